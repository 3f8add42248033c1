"""The panels of the gangs: who they are, what they have, what is lacking tonight; how they stand at the end."""

from __future__ import annotations

from engine.games.zgame.state import BARRICADES, FIGHTERS

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, RAISED, WHITE, Colour
from .look import BARRICADE, BLOOD, CARDS, ICONS, RUST, UPKEEP
from .scene import ZgameScene

GAP = 8
HEIGHT = 98
TAB = 66
PIP = 31
"""The size of a Fighter in a panel."""
SCORE = 84


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
            _panel(sheet, place, scene, seat)


def ranked(scene: ZgameScene) -> list[str]:
    """The gangs of a finished game, best first."""
    scores = scene.s.result.scores if scene.s.result else {}
    gangs = scene.s.gangs

    def rank(seat: str) -> tuple[bool, int, int]:
        return seat in scene.winners, scores.get(seat, 0), len(gangs[seat].in_city)

    return sorted(scene.s.seats, key=rank, reverse=True)


def _panel(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    s, gang, look = scene.s, scene.s.gangs[seat], scene.look(seat)
    acting = seat == s.active
    sheet.panel(box, PANEL, 16, look.colour if acting else None)
    tab, rest = box.left(TAB, 8)
    called = seat in scene.waiting
    if called:
        sheet.panel(tab, look.colour, 16)
    shape, letters = (INK, look.colour) if called else (LINE, MUTED) if gang.out else (look.colour, INK)
    sheet.badge(look.shape, scene.initials(seat), tab.centre, 54, shape, letters)
    upper, lower = rest._replace(x1=box.x1 - 12).inset(0, 6).rows(2, 2)
    if gang.out:
        _name(sheet, upper, scene, seat)
        sheet.text(scene.label("out"), lower, Style(26), MUTED, "left", "middle", 1)
        return
    pips, name = upper.right(len(FIGHTERS) * (PIP + 3), 10)
    _name(sheet, name, scene, seat)
    _fighters(sheet, pips, scene, seat)
    _counts(sheet, lower, scene, seat)


def _name(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """The player and the gang."""
    if seat in scene.stand_ins:
        mark, box = box.left(34, 4)
        sheet.icon("robot", mark.centre, 32, WHITE)
    ink = MUTED if scene.s.gangs[seat].out else WHITE
    laid = sheet.text(scene.name(seat), box, Style(30, "Bold"), ink, "left", "middle", 1)
    rest = box._replace(x0=box.x0 + laid.width + 12)
    if rest.width > 90:
        sheet.text(scene.gang(seat), rest, Style(24), MUTED, "left", "middle", 1)


def _fighters(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """Each Fighter by trade: in the city, in the reserve (hollow), resting until the next turn (crossed out)."""
    gang, look = scene.s.gangs[seat], scene.look(seat)
    for n, fighter in enumerate(FIGHTERS):
        place = Box.at(box.x0 + n * (PIP + 3), box.centre[1] - PIP // 2, PIP, PIP)
        here = bool(gang.fighters[fighter])
        sheet.panel(place, look.colour if here else RAISED, 8)
        ink = INK if here else MUTED
        sheet.text(scene.trade(fighter[0]), place, Style(24, "Black"), ink, "centre", "middle", 1)
        if fighter in gang.resting:
            sheet.icon("close_thick", place.centre, PIP, BLOOD)


def _counts(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """Food, Medicine, cards, Barricades left; what tonight costs, and in red for how many there is nothing."""
    s, gang = scene.s, scene.s.gangs[seat]
    limit = scene.limit()
    cards = f"{len(s.hands[seat])}/{limit}" if limit else str(len(s.hands[seat]))
    food, medicine = ICONS["food"], ICONS["medicine"]
    need, lacking = scene.need(seat), scene.short_of(seat)
    parts: list[tuple[str, Colour, str, Colour, int]] = [
        (food.icon, food.colour, str(gang.food), WHITE, 82),
        (medicine.icon, BLOOD, str(gang.medicine), WHITE, 82),
        (CARDS, WHITE, cards, WHITE, 100 if limit else 82),
        (BARRICADE, MUTED, f"{s.in_supply(seat)}/{BARRICADES}", MUTED, 100),
    ]
    for icon, colour, text, ink, wide in parts:
        place, box = box.left(wide)
        mark, number = place.left(34, 2)
        sheet.icon(icon, mark.centre, 32, colour)
        sheet.text(text, number, Style(29, "Bold", 24), ink, "left", "middle", 1)
    if s.event:
        _tonight(sheet, box, need, lacking)


def _tonight(sheet: Sheet, box: Box, need: int, lacking: int) -> None:
    """What the Fighters need tonight; if there is too little, how many of them go hungry."""
    mark, rest = box.left(34, 4)
    sheet.icon(UPKEEP, mark.centre, 30, BLOOD if lacking else MUTED)
    number, rest = rest.left(30, 4)
    sheet.text(str(need), number, Style(29, "Bold"), BLOOD if lacking else MUTED, "left", "middle", 1)
    if lacking:
        plate = rest.left(min(rest.width, 58))[0].inset(0, 2)
        sheet.panel(plate, BLOOD, 10)
        sheet.text(f"−{lacking}", plate, Style(28, "Black"), INK, "centre", "middle", 1)


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
    sheet.text(str(goals), count, Style(52, "Black"), RUST if won else WHITE, "right", "middle", 1)
    cards, rest = rest.right(16 * 34, 12)
    for n in range(goals):
        sheet.icon("target", (cards.x1 - 17 - n * 34, cards.centre[1]), 34, RUST if won else MUTED)
    upper, lower = rest.inset(0, 6).rows(2)
    _name(sheet, upper, scene, seat)
    sheet.text(scene.label("left", n=len(gang.in_city)), lower, Style(25), MUTED, "left", "middle", 1)
