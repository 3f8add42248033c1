"""What a group's question is about, large: its battle, the card that it plays, or the routes to choose from."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.state import Route

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import LINE, PANEL, WHITE
from ..page import Part, page
from . import stage, table
from .board import CARD_HEIGHT, GAP, draw_strip
from .cards import face
from .look import ROAD
from .scene import HitzScene
from .symbols import halo

CARD, CARD_SCALE = 250, 1.4
"""Pixels of the card in play, and how much larger than on the board it is printed."""
BATTLE, HEAD, DIE, FIGURE = 236, 52, 108, 74
"""Pixels of a battle, of its heading, of a die and of a zombie."""


def surroundings(scene: HitzScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The group's row, and below it what it is asked about; routes that are `marked` are lit if not all are."""
    number = scene.in_order.index(seat) + 1
    parts: list[Part[HitzScene]] = [(table.ROW, partial(table.draw_row, seat=seat, number=number))]
    battle, played = scene.battle_of(seat), scene.played_by(seat)
    if played is not None:
        parts.append((CARD, partial(_card, seat=seat, card=played)))
    else:
        parts += [(CARD_HEIGHT[3], partial(_strip, route=route, marked=marked)) for route in scene.choice_of(seat)]
    if battle is not None:
        parts.append((BATTLE, partial(_battle, battle=battle)))
    return page(scene, parts, GAP)


def _card(sheet: Sheet, box: Box, scene: HitzScene, seat: str, card: str) -> None:
    halo(sheet, box, scene.look(seat).colour)
    drawn = face(scene.s.card(card), scene.texts, box.width, box.height, scale=CARD_SCALE)
    sheet.paste(drawn, box.x0, box.y0, 18)


def _strip(sheet: Sheet, box: Box, scene: HitzScene, route: Route, marked: Collection[str]) -> None:
    lit = {each for each in marked if each.startswith("route-")}
    if f"route-{route.no}" in lit and len(lit) < len(scene.s.routes):
        halo(sheet, box, ROAD)
    draw_strip(sheet, box, scene, route)


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
