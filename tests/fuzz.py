"""`make fuzz`: random games over mixed options, of every game and for every number of players, on all cores, and in
full those tests of which the suite has a part.

``python -m tests.fuzz [games per number of players]``. Says what was played and every game that broke something,
with the seed and options that play it again. The exit code is 1 if anything did.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations_with_replacement, product
from pathlib import Path
from random import Random
from string import ascii_lowercase
from time import perf_counter
from typing import Any

from tests.core.fuzz import play, replayed
from tests.every_game import game_of
from tests.pseudo import reading
from tests.thorough import THOROUGH
from tests.zombicide.carried import carried

TESTS = Path(__file__).parent
SERIES, LOOKS, TRY_OUTS, FIRST = 40, 15, 50, 1_000
"""So many series of games of each game are looked at in so many moments by every seat and a spectator, some 10,000
imagined tables of all games, and tried out in so many, 10,000 try-outs; their numbers begin here, beyond the suite."""
CHUNK = 50
DEEP = 25
"""Every so manieth game is checked in depth, read in an unfinished language, and replayed from its log."""


@dataclass(frozen=True)
class Table:
    """A game to play so often for each number of players; ``only`` narrows the values of options, ``by`` who plays.

    ``carry`` makes what a campaign carries into it, out of the tables of the game.
    """

    game: str
    games: int
    only: Mapping[str, Sequence[str]] = field(default_factory=dict)
    by: Mapping[str, int] = field(default_factory=lambda: {"random": 8, "default": 1, "stand-in": 1})
    carry: Callable[[Any, Random], Any] | None = None

    def __str__(self) -> str:
        alone = {field: values[0] for field, values in self.only.items() if len(values) == 1 and values[0] != "off"}
        return " ".join([self.game, *(field if value == "on" else value for field, value in alone.items())])


ROUNDS = ("3", "5", "8", "12")
"""Random survivors find no way out of the city: their games end by number of rounds."""
RESTLESS = {"random": 4, "stand-in": 1}
"""Who only waits behind closed doors is never found by zombies: such games of Zombicide do not end."""
FEW = ("1", "2", "3", "4", "6")
EXPANSIONS: Mapping[str, Sequence[str]] = {
    "fire": ("on",), "basement": ("card", "die"), "crawlers": ("on",), "baby": ("card", "placed"), "traitor": ("on",),
    "crazy": ("discard", "keep"),
}  # fmt: skip
"""Those of Zombie Plague: alone, in pairs, and any of them."""


def expanded(*chosen: str) -> Table:
    """Zombie Plague with just these expansions."""
    only = {name: values if name in chosen else ("off",) for name, values in EXPANSIONS.items()}
    return Table("plague", 10, {"n_humans": FEW, **only})


TABLES = (
    Table("hitz", 10_000),
    Table("zombies", 2_000, {"mode": ("alt",), "round_limit": ROUNDS}),
    Table("zombies", 2_000, {"mode": ("base",), "round_limit": ROUNDS}),
    Table("zgame", 2_000),
    Table("plague", 200, {"n_humans": FEW}),
    Table("plague", 5),
    *(expanded(*pair) for pair in combinations_with_replacement(EXPANSIONS, 2)),
    Table("zombicide", 1_000, {"mode": ("single",)}, RESTLESS),
    Table("zombicide", 700, {"mode": ("campaign",)}, RESTLESS, carried),
)


def one(at: int, players: int, n: int) -> tuple[int, str]:
    """The number of answers of one game, and how it went wrong, if it did."""
    table = TABLES[at]
    played = game_of(table.game)
    seats, seed, random = list(ascii_lowercase[:players]), f"fuzz-{players}-{n}", Random(players * 1_000_003 + n)
    chosen = {option.field: random.choice(table.only.get(option.field, option.values)) for option in played.options}
    player = random.choices([*table.by], [*table.by.values()])[0]
    carry = table.carry(played.data, random) if table.carry else None
    try:
        settings = played.settings.model_validate(chosen)
        read = reading(played) if n % DEEP == 0 else None
        s, log = play(played, settings, seats, seed, random, deep=n % DEEP == 0, player=player, carry=carry, read=read)
        if n % DEEP == 0:
            again = replayed(played, settings, seats, seed, log, carry)
            assert played.dump(again) == played.dump(s), "the log leads elsewhere"
        return len(log), ""
    except Exception:
        return 0, f"{table} {seed} {player} {chosen}\n{traceback.format_exc(limit=-4)}"


def some(at: int, players: int, first: int, number: int) -> list[tuple[int, str]]:
    return [one(at, players, n) for n in range(first, first + number)]


def imagined(name: str, number: int) -> int:
    """Tables imagined by every seat of some games, each compared with that of another world, some played to their end:
    how many.
    """
    from lessons.tables import imagine

    return imagine(name, FIRST + number, LOOKS)


def tried(name: str, number: int) -> int:
    """Try-outs of some games, each compared with that of another world: how many."""
    from lessons.tables import try_out

    asyncio.run(try_out(name, FIRST + number, TRY_OUTS))
    return TRY_OUTS


WORLDS: Mapping[str, Callable[[str, int], int]] = {"tables imagined": imagined, "try-outs": tried}
"""What is compared with another world in series of games."""


def compared(what: str, name: str, number: int) -> tuple[int, str]:
    """How much of a series was compared, and how it went wrong, if it did."""
    sys.path[:0] = [each for each in (str(TESTS),) if each not in sys.path]
    try:
        return WORLDS[what](name, number), ""
    except Exception:
        return 0, f"{name}: {what}, {number}\n{traceback.format_exc(limit=-4)}"


def compare_all(pool: ProcessPoolExecutor) -> list[str]:
    """All games; what went wrong."""
    wrong: list[str] = []
    for what, name in product(WORLDS, dict.fromkeys(table.game for table in TABLES)):
        begun = perf_counter()
        found = list(pool.map(partial(compared, what, name), range(SERIES)))
        errors = [error for _, error in found if error]
        number = sum(n for n, _ in found)
        print(f"{name}: {number:,} {what}, {perf_counter() - begun:.0f} s", *errors, sep="\n", flush=True)
        wrong += errors
    return wrong


def in_full() -> int:
    """The tests of which the suite has a part (`thorough`); the exit code of pytest."""
    partial = re.compile(r"^from (thorough|core\.corrections) import", re.MULTILINE)
    files = [str(path) for path in sorted(TESTS.rglob("test_*.py")) if partial.search(path.read_text("utf-8"))]
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *files]
    return subprocess.run(command, cwd=TESTS.parent, env={**os.environ, THOROUGH: "1"}).returncode


def main(wanted: int) -> int:
    wrong: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        wrong += compare_all(pool)
        for at, players in [
            (at, players) for at, table in enumerate(TABLES) for players in game_of(table.game).players
        ]:
            games = wanted or TABLES[at].games
            begun, lengths = perf_counter(), Counter[int]()
            starts = range(0, games, CHUNK)
            sizes = [min(CHUNK, games - start) for start in starts]
            chunks = pool.map(some, [at] * len(starts), [players] * len(starts), starts, sizes)
            for length, error in (each for chunk in chunks for each in chunk):
                if error:
                    wrong.append(error)
                    print(error, flush=True)
                else:
                    lengths[length] += 1
            played = sorted(lengths.elements()) or [0]
            print(
                f"{TABLES[at]}, {players} players: {len(played):,} games, {sum(played):,} answers "
                f"({played[0]} to {played[-1]} a game, median {played[len(played) // 2]}), "
                f"{games - lengths.total()} broken, {perf_counter() - begun:.0f} s",
                flush=True,
            )
    return 1 if in_full() or wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
