"""What answers are chosen from most often: seats, places, numbers, several of a list, words with a text, cards."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from engine.core.message import Arg, Message, Text, named, who
from engine.core.shape import One, Option, Shape, Some
from engine.core.state import State

K = TypeVar("K", bound=str)


def seat_options(wanted: Iterable[str]) -> list[Option]:
    return [Option(seat, partial(who, seat)) for seat in wanted]


def seats(wanted: Iterable[str]) -> One:
    return One(seat_options(wanted))


def labelled(
    label: Callable[[K], Message],
    keys: Iterable[K],
    about: Callable[[K], Message] | None = None,
    odds: Callable[[K], Message | None] | None = None,
) -> list[Option]:
    """Things by their keys, each with its label, with what it does where that does not say it, and with its odds."""
    return [
        Option(
            key, partial(label, key), about=partial(about, key) if about else None,
            odds=partial(odds, key) if odds else None,
        )
        for key in keys
    ]  # fmt: skip


def places(found: Iterable[str]) -> list[Option]:
    """Places of the board, each by the name that the picture gives it."""
    return [Option(each, partial(named, each), ref=each) for each in found]


def exactly(
    options: Sequence[Option], n: int, usual: str | None = None, prompt: Text | None = None
) -> Generator[Shape, Any, list[str]]:
    """This many of these, or all of them if there are fewer. Nothing is asked if that leaves no choice: none or all."""
    if not 0 < n < len(options):
        return [option.key for option in options[:n]]
    return (yield Some(options, n, n, usual=usual, prompt=prompt))


def number(least: int, most: int) -> One:
    """A whole number between two bounds, both included. Nothing can be chosen if ``most`` is below ``least``."""
    return One([str(n) for n in range(least, most + 1)])


def worded(
    s: State, text: str, wanted: Iterable[str], *, odds: Callable[[str], Message | None] | None = None, **args: Arg
) -> list[Option]:
    """Words, each labelled by the game's text ``<text>-<word>`` with these arguments, and with its odds."""
    return [
        Option(word, partial(s.text, f"{text}-{word}", **args), odds=partial(odds, word) if odds else None)
        for word in wanted
    ]


def possible(**words: bool) -> Iterator[str]:
    """The words that hold now."""
    return (word for word, holds in words.items() if holds)


def cards(name: Callable[[str], Message], places: Iterable[tuple[Message, Iterable[str]]]) -> One:
    """Cards, each listed under the place where it lies."""
    return One([Option(card, partial(name, card), place) for place, pile in places for card in pile])
