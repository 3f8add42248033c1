"""The fullest city of Zombicide: all 72 zombies of the box on the board at once.

How long a Zombie Phase takes there, and its picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import process_time

from engine.core.runner import opened, resume
from engine.games.zombicide.phases.turn import PlayerPhase
from engine.games.zombicide.phases.zombie_phase import ZombiePhase
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import KINDS, ZombicideState
from tests.bench.games import as_stand_ins, games

ZOMBIES = 72


def horde() -> ZombicideState:
    """The survivors have had their turns, half of the doors are open, the whole box stands all over the city."""
    game, random = games()["zombicide"], Random(72)
    s, _ = game.set_up(ZombicideSettings(mode="single"), ["a"], "horde")
    while not s.find(PlayerPhase):
        game.apply(s, game.follow(s) or as_stand_ins(game, s, random))
    s.open = [*s.city.doors][::2]
    zones = cycle(random.sample([*s.city.zones], len(s.city.zones)))
    for kind in KINDS:
        for _ in range(s.data.zombies[kind].pieces):
            s.add(next(zones), kind, 1)
    for survivor in s.survivors.values():
        survivor.acted = True
    return s


def steps() -> Iterator[tuple[ZombicideState, set[str]]]:
    """Zombies that make a step, one after the other, and where."""
    s = horde()
    for zone in [*s.horde] * 4:
        for to in s.ground.neighbours(zone)[:1] if s.count("walker", zone) else ():
            s.add(zone, "walker", -1)
            s.add(to, "walker", 1)
            yield s, {zone, to}


def zombie_phase(times: int = 5) -> float:
    """Milliseconds of a whole Zombie Phase, at its best: all that happens until survivors can act again."""
    game, best = games()["zombicide"], float("inf")
    for _ in range(times):
        s = horde()
        assert sum(map(s.count, KINDS)) == ZOMBIES and len(s.standing) == len(s.survivors)
        begun = process_time()
        resume(s)
        while s.find(ZombiePhase) and not s.over:
            game.apply(s, game.follow(s, opened(s)) or as_stand_ins(game, s, random=Random(0)))
        best = min(best, process_time() - begun)
    return best * 1000
