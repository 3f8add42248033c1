"""Letters and icons from the font packages, as cached masks."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple
from unicodedata import category, normalize

import font_roboto
from fonticon_mdi7 import MDI7
from PIL import Image, ImageFont

Weight = Literal["Regular", "Medium", "Bold", "Black"]

_LETTERS = Path(font_roboto.font_directory)
_ICONS = MDI7.__font_file__


MISSING = "\U0010ffff"
"""A character that no font has: it is drawn as the box for missing ones."""


class Mask(NamedTuple):
    """Coverage of some ink, and where its corner lies from the point it is drawn at."""

    image: Image.Image
    dx: int
    dy: int


@lru_cache(maxsize=128)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Roboto in the given weight; `size` in pixels."""
    path = _LETTERS / f"Roboto-{weight}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def icon_font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_ICONS, size, layout_engine=ImageFont.Layout.BASIC)


def glyph(name: str) -> str:
    """The character of a Material Design icon, named as in `MDI7`.

    Raises KeyError if there is no such icon.
    """
    try:
        return vars(MDI7)[name].removeprefix("mdi7.")
    except KeyError:
        raise KeyError(f"no icon {name!r}") from None


def _mask(text: str, face: ImageFont.FreeTypeFont) -> Mask:
    ink, (x, y) = face.getmask2(text, mode="L", anchor="ls")
    image = Image.new("L", (max(1, ink.size[0]), max(1, ink.size[1])))
    if all(ink.size):
        image.im.paste(ink, (0, 0, *ink.size))
    return Mask(image, x, y)


class Letter(NamedTuple):
    """A letter's ink, if it has any, from where it begins on the baseline; and how far from there the next one does."""

    mask: Mask | None
    advance: int


@lru_cache(maxsize=4096)
def _letter(character: str, weight: Weight, size: int) -> Letter:
    """FreeType sets a letter anew for each text, which takes longer than all the rest: Roboto's letters stand at whole
    pixels, whatever is beside them.
    """
    face = font(weight, size)
    mask = _mask(character, face)
    return Letter(mask if mask.image.getbbox() else None, -int(-face.getlength(character) // 1))


@lru_cache(maxsize=2048)
def text_mask(text: str, weight: Weight, size: int) -> Mask:
    """The ink of one line, placed from the left end of its baseline."""
    x, letters = 0, list[tuple[int, int, Image.Image]]()
    for mask, advance in [_letter(character, weight, size) for character in text]:
        if mask is not None:
            letters.append((x + mask.dx, mask.dy, mask.image))
        x += advance
    x0, y0 = min([0, *(x for x, _, _ in letters)]), min([0, *(y for _, y, _ in letters)])
    x1 = max([x, *(x + ink.width for x, _, ink in letters)])
    y1 = max([y0 + 1, *(y + ink.height for _, y, ink in letters)])
    image = Image.new("L", (max(1, x1 - x0), y1 - y0))
    for x, y, ink in letters:
        at = x - x0, y - y0
        image.im.paste(255, (*at, at[0] + ink.width, at[1] + ink.height), ink.im)
    return Mask(image, x0, y0)


@lru_cache(maxsize=1024)
def icon_mask(name: str, size: int) -> Mask:
    """The ink of an icon, placed from the middle of that ink."""
    image = _mask(glyph(name), icon_font(size)).image
    return Mask(image, -(image.width // 2), -(image.height // 2))


@lru_cache(maxsize=8192)
def width(text: str, weight: Weight, size: int) -> int:
    """Advance width of one line in pixels."""
    return sum([_letter(character, weight, size).advance for character in text])


@lru_cache(maxsize=1024)
def drawable(character: str) -> bool:
    """Whether Roboto has the character, and it is one that shows; names of people may hold any."""
    return character.isspace() or (category(character) != "Cf" and _ink(character) != _ink(MISSING))


def lettered(text: str) -> str:
    """The text in what is drawable: letters of other fonts, as names have them, become plain; the rest is left out."""
    return "".join(c if drawable(c) else "".join(filter(drawable, normalize("NFKC", c))) for c in text)


def _ink(character: str) -> bytes:
    return _mask(character, font("Regular", 22)).image.tobytes()
