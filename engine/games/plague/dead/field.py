"""How far the dead have to walk (11.2.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..state import Human, PlagueState
from ..terms import contacts

FAR = 999
"""Farther than any two squares are apart."""


def touching(s: PlagueState, humans: Iterable[Human]) -> Sequence[str]:
    """The squares from which a zombie can attack any of these humans."""
    return list(dict.fromkeys([square for human in humans for square in contacts(s, human)]))


class Field:
    """The steps from every square to a square in contact with the nearest human, or to the nearest of other goals
    (11.2.3).
    """

    def __init__(self, s: PlagueState, goals: Sequence[str] = ()) -> None:
        self.links = s.ground.neighbours
        goals = goals or touching(s, s.living)
        self.near: Mapping[str, int] = s.ground.walks(*goals)
        self.through: Mapping[str, int] = {}
        if s.barricades:  # zombies gather before the nearest one
            self.through = s.open_ground.walks(*goals)

    def __getitem__(self, square: str) -> int:
        return self.near.get(square, self.through.get(square, FAR))

    def at(self, square: str) -> int:
        """The distance for comparing squares: any square in front of the barricades is nearer than all behind them."""
        steps = self.near.get(square)
        return FAR + self.through.get(square, FAR) if steps is None else steps
