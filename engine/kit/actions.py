"""Actions: cards, abilities, uses of things. Each says whether it may be done, what it asks and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.message import Message
from engine.core.shape import Chain, One
from engine.core.state import State

from .choices import labelled

S = TypeVar("S", bound=State)


class Action(ABC, Generic[S]):
    """Something that a seat or a figure (``who``) may do. When there is time for it is not its business."""

    def may(self, s: S, who: str, /) -> bool:
        """Whether it can be done now and has any effect."""
        return True

    def ask(self, s: S, who: str, /) -> Chain:
        """What is chosen together with it; the value is handed to `do`."""
        yield from ()

    @abstractmethod
    def do(self, s: S, who: str, aim: Any, /) -> None:
        """What happens."""


class Chosen(NamedTuple):
    """An action by its key among those that were offered, and what was chosen with it."""

    key: str
    aim: Any


def choose(
    s: S,
    who: str,
    rows: Mapping[str, Action[S]],
    label: Callable[[str], Message],
    about: Callable[[str], Message] | None = None,
) -> Chain:
    """One of these actions, each labelled by its key and with what it does, and all that has to be said with it; the
    value is `Chosen`.
    """
    key: str = yield One(lambda: labelled(label, rows, about), keys=[*rows])
    return Chosen(key, (yield from rows[key].ask(s, who)))
