"""Which clock is fair: the same games under several rules for time, as `docs/pace.md` has them.

``python -m tests.pace.clocks [--games 30] [--game hitz]``: the median of days, the mean number of deadlines that a game
sees missed, and in how many games nobody missed any.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import mean, median

from engine.core.options import Preset
from engine.tables.session import TableSettings

from .__main__ import POST, Sort, game_of, settings_of
from .people import Habit, days
from .table import Table

CLOCKS: tuple[Mapping[str, str], ...] = (
    {"deadline": "24h"},
    {"deadline": "24h", "bank": "24h"},
    {"deadline": "24h", "bank": "2d"},
    {"deadline": "12h"},
    {"deadline": "12h", "bank": "2d"},
    {"deadline": "12h", "bank": "4d"},
)
SORTS = (
    ("hitz", ("post",), 4),
    ("zombies", ("usual", "post"), 4),
    ("zgame", ("standard", "post"), 3),
    ("plague", ("classic", "post"), 4),
    ("zombicide", ("mission", "post"), 4),
)
LOOKS, IGNORED = (1, 2, 3, 5), (0.1, 0.3, 0.4)
"""What people of a mixed table differ by."""
HEAD = """| game | people | clock | days | deadlines missed | games without a missed one |
| --- | --- | --- | --- | --- | --- |"""


def people(kind: str, seats: int, seed: str) -> list[Habit]:
    """The habits of a table: all alike, mixed, or mixed with weekends off."""
    if kind == "alike":
        return [POST] * seats
    random = Random(seed)
    return [Habit(random.choice(LOOKS), random.choice(IGNORED), kind == "mixed") for _ in range(seats)]


def lines(of: tuple[str, tuple[str, ...], int], games: int) -> list[str]:
    """The rows of one game."""
    id, names, seats = of
    presets: list[Preset] = [each for each in game_of(id).presets if each.name in names]
    settings, found = settings_of(Sort(id, tuple(presets), seats)), list[str]()
    for kind in ("alike", "mixed", "weekends off"):
        for clock in CLOCKS:
            took, lapses = list[float](), list[int]()
            rule = TableSettings.model_validate({"policy": "default", **clock})
            for seed in (f"clock{n}" for n in range(games)):
                table = Table(game_of(id), settings, rule, seats, seed)
                took.append(days(table, people(kind, seats, seed), seed))
                lapses.append(table.lapses)
            said = clock["deadline"] + (f" + {clock['bank']}" if "bank" in clock else "")
            found.append(
                f"| {id} | {kind} | {said} | {median(took):.1f} | {mean(lapses):.1f} | {lapses.count(0)} of {games} |"
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--game", choices=[id for id, _, _ in SORTS])
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    print(HEAD, flush=True)
    with ProcessPoolExecutor(args.jobs) as pool:
        for found in pool.map(
            partial(lines, games=args.games), [each for each in SORTS if args.game in (None, each[0])]
        ):
            print("\n".join(found), flush=True)


if __name__ == "__main__":
    main()
