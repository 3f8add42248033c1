"""Quarters, cards and gangs of Z-Game: what each may be, and what all of it must fulfil together (section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal, get_args

from pydantic import Field, StringConstraints

from engine.core.rows import Box, Fault, Listed, Row, Rows
from engine.kit.hexes import Hex, laid_out

from .judgement import Levels

DeckName = Literal["firearm", "melee", "transport", "gadget", "supply", "mercenary"]
Icon = Literal["firearm", "melee", "transport", "gadget", "supply", "food", "medicine", "fighter", "mercenary"]
Special = Literal["ride_through", "wheels", "silencer", "firepower", "nurses", "slaughter"]
Op = Literal[
    "ride", "spawn", "shoot", "pull", "push", "pipe", "marauders", "hire", "gain", "wreck", "steal",
    "build", "despoil", "recruit",
]  # fmt: skip
Metric = Literal[
    "despoil", "cleared", "fights", "built", "firearms", "melee", "rides", "haul", "mercenaries", "kicked",
    "strongest", "mall", "barricades", "far", "turf", "stock", "gates", "marauders",
]  # fmt: skip
Small = Annotated[int, Field(ge=0, le=9)]
CardId = Annotated[str, StringConstraints(pattern=r"^[A-Z][0-9]{2}$")]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z]+$", max_length=12)]

DECKS: tuple[DeckName, ...] = get_args(DeckName)
ITEM_DECKS = DECKS[:5]
EVENTS, GOALS = 8, 2
"""Events of a whole game, and Goals opened in each turn (R1.2, R3.1)."""
SEATS = (2, 3, 4)
PER_GANG = 4
"""Regular quarters for each gang (S3)."""
IN_RAID: frozenset[Op] = frozenset(
    {"ride", "spawn", "shoot", "pull", "push", "pipe", "marauders", "hire", "gain", "wreck", "steal"}
)
IN_HOUSEHOLD: frozenset[Op] = frozenset({"gain", "wreck", "build", "despoil", "recruit"})


class Tile(Row):
    """A quarter, the Megamall or a Base (2.3). ``zombies`` are those at set-up."""

    id: Annotated[str, StringConstraints(pattern=r"^[1-3]-[0-9]{2}$")]
    kind: Literal["quarter", "mall", "base"]
    icons: Listed[Icon]
    zombies: Annotated[int, Field(ge=0, le=3)]


class Layout(Row):
    """The cells of a city for a number of gangs, as drawn (2.4)."""

    id: Literal["2", "3", "4"]
    rows: Listed[str]

    @cached_property
    def cells(self) -> Sequence[tuple[str, Hex]]:
        """What lies where: M, B1 to B4 and dots."""
        return laid_out(self.rows, "M")

    @property
    def bases(self) -> list[Hex]:
        """The Base slots by their number."""
        return [cell for name, cell in sorted(self.cells) if name.startswith("B")]

    @property
    def quarters(self) -> list[Hex]:
        """The cells of quarters in reading order."""
        return [cell for name, cell in self.cells if name == "."]


class Gang(Row):
    """A gang by its letter (2.11)."""

    id: Literal["A", "B", "C", "D"]
    base: str
    specials: Listed[Special]


class Use(Row):
    """What a card does if it is discarded outside of a fight (2.13)."""

    op: Op
    n: Small = 0
    near: bool = False
    party: bool = False
    home: bool = False
    food: Small = 0
    medicine: Small = 0


class Item(Row):
    """A kind of card that is held in hand (2.6, 2.7)."""

    id: Name
    deck: DeckName
    copies: Listed[CardId]
    strength: Small
    undead: Small | None = None
    vest: bool = False
    raid: Listed[Use] = ()
    household: Listed[Use] = ()

    def power(self, undead: bool) -> int:
        """Its printed Strength against Zombies or people (R7.5)."""
        return self.strength if self.undead is None or not undead else self.undead

    def _faults(self) -> Iterator[Fault]:
        for phase, uses, known in (("raid", self.raid, IN_RAID), ("household", self.household, IN_HOUSEHOLD)):
            for number, use in enumerate(uses):
                if use.op not in known:
                    yield (phase, str(number), "op"), f"{use.op!r} is no use of this phase"
            if len({use.op for use in uses}) < len(uses):
                yield (phase,), "an operation stands there twice"


class Zombie(Row):
    """A kind of Zombie card (2.8)."""

    id: Name
    copies: Listed[CardId]
    strength: Small
    bans: DeckName | None = None
    ransom: bool = False
    extra: Small = 0
    kills: Small = 0
    despoils: bool = False
    spreads: bool = False


class EventCard(Row):
    """An event (2.9)."""

    id: CardId
    invasion: Listed[Icon]
    marauders: Listed[Icon]
    order: str
    upkeep: Literal["full", "half", "plus"]
    loss: Small
    night: Listed[Icon]
    night_marauders: Listed[Icon]
    ruin: Listed[Icon]


class Goal(Row):
    """A Goal (2.10). ``mercenaries``: it is out of the game without them."""

    id: CardId
    kind: Literal["count", "max", "end"]
    metric: Metric
    mercenaries: bool = False


class ZgameData(Box):
    """The whole box, sound together (2.2, 2.9), be it ours or an administrator's."""

    tiles: Rows[Tile]
    layouts: Rows[Layout]
    gangs: Rows[Gang]
    items: Rows[Item]
    zombies: Rows[Zombie]
    events: Rows[EventCard]
    goals: Rows[Goal]
    player: Levels

    @cached_property
    def cards(self) -> Mapping[str, Item]:
        """What each copy of a card is, in the order of their numbers."""
        return dict(sorted((copy, item) for item in self.items.values() for copy in item.copies))

    @cached_property
    def undead(self) -> Mapping[str, Zombie]:
        """What each copy of a Zombie card is."""
        return {copy: zombie for zombie in self.zombies.values() for copy in zombie.copies}

    @cached_property
    def mall(self) -> str:
        return next(id for id, tile in self.tiles.items() if tile.kind == "mall")

    @cached_property
    def quarters(self) -> Sequence[str]:
        """The regular quarters, by number."""
        return [id for id, tile in sorted(self.tiles.items()) if tile.kind == "quarter"]

    def deck(self, name: DeckName) -> list[str]:
        """The cards of a deck, by number."""
        return [copy for copy, item in self.cards.items() if item.deck == name]

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self._city()
        for table, rows in (("items", self.items), ("zombies", self.zombies)):
            for copy, times in Counter(copy for row in rows.values() for copy in row.copies).items():
                if times > 1:
                    yield (table,), f"{copy!r} stands there {times} times"
        for deck in DECKS:
            if not any(item.deck == deck for item in self.items.values()):
                yield ("items",), f"no card of deck {deck!r}"
        for id, event in self.events.items():
            if sorted(event.order) != sorted(self.gangs):
                yield ("events", id, "order"), f"names each gang once, not {event.order!r}"
        if len(self.events) < EVENTS:
            yield ("events",), f"a game needs {EVENTS}, there are {len(self.events)}"
        if len(self.goals) < GOALS * EVENTS:
            yield ("goals",), f"a game needs {GOALS * EVENTS}, there are {len(self.goals)}"

    def _city(self) -> Iterator[Fault]:
        bases = [id for id, tile in self.tiles.items() if tile.kind == "base"]
        if sum(tile.kind == "mall" for tile in self.tiles.values()) != 1:
            yield ("tiles",), "there is one Megamall"
        if sorted(gang.base for gang in self.gangs.values()) != sorted(bases):
            yield ("gangs",), "each Base belongs to one gang"
        if len(self.quarters) < PER_GANG * max(SEATS):
            yield ("tiles",), f"a city needs {PER_GANG * max(SEATS)} quarters, there are {len(self.quarters)}"
        for seats in SEATS:
            if (layout := self.layouts.get(str(seats))) is None:
                yield ("layouts",), f"there is none for {seats} gangs"
                continue
            try:
                bases, quarters = len(layout.bases), len(layout.quarters)
            except ValueError as error:
                yield ("layouts", str(seats), "rows"), str(error)
                continue
            if (bases, quarters) != (seats, PER_GANG * seats):
                yield ("layouts", str(seats), "rows"), f"{bases} Bases and {quarters} quarters for {seats} gangs"
