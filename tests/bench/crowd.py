"""The fullest map of Zombie Plague: nineteen humans, every zombie that they bring, fires everywhere, the basement open.

How long a zombie turn takes there, and its picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

from engine.core.runner import opened, resume
from engine.games.plague.humans.basement import discover
from engine.games.plague.humans.slain import add
from engine.games.plague.phases.turn import HumanTurn
from engine.games.plague.phases.zombie_turn import ZombieTurn
from engine.games.plague.settings import MOST_HUMANS, PlagueSettings
from engine.games.plague.state import PlagueState
from tests.bench.games import as_stand_ins, games

ZOMBIES = 4 * MOST_HUMANS


def crowd() -> PlagueState:
    """The humans have ended their turn, zombies and fires are all between them, half of the doors are shut."""
    game, random = games()["plague"], Random(19)
    settings = PlagueSettings(n_humans=str(MOST_HUMANS), fire="on", basement="die")
    s, _ = game.set_up(settings, ["a"], "crowd")
    while not s.find(HumanTurn):
        game.apply(s, game.follow(s) or as_stand_ins(game, s, random))
    free = sorted(s.grid.floor - s.data.basement, key=s.grid.order)
    random.shuffle(free)
    for human in s.humans.values():
        human.at, human.done = free.pop(), True
    while s.reserve:
        add(s, "zombie", free.pop())
    s.fires = [free.pop() for _ in range(s.data.counts.fires)]
    s.barricades += s.data.exterior_openings[::2]
    discover(s, "X1")
    return s


def steps() -> Iterator[tuple[PlagueState, set[str]]]:
    """Zombies that make a step, one after the other, and where."""
    s = crowd()
    for zombie in s.zombies.values():
        free = [each for each in s.ground.neighbours(zombie.at) if each not in s.taken]
        if free:
            zombie.at = free[0]
            yield s, {zombie.at}


def zombie_turn(times: int = 5) -> float:
    """Milliseconds of a whole zombie turn, at its best: all that happens until humans can act again."""
    game, best = games()["plague"], float("inf")
    for _ in range(times):
        s = crowd()
        assert len(s.zombies) == ZOMBIES and len(s.living) == MOST_HUMANS
        begun = process_time()
        resume(s)
        while s.find(ZombieTurn):
            game.apply(s, game.follow(s, opened(s)) or as_stand_ins(game, s, random=Random(0)))
        best = min(best, process_time() - begun)
    return best * 1000
