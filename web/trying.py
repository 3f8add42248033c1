"""A try-out on the page: the same copy of the table as in Discord, for one person to play on alone."""

from __future__ import annotations

from typing import Any

from engine.core.decision import over
from engine.core.errors import Gone, Refused, coming_of
from engine.core.message import msg
from engine.tables.session import Session, Still
from engine.tables.tryout import Tryout, Tryouts
from telling import tryouts
from telling.names import names_of
from telling.story import latest
from telling.texts import Locale, bare_of_marks

from .answers import SAID, SAID_LINES, outcome, understood
from .table import Json
from .visits import Visit


def of(known: Tryouts, session: Session, visit: Visit, id: str) -> Tryout:
    """The try-out of this table with this id. Raises `Refused` if it is gone, or not this person's."""
    tried = known.of(id, visit.user)
    if tried.table != session.id or tried.seat != visit.seat:
        raise Refused(msg("refused-try-gone"))
    return tried


def told(locale: Locale, tried: Tryout, copy: Still) -> Json:
    """What stands above it: that it is one, and what has just come of it."""
    said = latest(locale, tried.told, names_of(copy), SAID, tried.seat, SAID_LINES)
    about = [] if tried.moves else [locale("try-about")]
    lines = [*about, locale("try-beyond") if tried.beyond else "", said]
    return {
        "id": tried.id,
        "title": locale("try-title"),
        "said": bare_of_marks("\n".join(filter(None, lines))),
        "moved": bool(tried.moves),
        "waits": tried.waits,
    }


async def press(locale: Locale, tried: Tryout, body: Any) -> str:
    """The next word of an answer in a try-out, or all of it; what came of it is told with the copy. Raises `Refused`
    with nothing changed.
    """
    question, at, do, words, _ = understood(body)
    copy = tried.session.still()
    asked = next((each for each in copy.offered(tried.seat) if each.id == question), None)
    if asked is None:
        raise Gone(over(copy.game.id, question))
    with coming_of(asked.text):
        came = outcome(asked, tried.drafts.get(asked.id, []), at, do, words)
    if came.answer is None:
        tried.drafts[asked.id] = came.draft
        return ""
    await tried.answer(asked.id, came.answer, tryouts.said(locale, copy, tried.seat, asked, came.answer))
    return ""
