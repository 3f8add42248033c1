"""The rows of the players: who they are, what they have, what they did this round."""

from __future__ import annotations

from engine.games.hitz.state import RESOURCES, Group

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, WHITE
from ..maps import marks
from .look import TOKENS
from .scene import HitzScene
from .symbols import halo, resource

ROW = 86
GAP = 8
LOSS = 120
"""Width and height in pixels of the box for the mark of a loss, which fills half of the width."""


def height(scene: HitzScene) -> int:
    """Pixels that the rows of all players take."""
    return len(scene.s.seats) * (ROW + GAP) - GAP


def draw(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """One row per player, in the order of their initiative cards."""
    for number, (seat, row) in enumerate(zip(scene.in_order, box.rows(len(scene.s.seats), GAP), strict=True), 1):
        if f"seat-{seat}" in scene.changed:
            halo(sheet, row)
        draw_row(sheet, row, scene, seat, number)


def draw_row(sheet: Sheet, row: Box, scene: HitzScene, seat: str, number: int) -> None:
    """The row of one player, with their place in the order."""
    group, look = scene.s.groups[seat], scene.look(seat)
    sheet.panel(row, PANEL, 16)
    tab, rest = row.left(116, 12)
    awaited = group.seat in scene.waiting
    shape, letter, ink = look.colour, INK, WHITE
    if awaited:
        sheet.panel(tab, look.colour, 16)
        shape, letter, ink = INK, look.colour, INK
    elif not group.alive:
        shape, letter = LINE, MUTED
    place, mark = tab.left(0 if scene.s.solo else 46)
    if group.alive and not scene.s.solo:
        sheet.line(str(number), place.inset(4, 0), Style(40, "Black"), ink, "right")
    sheet.badge(look.shape, scene.initials(group.seat), mark.centre, 58, shape, letter)

    if status(scene, group.seat) or group.tokens:
        upper, lower = rest.inset(0, 5).top(44, 1)
    else:
        upper, lower = rest.inset(0, (ROW - 44) // 2), rest
    right = upper.x1 - 8
    upper = upper._replace(x1=right)
    if group.alive:
        upper = _counts(sheet, upper, scene, group)
    if group.seat in scene.stand_ins:
        icon, upper = upper.left(42, 4)
        sheet.icon("robot", icon.centre, 40, MUTED)
    name = WHITE if group.alive else MUTED
    sheet.line(scene.name(group.seat), upper, Style(34, "Bold", 28), name)
    _below(sheet, lower._replace(x1=right), scene, group)


def _counts(sheet: Sheet, line: Box, scene: HitzScene, group: Group) -> Box:
    """Survivors, resources with their total, cards or VP (O2), from the right; returns what is left of the line."""
    cards, line = line.right(156, 6)
    points = scene.points(group)
    said = scene.label("cards", n=group.collected) if points is None else scene.label("vp", n=points)
    sheet.line(said, cards, Style(34, "Bold"), WHITE, "right")
    total, line = line.right(84, 6)
    sheet.line(scene.label("total", n=group.total), total, Style(34, "Bold"), WHITE)
    for kind in reversed(RESOURCES):
        pill, line = line.right(112, 8)
        resource(sheet, pill, kind, group.resources[kind], scene.label(f"letter-{kind}"))
    people, line = line.right(112, 6)
    figure, count = people.left(50)
    sheet.shape("leader", figure.centre, 48, scene.look(group.seat).colour)
    sheet.line(str(group.survivors), count, Style(42, "Black"), WHITE)
    if lost := scene.losses.get(f"seat-{group.seat}"):
        mark, line = line.right(LOSS // 2 + 4, 4)
        marks.loss(sheet, Box.at(mark.x1 - LOSS, mark.y0 + 2, LOSS, LOSS), lost)
    return line


def _below(sheet: Sheet, line: Box, scene: HitzScene, group: Group) -> None:
    """What the player did this round, and the special tokens by name."""
    style = Style(26)
    if not group.alive:
        icon, line = line.left(34, 4)
        sheet.icon("coffin", icon.centre, 30, MUTED)
    done = status(scene, group.seat)
    if done:
        laid = sheet.line(done, line, style, MUTED)
        line = line._replace(x0=line.x0 + laid.width + 24)
    for kind, said in tokens(scene, group):
        if line.width < 90:
            return
        icon, line = line.left(32, 6)
        sheet.icon(TOKENS[kind], icon.centre, 32, WHITE)
        laid = sheet.line(said, line, style, WHITE)
        line = line._replace(x0=line.x0 + laid.width + 22)


def tokens(scene: HitzScene, group: Group) -> list[tuple[str, str]]:
    """Special tokens with what to call them; the bus says whether the Liquidator rides in it (R12.2)."""
    said: list[tuple[str, str]] = []
    for kind in TOKENS:
        count = group.tokens.count(kind)
        name = scene.texts(f"hitz-token-{kind}")
        if kind == "bus" and scene.liquidated(group):
            name = scene.label("liquidated", bus=name)
        if count:
            said.append((kind, name if count == 1 else scene.label("times", what=name, n=count)))
    return said


def status(scene: HitzScene, seat: str) -> str:
    """In a few words what the player did this round."""
    group = scene.s.groups[seat]
    if not group.alive:
        return scene.label("out", round=group.out)
    route = scene.route_of(seat)
    if route:
        return scene.label("on-route", n=route)
    return scene.bid_status(seat) if scene.auction else ""
