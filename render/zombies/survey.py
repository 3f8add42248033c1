"""Where tiles and squares of the city lie on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.games.zombies.city import tile_of

from ..canvas.box import Box
from ..maps import grid, plates
from .scene import ZombiesScene
from .tiles import cell

DIGITS, DIGIT = 58, 20
"""From this size of a square on it shows its number, which takes so many pixels of its corner."""


@dataclass(frozen=True)
class Survey(grid.Grid):
    """A part of the map on a sheet, its cells the tiles of `window`, its squares `size` pixels wide."""

    scene: ZombiesScene
    tiles: list[int] = field(init=False)
    """The numbers of the tiles within the window."""

    def __post_init__(self) -> None:
        inside = [n for n, each in enumerate(self.scene.s.tiles) if self.window.covers(each.x, each.y)]
        object.__setattr__(self, "tiles", inside)

    @property
    def size(self) -> int:
        return self.pitch // 3

    def shows(self, square: str) -> bool:
        """Whether a square of the city lies within the window."""
        if square not in self.scene.s.city.letters:
            return False
        placed = self.scene.s.tiles[tile_of(square)]
        return self.window.covers(placed.x, placed.y)

    def tile(self, number: int) -> Box:
        placed = self.scene.s.tiles[number]
        return self.cell(placed.x, placed.y)

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
