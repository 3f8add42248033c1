"""Set-up (S1–S9). Order of randomness: starting player, map stack (upper part, then lower), event deck, then play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.secret import Deck, Hand

from .city import Placed
from .data import HELIPAD, TOWN, ZombiesData
from .settings import KILLS, Rules, ZombiesSettings, rules_of
from .state import HAND, Survivor, ZombiesState

FIGURES = 100
"""Zombies in the box (S7)."""
MARBLES = "all_the_marbles"


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
        tiles=(Placed(TOWN, 0, 0, 0),),  # S2
        pile=Deck(cards=pile),
        bank=FIGURES,
        deck=Deck(cards=deck),
        box=box,
        active=active,
    )
    s.attach(data)
    return s


def is_late(data: ZombiesData, rules: Rules, tile: str) -> bool:
    """Whether a tile comes late; so does the building of a card that is out (S4)."""
    return data.tiles[tile].late or (rules.marbles_out and tile in data.cards[MARBLES].needs)


def map_stack(data: ZombiesData, rules: Rules, dice: Dice) -> list[str]:
    """The tiles to be drawn, the last one on top (S3, S3b)."""
    tiles = [id for id in data.tiles if id != TOWN]
    if rules.stack == "late9":
        late = {id for id in tiles if is_late(data, rules, id)}
        upper, lower = [id for id in tiles if id not in late], [id for id in tiles if id in late]
    else:
        upper, lower = [id for id in tiles if id != HELIPAD], [HELIPAD]
    dice.shuffle(upper)
    if rules.stack == "helipad_lower_half":
        half = len(upper) // 2
        upper, lower = upper[half:], [*upper[:half], HELIPAD]
    dice.shuffle(lower)
    return [*lower, *upper]


def reshuffle(s: ZombiesState) -> None:
    """The event deck and the map stack anew, each tile in the part of the stack where set-up may put it (S3, S3b)."""
    s.deck.shuffle(s)
    tiles = s.pile.cards
    if s.rules.stack == "late9":
        late = {id for id in tiles if is_late(s.data, s.rules, id)}
        lower, upper = [id for id in tiles if id in late], [id for id in tiles if id not in late]
        s.dice.shuffle(lower)
        s.dice.shuffle(upper)
        s.pile.cards = [*lower, *upper]
        return
    others = [id for id in tiles if id != HELIPAD]
    s.dice.shuffle(others)
    if len(others) < len(tiles):
        lowest = (len(s.data.tiles) - 2) // 2 + 1 if s.rules.stack == "helipad_lower_half" else 1
        others.insert(s.dice.pick(min(lowest, len(tiles))), HELIPAD)
    s.pile.cards = others


def event_deck(data: ZombiesData, rules: Rules) -> tuple[list[str], list[str]]:
    """The cards played with, and those that stay in the box (S4)."""
    box = [
        copy.id
        for copy in data.deck.values()
        if (copy.alt_out and rules.removed_cards == "seed7") or (copy.card == MARBLES and rules.marbles_out)
    ]
    return [copy for copy in data.deck if copy not in box], box
