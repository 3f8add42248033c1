"""Piles of cards or tiles: lists of ids, the last of which lies on top. Copies of a card: ``bat#1``, ``bat#2``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from typing import Literal

from engine.core.dice import Dice
from engine.core.secret import HIDDEN, Deck
from engine.core.state import State

TOP, BOTTOM, RANDOM = "top", "bottom", "random"
Where = Literal["top", "bottom", "random"]
"""Where in a pile a card is put."""
KEPT = 1024
"""The number of copies whose cards are remembered: they are asked for all the time."""


def copies(card: str, n: int) -> list[str]:
    """All copies of a card."""
    return [f"{card}#{each}" for each in range(1, n + 1)]


@lru_cache(KEPT)
def kind(copy: str) -> str:
    """The card of which this is a copy."""
    return copy.partition("#")[0]


def first_copies(found: Iterable[str], alike: Callable[[str], str] = kind) -> list[str]:
    """The first of each group of equal things. Without another measure, equal means copies of the same card."""
    kept: dict[str, str] = {}
    for card in found:
        kept.setdefault(alike(card), card)
    return [*kept.values()]


def take(card: str, piles: Iterable[list[str]]) -> None:
    """Take a card out of whichever of the piles it lies in; raises LookupError if it lies in none."""
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return
    raise LookupError(card)


def put(s: State, pile: list[str], card: str, where: Where) -> None:
    """Put a card on top of a pile, under it, or anywhere in it."""
    at = {TOP: len(pile), BOTTOM: 0}
    pile.insert(s.dice.pick(len(pile) + 1) if where == RANDOM else at[where], card)


def refill(s: State, deck: Deck, discards: list[str]) -> bool:
    """An empty deck is made of its discard pile again, shuffled; returns whether it was."""
    if deck.cards or not discards:
        return False
    deck.cards += discards
    discards.clear()
    deck.shuffle(s)
    return True


def unseen(box: Iterable[str], found: Iterable[str]) -> list[str]:
    """The cards of a box that lie nowhere among those found."""
    there = set(found)
    return [card for card in box if card not in there]


def deal(dice: Dice, cards: list[str], *piles: list[str]) -> list[str]:
    """Shuffle cards and lay them where backs lie, pile by pile; returns what is left over."""
    if cards:
        dice.shuffle(cards)
    return lay(cards, *piles)


def lay(cards: Iterable[str], *piles: list[str]) -> list[str]:
    """Lay cards in their order where backs lie, pile by pile; returns what is left over."""
    left = iter(cards)
    for pile in piles:
        for at in [at for at, card in enumerate(pile) if card == HIDDEN]:
            pile[at] = next(left, HIDDEN)
    return list(left)


def astray(found: Collection[str], wanted: Collection[str]) -> set[str]:
    """Ids that should be found exactly once but are missing or in two places, and ids that do not belong there."""
    there = set(found)
    twice = {id for id, times in Counter(iter(found)).items() if times > 1} if len(there) < len(found) else set[str]()
    return twice | there.symmetric_difference(wanted)
