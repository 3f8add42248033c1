"""The faces of the two dice (2.2)."""

from __future__ import annotations

from collections.abc import Sequence

BLACK = ("blank", "bolt", "hit", "hit", "hitbolt", "bite")
RED = ("death", "bolt", "hit", "hit", "hitbolt", "bite")


def is_hit(face: str) -> bool:
    """Whether a face has a Hit icon (R5.5)."""
    return face in ("hit", "hitbolt")


def hits(faces: Sequence[str]) -> int:
    """The Hit icons among these faces."""
    return sum(map(is_hit, faces))


def lightning(faces: Sequence[str]) -> int:
    """The lightning icons among these faces."""
    return faces.count("bolt") + faces.count("hitbolt")


def bites(faces: Sequence[str]) -> int:
    """The Casualty icons among these faces."""
    return faces.count("bite")
