"""Quarters, cards and gangs of Z-Game: what each may be, and what all of it must fulfil together (section 2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, get_args

from pydantic import BeforeValidator, Field, StringConstraints, ValidationInfo
from pydantic_core import PydanticCustomError

from engine.core.rows import Fault, Listed, Named, Row, Rows
from engine.core.scenario import Keep, Scenario, ScenarioBox, kept, unknown
from engine.core.written import Wording
from engine.kit.hexes import Hex, laid_out
from engine.kit.piles import copies

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
Letter = Literal["A", "B", "C", "D"]
Small = Annotated[int, Field(ge=0, le=9)]
OWN = r"[a-z][a-z0-9]{0,29}-"
"""How what belongs to a city that somebody wrote begins: with the name of that city."""
CardId = Annotated[str, StringConstraints(pattern=rf"^([A-Z][0-9]{{2}}|{OWN}[a-z0-9]{{1,12}}(#[0-9]{{1,2}})?)$")]
Name = Annotated[str, StringConstraints(pattern=rf"^([a-z]{{1,12}}|{OWN}[a-z0-9]{{1,12}})$")]
TileId = Annotated[str, StringConstraints(pattern=rf"^([1-3]-|{OWN})[0-9]{{2}}$")]

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


def _copied(given: object, about: ValidationInfo) -> object:
    """Copies of a card, which may be given by their number."""
    if not isinstance(given, int):
        return given
    if isinstance(given, bool) or given not in range(1, COPIES + 1):
        raise PydanticCustomError("rule", "{what}", {"what": f"a number from 1 to {COPIES}"})
    return tuple(copies(str(about.data.get("id", "")), given))


Copies = Annotated[tuple[CardId, ...], Field(strict=False, min_length=1, max_length=40), BeforeValidator(_copied)]
Icons = Annotated[tuple[Icon, ...], Field(strict=False, max_length=2)]


def number(tile: str) -> str:
    """The number of a tile as it stands on the map: of one that somebody wrote without the name of its city."""
    return tile.rpartition("-")[2] if tile[0].isalpha() else tile


class Tile(Row):
    """A quarter, the Megamall or a Base (2.3). ``zombies`` are those at set-up."""

    id: TileId
    kind: Literal["quarter", "mall", "base"] = "quarter"
    icons: Annotated[tuple[Icon, ...], Field(strict=False, max_length=4)]
    zombies: Annotated[int, Field(ge=0, le=3)] = 0

    def _faults(self) -> Iterator[Fault]:
        if self.kind == "base" and (self.zombies or len(self.icons) > 3):
            yield ("icons",), "a Base has at most 3, and no Zombies"


class Layout(Row):
    """The cells of a city for a number of gangs, as drawn (2.4)."""

    id: Literal["2", "3", "4"]
    rows: Annotated[tuple[Annotated[str, Field(max_length=60)], ...], Field(strict=False, max_length=15)]

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
        except ValueError as error:
            yield ("rows",), str(error)
            return
        named, gangs = [name for name, _ in cells], int(self.id)
        wanted = [f"B{n + 1}" for n in range(gangs)]
        strange = [name for name in named if name not in ("M", ".", *wanted) and not FIXED.fullmatch(name)]
        if strange:
            yield ("rows",), f"there are M, B1 to B{gangs}, dots and numbers like 07, not {strange[0][:20]!r}"
            return
        bases = [name for name in sorted(named) if name.startswith("B")]
        if bases != wanted:
            yield ("rows",), f"{len(bases)} Bases and {self.size} quarters for {gangs} gangs"
        if len(self.fixed) < sum(name.isdecimal() for name in named):
            yield ("rows",), "a quarter lies there twice"
        if self.size not in range(2 * gangs, MOST + 1):
            yield ("rows",), f"{2 * gangs} to {MOST} quarters, not {self.size}"
        if missing := len(cells) - len(self._reached()):
            yield ("rows",), f"nobody gets to {missing} of its places without crossing a Base"

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
    n: Small = 0
    near: bool = False
    party: bool = False
    home: bool = False
    food: Annotated[int, Field(ge=0, le=MOST_GAINED)] = 0
    medicine: Annotated[int, Field(ge=0, le=MOST_GAINED)] = 0

    def _faults(self) -> Iterator[Fault]:
        numbers = range(1) if self.home else NUMBERS.get(self.op, range(1))
        if self.n not in numbers:
            yield ("n",), f"is {numbers[0]} to {numbers[-1]} for {self.op}{' with home' * self.home}, not {self.n}"
        for flag, op in FLAGS.items():
            if getattr(self, flag) and op != self.op:
                yield (flag,), f"is for {op} only"
        if bool(self.food or self.medicine) != (self.op == "gain"):
            yield ("op",), "food or medicine belong to gain"


Uses = Annotated[tuple[Use, ...], Field(strict=False, max_length=2)]


class Item(Row):
    """A kind of card that is held in hand (2.6, 2.7)."""

    id: Name
    deck: DeckName
    copies: Copies
    strength: Small
    undead: Small | None = None
    vest: bool = False
    raid: Uses = ()
    household: Uses = ()
    picture: Annotated[str, Field(max_length=12)] = ""
    """Another card of our box whose picture it has."""

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
    copies: Copies
    strength: Small
    bans: DeckName | None = None
    ransom: bool = False
    extra: Annotated[int, Field(ge=0, le=3)] = 0
    kills: Small = 0
    despoils: bool = False
    spreads: bool = False


C = TypeVar("C", Item, Zombie)


class EventCard(Row):
    """An event (2.9)."""

    id: CardId
    invasion: Icons
    marauders: Icons
    order: Annotated[str, Field(max_length=4)]
    upkeep: Literal["full", "half", "plus"] = "full"
    loss: Small = 0
    night: Icons = ()
    night_marauders: Icons = ()
    ruin: Icons


class Goal(Row):
    """A Goal (2.10). ``mercenaries``: it is out of the game without them."""

    id: CardId
    kind: Literal["count", "max", "end"]
    metric: Metric
    mercenaries: bool = False
    at: TileId | Literal[""] = ""
    """For *mall*: the place that counts instead of the Megamall."""

    @property
    def measure(self) -> str:
        """What is measured and how: texts have it as the end of their keys."""
        return f"{self.kind}-{'place' if self.at else self.metric}"

    def _faults(self) -> Iterator[Fault]:
        if (self.kind == "end") != (self.metric in AT_END):
            yield ("kind",), f"{self.metric!r} is {'end' if self.metric in AT_END else 'count or max'}"
        elif self.kind == "max" and self.metric not in PEAKS:
            yield ("kind",), f"is max for {', '.join(sorted(PEAKS))} only"
        if self.at and self.metric != "mall":
            yield ("at",), "is for mall only"


class Kept(Row):
    """Which of our rows stay in a city that somebody wrote: all, none, or those that are named."""

    tiles: Keep = "all"
    items: Keep = "all"
    zombies: Keep = "all"
    events: Keep = "all"
    goals: Keep = "all"


NAME = 40
"""Characters of the name of something in a city."""
Tiles = Annotated[Rows[Tile], Field(max_length=40)]
Items = Annotated[Rows[Item], Field(max_length=24)]
Zombies = Annotated[Rows[Zombie], Field(max_length=16)]
Events = Annotated[Rows[EventCard], Field(max_length=16)]
Goals = Annotated[Rows[Goal], Field(max_length=24)]


class OwnCity(Scenario):
    """A city that somebody wrote: what of ours stays in it, and what is its own."""

    game: ClassVar[str] = "zgame"
    picks: ClassVar[str] = "town"

    keep: Kept = Kept()
    copies: Annotated[Mapping[Name, Annotated[int, Field(ge=1, le=COPIES)]], Field(max_length=64)] = {}
    """Of some of our items and Zombie cards another number of copies."""
    bases: Mapping[Letter, TileId] = {}
    """Gangs that have a Base of its own."""
    layouts: Rows[Layout] = {}
    tiles: Tiles = {}
    items: Items = {}
    zombies: Zombies = {}
    events: Events = {}
    goals: Goals = {}

    def tables(self, box: ZgameData) -> Mapping[str, Any]:
        mall = next((id for id, tile in self.tiles.items() if tile.kind == "mall"), "")
        gone = {box.gangs[letter].base for letter in self.bases if letter in box.gangs}
        quarters = {id: tile for id, tile in box.tiles.items() if tile.kind == "quarter"}
        stay = {
            id: tile
            for id, tile in box.tiles.items()
            if (tile.kind == "mall" and not mall) or (tile.kind == "base" and id not in gone)
        }
        return {
            "tiles": {**stay, **kept(quarters, self.keep.tiles, self.tiles)},
            "gangs": {
                letter: gang.model_copy(update={"base": self.bases[gang.id]}) if gang.id in self.bases else gang
                for letter, gang in box.gangs.items()
            },
            "layouts": self.layouts or box.layouts,
            "items": kept(self._copied(box.items), self.keep.items, self.items),
            "zombies": kept(self._copied(box.zombies), self.keep.zombies, self.zombies),
            "events": kept(box.events, self.keep.events, self.events),
            "goals": {
                id: goal.model_copy(update={"at": mall}) if goal.metric == "mall" and not goal.at else goal
                for id, goal in kept(box.goals, self.keep.goals, self.goals).items()
            },
        }

    def _copied(self, ours: Mapping[str, C]) -> Mapping[str, C]:
        """Our cards in the numbers that it has of them: some copies are left out, or there are more."""
        return {id: row.model_copy(update={"copies": self._so_many(id, row.copies)}) for id, row in ours.items()}

    def _so_many(self, id: str, ours: Sequence[str]) -> Sequence[str]:
        number = self.copies.get(id, len(ours))
        return (*ours, *copies(f"{self.id}-{id}", number))[:number]

    def unfit(self, box: ZgameData) -> Iterator[Fault]:
        quarters = {id for id, tile in box.tiles.items() if tile.kind == "quarter"}
        ours = {
            "tiles": quarters, "items": box.items, "zombies": box.zombies, "events": box.events, "goals": box.goals,
        }  # fmt: skip
        for table, rows in ours.items():
            for where, what in unknown(dict.fromkeys(rows), getattr(self.keep, table), table):
                yield ("keep", *where), what
        for id in self.copies:
            if id not in box.items and id not in box.zombies:
                yield ("copies", id), f"there is no {id!r} of ours"
        for id, item in self.items.items():
            if item.picture and item.picture not in box.items:
                yield ("items", id, "picture"), f"there is no {item.picture!r} of ours"
        for id, goal in self.goals.items():
            if goal.at and goal.at not in self.tiles:
                yield ("goals", id, "at"), f"there is no {goal.at!r} in tiles"

    def wording(self) -> Mapping[str, Wording]:
        families: Mapping[str, Mapping[str, Row]] = {
            "tile": self.tiles, "card": self.items, "zombie": self.zombies, "event": self.events, "goal": self.goals,
        }  # fmt: skip
        names = {
            f"{family}-{self.short(id)}": Wording(f"zgame-{family}-{id}", NAME)
            for family, rows in families.items()
            for id in rows
        }
        return {**super().wording(), **names}

    def called(self, id: str) -> Self:
        items = {key: _recopied(row, id, self) for key, row in self.renamed(id, self.items).items()}
        zombies = {key: _recopied(row, id, self) for key, row in self.renamed(id, self.zombies).items()}
        return self.model_copy(
            update={
                "id": id,
                "bases": {letter: f"{id}-{self.short(tile)}" for letter, tile in self.bases.items()},
                "tiles": self.renamed(id, self.tiles),
                "items": items,
                "zombies": zombies,
                "events": self.renamed(id, self.events),
                "goals": {
                    key: goal.model_copy(update={"at": f"{id}-{self.short(goal.at)}"}) if goal.at else goal
                    for key, goal in self.renamed(id, self.goals).items()
                },
            }
        )

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        for table in ("tiles", "items", "zombies", "events", "goals"):
            yield from self.misnamed(table, getattr(self, table))
        bases = {id for id, tile in self.tiles.items() if tile.kind == "base"}
        for letter, tile in self.bases.items():
            if tile not in bases:
                yield ("bases", letter), f"there is no Base {tile!r} in tiles"
        for id in bases - {*self.bases.values()}:
            yield ("tiles", id, "kind"), "is the Base of no gang: name it in bases"


def _recopied(row: C, id: str, city: OwnCity) -> C:
    """A card whose copies are called after it, in a city of another name."""
    return row.model_copy(update={"copies": tuple(f"{id}-{city.short(each)}" for each in row.copies)})


class ZgameData(ScenarioBox):
    """The whole box, sound together (2.2, 2.9), be it ours, an administrator's or with an own city."""

    adds: ClassVar[str] = "cities"

    tiles: Rows[Tile]
    layouts: Rows[Layout]
    gangs: Rows[Gang]
    items: Rows[Item]
    zombies: Rows[Zombie]
    events: Rows[EventCard]
    goals: Rows[Goal]
    player: Levels
    cities: Named[OwnCity] = {}

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

    @cached_property
    def numbered(self) -> Mapping[str, str]:
        """Quarters by their numbers, as they stand on the map."""
        return {number(id): id for id in self.quarters}

    def free_quarters(self, layout: Layout) -> Sequence[str]:
        """The quarters of which some are laid at random: those that have no place of their own."""
        fixed = {self.numbered[each] for each in layout.fixed}
        return [id for id in self.quarters if id not in fixed]

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
        malls = [id for id, tile in self.tiles.items() if tile.kind == "mall"]
        if len(malls) != 1:
            yield ("tiles",), "there is one Megamall"
        if sorted(gang.base for gang in self.gangs.values()) != sorted(bases):
            yield ("gangs",), "each Base belongs to one gang"
        if not self.layouts:
            yield ("layouts",), f"there is none for {' or '.join(map(str, SEATS))} gangs"
        for id, layout in self.layouts.items():
            for number in layout.fixed:
                if number not in self.numbered:
                    yield ("layouts", id, "rows"), f"there is no quarter {number!r} of its own"
            always = {*malls, *(self.numbered.get(each) for each in layout.fixed)}
            for goal in self.goals.values():
                if goal.at and goal.at not in always:
                    yield ("goals", goal.id, "at"), f"{goal.at!r} has no place of its own in the city of {id} gangs"
            if len(self.quarters) < layout.size:
                yield ("tiles",), f"{id} gangs need {layout.size} quarters, there are {len(self.quarters)}"
