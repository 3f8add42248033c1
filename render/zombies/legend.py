"""What the marks on the map mean: each as it is drawn there, with a line about it."""

from __future__ import annotations

from collections.abc import Callable

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import SEATS, WHITE
from ..maps import marks, traces
from ..maps.legend import Legend
from ..maps.pieces import pawn
from ..texts import Texts
from . import pieces
from .look import ASPHALT, BLOOD, FLESH, LIGHT, NIGHT, REACH, SHADE, WALL

Draw = Callable[[Sheet, Box], None]


def _pawn(sheet: Sheet, box: Box) -> None:
    pawn(sheet, box.centre, 56, SEATS["blue"], "A", WHITE)


def _zombie(sheet: Sheet, box: Box) -> None:
    pieces.zombie(sheet, box.centre, 60)


def _movable(sheet: Sheet, box: Box) -> None:
    pieces.zombie(sheet, box.centre, 56, LIGHT)


def _tokens(sheet: Sheet, box: Box) -> None:
    left, right = box.columns(2)
    pieces.token(sheet, "life", left.centre, 40)
    pieces.token(sheet, "bullet", right.centre, 40)


def _reach(sheet: Sheet, box: Box) -> None:
    marks.veil(sheet, box.inset(6), REACH, SHADE)
    pieces.cost(sheet, box, 2, 0, small=False)


def _fights(sheet: Sheet, box: Box) -> None:
    marks.veil(sheet, box.inset(6), REACH, SHADE)
    pieces.cost(sheet, box, 3, 1, small=False)


def _candidate(sheet: Sheet, box: Box) -> None:
    marks.candidate(sheet, box.inset(6), 1, 30, LIGHT)


def _opening(sheet: Sheet, box: Box) -> None:
    pieces.arrow(sheet, box.centre, 44, "E")


def _door(sheet: Sheet, box: Box) -> None:
    wall, _ = box.top(box.height // 2)
    sheet.fill(wall, WALL)
    x, y = box.centre
    sheet.fill(Box(x - 24, y - 7, x + 24, y + 7), LIGHT)


def _new(sheet: Sheet, box: Box) -> None:
    marks.outline(sheet, box.inset(6), WHITE, 6)


def _changed(sheet: Sheet, box: Box) -> None:
    marks.brackets(sheet, box.inset(8), WHITE)


def _way(sheet: Sheet, box: Box) -> None:
    traces.arrow(sheet, box.move(-40, 0), box.move(28, 0), box, FLESH)


def _kill(sheet: Sheet, box: Box) -> None:
    traces.cross(sheet, box, box, BLOOD)


def _loss(sheet: Sheet, box: Box) -> None:
    marks.loss(sheet, box, 2)


def _fall(sheet: Sheet, box: Box) -> None:
    pieces.fall(sheet, box)


def _goal(sheet: Sheet, box: Box) -> None:
    sheet.panel(box.inset(6), WALL, 4, LIGHT, 6)
    sheet.icon("helicopter", box.centre, 52, LIGHT)


def _address(sheet: Sheet, box: Box) -> None:
    sheet.text("13.5", box, Style(34, "Bold"), WHITE, "centre", "middle", 1)


SIGNS: dict[str, Draw] = {
    "address": _address,
    "pawn": _pawn,
    "zombie": _zombie,
    "movable": _movable,
    "tokens": _tokens,
    "reach": _reach,
    "fights": _fights,
    "candidate": _candidate,
    "opening": _opening,
    "door": _door,
    "new": _new,
    "changed": _changed,
    "way": _way,
    "kill": _kill,
    "loss": _loss,
    "fall": _fall,
    "goal": _goal,
}


def _sign(sign: str, sheet: Sheet, box: Box, texts: Texts) -> None:
    sheet.fill(box, NIGHT if sign in ("candidate", "opening") else ASPHALT)
    SIGNS[sign](sheet, box)


LEGEND = Legend("zombies", LIGHT, SIGNS, _sign, row=100, gap=12, sample=84)
