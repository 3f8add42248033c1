"""The panels of the survivors: who leads them, health, actions, adrenaline, what they hold and carry."""

from __future__ import annotations

from engine.games.zombicide.state import LEVELS, Survivor, kind

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import LINE, MUTED, PANEL, RAISED, WHITE
from ..maps import marks
from . import look as looks
from . import pieces
from .look import BANDS, BLOOD, CAPITAL, FREE, LAMP, card_icon
from .scene import ZombicideScene

ACROSS, GAP, HIGH, TAB = 3, 8, 196, 60
TOP = 43
"""Adrenaline points at which the bar is full (R3.8)."""


def height(scene: ZombicideScene) -> int:
    """Pixels that all panels take."""
    rows = -(-len(scene.s.survivors) // ACROSS)
    return rows * HIGH + GAP * max(0, rows - 1)


def draw(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    """One panel per survivor, in their order."""
    places = (place for n in range(99) for place in box.move(0, n * (HIGH + GAP)).top(HIGH)[0].columns(ACROSS, GAP))
    for survivor, place in zip(scene.s.survivors.values(), places, strict=False):
        panel(sheet, place, scene, survivor)


def panel(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor) -> None:
    """One survivor."""
    acting = scene.acting(survivor)
    sheet.panel(box, PANEL, 14, CAPITAL if acting else None, 4)
    tab, rest = box.inset(8).left(TAB, 8)
    look = scene.look_of(survivor)
    sheet.badge(look.shape, scene.letters[survivor.id], tab.top(TAB)[0].centre, 54, look.colour)
    if lost := scene.losses.get(survivor.id):
        marks.loss(sheet, tab.top(TAB)[0], lost)
    owner = tab.top(TAB)[1].top(30)[0]
    sheet.line(scene.initials(scene.s.leader(survivor.id)), owner, Style(24, "Bold", 18), look.colour, "centre")
    place, rest = rest.top(38)
    head(sheet, place, scene, survivor)
    if not survivor.up:
        sheet.text(scene.status(survivor), rest, Style(26, "Medium"), MUTED, "left", "middle", 3)
        return
    place, rest = rest.top(30, 4)
    bar(sheet, place, survivor)
    hands, bag = rest.top(68, 4)
    _hands(sheet, hands, scene, survivor)
    _bag(sheet, bag, scene, survivor)


def head(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor) -> None:
    """Name, health, and what is left of the turn."""
    health, most = scene.health(survivor)
    left, rest = box.right(64, 4)
    if survivor.up:
        if (n := scene.actions(survivor)) is not None:
            sheet.item(left, "lightning_bolt", 28, CAPITAL, f"{n[0]}/{n[1]}", Style(26, "Bold"), WHITE, 26, 0)
        elif survivor.acted:
            sheet.icon("check_bold", left.centre, 30, FREE)
    hearts, name = rest.right(26 * most, 6)
    if survivor.up:
        for n, place in enumerate(hearts.columns(most)):
            sheet.shape("heart", place.centre, 24, BLOOD if n < health else LINE)
    sheet.line(scene.called(survivor), name, Style(30, "Bold", 22), WHITE)


def bar(sheet: Sheet, box: Box, survivor: Survivor) -> None:
    """Adrenaline on the danger bar: a part for each level, filled as far as he is, and the number."""
    number, bar = box.right(50, 6)
    sheet.line(str(survivor.ap), number, Style(26, "Bold"), looks.LEVELS[survivor.level], "right")
    bar = bar.inset(0, 8)
    starts = [least for _, least in LEVELS[1:]]
    ends = [0, *starts]
    for n, (level, part) in enumerate(zip((name for name, _ in LEVELS), bar.columns(len(LEVELS), 3), strict=True)):
        sheet.fill(part, RAISED)
        least, most = ends[n], (starts[n] if n < len(starts) else TOP + 1)
        share = 1.0 if survivor.laps else min(1.0, max(0.0, (survivor.ap - least + (n > 0)) / max(1, most - least)))
        if share > 0:
            sheet.fill(part._replace(x1=part.x0 + max(4, round(part.width * share))), looks.LEVELS[level])


def _hands(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor) -> None:
    """What he holds, by name."""
    for copy, place in zip((*survivor.hands, "", ""), box.rows(2, 4), strict=False):
        card = scene.s.card(copy) if copy else None
        sheet.panel(place, BANDS[card.kind] if card else RAISED, 8)
        if card:
            name, ink = scene.card_name(copy), MUTED if copy in survivor.empty else WHITE
            sheet.item(
                place.inset(4, 0), card_icon(card.name, card.kind), 30, WHITE, name, Style(24, "Medium", 18), ink, 32
            )


def _bag(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor) -> None:
    """What is in his backpack, as icons, and what else goes with him."""
    mark, rest = box.left(32, 4)
    sheet.icon("bag_personal", mark.centre, 28, MUTED)
    for copy in survivor.bag:
        place, rest = rest.left(36, 4)
        card = scene.s.card(copy)
        sheet.panel(place, BANDS[card.kind], 8)
        sheet.icon(card_icon(kind(card.name), card.kind), place.centre, 28, WHITE)
    extras(sheet, rest, scene, survivor)


def extras(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor) -> Box:
    """His light, who goes with him, bonus actions; returns what is left of the box. Noise is on the map."""
    rest = box
    if survivor.lit:
        place, rest = rest.left(36, 4)
        sheet.icon("flashlight", place.centre, 30, LAMP)
    for name in scene.s.led(survivor.id):
        place, rest = rest.left(40, 4)
        pieces.companion(sheet, place, scene.letters[name], scene.look_of(survivor).colour, 0.95)
    if survivor.sheet.bonus > survivor.spent:
        place, rest = rest.left(60, 4)
        sheet.line(f"+{survivor.sheet.bonus - survivor.spent}", place, Style(26, "Bold"), CAPITAL)
    return rest
