"""What the cards of “How to play in 60 seconds” show: both ways to win, a turn, a fight, the zombie turn."""

from __future__ import annotations

from engine.games.plague.data import PlagueData

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, INK, RAISED, SEATS, WHITE
from ..lessons import scenes
from ..maps import marks
from ..texts import Texts
from . import ground, pieces
from .look import BLOOD, BRASS, CARDS, DRIVE, FLOORS, GRASS, MOULD, THREAT

ME, OTHER = SEATS["blue"], SEATS["yellow"]
SQUARE = 116


def goal(sheet: Sheet, box: Box, data: PlagueData, texts: Texts) -> None:
    """All search squares and the car, or a closed house."""
    for name, place in scenes(sheet, box, texts, "plague", ("car", "house")).items():
        sheet.panel(place, DRIVE[0] if name == "car" else FLOORS["LIV"].colour, 20)
        x, y = place.centre
        if name == "car":
            for n in range(7):
                spot = Box.at(place.x0 + 18 + n * 69, place.y0 + 22, 64, 64)
                pieces.search(sheet, spot, "", searched=True)
            sheet.icon("car_hatchback", (x, y + 40), 190, MOULD)
        else:
            for strip in (Box.at(x - 210, y - 110, 420, 20), Box.at(x - 210, y + 90, 420, 20)):
                _closed(sheet, strip)
            for n, look in enumerate((ME, OTHER)):
                pieces.human(sheet, Box.at(x - 130 + n * 140, y - 60, SQUARE, SQUARE), look, n + 1, "", 4)


def _closed(sheet: Sheet, strip: Box) -> None:
    """A wall with a door that is closed by a barricade."""
    left, door, right = strip.columns(3)
    for part in (left, right):
        ground.between(sheet, part, "wall")
    ground.between(sheet, door, "door")
    pieces.barricade(sheet, door)


def turn(sheet: Sheet, box: Box, data: PlagueData, texts: Texts) -> None:
    """Lives give actions; what they are spent on."""
    upper, lower = box.rows(2, 18)
    for n, place in enumerate(upper.columns(4, 16)):
        lives = 4 - n
        sheet.panel(place, RAISED, 18)
        hearts, actions = place.rows(2)
        for m, spot in enumerate(hearts.inset(20, 6).columns(4)):
            sheet.icon("heart" if m < lives else "heart_outline", spot.centre, 48, BLOOD if m < lives else WHITE)
        mark, number = actions.left(actions.width // 2)
        sheet.icon("lightning_bolt", (mark.x1 - 34, mark.centre[1]), 62, BRASS)
        sheet.line(str(data.counts.allowance[lives]), number, Style(64, "Black"), WHITE)
    deeds = {"step": ("shoe_print", 1), "fight": (CARDS["bat"], 1), "search": ("magnify", 3), "barricade": ("wall", 1)}
    for name, head in scenes(sheet, lower, texts, "plague", [*deeds], 16, 66, 38, CREAM).items():
        icon, price = deeds[name]
        sheet.icon(icon, (head.centre[0] - 44, head.centre[1] + 4), 78, INK)
        sheet.line(str(price), Box.at(head.centre[0] + 14, head.y0, 90, head.height), Style(62, "Black"), BLOOD)


def fight(sheet: Sheet, box: Box, data: PlagueData, texts: Texts) -> None:
    """A bat and its dice."""
    scene, table = box.left(440, 40)
    sheet.panel(scene, FLOORS["LIV"].colour, 20)
    x, y = scene.centre
    pieces.human(sheet, Box.at(x - 170, y - 80, 150, 150), ME, 1, "", 4)
    pieces.zombie(sheet, Box.at(x + 20, y - 80, 150, 150), "zombie")
    sheet.icon(CARDS["bat"], (x - 4, y - 110), 84, INK)
    bat = data.cards["bat"]
    push, kill = bat.push or 0, bat.kill or 0
    rows = (("oops", "1"), ("miss", f"2–{push - 1}"), ("push", str(push)), ("kill", f"{kill}–6"))
    for (name, dice), row in zip(rows, table.rows(4, 12), strict=True):
        sheet.panel(row, MOULD if name == "kill" else RAISED, 16)
        number, said = row._replace(x1=row.x1 - 12).left(150, 20)
        ink = INK if name == "kill" else WHITE
        sheet.line(dice, number, Style(54, "Black"), ink, "centre")
        sheet.line(texts(f"plague-lesson-{name}"), said, Style(42, "Bold", 36), ink)


def night(sheet: Sheet, box: Box, data: PlagueData, texts: Texts) -> None:
    """What zombies reach, and four of them at a barricade."""
    for name, place in scenes(sheet, box, texts, "plague", ("reach", "four")).items():
        sheet.panel(place, GRASS[1], 20)
        x, y = place.centre
        side = 84
        if name == "reach":
            for dx in range(-2, 3):
                for dy in range(-1, 2):
                    if abs(dx) + abs(dy) < 3:
                        spot = Box.at(x - side // 2 + dx * side, y - side // 2 + dy * side, side, side)
                        marks.veil(sheet, spot.inset(2), BLOOD, 2 * THREAT)
            pieces.zombie(sheet, Box.around((x, y), side), "zombie")
            pieces.human(sheet, Box.at(x + side * 3 // 2, y - side // 2, side, side), ME, 1, "", 3)
        else:
            _closed(sheet, Box.at(x - 200, y - 96, 400, 22))
            for n in range(4):
                spot = Box.at(x - 2 * side + n * side, y - 60, side, side)
                pieces.zombie(sheet, spot, "zombie")


LESSONS = (goal, turn, fight, night)
