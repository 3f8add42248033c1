"""The rows of the tables of Zombie Plague, ours and those of a house that somebody wrote: what each may be (2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.core.message import Message, msg
from engine.core.rows import Fault, Listed, Row, spelled

CardKind = Literal["melee", "firearm", "thrown", "item", "expansion"]
Size = Literal["small", "large", "none"]
Oops = Literal["wound", "break", "jam", "mark"]
Timing = Literal["now", "turn", "next", "trap", "boon"]
Aim = Literal["barricade", "search", "zombie", "human", "square"]
ZoneKind = Literal["house", "shed", "cellar", "car"]
Look = Literal["", "bathroom", "bedroom", "living", "kitchen", "office", "garage", "cellar"]
Ability = Literal[
    "scavenger", "surgeon", "trained", "steady", "handyman", "rescuer", "sprinter", "engines", "balance", "reload",
    "brawler", "check", "no_prey", "lucky",
]  # fmt: skip
Small = Annotated[int, Field(ge=0, le=99)]
Total = Annotated[int, Field(ge=2, le=9)]
Name = Annotated[str, StringConstraints(max_length=16), spelled(r"[a-z][a-z0-9_]*", "axe, fire_axe")]
CardName = Annotated[
    str, StringConstraints(max_length=40), spelled(r"[a-z][a-z0-9]*(_[a-z0-9]+)*(-[a-z0-9]+)?", "fire_axe, axe-2")
]
Square = Annotated[str, StringConstraints(max_length=4)]

FLOOR = ("", ".", "d", "st")
CABIN, TRUNK, HOOD, CAR_DOOR, STAIRS = "cc", "ct", "ch", "d", "st"
CODES = frozenset((*FLOOR, CABIN, TRUNK, HOOD, "##", "%%"))
"""What a square can be drawn as, besides a search square."""
SEARCH = re.compile(r"X[1-9][0-9]?")
"""How a search square is drawn: with its name."""
OUTDOORS = "OUT"
LOOKS = {
    "bathroom": "BATH", "bedroom": "BED", "living": "LIV", "kitchen": "KIT", "office": "OFF", "garage": "GAR",
    "cellar": "BASE", "car": "CAR",
}  # fmt: skip
"""What a room can look like, each with the one of ours that looks so."""
SLOTS: Mapping[Size, int] = {"small": 1, "large": 2, "none": 0}
ACROSS = 3
"""Sheets side by side on a map that is as wide as high, or wider; on others so many below one another."""
EXPANSIONS = ("basement", "baby")


WIDTHS, HEIGHTS = range(9, 27), range(8, 27)
"""How many columns and rows the upper level can have."""
BELOW = range(2, 27)
"""The same of the basement."""


class Level(Row):
    """A level of the map, as drawn (2.2, 2.3)."""

    id: Literal["main", "basement"]
    prefix: str
    drawing: Annotated[str, StringConstraints(max_length=10_000)]

    def _faults(self) -> Iterator[Fault]:
        yield from ((("drawing",), what) for what in self.wrong())

    def wrong(self) -> Iterator[Message]:
        """What is wrong with the size of the drawing."""
        lines = self.drawing.strip("\n").split("\n")
        columns, rows = lines[0].split(), len(lines) // 2 - 1
        wide, high = (BELOW, BELOW) if self.prefix else (WIDTHS, HEIGHTS)
        for what, many, fit in (("columns", len(columns), wide), ("rows", rows, high)):
            if many not in fit:
                yield Message(f"plague-fault-{what}", {"least": fit.start, "most": fit.stop - 1, "n": many})
        if columns != [chr(ord("A") + n) for n in range(len(columns))]:
            yield msg("plague-fault-letters")


class Zone(Row):
    """A part of the map with a name, from its north-western to its south-eastern square (2.2)."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Z]+$", max_length=8)]
    """What its texts call it, in capital letters."""
    kind: ZoneKind
    """A room of the `house`, a `shed` (indoors, yet no part of the house), the `car`, or `cellar` for the basement."""
    start: Square = Field(alias="from")
    """Its north-western square."""
    end: Square = Field(alias="to")
    """Its south-eastern square."""
    look: Look = ""
    """Which room of ours its floor and furniture look like; without a text of its own it is called like that, too."""

    @property
    def like(self) -> str:
        """The zone of ours that it looks like."""
        usual = {"house": "LIV", "shed": "GAR", "cellar": "BASE", "car": "CAR"}[self.kind]
        return LOOKS[self.look] if self.look else self.id if self.id in LOOKS.values() else usual


class Stretch(Row):
    """A part of the map, as a rectangle."""

    start: Square = Field(alias="from")
    """Its north-western square."""
    end: Square = Field(alias="to")
    """Its south-eastern square."""


class Opening(Row):
    """A door, window or gate by its name (2.2). ``number`` is what people call one of the house to the outside; others
    have none (0).
    """

    id: Annotated[str, StringConstraints(pattern=r"^[DWIG][0-9]+$")]
    """What its text calls it: D, W, I or G with a number."""
    edge: Annotated[str, StringConstraints(max_length=9)]
    """The two squares beside it, first the one to the north or west."""
    number: Annotated[int, Field(ge=0, le=99)] = 0
    """Its number on the map; if none has one, those of the house to the outside are numbered by themselves."""


class Hit(Row):
    """From which totals something pushes and kills."""

    push: Total | None = None
    kill: Total | None = None


class Card(Hit):
    """A kind of search card (2.4); see the file on what its fields mean. One of a house works ``like`` one of ours,
    and without a text of its own has the text of that, too.
    """

    id: CardName
    like: str = ""
    text: str = ""
    copies: Small
    kind: CardKind
    size: Size
    range: Small = 0
    dice: Small = 1
    swing: Hit | None = None
    spread: bool = False
    oops: Oops | None = None
    works: Small = 0
    spoils: bool = False
    blast: Small = 0
    heals: Small = 0
    single: bool = False
    tool: bool = False

    @property
    def slots(self) -> int:
        """What it takes of a human's capacity (R9.2, R9.1)."""
        return SLOTS[self.size]

    @property
    def melee(self) -> Hit | None:
        """How it hits what stands beside its bearer, if it does (R10.2, R10.6)."""
        if self.kind == "firearm":
            return self.swing
        return None if self.push is None and self.kill is None else self

    def _faults(self) -> Iterator[Fault]:
        yield from self.wrong()

    def wrong(self) -> Iterator[Fault]:
        """Numbers that make no sense together."""
        if (self.range > 0) != (self.kind in ("firearm", "thrown")):
            yield ("range",), msg("plague-fault-range")
        for name, hit in (("push", self), ("swing", self.swing)):
            if hit and hit.push and hit.kill and hit.push >= hit.kill:
                yield (name,), msg("plague-fault-push")


class HandCard(Row):
    """A kind of card of the Zombie Player (2.5); ``like`` and ``text`` as of a search card."""

    id: CardName
    like: str = ""
    text: str = ""
    copies: Small
    timing: Timing
    aim: Aim | None = None
    early: bool = False
    fire: bool = False


class Character(Row):
    """A character (2.6). ``bare`` are own bare hands, with an Oops; the usual ones need two sixes."""

    id: Name
    prefers: Name
    ability: Ability
    bare: Hit | None = None


class Counts(Row):
    """Numbers of the box (2.1, 2.7)."""

    humans: Small
    lives: Small
    allowance: Listed[Small]
    slots: Small
    barricades: Small
    walls: Small
    fires: Small
    zombies_per_human: Small
    first_per_human: Small
    hand_per_human: Small
    crazy_per_human: Small
