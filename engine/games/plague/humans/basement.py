"""Expansion 2, the basement (R27)."""

from __future__ import annotations

from ..state import PlagueState
from .slain import add


def discover(s: PlagueState, place: str) -> None:
    """This search square is the entrance from now on (R27.1), and the zombies of the basement are put out (R27.10)."""
    s.entrance = place
    s.tell("entrance", weight="scene", refs=(s.data.searches[place],), at=s.data.searches[place])
    free = [each for each in s.data.basement if each in s.grid.floor and each not in s.data.stairs]
    free.sort(key=s.grid.order)
    for _ in range(int(s.settings.basement_dwellers)):
        taken = s.taken
        there = [each for each in free if each not in taken]
        if s.reserve >= 2 and there:
            add(s, "zombie", there[s.dice.pick(len(there))])
