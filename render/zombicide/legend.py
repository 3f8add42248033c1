"""What the marks on the picture mean: each as it is drawn there, with a line about it."""

from __future__ import annotations

from functools import partial

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, MUTED, SEATS, WHITE, mix
from ..maps import marks
from ..maps.legend import Legend, on
from . import pieces
from .look import CAPITAL, COLOURS, FLOORS, FREE, GLOW, GOAL_ICON, LAMP, LEVELS, MORTAR, SAND, SHADE, WALL, WOOD

ME = SEATS["blue"]


def _strip(box: Box) -> Box:
    return Box(box.x0, box.centre[1] - 8, box.x1, box.centre[1] + 8)


def _door(sheet: Sheet, box: Box, colour: tuple[int, int, int]) -> None:
    sheet.fill(_strip(box), WALL)
    sheet.fill(_strip(box).inset(18, -1), INK)
    sheet.fill(_strip(box).inset(20, 1), colour)


def _goal(sheet: Sheet, box: Box) -> None:
    _door(sheet, box, CAPITAL)
    sheet.shape("circle", box.centre, 36, CAPITAL)
    sheet.icon(GOAL_ICON, box.centre, 28, INK)


def _dark(sheet: Sheet, box: Box) -> None:
    sheet.fill(box, FLOORS["room"])
    for stripe in box.columns(6)[::2]:
        sheet.fill(stripe.left(5)[0], mix(FLOORS["room"], MORTAR, SHADE))


def _lit(sheet: Sheet, box: Box) -> None:
    sheet.fill(box, FLOORS["street"])
    marks.veil(sheet, box, LAMP, GLOW)


def _sand(sheet: Sheet, box: Box) -> None:
    for bag in _strip(box).inset(0, -4).columns(4, 2):
        sheet.panel(bag, SAND, 6)


def _icon(name: str, colour: tuple[int, int, int], text: str = "") -> pieces.Draw:
    return partial(pieces.icon, name=name, colour=colour, text=text)


SIGNS: dict[str, pieces.Draw] = {
    "survivor": lambda sheet, box: pieces.survivor(sheet, box, ME, "A", 2, 3, LEVELS["yellow"]),
    "fallen": lambda sheet, box: pieces.fallen(sheet, box, ME, "A", 5),
    "companion": lambda sheet, box: pieces.companion(sheet, box, "T", ME.colour),
    "walker": lambda sheet, box: pieces.unit(sheet, box, "walker", "4"),
    "fatty": lambda sheet, box: pieces.unit(sheet, box, "fatty", "2"),
    "runner": lambda sheet, box: pieces.unit(sheet, box, "runner", "1"),
    "abomination": lambda sheet, box: pieces.unit(sheet, box, "abomination", "A"),
    "spawn": lambda sheet, box: pieces.spawn(sheet, box, 1, "red", True),
    "spawn-off": lambda sheet, box: pieces.spawn(sheet, box, 3, "green", False),
    "card": _icon("help_box", WHITE, "4"),
    "card-up": _icon("card_search", WHITE, "4"),
    "crate": _icon("treasure_chest", CAPITAL),
    "exit": _icon("exit_run", FREE),
    "humvee": _icon("jeepney", MUTED),
    "noise": lambda sheet, box: pieces.noise(sheet, box, 2, False),
    "hum": lambda sheet, box: pieces.noise(sheet, box, 6, True),
    "door": lambda sheet, box: _door(sheet, box, WOOD),
    "door-open": lambda sheet, box: _door(sheet, box, FREE),
    "door-colour": lambda sheet, box: _door(sheet, box, COLOURS["blue"]),
    "door-goal": _goal,
    "sandbags": _sand,
    "room": lambda sheet, box: sheet.fill(box, FLOORS["room"]),
    "dark": _dark,
    "secret": lambda sheet, box: sheet.fill(box, FLOORS["secret"]),
    "corridor": lambda sheet, box: sheet.fill(box, FLOORS["corridor"]),
    "lit": _lit,
    "choice": lambda sheet, box: marks.outline(sheet, box.inset(8), CAPITAL, 5),
    "changed": lambda sheet, box: marks.brackets(sheet, box.inset(8), WHITE),
    "loss": lambda sheet, box: marks.loss(sheet, box, 2),
}


LEGEND = Legend("zombicide", CAPITAL, SIGNS, on(FLOORS["street"], SIGNS))
