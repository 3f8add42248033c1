"""The faces of the two dice (2.2)."""

from __future__ import annotations

from collections.abc import Sequence

BLACK = ("blank", "bolt", "hit", "hit", "hitbolt", "bite")
RED = ("death", "bolt", "hit", "hit", "hitbolt", "bite")


def hits(faces: Sequence[str]) -> int:
    """The Hit icons among these faces (R5.5)."""
    return faces.count("hit") + faces.count("hitbolt")


def lightning(faces: Sequence[str]) -> int:
    """The lightning icons among these faces."""
    return faces.count("bolt") + faces.count("hitbolt")


def bites(faces: Sequence[str]) -> int:
    """The Casualty icons among these faces."""
    return faces.count("bite")
