"""The faces of the two dice (2.2)."""

from __future__ import annotations

from collections.abc import Iterable

BLACK = ("blank", "bolt", "hit", "hit", "hitbolt", "bite")
RED = ("death", "bolt", "hit", "hit", "hitbolt", "bite")
HIT = frozenset({"hit", "hitbolt"})
LIGHTNING = frozenset({"bolt", "hitbolt"})


def hits(faces: Iterable[str]) -> int:
    """The Hit icons among these faces (R5.5)."""
    return sum(face in HIT for face in faces)


def lightning(faces: Iterable[str]) -> int:
    """The lightning icons among these faces."""
    return sum(face in LIGHTNING for face in faces)


def bites(faces: Iterable[str]) -> int:
    """The Casualty icons among these faces."""
    return sum(face == "bite" for face in faces)
