"""What the marks on the cards and the dice mean, and what each special token is good for."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, PANEL, WHITE
from ..maps import marks
from ..maps.legend import Legend
from ..texts import Texts
from .look import RED_TEXT, RESOURCES, ROAD, TOKENS
from .symbols import FACES, die, tag, zombies

PRICES = {"key": ("key_variant", "+2"), "cost": ("minus_box", "2"), "gift": ("gift", "+2")}
"""What taking a route costs or gives, as it stands below its number."""


def _sign(sign: str, sheet: Sheet, box: Box, texts: Texts) -> None:
    if sign in FACES:
        die(sheet, box, sign, red=sign == "death")
        return
    sheet.panel(box, PANEL, 12)
    if sign in RESOURCES:
        look, (icon, letter) = RESOURCES[sign], box.inset(4, 0).columns(2)
        sheet.panel(box.inset(0, 16), look.colour, 12)
        sheet.icon(look.icon, icon.centre, 36, look.ink)
        sheet.line(texts(f"hitz-board-letter-{sign}"), letter, Style(26, "Bold"), look.ink, "centre")
    elif sign in TOKENS:
        sheet.icon(TOKENS[sign], box.centre, 60, WHITE)
    elif sign == "rule":
        sheet.panel(box, CREAM, 12)
        sheet.icon("sword_cross", box.centre, 60, RED_TEXT)
    elif sign in PRICES:
        tag(sheet, box.inset(2, 22), *PRICES[sign])
    elif sign in ("survivor", "loss"):
        sheet.shape("survivor", box.centre, 70, WHITE)
        if sign == "loss":
            marks.loss(sheet, box.inset(6), 2)
    else:
        zombies(sheet, box.inset(2), 5, 2 if sign == "horde" else 0)


SIGNS = (*RESOURCES, "survivor", "loss", "crowd", "horde", "rule", *PRICES, *FACES, *TOKENS)
LEGEND = Legend("hitz", ROAD, SIGNS, _sign, row=96, sample=92)
