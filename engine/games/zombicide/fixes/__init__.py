"""Corrections by a game master (section 9)."""

from .catalogue import FIXES

__all__ = ["FIXES"]
