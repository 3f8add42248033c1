"""Explosions (R13). Furniture, the car, the baby and carried humans take no harm (R13.8)."""

from __future__ import annotations

from ..state import DOOR, Human, PlagueState
from . import harm
from .slain import slay

LOSS = 2
"""Lives that an explosion takes (R13.4)."""


def explode(s: PlagueState, by: Human, square: str, radius: int) -> None:
    """Something explodes on a square: zombies, humans, barricades and walls (R13.2-R13.6)."""
    blast = s.ground.blast(square, radius)
    hit = set(blast.squares)
    struck = [each for each in s.humans.values() if each.on_foot and each.at in hit]
    victims = sorted((each for each in s.zombies.values() if each.at in hit), key=lambda each: int(each.id[1:]))
    s.tell(
        "explodes", weight="headline", refs=blast.squares, at=square, figure=s.name(by.id), n=len(victims),
        struck=len(struck),
    )  # fmt: skip
    fallen = [*blast.closed, *([DOOR] if DOOR in s.barricades and hit.intersection((s.data.foot, *s.faces)) else [])]
    s.barricades = [each for each in s.barricades if each not in fallen]  # R13.5, R27.11
    s.holes += blast.walls[: s.data.counts.walls - len(s.holes)]  # R13.6
    for zombie in victims:
        slay(s, zombie, by)
    for human in struck:
        if human.life:
            harm.wound(s, human, LOSS)
        else:
            harm.kill(s, human)
