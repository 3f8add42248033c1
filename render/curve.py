"""The chance to win in the course of a game, as a picture. Pure; may run in a worker thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from .canvas import theme
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import GROUND, HOPE, INK, LINE, MUTED, PANEL, RAISED, WHITE, SeatLook, mix
from .texts import Texts

WIDTH, HEIGHT, EDGE, GAP = 1200, 660, 24, 20
HEAD, ROW, NUMBER = 64, 52, 44
COLUMNS = 3
"""Sides named in a row, at most: four are two and two, so that long names have room."""
FINE = 3
"""How much larger lines are drawn before they are laid onto the sheet, for soft edges."""
THICK = 7
SCALE = (0, 25, 50, 75, 100)
TOGETHER = SeatLook(HOPE, "circle")
"""The look of a side of several seats."""
FILLED = mix(PANEL, HOPE, 0.25)

Spot = tuple[float, float]
"""How far the game was, and the chance then; both from 0 to 1."""


@dataclass(slots=True, frozen=True)
class Line:
    """A side: what it is called, how it looks, and its chances."""

    name: str
    look: SeatLook
    spots: Sequence[Spot]


@dataclass(slots=True, frozen=True)
class Mark:
    """A turning point: from where to where it went, from 0 to 1, and in words."""

    start: float
    stop: float
    text: str


def draw(lines: Sequence[Line], marks: Sequence[Mark], texts: Texts) -> Picture:
    """The lines of all sides in one plot, with numbers where the game turned."""
    rows = -(-len(lines) // COLUMNS)
    columns = -(-len(lines) // rows)
    sheet = Sheet(WIDTH, HEIGHT + ROW * (rows - 1))
    head, body = sheet.box.inset(EDGE, EDGE).top(HEAD, GAP)
    title = texts("outlook-title")
    sheet.line(title, head, Style(48, "Black", 34), HOPE)
    legend, body = body.top(ROW * rows, GAP)
    for at, row in enumerate(legend.rows(rows)):
        _legend(sheet, row, lines[at * columns : (at + 1) * columns], columns)
    sheet.panel(body, PANEL, 16)
    scale, plot = body.inset(GAP, GAP).left(104, GAP)
    numbers, plot = plot.top(NUMBER, GAP // 2)
    _marks(sheet, numbers, plot, marks)
    _grid(sheet, scale, plot, texts)
    if len(lines) == 1:
        under = [*_places(plot, lines[0].spots), (plot.x1, plot.y1), (plot.x0, plot.y1)]
        _ink(sheet, plot, FILLED, lambda pen: pen.polygon(_fine(plot, under), 255))
        _grid(sheet, None, plot, texts)
    for line in reversed(lines):
        _line(sheet, plot, line)
    told = [
        texts("outlook-alt-side", who=line.name, first=_part(line.spots[0]), last=_part(line.spots[-1]))
        for line in lines
    ]
    return Picture(png(sheet.image, _palette(lines)), alternative([title, *told, *(mark.text for mark in marks)]))


def _part(spot: Spot) -> int:
    return round(100 * spot[1])


def _legend(sheet: Sheet, box: Box, lines: Sequence[Line], columns: int) -> None:
    for line, place in zip(lines, box.columns(columns, GAP), strict=False):
        mark, name = place.left(40, 12)
        sheet.shape(line.look.shape, mark.centre, 36, line.look.colour)
        sheet.line(line.name, name, Style(34, "Medium", 24), WHITE)


def _grid(sheet: Sheet, scale: Box | None, plot: Box, texts: Texts) -> None:
    for percent in SCALE:
        y = plot.y1 - plot.height * percent // 100
        sheet.fill(Box(plot.x0, y - 1, plot.x1, y + 1), LINE)
        if scale is not None and percent % 50 == 0:
            label = Box(scale.x0, y - 22, scale.x1, y + 22)
            sheet.line(texts("odds-percent", n=percent), label, Style(30, "Medium"), MUTED, "right")


def _marks(sheet: Sheet, numbers: Box, plot: Box, marks: Sequence[Mark]) -> None:
    """The parts of the plot in which the game turned, with their numbers above, side by side where they are close."""
    middles = [plot.x0 + round(plot.width * (mark.start + mark.stop) / 2) for mark in marks]
    for at, (one, other) in enumerate(pairwise(list(middles)), start=1):
        middles[at] = max(other, middles[at - 1] + NUMBER + 6, one)
    if middles and (over := middles[-1] - (plot.x1 - NUMBER // 2)) > 0:
        middles[-1] -= over
        for at in range(len(middles) - 2, -1, -1):
            middles[at] = min(middles[at], middles[at + 1] - NUMBER - 6)
    for number, (mark, x) in enumerate(zip(marks, middles, strict=True), start=1):
        left, right = (plot.x0 + round(plot.width * part) for part in (mark.start, mark.stop))
        sheet.fill(Box(left - 3, plot.y0, max(right, left) + 3, plot.y1), RAISED)
        sheet.badge("circle", str(number), (max(plot.x0, x), numbers.centre[1]), NUMBER, WHITE)


def _line(sheet: Sheet, plot: Box, line: Line) -> None:
    places = _places(plot, line.spots)
    end = Box.at(places[-1][0] - 12, places[-1][1] - 12, 24, 24)

    def write(pen: ImageDraw.ImageDraw) -> None:
        pen.line(_fine(plot, places), 255, THICK * FINE, "curve")
        pen.ellipse(_fine(plot, [(end.x0, end.y0), (end.x1, end.y1)]), 255)

    _ink(sheet, plot, line.look.colour, write)


def _places(plot: Box, spots: Sequence[Spot]) -> list[tuple[int, int]]:
    return [(plot.x0 + round(plot.width * x), plot.y1 - round(plot.height * y)) for x, y in spots]


def _fine(plot: Box, places: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    return [((x - plot.x0 + EDGE) * FINE, (y - plot.y0 + EDGE) * FINE) for x, y in places]


def _ink(sheet: Sheet, plot: Box, colour: theme.Colour, write: Callable[[ImageDraw.ImageDraw], None]) -> None:
    """What a pen writes, with soft edges and some room around the plot."""
    room = plot.inset(-EDGE, -EDGE)
    mask = Image.new("L", (room.width * FINE, room.height * FINE), 0)
    write(ImageDraw.Draw(mask))
    sheet.ink(mask.reduce(FINE), room.x0, room.y0, colour)


def _palette(lines: Sequence[Line]) -> Image.Image:
    looks = {line.look.colour for line in lines}
    grounds = (PANEL, RAISED, FILLED)
    blends = [(ground, ink) for ground in grounds for ink in (LINE, *looks)]
    blends += [(GROUND, ink) for ink in (WHITE, HOPE, *looks)] + [(PANEL, MUTED), (PANEL, WHITE), (WHITE, INK)]
    return theme.palette([INK], blends)
