"""The campaign's sheets on one picture: campaign points with what they bring, bonus actions, and lists in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.zombicide import sheets
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.party.ranks import MOST_CXP, REWARDS
from engine.games.zombicide.state import Sheet as Written

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import INK, LINE, MUTED, PANEL, WHITE
from ..texts import Texts
from .look import CAPITAL, FREE, palette

WIDTH, EDGE, GAP = 1200, 24, 14
HEAD, NAME, TRACK = 70, 52, 44
"""Heights of the mission's name, and of the name and the campaign points of a survivor."""
INNER = WIDTH - 2 * (EDGE + GAP)
LISTED, MOST_LINES, MOST_HIGH = Style(34, "Medium", 26), 4, 200
"""How lists are set, to be read on a phone, where the picture is a third as wide."""


def pages(data: Tables, carry: Any, texts: Texts, only: int | None = None) -> Picture:
    """The picture, and all of it in words; of ``only`` one page, by its place among `sheets.pages`."""
    told = (line for name, lines in _read(data, carry, texts)[_shown(only)] for line in (name, *lines))
    title = texts.message(sheets.mission(data, carry), {})
    return Picture(png(compose(data, carry, texts, only).image, palette()), alternative([title, *told]))


def _shown(only: int | None) -> slice:
    return slice(None) if only is None else slice(only, only + 1)


def _read(data: Tables, carry: Any, texts: Texts) -> list[tuple[str, list[str]]]:
    return [
        (texts.message(page.title, {}), [texts.message(line, {}) for line in page.lines])
        for page in sheets.pages(data, carry)
    ]


def compose(data: Tables, carry: Any, texts: Texts, only: int | None = None) -> Sheet:
    """A sheet below the other, below the mission to be played; last what all have in common."""
    found, read, shown = sheets.read(data, carry), _read(data, carry, texts), _shown(only)
    members, read = list(found.members.values())[shown], read[shown]
    own, common = read[: len(members)], read[len(members) :]
    lists = [lines[1 + (member.sheet.bonus > 0) :] for member, (_, lines) in zip(members, own, strict=True)]
    heights = [NAME + TRACK + _height(each) for each in lists] + [NAME + _height(lines) for _, lines in common]
    page = Sheet(WIDTH, 2 * EDGE + HEAD + sum(high + 3 * GAP for high in heights) - GAP)
    title = texts.message(sheets.mission(data, carry), {})
    head, rest = page.box.inset(EDGE).top(HEAD)
    page.line(title, head, Style(48, "Black", 34), CAPITAL)
    boxes: list[Box] = []
    for high in heights:
        box, rest = rest.top(high + 2 * GAP, GAP)
        page.panel(box, PANEL, 16)
        boxes.append(box.inset(GAP))
    for member, (name, _), lines, box in zip(members, own, lists, boxes, strict=False):
        head, rest = box.top(NAME)
        _head(page, head, member.sheet, name, dead=member.who in found.party.dead)
        track, rest = rest.top(TRACK)
        _track(page, track.inset(0, 6), member.sheet.cxp)
        _list(page, rest, lines)
    for (name, lines), box in zip(common, boxes[len(members) :], strict=True):
        head, rest = box.top(NAME)
        page.line(name, head, Style(38, "Bold", 28), CAPITAL)
        _list(page, rest, lines)
    return page


def _head(page: Sheet, box: Box, sheet: Written, name: str, *, dead: bool) -> None:
    """Who it is, the bonus actions in stock, and the campaign points as a number."""
    number, box = box.right(140, GAP)
    page.line(f"{sheet.cxp} / {MOST_CXP}", number, Style(36, "Bold"), FREE, "right")
    for _ in range(sheet.bonus):
        place, box = box.right(36)
        page.icon("lightning_bolt", place.centre, 38, CAPITAL)
    page.line(name, box, Style(38, "Bold", 28), MUTED if dead else CAPITAL)


def _track(page: Sheet, box: Box, cxp: int) -> None:
    for n, place in enumerate(box.columns(MOST_CXP, 6), 1):
        page.panel(place, FREE if n <= cxp else LINE, 6)
        if n in REWARDS:
            page.icon("star", place.centre, 26, INK if n <= cxp else CAPITAL)


def _height(lines: Sequence[str]) -> int:
    return sum(_fitted(line) for line in lines)


def _fitted(line: str) -> int:
    """How high a list is as it is set."""
    return fit(line, LISTED, INNER - 2, MOST_HIGH, MOST_LINES).height


def _list(page: Sheet, box: Box, lines: Sequence[str]) -> None:
    for line in lines:
        place, box = box.top(_fitted(line))
        page.text(line, place, LISTED, WHITE, "left", "top", MOST_LINES)
