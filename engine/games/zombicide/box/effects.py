"""What objective cards and notes do, as a small language: its statements and conditions, and what each takes (O2, O3).

The text of an effect is read once, when the data are loaded (`effect_text.read`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeVar, get_args

from engine.core.fault import place
from engine.core.message import Message

Asked = Literal[
    "has_ach", "taker_ach", "key", "keys_all", "taken", "counter", "flag", "cflag", "inv", "companion", "doors_open",
    "zone_clear",
]  # fmt: skip
Who = Literal["taker", "zone", "all", "pick(zone)", "pick(all)", "group"]
"""``zone``: all standing survivors in the zone of the taker; ``group``: the whole party, for achievements."""
Class = Literal["ranged", "melee", "food", "molotov", "light"]
Kind = Literal[
    "who", "whom", "taker", "receiver", "leader", "number", "cards", "least", "most", "zone", "crowd", "deck", "card",
    "class", "zombie", "zombies", "colour", "spawn", "locked_doors", "doors", "light", "note", "keyword", "achievement",
    "counter", "flag", "campaign_flag", "companion", "goal", "tokens", "pile",
]  # fmt: skip
"""What an argument is. Words of some kinds stand in `WORDS`, `NUMBERS` are numbers, all other kinds are names that the
mission or the box must know. ``whom``: one survivor of those, if there are several; ``cards``: that many cards, which
are chosen; ``least`` and ``most``: how far away the zone lies that is chosen; ``crowd``: a zone that loses its zombies.
"""
NUMBERS: tuple[Kind, ...] = ("number", "cards", "least", "most")
CLASSES: tuple[str, ...] = get_args(Class)
"""Words of the kind ``class``, which may also be the name of a card."""


def written(kind: Kind) -> str:
    """What is written for an argument, whatever is chosen by it."""
    return "number" if kind in NUMBERS else {"whom": "who", "crowd": "zone"}.get(kind, kind)


WORDS: Mapping[Kind, tuple[str, ...]] = {
    "who": ("taker", "zone", "all", "pick(zone)", "pick(all)"),
    "whom": ("taker", "zone", "all", "pick(zone)", "pick(all)"),
    "taker": ("taker",),
    "receiver": ("taker", "group"),
    "leader": ("taker", "pick(zone)", "pick(all)"),
    "deck": ("eq", "ss", "epic"),
    "zombie": ("walker", "fatty", "runner", "abomination"),
    "zombies": ("walker", "fatty", "runner", "abomination", "all"),
    "colour": ("red", "green", "blue"),
    "tokens": ("all",),
    "pile": ("zombie",),
}
ASKS: Mapping[Asked, Kind] = {
    "has_ach": "achievement", "taker_ach": "achievement", "key": "keyword", "keys_all": "keyword", "taken": "number",
    "counter": "counter", "flag": "flag", "cflag": "campaign_flag", "inv": "class", "companion": "companion",
    "doors_open": "doors", "zone_clear": "zone",
}  # fmt: skip
"""What every question is about that a condition asks: one of these; ``keys_all`` takes any number of them."""
CARDS: tuple[Kind, ...] = ("card", "class")
"""Kinds that are, or may be, the name of an equipment card."""


class Place(NamedTuple):
    """Where something stands in the text of an effect, counted from 1."""

    line: int
    column: int

    @property
    def said(self) -> Message:
        return place(self.line, self.column)


@dataclass(frozen=True)
class Pick:
    """A zone in sight that the taker's player chooses, between ``least`` and ``most`` zones away."""

    least: int
    most: int


Arg = str | int | Pick
"""A zone is the id of a zone or of a spawn, ``here`` for that of the taker, or a `Pick`."""


@dataclass(frozen=True)
class Do:
    """One operation."""

    op: str
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
    """A roll of ordinary dice: a success if one shows at least ``least``."""

    __test__ = False

    dice: int
    least: int
    then: Effect
    otherwise: Effect

    def passes(self, face: str) -> bool:
        return int(face) >= self.least

    @property
    def chance(self) -> float:
        """How likely it succeeds."""
        return 1 - ((self.least - 1) / 6) ** self.dice


@dataclass(frozen=True)
class Ask:
    """A question that a condition asks; a counter has to have reached ``least``."""

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


Worth = Callable[[Any, Any, Sequence[Any]], float]
"""What an operation is worth: from the state, the survivor who takes the card, and the arguments as they are written.
"""
Carried = TypeVar("Carried", bound=Callable[..., None])


@dataclass(frozen=True)
class Operation:
    """What an operation of the cards is (O3): declared in one place, where it is carried out.

    ``takes``: the kinds of its arguments, of which the last ``lack`` can be left out. ``do`` carries it out, from the
    state, who reads the card, and the arguments with everything in them that was chosen. ``worth``: what it is worth to
    the stand-in. ``noted``: it changes nothing
    on the board, and can be done without a taker, too. What it says of itself before it is done is the text
    ``zombicide-effect-<name>``, and its line in the guide to missions the attribute ``.manual`` of that.
    """

    name: str
    takes: tuple[Kind, ...]
    do: Callable[..., None]
    worth: float | Worth
    lack: int
    noted: bool


OPERATIONS: dict[str, Operation] = {}
"""All operations by their names."""


def operation(
    name: str, *takes: Kind, worth: float | Worth = 0.0, lack: int = 0, noted: bool = False
) -> Callable[[Carried], Carried]:
    """Declares the function below as what carries out an `Operation`."""

    def declare(do: Carried) -> Carried:
        OPERATIONS[name] = Operation(name, takes, do, worth, lack, noted)
        return do

    return declare


Statement = Do | If | Choose | Test
Effect = tuple[Statement, ...]
Condition = Ask | Not | Both | Either


class Used(NamedTuple):
    """A name that an effect uses."""

    kind: str
    name: str
    at: Place


def branches(statement: Statement) -> Sequence[Effect]:
    """The effects of which a statement leads to one."""
    match statement:
        case If(_, then, otherwise) | Test(_, _, then, otherwise):
            return then, otherwise
        case Choose(options):
            return [each.effect for each in options]
        case Do():
            return ()


def statements(effect: Effect) -> Iterator[Statement]:
    """Every statement of an effect, whatever it depends on."""
    for statement in effect:
        yield statement
        for branch in branches(statement):
            yield from statements(branch)


def operations(effect: Effect) -> Iterator[Do]:
    """Every operation of an effect."""
    return (each for each in statements(effect) if isinstance(each, Do))


def choices(effect: Effect) -> Iterator[Option]:
    """Everything that can be chosen in an effect."""
    return (option for each in statements(effect) if isinstance(each, Choose) for option in each.options)


def questions(effect: Effect) -> Iterator[Ask]:
    """Every question that the conditions of an effect ask."""
    conditions = [each.condition for each in statements(effect) if isinstance(each, If)]
    conditions += [option.condition for option in choices(effect) if option.condition]
    return (question for each in conditions for question in _asked(each))


def _asked(condition: Condition) -> Iterator[Ask]:
    match condition:
        case Ask():
            yield condition
        case Not(of):
            yield from _asked(of)
        case Both(one, other) | Either(one, other):
            yield from _asked(one)
            yield from _asked(other)


def with_cards(effect: Effect, call: Callable[[str], str]) -> Effect:
    """The same effect, where equipment cards have the names that ``call`` makes of those that are written."""

    def args(kinds: Sequence[Kind], given: tuple[Arg, ...]) -> tuple[Arg, ...]:
        named = [call(str(arg)) if kind in CARDS else arg for kind, arg in zip(kinds, given, strict=False)]
        return (*named, *given[len(named) :])

    def asking(condition: Condition) -> Condition:
        match condition:
            case Ask(what, given):
                return replace(condition, args=args((ASKS[what],), given))
            case Not(of):
                return Not(asking(of))
            case Both(one, other) | Either(one, other):
                return type(condition)(asking(one), asking(other))

    def doing(statement: Statement) -> Statement:
        match statement:
            case Do(op, given):
                return replace(statement, args=args(OPERATIONS[op].takes, given))
            case If(condition, then, otherwise):
                return If(asking(condition), with_cards(then, call), with_cards(otherwise, call))
            case Test(_, _, then, otherwise):
                return replace(statement, then=with_cards(then, call), otherwise=with_cards(otherwise, call))
            case Choose(options):
                return Choose(
                    tuple(
                        Option(number, condition and asking(condition), with_cards(own, call))
                        for number, condition, own in ((each.number, each.condition, each.effect) for each in options)
                    )
                )

    return tuple(map(doing, effect))


def used(effect: Effect) -> Iterator[Used]:
    """Every name in an effect that the mission or the box must know."""
    for each in operations(effect):
        yield from _names(OPERATIONS[each.op].takes, each.args, each.at)
    for each in questions(effect):
        yield from _names((ASKS[each.what],) * len(each.args), each.args, each.at)


def _names(kinds: tuple[Kind, ...], args: tuple[Arg, ...], at: Place) -> Iterator[Used]:
    for kind, arg in zip(kinds, args, strict=False):
        if kind not in WORDS and kind not in NUMBERS and not isinstance(arg, Pick):
            yield Used(written(kind), str(arg), at)
