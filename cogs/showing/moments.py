"""What is to be shown of a session: one moment of it, read from what the disk holds."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.calls.deadlines import Deadlines, Notes
from engine.tables import posted as rows
from engine.tables.journal import Entry
from engine.tables.posted import Posted
from engine.tables.reading import Reading
from engine.tables.session import Still
from engine.tables.undo import last_act_of

from .digests import end_of_part

RECENT = 50 * 60
"""Seconds for which a post is edited; Discord limits the editing of older ones."""
MOST_ENTRIES = 200
"""Entries of the log that a post tells of, and of which its picture marks what they changed."""


@dataclass(slots=True)
class Moment:
    """All that is shown of a session, read under its lock: one moment, and one that is on disk.

    ``fresh``: a new post is to be made. It tells of the ``entries``, those after ``since``; ``news`` are those that no
    post has shown yet, ``missed`` what has happened since those who are due last acted. ``end``: the entry with which a
    part of the story has ended, of which the post before becomes a digest.
    """

    still: Still
    posted: Posted
    fresh: bool = False
    since: int = -1
    end: int | None = None
    news: list[Entry] = field(default_factory=list[Entry])
    entries: list[Entry] = field(default_factory=list[Entry])
    missed: list[Entry] = field(default_factory=list[Entry])
    notes: Notes = field(default_factory=lambda: Notes({}, {}))

    @property
    def side(self) -> str:
        """Who is to act."""
        return "".join(self.still.waiting_for()) or self.still.status


async def moment_of(still: Still, sessions: Reading, deadlines: Deadlines) -> Moment:
    """What is to be shown of a session now. Its lock is held by the caller, so that nothing of it changes meanwhile."""
    moment = Moment(still, await rows.read(sessions.store, still.id))
    if still.state is None:
        return moment
    posted = moment.posted
    recent = sessions.clock().timestamp() - posted.posted <= RECENT
    found = await sessions.history(still, after=posted.since, last=MOST_ENTRIES)
    moment.news = [entry for entry in found if entry.seq > posted.shown]
    moment.end = end_of_part(still, posted, moment.news)
    moment.fresh = (
        posted.message is None
        or moment.side != posted.side
        or not recent
        or posted.sending is not None
        or moment.end is not None
    )
    moment.since = posted.shown if moment.fresh else posted.since
    if moment.end is not None:
        moment.since = moment.end
    moment.entries = [entry for entry in found if entry.seq > moment.since]
    if moment.fresh:
        acted = min(await _last_acts(still, sessions))
        if acted < posted.since:
            found = await sessions.history(still, after=acted, last=MOST_ENTRIES)
        moment.missed = [entry for entry in found if entry.seq > acted]
    moment.notes = await deadlines.notes(still)
    return moment


async def _last_acts(still: Still, sessions: Reading) -> list[int]:
    """When those who are due last acted, as seqs; the present if no person is due."""
    users = [still.seats[seat].user for seat in still.waiting_for()]
    return [await last_act_of(sessions.store, still.id, user) for user in users if user is not None] or [still.seq]
