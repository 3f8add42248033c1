"""Chapters: steps that are told in one line once they are over, made from what was counted in them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from .message import Arg, Message
from .step import Step


class Chapter(Step):
    """A part of the game that makes one headline: a turn, an encounter.

    Rules count with `State.note` what it should say; when the step is over, or the game ends within it, its
    `headline` goes into the log. What is counted may be read by everybody.
    """

    tally: list[Message] = []
    """What has happened in it so far, in the order in which each thing first happened."""

    @abstractmethod
    def headline(self, s: Any) -> Message | None:
        """The chapter in one line, also while it lasts; None if there is nothing to tell."""

    def hurts(self) -> tuple[str, ...]:
        """Who is told its headline before anything else, see `Event.hurts`."""
        return ()

    def count(self, new: Message) -> None:
        """Add to the tally. Two messages about the same thing become one: their numbers are added, their lists
        joined.
        """
        for old in self.tally:
            if old.key == new.key and _what(old) == _what(new):
                for name, arg in new.args.items():
                    old.args[name] = _sum(old.args[name], arg)
                return
        self.tally.append(new)


def _what(message: Message) -> dict[str, Arg | None]:
    """What a message is about: its arguments without the numbers and lists, of which only the names matter."""
    return {name: None if isinstance(arg, int | list) else arg for name, arg in message.args.items()}


def _sum(old: Arg, new: Arg) -> Arg:
    if isinstance(old, int) and isinstance(new, int):
        return old + new
    return [*old, *new] if isinstance(old, list) and isinstance(new, list) else old
