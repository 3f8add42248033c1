"""Bursts: while those who are due go on answering in private, the public post need not follow every press.

Nothing is noted down for it: the session stays marked as unshown, and how old the post is follows from the log. So
after a stop of the program the next start makes it right.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from discord.ext import tasks

from engine.core.act import WISHES

from .moments import Moment

PAUSE = 15.0
"""Seconds without a press after which a burst is over."""
LONGEST = 45.0
"""Seconds for which a post may show what was before the first press of a burst."""
LOOK = 1
"""Seconds between looks whether bursts are over, while there are any."""
QUIET = ("answer", "go-on", *WISHES)
"""Acts with which a game goes on as everybody expects."""


class Bursts:
    """Says which posts may stay as they are for a moment; ``over`` is called with a session when its moment has ended.

    ``now`` is the time of the log in seconds.
    """

    def __init__(self, now: Callable[[], float], over: Callable[[str], None]) -> None:
        self._now, self._over = now, over
        self._ends: dict[str, float] = {}
        """By session, when the post that is held back is to follow."""

    def close(self) -> None:
        """Look no more."""
        self._look.cancel()

    def holds(self, moment: Moment, *, wanted: bool = False) -> bool:
        """Whether the turn post may stay as it is; if so, ``over`` gets the session in time.

        ``wanted``: it may not, because somebody waits for it.
        """
        id = moment.still.id
        over = self._ends.pop(id, math.inf) <= self._now()
        if wanted or over or not _goes_on(moment):
            return False
        ends = min(moment.news[0].at + LONGEST, moment.news[-1].at + PAUSE)
        if self._now() >= ends:
            return False
        self._ends[id] = ends
        if not self._look.is_running():
            self._look.start()
        return True

    def end(self, id: str) -> None:
        """Somebody uses the post: if it was held back, it follows now."""
        if id in self._ends:
            self._ends[id] = 0
            self._over(id)

    @tasks.loop(seconds=LOOK)
    async def _look(self) -> None:
        now = self._now()
        for id in [id for id, ends in self._ends.items() if now >= ends]:
            del self._ends[id]
            self._over(id)
        if not self._ends:
            self._look.stop()


def _goes_on(moment: Moment) -> bool:
    """Whether everything that no post has shown yet is quiet: acts of the people it waits for and what followed by
    itself, with nobody to call.
    """
    still, posted = moment.still, moment.posted
    if moment.fresh or still.status != "playing" or still.paused or still.incident or not still.waiting_for():
        return False
    actors = {entry.actor for entry in moment.news} - {None}
    return (
        bool(actors)
        and actors <= {still.seats[seat].user for seat in posted.side}
        and not moment.to_call()
        and all(entry.act["act"] in QUIET and not entry.struck for entry in moment.news)
    )
