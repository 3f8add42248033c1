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
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])


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
    what a machine wants from it (a roll's faces and counter, for the proof of the dice); ``weight`` says where it is
    told: what only some may read never stands in a story for all. ``hurts`` are the seats to whom others, or the rules,
    have done harm, or whose own part it sums up: it is among the first things that they are told. ``loss`` is how much
    was lost at each of the ``refs``, in whatever is counted there; pictures write it in red.
    """

    message: Message
    depth: Number = 0
    only: tuple[str, ...] = ()
    refs: tuple[str, ...] = ()
    data: dict[str, str | Count | list[str]] = field(default_factory=dict[str, "str | int | list[str]"])
    weight: Weight = "line"
    hurts: tuple[str, ...] = ()
    loss: Count = 0

    @property
    def is_headline(self) -> bool:
        """Whether it is told ever after, in a line or with a picture."""
        return self.weight in ("headline", "scene")


def changes(events: Iterable[Event]) -> dict[str, int]:
    """The board references of these events, each with how much was lost there in all; mostly that is nothing."""
    found: dict[str, int] = {}
    for event in events:
        for ref in event.refs:
            found[ref] = found.get(ref, 0) + event.loss
    return found
