"""Reactions: who may do something now, until everybody who may has passed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from pydantic import Field

from engine.core.runner import ordered
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step

REACT = "react"
"""What is asked: the kind of question, and of orders that answer it."""
PASS = "pass"


class Window(Step):
    """The seats that may react to something, side by side; over once all have passed or have nothing to react with.

    A game's window says what a seat can do (`offers`, `details`) and does it (`react`); everything is worked out anew
    after each answer. It is a step, so it nests: what a reaction pushes, another window say, comes first, and this one
    goes on where it was. The table waits for whoever may react, and orders answer at once. Where nobody is to be waited
    for (``waits``), the window rests for an order that acts now and is over otherwise.
    """

    waits: ClassVar[bool] = True
    about: str = ""
    """The subject of its questions, see `Ask`."""
    passed: list[str] = Field(default_factory=list[str])
    """Who is not asked any more. A reaction after which they shall be clears it."""

    @abstractmethod
    def offers(self, s: Any, seat: str) -> Sequence[Option | str]:
        """What this seat can react with now, passing apart, as it may see it."""

    @abstractmethod
    def react(self, s: Any, seat: str, what: str, value: Any) -> Done | None:
        """A seat reacts with one of its `offers`; `DONE` closes the window for all. ``value`` is that of `details`."""

    def details(self, s: Any, seat: str, what: str) -> Chain:
        """What is chosen together with an offer; nothing, if a game does not say otherwise."""
        yield from ()

    def may(self, s: Any, seat: str) -> bool:
        """Whether the seat is asked. Where this must not tell what it holds, say what everybody can tell."""
        return bool(self.offers(s, seat))

    # The step

    def run(self, s: Any) -> Done | None:
        if not any(self._is_asked(s, seat) for seat in s.seats):
            return DONE
        return None if self.waits or ordered(s, (REACT,)) else DONE

    def asks(self, s: Any) -> Iterator[Ask]:
        for seat in s.seats:
            if self._is_asked(s, seat):
                yield Ask(seat, REACT, partial(self._choose, s, seat), self.about, private=True, default=(PASS,))

    def on_react(self, s: Any, ask: Ask, answer: tuple[str, Any]) -> Done | None:
        what, value = answer
        if what == PASS:
            self.passed.append(ask.by)
            return None
        return self.react(s, ask.by, what, value)

    def _is_asked(self, s: Any, seat: str) -> bool:
        return seat not in self.passed and self.may(s, seat)

    def _choose(self, s: Any, seat: str) -> Chain:
        what: str = yield One([PASS, *self.offers(s, seat)], usual=PASS)
        value = None if what == PASS else (yield from self.details(s, seat, what))
        return what, value
