"""Quarters, cards and gangs of Z-Game: what each may be, and what all of it must fulfil together (section 2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field, ValidationInfo

from engine.core.fault import Unreadable
from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row, broken, spelled
from engine.kit.hexes import Hex, laid_out
from engine.kit.piles import copies

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
Letter = Literal["A", "B", "C", "D"]
Small = Annotated[int, Field(ge=0, le=9)]
OWN = r"[a-z][a-z0-9]{0,29}-"
"""How what belongs to a city that somebody wrote begins: with the name of that city."""
CardId = Annotated[str, spelled(rf"([A-Z][0-9]{{2}}|{OWN}[a-z0-9]{{1,12}}(#[0-9]{{1,2}})?)", "A01, docks-7")]
Name = Annotated[str, spelled(rf"([a-z]{{1,12}}|{OWN}[a-z0-9]{{1,12}})", "axe, docks-axe")]
TileId = Annotated[str, spelled(rf"([1-3]-|{OWN})[0-9]{{2}}", "1-04, docks-04")]

DECKS: tuple[DeckName, ...] = get_args(DeckName)
ITEM_DECKS = DECKS[:5]
EVENTS, GOALS = 8, 2
"""Events of a whole game, and Goals opened in each turn (R1.2, R3.1)."""
SEATS = (2, 3, 4)
MOST = 32
"""Quarters of a city at most."""
COPIES = 12
"""Copies of a card at most."""
IN_RAID: frozenset[Op] = frozenset(
    {"ride", "spawn", "shoot", "pull", "push", "pipe", "marauders", "hire", "gain", "wreck", "steal"}
)
IN_HOUSEHOLD: frozenset[Op] = frozenset({"gain", "wreck", "build", "despoil", "recruit"})
NUMBERS: Mapping[Op, range] = {
    "ride": range(1, 4), "spawn": range(1, 5), "shoot": range(1, 4), "pull": range(1, 7), "push": range(1, 4),
    "pipe": range(1, 7), "marauders": range(10),
}  # fmt: skip
"""What ``n`` of a use can be; 0 where it is not named."""
FLAGS: Mapping[str, Op] = {"near": "spawn", "party": "ride", "home": "push"}
"""The one operation that each of these belongs to."""
MOST_GAINED = 5
FIXED = re.compile(r"[0-9]{2}")
PEAKS: frozenset[Metric] = frozenset({"cleared", "strongest", "haul", "kicked"})
"""What comes several at once, so that the most of it at once can be asked for."""
AT_END: frozenset[Metric] = frozenset({"mall", "barricades", "far", "turf", "stock", "gates", "marauders"})
"""What is looked at as it stands at the end of a turn."""


def copied(given: object, about: ValidationInfo) -> object:
    """Copies of a card, which may be given by their number."""
    if not isinstance(given, int):
        return given
    if isinstance(given, bool) or given not in range(1, COPIES + 1):
        raise broken(msg("fault-number", least=1, most=COPIES))
    return tuple(copies(str(about.data.get("id", "")), given))


Copies = Annotated[tuple[CardId, ...], Field(strict=False, min_length=1, max_length=40), BeforeValidator(copied)]
Icons = Annotated[tuple[Icon, ...], Field(strict=False, max_length=2)]


def number(tile: str) -> str:
    """The number of a tile as it stands on the map: of one that somebody wrote without the name of its city."""
    return tile.rpartition("-")[2] if tile[0].isalpha() else tile


class Tile(Row):
    """A quarter, the Megamall or a Base (2.3). ``zombies`` are those at set-up."""

    id: TileId
    """The name of the city and the number on the map, from 01 to 99: `port-07`."""
    kind: Literal["quarter", "mall", "base"] = "quarter"
    """A `mall` takes the place of the Megamall, a `base` that of a gang's Base (`bases`)."""
    icons: Annotated[tuple[Icon, ...], Field(strict=False, max_length=4)]
    """What it yields, in this order: at most 4, a Base 3, or nothing."""
    zombies: Annotated[int, Field(ge=0, le=3)] = 0
    """Those that stand there in the beginning."""

    def _faults(self) -> Iterator[Fault]:
        if self.kind == "base" and (self.zombies or len(self.icons) > 3):
            yield ("icons",), msg("zgame-fault-base-yield")


class Layout(Row):
    """The cells of a city for a number of gangs, as drawn (2.4)."""

    id: Literal["2", "3", "4"]
    """The number of gangs."""
    rows: Annotated[tuple[Annotated[str, Field(max_length=46)], ...], Field(strict=False, max_length=11)]
    """The map, drawn in at most 11 rows of 46 characters, which are 11 places."""

    @cached_property
    def cells(self) -> Sequence[tuple[str, Hex]]:
        """What lies where: M, B1 to B4, dots, and numbers of quarters that lie just there."""
        return laid_out(self.rows, "M")

    @property
    def bases(self) -> list[Hex]:
        """The Base slots by their number."""
        return [cell for name, cell in sorted(self.cells) if name.startswith("B")]

    @property
    def quarters(self) -> list[Hex]:
        """The cells of quarters that are laid at random, in reading order."""
        return [cell for name, cell in self.cells if name == "."]

    @property
    def fixed(self) -> Mapping[str, Hex]:
        """The numbers of the quarters that lie in a certain cell."""
        return {name: cell for name, cell in self.cells if name.isdecimal()}

    @property
    def size(self) -> int:
        """How many quarters the city has."""
        return len(self.quarters) + len(self.fixed)

    def _faults(self) -> Iterator[Fault]:
        """A city is one whole also without its Bases, which no rival can cross (R5.3)."""
        try:
            cells = self.cells
        except Unreadable as error:
            yield ("rows",), error.what
            return
        named, gangs = [name for name, _ in cells], int(self.id)
        wanted = [f"B{n + 1}" for n in range(gangs)]
        strange = [name for name in named if name not in ("M", ".", *wanted) and not FIXED.fullmatch(name)]
        if strange:
            yield ("rows",), msg("zgame-fault-sign", last=f"B{gangs}", given=strange[0][:20])
            return
        bases = [name for name in sorted(named) if name.startswith("B")]
        if bases != wanted:
            yield ("rows",), msg("zgame-fault-bases", n=len(bases), gangs=gangs, last=f"B{gangs}")
        if len(self.fixed) < sum(name.isdecimal() for name in named):
            yield ("rows",), msg("zgame-fault-quarter-twice")
        if self.size not in range(2 * gangs, MOST + 1):
            yield ("rows",), msg("zgame-fault-size", least=2 * gangs, most=MOST, n=self.size)
        if missing := len(cells) - len(self._reached()):
            yield ("rows",), msg("zgame-fault-unreached", n=missing)

    def _reached(self) -> set[Hex]:
        """The cells to which there is a way from the Megamall that crosses no Base."""
        bases, cells = {*self.bases}, {cell for _, cell in self.cells}
        edge = found = {Hex(0, 0)}
        while edge := {near for cell in edge - bases for near in cell.neighbours if near in cells} - found:
            found = found | edge
        return found


class Gang(Row):
    """A gang by its letter (2.11)."""

    id: Letter
    base: TileId
    specials: Listed[Special]


class Use(Row):
    """What a card does if it is discarded outside of a fight (2.13)."""

    op: Op
    """What it does: see the uses below."""
    n: Small = 0
    """How many or how far."""
    near: bool = False
    """`spawn` only next to a Fighter of the gang."""
    party: bool = False
    """`ride` of several Fighters, at once and together."""
    home: bool = False
    """`push` any number, from a place with a Fighter of the gang."""
    food: Annotated[int, Field(ge=0, le=MOST_GAINED)] = 0
    """What `gain` brings."""
    medicine: Annotated[int, Field(ge=0, le=MOST_GAINED)] = 0
    """What `gain` brings."""

    def _faults(self) -> Iterator[Fault]:
        numbers = range(1) if self.home else NUMBERS.get(self.op, range(1))
        if self.n not in numbers:
            op = f"{self.op}, home" if self.home else self.op
            yield ("n",), msg("zgame-fault-n", op=op, least=numbers[0], most=numbers[-1], n=self.n)
        for flag, op in FLAGS.items():
            if getattr(self, flag) and op != self.op:
                yield (flag,), msg("zgame-fault-only", op=op)
        if bool(self.food or self.medicine) != (self.op == "gain"):
            yield ("op",), msg("zgame-fault-gain")


Uses = Annotated[tuple[Use, ...], Field(strict=False, max_length=2)]


class Item(Row):
    """A kind of card that is held in hand (2.6, 2.7)."""

    id: Name
    """The name of the city and another: `port-boat`."""
    deck: DeckName
    """The deck in which it lies."""
    copies: Copies
    """How many there are of it: 1 to 12."""
    strength: Small
    """What it adds in a fight."""
    undead: Small | None = None
    """Against Zombies, if that is another number."""
    vest: bool = False
    """It cancels the best card of people, and saves a Fighter from Zombies."""
    raid: Uses = ()
    """What it can be discarded for in a Raid: one of at most two uses."""
    household: Uses = ()
    """The same in a Household."""
    picture: Annotated[str, Field(max_length=12)] = ""
    """A card of ours whose picture it has: `pistol`."""

    def power(self, undead: bool) -> int:
        """Its printed Strength against Zombies or people (R7.5)."""
        return self.strength if self.undead is None or not undead else self.undead

    def _faults(self) -> Iterator[Fault]:
        for phase, uses, known in (("raid", self.raid, IN_RAID), ("household", self.household, IN_HOUSEHOLD)):
            for number, use in enumerate(uses, 1):
                if use.op not in known:
                    yield (phase, f"#{number}", "op"), msg("zgame-fault-use", op=use.op)
            if len({use.op for use in uses}) < len(uses):
                yield (phase,), msg("zgame-fault-use-twice")


class Zombie(Row):
    """A kind of Zombie card (2.8)."""

    id: Name
    """The name of the city and another: `port-captain`."""
    copies: Copies
    """How many there are of it: 1 to 12."""
    strength: Small
    """What it adds in a fight."""
    bans: DeckName | None = None
    """The deck of which no card can be laid against it."""
    ransom: bool = False
    """A Medicine buys the ban off."""
    extra: Annotated[int, Field(ge=0, le=3)] = 0
    """So many more Zombie cards are drawn."""
    kills: Small = 0
    """So many Fighters die if the fight is lost."""
    despoils: bool = False
    """The quarter is despoiled if the fight is lost."""
    spreads: bool = False
    """Zombies appear all around if the fight is lost."""


class EventCard(Row):
    """An event (2.9)."""

    id: CardId
    """The name of the city and another: `port-tide`."""
    invasion: Icons
    """A Zombie comes to every place with one of these icons; two at most, here and below."""
    marauders: Icons
    """The Marauders go to a place with one of them."""
    order: Annotated[str, Field(max_length=4)]
    """The gangs by their letters, in the order of their rounds."""
    upkeep: Literal["full", "half", "plus"] = "full"
    """One for each Fighter, for every two, or one more."""
    loss: Small = 0
    """Cards that everybody loses at night."""
    night: Icons = ()
    """As `invasion`, at night."""
    night_marauders: Icons = ()
    """As `marauders`, at night."""
    ruin: Icons
    """A quarter with one of them is despoiled at night."""


class Goal(Row):
    """A Goal (2.10). ``mercenaries``: it is out of the game without them."""

    id: CardId
    """The name of the city and another: `port-west`."""
    kind: Literal["count", "max", "end"]
    """Added up in the turn, the most at once in it, or as it stands at its end."""
    metric: Metric
    """What is measured: see the Goals below."""
    mercenaries: bool = False
    """It is out of the game without Mercenaries."""
    at: TileId | Literal[""] = ""
    """For `mall`: the place that counts, one that has its own place in every map."""

    @property
    def measure(self) -> str:
        """What is measured and how: texts have it as the end of their keys."""
        return f"{self.kind}-{'place' if self.at else self.metric}"

    def _faults(self) -> Iterator[Fault]:
        if (self.kind == "end") != (self.metric in AT_END):
            kind = "end" if self.metric in AT_END else "count, max"
            yield ("kind",), msg("zgame-fault-kind", metric=self.metric, kind=kind)
        elif self.kind == "max" and self.metric not in PEAKS:
            yield ("kind",), msg("zgame-fault-max", metrics=", ".join(sorted(PEAKS)))
        if self.at and self.metric != "mall":
            yield ("at",), msg("zgame-fault-at")
