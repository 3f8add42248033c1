"""Standing choices: what a seat wants done without being asked, read by rules where a question would interrupt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .model import Model
from .shape import Source


class Choice(Model):
    """What a seat has chosen: the words of a standing choice, for itself or for one of its figures (``subject``).

    Private to the seat; going back in the log leaves it as it is.
    """

    seat: str
    name: str
    subject: str = ""
    words: list[str]


class Chosen(Protocol):
    """A state, seen only as the keeper of standing choices."""

    choices: list[Choice]


def _seat_itself(seen: Any, seat: str) -> Sequence[str]:
    return ("",)


@dataclass(slots=True, frozen=True)
class StandingChoice:
    """A choice that a game declares. ``ask`` gives what can be chosen, from the view of a seat and for a subject.

    ``subjects``: for which of its figures a seat has the choice; by default every seat has it once, for itself
    (``""``); a seat for which there is none is not offered it. ``default`` are the words of who has not chosen.
    """

    name: str
    ask: Callable[[Any, str, str], Source]
    default: tuple[str, ...]
    subjects: Callable[[Any, str], Sequence[str]] = _seat_itself

    def of(self, s: Chosen, seat: str, subject: str = "") -> list[str]:
        """The words in force. They were possible when they were chosen; that may be long ago."""
        for choice in s.choices:
            if (choice.seat, choice.name, choice.subject) == (seat, self.name, subject):
                return choice.words
        return [*self.default]
