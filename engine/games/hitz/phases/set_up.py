"""Set-up (S1–S7, R14.1). Order of randomness (R18.6): initiative, levels I, II and III, then the dice of play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.secret import Deck, Hand, Secret

from ..box.data import LEVELS, HitzData
from ..state import Group, HitzSettings, HitzState


def lay_out(data: HitzData, settings: HitzSettings, seats: Sequence[str], seed: str) -> HitzState:
    """The table before the first round. Colours are chosen in the lobby (S1)."""
    dice = Dice(seed=seed)
    order = list(seats)
    if len(seats) > 1:
        dice.shuffle(order)  # S3
    deck, box = build_deck(data, len(seats), dice)
    shown = len(seats) == 1 or settings.score == "open"  # O2
    s = HitzState(
        seats=list(seats),
        dice=dice,
        settings=settings,
        groups={seat: new_group(seat, shown) for seat in seats},
        order=order,
        deck=Deck(cards=deck),
        box=Deck(cards=box),
        supply={kind: token.count for kind, token in data.tokens.items()},
    )
    s.attach(data)
    return s


def new_group(seat: str, shown: bool) -> Group:  # S2
    return Group(
        seat=seat,
        pile=Hand(owner=seat, shown=shown),
        bonus=Secret[int](value=0, seats=(seat,), opened=shown),
    )


def build_deck(data: HitzData, players: int, dice: Dice) -> tuple[list[str], list[str]]:  # S5
    """The deck, its last card on top, and the box, which also takes the cards that a larger deck has too many."""
    deck: list[str] = []
    aside: list[str] = []
    for level in LEVELS:
        cards = list(data.pool(level, players))
        dice.shuffle(cards)
        played = data.in_play(level, players)
        deck, aside = cards[:played] + deck, aside + cards[played:]
    used = {*deck, *aside}
    return deck, [card for card in data.cards if card not in used] + aside
