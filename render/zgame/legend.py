"""What the marks on the picture mean: each as it is drawn there, with a line about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, INK, MUTED, RAISED, SEATS, WHITE
from ..maps import hexes, marks
from ..maps.legend import Legend
from ..maps.pieces import pawn
from ..texts import Texts
from . import pieces, tiles
from .look import BARRICADE, BLOOD, ICONS, PLAZA, RUIN, RUST, STRENGTH, TONIGHT, UPKEEP
from .pieces import Troop

SAMPLE, HEX = 92, 72
"""Pixels of a mark, and of a hex among them."""
ME, OTHER = SEATS["blue"], SEATS["red"]

Draw = Callable[[Sheet, Box, Texts], object]


def _icon(icon: str, sheet: Sheet, box: Box, texts: Texts) -> None:
    x, y = box.centre
    tiles.chip_of(sheet, Box.at(x - 26, y - 26, 52, 52), icon)


def _trades(sheet: Sheet, box: Box, texts: Texts) -> None:
    for n, trade in enumerate("CTW"):
        letter = texts(f"zgame-board-trade-{trade}")
        pieces.troop(sheet, box.x0 + n * 31, box.centre[1], 34, Troop(ME, letter, 1))


def _pair(sheet: Sheet, box: Box, texts: Texts) -> None:
    pieces.troop(sheet, box.x0 + 12, box.centre[1], 50, Troop(ME, texts("zgame-board-trade-C"), 2))


def _striding(sheet: Sheet, box: Box, texts: Texts) -> None:
    pieces.troop(sheet, box.x0 + 20, box.centre[1], 52, Troop(ME, texts("zgame-board-trade-C"), 1, striding=True))


def _marauders(sheet: Sheet, box: Box, texts: Texts) -> None:
    x, y = box.centre
    pieces.flag(sheet, (x - 22, y), 46)
    tiles.chip_of(sheet, Box.at(x + 4, y - 20, 40, 40), "food", crossed=True)


def _place(box: Box) -> Box:
    return box.inset((SAMPLE - HEX) // 2)


def _hex(sheet: Sheet, box: Box) -> Box:
    hexes.fill(sheet, _place(box), PLAZA)
    return _place(box)


def _despoiled(sheet: Sheet, box: Box, texts: Texts) -> None:
    face = tiles.Face("2-08", "quarter", ("gadget",), despoiled=True)
    hexes.lay(sheet, tiles.tile_sheet(face, HEX), _place(box))


def _base(sheet: Sheet, box: Box, texts: Texts) -> None:
    place = _hex(sheet, box)
    hexes.rim(sheet, place, ME.colour, 5)
    pawn(sheet, place.centre, 38, ME, "A")


def _held(sheet: Sheet, box: Box, texts: Texts) -> None:
    place = _hex(sheet, box)
    hexes.rim(sheet, place, ME.colour, 4)
    hexes.rim(sheet, place.inset(5), OTHER.colour, 6)


def _fight(sheet: Sheet, box: Box, texts: Texts) -> None:
    place = _hex(sheet, box)
    hexes.rim(sheet, place, BLOOD, 8)
    pieces.swords(sheet, place.centre, 40)


def _free(sheet: Sheet, box: Box, texts: Texts) -> None:
    sheet.line("7", _hex(sheet, box), Style(40, "Black"), MUTED, "centre")


def _order(sheet: Sheet, box: Box, texts: Texts) -> None:
    x, y = box.centre
    sheet.panel(Box.at(x - 44, y - 26, 50, 52), ME.colour, 12)
    pawn(sheet, (x - 19, y), 30, ME._replace(colour=INK), "")
    pawn(sheet, (x + 28, y), 30, OTHER, "")


def _mark(icon: str, sheet: Sheet, box: Box, texts: Texts) -> None:
    colours = {TONIGHT: HOPE, RUIN: BLOOD, UPKEEP: WHITE, BARRICADE: MUTED, STRENGTH: MUTED}
    sheet.icon(icon, box.centre, 58, colours.get(icon, BLOOD))


def _lacking(sheet: Sheet, box: Box, texts: Texts) -> None:
    plate = Box.at(box.centre[0] - 34, box.centre[1] - 22, 68, 44)
    sheet.panel(plate, BLOOD, 10)
    sheet.line("−2", plate, Style(32, "Black"), INK, "centre")


def _leads(sheet: Sheet, box: Box, texts: Texts) -> None:
    plate = Box.at(box.centre[0] - 44, box.centre[1] - 25, 88, 50)
    sheet.panel(plate, ME.colour, 10)
    sheet.shape(ME.shape, (plate.x0 + 24, plate.centre[1]), 34, INK)
    sheet.line("3", plate.left(46)[1], Style(32, "Black"), INK)


def _tied(sheet: Sheet, box: Box, texts: Texts) -> None:
    sheet.shape(ME.shape, (box.x0 + 26, box.centre[1]), 36, ME.colour)
    sheet.line("=3", box.left(48)[1], Style(32, "Black"), WHITE)


def _reserve(sheet: Sheet, box: Box, texts: Texts) -> None:
    for n, (paper, ink) in enumerate(((ME.colour, INK), (RAISED, MUTED))):
        place = Box.at(box.x0 + 8 + n * 40, box.centre[1] - 18, 36, 36)
        sheet.panel(place, paper, 8)
        sheet.line(texts("zgame-board-trade-C"), place, Style(26, "Black"), ink, "centre")


SIGNS: dict[str, Draw] = {
    **{icon: partial(_icon, icon) for icon in ICONS},
    "trades": _trades,
    "pair": _pair,
    "striding": _striding,
    "zombies": lambda sheet, box, texts: pieces.skulls(sheet, Box.at(box.x0 + 10, box.centre[1] - 24, 72, 48), 2),
    "wall": lambda sheet, box, texts: pieces.wall(sheet, Box.at(box.x0 + 4, box.centre[1] - 13, 84, 26), ME, "A", 1),
    "marauders": _marauders,
    "despoiled": _despoiled,
    "base": _base,
    "held": _held,
    "works": lambda sheet, box, texts: pieces.works(sheet, Box.at(box.x0 + 14, box.centre[1] - 17, 66, 34), 2),
    "fight": _fight,
    "fought": lambda sheet, box, texts: hexes.rim(sheet, _hex(sheet, box), BLOOD, 4),
    "changed": lambda sheet, box, texts: hexes.rim(sheet, _hex(sheet, box), WHITE, 4),
    "loss": lambda sheet, box, texts: marks.loss(sheet, _hex(sheet, box), 2),
    "choice": lambda sheet, box, texts: hexes.rim(sheet, _hex(sheet, box), HOPE, 8),
    "free": _free,
    "order": _order,
    "tonight": partial(_mark, TONIGHT),
    "upkeep": partial(_mark, UPKEEP),
    "lacking": _lacking,
    "ruin": partial(_mark, RUIN),
    "leads": _leads,
    "tied": _tied,
    "reserve": _reserve,
    "supply-walls": partial(_mark, BARRICADE),
    "strength": partial(_mark, STRENGTH),
    "kills": partial(_mark, "skull_crossbones"),
    "spreads": partial(_mark, "arrow_expand_all"),
}

LEGEND = Legend(
    "zgame", RUST, SIGNS, lambda sign, sheet, box, texts: SIGNS[sign](sheet, box, texts), row=72, gap=6, sample=SAMPLE
)
