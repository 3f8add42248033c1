"""Hexes with a corner on top, by axial coordinates: neighbours, distances, and layouts drawn as rows of text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.fault import Unreadable
from engine.core.message import msg


class Hex(NamedTuple):
    """A cell: ``q`` grows to the east, ``r`` to the south-east."""

    q: int
    r: int

    @property
    def neighbours(self) -> Iterator[Hex]:
        """The six cells around it, from the east against the clock."""
        return (Hex(self.q + q, self.r + r) for q, r in SIDES)


SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def distance(a: Hex, b: Hex) -> int:
    """Steps from one cell to another, over whatever lies between."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def laid_out(rows: Sequence[str], origin: str) -> list[tuple[str, Hex]]:
    """What a drawing in rows names, in reading order, each with its cell; ``origin`` stands at (0, 0).

    Neighbours in a row begin four characters apart, and each row is shifted by two against the next. Raises Unreadable
    if the origin does not stand there once or something stands between two cells.
    """
    found = [(each.group(), each.start(), row) for row, line in enumerate(rows) for each in re.finditer(r"\S+", line)]
    origins = [(at, row) for name, at, row in found if name == origin]
    if len(origins) != 1:
        raise Unreadable(msg("fault-origin", name=origin, n=len(origins)))
    middle, zero = origins[0]
    cells: list[tuple[str, Hex]] = []
    for name, at, row in found:
        r = row - zero
        q, off = divmod(at - middle - 2 * r, 4)
        if off:
            raise Unreadable(msg("fault-between", name=name, row=row + 1))
        cells.append((name, Hex(q, r)))
    return cells
