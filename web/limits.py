"""How often somebody may ask: so many at once, and so many a second in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable

KNOWN = 10_000
"""Of whom is remembered how often they have asked."""


class Limit:
    """Allows each key ``most`` requests at once, and then one every ``pause`` seconds."""

    def __init__(self, most: int, pause: float) -> None:
        self._most, self._pause = most, pause
        self._free: OrderedDict[Hashable, float] = OrderedDict()
        """When all requests of a key are forgotten."""

    def allows(self, key: Hashable) -> bool:
        """Whether one more may come now; if so, it is counted."""
        now = time.monotonic()
        free = max(self._free.get(key, now), now)
        if free - now > (self._most - 1) * self._pause + 1e-9:
            return False
        self._free[key] = free + self._pause
        self._free.move_to_end(key)
        while len(self._free) > KNOWN:
            self._free.popitem(last=False)
        return True
