"""The panels of the players: who they are, what they have, what lies on them and in front of them by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ..canvas.box import Box
from ..canvas.fonts import width as text_width
from ..canvas.sheet import Sheet, panel_sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, RAISED, WHITE, Colour, SeatLook
from ..maps import marks
from .look import BLOOD, BRASS, FLESH, KINDS
from .scene import Note, ZombiesScene

GAP = 8
RADIUS = 16
TAB = 62
LINE_HIGH = 62
"""Height of the line with name and counts."""
CHIP, CHIP_GAP = 36, 6
COUNTS = 288
"""Width of the counts."""
LOSS = 92
"""Pixels that a mark of what was lost is made for."""
LABEL = Style(24, "Medium")
PAPERS: dict[str, Colour] = {"item": KINDS["item"], "attach": KINDS["attach"], "bad": BLOOD, "plain": RAISED}


class Panel(NamedTuple):
    """All that is to be seen of a player."""

    name: str
    look: SeatLook
    initials: str
    acting: bool
    called: bool
    marks: tuple[str, ...]
    """Icons beside the name of a player who has won or is played by the stand-in."""
    gone: bool
    lost: bool
    lives: int
    bullets: int
    trophies: str
    hand: int
    used: bool
    notes: tuple[Note, ...]
    losses: tuple[int, ...]
    """How many lives, bullets and trophies have just been lost."""


def height(scene: ZombiesScene, width: int, columns: int) -> int:
    """The height of the panels of all players in this number of columns."""
    rows = _rows(scene, width, columns)
    return sum(rows) + GAP * (len(rows) - 1)


def _rows(scene: ZombiesScene, width: int, columns: int) -> list[int]:
    room = (width - GAP * (columns - 1)) // columns - TAB - 26
    tall = [_tall(scene, seat, room) for seat in scene.s.seats]
    return [max(tall[n : n + columns]) for n in range(0, len(tall), columns)]


def _tall(scene: ZombiesScene, seat: str, room: int) -> int:
    lines = len(_flow(said(scene, seat), room))
    return LINE_HIGH + lines * (CHIP + CHIP_GAP) + (4 if lines else 0)


def said(scene: ZombiesScene, seat: str) -> list[Note]:
    """What lies on a player and in front of them, and whether the card of the round is spent."""
    survivor = scene.s.survivors[seat]
    used = [Note("cards", scene.label("card-used"))] if survivor.used and not survivor.gone else []
    return [*scene.status(seat), *used]


def _flow(notes: Sequence[Note], room: int) -> list[list[tuple[Note, int]]]:
    """Chips with their widths, in lines."""
    lines: list[list[tuple[Note, int]]] = []
    left = 0
    for note in notes:
        wide = min(room, text_width(note.text, LABEL.weight, LABEL.size) + 62)
        if wide > left:
            lines.append([])
            left = room
        lines[-1].append((note, wide))
        left -= wide + CHIP_GAP
    return lines


def draw(sheet: Sheet, box: Box, scene: ZombiesScene, columns: int) -> None:
    """One panel per player, clockwise, which is the order of turns."""
    seats = scene.s.seats
    for n, high in enumerate(_rows(scene, box.width, columns)):
        row, box = box.top(high, GAP)
        for seat, place in zip(seats[n * columns :], row.columns(columns, GAP), strict=False):
            if f"seat-{seat}" in scene.changed:
                sheet.panel(place.inset(-4), WHITE, 18)
            sheet.paste(_drawn(_seen(scene, seat), place.width, place.height), place.x0, place.y0, RADIUS)


def _seen(scene: ZombiesScene, seat: str) -> Panel:
    survivor = scene.s.survivors[seat]
    won = seat in scene.winners
    return Panel(
        name=scene.name(seat),
        look=scene.look(seat),
        initials=scene.initials(seat),
        acting=seat == scene.s.active and not scene.s.over,
        called=seat in scene.waiting or won,
        marks=(*(["trophy"] if won else []), *(["robot"] if seat in scene.stand_ins else [])),
        gone=survivor.gone,
        lost=bool(scene.s.over and not won),
        lives=survivor.lives,
        bullets=survivor.bullets,
        trophies=f"{survivor.trophies}/{scene.s.target}",
        hand=len(survivor.hand),
        used=survivor.used,
        notes=tuple(said(scene, seat)),
        losses=tuple(scene.losses.get(f"{what}-{seat}", 0) for what in ("lives", "bullets", "trophies")),
    )


@lru_cache(maxsize=96)
def _drawn(panel: Panel, width: int, height: int) -> Sheet:
    """The panel, kept as long as it looks like this: most players look as before. The sheet is shared."""
    look = panel.look
    sheet = panel_sheet(width, height, PANEL, RADIUS, look.colour if panel.acting else None)
    tab, rest = sheet.box.left(TAB, 10)
    shape, letters = (LINE, MUTED) if panel.gone else (look.colour, INK)
    if panel.called:
        sheet.panel(tab, look.colour, RADIUS)
        shape, letters = INK, look.colour
    badge = tab.top(LINE_HIGH)[0]
    sheet.badge(look.shape, panel.initials, badge.centre, 50, shape, letters)
    line, below = rest._replace(x1=width - 12).top(LINE_HIGH)
    counts, line = line.right(COUNTS, 6)
    for mark in panel.marks:
        place, line = line.left(36, 4)
        sheet.icon(mark, place.centre, 34, WHITE)
    ink = MUTED if panel.gone or panel.lost else WHITE
    sheet.text(panel.name, line, Style(32, "Bold"), ink, "left", "middle", 2)
    if not panel.gone:
        _counts(sheet, counts, panel)
    _chips(sheet, below, panel.notes)
    return sheet


def _chips(sheet: Sheet, box: Box, notes: Sequence[Note]) -> None:
    """Each thing by name, with its picture."""
    for line in _flow(notes, box.width):
        row, box = box.top(CHIP, CHIP_GAP)
        for note, wide in line:
            place, row = row.left(wide, CHIP_GAP)
            sheet.panel(place, PAPERS[note.kind], 10)
            sheet.item(place.inset(8, 0), note.icon, 28, WHITE, note.text, LABEL, WHITE, 30, 6)


def _counts(sheet: Sheet, line: Box, panel: Panel) -> None:
    """Lives, bullets, trophies of those that win, cards in hand."""
    hearts, bullets, trophies, hand = _shares(line, (64, 62, 108, 54))
    style = Style(30, "Bold", 24)
    icon = "heart" if panel.lives else "heart_outline"
    for place, name, colour, text in (
        (hearts, icon, BLOOD, str(panel.lives)),
        (bullets, "bullet", BRASS, str(panel.bullets)),
        (trophies, "skull", FLESH, panel.trophies),
        (hand, "cards", MUTED if panel.used else WHITE, str(panel.hand)),
    ):
        sheet.item(place, name, 31, colour, text, style, WHITE, 32, 2)
    for place, lost in zip((hearts, bullets, trophies), panel.losses, strict=True):
        if lost:  # over the icon, so that what is left can be read
            edge = place.x0 + 38
            marks.loss(sheet, place._replace(x0=edge - LOSS, y0=place.y0 + 2, x1=edge), lost)


def _shares(line: Box, widths: tuple[int, ...]) -> list[Box]:
    """The line cut in proportion to these widths."""
    edges = [line.x0 + line.width * sum(widths[:n]) // sum(widths) for n in range(len(widths) + 1)]
    return [line._replace(x0=left, x1=right) for left, right in pairwise(edges)]
