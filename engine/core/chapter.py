"""Chapters: steps that are told in one line once they are over, made from what was counted in them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
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
        """Whom it has done harm, see `Event.hurts`."""
        return ()

    def concerns(self) -> tuple[str, ...]:
        """Whose own part it sums up, see `Event.concerns`."""
        return ()

    def count(self, new: Message) -> None:
        """Add to the tally. Two messages about the same thing become one: their numbers are added, their lists
        joined.
        """
        for old in self.tally:
            if old.key == new.key and _alike(old.args, new.args):
                for name, arg in new.args.items():
                    old.args[name] = _sum(old.args[name], arg)
                return
        self.tally.append(new)


def _alike(old: Mapping[str, Arg], new: Mapping[str, Arg]) -> bool:
    """Whether two messages of a kind are about the same thing: but for numbers and lists their arguments are equal."""
    return old.keys() == new.keys() and all(
        arg == new[name] or (isinstance(arg, int | list) and isinstance(new[name], int | list))
        for name, arg in old.items()
    )


def _sum(old: Arg, new: Arg) -> Arg:
    if isinstance(old, int) and isinstance(new, int):
        return old + new
    return [*old, *new] if isinstance(old, list) and isinstance(new, list) else old
