"""The part of a map that is worth being seen: around who acts and what has changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from ..canvas.box import Box
from .grid import Cell


def bounds(cells: Iterable[Cell]) -> Box:
    """The smallest part of the map with all of these cells; there must be one."""
    xs, ys = zip(*cells, strict=True)
    return Box(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def crop(drawn: Collection[Cell], weights: Mapping[Cell, float], least: Cell, most: Cell) -> Box:
    """The part to show of a map on which something is drawn in these cells.

    Of all parts of the `most` size the one whose cells weigh most together, with the heaviest nearest to its middle.
    What weighs nothing is cut off again down to the `least` size, and so are empty rows and columns at the edge.
    """
    whole = bounds(drawn)
    window = _heaviest(whole, weights, min(most[0], whole.width), min(most[1], whole.height))
    wanted = [cell for cell, weight in weights.items() if weight and window.covers(*cell)]
    if wanted:
        window = _grown(bounds(wanted), window, least)
    return _trimmed(window, drawn)


def _heaviest(whole: Box, weights: Mapping[Cell, float], width: int, height: int) -> Box:
    heart = max(weights, key=lambda cell: weights[cell], default=(whole.x0, whole.y0))

    def worth(window: Box) -> tuple[float, int]:
        total = sum(weight for cell, weight in weights.items() if window.covers(*cell))
        aside = abs(2 * heart[0] + 1 - window.x0 - window.x1) + abs(2 * heart[1] + 1 - window.y0 - window.y1)
        return total, -aside

    corners = ((x, y) for y in range(whole.y0, whole.y1 - height + 1) for x in range(whole.x0, whole.x1 - width + 1))
    return max((Box.at(x, y, width, height) for x, y in corners), key=worth)


def _grown(core: Box, within: Box, least: Cell) -> Box:
    """The core with a cell around it, and more up to the least size, as far as there is room within the box."""
    x0, x1 = _stretched(core.x0, core.x1, within.x0, within.x1, least[0])
    y0, y1 = _stretched(core.y0, core.y1, within.y0, within.y1, least[1])
    return Box(x0, y0, x1, y1)


def _stretched(start: int, end: int, first: int, last: int, least: int) -> tuple[int, int]:
    start, end = max(first, start - 1), min(last, end + 1)
    while end - start < min(least, last - first):
        if start > first:
            start -= 1
        if end < last and end - start < least:
            end += 1
    return start, end


def _trimmed(window: Box, drawn: Collection[Cell]) -> Box:
    """The window without empty rows and columns at its edges."""
    return bounds(cell for cell in drawn if window.covers(*cell))


def around(whole: Box, x: int, y: int, width: int, height: int) -> Box:
    """A part of at most this size, with the cell as near its middle as the edges of the whole allow."""
    width, height = min(width, whole.width), min(height, whole.height)
    left = min(max(whole.x0, x - width // 2), whole.x1 - width)
    top = min(max(whole.y0, y - height // 2), whole.y1 - height)
    return Box.at(left, top, width, height)
