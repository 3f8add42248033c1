"""The legend of a map: each of its marks as it is drawn there, with a line about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import WHITE, Colour
from ..texts import Texts

WIDTH, MARGIN, TITLE = 1200, 24, 60
LINE = 30
"""Pixels of a line of text."""


SignDraw = Callable[[str, Sheet, Box, Texts], object]
"""Draws the mark of this name into a square."""
Draw = Callable[[Sheet, Box], object]
"""Draws a mark into a square."""


def on(ground: Colour, signs: Mapping[str, Draw], others: Mapping[str, Colour] | None = None) -> SignDraw:
    """Draws each mark on the ground on which it is seen, which of some is another."""

    def draw(sign: str, sheet: Sheet, box: Box, texts: Texts) -> None:
        sheet.fill(box, (others or {}).get(sign, ground))
        signs[sign](sheet, box)

    return draw


@dataclass(frozen=True)
class Legend:
    """What the marks of a game mean, by the texts ``<game>-board-legend-<sign>``, in two columns.

    ``draw_sign`` draws a mark on the ground on which it is seen. ``row`` and ``gap`` are pixels of a row and below it,
    ``sample`` those of the square of a mark.
    """

    game: str
    colour: Colour
    signs: Collection[str]
    draw_sign: SignDraw
    row: int = 92
    gap: int = 10
    sample: int = 80

    def draw(self, texts: Texts) -> Sheet:
        """The legend as a picture."""
        signs = [*self.signs]
        half = -(-len(signs) // 2)
        sheet = Sheet(WIDTH, 2 * MARGIN + TITLE + half * (self.row + self.gap))
        title, rest = sheet.box.inset(MARGIN).top(TITLE, self.gap)
        sheet.line(self._said(texts), title, Style(38, "Black"), self.colour)
        for column, part in zip(rest.columns(2, 2 * self.gap), (signs[:half], signs[half:]), strict=True):
            for sign in part:
                row, column = column.top(self.row, self.gap)
                place, said = row.left(self.sample, 16)
                square = Box.at(place.x0, place.centre[1] - self.sample // 2, self.sample, self.sample)
                self.draw_sign(sign, sheet, square, texts)
                text, style = self._said(texts, f"-{sign}"), Style(28, "Regular", 24)
                sheet.text(text, said, style, WHITE, "left", "middle", self.row // LINE)
        return sheet

    def lines(self, texts: Texts) -> list[str]:
        """The legend in words."""
        return [self._said(texts), *(self._said(texts, f"-{sign}") for sign in self.signs)]

    def _said(self, texts: Texts, sign: str = "") -> str:
        return texts(f"{self.game}-board-legend{sign}")
