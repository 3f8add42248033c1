"""Set-up (S1–S9). Order of randomness: starting player, map stack (upper part, then lower), event deck, then play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.secret import Deck, Hand

from ..box.city import Placed
from ..box.data import MARBLES, ZombiesData
from ..settings import KILLS, Rules, ZombiesSettings, rules_of
from ..state import HAND, Survivor, ZombiesState

FIGURES = 100
"""Zombies in the box (S7)."""


def lay_out(data: ZombiesData, settings: ZombiesSettings, seats: Sequence[str], seed: str) -> ZombiesState:
    """The table before the first turn. The order of seats is clockwise, and stands for the colours (S1)."""
    rules = rules_of(settings)
    dice = Dice(seed=seed)
    active = seats[dice.pick(len(seats))]  # S9
    pile = map_stack(data, rules, dice)
    deck, box = event_deck(data, rules)
    dice.shuffle(deck)
    hands = {seat: [deck.pop() for _ in range(HAND)] for seat in seats}  # S5
    s = ZombiesState(
        seats=list(seats),
        dice=dice,
        settings=settings,
        rules=rules,
        target=rules.kill_target or KILLS[len(seats)],  # S8
        survivors={seat: Survivor(seat=seat, hand=Hand(owner=seat, cards=hands[seat])) for seat in seats},  # S6
        tiles=(Placed(data.start, 0, 0, 0),),  # S2
        pile=Deck(cards=pile),
        bank=FIGURES,
        deck=Deck(cards=deck),
        box=box,
        active=active,
    )
    s.attach(data)
    return s


def late(data: ZombiesData, rules: Rules) -> set[str]:
    """The tiles that lie in the lower part of the stack (S3, S3b), with the building of a card that is out (S4)."""
    if rules.stack != "late9":
        return {data.helipad}
    lower = {tile.id for tile in data.tiles.values() if tile.late}
    if rules.marbles_out:
        empty = {tile for card in data.cards.values() if card.rule == MARBLES for tile in card.needs}
        lower.update(tile.id for tile in data.tiles.values() if tile.named in empty)
    return lower | {data.helipad}


def map_stack(data: ZombiesData, rules: Rules, dice: Dice) -> list[str]:
    """The tiles to be drawn, the last one on top (S3, S3b)."""
    after = late(data, rules)
    upper, lower = [id for id in data.tiles if id not in {data.start, *after}], [id for id in data.tiles if id in after]
    dice.shuffle(upper)
    if rules.stack == "helipad_lower_half":
        half = len(upper) // 2
        upper, lower = upper[half:], [*upper[:half], data.helipad]
    dice.shuffle(lower)
    return [*lower, *upper]


def event_deck(data: ZombiesData, rules: Rules) -> tuple[list[str], list[str]]:
    """The cards played with, and those that stay in the box (S4)."""
    box = [
        copy.id
        for copy in data.deck.values()
        if data.is_out(copy, alternative=rules.removed_cards == "seed7", marbles=rules.marbles_out)
    ]
    return [copy for copy in data.deck if copy not in box], box
