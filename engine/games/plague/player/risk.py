"""What may happen to a human on a square in the next zombie turn (11.1).

A human looks at many squares, and again after each deed, while the dead stand still: what one of them threatens and
where one could flee to is kept, by all that it depends on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache

from engine.kit.squares import Ground

from ..dead.attack import ACTIONS
from ..state import Human, PlagueState
from ..terms import allowance

ALONE, TOGETHER = 1 / 6, 1 / 3
"""How often an attack wounds, by one zombie and by several (R21.3, R21.5)."""
ROOM = 50
"""Number of squares to flee to from which more do not count."""
FLIGHT = 14
"""Steps that a flight is followed."""
KEPT = 1024
"""Number of results that each cache keeps."""


class Danger:
    """The zombies as they stand, and what they threaten. Whoever thinks about moving on (``mover``) bars no way: where
    he stands now they can walk once he has left it.
    """

    def __init__(self, s: PlagueState, without: Collection[str] = (), mover: str = "") -> None:
        self.s, self._mover = s, mover
        self.ground = s.ground
        self.zombies = [each for each in s.zombies.values() if each.id not in without]
        self._bites: dict[str, float] = {}

    @cached_property
    def _near(self) -> tuple[str, ...]:
        """The squares of the zombies."""
        return tuple(sorted(each.at for each in self.zombies))

    @cached_property
    def _attacks(self) -> list[Mapping[str, int]]:
        """The attacks of each zombie, by the squares that have to fear them."""
        humans = frozenset(each.at for each in self.s.living if each.on_foot and each.id != self._mover)
        found: list[Mapping[str, int]] = []
        for zombie in self.zombies:
            freely = _attacks(self.ground, zombie.at, ACTIONS[zombie.kind])
            stopped = humans.intersection(freely)
            found.append(_attacks(self.ground, zombie.at, ACTIONS[zombie.kind], stopped) if stopped else freely)
        return found

    @property
    def threatened(self) -> frozenset[str]:
        """The squares on which a human can be attacked next turn."""
        return frozenset[str]().union(*self._attacks)

    def attacks(self, square: str) -> list[int]:
        """The attacks that are possible on a square, of each zombie that can come into contact with it."""
        return [each[square] for each in self._attacks if square in each]

    def bites(self, square: str) -> float:
        """The wounds to be expected there."""
        if square not in self._bites:
            attacks = sorted(self.attacks(square), reverse=True)[: len(self.ground.contacts(square))]
            self._bites[square] = (TOGETHER if len(attacks) > 1 else ALONE) * sum(attacks)
        return self._bites[square]

    def wounds(self, human: Human, square: str) -> float:
        """The same, weighed by how few lives are left."""
        return self.bites(square) * (1 + 0.5 * (self.s.data.counts.lives - human.life))

    def risk(self, human: Human, square: str) -> float:
        """The wounds to be expected, and how badly one could flee from there."""
        return self.wounds(human, square) + 1 - self.room(human, square) / ROOM

    def room(self, human: Human, square: str) -> int:
        """Squares that he could flee to before a zombie is there."""
        return _room(self.ground, self._near, square, max(1, allowance(self.s, human)))


@lru_cache(KEPT)
def _attacks(ground: Ground, start: str, actions: int, humans: frozenset[str] = frozenset()) -> Mapping[str, int]:
    """How often a zombie can attack on each square: it walks in contact with it and attacks with the actions left.
    ``humans`` are squares that it cannot walk through.
    """
    steps = {start: 0}
    line = [start]
    for here in line:
        if steps[here] < actions:
            for square in ground.neighbours(here):
                if square not in steps and square not in humans:
                    steps[square] = steps[here] + 1
                    line.append(square)
    found: dict[str, int] = {}
    for square, n in steps.items():  # near ones first
        left = max(1, actions - n)
        for touched in ground.contacts(square):
            found.setdefault(touched, left)
    return found


@lru_cache(KEPT)
def _room(ground: Ground, zombies: tuple[str, ...], start: str, pace: int) -> int:
    """How many squares a human with ``pace`` steps in a turn could flee to before a zombie is there."""
    near = ground.walks(*zombies)
    found = {start: 0}
    line = [start]
    for here in line:
        steps = found[here] + 1
        if steps > FLIGHT or len(found) > ROOM:
            break
        caught = 2 * -(-steps // pace) + 1
        for to in ground.neighbours(here):
            if to not in found and near.get(to, ROOM) > caught:
                found[to] = steps
                line.append(to)
    return min(ROOM, len(found) - 1)
