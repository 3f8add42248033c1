"""The curve of a finished game: its picture and its turning points in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.colours import COLOURS
from engine.core.runner import titles
from engine.core.state import State
from engine.core.view import view
from engine.outlook.outlooks import Outlook, chance, moved, outlook
from engine.store import Store
from engine.tables.session import Session
from render.canvas.encode import Picture
from render.canvas.theme import SEATS, SeatLook
from render.curve import TOGETHER, Line, Mark, draw
from telling import curves
from telling.names import names_of
from telling.texts import Locale, plain, shorten

LINE = 280
"""Characters of a turning point."""


@dataclass(slots=True)
class Curve:
    """What there is to be shown; ``lines`` are Markdown, turning points with their numbers in the picture."""

    outlook: Outlook
    picture: Picture
    lines: Sequence[str]


async def curve_of(store: Store, session: Session, locale: Locale) -> Curve | None:
    """The curve of a finished game, if it has been worked out; it is drawn in a worker thread."""
    found = await outlook(store, session) if session.status == "over" else None
    if found is None:
        return None
    names = names_of(session)
    lines = [shorten(line, LINE) for line in curves.turning_points(locale, session, found, names)]
    picture = await asyncio.to_thread(_drawn, session, found, locale, lines)
    numbered = [f"{n}. {line}" for n, line in enumerate(lines, start=1)]
    return Curve(found, picture, numbered or [curves.level(locale, session, found, names)])


async def chance_line(store: Store, session: Session, locale: Locale) -> str:
    """What is told of the chance to win while a game is played; mostly nothing."""
    found = await chance(store, session)
    return curves.live(locale, session, *found[1:]) if found else ""


async def moved_line(store: Store, session: Session, locale: Locale, end: int, before: State, after: State) -> str:
    """How the chance moved in a part of the story that ended with this entry, from the state in it to the one after it;
    mostly nothing.
    """
    parts = (next(iter(titles(view(state, None))), None) for state in (before, after))
    found = await moved(store, session, end, *parts)
    return curves.moved(locale, *found) if found else ""


def _drawn(session: Session, found: Outlook, locale: Locale, lines: Sequence[str]) -> Picture:
    last = len(found.path) - 1
    sides = [
        Line(
            curves.side_name(locale, session, side, session.names),
            _look(session, side),
            [(at / last, shares.get(side, 0.0)) for at, shares in found.points],
        )
        for side in found.sides
    ]
    turns = [each.turn for each in found.turnings]
    marks = [
        Mark(turn.start / last, turn.stop / last, plain(line.replace("**", "")))
        for turn, line in zip(turns, lines, strict=True)
    ]
    return draw(sides, marks, locale)


def _look(session: Session, side: str) -> SeatLook:
    if side not in session.seats:
        return TOGETHER
    seats = session.playing.seats
    return SEATS[session.playing.colours.get(side) or COLOURS[seats.index(side)]]
