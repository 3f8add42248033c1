"""Zombie Plague: how often the humans of the program win against the Zombie Player's, how, and after how many rounds.

``--seats`` are the human figures here; one person leads them all. ``--absent`` leaves them to the policy for missed
deadlines. Games are played in ``--processes``.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, median, quantiles
from typing import NamedTuple

from engine.core.decision import Decision
from engine.core.runner import default, opened
from engine.games.plague.settings import MOST_HUMANS, PlagueSettings
from engine.games.plague.state import PlagueState
from tests.every_game import game_of, said

SIZES = range(1, MOST_HUMANS + 1)
ROUNDS = 200
"""No game takes so long."""
WAYS = ("car", "house", "basement")
HEAD = """| humans | games | won, % | by car, house, basement, % | rounds: median (9 of 10) | lost | answers |
| --- | --- | --- | --- | --- | --- | --- |"""


class Played(NamedTuple):
    """How one game ended: in which way the humans won (lost: "zombies"), with how many of them dead."""

    way: str
    rounds: int
    lost: int
    answers: int


def options(parser: argparse.ArgumentParser) -> None:
    """What can be asked for beside what every game has."""
    parser.add_argument("--absent", action="store_true", help="humans by the policy for missed deadlines")
    parser.add_argument("--processes", type=int, default=2)


def whole_game(settings: PlagueSettings, seed: int, absent: bool = False) -> Played:
    game = game_of("plague")
    s, _ = game.set_up(settings, ["a"], f"balance{seed}")
    answers, say = 0, partial(_words, absent=absent)
    while not s.over:
        game.apply(s, game.follow(s, opened(s)) or said(s, say))
        answers += 1
        assert s.round < ROUNDS, seed
    assert s.result is not None
    way = s.result.title.key.removeprefix("plague-end-")
    return Played(way, s.round, len(s.humans) - len(s.living), answers)


def _words(seen: PlagueState, decision: Decision, absent: bool) -> list[str] | None:
    """What a stand-in says, or what is done for humans whose people are absent."""
    if absent and seen.crews.get(decision.seats[0]):
        return default(decision) if decision.ask.wait else None
    return game_of("plague").stand_in(seen, decision)


def lines(args: argparse.Namespace, settings: dict[str, str], number: int, seeds: range) -> Iterator[str]:
    """The games of these seeds, in a line of Markdown."""
    chosen = PlagueSettings.model_validate({**settings, "n_humans": str(number)})
    play = partial(whole_game, chosen, absent=args.absent)
    with ProcessPoolExecutor(args.processes) as pool:
        games = list(pool.map(play, seeds, chunksize=4))
    ways = Counter(each.way for each in games)
    rounds = [each.rounds for each in games]
    p = sum(ways[way] for way in WAYS) / len(games)
    columns = [
        str(number),
        str(len(games)),
        f"{100 * p:.0f} ± {200 * sqrt(p * (1 - p) / len(games)):.0f}",
        ", ".join(f"{100 * ways[way] / len(games):.0f}" for way in WAYS),
        f"{median(rounds):.0f} ({quantiles(rounds, n=10)[8]:.0f})",
        f"{fmean(each.lost for each in games):.1f}",
        f"{fmean(each.answers for each in games):.0f}",
    ]
    yield f"| {' | '.join(columns)} |"
