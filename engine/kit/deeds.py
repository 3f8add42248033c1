"""Deeds: what a seat or a figure may do, be it a card, an ability or an action, and the menu of those it can do now."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.core.message import Message
from engine.core.shape import Chain, One, Option, Shape
from engine.core.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F")
"""Who does it: a seat, or a figure of the game."""

DONE = "done"
"""The word that ends a turn."""


class Deed(ABC, Generic[S, F]):
    """Something that can be done. ``key`` names it in answers and texts, where it stands in a menu."""

    key: ClassVar[str] = ""

    def price(self, s: S, who: F, aim: Any = None, /) -> int:
        """The actions that it costs; without an aim the fewest."""
        return 0

    def can(self, s: S, who: F, /) -> bool:
        """Whether there is anything to do, if it can be paid for."""
        return True

    def choose(self, s: S, who: F, /) -> Chain:
        """What is chosen together with it; the value is the aim."""
        yield from ()

    @abstractmethod
    def act(self, s: S, who: F, aim: Any, /) -> None:
        """What happens; it is paid for."""

    def possible(self, s: S, who: F, left: int, /) -> bool:
        """Whether it can be done now with the actions that are left."""
        return self.price(s, who) <= left and self.can(s, who)

    def pay(self, s: S, who: F, aim: Any, /) -> None:
        """What it costs is taken."""

    def label(self, s: S, who: F, /) -> Message:
        """What it is called in the menu, with its price."""
        return s.text(f"do-{self.key}", n=self.price(s, who))

    def odds(self, s: S, who: F, /) -> Message | None:
        """What dice may make of it, where it rolls any before anything has to be chosen."""
        return None


class Aimed(Deed[S, F]):
    """A deed that needs an aim. It can be done only while there is at least one aim."""

    asks: ClassVar[bool] = True
    """Whether the player is asked for the aim even if there is only one."""

    @abstractmethod
    def aims(self, s: S, who: F, /) -> Sequence[str]:
        """All that it can be aimed at now."""

    @abstractmethod
    def shape(self, s: S, who: F, found: Sequence[str], /) -> Shape:
        """The question for one of these aims."""

    def can(self, s: S, who: F, /) -> bool:
        return bool(self.aims(s, who))

    def choose(self, s: S, who: F, /) -> Chain:
        found = self.aims(s, who)
        return (yield self.shape(s, who, found)) if self.asks or len(found) > 1 else found[0]


class Chosen(NamedTuple):
    """A deed by its key, and what was chosen with it."""

    key: str
    aim: Any = None


def choose(s: S, who: F, deeds: Mapping[str, Deed[S, F]], one: One) -> Chain:
    """One of these deeds with all that has to be said with it, or another word; the value is `Chosen`."""
    key: str = yield one
    return Chosen(key, (yield from deeds[key].choose(s, who)) if key in deeds else None)


class Menu(Generic[S, F]):
    """The deeds of a figure's turn. ``left`` counts the actions that it still has; those of ``handy`` get a button of
    their own beside the list.
    """

    def __init__(self, left: Callable[[S, F], int], *deeds: Deed[S, F], handy: Sequence[str] = ()) -> None:
        self._left, self._handy = left, handy
        self.deeds = {deed.key: deed for deed in deeds}

    def can(self, s: S, who: F, key: str) -> bool:
        """Whether this can be done now; a caller who asks for many deeds, but not for all, asks so."""
        return self.deeds[key].possible(s, who, self._left(s, who))

    def doable(self, s: S, who: F) -> Iterator[str]:
        """The keys of all that can be done now, one after the other."""
        left = self._left(s, who)
        return (key for key, deed in self.deeds.items() if deed.possible(s, who, left))

    def plan(self, s: S, who: F) -> Chain:
        """What is done next, or `DONE`; the value is `Chosen`.

        A word is judged alone, so the other deeds need not be looked at.
        """

        def done() -> Message:
            left = self._left(s, who)
            return s.text("do-done-left", n=left) if left else s.text("do-done")

        def option(key: str) -> Option:
            if key == DONE:
                return Option(DONE, done, ends=True)
            deed = self.deeds[key]
            return Option(key, partial(deed.label, s, who), handy=key in self._handy, odds=partial(deed.odds, s, who))

        def offers(word: str) -> bool:
            return word == DONE or (word in self.deeds and self.can(s, who, word))

        shape = One(each=option, usual=DONE, keys=lambda: chain(self.doable(s, who), [DONE]), offers=offers)
        return choose(s, who, self.deeds, shape)

    def perform(self, s: S, who: F, chosen: Chosen) -> None:
        """Pay for the deed and do it."""
        deed = self.deeds[chosen.key]
        deed.pay(s, who, chosen.aim)
        deed.act(s, who, chosen.aim)
