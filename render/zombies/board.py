"""The whole table of Zombies!!! on one picture."""

from __future__ import annotations

from typing import NamedTuple

from .. import banner as banners
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import HOPE, INK, MUTED, PANEL, WHITE
from ..maps.crop import around
from . import chart, pieces, players
from .look import LIGHT
from .scene import PHASES, ZombiesScene
from .tiles import drawing, tile_sheet

WIDTH, MOST = 1200, 1600
MARGIN, EDGE, GAP = 24, 20, 12
HEADER = 48
BANNER, STAGE = 96, 212
"""Heights of the banner, and of one with the drawn tile in it."""
LINE, SPACE = 34, 38
"""Heights of a line below the panels, and of one in a banner with a tile."""
EFFECT = 46
LARGEST, SMALLEST = 72, 18
SHOWN = 60
"""Pixels of a square of the drawn tile."""


class Plan(NamedTuple):
    """How the picture is divided: panels beside or below the map, what of the map, how large."""

    beside: bool
    window: Box
    size: int
    height: int
    """Of the part with the map (and the panels beside it)."""


def plan(scene: ZombiesScene) -> Plan:
    """Whichever arrangement shows larger squares; of equal ones the lower picture."""
    room = MOST - 2 * EDGE - HEADER - _banner_height(scene) - _footer_height(scene) - _effects_height(scene) - 3 * GAP
    return max(
        (_arranged(scene, room, beside) for beside in (True, False)),
        key=lambda plan: (plan.size, -plan.height - (0 if plan.beside else players.height(scene, beside=False))),
    )


def _arranged(scene: ZombiesScene, room: int, beside: bool) -> Plan:
    panels = players.height(scene, beside)
    width = WIDTH - 2 * MARGIN - (players.COLUMN + GAP if beside else 0)
    most = room if beside else room - panels - GAP
    window = scene.frame
    size = min(LARGEST, chart.largest(window, width, most - 2 * EDGE))
    if size < SMALLEST:
        window, size = _part(scene, width, most - 2 * EDGE), SMALLEST
    tall = window.height * size * 3 + 2 * EDGE
    return Plan(beside, window, size, max(tall, panels) if beside else tall)


def _part(scene: ZombiesScene, width: int, height: int) -> Box:
    """Of a city too large for one picture what lies around the survivor whose turn it is."""
    s = scene.s
    side = SMALLEST * 3
    pawn = s.survivors[s.active].pawn
    placed = s.tiles[int(pawn.partition(".")[0])] if pawn else s.tiles[0]
    return around(scene.frame, placed.x, placed.y, width // side, height // side)


def _banner_height(scene: ZombiesScene) -> int:
    return STAGE if scene.drawn else BANNER


def _effects_height(scene: ZombiesScene) -> int:
    return (EFFECT + GAP) * len(scene.s.effects)


def _footer_height(scene: ZombiesScene) -> int:
    return LINE * len(_footer_lines(scene))


def compose(scene: ZombiesScene) -> Sheet:
    """Draw the board: whose decision it is, the city, the players, what is left in the box."""
    laid = plan(scene)
    panels = 0 if laid.beside else players.height(scene, beside=False) + GAP
    parts = HEADER + _banner_height(scene) + laid.height + panels + _effects_height(scene) + _footer_height(scene)
    sheet = Sheet(WIDTH, parts + 3 * GAP + 2 * EDGE)
    top, rest = sheet.box.inset(MARGIN, EDGE).top(HEADER, GAP)
    header(sheet, top, scene)
    top, rest = rest.top(_banner_height(scene), GAP)
    banner(sheet, top, scene)
    top, rest = rest.top(laid.height, GAP)
    if laid.beside:
        side, top = top.right(players.COLUMN, GAP)
        players.draw(sheet, side, scene, beside=True)
    chart.draw(sheet, top, scene, laid.window, laid.size)
    if not laid.beside:
        top, rest = rest.top(players.height(scene, beside=False), GAP)
        players.draw(sheet, top, scene, beside=False)
    if scene.s.effects:
        top, rest = rest.top(_effects_height(scene) - GAP, GAP)
        _effects(sheet, top, scene)
    _footer(sheet, rest, scene)
    return sheet


def header(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    """Title, the six steps of the turn with the present one by name, round and turn."""
    title, rest = box.left(250, 10)
    turn, rest = rest.right(330, 10)
    sheet.text(scene.label("title"), title, Style(38, "Black"), LIGHT, "left", "middle", 1)
    sheet.text(scene.round, turn, Style(30, "Bold"), WHITE, "right", "middle", 1)
    step = 0 if scene.s.over else scene.s.phase
    if not step:
        sheet.text(scene.phase, rest, Style(30, "Bold"), WHITE, "centre", "middle", 1)
        return
    small = 44
    wide = rest.width - (PHASES - 1) * (small + 6)
    x = rest.x0
    for n in range(1, PHASES + 1):
        place = Box.at(x, rest.y0 + 4, wide if n == step else small, HEADER - 8)
        sheet.panel(place, LIGHT if n == step else PANEL, 14)
        if n == step:
            text = scene.label("step", n=n, name=scene.phase)
            sheet.text(text, place.inset(8, 0), Style(28, "Bold"), INK, "centre", "middle", 1)
        else:
            sheet.text(str(n), place, Style(26, "Bold"), WHITE if n > step else MUTED, "centre", "middle", 1)
        x += place.width + 6


def banner(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how it ended; the drawn tile, the dice."""
    if scene.drawn:
        tile, box = box.right(STAGE, GAP)
        sheet.panel(tile, PANEL, 16)
        laid = drawing(scene.s.data.tiles[scene.drawn], 0, scene.s.rules.doors == "any_street")
        side = SHOWN * 3
        corner = tile.x0 + (tile.width - side) // 2, tile.y0 + (tile.height - side) // 2
        sheet.image.paste(tile_sheet(laid, SHOWN).image, corner)
    rest = banners.banner(sheet, box, scene, LIGHT, 84, "trophy")
    for face in reversed(scene.dice):
        place, rest = rest.right(72, 8)
        pieces.die(sheet, Box.at(place.x0, place.centre[1] - 36, 72, 72), face)
    lines = [text for text in (scene.roll, _tile_line(scene), scene.high_bid, scene.due) if text]
    rest = rest.inset(6, 4)
    heading = scene.heading if len(scene.waiting) < 3 else scene.question
    style = Style(38, "Bold", 26)
    if scene.drawn:
        below = SPACE * len(lines)
        tall = fit(heading, style, rest.width - 2, rest.height - below, 2).height
        block = rest.top((rest.height + tall + below) // 2)[0].bottom(tall + below)[0]
        rest, block = block.top(tall)
        for line, place in zip(lines, block.rows(len(lines)), strict=True):
            sheet.text(line, place, Style(28, "Medium"), INK, "left", "middle", 1)
    elif lines:
        side, rest = rest.right(330, 12)
        for line, place in zip(lines, side.rows(len(lines), 2), strict=True):
            sheet.text(line, place, Style(26, "Medium"), INK, "right", "middle", 2)
    sheet.text(heading, rest, style, INK, "left", "middle", 2)


def _tile_line(scene: ZombiesScene) -> str:
    """The drawn tile, or the one that is being filled, and what comes with it."""
    s = scene.s
    held = scene.drawn or ("" if scene.filling is None else s.tiles[scene.filling].tile)
    if not held:
        return ""
    tile = s.data.tiles[held]
    counts = {"zombies": tile.zombies, "life": tile.life, "bullets": tile.bullets}
    parts = [scene.texts(f"zombies-filled-{kind}", n=n) for kind, n in counts.items() if n]
    return scene.label("drawn", tile=scene.tile_name(held), what=" · ".join(parts))


def _effects(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    """What holds for everybody, and until when."""
    for text, place in zip(scene.effects, box.rows(len(scene.effects), GAP), strict=True):
        sheet.panel(place, HOPE, 14)
        mark, rest = place.inset(12, 0).left(36, 8)
        sheet.icon("timer_sand", mark.centre, 32, INK)
        sheet.text(text, rest, Style(28, "Medium"), INK, "left", "middle", 1)


def _footer_lines(scene: ZombiesScene) -> list[str]:
    """What is left in the stacks and the bank; the rules that are played."""
    return [scene.supply, f"{scene.deck} · {scene.mode}", *([scene.options] if scene.options else [])]


def _footer(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    lines = _footer_lines(scene)
    for text, place in zip(lines, box.rows(len(lines)), strict=True):
        sheet.text(text, place, Style(26), MUTED, "left", "middle", 1)
