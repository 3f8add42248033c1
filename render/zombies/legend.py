"""What the marks on the map mean: each as it is drawn there, with a line about it."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import SEATS, WHITE
from ..maps import marks, traces
from ..maps.legend import Draw, Legend, on
from ..maps.pieces import pawn
from . import pieces
from .look import ASPHALT, BLOOD, FLESH, LIGHT, NIGHT, REACH, SHADE, WALL


def _tokens(sheet: Sheet, box: Box) -> None:
    left, right = box.columns(2)
    pieces.token(sheet, "life", left.centre, 40)
    pieces.token(sheet, "bullet", right.centre, 40)


def _reach(sheet: Sheet, box: Box, steps: int, fights: int) -> None:
    marks.veil(sheet, box.inset(6), REACH, SHADE)
    pieces.cost(sheet, box, steps, fights, small=False)


def _door(sheet: Sheet, box: Box) -> None:
    wall, _ = box.top(box.height // 2)
    sheet.fill(wall, WALL)
    x, y = box.centre
    sheet.fill(Box(x - 24, y - 7, x + 24, y + 7), LIGHT)


def _goal(sheet: Sheet, box: Box) -> None:
    sheet.panel(box.inset(6), WALL, 4, LIGHT, 6)
    sheet.icon("helicopter", box.centre, 52, LIGHT)


SIGNS: dict[str, Draw] = {
    "address": lambda sheet, box: sheet.line("13.5", box, Style(34, "Bold"), WHITE, "centre"),
    "pawn": lambda sheet, box: pawn(sheet, box.centre, 56, SEATS["blue"], "A", WHITE),
    "zombie": lambda sheet, box: pieces.zombie(sheet, box.centre, 60),
    "movable": lambda sheet, box: pieces.zombie(sheet, box.centre, 56, LIGHT),
    "tokens": _tokens,
    "reach": lambda sheet, box: _reach(sheet, box, 2, 0),
    "fights": lambda sheet, box: _reach(sheet, box, 3, 1),
    "candidate": lambda sheet, box: marks.candidate(sheet, box.inset(6), 1, 30, LIGHT),
    "choice": lambda sheet, box: marks.outline(sheet, box.inset(6), LIGHT, 6),
    "opening": lambda sheet, box: pieces.arrow(sheet, box.centre, 44, "E"),
    "door": _door,
    "new": lambda sheet, box: marks.outline(sheet, box.inset(6), WHITE, 6),
    "changed": lambda sheet, box: marks.brackets(sheet, box.inset(8), WHITE),
    "way": lambda sheet, box: traces.arrow(sheet, box.move(-40, 0), box.move(28, 0), box, FLESH),
    "kill": lambda sheet, box: traces.cross(sheet, box, box, BLOOD),
    "loss": lambda sheet, box: marks.loss(sheet, box, 2),
    "fall": pieces.fall,
    "goal": _goal,
}

LEGEND = Legend(
    "zombies", LIGHT, SIGNS, on(ASPHALT, SIGNS, {"candidate": NIGHT, "opening": NIGHT}), row=100, gap=12, sample=84
)
