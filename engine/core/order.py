"""Answers given in advance: private, in the state, used by the runner as questions open."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import model_validator

from .model import Count, Model, without

Mode = Literal["once", "always"]


class Order(Model):
    """What a seat wants answered for it: ``once``, the next question of its kind, or ``always``, every such question.

    An order of ``words`` alone that does not fit there is void, and its owner is told. Instead it may name a ``policy``
    of the game, which picks the words from the seat's own view, and waits until that has an answer; ``arg`` is its
    argument in words. With a ``subject`` (of one of several figures, say) it is for questions about that only.
    """

    id: Count = 0
    seat: str
    kind: str
    subject: str = ""
    mode: Mode
    words: list[str] = []
    policy: str = ""
    arg: list[str] = []

    @model_validator(mode="before")
    @classmethod
    def _earlier(cls, fields: Any) -> Any:
        """Earlier versions knew plans of several answers, which nobody could give."""
        return without(fields, rest=[])

    def is_about(self, subject: str) -> bool:
        """Whether it is meant for questions about this."""
        return self.subject in ("", subject)
