"""The last roll that had to show something: a row of dice on the banner of any board, and in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core.state import PIPS, face_name

from .canvas.box import Box
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import INK, LINE, MUTED, WHITE, Colour
from .scene import Scene

SIZE, SMALL, GAP = 46, 27, 6
"""Pixels of a die in a row, of one in two rows, and between two."""
ROW, MOST = 5, 16
"""Dice in a single row, and all that are drawn."""
SPOTS = {"1": "c", "2": "ad", "3": "acd", "4": "abde", "5": "abcde", "6": "abdefg"}
PLACES = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (1, 1), "e": (-1, 1), "f": (-1, 0), "g": (1, 0)}
Draw = Callable[[Sheet, Box, str, str, bool], None]
"""Draws a die in a place: the face that it shows, which die it is, and whether the face is good."""


def pips(sheet: Sheet, box: Box, face: str, paper: Colour = WHITE, ink: Colour = INK) -> None:
    """A die with its pips; a cross on a face without."""
    sheet.panel(box, paper, box.width // 5)
    size, (x, y), step = max(6, box.width // 5), box.centre, round(box.width * 0.27)
    if face not in PIPS:
        sheet.icon("close_thick", (x, y), round(box.width * 0.8), ink)
    for dx, dy in (PLACES[spot] for spot in SPOTS.get(face, "")):
        sheet.shape("circle", (x + dx * step, y + dy * step), size, ink)


def _plain(sheet: Sheet, box: Box, face: str, die: str, good: bool) -> None:
    pips(sheet, box, face, *((WHITE, INK) if good else (LINE, MUTED)))


def last_roll(sheet: Sheet, box: Box, scene: Scene[Any], draw: Draw = _plain) -> Box:
    """The dice at the right end of a banner, with what each had to show; returns the rest."""
    roll = scene.roll
    if roll is None:
        return box
    thrown = [*zip(roll.faces, roll.dice, strict=True)][:MOST]
    rows = 1 if len(thrown) <= ROW else 2
    across, size = -(-len(thrown) // rows), SIZE if rows == 1 else SMALL
    need = 56 if roll.need else 0
    place, rest = box.right(across * (size + GAP) + GAP + need, 12)
    place = Box.at(place.x0, place.centre[1] - 32, place.width, 64)
    sheet.panel(place, INK, 12)
    said, dice = place.left(need)
    if need:
        sheet.line(roll.need, said, Style(30, "Bold"), WHITE, "centre")
    for n, (face, die) in enumerate(thrown):
        row, column = divmod(n, across)
        y = dice.centre[1] - (rows * (size + GAP) - GAP) // 2 + row * (size + GAP)
        draw(sheet, Box.at(dice.x0 + GAP + column * (size + GAP), y, size, size), face, die, face in roll.good)
    return rest


def said(scene: Scene[Any]) -> list[str]:
    """The same in words, if there was a roll."""
    if (roll := scene.roll) is None:
        return []
    name = partial(face_name, scene.s.game)
    faces = ", ".join(scene.message(name(face)) for face in roll.faces)
    return [scene.texts("roll-alt", faces=faces, need=roll.need or "none", n=roll.hits)]
