"""A table of Zombies!!! on which a test lays whatever it needs: tiles, zombies, pawns, hands, dice, steps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Self

import pytest
from kit import table
from kit.table import GameTable

from engine.core.act import Answer
from engine.core.runner import Ask, awaited, decisions, offered
from engine.core.shape import One, sample
from engine.core.step import Step
from engine.data import load
from engine.games.zombies import Zombies
from engine.games.zombies.box.city import Placed
from engine.games.zombies.box.data import ZombiesData
from engine.games.zombies.moment import Moment
from engine.games.zombies.phases.set_up import lay_out
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import Item, Survivor, Token, ZombiesState

SEATS = ("a", "b", "c", "d", "e", "f")
COUNTS = range(2, 7)
MODES = ("alt", "base")
LIMITS = ("3", "3", "5")
"""Random players do not reach the helipad: their games end by number of rounds."""
every_table = pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in MODES for players in COUNTS])


@cache
def box() -> ZombiesData:
    return load("zombies", ZombiesData)


@cache
def game() -> Zombies:
    return Zombies(box())


class Floor(table.Floor, Moment):
    """The bottom of the stack, where cards may be played."""

    def quiet(self, s: ZombiesState) -> bool:
        return True

    def asks(self, s: ZombiesState) -> Iterator[Ask]:
        yield Ask(s.active, "rest", One(["here", "there"]))


class Table(GameTable[ZombiesState]):
    """A game of Zombies!!!. Seat a is active; all hands are empty; only the Town Square lies."""

    floor = Floor

    def __init__(self, players: int = 3, *, seed: str = "table", auto: bool = True, **options: Any) -> None:
        super().__init__(game(), lay_out(box(), ZombiesSettings(**options), SEATS[:players], seed))
        self.s.auto = auto
        self.s.active = "a"
        for survivor in self.s.survivors.values():
            self.s.deck.cards += survivor.hand.cards
            survivor.hand.cards = []

    def __getitem__(self, seat: str) -> Survivor:
        return self.s.survivors[seat]

    # Laying the table

    def tile(self, id: str, x: int, y: int, turn: int = 0) -> Self:
        """The next tile lies at this cell; it leaves the map stack."""
        if id in self.s.pile.cards:
            self.s.pile.cards.remove(id)
        self.s.tiles = (*self.s.tiles, Placed(id, x, y, turn))
        return self

    def pile(self, *ids: str) -> Self:
        """The map stack consists of these tiles, the first one on top."""
        self.s.pile.cards = list(reversed(ids))
        return self

    def one_road(self) -> Self:
        """The only opening leads east from the Town Square, to a cell with a closed side in the south."""
        self.tile("T09", 0, -1).tile("T10", -1, 0, 3).tile("T11", 0, 1, 2)
        return self.tile("T03", 1, 1).tile("T13", 2, 1, 1)

    def zombies(self, *squares: str) -> Self:
        """Zombies of the bank on these squares."""
        self.s.zombies += squares
        self.s.bank -= len(squares)
        return self

    def tokens(self, kind: Token, *squares: str) -> Self:
        self.s.tokens |= dict.fromkeys(squares, kind)
        return self

    def bank(self, n: int) -> Self:
        """So many zombies are left; the others are taken as trophies that nobody holds."""
        self.s.bank = n
        return self

    def give(self, seat: str, **amounts: int) -> Self:
        """Lives, bullets and trophies (from the bank) of a seat, as they shall be."""
        if "trophies" in amounts:
            self.s.bank -= amounts["trophies"] - self[seat].trophies
        for name, value in amounts.items():
            setattr(self[seat], name, value)
        return self

    def pawn(self, seat: str, square: str) -> Self:
        self[seat].pawn = square
        return self

    def pawns(self, square: str) -> Self:
        """All pawns stand there."""
        for survivor in self.s.survivors.values():
            survivor.pawn = square
        return self

    def copy(self, card: str) -> str:
        """A copy of the card by its name, taken from the deck, the box or the discard pile."""
        for pile in (self.s.deck.cards, self.s.box, self.s.discard):
            for id in pile:
                if self.s.data.deck[id].card == card:
                    pile.remove(id)
                    return id
        raise LookupError(card)

    def hand(self, seat: str, *cards: str) -> Self:
        """These cards, by name, come to the hand."""
        self[seat].hand.cards += [self.copy(card) for card in cards]
        return self

    def play(self, seat: str, card: str, charges: int = 0) -> Self:
        """The card, by name, lies in play."""
        self[seat].table.append(Item(card=self.copy(card), charges=charges))
        return self

    # Playing

    def start(self, *steps: Step) -> Self:
        return super().start(*steps).follow()

    def open(self) -> list[tuple[str, str]]:
        """Who is waited for, and for what; nothing once the floor is reached."""
        return [(seat, kind) for seat, kind in super().open() if kind != "rest"]

    # Looking

    @property
    def figures(self) -> int:
        """Zombies in the bank, on the map and among the trophies: all there are (I1)."""
        return self.s.bank + len(self.s.zombies) + sum(each.trophies for each in self.s.survivors.values())


def mixed(mode: str, random: Random, limits: tuple[str, ...] = LIMITS) -> ZombiesSettings:
    """The mode, with every other option either as it says or any of its values."""
    chosen = {
        option.field: random.choice(option.values)
        for option in game().options
        if option.field not in ("mode", "round_limit") and random.random() < 0.5
    }
    return ZombiesSettings.model_validate({**chosen, "mode": mode, "round_limit": random.choice(limits)})


def walk(mode: str, players: int, n: int, seats: list[str]) -> Iterator[ZombiesState]:
    """A random game, position by position, with cards played whenever one can be."""
    random = Random(f"{mode}{players}{n}")
    s, _ = game().set_up(mixed(mode, random, ("3",)), seats, f"walk{n}")
    while not s.over:
        yield s
        act = game().follow(s)
        if act is None:
            decision = random.choice(decisions(s) if random.random() < 0.5 else awaited(s))
            seat = decision.seats[0]
            mine = next(d for d in offered(s, seat) if d.id == decision.id)
            act = Answer(seat=seat, decision=mine.id, words=sample(mine.ask.shape, random))
        game().apply(s, act)
    yield s
