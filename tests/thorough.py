"""How much random play the suite has: as much as fits into its minutes, and all of it under `make fuzz`."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")
THOROUGH = "GRAVEKEEPER_THOROUGH"
"""The variable that is set when tests run in full."""


def amount(suite: T, full: T) -> T:
    """How much of it there is in the suite, and in full."""
    return full if os.environ.get(THOROUGH) else suite
