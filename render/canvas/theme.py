"""Colours shared by all boards, the look of seats, and fixed palettes for fast PNG."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """The colour written as `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` with `share` (0 to 1) of `b` in it."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


GROUND = rgb("#16181a")
PANEL = rgb("#24272a")
RAISED = rgb("#33373b")
LINE = rgb("#474c51")
WHITE = rgb("#f4efe2")
MUTED = rgb("#b3aea0")
CREAM = rgb("#efe6d0")
TAN = rgb("#d8c9a3")
INK = rgb("#22241f")
FADED = rgb("#5e594b")
DANGER = rgb("#c8352b")
TOXIC = rgb("#7fb03a")
HOPE = rgb("#d8a23a")


class SeatLook(NamedTuple):
    """How a seat is told from the others: by colour and by shape (and by a letter from the texts)."""

    colour: Colour
    shape: str


SEATS = {
    "blue": SeatLook(rgb("#58abdd"), "circle"),
    "green": SeatLook(rgb("#8bd884"), "triangle"),
    "yellow": SeatLook(rgb("#e3c04a"), "square"),
    "red": SeatLook(rgb("#e0564e"), "diamond"),
    "violet": SeatLook(rgb("#9266cb"), "hexagon"),
    "white": SeatLook(rgb("#eeeae0"), "star"),
    "silver": SeatLook(rgb("#88a8a8"), "house"),
    "magenta": SeatLook(rgb("#c848fa"), "heart"),
    "orange": SeatLook(rgb("#c88828"), "cross"),
    "plum": SeatLook(rgb("#a868a8"), "wedge"),
    "cyan": SeatLook(rgb("#28e8fa"), "flower"),
    "lime": SeatLook(rgb("#c8fa28"), "grave"),
}
"""The looks of the seats in their order at the table, as many as a table can have."""


def palette(colours: Iterable[Colour], blends: Iterable[tuple[Colour, Colour]], steps: int = 3) -> Image.Image:
    """A palette image of `colours` and of `steps` shades between each pair of `blends`,
    which is what the soft edges of one colour on another need.

    Raises ValueError above 256 colours.
    """
    wanted = dict.fromkeys(colours)
    for a, b in blends:
        wanted |= dict.fromkeys([a, b])
        wanted |= dict.fromkeys(mix(a, b, i / (steps + 1)) for i in range(1, steps + 1))
    if len(wanted) > 256:
        raise ValueError(f"{len(wanted)} colours do not fit into a palette")
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in wanted for channel in colour])
    return image


Pair = tuple[Colour, Colour]


def board_palette(
    colours: Iterable[Colour], blends: Iterable[Pair], soft: Iterable[Pair] = (), seats: Iterable[str] = SEATS
) -> Image.Image:
    """A palette of a game's own colours and of what every board has: writing on its grounds and cards, its `seats`.

    Between those of `soft` there is one shade.
    """
    looks = [SEATS[name].colour for name in seats]
    edges = [(ground, ink) for ground in (GROUND, PANEL, RAISED) for ink in (WHITE, MUTED)]
    edges += [(CREAM, INK), (CREAM, FADED), *((look, INK) for look in looks), *blends]
    shades = [colour for a, b in soft for colour in (a, mix(a, b, 0.5), b)]
    return palette([CREAM, DANGER, LINE, TAN, *colours, *shades], edges)
