"""What objective cards and notes do, as a small language: its statements and conditions, and what each takes (O2, O3).

The text of an effect is read once, when the data are loaded (`effect_text.read`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

Op = Literal[
    "ap", "cxp", "heal", "healall", "wound", "draw", "gain", "discard", "spawn", "spawncard", "extra", "killzone",
    "killpick", "noise", "unnoise", "spawn_on", "spawn_off", "spawn_add", "nospawn", "door_unlock", "link", "lock_room",
    "undark", "unlight", "move", "endturn", "note", "key", "ach", "count", "flag", "cflag", "companion", "peek", "goal",
    "exit", "keep", "back",
]  # fmt: skip
Asked = Literal[
    "has_ach", "taker_ach", "key", "keys_all", "taken", "counter", "flag", "cflag", "inv", "companion", "doors_open",
    "zone_clear",
]  # fmt: skip
Who = Literal["taker", "zone", "all", "pick(zone)", "pick(all)", "group"]
"""``zone``: all standing survivors in the zone of the taker; ``group``: the whole party, for achievements."""
Class = Literal["ranged", "melee", "food", "molotov", "light"]
Kind = Literal[
    "who", "taker", "receiver", "leader", "number", "zone", "deck", "card", "class", "zombie", "zombies", "colour",
    "spawn", "locked_doors", "doors", "light", "note", "keyword", "achievement", "counter", "flag", "campaign_flag",
    "companion", "goal", "tokens", "pile",
]  # fmt: skip
"""What an argument is. Words of some kinds stand in `WORDS`, numbers are numbers, all other kinds are names that the
mission or the box must know."""

WORDS: Mapping[Kind, tuple[str, ...]] = {
    "who": ("taker", "zone", "all", "pick(zone)", "pick(all)"),
    "taker": ("taker",),
    "receiver": ("taker", "group"),
    "leader": ("taker", "pick(zone)", "pick(all)"),
    "deck": ("eq", "ss", "epic"),
    "class": get_args(Class),
    "zombie": ("walker", "fatty", "runner", "abomination"),
    "zombies": ("walker", "fatty", "runner", "abomination", "all"),
    "colour": ("red", "green", "blue"),
    "tokens": ("all",),
    "pile": ("zombie",),
}
TAKES: Mapping[Op, tuple[Kind, ...]] = {
    "ap": ("who", "number"),
    "cxp": ("who", "number"),
    "heal": ("who", "number"),
    "healall": ("who", "number"),
    "wound": ("who", "number"),
    "draw": ("who", "deck", "number"),
    "gain": ("who", "card"),
    "discard": ("who", "number", "class"),
    "spawn": ("zone", "zombie", "number"),
    "spawncard": ("zone",),
    "extra": ("zombies",),
    "killzone": ("zone",),
    "killpick": ("taker", "number", "number", "number"),
    "noise": ("zone", "number"),
    "unnoise": ("tokens",),
    "spawn_on": ("colour",),
    "spawn_off": ("spawn",),
    "spawn_add": ("zone", "colour"),
    "nospawn": ("number",),
    "door_unlock": ("locked_doors",),
    "link": ("zone", "zone"),
    "lock_room": ("zone",),
    "undark": (),
    "unlight": ("light",),
    "move": ("who", "zone"),
    "endturn": ("who",),
    "note": ("note",),
    "key": ("keyword",),
    "ach": ("achievement", "receiver"),
    "count": ("counter", "number"),
    "flag": ("flag", "number"),
    "cflag": ("campaign_flag", "number"),
    "companion": ("companion", "leader"),
    "peek": ("pile", "number"),
    "goal": ("goal",),
    "exit": ("zone",),
    "keep": (),
    "back": (),
}
"""The arguments of every operation."""
MAY_LACK: Mapping[Op, int] = {"discard": 1}
"""So many of the last arguments can be left out."""
ASKS: Mapping[Asked, tuple[Kind, ...]] = {
    "has_ach": ("achievement",),
    "taker_ach": ("achievement",),
    "key": ("keyword",),
    "keys_all": ("keyword",),
    "taken": ("number",),
    "counter": ("counter",),
    "flag": ("flag",),
    "cflag": ("campaign_flag",),
    "inv": ("class",),
    "companion": ("companion",),
    "doors_open": ("doors",),
    "zone_clear": ("zone",),
}
"""The arguments of every question that a condition asks; ``keys_all`` takes any number of them."""


class Place(NamedTuple):
    """Where something stands in the text of an effect, counted from 1."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


@dataclass(frozen=True)
class Pick:
    """A zone that the taker's player chooses: so many zones away, in sight."""

    least: int
    most: int


Arg = str | int | Pick
"""A zone is the id of a zone or of a spawn, ``here`` for that of the taker, or a `Pick`."""


@dataclass(frozen=True)
class Do:
    """One operation."""

    op: Op
    args: tuple[Arg, ...]
    at: Place = field(compare=False)


@dataclass(frozen=True)
class If:
    """One effect or the other."""

    condition: Condition
    then: Effect
    otherwise: Effect


@dataclass(frozen=True)
class Option:
    """What can be chosen, if the condition holds. Its number stands in the key of its label."""

    number: int
    condition: Condition | None
    effect: Effect


@dataclass(frozen=True)
class Choose:
    """A choice of the taker's player."""

    options: tuple[Option, ...]


@dataclass(frozen=True)
class Test:
    """A roll of ordinary dice: a success if any shows so much."""

    __test__ = False

    dice: int
    least: int
    then: Effect
    otherwise: Effect


@dataclass(frozen=True)
class Ask:
    """A question that a condition asks; a counter has to be at ``least`` so much."""

    what: Asked
    args: tuple[Arg, ...]
    least: int
    at: Place = field(compare=False)


@dataclass(frozen=True)
class Not:
    """The contrary of a condition."""

    of: Condition


@dataclass(frozen=True)
class Both:
    """Two conditions that must hold."""

    one: Condition
    other: Condition


@dataclass(frozen=True)
class Either:
    """Two conditions of which one must hold."""

    one: Condition
    other: Condition


Statement = Do | If | Choose | Test
Effect = tuple[Statement, ...]
Condition = Ask | Not | Both | Either


class Used(NamedTuple):
    """A name that an effect uses."""

    kind: Kind
    name: str
    at: Place


def operations(effect: Effect) -> Iterator[Do]:
    """Every operation of an effect, whatever it depends on."""
    for statement in effect:
        match statement:
            case Do():
                yield statement
            case If(_, then, otherwise) | Test(_, _, then, otherwise):
                yield from operations(then)
                yield from operations(otherwise)
            case Choose(options):
                for option in options:
                    yield from operations(option.effect)


def questions(effect: Effect) -> Iterator[Ask]:
    """Every question that the conditions of an effect ask."""
    for statement in effect:
        match statement:
            case If(condition, then, otherwise):
                yield from _asked(condition)
                yield from questions(then)
                yield from questions(otherwise)
            case Test(_, _, then, otherwise):
                yield from questions(then)
                yield from questions(otherwise)
            case Choose(options):
                for option in options:
                    if option.condition:
                        yield from _asked(option.condition)
                    yield from questions(option.effect)
            case Do():
                pass


def _asked(condition: Condition) -> Iterator[Ask]:
    match condition:
        case Ask():
            yield condition
        case Not(of):
            yield from _asked(of)
        case Both(one, other) | Either(one, other):
            yield from _asked(one)
            yield from _asked(other)


def used(effect: Effect) -> Iterator[Used]:
    """Every name in an effect that the mission or the box must know."""
    for each in operations(effect):
        yield from _names(TAKES[each.op], each.args, each.at)
    for each in questions(effect):
        yield from _names(ASKS[each.what] * len(each.args), each.args, each.at)


def _names(kinds: tuple[Kind, ...], args: tuple[Arg, ...], at: Place) -> Iterator[Used]:
    for kind, arg in zip(kinds, args, strict=False):
        if kind not in WORDS and kind != "number" and not isinstance(arg, Pick):
            yield Used(kind, str(arg), at)
