"""Missions: where everything lies at the start, what is special, when it is won, and the cards to be found there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, TypeVar

from pydantic import Field, PlainValidator, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Named, Row, Rows, broken, spelled
from engine.core.written import Spoken, Wording, Writing, is_marked

from .effect_text import EffectError, read
from .effects import Effect, choices, with_cards
from .tile import DoorId, TileId, ZoneId, tile_of

Word = Annotated[str, StringConstraints(max_length=24), spelled(r"[A-Z][A-Z0-9_]*", "RADIO, KEY_2")]
"""An achievement, keyword, counter, flag or goal."""
Name = Annotated[str, StringConstraints(max_length=24), spelled(r"[a-z][a-z0-9_]*", "guide, old_man")]
Colour = Literal["red", "green", "blue"]
GoalKind = Literal["doors", "cards", "effect", "exit"]
SpawnId = Annotated[str, spelled(r"S[1-9]", "S1")]
Hour = Annotated[int, Field(ge=0, le=23)]
Small = Annotated[int, Field(ge=0, le=99)]


PARTY = 6
"""Survivors of a party."""
MOST_ROWS = 12
"""The most tiles beside one another, and below one another, that a picture shows."""
TITLE, CHOICE, RULE, STORY = 60, 90, 300, 800
"""The most characters of a name or goal, of an option of a card, of a rule, and of what is told."""
T = TypeVar("T")
Side = Annotated[tuple[T, ...], Field(strict=False, max_length=MOST_ROWS)]


def text_key(word: str) -> str:
    """A word as a part of text keys."""
    return word.lower().replace("_", "-")


def effect(text: object) -> Effect:
    """The effect that a text of a file means."""
    if not isinstance(text, str):
        raise broken(msg("zombicide-fault-no-text"))
    try:
        return read(text)
    except EffectError as error:
        raise broken(error.said) from error


Read = Annotated[Effect, PlainValidator(effect)]


class Objective(Row):
    """An objective card or a note (O1). A card lies in a ``zone``, on a ``door``, or is read at an ``hour``."""

    id: Annotated[str, spelled(r"[a-z][a-z0-9]*-n?[1-9][0-9]?", "yard-1, yard-n1")]
    zone: ZoneId | None = None
    """The zone in which it lies."""
    door: DoorId | None = None
    """The door on which it lies."""
    hour: Hour | None = None
    """The hour at which it is read by itself; it lies nowhere then."""
    effect: Read
    """What happens when it is read."""

    @property
    def kind(self) -> Literal["card", "door", "clock", "note"]:
        """Where it is found."""
        if self.zone:
            return "card"
        if self.door:
            return "door"
        return "note" if self.hour is None else "clock"

    @property
    def tile(self) -> str | None:
        """The tile on which it lies."""
        place = self.zone or self.door
        return place and tile_of(place)


class Spawn(Row):
    """A spawn zone. Where one that is printed so is ``asleep``, more parties live to the end."""

    id: SpawnId
    """`S1`, `S2` and so on, clockwise."""
    zone: ZoneId
    """Where it lies."""
    colour: Colour = "red"
    """Its colour, for effects that wake up one."""
    active: bool = True
    """Whether zombies appear there from the start."""
    asleep: bool = False
    """Printed as active, but sleeps below hard unless the table wants the spawn zones as printed."""
    needs: Word | None = None
    """It is there, and active, only if somebody has this achievement."""


class Doors(Row):
    """Doors that have something in common."""

    doors: Listed[DoorId]
    """Which they are."""
    rule: Literal["plain", "open", "locked", "never"]
    """`plain` ones are like others, `open` ones open from the start, `locked` ones shut until an effect unlocks them,
    `never` ones shut for good.
    """
    needs: Word | None = None
    """They are shut for good if nobody has this achievement."""


class Passage(Row):
    """Two zones that are adjacent without sight: as soon as all of ``doors`` are open, if somebody has ``needs``."""

    zones: Annotated[tuple[ZoneId, ZoneId], Field(strict=False)]
    """The two zones."""
    needs: Word | None = None
    """Only if somebody has this achievement."""
    doors: Listed[str] = ()
    """All of these are open before it is there, by the names that they have among `doors`."""


class Hunt(Row):
    """Notes that are read in their order for every abomination killed (M7.3-M7.5)."""

    sight: Word
    """The achievement by which they are read on sight."""
    carrier: str
    """The note whose abomination must not burn."""


class Mission(Writing):
    """A mission."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*$", max_length=12)]
    difficulty: Literal["medium", "hard", "very_hard"]
    """How hard it calls itself."""
    minutes: Annotated[int, Field(ge=1, le=600)]
    """How long it takes at a table."""
    hour: Hour
    """What the clock shows at the start; each round is an hour, and from 19 to 6 it is night."""
    rules: Small = 0
    """How many special rules its texts have; its card and the log tell them."""

    grid: Annotated[Listed[Side[TileId]], Field(max_length=MOST_ROWS)]
    """Its tiles, rows from top to bottom."""
    turns: Mapping[TileId, Annotated[int, Field(ge=1, le=3)]] = {}
    """Quarter turns of tiles, clockwise."""
    detached: Listed[TileId] = ()
    """Tiles that lie apart."""
    merged: Listed[Listed[ZoneId]] = ()
    """Zones of neighbouring tiles that are one, called like the first."""

    start: Annotated[Listed[ZoneId], Field(min_length=1)]
    """Where survivors begin."""
    apart: bool = False
    """One begins in each of these zones."""
    spawns: Rows[Spawn]
    """The spawn zones."""
    crates: Listed[ZoneId] = ()
    """Where epic crates stand."""
    humvees: Mapping[ZoneId, Listed[TileId]] = {}
    """Vehicles by zone, with the tiles whose cards must be gone before one is searched."""
    noise: Mapping[ZoneId, Small] = {}
    """Noise that stays, by zone."""
    lights: Mapping[Word, Listed[ZoneId]] = {}
    """Fixed lights, first the zone in which each stands."""
    exits: Listed[ZoneId] = ()
    """Ways out."""
    doors: Mapping[str, Doors] = {}
    """Special doors by name."""
    passages: Listed[Passage] = ()
    """Zones that are adjacent without sight."""
    companions: Listed[Name] = ()
    """Who comes along when the mission is played alone."""

    goals: Annotated[Mapping[Word, GoalKind], Field(min_length=1)]
    """All are needed: `doors` of this name open, `cards` all taken, `effect`: a card reaches it, `exit`: all left."""
    victory: Read = ()
    """What happens when it is won."""
    protected: Listed[Name] = ()
    """Companions who must not be lost."""

    guarded: bool = False
    """No search and no crate on a tile where an objective card lies."""
    card_doors: bool = False
    """Buildings open by the door with a card first, or not at all."""
    lures: Listed[ZoneId] = ()
    """Zones to which zombies go as if all doors were open."""
    sent_back: Mapping[ZoneId, SpawnId] = {}
    """Where zombies that would move are put into a spawn zone instead."""
    first: str | None = None
    """The card that must have been read before any other is taken."""
    hunt: Hunt | None = None
    """Notes that are read for killed abominations."""

    keywords: Listed[Word] = ()
    """Those that its cards use."""
    flags: Listed[Word] = ()
    """Those that its cards use."""
    cards: Named[Objective]
    """Its objective cards."""
    notes: Named[Objective] = {}
    """What its cards have read."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """Its tiles in reading order, detached ones last."""
        return (*(tile for row in self.grid for tile in row), *self.detached)

    @cached_property
    def cards_on(self) -> Mapping[str, tuple[str, ...]]:
        """The objective cards that lie on each tile, in a zone or on a door."""
        found: dict[str, tuple[str, ...]] = {}
        for id, card in self.cards.items():
            if card.tile:
                found[card.tile] = (*found.get(card.tile, ()), id)
        return found

    @property
    def flight(self) -> bool:
        """Whether the mission ends when the last survivor leaves (R9.11)."""
        return "exit" in self.goals.values()

    def family(self, kind: Literal["keyword", "flag"]) -> str:
        """Where the names of its keywords or flags stand in the catalogues: apart if somebody else wrote it."""
        return f"{kind}-{self.id}" if is_marked(self.id) else kind

    @property
    def rated(self) -> str:
        return f"zombicide-rated-{text_key(self.difficulty)}"

    def wording(self) -> Mapping[str, Wording]:
        key = f"zombicide-mission-{self.id}"
        found = {"name": Wording(key, TITLE), "briefing": Wording(f"{key}-briefing", STORY)}
        found["lobby"] = Wording(f"zombicide-value-mission-{self.id}", TITLE, False)
        found["lobby-about"] = Wording(f"zombicide-value-mission-{self.id}-about", RULE, False)
        found |= {f"rule-{n}": Wording(f"{key}-rule-{n}", RULE) for n in range(1, self.rules + 1)}
        for family, lead, names in (
            ("goal", f"goal-{self.id}", self.goals),
            ("keyword", self.family("keyword"), self.keywords),
            ("flag", self.family("flag"), self.flags),
        ):
            keys = map(text_key, names)
            found |= {f"{family}-{each}": Wording(f"zombicide-{lead}-{each}", TITLE) for each in keys}
        for kind, rows in (("card", self.cards), ("note", self.notes)):
            for id, row in rows.items():
                short, key = f"{kind}-{id.rpartition('-')[2].removeprefix('n')}", f"zombicide-objective-{id}"
                found |= {short: Wording(key, TITLE), f"{short}-story": Wording(f"{key}-story", STORY)}
                for option in choices(row.effect):
                    which = f"option-{option.number}"
                    found[f"{short}-{which}"] = Wording(f"{key}-{which}", CHOICE)
        return found

    def said(self) -> Spoken:
        """In the lobby it is called by its name, and by its goals, if nothing else is said there."""
        found = {language: dict(texts) for language, texts in super().said().items()}
        for language, given in self.texts.items():
            goals = [given[goal] for name in self.goals if (goal := f"goal-{text_key(name)}") in given]
            for short, text in (("lobby", given.get("name")), ("lobby-about", " · ".join(goals))):
                if text:
                    found[language].setdefault(self.wording()[short].key, text)
        return found

    def called(self, id: str) -> Mission:
        def own(name: str) -> str:
            return f"{id}-{name.removeprefix(f'{self.id}-')}"

        fields: dict[str, Any] = {name: getattr(self, name) for name in type(self).model_fields}
        for table in ("cards", "notes"):
            rows: Mapping[str, Objective] = fields[table]
            fields[table] = {own(key): row.model_copy(update={"id": own(key)}) for key, row in rows.items()}
        if self.hunt:
            fields["hunt"] = self.hunt.model_copy(update={"carrier": own(self.hunt.carrier)})
        return Mission.model_construct(None, **{**fields, "id": id, "first": self.first and own(self.first)})

    def beside(self, names: Mapping[str, str]) -> Mission:
        def call(card: str) -> str:
            owner, dash, number = card.rpartition("-")
            return f"{names.get(owner, owner)}{dash}{number}"

        changed = {
            table: {id: row.model_copy(update={"effect": with_cards(row.effect, call)}) for id, row in rows.items()}
            for table, rows in (("cards", self.cards), ("notes", self.notes))
        }
        return self.model_copy(update={**changed, "victory": with_cards(self.victory, call)})

    def objective(self, id: str) -> Objective:
        """A card or a note."""
        return self.notes[id] if id in self.notes else self.cards[id]

    def note(self, number: int) -> str:
        """The note of this number."""
        return f"{self.id}-n{number}"

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self._faults_of_board()
        yield from self._faults_of_doors()
        yield from self._faults_of_cards()

    def _faults_of_board(self) -> Iterator[Fault]:
        if not self.grid or {len(row) for row in self.grid} != {len(self.grid[0]) or None}:
            yield ("grid",), msg("zombicide-fault-grid")
        for tile in sorted(tile for tile, times in Counter(self.tiles).items() if times > 1):
            yield ("grid",), msg("fault-twice", names=tile)
        if strange := sorted(self.turns.keys() - set(self.tiles)):
            yield ("turns",), msg("zombicide-fault-not-here", tiles=", ".join(strange))
        for zones in self.merged:
            if len(zones) < 2:
                yield ("merged",), msg("zombicide-fault-merged")
        if not self.spawns or list(self.spawns) != [f"S{n}" for n in range(1, len(self.spawns) + 1)]:
            yield ("spawns",), msg("zombicide-fault-spawn-names")
        for id, spawn in self.spawns.items():
            if next(each.id for each in self.spawns.values() if each.zone == spawn.zone) != id:
                yield ("spawns", id, "zone"), msg("zombicide-fault-spawn-twice", zone=spawn.zone)
        for field in ("start", "exits", "lures", "companions", "protected", "keywords", "flags"):
            named: Collection[str] = getattr(self, field)
            if twice := sorted(each for each, times in Counter(named).items() if times > 1):
                yield (field,), msg("fault-twice", names=", ".join(twice))
        if self.apart and len(self.start) < PARTY:
            yield ("start",), msg("zombicide-fault-apart", n=PARTY)
        for zone, spawn in self.sent_back.items():
            if spawn not in self.spawns:
                yield ("sent_back", zone), msg("fault-no-such", name=spawn)

    def _faults_of_doors(self) -> Iterator[Fault]:
        for name, goal in self.goals.items():
            if goal == "doors" and name not in self.doors:
                yield ("goals", name), msg("zombicide-fault-goal-doors")
        for number, passage in enumerate(self.passages, 1):
            if strange := sorted(set(passage.doors) - self.doors.keys()):
                yield ("passages", f"#{number}", "doors"), msg("fault-no-such", name=", ".join(strange))

    def _faults_of_cards(self) -> Iterator[Fault]:
        for id, card in self.cards.items():
            if not id.startswith(f"{self.id}-") or id.startswith(f"{self.id}-n"):
                yield ("cards", id), msg("zombicide-fault-card-name", id=self.id)
            if sum(place is not None for place in (card.zone, card.door, card.hour)) != 1:
                yield ("cards", id), msg("zombicide-fault-card-place")
        if list(self.notes) != [self.note(n) for n in range(1, len(self.notes) + 1)]:
            yield ("notes",), msg("zombicide-fault-note-names", id=self.id)
        for id, note in self.notes.items():
            if note.kind != "note":
                yield ("notes", id), msg("zombicide-fault-note-place")
        if self.first and self.first not in self.cards:
            yield ("first",), msg("fault-no-such", name=self.first)
        if self.hunt and self.hunt.carrier not in self.notes:
            yield ("hunt", "carrier"), msg("fault-no-such", name=self.hunt.carrier)
