"""The panels of the gangs: who they are, what they have, what is lacking tonight; how they stand at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.zgame.state import BARRICADES, FIGHTERS

from ..canvas.box import Box
from ..canvas.sheet import Sheet, panel_sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, RAISED, WHITE, Colour, SeatLook
from .look import BARRICADE, BLOOD, CARDS, ICONS, RUST, UPKEEP
from .scene import ZgameScene

GAP = 8
HEIGHT = 98
TAB = 66
PIP = 31
"""The size of a Fighter in a panel."""
SCORE = 84
RADIUS = 16


class Pip(NamedTuple):
    """A Fighter in a panel: the letter of the trade, in the city or in the reserve, resting until the next turn."""

    letter: str
    here: bool
    resting: bool


class Night(NamedTuple):
    """What the Fighters of a gang need tonight, and for how many of them there is nothing."""

    need: int
    lacking: int


class Panel(NamedTuple):
    """All that is to be seen of a gang."""

    name: str
    gang: str
    look: SeatLook
    initials: str
    acting: bool
    called: bool
    automatic: bool
    out: str
    """What is said of a gang that is out of the game, else nothing."""
    pips: tuple[Pip, ...]
    food: int
    medicine: int
    cards: str
    barricades: str
    night: Night | None
    """Nothing before the first event."""


def height(scene: ZgameScene) -> int:
    """Pixels that the panels of all gangs take."""
    seats = len(scene.s.seats)
    rows = seats if scene.s.over else -(-seats // 2)
    return rows * ((SCORE if scene.s.over else HEIGHT) + GAP) - GAP


def draw(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """One panel per gang, two in a row; at the end one below the other, best first."""
    seats = scene.s.seats
    if scene.s.over:
        for seat, place in zip(ranked(scene), box.rows(len(seats), GAP), strict=True):
            _score(sheet, place, scene, seat)
        return
    for n, row in enumerate(box.rows(-(-len(seats) // 2), GAP)):
        for seat, place in zip(seats[n * 2 :], row.columns(2, GAP), strict=False):
            sheet.paste(_drawn(_seen(scene, seat), place.width, place.height), place.x0, place.y0, RADIUS)


def ranked(scene: ZgameScene) -> list[str]:
    """The gangs of a finished game, best first."""
    scores = scene.s.result.scores if scene.s.result else {}
    gangs = scene.s.gangs

    def rank(seat: str) -> tuple[bool, int, int]:
        return seat in scene.winners, scores.get(seat, 0), len(gangs[seat].in_city)

    return sorted(scene.s.seats, key=rank, reverse=True)


def _seen(scene: ZgameScene, seat: str) -> Panel:
    s, gang, limit = scene.s, scene.s.gangs[seat], scene.limit()
    held = len(s.hands[seat])
    return Panel(
        name=scene.name(seat),
        gang=scene.gang(seat),
        look=scene.look(seat),
        initials=scene.initials(seat),
        acting=seat == s.active,
        called=seat in scene.waiting,
        automatic=seat in scene.stand_ins,
        out=scene.label("out") if gang.out else "",
        pips=tuple(Pip(scene.trade(f[0]), bool(gang.fighters[f]), f in gang.resting) for f in FIGHTERS),
        food=gang.food,
        medicine=gang.medicine,
        cards=f"{held}/{limit}" if limit else str(held),
        barricades=f"{s.in_supply(seat)}/{BARRICADES}",
        night=Night(scene.need(seat), scene.short_of(seat)) if s.event else None,
    )


@lru_cache(maxsize=96)
def _drawn(panel: Panel, width: int, height: int) -> Sheet:
    """The panel, kept as long as it looks like this: most gangs look as before. The sheet is shared."""
    look = panel.look
    sheet = panel_sheet(width, height, PANEL, RADIUS, look.colour if panel.acting else None)
    tab, rest = sheet.box.left(TAB, 8)
    if panel.called:
        sheet.panel(tab, look.colour, RADIUS)
    shape, letters = (INK, look.colour) if panel.called else (LINE, MUTED) if panel.out else (look.colour, INK)
    sheet.badge(look.shape, panel.initials, tab.centre, 54, shape, letters)
    upper, lower = rest._replace(x1=width - 12).inset(0, 6).rows(2, 2)
    if panel.out:
        _name(sheet, upper, panel)
        sheet.line(panel.out, lower, Style(26), MUTED)
        return sheet
    pips, name = upper.right(len(panel.pips) * (PIP + 3), 10)
    _name(sheet, name, panel)
    _fighters(sheet, pips, panel)
    _counts(sheet, lower, panel)
    return sheet


def _name(sheet: Sheet, box: Box, panel: Panel) -> None:
    """The player and the gang."""
    if panel.automatic:
        mark, box = box.left(34, 4)
        sheet.icon("robot", mark.centre, 32, WHITE)
    laid = sheet.line(panel.name, box, Style(30, "Bold"), MUTED if panel.out else WHITE)
    rest = box._replace(x0=box.x0 + laid.width + 12)
    if rest.width > 90:
        sheet.line(panel.gang, rest, Style(24), MUTED)


def _fighters(sheet: Sheet, box: Box, panel: Panel) -> None:
    """Each Fighter by trade: in the city, in the reserve (hollow), resting until the next turn (crossed out)."""
    for n, pip in enumerate(panel.pips):
        place = Box.at(box.x0 + n * (PIP + 3), box.centre[1] - PIP // 2, PIP, PIP)
        sheet.panel(place, panel.look.colour if pip.here else RAISED, 8)
        ink = INK if pip.here else MUTED
        sheet.line(pip.letter, place, Style(24, "Black"), ink, "centre")
        if pip.resting:
            sheet.icon("close_thick", place.centre, PIP, BLOOD)


def _counts(sheet: Sheet, box: Box, panel: Panel) -> None:
    """Food, Medicine, cards, Barricades left; what tonight costs, and in red for how many there is nothing."""
    food, medicine = ICONS["food"], ICONS["medicine"]
    parts: list[tuple[str, Colour, str, Colour, int]] = [
        (food.icon, food.colour, str(panel.food), WHITE, 82),
        (medicine.icon, BLOOD, str(panel.medicine), WHITE, 82),
        (CARDS, WHITE, panel.cards, WHITE, 100 if "/" in panel.cards else 82),
        (BARRICADE, MUTED, panel.barricades, MUTED, 100),
    ]
    for icon, colour, text, ink, wide in parts:
        place, box = box.left(wide)
        sheet.item(place, icon, 32, colour, text, Style(29, "Bold", 24), ink, 34, 2)
    if panel.night:
        _tonight(sheet, box, *panel.night)


def _tonight(sheet: Sheet, box: Box, need: int, lacking: int) -> None:
    """What the Fighters need tonight; if there is too little, how many of them go hungry."""
    ink = BLOOD if lacking else MUTED
    number, rest = box.left(68, 4)
    sheet.item(number, UPKEEP, 30, ink, str(need), Style(29, "Bold"), ink, 34)
    if lacking:
        plate = rest.left(min(rest.width, 58))[0].inset(0, 2)
        sheet.panel(plate, BLOOD, 10)
        sheet.line(f"−{lacking}", plate, Style(28, "Black"), INK, "centre")


def _score(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """How a gang stands at the end: Goals, and the Fighters that decide between equals (R15)."""
    s, gang, look = scene.s, scene.s.gangs[seat], scene.look(seat)
    won = seat in scene.winners
    goals = s.result.scores.get(seat, 0) if s.result else 0
    sheet.panel(box, PANEL, 16, look.colour if won else None)
    tab, rest = box.left(TAB, 10)
    if won:
        sheet.panel(tab, look.colour, 16)
    sheet.badge(
        look.shape, scene.initials(seat), tab.centre, 54, INK if won else look.colour, look.colour if won else INK
    )
    rest = rest._replace(x1=box.x1 - 20)
    count, rest = rest.right(96, 12)
    sheet.line(str(goals), count, Style(52, "Black"), RUST if won else WHITE, "right")
    cards, rest = rest.right(16 * 34, 12)
    for n in range(goals):
        sheet.icon("target", (cards.x1 - 17 - n * 34, cards.centre[1]), 34, RUST if won else MUTED)
    upper, lower = rest.inset(0, 6).rows(2)
    _name(sheet, upper, _seen(scene, seat))
    sheet.line(scene.label("left", n=len(gang.in_city)), lower, Style(25), MUTED)
