"""What is to be shown of a session: one moment of it, read from what the disk holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import get_args

from engine.calls.deadlines import Deadlines, Notes
from engine.tables import posted as rows
from engine.tables.journal import Entry
from engine.tables.post import Posted
from engine.tables.reading import Reading
from engine.tables.session import Pause, Session, Status, Still
from engine.tables.undo import last_act_of
from telling.story import part

from .digests import end_of_part

RECENT = 50 * 60
"""Seconds for which a post is edited, but for that of a result; Discord limits the editing of older ones."""
MOST_ENTRIES = 200
"""Entries of the log that a post tells of, and of which its picture marks what they changed."""
WORTH_A_DIGEST = 3
"""The fewest answers of a post that a scene makes a digest; one of fewer goes on if the same side acts."""


@dataclass(slots=True)
class Moment:
    """All that is shown of a session, read under its lock: one moment, and one that is on disk.

    ``fresh``: a new post is to be made. It tells of the ``entries``, those after ``since``; ``news`` are those that no
    post has shown yet, ``missed`` what has happened since those who are due last acted. ``end``: the entry with which a
    part of the story has ended, of which the post before becomes a digest. ``held``: the post stays as it is for a
    while; then nothing is known of ``notes``.
    """

    still: Still
    posted: Posted
    fresh: bool = False
    since: int = -1
    end: int | None = None
    news: list[Entry] = field(default_factory=list[Entry])
    entries: list[Entry] = field(default_factory=list[Entry])
    missed: list[Entry] = field(default_factory=list[Entry])
    held: bool = False
    notes: Notes = field(default_factory=lambda: Notes({}, {}))

    @property
    def side(self) -> str:
        """Who is to act; while nobody but stand-ins does, the post is still that of those who did before."""
        if self.only_thinks:
            return self.posted.side
        return "".join(self.still.waiting_for()) or self.still.status

    @property
    def shown(self) -> int:
        """The last entry that the post has shown: one that only says who thinks has shown nothing to be done with."""
        return self.posted.shown if self.still.thinks else self.still.seq

    @property
    def only_thinks(self) -> bool:
        """Whether a stand-in thinks, which is said by the post that there is."""
        return self.still.thinks and self.posted.message is not None

    @property
    def rests(self) -> bool:
        """Whether its post is only to say that the game stands still since nobody acts: for that no thread is opened
        that Discord has put away.
        """
        return Pause.IDLE in self.still.paused and self.posted.message is not None

    def is_same_side(self) -> bool:
        """Whether those who are to act were to act already when the post was last right, and nobody is to be called.

        So where several act at once the post stays while one after the other is done; and a first post that only said
        which stand-in thinks.
        """
        before, now = self.posted.side, self.still.waiting_for()
        if not now or before in get_args(Status):  # a lobby or a finished game has no seats that act
            return before == self.side
        thought = bool(before) and all(self.still.seats[seat].is_automatic for seat in before)
        return before == self.side or ((thought or set(now) < set(before)) and not self.to_call())

    def to_call(self) -> list[int]:
        """Whom to ping: people with a question that they have not been called for and did not open themselves.

        Who has acted since the last post is looking.
        """
        users: list[int] = []
        if self.still.paused:  # nobody can move; they are called once it goes on
            return users
        present = {entry.actor for entry in self.news}
        for decision in self.still.awaited():
            if decision.id in self.posted.pinged:
                continue
            for seat in decision.seats:
                player = self.still.seats[seat]
                if player.user is None or player.stand_in or player.user in present:
                    continue
                if player.user not in users:
                    users.append(player.user)
        return users


async def moment_of(
    session: Session, sessions: Reading, deadlines: Deadlines, holds: Callable[[Moment], bool]
) -> Moment:
    """What is to be shown of a session now; ``holds``: whether its post stays as it is.

    Its lock is held by the caller, so that nothing of it changes meanwhile.
    """
    still = session.still()
    moment = Moment(still, await rows.read(sessions.store, session))
    if still.state is None:
        return moment
    posted = moment.posted
    recent = sessions.clock().timestamp() - posted.posted <= RECENT or posted.side == still.status == "over"
    found = await sessions.history(still, after=posted.since - 1, last=MOST_ENTRIES)
    moment.news = [entry for entry in found if entry.seq > posted.shown]
    moment.fresh = posted.message is None or not moment.is_same_side() or not recent or posted.sending is not None
    moment.fresh = moment.fresh and not moment.rests
    if moment.only_thinks:  # once it has answered, everything is told as if it had done so at once
        moment.fresh = posted.sending is not None
    elif moment.fresh or _answers(part(found, posted.since)) >= WORTH_A_DIGEST:
        moment.end = end_of_part(still, posted, moment.news)
        moment.fresh = moment.fresh or moment.end is not None
    moment.since = posted.shown if moment.fresh else posted.since
    if moment.end is not None:
        moment.since = moment.end
    begins = moment.since in (moment.end, posted.told)  # else what followed a scene there has been told
    moment.entries = part(found, moment.since) if begins else [e for e in found if e.seq > moment.since]
    if moment.fresh:
        acted = min(await _last_acts(still, sessions))
        if acted < posted.since:
            found = await sessions.history(still, after=acted, last=MOST_ENTRIES)
        moment.missed = [entry for entry in found if entry.seq > acted]
    moment.held = holds(moment)
    if not moment.held:
        moment.notes = await deadlines.notes(still)
    return moment


def _answers(entries: Iterable[Entry]) -> int:
    """How many answers of people stand among these entries."""
    return sum(entry.actor is not None and entry.act["act"] == "answer" and not entry.struck for entry in entries)


async def _last_acts(still: Still, sessions: Reading) -> list[int]:
    """For each seat that is due, the seq of its last act; only the newest entry if no person is due."""
    users = [still.seats[seat].user for seat in still.waiting_for()]
    return [await last_act_of(sessions.store, still, user) for user in users if user is not None] or [still.seq]
