"""What has happened since somebody's own last act, as their seat may know it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import Refused
from engine.core.message import msg
from engine.tables.journal import Entry
from engine.tables.reading import Reading
from engine.tables.session import Session
from engine.tables.undo import last_act_of

from .names import names_of
from .story import refs, story
from .texts import Locale
from .transcript import PAGE

MOST_ENTRIES = 200
"""Entries that a recap looks at."""
STORY_LIMIT = 2600


def begun(session: Session) -> Session:
    """The session, once there is something to look back on. Raises `Refused` before."""
    if session.kept.data is None:
        raise Refused(msg("refused-not-begun"))
    return session


async def last_look(sessions: Reading, session: Session, user: int) -> int:
    """The entry after which things are news to this person: that of their own last act.

    For a spectator, a page of the log before the newest.
    """
    seat, now = begun(session).seat_of(user), session.kept.seq
    return await last_act_of(sessions.store, session, user) if seat else max(0, now - PAGE)


async def since(sessions: Reading, session: Session, user: int) -> tuple[int, list[Entry]]:
    """The entry of the last look, and those that came after it."""
    look = await last_look(sessions, session, user)
    return look, await sessions.history(session, after=look, last=MOST_ENTRIES, upto=session.kept.seq)


async def news(sessions: Reading, session: Session, user: int) -> dict[str, int]:
    """What a picture of the present marks as changed for this person, and how much was lost there."""
    _, entries = await since(sessions, session, user)
    return refs(entries, session.seat_of(user))


@dataclass(slots=True, frozen=True)
class Recap:
    """What somebody missed: its heading, the story as Markdown ("": nothing happened), the entry of the last look, and
    what a picture of the present marks.
    """

    title: str
    said: str
    since: int
    changed: dict[str, int]


async def recap(sessions: Reading, locale: Locale, session: Session, user: int) -> Recap:
    """What has happened since this person last acted."""
    look, entries = await since(sessions, session, user)
    seat = session.seat_of(user)
    key = "recap-latest" if seat is None else "recap-since" if look else "recap-begin"
    said = story(locale, entries, names_of(session), STORY_LIMIT, seat)
    return Recap(locale(key), said, look, refs(entries, seat))
