"""Text that fits: measured, wrapped, made smaller down to a floor, then shortened.

A text may hold symbols in brackets (`[hit]`); those named in `SYMBOLS` are set as icons.
Line breaks in the text are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple

from PIL import Image

from .box import Box
from .fonts import Weight, icon_mask, lettered, text_mask, width
from .theme import DANGER, Colour

FLOOR = 22
"""No letter is smaller than this many pixels on a picture 1200 wide."""

LEADING = 1.14
ASCENT = 0.95
"""How far Roboto reaches above the baseline, as a share of the size."""
DESCENT = 0.24
"""How far Roboto reaches below the baseline, as a share of the size."""
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Symbol:
    """An icon among letters; without a colour of its own it takes that of the text."""

    icon: str
    colour: Colour | None = None


SYMBOLS = {
    "hit": Symbol("crosshairs_gps"),
    "bite": Symbol("skull"),
    "death": Symbol("skull_crossbones", DANGER),
    "bolt": Symbol("lightning_bolt"),
    "rule": Symbol("sword_cross"),
}

Run = str | Symbol
Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]
_SYMBOL = re.compile(r"(\[\w+\])")
_CLINGING = re.compile(r"(?<!\S)(\d+|\w) ")
"""Numbers and words of one letter stay with the word after them."""


class Style(NamedTuple):
    """How a text is set: `size` is tried first, `floor` is the smallest allowed."""

    size: int = 30
    weight: Weight = "Regular"
    floor: int = FLOOR


@dataclass(frozen=True, slots=True)
class Line:
    runs: tuple[Run, ...]
    width: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A text broken into lines for a box. `whole` is False if it had to be shortened."""

    lines: tuple[Line, ...]
    weight: Weight
    size: int
    whole: bool

    @property
    def leading(self) -> int:
        return leading(self.size)

    @property
    def height(self) -> int:
        return height_of(len(self.lines), self.size)

    @property
    def width(self) -> int:
        return max((line.width for line in self.lines), default=0)


def leading(size: int) -> int:
    """Distance from line to line in pixels."""
    return round(size * LEADING)


def height_of(lines: int, size: int) -> int:
    """Pixels from the top of the first line to the bottom of the last."""
    return leading(size) * (lines - 1) + ceil(size * (ASCENT + DESCENT))


def _lines_in(height: int, size: int) -> int:
    return (height - height_of(1, size)) // leading(size) + 1


def symbol_width(size: int) -> int:
    return round(size * 1.2)


def _runs(text: str) -> tuple[Run, ...]:
    found: list[Run] = []
    for part in _SYMBOL.split(text):
        symbol = SYMBOLS.get(part[1:-1]) if part.startswith("[") else None
        if symbol:
            found.append(symbol)
        elif part:
            found.append(part)
    return tuple(found)


def _line(text: str, weight: Weight, size: int) -> Line:
    runs = _runs(text)
    total = sum(width(r, weight, size) if isinstance(r, str) else symbol_width(size) for r in runs)
    return Line(runs, total)


def _wrap(text: str, weight: Weight, size: int, room: int) -> Iterator[Line]:
    for paragraph in text.split("\n"):
        words = re.split("[ \t]+", paragraph.strip())
        line = words[0]
        for word in words[1:]:
            longer = f"{line} {word}"
            if _line(longer, weight, size).width <= room:
                line = longer
            else:
                yield _line(line, weight, size)
                line = word
        yield _line(line, weight, size)


def _cut(line: str, weight: Weight, size: int, room: int) -> Line:
    """The longest beginning of the text that fits together with an ellipsis."""
    parts = [c for run in _SYMBOL.split(line) for c in ([run] if _SYMBOL.fullmatch(run) else run)]
    while parts:
        short = _line("".join(parts).rstrip(" ,;:.—-") + ELLIPSIS, weight, size)
        if short.width <= room:
            return short
        parts.pop()
    return _line(ELLIPSIS, weight, size)


def _text(line: Line) -> str:
    names = {symbol: f"[{name}]" for name, symbol in SYMBOLS.items()}
    return "".join(run if isinstance(run, str) else names[run] for run in line.runs)


@lru_cache(maxsize=2048)
def fit(text: str, style: Style, room: int, height: int, most: int = 99) -> Layout:
    """Lay `text` out in `room` × `height` pixels and at most `most` lines.

    The largest size from `style.size` down to `style.floor` at which everything fits is taken; if none
    does, the text is shortened at the floor. Characters that the font lacks are left out.
    """
    text = lettered(text)
    neat = _CLINGING.sub("\\1\u00a0", text)
    for wording in (neat, text):
        for size in range(style.size, style.floor - 1, -1):
            lines = tuple(_wrap(wording, style.weight, size, room))
            allowed = min(most, _lines_in(height, size))
            if len(lines) <= allowed and all(line.width <= room for line in lines):
                return Layout(lines, style.weight, size, whole=True)
    size = style.floor
    lines = list(_wrap(text, style.weight, size, room))
    allowed = max(1, min(most, _lines_in(height, size)))
    if len(lines) > allowed:
        lines[allowed - 1 :] = [_line(" ".join(map(_text, lines[allowed - 1 :])), style.weight, size)]
    for i, line in enumerate(lines):
        if line.width > room:
            lines[i] = _cut(_text(line), style.weight, size, room)
    return Layout(tuple(lines), style.weight, size, whole=False)


class Ink(NamedTuple):
    """The ink of a word or symbol: its mask, where that lies, and the colour of a symbol that has its own."""

    mask: Image.core.ImagingCore
    box: Box
    colour: Colour | None


class Settled(NamedTuple):
    """A text in a box whose corner lies at (0, 0), with what all of its ink covers."""

    layout: Layout
    inks: tuple[Ink, ...]
    around: Box


@lru_cache(maxsize=4096)
def settled(text: str, style: Style, wide: int, high: int, align: Align, valign: Valign, most: int) -> Settled:
    """Where the ink of a text lies in a box of this size (see `fit`): most texts of a board were on the last one."""
    # One pixel on either side is kept for letters that reach over their width.
    layout = fit(text, style, wide - 2, high, most)
    free = high - layout.height
    top = {"top": 0, "middle": free // 2, "bottom": free}[valign]
    inks: list[Ink] = []
    for number, line in enumerate(layout.lines):
        spare = wide - 2 - line.width
        left = 1 + {"left": 0, "centre": spare // 2, "right": spare}[align]
        inks += _inks(line, layout, left, top + number * layout.leading + round(layout.size * ASCENT))
    return Settled(layout, tuple(inks), Box.hull(ink.box for ink in inks) if inks else Box(0, 0, 0, 0))


def _inks(line: Line, layout: Layout, x: int, baseline: int) -> Iterator[Ink]:
    size = layout.size
    for run in line.runs:
        if isinstance(run, str):
            mask = text_mask(run, layout.weight, size)
            box = Box.at(x + mask.dx, baseline + mask.dy, *mask.image.size)
            yield Ink(mask.image.im, box, None)
            x += width(run, layout.weight, size)
        else:
            room = symbol_width(size)
            mask = icon_mask(run.icon, round(size * 1.15))
            box = Box.at(x + room // 2 + mask.dx, baseline - round(size * 0.36) + mask.dy, *mask.image.size)
            yield Ink(mask.image.im, box, run.colour)
            x += room
