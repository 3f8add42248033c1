"""Where on the board an answer can begin: looked up by place, not word by word."""

from __future__ import annotations

from collections.abc import Sequence

from .shape import One, Some, Source, replay

DEPTH = 2
"""How many words are looked through: a verb without a place, then the place that it is done at."""


def begins(source: Source, words: Sequence[str] = (), depth: int = DEPTH) -> dict[str, list[list[str]]]:
    """By board reference, in the order of the options: the words that lead there, each an answer or the beginning of
    one. They go on from ``words``. Words without a place are looked through, as far as ``depth``. What is picked among
    several is no word by itself, so there the words lead to the choice.
    """
    found: dict[str, list[list[str]]] = {}
    shape, _ = replay(source, [*words])
    for option in shape.options if isinstance(shape, One | Some) else ():
        ahead = [*words, option.key]
        if option.ref:
            found.setdefault(option.ref, []).append(ahead if isinstance(shape, One) else [*words])
        elif depth > 1 and isinstance(shape, One) and callable(source):
            for ref, ways in begins(source, ahead, depth - 1).items():
                found.setdefault(ref, []).extend(ways)
    return found
