"""The city as a map (2.4): which places touch, and how far they are from one another (R0.1, R0.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple

from pydantic import Field

from engine.kit.hexes import Hex, distance

KEPT = 256
"""Cities that are kept worked out."""
Axis = Annotated[int, Field(ge=-99, le=99)]


class Cell(NamedTuple):
    """A tile and the cell on which it lies."""

    id: str
    q: Axis
    r: Axis

    @property
    def hex(self) -> Hex:
        return Hex(self.q, self.r)


class City:
    """What follows from where the tiles lie; it never changes."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        at = {cell.hex: cell.id for cell in cells}
        self.ids: Sequence[str] = sorted(at.values())
        self.links: Mapping[str, Sequence[str]] = {
            cell.id: sorted(at[each] for each in cell.hex.neighbours if each in at) for cell in cells
        }
        self.steps: Mapping[str, Mapping[str, int]] = {
            a.id: {b.id: distance(a.hex, b.hex) for b in cells} for a in cells
        }


@lru_cache(KEPT)
def city_of(cells: tuple[Cell, ...]) -> City:
    """The city of these cells."""
    return City(cells)
