"""Decisions: open questions, as the runner hands them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .message import Message
from .secret import Sealed
from .step import Ask, Step


@dataclass(slots=True)
class Decision:
    """An open question with its place on the stack.

    The id names era, step, kind, subject, seats and how often that line was answered: another player's act leaves
    it valid; a second press, or one from before an undo, finds it gone. It is compared, never read: what it is made of
    is here as data.
    """

    id: str
    ask: Ask
    step: Step
    stack: list[Step]
    depth: int

    @property
    def seats(self) -> tuple[str, ...]:
        return self.ask.seats

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def subject(self) -> str:
        return self.ask.subject

    @property
    def deadline(self) -> int:
        """The number of the step until whose end a missed deadline lasts."""
        return self.step.held_up

    @property
    def text(self) -> str:
        """The entry of the catalogues with all that is said about questions of this kind."""
        return about(self.step.tag.partition(".")[0], self.kind)

    def prompt(self, s: Any) -> Message:
        """The question in words."""
        return self.ask.prompt or Message(about(s.game, self.kind))

    @property
    def line(self) -> str:
        return line(self.ask)

    @property
    def place(self) -> tuple[int, str, int]:
        """What makes it the same question in every era: step, line, and how often that line was answered."""
        return self.step.no, self.line, self.step.answered.get(self.line, 0)

    def sealed(self, s: Any) -> Sealed | None:
        """The sealed answer to it that is in."""
        if not s.sealed:
            return None
        return next((each for each in s.sealed if self._is_answered_by(each)), None)

    def _is_answered_by(self, sealed: Sealed) -> bool:
        asked = (self.step.no, self.ask.kind, self.ask.subject)
        return (sealed.step, sealed.kind, sealed.subject) == asked and sealed.seat in self.ask.seats


def about(game: str, kind: str) -> str:
    """The entry of the catalogues with all that is said about a kind of question."""
    return f"{game}-ask-{kind}"


def over(game: str, id: str) -> str:
    """The same about a decision that is no longer open, by its id. It is only for telling: nothing is judged by it."""
    return about(game, (*id.split("."), "", "", "")[2])


def line(ask: Ask) -> str:
    return f"{ask.kind}.{ask.subject}.{'+'.join(ask.seats)}"


Policy = Callable[[Any, Decision, list[str]], list[str] | None]
"""A standing order's way of answering: from the seat's view, its decision and the order's argument."""
