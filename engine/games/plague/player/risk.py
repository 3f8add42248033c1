"""What may happen to a human on a square in the next zombie turn (11.1)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from engine.kit.walks import distances

from ..dead.attack import ACTIONS
from ..state import Human, PlagueState
from ..terms import allowance

ALONE, TOGETHER = 1 / 6, 1 / 3
"""How often an attack wounds (R21.3, R21.5)."""
ROOM = 50
"""So many squares to flee to are enough."""
FLIGHT = 14


class Danger:
    """The zombies as they stand, and what they threaten."""

    def __init__(self, s: PlagueState, without: Collection[str] = ()) -> None:
        self.s = s
        self.ground = s.ground
        self.zombies = [each for each in s.zombies.values() if each.id not in without]

    @cached_property
    def near(self) -> dict[str, int]:
        """Steps from every square to the nearest zombie."""
        return distances([each.at for each in self.zombies], self.ground.neighbours)

    @cached_property
    def threats(self) -> dict[str, list[int]]:
        """The attacks that each square has to fear, of every zombie that can come into contact with it."""
        found: dict[str, list[int]] = {}
        humans = {each.at for each in self.s.living if each.on_foot}
        for zombie in self.zombies:
            actions = ACTIONS[zombie.kind]
            steps = {zombie.at: 0}
            line = [zombie.at]
            for here in line:
                if steps[here] < actions:
                    for square in self.ground.neighbours(here):
                        if square not in steps and square not in humans:
                            steps[square] = steps[here] + 1
                            line.append(square)
            best: dict[str, int] = {}
            for square, n in steps.items():  # near ones first
                for touched in self.ground.contacts(square):
                    best.setdefault(touched, n)
            for square, n in best.items():
                found.setdefault(square, []).append(actions if not n else max(1, actions - n))
        return found

    def wounds(self, human: Human, square: str) -> float:
        """The wounds to be expected there, weighed by how few lives are left."""
        attacks = sorted(self.threats.get(square, ()), reverse=True)[: len(self.ground.contacts(square))]
        chance = TOGETHER if len(attacks) > 1 else ALONE
        return chance * sum(attacks) * (1 + 0.5 * (self.s.data.counts.lives - human.life))

    def risk(self, human: Human, square: str) -> float:
        """The wounds to be expected, and how badly one could flee from there."""
        return self.wounds(human, square) + 1 - self.room(human, square) / ROOM

    def room(self, human: Human, square: str) -> int:
        """Squares that he could flee to before a zombie is there."""
        near, own = self.near, max(1, allowance(self.s, human))
        found = {square: 0}
        line = [square]
        for here in line:
            steps = found[here] + 1
            if steps > FLIGHT or len(found) > ROOM:
                break
            for to in self.ground.neighbours(here):
                if to not in found and near.get(to, ROOM) > 2 * -(-steps // own) + 1:
                    found[to] = steps
                    line.append(to)
        return min(ROOM, len(found) - 1)
