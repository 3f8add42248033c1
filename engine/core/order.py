"""Answers given in advance: private, in the state, used by the runner as questions open."""

from __future__ import annotations

from typing import Literal

from .model import Count, Model

Mode = Literal["once", "always", "plan"]


class Order(Model):
    """What a seat wants answered for it.

    there, or nothing is, it is void, and its owner is told. With a policy it waits until that has an answer.
    ``always``: at every such question. ``plan``: the next answers in turn, dropped at the first question it does not
    answer. With a ``subject`` (of one of several figures, say) it is for questions about that only, otherwise for those
    about any.
    Instead of ``words`` an order may name a ``policy`` of the game, which picks the words from the seat's own view;
    ``arg`` is its argument in words.
    argument in words.
    """

    id: Count = 0
    seat: str
    kind: str
    subject: str = ""
    mode: Mode
    words: list[str] = []
    policy: str = ""
    arg: list[str] = []
    rest: list[tuple[str, list[str]]] = []
    """Of a plan: the further answers, as pairs of kind and words."""

    def is_about(self, subject: str) -> bool:
        """Whether it is meant for questions about this."""
        return self.subject in ("", subject)
