"""`make pace`: how often games wait for somebody else and how many days they take.

``python -m tests.pace [--games 16] [--game hitz] [--seats 4]``. The figures of all games are written, for people into
`docs/pace.md` and for the lobby into `data/pace.toml`; those of single games or numbers of players are only printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import fmean, median
from typing import Any

from engine.core.game import Game
from engine.core.options import Preset, preset_values
from engine.data import load
from engine.pace import FILE, combinations, combined
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


@dataclass(frozen=True)
class Figures:
    """Means of waits and answers, medians of days by habit."""

    waits: float
    answers: float
    days: tuple[float, ...]


Measured = tuple[Sort, Figures]


@cache
def game_of(id: str) -> Game[Any]:
    rules = BOARDS[id].game
    return rules(load(id, rules.tables) if rules.tables else None)


def measure(sort: Sort, games: int) -> Figures:
    game = game_of(sort.game)
    values: dict[str, str] = {}
    for preset in sort.presets:
        values |= preset_values(game.presets, game.options, preset)
    settings = game.settings.model_validate(values)
    seeds = [f"pace{n}" for n in range(games)]
    tables = [Table(game, settings, TABLE, sort.players, seed) for seed in seeds]
    found = fmean(waits(table) for table in tables)
    answers = fmean(table.answers / sort.players for table in tables)
    taken = (
        median(days(Table(game, settings, TABLE, sort.players, seed), habit, seed) for seed in seeds)
        for habit in HABITS
    )
    return Figures(found, answers, tuple(taken))


def sorts(only: str | None, players: int | None) -> Iterator[Sort]:
    for id, board in BOARDS.items():
        for chosen in combinations(board.game.presets) if only in (None, id) else ():
            for number in board.game.players:
                if number > 1 and players in (None, number):
                    yield Sort(id, chosen, number)


def line(sort: Sort, found: Figures) -> str:
    taken = " | ".join(f"{each:.1f}" for each in found.days)
    name = combined(sort.presets) or "–"
    return f"| {name} | {sort.players} | {found.waits:.0f} | {found.answers:.0f} | {taken} |"


def written(found: list[Measured]) -> str:
    """The tables of `docs/pace.md`."""
    parts: list[str] = []
    for id in dict.fromkeys(sort.game for sort, _ in found):
        lines = [line(sort, figures) for sort, figures in found if sort.game == id]
        parts.append("\n".join([f"## {id}\n", HEAD, *lines]))
    return "\n\n".join(parts) + "\n"


def kept(found: list[Measured]) -> str:
    """The file of the lobby."""
    lines = [f"# Written by `make pace`; days are those of people with {POST.looks} looks a day (docs/pace.md)."]
    tables: dict[str, list[str]] = {}
    for sort, figures in found:
        row = f"{sort.players} = {{ waits = {figures.waits:.0f}, days = {figures.days[-1]:.1f} }}"
        tables.setdefault(f"{sort.game}.{combined(sort.presets)}", []).append(row)
    for name, rows in tables.items():
        lines += ["", f"[{name}]", *rows]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--game", choices=list(BOARDS))
    parser.add_argument("--seats", type=int)
    args = parser.parse_args()
    wanted = list(sorts(args.game, args.seats))
    found: list[Measured] = []
    print(HEAD, flush=True)
    with ProcessPoolExecutor() as pool:
        for sort, figures in zip(wanted, pool.map(partial(measure, games=args.games), wanted), strict=True):
            found.append((sort, figures))
            print(f"{sort.game}: {line(sort, figures)}", flush=True)
    if args.game or args.seats:
        return
    before, _, rest = DOCS.read_text("utf-8").partition(START)
    _, _, after = rest.partition(END)
    DOCS.write_text(f"{before}{START}\n{written(found)}\n{END}{after}", "utf-8")
    FILE.write_text(kept(found), "utf-8")


if __name__ == "__main__":
    main()
