"""What the cards of “How to play in 60 seconds” show: Goals, a round, both kinds of fights, the night and the end."""

from __future__ import annotations

from engine.games.zgame.box import ZgameData

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, HOPE, INK, LINE, RAISED, SEATS, WHITE, SeatLook
from ..lessons import scenes
from ..maps import hexes
from ..maps.pieces import pawn
from ..texts import Texts
from . import pieces, tiles
from .look import BLOOD, FLESH, RUST, TONIGHT, UPKEEP
from .pieces import Troop

ME, OTHER = SEATS["blue"], SEATS["red"]
HEX = 264
LABEL = 84
"""Pixels for the words below a drawing."""


def goal(sheet: Sheet, box: Box, data: ZgameData, texts: Texts) -> None:
    """Two Goals: what both gangs have of them, and who takes each."""
    for goal, row, (mine, theirs) in zip(("C05", "C03"), box.rows(2, 22), ((3, 1), (2, 4)), strict=True):
        card, taker = row.right(230, 34)
        sheet.panel(taker, CREAM, 22)
        name, scores = taker.left(taker.width - 400, 20)
        sheet.icon("target", (name.x0 + 60, name.centre[1]), 92, RUST)
        title = texts(f"zgame-goal-{goal}")
        sheet.text(title, name._replace(x0=name.x0 + 118), Style(50, "Black", 36), INK, "left", "middle", 2)
        for look, n, place in zip((ME, OTHER), (mine, theirs), scores.columns(2), strict=True):
            _score(sheet, place.inset(8, 40), look, n, leads=n == max(mine, theirs))
        x, y = card.centre
        sheet.icon("arrow_right_bold", (card.x0 + 10, y), 80, RUST)
        winner = ME if mine > theirs else OTHER
        sheet.shape(winner.shape, (x + 46, y), 130, winner.colour)
        sheet.icon("target", (x + 46, y), 76, INK)


def _score(sheet: Sheet, box: Box, look: SeatLook, n: int, *, leads: bool) -> None:
    """What a gang has, as on the board."""
    sheet.panel(box, look.colour if leads else RAISED, 18)
    mark, number = box.left(96)
    sheet.shape(look.shape, mark.centre, 58, INK if leads else look.colour)
    sheet.line(str(n), number, Style(60, "Black"), INK if leads else WHITE)


def turn(sheet: Sheet, box: Box, data: ZgameData, texts: Texts) -> None:
    """Raid, Slaughter, Household."""
    where_to = {"raid": "1-06", "slaughter": "2-04", "household": "2-10"}
    for name, place in scenes(sheet, box, texts, "zgame", [*where_to], 70).items():
        where, tile = Box.around(place.centre, HEX), data.tiles[where_to[name]]
        tiles.draw(sheet, where, tiles.face_of(tile), texts(f"zgame-board-place-{tile.id}"))
        x, y = where.centre[0], where.y0 + round(HEX * 0.69)
        letter = texts("zgame-board-trade-C")
        if name == "raid":
            pieces.troop(sheet, x - 120, y, 60, Troop(ME, letter, 2))
            sheet.icon("arrow_right_bold", (x + 8, y), 70, HOPE)
        elif name == "slaughter":
            hexes.rim(sheet, where, BLOOD, 12)
            pieces.troop(sheet, x - 90, y, 60, Troop(ME, letter, 1))
            pieces.skulls(sheet, Box.at(x - 4, y - 28, 86, 56), 2)
            pieces.swords(sheet, (where.x1 - 6, where.y0 + 50), 70)
        else:
            pieces.troop(sheet, x - 30, y, 56, Troop(ME, texts("zgame-board-trade-T"), 1))
            pieces.wall(sheet, Box.at(x - 46, y + 28, 92, 26), ME, "", 1)
    for n in range(2):
        at = box.x0 + round((n + 1) * (box.width + 70) / 3) - 35
        sheet.icon("chevron_right", (at, box.y0 + (box.height - LABEL) // 2), 76, RUST)


def fight(sheet: Sheet, box: Box, data: ZgameData, texts: Texts) -> None:
    """A Cutthroat and a card against Zombies, and against people who have laid cards face down."""
    letter = texts("zgame-board-trade-C")
    for kind, row in zip(("undead", "people"), box.rows(2, 18), strict=True):
        sums, words = row.left(640, 24)
        sheet.panel(sums, RAISED, 20)
        x, y = sums.x0, sums.centre[1]
        pawn(sheet, (x + 76, y), 92, ME, letter)
        _card(sheet, (x + 190, y), "2")
        sheet.line("= 3", Box.around((x + 292, y), 112, 100), Style(64, "Black"), WHITE, "centre")
        if kind == "undead":
            sheet.icon("check_bold", (x + 394, y), 84, FLESH)
            sheet.shape("skull", (x + 500, y), 104, FLESH)
            sheet.line("3", Box.at(x + 556, y - 50, 64, 100), Style(64, "Black"), FLESH, "centre")
        else:
            pieces.swords(sheet, (x + 394, y), 84)
            pawn(sheet, (x + 490, y), 92, OTHER, letter)
            _card(sheet, (x + 588, y), "")
        sheet.text(texts(f"zgame-lesson-{kind}"), words, Style(44, "Bold", 36), WHITE, "left", "middle", 3)


def _card(sheet: Sheet, centre: tuple[int, int], strength: str) -> None:
    """A card with its Strength, or face down."""
    box = Box.at(centre[0] - 40, centre[1] - 60, 80, 120)
    sheet.panel(box.inset(-4), INK, 16)
    sheet.panel(box, CREAM if strength else LINE, 14)
    if strength:
        sheet.icon("axe", (centre[0], centre[1] - 24), 56, INK)
        sheet.line(strength, box.bottom(58)[0], Style(50, "Black"), INK, "centre")
    else:
        sheet.shape("skull", centre, 56, INK)


def end(sheet: Sheet, box: Box, data: ZgameData, texts: Texts) -> None:
    """Every night the Fighters are fed; after eight turns the most Goals win."""
    left, right = scenes(sheet, box, texts, "zgame", ("night", "won")).values()
    x, y = left.centre
    sheet.icon(TONIGHT, (x - 190, y - 90), 110, HOPE)
    letter = texts("zgame-board-trade-C")
    for n in range(3):
        at = x - 90 + n * 120
        pawn(sheet, (at, y - 60), 88, ME, letter)
        if n < 2:
            tiles.chip_of(sheet, Box.at(at - 38, y + 14, 76, 76), "food")
        else:
            sheet.icon(UPKEEP, (at, y + 52), 70, BLOOD)
            sheet.icon("close_thick", (at, y - 60), 110, BLOOD)
    x, y = right.centre
    for look, goals, at in ((ME, 4, y - 40), (OTHER, 3, y + 92)):
        sheet.shape(look.shape, (x - 200, at), 104, look.colour)
        for n in range(goals):
            sheet.icon("target", (x - 90 + n * 88, at), 80, RUST if look is ME else WHITE)
    sheet.icon("crown", (x - 200, y - 118), 64, HOPE)


LESSONS = (goal, turn, fight, end)
