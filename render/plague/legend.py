"""What the marks on the map mean: each as it is drawn there, with a line about it."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import MUTED, PANEL, SEATS, WHITE
from ..maps import marks
from ..maps.legend import Draw, Legend, on
from . import ground, pieces
from .look import BLOOD, COUNTS, DRIVE, FLOORS, MOULD, THREAT

ME = SEATS["blue"]


def _strip(box: Box) -> Box:
    half = ground.thickness(box.width) // 2
    return Box(box.x0, box.centre[1] - half, box.x1, box.centre[1] + half)


def _threat(sheet: Sheet, box: Box) -> None:
    place = box.inset(8)
    marks.veil(sheet, place, BLOOD, THREAT)
    marks.outline(sheet, place, BLOOD, 3)


def _sheet(sheet: Sheet, box: Box) -> None:
    for part in box.inset(38, 4).rows(5)[::2]:
        sheet.fill(part, MUTED)
    sheet.line("5", box.left(36)[0], Style(30, "Black"), MUTED, "centre")


def _hole(sheet: Sheet, box: Box) -> None:
    ground.between(sheet, _strip(box), "wall")
    pieces.hole(sheet, _strip(box), DRIVE[0])


def _barricade(sheet: Sheet, box: Box) -> None:
    ground.between(sheet, _strip(box), "door")
    pieces.barricade(sheet, _strip(box))


def _count(icon: str) -> Draw:
    """A number above the map."""

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.panel(box, PANEL, 14)
        sheet.icon(icon, box.centre, 48, MOULD)

    return draw


def _acts(sheet: Sheet, box: Box) -> None:
    marks.outline(sheet, box.inset(2), MOULD, 5)
    pieces.human(sheet, box.inset(6), ME, 3, "A", 3)


SIGNS: dict[str, Draw] = {
    "human": lambda sheet, box: pieces.human(sheet, box, ME, 3, "A", 3),
    "unconscious": lambda sheet, box: pieces.human(sheet, box, ME, 3, "A", 0),
    "acts": _acts,
    "choice": lambda sheet, box: marks.outline(sheet, box.inset(2), MOULD, 5),
    "corpse": lambda sheet, box: pieces.corpse(sheet, box, 3),
    "zombie": lambda sheet, box: pieces.zombie(sheet, box, "zombie", "7"),
    "boon": lambda sheet, box: pieces.zombie(sheet, box, "zombie", "7", boon=True),
    "risen": lambda sheet, box: pieces.zombie(sheet, box, "risen", "3"),
    "crawler": lambda sheet, box: pieces.zombie(sheet, box, "crawler", "2"),
    "crazy": lambda sheet, box: pieces.zombie(sheet, box, "crazy", "1"),
    "threat": _threat,
    "search": lambda sheet, box: pieces.search(sheet, box, "1", searched=False),
    "searched": lambda sheet, box: pieces.search(sheet, box, "1", searched=True),
    "entrance": lambda sheet, box: pieces.search(sheet, box, "1", searched=True, entrance=True),
    "door": lambda sheet, box: ground.between(sheet, _strip(box), "door"),
    "window": lambda sheet, box: ground.between(sheet, _strip(box), "window"),
    "gate": lambda sheet, box: ground.between(sheet, _strip(box), "gate"),
    "barricade": _barricade,
    "hole": _hole,
    "fire": lambda sheet, box: pieces.fire(sheet, box.inset(8)),
    "pile": lambda sheet, box: pieces.pile(sheet, box, 2, beside=False),
    "baby": lambda sheet, box: pieces.baby(sheet, box.inset(4)),
    "sheet": _sheet,
    "entry": pieces.entry,
    "loss": lambda sheet, box: (pieces.human(sheet, box, ME, 3, "A", 2), marks.loss(sheet, box.inset(4), 2)),
    **{name: _count(icon) for name, icon in COUNTS.items()},
    "changed": lambda sheet, box: marks.brackets(sheet, box.inset(8), WHITE),
}


LEGEND = Legend("plague", MOULD, SIGNS, on(DRIVE[0], SIGNS, {"threat": FLOORS["LIV"].colour}))
