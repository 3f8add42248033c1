"""The two kinds of dice (R8.11)."""

from __future__ import annotations

D6 = ("1", "2", "3", "4", "5", "6")
BREAK = "break"
RISK = (BREAK, "2", "3", "4", "5", "6")
"""The risk die: a break stands in place of the 1."""
