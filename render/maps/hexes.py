"""Maps of hexes with a corner on top: where they lie on a sheet, their outlines, the part worth showing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from engine.kit.hexes import Hex

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import Colour
from .crop import Cell, bounds, crop

OVERSIZE = 4
"""How many times too large outlines are drawn before they are scaled down, for soft edges."""
STEP = 8
"""Sizes of hexes are multiples of these pixels, so that rows and halves meet to the pixel and few sizes are drawn."""
LARGE = 128
"""The size from which on they are multiples of twice as much."""
CORNERS = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
"""Of a hex in its box, clockwise from the top."""


@dataclass(frozen=True)
class HexGrid:
    """Hexes on a sheet, each `size` pixels wide and high: seen a little from the side, which leaves room for more rows.

    The box of the cell (0, 0) begins at (`x`, `y`).
    """

    size: int
    x: int
    y: int

    def box(self, cell: Hex) -> Box:
        """The box around a cell."""
        half, rise = self.size // 2, self.size * 3 // 4
        return Box.at(self.x + (2 * cell.q + cell.r) * half, self.y + cell.r * rise, self.size, self.size)


def extent(cells: Iterable[Hex]) -> Box:
    """What the cells cover, in halves of a hex across and in rows down; there must be one."""
    return bounds(half for cell in cells for half in _halves(cell))


def pixels(part: Box, size: int) -> tuple[int, int]:
    """Width and height of this many halves and rows."""
    return part.width * size // 2, (part.height * 3 + 1) * size // 4


def largest(part: Box, width: int, height: int, most: int) -> int:
    """The largest size of a hex, up to a limit in pixels, with which a part of a map just fits."""
    size = min(most, 2 * width // part.width, 4 * height // (part.height * 3 + 1))
    return size - size % (STEP if size < LARGE else 2 * STEP)


def centred(part: Box, size: int, box: Box) -> HexGrid:
    """A part of a map in the middle of a box of pixels."""
    width, height = pixels(part, size)
    left, top = box.x0 + (box.width - width) // 2, box.y0 + (box.height - height) // 2
    return HexGrid(size, left - part.x0 * size // 2, top - part.y0 * size * 3 // 4)


def worth_showing(cells: Collection[Hex], weights: Mapping[Hex, float], least: Cell, most: Cell) -> list[Hex]:
    """The cells to show: those that weigh most and what is around them, see `crop`.

    `least` and `most` are halves of a hex across and rows down.
    """
    halves = {half: weight / 2 for cell, weight in weights.items() for half in _halves(cell)}
    drawn = {half for cell in cells for half in _halves(cell)}
    window = crop(drawn, halves, least, most)
    return [cell for cell in cells if all(window.covers(*half) for half in _halves(cell))]


def _halves(cell: Hex) -> tuple[Cell, Cell]:
    x = 2 * cell.q + cell.r
    return (x, cell.r), (x + 1, cell.r)


# Drawing


class Soft(NamedTuple):
    """Coverage of a figure as wide as a hex: what lies above and below its straight sides, and the rows of those.

    Between them everything is covered, of an edge its width on either side: what needs no mask costs next to nothing.
    """

    above: Image.Image
    below: Image.Image
    top: int
    bottom: int


@lru_cache(maxsize=128)
def _hex(size: int) -> Soft:
    mask = _mask(size)
    return _soft(mask, mask)


@lru_cache(maxsize=128)
def _edge(size: int, width: int) -> Soft:
    """The edge of a hex, ``width`` pixels wide."""
    inner = Image.new("L", (size, size))
    inner.paste(_mask(size - 2 * width), (width, width))
    return _soft(ImageChops.subtract(_mask(size), inner), inner.crop((width, 0, size - width, size)))


def _mask(size: int) -> Image.Image:
    """Coverage of a hex."""
    large = size * OVERSIZE
    image = Image.new("L", (large, large))
    ImageDraw.Draw(image).polygon([(x * (large - 1), y * (large - 1)) for x, y in CORNERS], fill=255)
    return image.reduce(OVERSIZE)


def _soft(mask: Image.Image, full: Image.Image) -> Soft:
    """A mask without the rows that ``full`` covers from side to side."""
    size, right = mask.width, full.width - 1
    sides = ImageChops.darker(full.crop((0, 0, 1, size)), full.crop((right, 0, right + 1, size)))
    found = sides.point([0] * 255 + [1]).getbbox()
    top, bottom = (found[1], found[3]) if found else (size, size)
    return Soft(mask.crop((0, 0, size, top)), mask.crop((0, bottom, size, size)), top, bottom)


def fill(sheet: Sheet, box: Box, colour: Colour) -> None:
    """A hex of one colour."""
    soft = _hex(box.width)
    sheet.ink(soft.above, box.x0, box.y0, colour)
    sheet.fill(box._replace(y0=box.y0 + soft.top, y1=box.y0 + soft.bottom), colour)
    sheet.ink(soft.below, box.x0, box.y0 + soft.bottom, colour)


def rim(sheet: Sheet, box: Box, colour: Colour, width: int) -> None:
    """The edge of a hex, drawn inside it."""
    soft = _edge(box.width, width)
    sheet.ink(soft.above, box.x0, box.y0, colour)
    sides = box._replace(y0=box.y0 + soft.top, y1=box.y0 + soft.bottom)
    sheet.fill(sides._replace(x1=box.x0 + width), colour)
    sheet.fill(sides._replace(x0=box.x1 - width), colour)
    sheet.ink(soft.below, box.x0, box.y0 + soft.bottom, colour)


def lay(sheet: Sheet, tile: Sheet, box: Box) -> None:
    """Lay a picture of the size of a hex onto a sheet, with its texts."""
    soft, whole = _hex(box.width), tile.box
    sheet.inlay(tile, whole._replace(y1=soft.top), box.x0, box.y0, soft.above)
    sheet.inlay(tile, whole._replace(y0=soft.top, y1=soft.bottom), box.x0, box.y0 + soft.top)
    sheet.inlay(tile, whole._replace(y0=soft.bottom), box.x0, box.y0 + soft.bottom, soft.below)
    sheet.hold(tile, box.x0, box.y0)
