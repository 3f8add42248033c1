"""The two kinds of dice (R8.11)."""

from __future__ import annotations

D6 = ("1", "2", "3", "4", "5", "6")
BREAK = "break"
RISK = (BREAK, "2", "3", "4", "5", "6")
"""The risk die: a break stands in place of the 1."""


def expected(dice: int, accuracy: int) -> float:
    """The hits to be expected of so many dice (R8.4); a break never hits, as a 1 never does."""
    return dice * (7 - accuracy) / 6
