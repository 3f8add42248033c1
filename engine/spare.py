"""Work that can wait: in a process of its own that stands back behind all else, as long as the host's budget allows."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from .apart import Apart, Broken, Exhausted, Limits

log = logging.getLogger(__name__)
T = TypeVar("T")

HOUR = 3600.0
SECONDS = 600
"""Seconds of one processor that may be used in an hour, unless the host settles it otherwise."""
SLICE = 20.0
"""Seconds of the processor for one job."""
CLOCK = 120.0
"""Seconds by the clock after which a job comes to its end as far as it is: on a busy machine it gets little."""
LIMITS = Limits(2 * CLOCK, 512)
"""For a job that does not come to its end."""
NICE = 19


class Budget:
    """Seconds of the processor, so many of which come in an hour; what is left over is kept for an hour. A job may use
    ``job`` of them. It begins with those of one job, for a program that is started again and again, or with all.
    """

    def __init__(self, per_hour: float, now: float, job: float = SLICE, *, full: bool = False) -> None:
        self.per_hour, self._at, self._job = per_hour, now, min(job, per_hour)
        self._left = per_hour if full else self._job

    def left(self, now: float) -> float:
        """What may be used now; nothing if it is not enough for a job."""
        self._left = min(self.per_hour, self._left + max(0.0, now - self._at) / HOUR * self.per_hour)
        self._at = now
        return self._job if self._left >= self._job else 0.0

    def use(self, seconds: float) -> None:
        self._left -= seconds


class Allowance:
    """How long may be worked: seconds of the processor that this process uses in all, and seconds by the clock."""

    def __init__(self, seconds: float, clock: float) -> None:
        self._seconds, self._until = seconds, time.monotonic() + clock

    @property
    def is_spent(self) -> bool:
        return time.process_time() >= self._seconds or time.monotonic() >= self._until


class Spare:
    """One job at a time, in its process; ``now`` is a clock in seconds."""

    def __init__(self, per_hour: float, now: Callable[[], float]) -> None:
        self._now = now
        self.budget = Budget(per_hour, now())
        self.apart = Apart(NICE)

    @property
    def left(self) -> float:
        """The seconds of the processor that a job may take now; 0: none may begin."""
        return self.budget.left(self._now())

    def close(self) -> None:
        """Give up what is being done."""
        self.apart.close()

    async def run(self, whose: Hashable, seconds: float, work: Callable[..., tuple[T, float]], *args: Any) -> T | None:
        """What has come of it; None if its process failed. ``work`` is given the arguments, the seconds of the
        processor and those by the clock, and says at the end what its process has used of the processor in all.
        """
        try:
            done, used = await self.apart.run(whose, LIMITS, work, *args, seconds, CLOCK)
        except (Exhausted, Broken) as error:
            log.info("a job of %s has failed: %s", whose, error)
            self.budget.use(seconds)
            return None
        self.budget.use(used)
        return done
