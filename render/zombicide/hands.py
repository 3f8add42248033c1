"""What a seat's survivors hold, to be read on a phone: one by itself, several side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.games.zombicide.box.data import Equipment
from engine.games.zombicide.party import skills
from engine.games.zombicide.state import Survivor, skill_told

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import CREAM, MUTED, PANEL, RAISED, WHITE
from ..cards import line
from ..texts import Texts
from . import players
from .cards import BAG, equipment, numbers, traits
from .look import CAPITAL
from .scene import ZombicideScene

WIDTH, MARGIN, GAP, ACROSS = 800, 16, 8, 2
"""Narrower than the board: a phone shows it half as wide, so letters are half as high there."""
HEAD, BAR, SHORT, TALL, SKILLS, FREE = 62, 30, 66, 96, 58, 60
"""Heights of a survivor's name, danger, cards with their numbers or with all they do, skills by name, and of no
survivors.
"""
EXTRA = 44
"""The height of a light and of who goes along, in a row of their own."""
SKILL, MOST_LINES, MOST_HIGH = Style(22, "Medium", 18), 9, 400
"""How a skill is set with what it does, and how much room it may take."""
LEAST = 2
"""The number of cards for which there is always room."""


def _led(scene: ZombicideScene, seat: str) -> list[Survivor]:
    crew = scene.s.crews.get(seat, ())
    return [scene.s.survivors[each] for each in crew if each in scene.s.survivors]


class Rows(NamedTuple):
    """The rows of a survivor's panel: whether skills stand there with what they do (``whole``), and heights."""

    whole: bool
    extra: int
    """The row for a light and for companions; 0 where they stand beside the names of skills."""
    skills: int
    card: int


def hand(scene: ZombicideScene, seat: str) -> Sheet:
    """The survivors of a seat with health, danger, cards and skills: one with what its cards do, of several two in a
    row with the numbers of theirs. What skills do is said of one or two.
    """
    led = _led(scene, seat)
    across = min(ACROSS, max(1, len(led)))
    grid = [led[at : at + across] for at in range(0, len(led), across)]
    rows = _rows(scene, led, (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across - 2 * GAP)
    heights = [max(_height(each, rows) for each in beside) for beside in grid]
    sheet = Sheet(WIDTH, 2 * MARGIN + sum(heights, GAP * max(0, len(grid) - 1)) + FREE * (not led))
    rest = sheet.box.inset(MARGIN)
    for beside, height in zip(grid, heights, strict=True):
        place, rest = rest.top(height, GAP)
        for survivor, box in zip(beside, place.columns(across, GAP), strict=False):
            _survivor(sheet, box, scene, survivor, rows)
    if not led:
        sheet.line(scene.label("hand-none"), rest, Style(32, "Bold"), CAPITAL)
    return sheet


def _rows(scene: ZombicideScene, led: Sequence[Survivor], room: int) -> Rows:
    """The rows that these survivors need in panels of this width."""
    high = TALL if len(led) == 1 else SHORT
    if len(led) > ACROSS:
        return Rows(False, 0, SKILLS, high)
    extra = any(each.lit or scene.s.led(each.id) or each.sheet.bonus > each.spent for each in led)
    skills = max((sum(_set(each, room) for each in _skills(scene, survivor)) for survivor in led), default=0)
    return Rows(True, EXTRA * extra, skills, high)


def _height(survivor: Survivor, rows: Rows) -> int:
    return HEAD + rows.extra + rows.skills + BAR + rows.card * max(LEAST, len(survivor.cards)) + 5 * GAP


def _survivor(sheet: Sheet, box: Box, scene: ZombicideScene, survivor: Survivor, rows: Rows) -> None:
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
    if rows.whole:
        place, rest = rest.top(rows.extra)
        players.extras(sheet, place, scene, survivor)
        place, rest = rest.top(rows.skills, GAP)
        for each in _skills(scene, survivor):
            spot, place = place.top(_set(each, place.width))
            sheet.text(each, spot, SKILL, WHITE, "left", "top", MOST_LINES)
    else:
        place, rest = rest.top(rows.skills, GAP)
        place = players.extras(sheet, place, scene, survivor)
        said = scene.label("hand-skills", skills=", ".join(scene.skills_of(survivor)))
        sheet.text(said, place, Style(24, "Bold", 18), WHITE, "left", "middle", 2)
    bar, rest = rest.top(BAR, GAP)
    players.bar(sheet, bar, survivor)
    for copy in survivor.cards:
        place, rest = rest.top(rows.card)
        _card(sheet, place.inset(0, 3), scene, survivor, copy)


def _skills(scene: ZombicideScene, survivor: Survivor) -> list[str]:
    """His skills, each with what it does."""
    return [scene.said(skill_told(each)) for each in dict.fromkeys(skills.owned(scene.s, survivor))]


def _set(told: str, room: int) -> int:
    """The height of a skill with what it does."""
    return fit(told, SKILL, room, MOST_HIGH, MOST_LINES).height


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
        sheet.text(printed.text.replace("\n", ". "), text, Style(22, "Regular", 16), CREAM, "left", "middle", 4)
        return
    name, text = rest.top(rest.height * 9 // 16)
    sheet.line(printed.name, name, Style(25, "Bold", 16), ink)
    sheet.line(_short(card, scene.texts), text, Style(20, "Regular", 17), CREAM)


def _short(card: Equipment, texts: Texts) -> str:
    """A weapon's numbers, else what it does in a word, else what is special, else which kind of card it is."""
    if found := numbers(card, texts):
        return found[0]
    short = f"zombicide-card-{card.id.replace('_', '-')}-short"
    if texts.has(short):
        return texts(short)
    return " · ".join(traits(card, texts, BAG)) or equipment(card, texts).kind


def lines(scene: ZombicideScene, seat: str) -> Iterable[str]:
    """What a seat's survivors hold, in words."""
    for survivor in _led(scene, seat):
        yield f"{scene.called(survivor)}: {', '.join(scene.skills_of(survivor))}"
        for copy in survivor.cards:
            yield line(equipment(scene.s.card(copy), scene.texts))
    if not _led(scene, seat):
        yield scene.label("hand-none")
