"""Corrections by a game master (section 9): of a mission, and of what a campaign carries on between two."""

from .catalogue import FIXES
from .sheets import CARRY_FIXES

__all__ = ["CARRY_FIXES", "FIXES"]
