"""Where tiles and squares of the city lie on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.zombies.box.city import City, tile_of

from ..canvas.box import Box
from ..maps import grid, plates
from .scene import ZombiesScene
from .tiles import cell

DIGITS = 58
"""A square of at least this size, in pixels, shows its number."""
DIGIT = 20
"""The pixels of a square's corner that its number takes."""


@dataclass(frozen=True)
class Layout(grid.Grid):
    """Where the tiles of a city lie on a sheet: the cells of `window`."""

    city: City

    @property
    def size(self) -> int:
        """Pixels of a square."""
        return self.pitch // 3

    @property
    def tiles(self) -> list[int]:
        """The numbers of the tiles within the window."""
        return [n for n, each in enumerate(self.city.placed) if self.window.covers(each.x, each.y)]

    def tile(self, number: int) -> Box:
        placed = self.city.placed[number]
        return self.cell(placed.x, placed.y)


@dataclass(frozen=True)
class Survey(Layout):
    """The same with all that is on it."""

    scene: ZombiesScene

    @property
    def layout(self) -> Layout:
        """The city alone."""
        return Layout(self.window, self.pitch, self.x, self.y, self.city)

    def shows(self, square: str) -> bool:
        """Whether a square of the city lies within the window."""
        if square not in self.city.letters:
            return False
        placed = self.city.placed[tile_of(square)]
        return self.window.covers(placed.x, placed.y)

    def area(self, ref: str) -> list[Box]:
        """Where a reference to a square, a tile or a place for one lies; nothing if it is not on the map."""
        kind, _, at = ref.partition("-")
        if kind == "cell":
            x, y = map(int, at.split(","))
            return [self.cell(x, y)] if self.window.covers(x, y) else []
        if kind == "tile":
            return [self.tile(int(at))] if int(at) in self.tiles else []
        return [self.square(ref)] if self.shows(ref) else []

    def square(self, square: str) -> Box:
        number, _, place = square.partition(".")
        return cell(self.tile(int(number)), int(place))

    def room(self, square: str, taken: Sequence[Box]) -> Box:
        """The part of a square where pieces stand: clear of the plates, which are `taken`, of its number and cost."""
        box = self.square(square)
        if square in self.scene.reach:
            side = round(box.width * 0.7)
            box = Box.at(box.x0 + box.width // 8, box.y1 - side, side, side)
        elif self.size >= DIGITS:
            box = box._replace(x0=box.x0 + DIGIT // 2, y0=box.y0 + DIGIT // 2)
        return plates.clear(box, taken)
