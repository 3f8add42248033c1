"""Stand-ins of *expert*: at turning points they search (`search`), in a process of its own.

Where the host's budget is used up, too many tables want it at once, or the process fails or takes too long, they answer
as *hard* does.
"""

from __future__ import annotations

import logging
from time import monotonic

from ..apart import Apart, Broken, Limits
from ..core.act import Answer
from ..core.errors import Refused
from ..core.options import EXPERT
from ..core.runner import offered
from ..spare import Budget
from ..tables.session import Session
from ..tables.sessions import Sessions
from .search import answers, think

log = logging.getLogger(__name__)

CLOCK = 6.0
"""Seconds by the clock for one answer: what has been found by then is given."""
LIMITS = Limits(1.5 * CLOCK, 512)
"""For a search that does not come to its end."""


class Experts:
    """Thinks for the stand-ins of all tables, for so many seconds of a processor in an hour."""

    def __init__(self, sessions: Sessions, per_hour: float) -> None:
        self._clock, self._store = sessions.clock, sessions.store
        self._budget = Budget(per_hour, self._now(), CLOCK, full=True)
        self._apart = Apart()

    def close(self) -> None:
        """Give up what is being thought over."""
        self._apart.close()

    def wants(self, session: Session, usual: Answer) -> bool:
        """Whether it is a turning point of an expert's, with a choice, and there is somebody to think it over."""
        turning = session.game.turning
        if getattr(session.settings, "difficulty", "") != EXPERT or not turning:
            return False
        if not self._store.owned.has(session.guild):
            return False
        asked = (each for each in offered(session.playing, usual.seat) if each.id == usual.decision)
        if not any(each.kind in turning and len(answers(each.ask.shape, usual.words)) > 1 for each in asked):
            return False
        return not self._apart.is_full and self._budget.left(self._now()) > 0

    async def think(self, session: Session, usual: Answer) -> list[str]:
        """The best answer that is found in time."""
        assert session.data is not None
        used, begun, seed = None, monotonic(), f"{session.id}:{session.seq}"
        job = object()  # one that was given up for this one may still be on its way out
        try:
            words, used = await self._apart.run(job, LIMITS, think, session.game, session.data, usual, seed, CLOCK)
        except (Refused, Broken) as error:  # also `Exhausted`
            log.info("a stand-in of session %s answers without thinking: %s", session.id, error)
            return usual.words
        finally:
            self._budget.use(min(monotonic() - begun, CLOCK) if used is None else used)
        return words

    def _now(self) -> float:
        return self._clock().timestamp()
