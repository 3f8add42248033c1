"""Waiting for what another process or a page does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60.0
"""Seconds after which something that should come is missed."""


def until(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until this is true and return it; what it was at last if that does not come."""
    end = time.monotonic() + seconds
    while not (value := what()) and time.monotonic() < end:
        time.sleep(0.1)
    return value
