"""What the cards of “How to play in 60 seconds” show: both ways to win, a turn, a fight, the end."""

from __future__ import annotations

from engine.games.zombies.box.data import ZombiesData
from engine.games.zombies.box.tile import Tile

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, RAISED, SEATS, WHITE
from ..dice import pips
from ..lessons import caption, scenes
from ..maps.pieces import figure, pawn
from ..texts import Texts
from .look import BLOOD, BRASS, FLESH, LIGHT, REACH, SEAT_NAMES
from .pieces import token, zombie
from .tiles import drawing, tile_sheet

ME, OTHER = SEATS[SEAT_NAMES[0]], SEATS[SEAT_NAMES[3]]
STEP = 60
"""Squares of the drawn tiles."""


def goal(sheet: Sheet, box: Box, data: ZombiesData, texts: Texts) -> None:
    """The Helipad, or enough trophies."""
    left, right = scenes(sheet, box, texts, "zombies", ("pad", "trophies"), 150, 80).values()
    pad = _tile(sheet, data, "helipad", left.centre, 96)
    pawn(sheet, (pad.x0 + 48, pad.y1 - 48), 64, ME, "")
    sheet.icon("arrow_top_right_thick", (pad.centre[0] - 52, pad.centre[1] + 52), 60, LIGHT)
    caption(sheet, Box(left.x1, box.y0, right.x0, box.y1 - 80), texts("zombies-lesson-or"), LIGHT, 60)
    for row in right.rows(2, 8):
        for cell in row.columns(4, 8):
            zombie(sheet, cell.centre, min(cell.width, cell.height) - 6)


def turn(sheet: Sheet, box: Box, data: ZombiesData, texts: Texts) -> None:
    """Four things in a row: a tile, cards, the walk, the zombies."""
    names = "tile", "cards", "walk", "zombies"
    for name, place in scenes(sheet, box, texts, "zombies", names, 56, 110, 40).items():
        x, y = place.centre
        if name == "tile":
            _tile(sheet, data, "street", (x, y), 72)
        elif name == "cards":
            for n, colour in enumerate((MUTED, BRASS, WHITE)):
                card = Box.at(x - 92 + n * 44, y - 96 + n * 16, 100, 150)
                sheet.panel(card.inset(-4), INK, 16)
                sheet.panel(card, colour, 14)
            sheet.icon("axe", (x + 46, y + 10), 80, INK)
        elif name == "walk":
            for n in range(3):
                step = Box.at(x - 100 + n * 70, y - 10, 60, 60)
                sheet.panel(step, RAISED, 10)
                sheet.line(str(n + 1), step, Style(40, "Bold"), REACH, "centre")
            pawn(sheet, (x - 70, y - 60), 76, ME, "")
            token(sheet, "life", (x + 70, y - 60), 66)
        else:
            for n in range(3):
                at = (x - 76 + n * 76, y - 20 + 40 * (n % 2))
                zombie(sheet, at, 84)
            sheet.icon("arrow_right_bold", (x, y + 96), 70, LIGHT)
    for n in range(3):
        at = box.x0 + round((n + 1) * (box.width + 56) / 4) - 28
        sheet.icon("chevron_right", (at, box.y0 + (box.height - 110) // 2), 64, LIGHT)


def fight(sheet: Sheet, box: Box, data: ZombiesData, texts: Texts) -> None:
    """A roll that kills; one that bullets mend; one that costs a life."""
    for face, row in zip((5, 3, 2), box.rows(3, 18), strict=True):
        cast, rest = row.left(row.height, 24)
        pips(sheet, cast, str(face))
        sign, rest = rest.left(150, 16)
        x, y = sign.centre
        if face == 3:
            sheet.line("+", Box(sign.x0, sign.y0, x - 20, sign.y1), Style(64, "Black"), WHITE, "centre")
            token(sheet, "bullet", (x + 30, y), 84)
        elif face == 2:
            sheet.line("−", Box(sign.x0, sign.y0, x - 20, sign.y1), Style(64, "Black"), WHITE, "centre")
            token(sheet, "life", (x + 30, y), 84)
        else:
            sheet.icon("check_bold", (x, y), 90, FLESH)
        end, words = rest.right(row.height, 16)
        if face == 2:
            sheet.icon("dice_multiple", end.centre, 92, WHITE)
        else:
            figure(sheet, "zombie", end.centre, 104, FLESH)
            sheet.icon("close_thick", end.centre, 110, BLOOD)
        sheet.text(texts(f"zombies-lesson-roll-{face}"), words, Style(46, "Bold", 36), WHITE, "left", "middle", 2)


def end(sheet: Sheet, box: Box, data: ZombiesData, texts: Texts) -> None:
    """A pawn on the Helipad has won; a pawn that is knocked out begins again."""
    left, right = box.columns(2, 60)
    place, label = left.top(left.height - 80, 8)
    pad = _tile(sheet, data, "helipad", place.centre, 96)
    sheet.shape("circle", pad.centre, 150, LIGHT)
    pawn(sheet, pad.centre, 100, ME, "")
    sheet.icon("crown", (pad.centre[0], pad.centre[1] - 92), 90, BRASS)
    caption(sheet, label, texts("zombies-lesson-won"), LIGHT)
    place, label = right.top(right.height - 80, 8)
    x, y = place.centre
    start = _tile(sheet, data, "start", (x + 110, y), 72)
    zombie(sheet, (x - 170, y + 20), 120)
    sheet.icon("arrow_right_bold", (x - 62, y + 20), 80, BLOOD)
    pawn(sheet, start.centre, 74, OTHER, "")
    caption(sheet, label, texts("zombies-lesson-down"))


def _tile(sheet: Sheet, data: ZombiesData, kind: str, centre: tuple[int, int], size: int) -> Box:
    """Draw the first tile of this kind with squares of this size; returns where it lies."""
    found: Tile = next(tile for tile in data.tiles.values() if tile.kind == kind)
    box = Box.at(centre[0] - size * 3 // 2, centre[1] - size * 3 // 2, size * 3, size * 3)
    sheet.paste(tile_sheet(drawing(found, 0, False), size), box.x0, box.y0, 12)
    return box


LESSONS = (goal, turn, fight, end)
