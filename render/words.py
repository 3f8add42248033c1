"""Words for pictures: where a board gets its texts from, and messages made into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.core.message import Arg, Message


class Texts(Protocol):
    """One language of the catalogues."""

    def __call__(self, key: str, /, **args: object) -> str:
        """The text of a catalogue key with its arguments put in."""
        ...


def say(message: Message, texts: Texts, names: Mapping[str, str]) -> str:
    """A message in words; seats become their names, lists enumerations."""
    if message.key == "@seat":
        seat = str(message.args["seat"])
        return names.get(seat, seat)
    return texts(message.key, **{name: _argument(arg, texts, names) for name, arg in message.args.items()})


def _argument(arg: Arg, texts: Texts, names: Mapping[str, str]) -> str | int:
    if isinstance(arg, Message):
        return say(arg, texts, names)
    if isinstance(arg, list):
        return ", ".join(say(each, texts, names) for each in arg)
    return arg
