"""Who is at a table just now: whoever has pressed something there a moment ago sees what happens without being called.

It is kept in memory only. After a restart nobody is known to be there, and is called as anybody else.
"""

from __future__ import annotations

import math
from collections import OrderedDict

HERE = 5 * 60.0
"""Seconds since the last press for which somebody counts as being at the table."""
SILENCE = 3 * 60.0
"""Seconds without a press after which somebody who was at the table is called all the same."""
MOST = 10_000
"""People at tables of whom it is remembered when they pressed something: those who did last."""


class Presence:
    """When people pressed something at tables, and whose call waits for their silence; times in seconds."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[tuple[str, int], tuple[float, bool]] = OrderedDict()

    def pressed(self, session: str, user: int, now: float) -> bool:
        """Somebody presses something at a table; whether a call may wait for their silence: one does since the press
        before, or of that press nothing is known, as after a restart.
        """
        _, waits = self._pressed.pop((session, user), (now, True))
        self._pressed[session, user] = now, False
        if len(self._pressed) > MOST:
            self._pressed.popitem(last=False)
        return waits

    def waits(self, session: str, user: int) -> None:
        """From now on a call waits for the silence of somebody who is at a table."""
        self._pressed[session, user] = self._pressed[session, user][0], True

    def forget(self, user: int) -> None:
        """Nothing is remembered of a person."""
        for key in [key for key in self._pressed if key[1] == user]:
            del self._pressed[key]

    def is_here(self, session: str, user: int, now: float) -> bool:
        """Whether somebody is at a table now."""
        return 0 <= now - self._at(session, user) < HERE

    def silent_at(self, session: str, user: int, now: float) -> float:
        """From when on somebody has been silent at a table for long enough to be called; now, if that is over."""
        pressed = self._at(session, user)
        return pressed + SILENCE if 0 <= now - pressed < SILENCE else now

    def _at(self, session: str, user: int) -> float:
        return self._pressed.get((session, user), (-math.inf, False))[0]
