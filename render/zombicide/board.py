"""The table of Zombicide on one picture: the part of the city that matters now, or all of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from .. import banner as banners
from .. import dice
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import DANGER, INK, MUTED, PANEL, WHITE
from ..page import EDGE, MARGIN, WIDTH, Part, page
from . import chart, goals, players, streets
from .focus import focus
from .look import CAPITAL, FREE, GOAL_ICON, LAMP, LEVELS, UNITS
from .scene import ZombicideScene

MOST, GAP = 1600, 12
HEAD, STRIP, FOOT = 84, 46, 34
FRAME = 2 * EDGE + HEAD + STRIP + FOOT + 4 * GAP
"""Pixels in height that heading, counts and footer take."""
PITCH, SIDE = 150, 240
"""Pixels of a cell, and width of what stands beside the map."""
CELLS = 6
"""Cells that are shown across and down."""
GOAL = 34
"""Height of a line of a goal."""


class Division(NamedTuple):
    """What of the city is shown, how large, and whether all of it stands beside it, small."""

    window: Box
    pitch: int
    beside: bool


def divided(scene: ZombicideScene, all_of_it: bool = False) -> Division:
    """The part of the city that matters now, with all of it small beside it; or all of it."""
    whole = streets.extent(scene.s.city)
    if all_of_it or scene.s.over:
        wide, high = WIDTH - 2 * MARGIN, MOST - FRAME - players.height(scene)
        pitch = min(wide // whole.width, high // whole.height, PITCH)
        if wide - whole.width * pitch >= SIDE + GAP:
            return Division(whole, pitch, beside=True)
        return Division(whole, min(pitch, (high - goals.HEIGHT - GAP) // whole.height), beside=False)
    return Division(focus(scene, (CELLS, CELLS)), PITCH, beside=True)


def compose(scene: ZombicideScene) -> Sheet:
    """Draw the board: for whom the table waits, where things happen, every survivor's panel."""
    return _page(scene, divided(scene))


def whole_city(scene: ZombicideScene) -> Sheet:
    """The same with all of the city."""
    return _page(scene, divided(scene, all_of_it=True))


def _page(scene: ZombicideScene, laid: Division) -> Sheet:
    parts: list[Part[ZombicideScene]] = [
        (HEAD, heading),
        (STRIP, _counts),
        (laid.window.height * laid.pitch, partial(_map, laid=laid)),
        (0 if laid.beside else goals.HEIGHT, goals.strip),
        (players.height(scene), players.draw),
        (FOOT, _footer),
    ]
    return page(scene, parts, GAP)


def _map(sheet: Sheet, box: Box, scene: ZombicideScene, laid: Division) -> None:
    if laid.beside:
        side, box = box.right(SIDE, GAP)
        _side(sheet, side, scene, laid.window)
    chart.draw(sheet, box, scene, laid.window, laid.pitch)


def heading(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how it ended."""
    lost = scene.s.verdict in ("lost", "fallen")
    rest = banners.banner(
        sheet, box, scene, DANGER if lost else CAPITAL, HEAD - 12, "skull" if lost else "flag_checkered"
    )
    upper, lower = (scene.phase, scene.round) if scene.phase else (scene.round, "")
    rest = banners.aside(sheet, rest, upper, lower, 300, floor=20)
    banners.words(sheet, dice.last_roll(sheet, rest, scene), scene, scene.due, 36)


def _counts(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    """The clock and who holds it, the danger, how many zombies there are, what is left of the decks."""
    s = scene.s
    if scene.clock:
        place, box = box.left(230, 8)
        sheet.panel(place, PANEL, 12)
        mark, said = place.inset(8, 0).left(36, 6)
        sheet.icon("weather_night" if s.night else "white_balance_sunny", mark.centre, 32, LAMP)
        time, holder = said.left(92, 6)
        sheet.line(scene.clock, time, Style(30, "Bold"), WHITE)
        sheet.icon("clock_outline", (holder.x0 + 16, holder.centre[1]), 26, MUTED)
        if s.holder:
            look, at = scene.look(s.holder), (holder.x0 + 56, holder.centre[1])
            sheet.badge(look.shape, scene.initials(s.holder), at, 38, look.colour)
    place, box = box.left(200, 8)
    sheet.panel(place, LEVELS[s.danger], 12)
    sheet.item(place.inset(10, 0), "alert", 30, INK, scene.danger, Style(28, "Black", 20), INK, 34, 6)
    for kind, number in scene.total.items():
        place, box = box.left(96, 8)
        sheet.panel(place, PANEL, 12)
        icon, colour = UNITS[kind]
        sheet.item(place.inset(6, 0), icon, 32, colour, str(number), Style(28, "Bold"), WHITE, 36)
    decks = ("cards", s.zombie_deck), ("package_variant", s.equipment["eq"]), ("badge_account", s.equipment["ss"])
    for icon, deck in decks:
        place, box = box.left(84, 8)
        sheet.panel(place, PANEL, 12)
        sheet.item(place.inset(6, 0), icon, 26, MUTED, str(len(deck)), Style(26, "Bold"), MUTED, 32)


def _side(sheet: Sheet, box: Box, scene: ZombicideScene, window: Box) -> None:
    """All of the city, small; the goals and what has been reached; keywords."""
    whole = streets.extent(scene.s.city)
    pitch = min((box.width - 12) // whole.width, 30)
    place, rest = box.top(whole.height * pitch + 12, GAP)
    sheet.panel(place, PANEL, 12)
    chart.inset(sheet, place, scene, pitch, window)
    title, rest = rest.top(96)
    laid = sheet.text(scene.mission, title, Style(28, "Bold", 20), CAPITAL, "left", "top", 3)
    rest = rest._replace(y0=title.y0 + laid.height + GAP)
    rows = [
        ("checkbox_marked" if goal.reached else GOAL_ICON, FREE if goal.reached else CAPITAL, goal.said, 6)
        for goal in scene.goals
    ]
    if missing := scene.uncounted:
        rows.append(("help_box", WHITE, scene.label("cards-left", n=missing), 2))
    rows += [("key_variant", CAPITAL, each, 2) for each in scene.keywords]
    for icon, colour, said, lines in rows:
        if rest.height < GOAL:
            return
        mark, words = rest.left(36, 6)
        laid = sheet.text(
            said, words.top(min(rest.height, GOAL * lines))[0], Style(26, "Medium", 20), WHITE, "left", "top", lines
        )
        sheet.icon(icon, (mark.centre[0], mark.y0 + 18), 32, colour)
        rest = rest.top(max(GOAL, laid.height), 8)[1]


def _footer(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    modes = scene.label(f"mode-{scene.s.settings.mode}-{scene.s.settings.difficulty}")
    banners.footer(sheet, box, scene, CAPITAL, modes)
