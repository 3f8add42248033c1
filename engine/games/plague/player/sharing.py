"""What automated humans give away and pick up (11.1): weapons for the unarmed, and first aid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..humans.things import givable, piles
from ..state import Human, PlagueState
from ..terms import excess, is_armed, neighbours
from .arms import kill_chance


def arms_of(s: PlagueState, cards: Sequence[str], human: Human) -> list[str]:
    """The weapons among these cards that kill more than by a throw, the best in his hands first."""
    found = [each for each in cards if s.card(each).kind in ("melee", "firearm") and each not in s.empty]
    return sorted(found, key=lambda each: -kill_chance(s, human, each))


def gifts(s: PlagueState, human: Human) -> Iterator[list[str]]:
    """Gives his second weapon to an unarmed human beside him (R9.4); his only firearm he keeps."""
    arms = arms_of(s, human.cards, human)
    guns = [each for each in arms if s.card(each).kind == "firearm"]
    spare = [each for each in arms[1:] if guns != [each]]
    for other, cards in givable(s, human).items() if spare else ():
        good = [each for each in spare if each in cards]
        if good and not is_armed(s, s.humans[other]):
            yield ["give", other, good[0]]


def finds(s: PlagueState, human: Human) -> Iterator[list[str]]:
    """What he takes from a pile or from somebody unconscious: a first weapon, first aid (R9.8)."""
    heaps = piles(s, human)
    for at in heaps:
        words = ["pick"] if len(heaps) == 1 else ["pick", at]
        yield from ([*words, card] for card in s.piles[at] if _wants(s, human, card))
    for other in neighbours(s, human):
        if not other.conscious:
            yield from (["take", other.id, card] for card in other.cards if _wants(s, human, card))


def _wants(s: PlagueState, human: Human, card: str) -> bool:
    if excess(s, human, [*human.cards, card]) > excess(s, human):
        return False
    return s.card(card).heals > 0 or (not is_armed(s, human) and bool(arms_of(s, [card], human)))
