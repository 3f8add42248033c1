"""What stands beside the map for everybody: the event and the night to come, the order of rounds, the open Goals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ..canvas.box import Box
from ..canvas.fonts import width as text_width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, INK, MUTED, PANEL, RAISED, WHITE, Colour
from . import tiles
from .look import BLOOD, CARDS, FLESH, MARAUDERS, RUIN, RUST, TONIGHT, UPKEEP, ZOMBIES
from .scene import GoalLine, ZgameScene

GAP = 8
EVENT = 118
"""Height of the event: a line for its name and the order, one for what it does."""
CHIP = 38
LARGE, COMPACT = 68, 58
"""Height of a Goal with and without its text."""
FEW = 3
"""So many Goals are shown with their texts."""
SCORE, NARROW = 92, 84
"""Pixels for what a gang has of a Goal, with and without its text."""


# The event


def event(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """The event, the order of this turn; what has come, what comes tonight (R2, R4, R13)."""
    sheet.panel(box, PANEL, 16)
    upper, lower = box.inset(16, 8).rows(2, 4)
    order = [seat for seat in scene.s.order if not scene.s.gangs[seat].out]
    line, name = upper.right(len(order) * 70 - 22 if order else 0, 16)
    _order(sheet, line, scene, order)
    said = scene.label("event", name=scene.texts(f"zgame-event-{scene.s.event}"))
    sheet.text(said, name, Style(30, "Bold"), WHITE, "left", "middle", 1)
    _facts(sheet, lower, scene)


def _order(sheet: Sheet, box: Box, scene: ZgameScene, order: Sequence[str]) -> None:
    """Signs of the gangs in the order of their rounds; whose it is stands on a plate."""
    for n, seat in enumerate(order):
        look, x = scene.look(seat), box.x0 + n * 70 + 24
        if n:
            sheet.icon("chevron_right", (x - 35, box.centre[1]), 34, MUTED)
        if seat == scene.s.active:
            sheet.panel(Box.at(x - 28, box.y0 - 3, 56, box.height + 3), look.colour, 12)
            sheet.badge(look.shape, scene.initials(seat), (x, box.centre[1] - 1), 44, INK, look.colour)
        else:
            sheet.badge(look.shape, scene.initials(seat), (x, box.centre[1]), 46, look.colour)


def _facts(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """What the event has brought, and behind the moon what it will bring."""
    card = scene.s.data.events[scene.s.event]
    nights = scene.s.settings.on("nights")
    x = _group(sheet, box, box.x0, ZOMBIES, FLESH, card.invasion)
    x = _group(sheet, box, x, MARAUDERS, WHITE, card.marauders)
    sheet.panel(Box(x, box.y0 - 2, box.x1, box.y1 + 4), RAISED, 12)
    x = _mark(sheet, box, x + 8, TONIGHT, HOPE)
    x = _mark(sheet, box, x, UPKEEP, WHITE)
    x = _said(sheet, box, x, scene.label(f"upkeep-{card.upkeep}"))
    if card.loss:
        x = _mark(sheet, box, x, CARDS, BLOOD)
        x = _said(sheet, box, x, f"−{card.loss}")
    x = _group(sheet, box, x, ZOMBIES, FLESH, card.night if nights else ())
    x = _group(sheet, box, x, MARAUDERS, WHITE, card.night_marauders if nights else ())
    _group(sheet, box, x, RUIN, BLOOD, card.ruin)


def _mark(sheet: Sheet, box: Box, x: int, icon: str, colour: Colour) -> int:
    sheet.icon(icon, (x + 20, box.centre[1]), 38, colour)
    return x + 44


def _said(sheet: Sheet, box: Box, x: int, text: str) -> int:
    style = Style(28, "Bold")
    wide = text_width(text, style.weight, style.size) + 4
    sheet.text(text, Box(x, box.y0, x + wide, box.y1), style, WHITE, "left", "middle", 1)
    return x + wide + 16


def _group(sheet: Sheet, box: Box, x: int, icon: str, colour: Colour, icons: Sequence[str]) -> int:
    """Something that happens to places with these icons; where the next thing begins."""
    if not icons:
        return x
    x = _mark(sheet, box, x, icon, colour)
    for each in icons:
        tiles.chip_of(sheet, Box.at(x, box.centre[1] - CHIP // 2, CHIP, CHIP), each)
        x += CHIP + 6
    return x + 12


# Goals


def goals_height(scene: ZgameScene) -> int:
    """Pixels that the open Goals take."""
    many = len(scene.goals)
    if many <= FEW:
        return many * (LARGE + GAP) - GAP if many else 0
    return ceil(many / 2) * (COMPACT + GAP) - GAP


def goals(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """Each open Goal with what every gang has of it now; the only leader stands out."""
    many = len(scene.goals)
    if many <= FEW:
        for goal, row in zip(scene.goals, box.rows(many, GAP), strict=True):
            _goal(sheet, row, scene, goal, whole=True)
        return
    rows = box.rows(ceil(many / 2), GAP)
    for n, goal in enumerate(scene.goals):
        _goal(sheet, rows[n // 2].columns(2, GAP)[n % 2], scene, goal, whole=False)


def _goal(sheet: Sheet, box: Box, scene: ZgameScene, goal: GoalLine, *, whole: bool) -> None:
    sheet.panel(box, PANEL, 12)
    wide = SCORE if whole else NARROW
    values, said = box.inset(14, 0).right(wide * len(goal.values), 10)
    if whole:
        mark, said = said.left(40, 8)
        sheet.icon("target", mark.centre, 38, RUST)
    name = scene.texts(f"zgame-goal-{goal.goal}")
    if whole:
        upper, lower = said.inset(0, 3).rows(2)
        sheet.text(name, upper, Style(27, "Bold"), WHITE, "left", "middle", 1)
        text = scene.label(f"goal-{goal.goal}")
        sheet.text(text, lower, Style(24), MUTED, "left", "middle", 1)
    else:
        sheet.text(name, said, Style(25, "Bold"), WHITE, "left", "middle", 2)
    for (seat, n), place in zip(goal.values.items(), values.columns(len(goal.values)), strict=True):
        _value(sheet, place, scene, seat, n, goal)


def _value(sheet: Sheet, box: Box, scene: ZgameScene, seat: str, n: int, goal: GoalLine) -> None:
    """What a gang has: on a plate of its colour if it would take the Goal, with “=” if several have the most."""
    look, leads = scene.look(seat), seat == goal.leader
    tied = goal.tied and n == max(goal.values.values())
    plate = Box(box.x0 + 2, box.y0 + 6, box.x1 - 2, box.y1 - 6)
    if leads:
        sheet.panel(plate, look.colour, 10)
    size = 36 if box.width >= SCORE else 30
    mark, count = plate.inset(4, 0).left(size, 4)
    sheet.shape(look.shape, mark.centre, size, INK if leads else look.colour)
    text = f"={n}" if tied else str(n)
    ink = INK if leads else WHITE if n else MUTED
    sheet.text(
        text,
        count,
        Style(32 if box.width >= SCORE else 28, "Black" if leads or tied else "Medium"),
        ink,
        "left",
        "middle",
        1,
    )
