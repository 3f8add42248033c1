"""What the cards of “How to play in 60 seconds” show: a mission, a turn, a fight, the zombies."""

from __future__ import annotations

from engine.games.zombicide.box.data import Tables

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, INK, RAISED, SEATS, WHITE
from ..lessons import scenes
from ..texts import Texts
from . import pieces
from .look import BLOOD, CAPITAL, FLOORS, FREE, LEVELS, card_icon

ME, OTHER = SEATS["blue"], SEATS["yellow"]
PIECE = 130


def _at(x: int, y: int, side: int = PIECE) -> Box:
    return Box.around((x, y), side)


def goal(sheet: Sheet, box: Box, data: Tables, texts: Texts) -> None:
    """An objective card and an exit."""
    for name, place in scenes(sheet, box, texts, "zombicide", ("card", "exit")).items():
        sheet.panel(place, FLOORS["room" if name == "card" else "street"], 20)
        x, y = place.centre
        for n, look in enumerate((ME, OTHER)):
            pieces.survivor(sheet, _at(x - 150 + n * 120, y), look, "", 3, 3, LEVELS["blue"])
        icon, colour, said = ("help_box", WHITE, "4") if name == "card" else ("exit_run", FREE, "")
        pieces.icon(sheet, _at(x + 130, y, 140), icon, colour, said)


def turn(sheet: Sheet, box: Box, data: Tables, texts: Texts) -> None:
    """Three actions, and what they are spent on."""
    upper, lower = box.rows(2, 18)
    for n in range(3):
        sheet.icon("lightning_bolt", (upper.centre[0] - 150 + n * 150, upper.centre[1]), 150, CAPITAL)
    deeds = {"walk": "shoe_print", "search": "magnify", "door": "door_open", "fight": card_icon("baseball_bat")}
    for name, head in scenes(sheet, lower, texts, "zombicide", [*deeds], 16, 66, 38, CREAM).items():
        sheet.icon(deeds[name], (head.centre[0], head.centre[1] + 4), 84, INK)


def fight(sheet: Sheet, box: Box, data: Tables, texts: Texts) -> None:
    """A shotgun and its dice."""
    scene, table = box.left(440, 40)
    sheet.panel(scene, FLOORS["street"], 20)
    x, y = scene.centre
    pieces.survivor(sheet, _at(x - 120, y + 20, 150), ME, "", 3, 3, LEVELS["yellow"])
    pieces.unit(sheet, _at(x + 110, y + 20, 150), "walker", "3")
    sheet.icon(card_icon("shotgun"), (x - 10, y - 100), 90, WHITE)
    hit = data.equipment["shotgun"].accuracy or 4
    rows = (("hit", f"{hit}–6", CAPITAL, INK), ("miss", f"1–{hit - 1}", RAISED, WHITE), ("break", "1", BLOOD, WHITE))
    for (name, dice, ground, ink), row in zip(rows, table.rows(3, 14), strict=True):
        sheet.panel(row, ground, 16)
        number, said = row._replace(x1=row.x1 - 12).left(150, 20)
        sheet.line(dice, number, Style(58, "Black"), ink, "centre")
        sheet.text(texts(f"zombicide-lesson-{name}"), said, Style(42, "Bold", 34), ink, "left", "middle", 2)


def zombies(sheet: Sheet, box: Box, data: Tables, texts: Texts) -> None:
    """Noise draws the dead; who lies has a round."""
    for name, place in scenes(sheet, box, texts, "zombicide", ("noise", "fallen")).items():
        sheet.panel(place, FLOORS["street"], 20)
        x, y = place.centre
        if name == "noise":
            pieces.unit(sheet, _at(x - 150, y), "walker", "4")
            sheet.icon("arrow_right_bold", (x, y), 110, WHITE)
            pieces.noise(sheet, _at(x + 150, y), 3, False)
        else:
            pieces.fallen(sheet, _at(x - 90, y, 150), OTHER, "", 5)
            pieces.survivor(sheet, _at(x + 100, y, 150), ME, "", 2, 3, LEVELS["yellow"])


LESSONS = (goal, turn, fight, zombies)
