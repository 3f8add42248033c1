"""`make pace`: how often games wait for somebody else and how many days they take.

``python -m tests.pace [--games 16] [--game hitz] [--seats 4] [--jobs 2]``. The figures are written,
for the lobby into `data/pace.toml` and for people into `docs/pace.md`; those of games that are not measured this time
stay. With ``--seats`` they are only printed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any

from engine.core.game import Game
from engine.core.options import Preset, preset_values
from engine.core.state import Settings
from engine.data import load
from engine.pace import FILE, Pace, Paces, combinations, combined, measured
from engine.tables.lobby import PACES
from engine.tables.session import TableSettings
from render.boards import BOARDS

from .people import Habit, days, waits
from .table import Table

DOCS = Path(__file__).parents[2] / "docs" / "pace.md"
START, END = "<!-- what follows is written by `make pace` -->\n", "<!-- what `make pace` writes ends here -->\n"
POST = Habit(2, 0.3)
"""The people of whom the lobby speaks."""
HABITS = (Habit(5, 0), Habit(5, 0.3), POST)
TABLE = TableSettings.model_validate(PACES["post"])
HEAD = """| presets | players | waits | answers each | days: 5 looks | 5, some ignored | 2, some ignored |
| --- | --- | --- | --- | --- | --- | --- |"""


@dataclass(frozen=True)
class Sort:
    """One sort of games to be measured."""

    game: str
    presets: tuple[Preset, ...]
    players: int


Same = tuple[str, str, int]


@cache
def game_of(id: str) -> Game[Any]:
    rules = BOARDS[id].game
    return rules(load(id, rules.tables) if rules.tables else None)


def settings_of(sort: Sort) -> Settings:
    """The options that its presets come to."""
    game = game_of(sort.game)
    values: dict[str, str] = {}
    for preset in sort.presets:
        values |= preset_values(game.presets, game.options, preset)
    return game.settings.model_validate(values)


def same(sort: Sort) -> Same:
    """What is the same for sorts that play the same games."""
    return sort.game, settings_of(sort).model_dump_json(), sort.players


def measure(sort: Sort, games: int) -> Pace:
    """Play so many games for each figure, of the same seeds."""
    game, settings, seeds = game_of(sort.game), settings_of(sort), [f"pace{n}" for n in range(games)]
    counted = [Table(game, settings, TABLE, sort.players, seed) for seed in seeds]
    waited = median(waits(table) for table in counted)
    answers = median(table.answers / sort.players for table in counted)
    *keener, slow = (
        round(median(days(Table(game, settings, TABLE, sort.players, seed), habit, seed) for seed in seeds), 1)
        for habit in HABITS
    )
    return Pace(waits=round(waited), days=slow, keener=tuple(keener), answers=round(answers))


def sorts(only: str | None, players: int | None) -> Iterator[Sort]:
    for id, board in BOARDS.items():
        for chosen in combinations(board.game.presets) if only in (None, id) else ():
            for number in board.game.players:
                if number > 1 and players in (None, number):
                    yield Sort(id, chosen, number)


def line(presets: str, players: int, found: Pace) -> str:
    taken = " | ".join(f"{each:.1f}" for each in (*found.keener, found.days))
    return f"| {presets or '–'} | {players} | {found.waits} | {found.answers} | {taken} |"


def written(found: Paces) -> str:
    """The tables of `docs/pace.md`."""
    parts = [
        "\n".join([f"## {id}\n", HEAD, *(line(name, n, each[n]) for name, each in by_presets.items() for n in each)])
        for id, by_presets in found.items()
    ]
    return "\n\n".join(parts) + "\n"


def kept(found: Paces) -> str:
    """The file of the lobby."""
    lines = [f"# Written by `make pace`; days are those of people with {POST.looks} looks a day (docs/pace.md)."]
    for id, by_presets in found.items():
        for name, by_players in by_presets.items():
            lines += ["", f"[{id}.{name}]"]
            lines += [
                f"{players} = {{ waits = {each.waits}, days = {each.days}, keener = {list(each.keener)}, "
                f"answers = {each.answers} }}"
                for players, each in by_players.items()
            ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--game", choices=list(BOARDS))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    wanted = list(sorts(args.game, args.seats))
    played = list({same(sort): sort for sort in reversed(wanted)}.values())[::-1]  # of equal games some are enough
    found: dict[Same, Pace] = {}
    print(HEAD, flush=True)
    with ProcessPoolExecutor(args.jobs) as pool:
        for sort, figures in zip(played, pool.map(partial(measure, games=args.games), played), strict=True):
            found[same(sort)] = figures
            print(f"{sort.game}: {line(combined(sort.presets), sort.players, figures)}", flush=True)
    if args.seats:
        return
    fresh: Paces = {}
    for sort in wanted:
        figures = found[same(sort)]
        fresh.setdefault(sort.game, {}).setdefault(combined(sort.presets), {})[sort.players] = figures
    merged = measured() | fresh
    every = {id: merged[id] for id in BOARDS if id in merged}
    before, _, rest = DOCS.read_text("utf-8").partition(START)
    _, _, after = rest.partition(END)
    DOCS.write_text(f"{before}{START}\n{written(every)}\n{END}{after}", "utf-8")
    FILE.write_text(kept(every), "utf-8")


if __name__ == "__main__":
    main()
