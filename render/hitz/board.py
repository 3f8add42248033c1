"""The whole table of Hit Z Road on one picture."""

from __future__ import annotations

from engine.games.hitz.groups.prices import gift, price
from engine.games.hitz.state import Route, Slot

from .. import banner as banners
from .. import dice
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import GROUND, INK, MUTED, RAISED, WHITE
from ..page import MARGIN, WIDTH, Part, page
from . import stage, table
from .cards import back, face
from .look import ROAD
from .scene import HitzScene
from .symbols import halo, road, tag, thrown

GAP = 14
HEADER = 168
FOOTER = 36
TAB = 92
CARD_GAP = 10
CARD_WIDTH = (WIDTH - 2 * MARGIN - TAB - 2 * CARD_GAP) // 2
CARD_HEIGHT = {4: 186, 3: 210}


def compose(scene: HitzScene) -> Sheet:
    """Draw the board: whose decision it is, the routes, auction or battles, the players, the deck."""
    routes = 0 if scene.s.over else len(scene.shown_routes)
    tall = CARD_HEIGHT[4 if routes == 4 else 3]
    parts: list[Part[HitzScene]] = [
        (HEADER, header),
        (stage.height(scene), stage.draw),
        (routes * (tall + CARD_GAP) - CARD_GAP if routes else 0, _routes),
        (0 if scene.s.over else table.height(scene), table.draw),  # the scores say it all, and every number once
        (FOOTER, _footer),
    ]
    return page(scene, parts, GAP)


def header(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """Title, leg and round; the road; whose decision it is."""
    line, rest = box.top(44, 10)
    title, middle = line.left(320, 10)
    turn, middle = middle.right(240, 10)
    sheet.line(scene.label("title"), title, Style(38, "Black"), ROAD)
    sheet.line(scene.label("round", n=scene.s.round, of=scene.s.rounds), turn, Style(36, "Bold"), WHITE, "right")
    where = scene.label("where", leg=scene.leg, level=scene.level)
    sheet.line(where, middle, Style(26), MUTED, "centre")
    way, rest = rest.top(28, 16)
    road(sheet, way, scene.s.round, len(scene.s.data.legs))
    banner(sheet, rest, scene)


def banner(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how it ended."""
    rest = banners.banner(sheet, box, scene, ROAD, 58, "trophy" if scene.winners else "skull")
    rest = banners.aside(sheet, rest, scene.phase, scene.due, 250)
    if not any(battle.faces for battle in scene.battles):  # else they lie there already
        rest = dice.last_roll(sheet, rest, scene, thrown)
    heading = scene.heading if len(scene.waiting) < 2 else scene.question
    sheet.text(heading, rest.inset(6, 2), Style(38, "Bold", 26), INK, "left", "middle", 2)


def _routes(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    routes = scene.shown_routes
    for route, row in zip(routes, box.rows(len(routes), CARD_GAP), strict=True):
        draw_strip(sheet, row, scene, route)


def draw_strip(sheet: Sheet, row: Box, scene: HitzScene, route: Route) -> None:
    """One route: its number, key or taker, and both cards."""
    tab, rest = row.left(TAB, CARD_GAP)
    if scene.fresh(route):
        halo(sheet, row)
        sheet.panel(row, GROUND, 14)
    upper, lower = tab.inset(6, 12).rows(2)
    if route.taker:
        look = scene.look(route.taker)
        sheet.panel(tab, look.colour, 14)
        sheet.line(str(route.no), upper, Style(44, "Black"), INK, "centre")
        sheet.badge(look.shape, scene.initials(route.taker), lower.centre, 70, INK, look.colour)
    else:
        sheet.panel(tab, RAISED, 14)
        icon, price = price_of(scene, route)
        sheet.line(str(route.no), upper if icon else tab, Style(60, "Black"), WHITE, "centre")
        if icon:
            tag(sheet, Box.at(lower.x0, lower.centre[1] - 24, lower.width, 48), icon, price)
    for place, slot in zip(rest.columns(2, CARD_GAP), route.slots, strict=True):
        _slot(sheet, place, scene, route, slot)


def price_of(scene: HitzScene, route: Route) -> tuple[str, str]:
    """What taking the route costs or gives, as icon and number; empty for nothing.

    A key in company (R2.4), a gift or a cost alone (R16.3, O5).
    """
    gives, costs = gift(scene.s, route), price(scene.s, route)
    if gives:
        return "gift", f"+{gives}"
    if not costs:
        return "", ""
    return ("minus_box", str(costs)) if scene.s.solo else ("key_variant", f"+{costs}")


def _slot(sheet: Sheet, place: Box, scene: HitzScene, route: Route, slot: Slot) -> None:
    card = scene.card(slot)
    if card is None:
        sheet.paste(back(scene.level, place.width, place.height), place.x0, place.y0, 14)
        return
    if f"card-{card.id}" in scene.changed:
        halo(sheet, place)
    if slot.outcome == "playing" and route.taker:
        halo(sheet, place, scene.look(route.taker).colour)
    drawn = face(card, scene.texts, place.width, place.height, slot.outcome)
    sheet.paste(drawn, place.x0, place.y0, 14)


def _footer(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """The deck; on a road that somebody wrote, what it is called."""
    deck, road = box.left(560, 20)
    sheet.item(deck, "cards_outline", 36, MUTED, scene.deck, Style(28), MUTED, 40, 8)
    sheet.line(scene.road, road, Style(28, "Medium"), MUTED, "right")
