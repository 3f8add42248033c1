"""Who is at a table just now: whoever has pressed something there a moment ago sees what happens without being called.

It is kept in memory only. After a restart nobody is known to be there, and is called as anybody else.
"""

from __future__ import annotations

import math

HERE = 5 * 60.0
"""Seconds since the last press for which somebody counts as being at the table."""
SILENCE = 3 * 60.0
"""Seconds without a press after which somebody who was at the table is called all the same."""
MOST = 2000
"""People at tables of whom it is remembered when they pressed something."""


class Presence:
    """When people pressed something at tables; times in seconds."""

    def __init__(self) -> None:
        self._pressed: dict[tuple[str, int], float] = {}

    def pressed(self, session: str, user: int, now: float) -> bool:
        """Somebody presses something at a table; whether it is the first press that is known of them there."""
        first = (session, user) not in self._pressed
        self._pressed[session, user] = now
        if len(self._pressed) > MOST:
            self._pressed = {key: at for key, at in self._pressed.items() if now - at < HERE}
        return first

    def forget(self, user: int) -> None:
        """Nothing is remembered of a person."""
        self._pressed = {key: at for key, at in self._pressed.items() if key[1] != user}

    def is_here(self, session: str, user: int, now: float) -> bool:
        """Whether somebody is at a table now."""
        return 0 <= now - self._pressed.get((session, user), -math.inf) < HERE

    def silent_at(self, session: str, user: int, now: float) -> float:
        """From when on somebody has been silent at a table for long enough to be called; now, if that is over."""
        pressed = self._pressed.get((session, user), -math.inf)
        return pressed + SILENCE if 0 <= now - pressed < SILENCE else now
