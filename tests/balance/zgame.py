"""Z-Game: how games of equal stand-ins are won by seat, by the gang that a seat was dealt, and how long they last.

Or, against another level, how often each wins.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean
from typing import get_args

from engine.core.options import Difficulty
from engine.games.zgame.settings import ZgameSettings
from tests.every_game import game_of
from tests.tune.games import Duel, played

SIZES = game_of("zgame").players
LEVELS: tuple[Difficulty, ...] = get_args(Difficulty)
HEAD = """| players | games | by seat, % | error | by gang when present (A B C D), % | Goals: winner, all | turns |
| --- | --- | --- | --- | --- | --- | --- |"""


def options(parser: argparse.ArgumentParser) -> None:
    """Beside what every game has, `--option difficulty=hard` and the like: `--against normal`, `--mixed`."""
    parser.add_argument("--against", choices=LEVELS, help="the level of every other seat, which change with each seed")
    parser.add_argument("--mixed", action="store_true", help="other options in each game")


def lines(args: argparse.Namespace, settings: dict[str, str], players: int, seeds: range) -> Iterator[str]:
    """The games of these seeds, in a line of Markdown."""
    chosen = ZgameSettings.model_validate(settings)
    if args.against:
        yield _rivals(chosen, args.against, players, seeds, mixed=args.mixed)
        return
    seats, gangs, present = Counter[str](), Counter[str](), Counter[str]()
    best, total, turns = list[int](), list[int](), list[int]()
    for seed in seeds:
        settled = _mixed(chosen, Random(seed)) if args.mixed else chosen
        s = played(game_of("zgame"), settled, "abcd"[:players], f"balance{seed}", {})
        (winner,) = s.result.winners
        seats[winner] += 1
        gangs[s.gangs[winner].letter] += 1
        present.update(gang.letter for gang in s.gangs.values())
        best.append(s.result.scores[winner])
        total.append(sum(s.result.scores.values()))
        turns.append(s.turn)
    n, p = len(seeds), 1 / players
    columns = [
        str(players),
        str(n),
        " ".join(f"{100 * seats[seat] / n:.0f}" for seat in "abcd"[:players]),
        f"{200 * sqrt(p * (1 - p) / n):.1f}",
        " ".join(_share(gangs[letter], present[letter], p) for letter in "ABCD"),
        f"{fmean(best):.1f}, {fmean(total):.1f}",
        f"{fmean(turns):.1f}",
    ]
    yield f"| {' | '.join(columns)} |"


def _rivals(chosen: ZgameSettings, other: Difficulty, players: int, seeds: range, *, mixed: bool) -> str:
    """How often a seat of the chosen level wins, in two games of each seed: the second with the levels exchanged."""
    won = 0.0
    for seed in seeds:
        settings = _mixed(chosen, Random(seed)) if mixed else chosen
        duel = Duel("zgame", (players,), chosen.difficulty, other, settings.model_dump())
        won += duel.score(None, 2 * seed) + duel.score(None, 2 * seed + 1)
    n = 2 * len(seeds)
    return f"{players} players, {n} games: {chosen.difficulty} wins {_share(won, n, 0.5)} % against {other}"


def _mixed(chosen: ZgameSettings, random: Random) -> ZgameSettings:
    """Any options in any combination, but for the level."""
    others = (o for o in game_of("zgame").options if o.field != "difficulty")
    return chosen.model_copy(update={o.field: random.choice(o.values) for o in others if random.random() < 0.5})


def _share(won: float, present: int, p: float) -> str:
    if not present:
        return "–"
    return f"{100 * won / present:.0f}±{200 * sqrt(p * (1 - p) / present):.0f}"
