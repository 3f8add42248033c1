"""Text as data: a key of the locale catalogues and its arguments, never finished words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Literal, Union

from pydantic import Field

from .model import Count, Number

Arg = Union[str, Annotated[int, Field(ge=-1_000_000_000_000, le=1_000_000_000_000)], "Message", list["Message"]]


@dataclass(slots=True)
class Message:
    """A sentence, name or label, by catalogue key.

    Arguments are numbers, plain strings (selectors and ids, never words for people), other messages, or a list
    of messages (shown as an enumeration). The key ``@seat`` with argument ``seat`` stands for that seat's name,
    ``@name`` with argument ``name`` for a name that a person has chosen, or words that somebody typed, ``@parts`` with
    a list ``of`` messages for these side by side.
    """

    key: str
    args: dict[str, Arg] = field(default_factory=lambda: {})


def msg(key: str, /, **args: Arg) -> Message:
    """Shorthand for a :class:`Message`."""
    return Message(key, args)


@lru_cache(1024)
def who(seat: str) -> Message:
    """The name of a seat."""
    return Message("@seat", {"seat": seat})


def named(name: str) -> Message:
    """A name that somebody has chosen, where the seat will not do: the person sat there once, or does not sit here.

    Also for anything else that somebody typed. It is escaped where it is shown.
    """
    return Message("@name", {"name": name})


def parts(of: list[Message]) -> Message:
    """Short messages side by side: “1 kill · a life picked up”."""
    return Message("@parts", {"of": [*of]})


Text = Message | Callable[[], Message]
"""A message, or what makes it once somebody reads it: most labels are never read."""


def read(text: Text | None) -> Message | None:
    """The message of a text."""
    return text() if callable(text) else text


Weight = Literal["detail", "line", "headline", "scene"]
"""How much of the story a line of the log is.

A ``detail`` stands in the log only. A ``line`` is told while it has just happened. A ``headline`` sums up what is over,
or stands by itself, and is told ever after. A ``scene`` is a headline that closes a part of the story, such as a round:
it is worth a picture of its own.
"""


@dataclass(slots=True)
class Event:
    """One line of the log.

    ``depth`` is how deep in the stack of steps it happened (for indentation); ``only`` restricts it to some
    seats (empty: everybody); ``refs`` are board references that a picture may mark as changed; ``data`` carries
    what a machine wants from it (a roll's faces and counter, for the proof of the dice, and which are good, for
    pictures); ``weight`` says where it is told: what only some may read never stands in a story for all. ``hurts`` are
    the seats to whom others, or the rules, have done harm, ``concerns`` those whose own part it sums up, or who won or
    missed something by it: it is among the first things that they are told. ``loss`` is how much was lost at each of
    the ``refs``, in whatever is counted there; pictures write it in red.
    """

    message: Message
    depth: Number = 0
    only: tuple[str, ...] = ()
    refs: tuple[str, ...] = ()
    data: dict[str, str | Count | list[str]] = field(default_factory=lambda: {})
    weight: Weight = "line"
    hurts: tuple[str, ...] = ()
    concerns: tuple[str, ...] = ()
    loss: Count = 0

    @property
    def is_headline(self) -> bool:
        """Whether it is told ever after, in a line or with a picture."""
        return self.weight in ("headline", "scene")


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that had to show something: the face of each, of which die it is one, and which faces were ``good``."""

    faces: tuple[str, ...]
    dice: tuple[str, ...]
    good: tuple[str, ...]

    @classmethod
    def of(cls, event: Event) -> Roll | None:
        """The roll of an event; None if it is none, or one of an earlier version that did not say what was good."""
        found = [event.data.get(name) for name in ("faces", "dice", "good")]
        lists = [tuple(each) for each in found if isinstance(each, list)]
        return cls(*lists) if len(lists) == len(found) and len(lists[0]) == len(lists[1]) else None

    @property
    def need(self) -> str:
        """What each die had to show, “4+” or “6”, as far as that is said by a number."""
        numbers = sorted(face for face in self.good if face.isdecimal())
        return f"{numbers[0]}+" if len(numbers) > 1 else "".join(numbers)

    @property
    def hits(self) -> int:
        """How many dice show something good."""
        return sum(face in self.good for face in self.faces)


class Changes(dict[str, int]):
    """What some events have changed: board references, each with how much was lost there in all, mostly nothing; and
    the last roll that had to show something.
    """

    roll: Roll | None = None


def changes(events: Iterable[Event]) -> Changes:
    """What these events have changed."""
    found = Changes()
    for event in events:
        found.roll = Roll.of(event) or found.roll
        for ref in event.refs:
            found[ref] = found.get(ref, 0) + event.loss
    return found
