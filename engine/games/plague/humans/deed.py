"""What a human may do in his turn: each deed with its price, what it asks, and what it does (R4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from engine.core.message import Message
from engine.core.shape import One, Option
from engine.kit import deeds
from engine.kit.choices import places

from ..data import kind
from ..state import CAR, Human, PlagueState, card_name, card_text


class Using(NamedTuple):
    """Which card is used, and on whom or what."""

    card: str
    on: str = ""


class Deed(deeds.Deed[PlagueState, Human]):
    """One row of the table of actions.

    ``steady``: it does not lose the aim (R12.1). ``in_car``: it can be done in the car, too.
    """

    steady: ClassVar[bool] = False
    in_car: ClassVar[bool] = False

    def price(self, s: PlagueState, human: Human, aim: Any = None) -> int:
        return 1

    def possible(self, s: PlagueState, human: Human, left: int) -> bool:
        # R4.1; written out, for it is asked of every deed after every answer
        return (self.in_car or human.at != CAR) and self.price(s, human) <= left and self.can(s, human)

    def pay(self, s: PlagueState, human: Human, aim: Any) -> None:
        human.aimed = human.aimed and self.steady
        human.spent += self.price(s, human, aim)


class Aimed(Deed, deeds.Aimed[PlagueState, Human]):
    """A deed at a square, unless its question is another one. ``first``: the first is the usual one."""

    asked: ClassVar[str] = "where"
    first: ClassVar[bool] = False

    def shape(self, s: PlagueState, human: Human, found: Sequence[str]) -> One:
        return squares(s, found, self.asked, found[0] if self.first else None)


def squares(s: PlagueState, found: Iterable[str], prompt: str, usual: str | None = None) -> One:
    """One of these squares, as they are called on the board."""
    return One(places(found), usual=usual, prompt=partial(s.text, prompt))


Odds = Callable[[str], Message | None]
"""What dice may make of each of several options, by its word."""


def figures(s: PlagueState, found: Iterable[str], prompt: str, *more: Option, odds: Odds | None = None) -> One:
    """One of these figures, each with where it is, and with its odds."""

    def option(each: str) -> Option:
        return Option(each, partial(_placed, s, each), ref=_at(s, each), odds=odds and partial(odds, each))

    return One([*more, *map(option, found)], prompt=partial(s.text, prompt))


def cards(s: PlagueState, found: Iterable[str], prompt: str, odds: Odds | None = None) -> One:
    """One of these search cards, each with its odds."""
    return One(card_options(s, found, odds), prompt=partial(s.text, prompt))


def card_options(s: PlagueState, found: Iterable[str], odds: Odds | None = None) -> list[Option]:
    """These search cards by name and condition, each with what it does; of equal ones the later have numbers."""
    options: list[Option] = []
    met = Counter[tuple[str, bool, bool]]()
    for copy in found:
        alike = kind(copy), copy in s.empty, copy in s.marked
        met[alike] += 1
        label, about = partial(_carded, s, copy, met[alike]), partial(card_text, s.card(copy))
        options.append(Option(copy, label, about=about, odds=odds and partial(odds, copy)))
    return options


def _carded(s: PlagueState, copy: str, n: int) -> Message:
    name = card_name(kind(copy))
    if copy in s.empty:
        name = s.text("card-empty", card=name)
    elif copy in s.marked:
        name = s.text("card-marked", card=name)
    return s.text("card-again", card=name, n=n) if n > 1 else name


def _at(s: PlagueState, figure: str) -> str:
    piece = s.zombies.get(figure) or s.humans[figure]
    return piece.at


def _placed(s: PlagueState, figure: str) -> Message:
    return s.text("placed", figure=s.name(figure), at=_at(s, figure) or "car")
