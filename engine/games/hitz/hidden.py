"""What lies hidden: cards that nobody has met, and what everybody has seen somebody collect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.secret import HIDDEN
from engine.kit.piles import lay, unseen

from .box.data import LEVELS, HitzData, Level
from .state import HitzState, Slot


def cards(s: HitzState) -> list[str]:
    """All cards, wherever they lie; those of a route that are done with lie elsewhere."""
    found = [*s.deck.cards, *s.box.cards, *(slot.card.value or HIDDEN for slot in _on_table(s))]
    return found + [card for group in s.groups.values() for card in group.pile.cards + group.face_up]


def _on_table(s: HitzState) -> Iterator[Slot]:
    return (slot for route in s.routes for slot in route.slots if slot.outcome in ("", "playing"))


def road_maps(data: HitzData) -> int:
    """The most VP that road maps can bring (R13.3)."""
    return sum(card.n for card in data.cards.values() if card.effect == "E-MAP")


def conceal(s: HitzState) -> None:
    """What nobody has met: the deck, cards face down in routes, and those set aside (S5)."""
    unmet = {card for level in LEVELS for card in s.data.pool(level, len(s.seats)) if card not in s.met}
    s.deck.cards = [HIDDEN] * len(s.deck)
    s.box.cards = [HIDDEN if card in unmet else card for card in s.box.cards]
    for slot in _on_table(s):
        if not slot.card.opened:
            slot.card.value = None


def fill(s: HitzState) -> None:
    """Piles as everybody remembers them; of each level what nobody has met, first in the deck (S5)."""
    for seat, group in s.groups.items():
        theirs = [card for card, whom in s.met.items() if whom == seat]
        lay(unseen(theirs, group.face_up), group.pile.cards)
        if group.bonus.hidden:
            worth = sum(s.card(card).vp for card in group.pile.cards + group.face_up if card != HIDDEN)
            told = s.deeds.get(seat, {}).get("points", 0)
            group.bonus.value = min(max(0, told - worth), road_maps(s.data)) if group.alive else 0
    levels = [level for level in reversed(LEVELS) for _ in range(s.data.in_play(level, len(s.seats)))][: len(s.deck)]
    left = [card for level in LEVELS for card in _of_level(s, level, levels)]
    lay([*left, *unseen(s.data.cards, [*cards(s), *left])], s.box.cards)


def _of_level(s: HitzState, level: Level, levels: Sequence[int]) -> list[str]:
    """Lay the cards of a level in the deck, whose cards have these levels, and face down in routes; the others."""
    unmet = unseen(s.data.pool(level, len(s.seats)), [*cards(s), *s.met])
    s.dice.shuffle(unmet)
    coming = iter(unmet)
    for at, card in enumerate(s.deck.cards):
        if card == HIDDEN and levels[at] == level:
            s.deck.cards[at] = next(coming, HIDDEN)
    for slot in _on_table(s):
        if slot.card.hidden and level == s.level:
            slot.card.value = next(coming, None)
    return list(coming)
