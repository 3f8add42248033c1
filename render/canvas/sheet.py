"""The page that a board is drawn on. It remembers every text and the box that the text belongs in."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from .box import Box
from .fonts import icon_mask
from .shapes import LETTER_AT, LETTER_ROOM, corner_masks, hollow_masks, panel_mask, shape_mask
from .text import FLOOR, Align, Layout, Style, Valign, settled
from .theme import GROUND, INK, Colour

SMALL = 4096
"""The most pixels of a panel that has a mask of its own: masks of larger ones would fill the memory."""


class PlacedText(NamedTuple):
    """A text on a sheet: the box it was given and the box that its ink covers."""

    text: str
    box: Box
    ink: Box
    size: int
    whole: bool


class Sheet:
    """An RGB picture under construction. Not shared between threads until it is finished."""

    def __init__(self, width: int, height: int, ground: Colour = GROUND) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.box = Box(0, 0, width, height)
        self._pixels = self.image.im
        self._texts: list[tuple[str, Box, Box, Layout]] = []
        self._holds: list[tuple[Sheet, int, int]] = []

    @property
    def placed(self) -> list[PlacedText]:
        """All texts, those of the sheets that it holds first; worked out when somebody asks, which only tests do."""
        found = [
            each._replace(box=each.box.move(x, y), ink=each.ink.move(x, y))
            for other, x, y in self._holds
            for each in other.placed
        ]
        for text, box, ink, layout in self._texts:
            found.append(PlacedText(text, box, ink.move(box.x0, box.y0), layout.size, layout.whole))
        return found

    def fill(self, box: Box, colour: Colour) -> None:
        self._pixels.paste(colour, box)

    def ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Lay colour through a mask whose upper left corner lies at (`x`, `y`).

        Without `Image.paste`, which takes longer to look at its arguments than to lay a letter; a board has hundreds.
        """
        width, height = mask.size
        self._pixels.paste(colour, (x, y, x + width, y + height), mask.im)

    def inlay(self, other: Sheet, part: Box, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay what a finished sheet shows in a part of it here, without its texts, through a mask of that size."""
        at = x, y, x + part.width, y + part.height
        if mask is None:
            self._pixels.paste(other._pixels.crop(part), at)
        else:
            self._pixels.paste(other._pixels.crop(part), at, mask.im)

    def panel(
        self, box: Box, colour: Colour, radius: int = 18, edge: Colour | None = None, edge_width: int = 4
    ) -> None:
        """A rectangle with round corners; an edge is drawn inside the box."""
        if edge is not None:
            self.panel(box, edge, radius)
            self.panel(box.inset(edge_width), colour, max(2, radius - edge_width))
            return
        radius = min(radius, box.width // 2, box.height // 2)
        if box.width * box.height <= SMALL:
            self.ink(panel_mask(box.width, box.height, radius), box.x0, box.y0, colour)
            return
        self.fill(box.inset(0, radius), colour)
        self.fill(Box(box.x0 + radius, box.y0, box.x1 - radius, box.y0 + radius), colour)
        self.fill(Box(box.x0 + radius, box.y1 - radius, box.x1 - radius, box.y1), colour)
        for (x, y), mask in zip(_corners(box, radius), corner_masks(radius), strict=True):
            self.ink(mask, x, y, colour)

    def shape(self, name: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
        """A silhouette from `shapes`, `size` pixels square."""
        self.ink(shape_mask(name, size), centre[0] - size // 2, centre[1] - size // 2, colour)

    def icon(self, name: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
        """A Material Design icon; `size` is its em square in pixels."""
        mask = icon_mask(name, size)
        self.ink(mask.image, centre[0] + mask.dx, centre[1] + mask.dy, colour)

    def badge(
        self, shape: str, letter: str, centre: tuple[int, int], size: int, colour: Colour, ink: Colour = INK
    ) -> None:
        """A filled shape with a letter or two in it, smaller where the shape is narrow: they repeat what it says."""
        self.shape(shape, centre, size, colour)
        x, y = centre[0], centre[1] - size // 2 + round(size * LETTER_AT.get(shape, 0.5))
        room = round(size * LETTER_ROOM.get(shape, 1))
        style = Style(max(FLOOR, round(size * 0.52)), "Bold", round(size * 0.3))
        self.text(letter, Box.at(x - room // 2, y - size // 2, room, size), style, ink, "centre", "middle", 1)

    def text(
        self,
        text: str,
        box: Box,
        style: Style,
        colour: Colour,
        align: Align = "left",
        valign: Valign = "top",
        most: int = 99,
    ) -> Layout:
        """Set a text into a box (see `text.fit`) and note where it came to lie."""
        layout, inks, around = settled(text, style, box.width, box.height, align, valign, most)
        x, y = box.x0, box.y0
        for mask, (x0, y0, x1, y1), own in inks:
            self._pixels.paste(own or colour, (x + x0, y + y0, x + x1, y + y1), mask)
        if inks:
            self.note(text, box, around, layout)
        return layout

    def line(self, text: str, box: Box, style: Style, colour: Colour, align: Align = "left") -> Layout:
        """Set a text as one line, half-way down a box."""
        return self.text(text, box, style, colour, align, "middle", 1)

    def item(
        self,
        box: Box,
        icon: str,
        size: int,
        colour: Colour,
        text: str,
        style: Style,
        ink: Colour,
        room: int,
        gap: int = 4,
    ) -> Layout:
        """An icon in the middle of the first ``room`` pixels of a box, and a line of text beside it."""
        mark, said = box.left(room, gap)
        self.icon(icon, mark.centre, size, colour)
        return self.line(text, said, style, ink)

    def note(self, text: str, box: Box, ink: Box, layout: Layout) -> None:
        """Remember a text that has been set into a box; its ink is told from the upper left corner of that."""
        self._texts.append((text, box, ink, layout))

    def hold(self, other: Sheet, x: int, y: int) -> None:
        """Remember the texts of a finished sheet that was laid so that its upper left corner lies at (`x`, `y`)."""
        self._holds.append((other, x, y))

    def paste(self, other: Sheet, x: int, y: int, radius: int) -> None:
        """Lay a finished sheet onto this one, with its texts and with round corners."""
        box = other.box.move(x, y)
        places = [Box.at(*at, radius, radius) for at in _corners(box, radius)]
        corners = [self._pixels.crop(place) for place in places]
        self._pixels.paste(other._pixels, box)
        for place, ground, mask in zip(places, corners, hollow_masks(radius), strict=True):
            self._pixels.paste(ground, place, mask.im)
        self.hold(other, x, y)


def panel_sheet(
    width: int, height: int, colour: Colour, radius: int, edge: Colour | None, edge_width: int = 4
) -> Sheet:
    """A panel as a sheet of its own; `Sheet.paste` with the same radius makes its corners round."""
    sheet = Sheet(width, height, edge or colour)
    if edge is not None:
        sheet.panel(sheet.box.inset(edge_width), colour, radius - edge_width)
    return sheet


def _corners(box: Box, radius: int) -> list[tuple[int, int]]:
    """Where the quarters of `corner_masks` lie in a box."""
    return [(x, y) for x in (box.x0, box.x1 - radius) for y in (box.y0, box.y1 - radius)]
