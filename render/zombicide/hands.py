"""What a seat's survivors hold, to be read on a phone: one by itself, several side by side."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.zombicide.box.data import Equipment
from engine.games.zombicide.party import skills
from engine.games.zombicide.state import Survivor, skill_told

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, MUTED, PANEL, RAISED, WHITE
from ..cards import Print, line
from ..texts import Texts
from . import players
from .cards import BAG, equipment, numbers, traits
from .look import CAPITAL
from .scene import ZombicideScene

WIDTH, MARGIN, GAP, ACROSS = 800, 16, 8, 2
"""Narrower than the board: a phone shows it half as wide, so letters are half as high there."""
HEAD, BAR, SHORT, TALL, SKILLS, FREE = 62, 30, 66, 96, 58, 60
"""Heights of a survivor's name, danger, cards with their numbers or with all they do, skills, and of no survivors."""
LEAST = 2
"""Cards for which there is always room."""


def _led(scene: ZombicideScene, seat: str) -> list[Survivor]:
    crew = scene.s.crews.get(seat, ())
    return [scene.s.survivors[each] for each in crew if each in scene.s.survivors]


def hand(scene: ZombicideScene, seat: str) -> Sheet:
    """The survivors of a seat with health, danger, cards and skills: one with what its cards do, of several two in a
    row with the numbers of theirs.
    """
    led = _led(scene, seat)
    across = min(ACROSS, max(1, len(led)))
    rows = [led[at : at + across] for at in range(0, len(led), across)]
    high = TALL if len(led) == 1 else SHORT
    heights = [max(_height(each, high) for each in row) for row in rows]
    sheet = Sheet(WIDTH, 2 * MARGIN + sum(heights, GAP * max(0, len(rows) - 1)) + FREE * (not led))
    rest = sheet.box.inset(MARGIN)
    for row, height in zip(rows, heights, strict=True):
        place, rest = rest.top(height, GAP)
        for survivor, box in zip(row, place.columns(across, GAP), strict=False):
            _survivor(sheet, box, scene, survivor, high)
    if not led:
        sheet.text(scene.label("hand-none"), rest, Style(32, "Bold"), CAPITAL, "left", "middle", 1)
    return sheet


def _height(survivor: Survivor, high: int) -> int:
    return HEAD + BAR + high * max(LEAST, len(survivor.cards)) + SKILLS + 5 * GAP


def _survivor(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor, high: int) -> None:
    acting = scene.acting(survivor)
    sheet.panel(box, PANEL, 14, CAPITAL if acting else None, 4)
    head, rest = box.inset(GAP).top(HEAD)
    look = scene.look_of(survivor)
    tab, head = head.left(HEAD, GAP)
    sheet.badge(look.shape, scene.letters[survivor.id], tab.centre, 52, look.colour)
    players.head(sheet, head, scene, survivor)
    if not survivor.up:
        sheet.text(scene.status(survivor), rest, Style(28, "Medium"), MUTED, "left", "top", 3)
        return
    place, rest = rest.top(SKILLS, GAP)
    place = players.extras(sheet, place, scene, survivor)
    said = _skills(scene, survivor, alone=high == TALL)
    sheet.text(said, place, Style(24, "Bold", 18), WHITE, "left", "middle", 2)
    bar, rest = rest.top(BAR, GAP)
    players.bar(sheet, bar, survivor)
    for copy in survivor.cards:
        place, rest = rest.top(high)
        _card(sheet, place.inset(0, 3), scene, survivor, copy)


def _skills(scene: ZombicideScene, survivor: Survivor, *, alone: bool) -> str:
    """His skills by name; the only one, where there is room, with what it does."""
    own = list(dict.fromkeys(skills.owned(scene.s, survivor)))
    if alone and len(own) == 1:
        return scene.said(skill_told(own[0]))
    return scene.label("hand-skills", skills=", ".join(map(scene.skill, own)))


def _card(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor, copy: str) -> None:
    """A card with what it does, in a tall box, else with its numbers; what is in the backpack is darker."""
    card = scene.s.card(copy)
    printed = equipment(card, scene.texts)
    held = copy in survivor.hands
    sheet.panel(box, RAISED if held else PANEL, 10)
    mark, rest = box.left(54, GAP)
    sheet.panel(mark, printed.band, 10)
    sheet.icon(printed.icon, mark.centre, 42, WHITE)
    if not held:
        bag, rest = rest.right(28, 2)
        sheet.icon("bag_personal", bag.centre, 24, MUTED)
    ink = MUTED if copy in survivor.empty else WHITE
    if box.height > SHORT:
        name, text = rest.left(210, GAP)
        sheet.text(printed.name, name, Style(26, "Bold", 18), ink, "left", "middle", 3)
        sheet.text(_told(printed), text, Style(22, "Regular", 16), CREAM, "left", "middle", 4)
        return
    name, text = rest.top(rest.height * 9 // 16)
    sheet.text(printed.name, name, Style(25, "Bold", 16), ink, "left", "middle", 1)
    sheet.text(_short(card, scene.texts), text, Style(20, "Regular", 17), CREAM, "left", "middle", 1)


def _short(card: Equipment, texts: Texts) -> str:
    """A weapon's numbers, else what it does in a word, else what is special, else which kind of card it is."""
    if found := numbers(card, texts):
        return found[0]
    short = f"zombicide-card-{card.id.replace('_', '-')}-short"
    if texts.has(short):
        return texts(short)
    return " · ".join(traits(card, texts, BAG)) or equipment(card, texts).kind


def _told(printed: Print) -> str:
    return printed.text.replace("\n", ". ")


def lines(scene: ZombicideScene, seat: str) -> Iterable[str]:
    """What a seat's survivors hold, in words."""
    for survivor in _led(scene, seat):
        yield f"{scene.called(survivor)}: {', '.join(scene.skills_of(survivor))}"
        for copy in survivor.cards:
            yield line(equipment(scene.s.card(copy), scene.texts))
    if not _led(scene, seat):
        yield scene.label("hand-none")
