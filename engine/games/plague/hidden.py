"""Where cards lie, and what can lie where nobody sees it; who may be the traitor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kit.piles import copies, deal, lay, unseen

from .dead.hand import trappable
from .rows import EXPANSIONS, Card, HandCard
from .state import LOYAL, TRAITOR, PlagueState
from .tables import DRIVING


def search_cards(s: PlagueState) -> list[str]:
    """All search cards, wherever they lie."""
    found = [*s.search.cards, *s.discard, *s.removed]
    found += [card for human in s.humans.values() for card in human.cards]
    return found + [card for pile in s.piles.values() for card in pile]


def search_box(s: PlagueState) -> list[str]:
    """The search cards of this table (S4)."""
    box = [*s.data.deck, *(f"{name}#1" for name in EXPANSIONS if getattr(s.settings, name) == "card")]
    return box if _is_dealt(s, len(search_cards(s)), box) else [*box, *_driving(s, s.data.cards.values())]


def zombie_cards(s: PlagueState) -> list[str]:
    """All cards of the Zombie Player, wherever they lie, traps as far as they are seen."""
    found = [*s.hand.cards, *s.rest.cards, *s.used, *(s.traps.value or {}).values()]
    return [*found, *(each.card for each in s.effects), *(each.boon for each in s.zombies.values() if each.boon)]


def zombie_box(s: PlagueState) -> list[str]:
    """The cards of the Zombie Player at this table (S5)."""
    fire = [copy for card in s.data.hand.values() if card.fire for copy in copies(card.id, card.copies)]
    box = [*s.data.hand_deck, *(fire if s.settings.fire == "on" else [])]
    found = len(zombie_cards(s)) + (s.laid if s.traps.hidden else 0)
    return box if _is_dealt(s, found, box) else [*box, *_driving(s, s.data.hand.values())]


def _is_dealt(s: PlagueState, found: int, box: Sequence[str]) -> bool:
    """Whether so many cards are those of the box. Tables of earlier versions have all that are printed, also where
    there is no car for some of them.
    """
    return bool(s.data.car) or found == len(box)


def _driving(s: PlagueState, cards: Iterable[Card | HandCard]) -> list[str]:
    """Every copy of those that need a car."""
    return [copy for card in cards if s.data.does[card.id] in DRIVING for copy in copies(card.id, card.copies)]


def fill(s: PlagueState) -> None:
    """Traps of cards that can be traps, hand and rest of the others; a traitor where there is one."""
    deal(s.dice, unseen(search_box(s), search_cards(s)), s.search.cards)
    if s.traps.hidden:
        _fill_traps(s)
    left = unseen(zombie_box(s), zombie_cards(s))
    lay([copy for copy in left if s.data.hand_card(copy).fire], s.hand.cards)  # it is always dealt (S5)
    deal(s.dice, unseen(left, s.hand.cards), s.hand.cards, s.rest.cards)
    _fill_roles(s)


def _fill_traps(s: PlagueState) -> None:
    """So many traps as are laid, each on a place of its own (R23.4)."""
    cards = [copy for copy in unseen(zombie_box(s), zombie_cards(s)) if s.data.hand_card(copy).timing == "trap"]
    places = trappable(s, ())
    s.dice.shuffle(cards)
    s.dice.shuffle(places)
    s.traps.value = dict(zip(places[: s.laid], cards, strict=False))


def _fill_roles(s: PlagueState) -> None:
    """One of the humans whom a person led at the beginning is the traitor if nobody is seen to be (R30.1)."""
    hidden = [each for each, role in s.roles.items() if role.hidden]
    for each in hidden:
        s.roles[each].value = LOYAL
    led = [each for each in s.humans if not s.settings.is_automated(s.leader(each))]
    able = [each for each in hidden if each in led]
    if able and not s.traitor and s.settings.traitor == "on" and len({s.leader(each) for each in led}) > 1:
        s.roles[able[s.dice.pick(len(able))]].value = TRAITOR
