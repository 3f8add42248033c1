"""The initials by which a seat is known on pictures: its player's own, no two alike at one table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from .canvas.fonts import lettered

_TWINS = str.maketrans("АВЕЁКМНОРСТУХЗ", "ABEEKMHOPCTYX3")
"""Cyrillic letters that look like others once they stand alone on a pawn."""


def initials(names: Mapping[str, str]) -> dict[str, str]:
    """One letter for each seat, two where the names of several begin alike; for a name without letters the number of
    the place.
    """
    return dict(_initials(tuple(names.items())))


@lru_cache(maxsize=256)
def _initials(names: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    words = {seat: _words(name) or [str(n)] for n, (seat, name) in enumerate(names, 1)}
    first = {seat: each[0][0].upper()[0] for seat, each in words.items()}
    often = Counter(_seen(letter) for letter in first.values())
    taken: set[str] = set()
    found: dict[str, str] = {}
    for seat, letter in first.items():
        mark = letter
        if often[_seen(letter)] > 1:
            mark = next(each for each in _longer(letter, words[seat]) if _seen(each) not in taken)
        taken.add(_seen(mark))
        found[seat] = mark
    return tuple(found.items())


def _words(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", lettered(name))


def _longer(letter: str, words: list[str]) -> Iterator[str]:
    """Two characters: the initials of two words, the first letter with another one of its word, with a number."""
    yield from (letter + word[0].upper()[0] for word in words[1:])
    yield from (letter + other.lower()[0] for other in words[0][1:])
    yield from (letter + str(n) for n in range(1, 100))


def _seen(mark: str) -> str:
    """Marks that look alike are one."""
    return mark.upper().translate(_TWINS)
