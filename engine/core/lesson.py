"""A first game: a short set-up with fixed dice, in which a coach explains each thing when it comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .decision import Decision

Topics = Callable[[Any, Decision], Iterable[str]]
"""What is on the table at a question, from a view that may see no more than whom the coach talks to."""


def _none(seen: Any, decision: Decision) -> Iterable[str]:
    return ()


def _taught(seen: Any, decision: Decision) -> bool:
    return False


@dataclass(slots=True, frozen=True)
class Lesson:
    """How a game is learnt: its settings by field, and how many seats play; stand-ins take those that are free.

    Everybody learns with the same dice, those of ``seed``. The coach says the text ``<id>-coach-start`` before the
    first question, then ``<id>-coach-<kind>`` for each kind of question and ``<id>-coach-<topic>`` for each of the
    ``topics``, the first time it comes in this game; where there is none, the hint of the kind. Topics that come before
    the question is understood give its kind as one of them, in its place. A decision that is the learner's ``own`` is
    shown without advice, which is one press away.
    """

    seats: int
    seed: str
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    topics: Topics = _none
    own: Callable[[Any, Decision], bool] = _taught
