"""What a group's question is about, large: its battle, the card that it plays, or the routes to choose from."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.state import Route

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import LINE, PANEL, WHITE
from . import stage, table
from .board import CARD_HEIGHT, EDGE, GAP, MARGIN, WIDTH, draw_strip
from .cards import face
from .look import ROAD
from .scene import HitzScene
from .symbols import halo

CARD, CARD_SCALE = 250, 1.4
"""Pixels of the card in play, and how much larger than on the board it is printed."""
BATTLE, HEAD, DIE, FIGURE = 236, 52, 108, 74
"""Pixels of a battle, of its heading, of a die and of a zombie."""


@dataclass(frozen=True, slots=True)
class _Part:
    height: int
    draw: Callable[[Sheet, Box], None]


def surroundings(scene: HitzScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The group's row, and below it what it is asked about; routes that are `marked` are lit if not all are."""
    number = scene.in_order.index(seat) + 1
    parts = [_Part(table.ROW, lambda sheet, box: table.draw_row(sheet, box, scene, seat, number))]
    battle = scene.battle_of(seat)
    played = scene.played_by(seat)
    if played is not None:
        parts.append(_Part(CARD, lambda sheet, box: _card(sheet, box, scene, seat, played)))
    else:
        parts += [_Part(CARD_HEIGHT[3], _strip(scene, route, marked)) for route in scene.choice_of(seat)]
    if battle is not None:
        parts.append(_Part(BATTLE, lambda sheet, box: _battle(sheet, box, scene, battle)))
    sheet = Sheet(WIDTH, sum(part.height + GAP for part in parts) - GAP + 2 * EDGE)
    rest = sheet.box.inset(MARGIN, EDGE)
    for part in parts:
        box, rest = rest.top(part.height, GAP)
        part.draw(sheet, box)
    return sheet


def _card(sheet: Sheet, box: Box, scene: HitzScene, seat: str, card: str) -> None:
    halo(sheet, box, scene.look(seat).colour)
    drawn = face(scene.s.card(card), scene.texts, box.width, box.height, scale=CARD_SCALE)
    sheet.paste(drawn, box.x0, box.y0, 18)


def _strip(scene: HitzScene, route: Route, marked: Collection[str]) -> Callable[[Sheet, Box], None]:
    lit = {each for each in marked if each.startswith("route-")}
    chosen = f"route-{route.no}" in lit and len(lit) < len(scene.s.routes)

    def draw(sheet: Sheet, box: Box) -> None:
        if chosen:
            halo(sheet, box, ROAD)
        draw_strip(sheet, box, scene, route)

    return draw


def _battle(sheet: Sheet, box: Box, scene: HitzScene, battle: Fight) -> None:
    """Zombies left and in all, the last roll, and the hits still needed with the number of dice that roll next."""
    sheet.panel(box, PANEL, 16)
    head, body = box.inset(20, 12).top(HEAD, 12)
    if battle.zombies:
        dice, said = head.right(460, 12)
        stage.next_dice(sheet, dice, scene, battle)
        needed = scene.label("needed", n=battle.zombies)
        sheet.line(needed, said, Style(38, "Bold", 28), WHITE)
    else:
        sheet.line(scene.label("none-left"), head, Style(38, "Bold", 28), WHITE)
    if not battle.faces:
        stage.crowd(sheet, body, scene, battle, FIGURE)
        return
    horde, rolled = body.left(470, 24)
    stage.crowd(sheet, horde, scene, battle, FIGURE)
    sheet.fill(Box(horde.x1 + 10, body.y0, horde.x1 + 13, body.y1), LINE)
    stage.last_roll(sheet, rolled, battle, DIE)
