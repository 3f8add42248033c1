"""Named rules that options, modules and expansions may change from their own file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Rule(Generic[P, R]):
    """A function whose result others amend, each on its condition, in the order in which they are written.

    An amendment receives the result so far and the rule's own arguments, and returns the new result.
    """

    def __init__(self, base: Callable[P, R]) -> None:
        self.base = base
        self.amendments: list[tuple[Callable[P, bool], Callable[..., R]]] = []
        self.__doc__ = base.__doc__
        self.__name__ = base.__name__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        value = self.base(*args, **kwargs)
        for when, amend in self.amendments:
            if when(*args, **kwargs):
                value = amend(value, *args, **kwargs)
        return value

    def amend(self, when: Callable[P, bool]) -> Callable[[Callable[..., R]], Callable[..., R]]:
        """Register an amendment that applies while ``when`` holds for the rule's arguments."""

        def register(amend: Callable[..., R]) -> Callable[..., R]:
            self.amendments.append((when, amend))
            return amend

        return register


def rule(base: Callable[P, R]) -> Rule[P, R]:
    """Make a function a rule that others can amend."""
    return Rule(base)
