"""What the cards of “How to play in 60 seconds” show: the road, a round, a battle, the score."""

from __future__ import annotations

from engine.games.hitz.box.data import HitzData
from engine.games.hitz.state import RESOURCES

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, RAISED, SEATS, TOXIC, WHITE
from ..lessons import caption
from ..texts import Texts
from .cards import face
from .look import HORDE_LIT, ROAD, SEAT_NAMES
from .symbols import die, resource

GROUP = 5
"""Survivors of a group at the start."""
SHOWN = ("H1-15", "H1-06")
"""A route as an example: two cards of the first level."""
ROLL = ("hit", "hitbolt", "bite")
"""The faces that one has to know."""


def goal(sheet: Sheet, box: Box, data: HitzData, texts: Texts) -> None:
    """A group on its way west, the dead behind it, the goal before it."""
    sky, road = box.top(box.height - 96)
    sheet.panel(road, LINE, 48)
    for dash in road.inset(50, 0).columns(9, 40):
        sheet.panel(Box(dash.x0, road.centre[1] - 7, dash.x1, road.centre[1] + 7), ROAD, 7)
    sign, rest = sky.left(280, 30)
    board = sign.top(130)[0]
    sheet.fill(Box(board.centre[0] - 10, board.y1, board.centre[0] + 10, sky.y1), RAISED)
    sheet.panel(board, ROAD, 22)
    caption(sheet, board.inset(10), texts("hitz-lesson-sign"), INK, 48)
    group, chasing = rest.left(420, 30)
    for n, column in enumerate(group.columns(GROUP)):
        size = 170 if n else 220
        colour = WHITE if n else SEATS[SEAT_NAMES[0]].colour
        sheet.shape("survivor" if n else "leader", (column.centre[0], sky.y1 - size // 2), size, colour)
    for n, column in enumerate(chasing.columns(3)):
        sheet.shape("zombie", (column.centre[0], sky.y1 - 84 - 10 * (n % 2)), 170, HORDE_LIT if n == 1 else TOXIC)


def turn(sheet: Sheet, box: Box, data: HitzData, texts: Texts) -> None:
    """The auction on the left, the two cards of a route on the right."""
    left, right = box.left(420, 30)
    title, track = left.top(70, 10)
    caption(sheet, title, texts("hitz-lesson-bid"))
    for n, cell in enumerate(track.rows(3, 14)):
        space, who = cell.left(110, 16)
        sheet.panel(space, ROAD if not n else RAISED, 18)
        ink = INK if not n else WHITE
        sheet.line(str((5, 2, 0)[n]), space, Style(64, "Black"), ink, "centre")
        look = SEATS[SEAT_NAMES[n]]
        sheet.shape(look.shape, (who.x0 + 50, who.centre[1]), 78, look.colour)
        if n < 2:
            for at in range((3, 2)[n]):
                sheet.icon(("ammunition", "gas_station")[at % 2], (who.x0 + 140 + at * 56, who.centre[1]), 56, WHITE)
    sheet.icon("arrow_right_bold", (right.x0 + 16, right.centre[1] + 30), 80, ROAD)
    title, cards = right._replace(x0=right.x0 + 66).top(70, 10)
    caption(sheet, title, texts("hitz-lesson-route"))
    printed = [data.cards[name] for name in SHOWN if name in data.cards] or list(data.cards.values())[:2]
    for card, place in zip(printed, cards.rows(2, 14), strict=False):
        sheet.paste(face(card, texts, place.width, place.height), place.x0, place.y0, 16)


def fight(sheet: Sheet, box: Box, data: HitzData, texts: Texts) -> None:
    """What the faces of the dice do."""
    for kind, column in zip(ROLL, box.columns(len(ROLL), 24), strict=True):
        top, words = column.top(176, 10)
        die(sheet, Box.at(top.centre[0] - 85, top.y0, 170, 170), kind, red=False)
        name, what = words.top(96, 4)
        caption(sheet, name, texts(f"hitz-face-{kind}"), ROAD, 42)
        caption(sheet, what, texts(f"hitz-lesson-face-{kind}"), WHITE, 44)


def end(sheet: Sheet, box: Box, data: HitzData, texts: Texts) -> None:
    """Collected cards, and a bonus for the most of each kind."""
    left, right = box.left(400, 40)
    pile, label = left.top(left.height - 90, 10)
    for n in range(3):
        card = Box.at(pile.x0 + 40 + n * 60, pile.y0 + 10 + n * 26, 200, 200)
        sheet.panel(card, INK, 18)
        sheet.panel(card.inset(4), ROAD if n == 2 else RAISED, 16)
        if n == 2:
            sheet.line(texts("hitz-board-vp", n=3), card.inset(16), Style(64, "Black"), INK, "centre")
    caption(sheet, label, texts("hitz-lesson-points"))
    kinds = (*RESOURCES, "survivors")
    title, rows = right.top(70, 10)
    caption(sheet, title, texts("hitz-lesson-most"))
    for kind, row in zip(kinds, rows.rows(len(kinds), 14), strict=True):
        what, bonus = row.left(round(row.width * 0.55), 24)
        if kind in RESOURCES:
            resource(sheet, what, kind, {"ammo": 6, "gas": 5, "adr": 7}[kind], texts(f"hitz-board-letter-{kind}"))
        else:
            sheet.panel(what, RAISED, 12)
            for n in range(GROUP):
                sheet.shape("survivor", (what.x0 + 40 + n * 50, what.centre[1]), row.height, WHITE)
        sheet.icon("arrow_right_bold", (bonus.x0 + 20, bonus.centre[1]), 50, ROAD)
        sheet.line("+3", bonus, Style(62, "Black"), ROAD, "centre")


LESSONS = (goal, turn, fight, end)
