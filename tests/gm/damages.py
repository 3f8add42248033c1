"""Damages done to a file of a session, at random places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gm.acts import OPENED

GAMES = tuple(f"{id}." for id in OPENED)
"""How the tags of their steps begin."""
Place = tuple[Any, Any]
"""A dict or list, and the key or index of something in it."""


def places(value: Any, wanted: Callable[[Any], bool]) -> Iterator[Place]:
    """Where something of a kind stands."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if wanted(inner):
            yield value, key
        yield from places(inner, wanted)


def one(value: Any, wanted: Callable[[Any], bool], random: Random) -> Place:
    return random.choice(list(places(value, wanted)) or [({"": None}, "")])


def is_number(value: Any) -> bool:
    return type(value) is int


def is_text(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) < 60


def number(part: Any, random: Random) -> None:
    holder, key = one(part, is_number, random)
    holder[key] = random.choice((holder[key] and holder[key] + 1, -1, 0, 7, 99, (1 << 53) + 1, 10**40, -(10**9)))


def owner(part: Any, random: Random) -> None:
    holder, key = one(part, lambda value: value in ("a", "b", "c"), random)
    holder[key] = random.choice("abcdz")


def swapped(part: Any, random: Random) -> None:
    """Two cards, tiles, squares or names change places."""
    first, second = one(part, is_text, random), one(part, is_text, random)
    first[0][first[1]], second[0][second[1]] = second[0][second[1]], first[0][first[1]]


def dropped(part: Any, random: Random) -> None:
    holder, key = one(part, lambda value: True, random)
    del holder[key]


def emptied(part: Any, random: Random) -> None:
    holder, key = one(part, lambda value: isinstance(value, dict | list) and bool(value), random)
    holder[key] = type(holder[key])()


def text(part: Any, random: Random) -> None:
    holder, key = one(part, is_text, random)
    holder[key] = random.choice(("", "?", "nobody", "@seat", "x" * 300, "99.99", "0", "😀\u202e", "../.."))


def kind_of_step(part: Any, random: Random) -> None:
    """One step in place of another."""
    steps = list(places(part, lambda value: isinstance(value, str) and value.startswith(GAMES)))
    if steps:
        holder, key = random.choice(steps)
        holder[key] = random.choice(
            [each[0][each[1]] for each in steps] + ["hitz.Fight", "zombies.Fight", "hitz.Travel", "zgame.Raid"]
        )


DAMAGES = (number, owner, swapped, dropped, emptied, text, kind_of_step)
