"""The campaign's sheets on one picture: campaign points with what they bring, bonus actions, and lists in words."""

from __future__ import annotations

from typing import Any

from engine.games.zombicide import sheets
from engine.games.zombicide.data import Tables
from engine.games.zombicide.ranks import MOST_CXP, REWARDS
from engine.games.zombicide.state import Sheet as Written

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, WHITE
from ..texts import Texts
from .look import CAPITAL, FREE, palette

WIDTH, EDGE, GAP, HEAD = 1200, 24, 16, 76
NAME, TRACK, STOCK, ROW = 50, 40, 40, 76
"""Heights of the parts of a sheet; a list takes a row of two lines."""


def pages(data: Tables, carry: Any, texts: Texts) -> Picture:
    """Two sheets in a row below the mission to be played, and what all have in common."""
    found = sheets.read(data, carry)
    read = [
        (texts.message(page.title, {}), [texts.message(line, {}) for line in page.lines])
        for page in sheets.pages(data, carry)
    ]
    own, common = read[: len(found.members)], read[len(found.members) :]
    members = found.members.values()
    lists = [lines[1 + (member.sheet.bonus > 0) :] for member, (_, lines) in zip(members, own, strict=True)]
    high = 2 * GAP + NAME + TRACK + STOCK + ROW * max(map(len, lists), default=0)
    rows = -(-len(own) // 2)
    below = 2 * GAP + NAME + ROW * len(common[0][1]) if common else 0
    page = Sheet(WIDTH, 2 * EDGE + HEAD + rows * (high + GAP) + below)
    head, rest = page.box.inset(EDGE).top(HEAD)
    title = texts.message(sheets.mission(data, carry), {})
    page.text(title, head, Style(46, "Black", 34), CAPITAL, "left", "middle", 1)
    places = [place for n in range(rows) for place in rest.move(0, n * (high + GAP)).top(high)[0].columns(2, GAP)]
    for member, (name, _), lines, place in zip(members, own, lists, places, strict=False):
        _sheet(page, place, member.sheet, name, lines, dead=member.who in found.party.dead)
    for name, lines in common:
        box = rest.top(rows * (high + GAP))[1]
        page.panel(box, PANEL, 16)
        head, rest = box.inset(GAP).top(NAME)
        page.text(name, head, Style(36, "Bold", 28), CAPITAL, "left", "middle", 1)
        _list(page, rest, lines)
    told = (line for name, lines in read for line in (name, *lines))
    return Picture(png(page.image, palette()), alternative([title, *told]))


def _sheet(page: Sheet, box: Box, sheet: Written, name: str, lines: list[str], *, dead: bool) -> None:
    page.panel(box, PANEL, 16)
    head, rest = box.inset(GAP).top(NAME)
    number, head = head.right(120, GAP)
    page.text(f"{sheet.cxp} / {MOST_CXP}", number, Style(32, "Bold"), FREE, "right", "middle", 1)
    page.text(name, head, Style(36, "Bold", 28), MUTED if dead else CAPITAL, "left", "middle", 1)
    track, rest = rest.top(TRACK)
    for n, place in enumerate(track.inset(0, 8).columns(MOST_CXP, 4), 1):
        page.panel(place, FREE if n <= sheet.cxp else LINE, 6)
        if n in REWARDS:
            page.icon("star", place.centre, 24, INK if n <= sheet.cxp else CAPITAL)
    stock, rest = rest.top(STOCK)
    for place in stock.columns(12)[: sheet.bonus]:
        page.icon("lightning_bolt", place.centre, 32, CAPITAL)
    _list(page, rest, lines)


def _list(page: Sheet, box: Box, lines: list[str]) -> None:
    for line in lines:
        place, box = box.top(ROW)
        page.text(line, place, Style(28, "Medium", 22), WHITE, "left", "middle", 2)
