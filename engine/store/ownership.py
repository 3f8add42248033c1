"""Whose tables are whose: Discord sends everything of a server to one shard, and a process holds some of the shards."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field


def clock() -> float:
    """Seconds that never go back, and go on while the machine sleeps where the system can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@dataclass(frozen=True, slots=True)
class Owned:
    """The servers that a process looks after: those of the shards that it holds.

    ``held`` are their epochs by shard: how often a shard has changed hands. ``until``: by `clock`, when nothing is ours
    any more unless we are told that it still is, so that who has slept knows it when waking up. A single process holds
    everything, for ever.
    """

    shards: int = 1
    held: Mapping[int, int] = field(default_factory=lambda: {0: 0})
    until: float = math.inf

    @property
    def now(self) -> Mapping[int, int]:
        """What is held at this moment."""
        return self.held if clock() < self.until else {}

    def has(self, guild: int) -> bool:
        """Whether a server is ours; what belongs to no server (0) is shard 0's."""
        return self._shard(guild) in self.now

    def epoch(self, guild: int) -> int:
        """How often the shard of a server has changed hands before we got it; -1 if it is not ours."""
        return self.now.get(self._shard(guild), -1)

    def where(self, column: str = "guild") -> str:
        """The condition in SQL for what is ours; ``column`` holds the server."""
        held = self.now
        if len(held) == self.shards:
            return "TRUE"
        if not held:
            return "FALSE"
        return f"({column} >> 22) % {self.shards} IN ({', '.join(map(str, sorted(held)))})"

    def _shard(self, guild: int) -> int:
        return (guild >> 22) % self.shards
