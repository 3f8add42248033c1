"""Where cards lie, and what can lie where nobody sees them."""

from __future__ import annotations

from engine.kit.piles import deal, unseen

from .reading.spawn import Distribution, deck
from .state import ZombicideState


def equipment(s: ZombicideState) -> list[str]:
    """All equipment, wherever it lies; what was kept lies on sheets until it has been put on (R10.10)."""
    found = [copy for each in s.equipment.values() for copy in each.cards]
    found += [copy for pile in s.discards.values() for copy in pile]
    found += [copy for each in s.survivors.values() for copy in each.cards]
    kept = [] if s.round > 1 or s.over else [copy for each in s.survivors.values() for copy in each.sheet.kept]
    return [*found, *s.out, *s.drawn, *kept]


def zombie_cards(s: ZombicideState) -> list[str]:
    """All Zombie cards, wherever they lie."""
    dealt = [card for step in s.find_all(Distribution) for card in step.hand.cards]
    return [*s.zombie_deck.cards, *s.zombie_discard, *s.zombie_drawn, *dealt]


def abominations(s: ZombicideState) -> list[str]:
    """All abominations, as cards or on the board."""
    return [*s.abomination_deck.cards, *s.abomination_discard, *s.abominations]


def fill(s: ZombicideState) -> None:
    """Every deck of what is not seen."""
    seen = equipment(s)
    for name, each in s.equipment.items():
        deal(s.dice, unseen(s.data.deck(name), seen), each.cards)
    dealt = [step.hand.cards for step in s.find_all(Distribution)]
    deal(s.dice, unseen(deck(s.data, s.settings), zombie_cards(s)), s.zombie_deck.cards, *dealt)
    deal(s.dice, unseen(s.data.abominations, abominations(s)), s.abomination_deck.cards)
