"""`make fuzz`: random games of Hit Z Road over mixed options, for every number of players, on all cores.

``python -m tests.fuzz [games per number of players]``. Says what was played and every game that broke something,
with the seed and options that play it again. The exit code is 1 if any did.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from time import perf_counter

from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.data import HitzData
from engine.games.hitz.state import HitzSettings
from tests.core.fuzz import play, replayed

GAMES = 10_000
CHUNK = 50
DEEP = 25
"""Every so manieth game is checked in depth, and replayed from its log."""


@cache
def game() -> HitZRoad:
    return HitZRoad(load("hitz", HitzData))


def one(players: int, n: int) -> tuple[int, str]:
    """The number of answers of one game, and how it went wrong, if it did."""
    seats, seed, random = list("abcd")[:players], f"fuzz-{players}-{n}", Random(players * 1_000_003 + n)
    chosen = {option.field: random.choice(option.values) for option in game().options}
    player = random.choices(("random", "default", "stand-in"), (8, 1, 1))[0]
    try:
        settings = HitzSettings.model_validate(chosen)
        s, log = play(game(), settings, seats, seed, random, deep=n % DEEP == 0, player=player)
        if n % DEEP == 0:
            again = replayed(game(), settings, seats, seed, log)
            assert game().dump(again) == game().dump(s), "the log leads elsewhere"
        return len(log), ""
    except Exception:
        return 0, f"{seed} {player} {chosen}\n{traceback.format_exc(limit=-4)}"


def some(players: int, first: int, number: int) -> list[tuple[int, str]]:
    return [one(players, n) for n in range(first, first + number)]


def main(games: int) -> int:
    wrong: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in game().players:
            begun, lengths = perf_counter(), Counter[int]()
            starts = range(0, games, CHUNK)
            chunks = pool.map(some, [players] * len(starts), starts, [min(CHUNK, games - at) for at in starts])
            for length, error in (each for chunk in chunks for each in chunk):
                if error:
                    wrong.append(error)
                    print(error, flush=True)
                else:
                    lengths[length] += 1
            played = sorted(lengths.elements()) or [0]
            print(
                f"{players} players: {len(played):,} games, {sum(played):,} answers "
                f"({played[0]} to {played[-1]} a game, median {played[len(played) // 2]}), "
                f"{games - lengths.total()} broken, {perf_counter() - begun:.0f} s",
                flush=True,
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
