"""The panels of the players: who they are, what they have, what lies on them and in front of them."""

from __future__ import annotations

from itertools import pairwise

from engine.games.zombies.state import Survivor

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import INK, LINE, MUTED, PANEL, WHITE
from .look import BLOOD, BRASS, FLESH, LIGHT
from .scene import ZombiesScene

GAP = 8
LOW, HIGH, TALL = 68, 128, 152
"""Heights of a panel below the map without and with something to say about its player, and of one beside it."""
COLUMN = 392
"""Width of a panel beside the map."""


def height(scene: ZombiesScene, beside: bool) -> int:
    """Pixels that the panels of all players take."""
    rows = [TALL] * len(scene.s.seats) if beside else _rows(scene)
    return sum(rows) + GAP * (len(rows) - 1)


def _rows(scene: ZombiesScene) -> list[int]:
    """The heights of the rows with two panels each."""
    seats = scene.s.seats
    return [HIGH if any(said(scene, seat) for seat in seats[n : n + 2]) else LOW for n in range(0, len(seats), 2)]


def said(scene: ZombiesScene, seat: str, counted: bool = False) -> list[str]:
    """What lies on a player and in front of them (or only how much), and whether the card of the round is spent."""
    survivor = scene.s.survivors[seat]
    used = [scene.label("card-used")] if survivor.used and not survivor.gone else []
    if counted and survivor.table:
        return [scene.label("items", n=len(survivor.table)), *scene.status(seat, short=True, items=False), *used]
    return [*scene.status(seat, short=True), *used]


def draw(sheet: Sheet, box: Box, scene: ZombiesScene, beside: bool) -> None:
    """One panel per player, clockwise, which is the order of turns."""
    seats = scene.s.seats
    rows = [(TALL, [seat]) for seat in seats]
    if not beside:
        rows = [(high, seats[n * 2 : n * 2 + 2]) for n, high in enumerate(_rows(scene))]
    for high, pair in rows:
        row, box = box.top(high, GAP)
        for seat, place in zip(pair, row.columns(1 if beside else 2, GAP), strict=False):
            if f"seat-{seat}" in scene.changed:
                sheet.panel(place.inset(-4), WHITE, 18)
            acting = seat == scene.s.active and not scene.s.over
            sheet.panel(place, PANEL, 16, scene.look(seat).colour if acting else None)
            _panel(sheet, place, scene, scene.s.survivors[seat], beside)


def _panel(sheet: Sheet, box: Box, scene: ZombiesScene, survivor: Survivor, beside: bool) -> None:
    seat, look = survivor.seat, scene.look(survivor.seat)
    tab, rest = box.left(62, 8)
    awaited = seat in scene.waiting
    out = survivor.gone or bool(scene.s.over and seat not in scene.winners)
    shape, letter = look.colour, INK
    if awaited or seat in scene.winners:
        sheet.panel(tab, look.colour, 16)
        shape, letter = INK, look.colour
    elif survivor.gone:
        shape, letter = LINE, MUTED
    ink = INK if awaited or seat in scene.winners else WHITE
    marks = _marks(scene, seat)
    low = box.height == LOW
    badge = Box.at(tab.x0, box.y0, tab.width, LOW if low else 74)
    sheet.badge(look.shape, scene.initials(seat), badge.centre, 50, shape, letter)
    rest = rest.inset(0, 6)._replace(x1=box.x1 - 10)
    if beside:
        line, rest = rest.top(44)
        counts, below = rest.top(40, 2)
    else:
        line, below = rest.top(54)
        counts, line = line.right(316, 6)
    places = [tab.bottom(46)[0]]
    if low:
        place, line = line.left(36 * len(marks), 4 if marks else 0)
        places = place.columns(len(marks) or 1)
    elif len(marks) > 1:
        places = places[0].columns(2)
    for mark, place in zip(marks, places, strict=False):
        sheet.icon(mark, place.centre, 34, WHITE if low else ink)
    name = MUTED if out else WHITE
    sheet.text(scene.name(seat), line, Style(32, "Bold"), name, "left", "middle", 1 if beside else 2)
    if not survivor.gone:
        _counts(sheet, counts, scene, survivor)
    text, style = " · ".join(said(scene, seat)), Style(24)
    if text:
        if not fit(text, style, below.width - 2, below.height, 2).whole:
            text = " · ".join(said(scene, seat, counted=True))
        colour = LIGHT if survivor.down or survivor.statuses else MUTED
        sheet.text(text, below, style, colour, "left", "middle", 2)


def _marks(scene: ZombiesScene, seat: str) -> list[str]:
    """Icons for who has won and who is played automatically."""
    return [*(["trophy"] if seat in scene.winners else []), *(["robot"] if seat in scene.stand_ins else [])]


def _counts(sheet: Sheet, line: Box, scene: ZombiesScene, survivor: Survivor) -> None:
    """Lives, bullets, trophies of those that win, cards in hand."""
    hearts, bullets, trophies, hand = _shares(line, (70, 68, 116, 62))
    style = Style(32, "Bold", 24)
    icon = "heart" if survivor.lives else "heart_outline"
    for place, name, colour, text in (
        (hearts, icon, BLOOD, str(survivor.lives)),
        (bullets, "bullet", BRASS, str(survivor.bullets)),
        (trophies, "skull", FLESH, f"{survivor.trophies}/{scene.s.target}"),
        (hand, "cards", MUTED if survivor.used else WHITE, str(len(survivor.hand))),
    ):
        mark, number = place.left(36, 2)
        sheet.icon(name, mark.centre, 34, colour)
        sheet.text(text, number, style, WHITE, "left", "middle", 1)


def _shares(line: Box, widths: tuple[int, ...]) -> list[Box]:
    """The line cut in proportion to these widths."""
    edges = [line.x0 + line.width * sum(widths[:n]) // sum(widths) for n in range(len(widths) + 1)]
    return [line._replace(x0=left, x1=right) for left, right in pairwise(edges)]
