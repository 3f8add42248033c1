"""What stands beside the map for everybody: the event and the night to come, the order of rounds, the open Goals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from ..canvas.box import Box
from ..canvas.fonts import width as text_width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, INK, MUTED, PANEL, RAISED, WHITE, Colour, SeatLook
from . import tiles
from .look import BLOOD, CARDS, FLESH, MARAUDERS, RUIN, RUST, TONIGHT, UPKEEP, ZOMBIES
from .scene import GoalLine, ZgameScene

GAP = 8
EVENT = 118
"""Height of the event: a line for its name and the order, one for what it does."""
CHIP = 38
HIGH = 68
"""Height of a Goal."""
FEW = 3
"""So many Goals are shown one below the other; of more there are two in a row."""
SCORE, NARROW = 92, 72
"""Pixels for what a gang has of a Goal, in a row of its own and where two share one."""


# The event


class Order(NamedTuple):
    """The sign of a gang in the order of rounds, and whether it is its round."""

    look: SeatLook
    initials: str
    active: bool


class Tonight(NamedTuple):
    """All that is to be seen of an event: its name, the order of this turn, what has come, what comes tonight."""

    said: str
    order: tuple[Order, ...]
    invasion: tuple[str, ...]
    marauders: tuple[str, ...]
    upkeep: str
    loss: int
    night: tuple[str, ...]
    night_marauders: tuple[str, ...]
    ruin: tuple[str, ...]


def event(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """The event, the order of this turn; what has come, what comes tonight (R2, R4, R13)."""
    s = scene.s
    card, nights = s.data.events[s.event], s.settings.on("nights")
    left = [seat for seat in s.order if not s.gangs[seat].out]
    seen = Tonight(
        said=scene.label("event", name=scene.texts(f"zgame-event-{s.event}")),
        order=tuple(Order(scene.look(seat), scene.initials(seat), seat == s.active) for seat in left),
        invasion=tuple(card.invasion),
        marauders=tuple(card.marauders),
        upkeep=scene.label(f"upkeep-{card.upkeep}"),
        loss=card.loss,
        night=tuple(card.night) if nights else (),
        night_marauders=tuple(card.night_marauders) if nights else (),
        ruin=tuple(card.ruin),
    )
    sheet.paste(_event(seen, box.width, box.height), box.x0, box.y0, 16)


@lru_cache(maxsize=24)
def _event(seen: Tonight, width: int, height: int) -> Sheet:
    """The strip of an event, kept as long as it looks like this. The sheet is shared."""
    sheet = Sheet(width, height, PANEL)
    upper, lower = sheet.box.inset(16, 8).rows(2, 4)
    line, name = upper.right(len(seen.order) * 70 - 22 if seen.order else 0, 16)
    _order(sheet, line, seen.order)
    sheet.line(seen.said, name, Style(30, "Bold"), WHITE)
    _facts(sheet, lower, seen)
    return sheet


def _order(sheet: Sheet, box: Box, order: Sequence[Order]) -> None:
    """Signs of the gangs in the order of their rounds; whose it is stands on a plate."""
    for n, (look, initials, active) in enumerate(order):
        x = box.x0 + n * 70 + 24
        if n:
            sheet.icon("chevron_right", (x - 35, box.centre[1]), 34, MUTED)
        if active:
            sheet.panel(Box.at(x - 28, box.y0 - 3, 56, box.height + 3), look.colour, 12)
            sheet.badge(look.shape, initials, (x, box.centre[1] - 1), 44, INK, look.colour)
        else:
            sheet.badge(look.shape, initials, (x, box.centre[1]), 46, look.colour)


def _facts(sheet: Sheet, box: Box, seen: Tonight) -> None:
    """What the event has brought, and behind the moon what it will bring."""
    x = _group(sheet, box, box.x0, ZOMBIES, FLESH, seen.invasion)
    x = _group(sheet, box, x, MARAUDERS, WHITE, seen.marauders)
    sheet.panel(Box(x, box.y0 - 2, box.x1, box.y1 + 4), RAISED, 12)
    x = _mark(sheet, box, x + 8, TONIGHT, HOPE)
    x = _mark(sheet, box, x, UPKEEP, WHITE)
    x = _said(sheet, box, x, seen.upkeep)
    if seen.loss:
        x = _mark(sheet, box, x, CARDS, BLOOD)
        x = _said(sheet, box, x, f"−{seen.loss}")
    x = _group(sheet, box, x, ZOMBIES, FLESH, seen.night)
    x = _group(sheet, box, x, MARAUDERS, WHITE, seen.night_marauders)
    _group(sheet, box, x, RUIN, BLOOD, seen.ruin)


def _mark(sheet: Sheet, box: Box, x: int, icon: str, colour: Colour) -> int:
    sheet.icon(icon, (x + 20, box.centre[1]), 38, colour)
    return x + 44


def _said(sheet: Sheet, box: Box, x: int, text: str) -> int:
    style = Style(28, "Bold")
    wide = text_width(text, style.weight, style.size) + 4
    sheet.line(text, Box(x, box.y0, x + wide, box.y1), style, WHITE)
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
    rows = many if many <= FEW else ceil(many / 2)
    return rows * (HIGH + GAP) - GAP if rows else 0


class Value(NamedTuple):
    """What a gang has of a Goal: it would take it, or has as many as another who has the most."""

    look: SeatLook
    n: int
    leads: bool
    tied: bool


class GoalRow(NamedTuple):
    """All that is to be seen of an open Goal."""

    name: str
    text: str
    values: tuple[Value, ...]


def goals(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """Each open Goal with what every gang has of it now; the only leader stands out."""
    many = len(scene.goals)
    columns = 1 if many <= FEW else 2
    rows = box.rows(ceil(many / columns), GAP)
    for n, goal in enumerate(scene.goals):
        place = rows[n // columns].columns(columns, GAP)[n % columns]
        sheet.paste(_goal(_row(scene, goal), place.width, place.height), place.x0, place.y0, 12)


def _row(scene: ZgameScene, goal: GoalLine) -> GoalRow:
    most = max(goal.values.values())
    return GoalRow(
        name=scene.texts(f"zgame-goal-{goal.goal}"),
        text=scene.goal_text(goal.goal),
        values=tuple(
            Value(scene.look(seat), n, seat == goal.leader, goal.tied and n == most) for seat, n in goal.values.items()
        ),
    )


@lru_cache(maxsize=48)
def _goal(goal: GoalRow, width: int, height: int) -> Sheet:
    """The row of a Goal, kept as long as it looks like this. The sheet is shared."""
    sheet = Sheet(width, height, PANEL)
    rest = sheet.box.inset(14, 0)
    if width > sheet.box.height * 10:
        values, said = rest.right(SCORE * len(goal.values), 10)
        mark, said = said.left(40, 8)
        sheet.icon("target", mark.centre, 38, RUST)
        upper, lower = said.inset(0, 3).rows(2)
    else:  # the text below what the gangs have
        line, lower = rest.inset(0, 3).rows(2)
        values, upper = line.right(NARROW * len(goal.values), 8)
        values = values.inset(0, -5)
    sheet.line(goal.name, upper, Style(27, "Bold"), WHITE)
    sheet.line(goal.text, lower, Style(24), MUTED)
    for value, place in zip(goal.values, values.columns(len(goal.values)), strict=True):
        _value(sheet, place, value)
    return sheet


def _value(sheet: Sheet, box: Box, value: Value) -> None:
    """On a plate of the gang's colour if it would take the Goal, with “=” if several have the most."""
    look, n, leads, tied = value
    plate = Box(box.x0 + 2, box.y0 + 6, box.x1 - 2, box.y1 - 6)
    if leads:
        sheet.panel(plate, look.colour, 10)
    size = 36 if box.width >= SCORE else 26
    mark, count = plate.inset(4, 0).left(size, 4)
    sheet.shape(look.shape, mark.centre, size, INK if leads else look.colour)
    style = Style(32 if box.width >= SCORE else 28, "Black" if leads or tied else "Medium")
    ink = INK if leads else WHITE if n else MUTED
    sheet.line(f"={n}" if tied else str(n), count, style, ink)
