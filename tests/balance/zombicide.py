"""Zombicide: how often the survivors of the program win each mission, in how many rounds, and who falls.

``--mission m1 m2 …`` (all by default), ``--levels`` of difficulty; ``--campaign`` plays whole campaigns instead, a lost
mission again from its snapshot as long as the rules allow. ``--absent`` leaves all to the policy for missed deadlines.
``--seats`` is among how many people the six are dealt. Games are played in ``--processes``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import default, offered
from engine.core.view import view
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState
from engine.workshop.played import Played, played
from tests.every_game import game_of

SIZES = range(1, 7)
MISSIONS = [f"m{n}" for n in range(1, 11)]
LEVELS = ("easy", "normal", "hard")
HEAD = """| mission | difficulty | games | won, % | rounds: median (9 of 10) | knocked out or dead | answers |
| --- | --- | --- | --- | --- | --- | --- |"""


def options(parser: argparse.ArgumentParser) -> None:
    """What can be asked for beside what every game has."""
    parser.add_argument("--mission", nargs="*", default=list(MISSIONS), choices=MISSIONS)
    parser.add_argument("--levels", nargs="*", default=["normal"], choices=LEVELS)
    parser.add_argument("--campaign", action="store_true")
    parser.add_argument("--absent", action="store_true")
    parser.add_argument("--processes", type=int, default=2)


class Run(NamedTuple):
    """A mission played; ``carry`` is what the next one of the campaign begins with."""

    game: Played
    fallen: bool = False
    carry: Any = None


def whole_mission(
    settings: ZombicideSettings, players: int, seed: str, *, absent: bool = False, carry: Any = None
) -> Run:
    game = game_of("zombicide")
    found, s = played(game, settings, "abcdef"[:players], seed, carry, partial(_answer, absent=absent))
    return Run(found, s.verdict == "fallen", game.campaign.outcome(s) if found.won else None)


def _answer(game: Game[ZombicideState], s: ZombicideState, seat: str, absent: bool) -> Answer | None:
    """What a stand-in says, or what is done for people who are absent; a stand-in that fails is seen to fail."""
    seen = view(s, seat)
    for decision in offered(s, seat, seen):
        words = (default(decision) if decision.ask.wait else None) if absent else game.stand_in(seen, decision)
        if words is not None and not decision.sealed(s):
            return Answer(seat=seat, decision=decision.id, words=words)
    return None


TRIES = 4
"""So often a mission of a campaign is played."""


def whole_campaign(settings: ZombicideSettings, players: int, seed: str) -> list[Run]:
    """Mission after mission, until one is not won in so many tries or everybody has fallen."""
    runs: list[Run] = []
    carry: Any = None
    for mission in range(len(MISSIONS)):
        one = whole_mission(settings, players, f"{seed}-{mission}", carry=carry)
        for attempt in range(1, TRIES):
            if one.game.won or one.fallen:
                break
            one = whole_mission(settings, players, f"{seed}-{mission}-{attempt}", carry=carry)
        runs.append(one)
        if not one.game.won:
            break
        carry = one.carry
    return runs


def lines(args: argparse.Namespace, settings: dict[str, str], number: int, seeds: range) -> Iterator[str]:
    """The games of these seeds, in lines of Markdown."""
    with ProcessPoolExecutor(args.processes) as pool:
        for level in args.levels:
            if args.campaign:
                chosen = ZombicideSettings.model_validate({"mode": "campaign", "difficulty": level, **settings})
                play = partial(whole_campaign, chosen, number)
                runs = list(pool.map(play, [f"balance{n}" for n in seeds]))
                won = sum(len(run) == len(MISSIONS) and run[-1].game.won for run in runs)
                far = " ".join(str(sum(each.game.won for each in run)) for run in runs)
                yield f"| campaign | {level} | {len(runs)} | {100 * won / len(runs):.0f} | missions won: {far} | | |"
                continue
            for mission in args.mission:
                chosen = ZombicideSettings.model_validate(
                    {"mode": "single", "mission": mission, "difficulty": level, **settings}
                )
                play = partial(whole_mission, chosen, number, absent=args.absent)
                games = [run.game for run in pool.map(play, [f"balance{n}" for n in seeds], chunksize=2)]
                yield _row(mission, level, games)


def _row(mission: str, level: str, games: list[Played]) -> str:
    rounds = [each.rounds for each in games]
    p = sum(each.won for each in games) / len(games)
    columns = [
        mission,
        level,
        str(len(games)),
        f"{100 * p:.0f} ± {200 * sqrt(p * (1 - p) / len(games)):.0f}",
        f"{median(rounds):.0f} ({quantiles(rounds, n=10)[8]:.0f})",
        f"{fmean(len(each.fell) for each in games):.1f}",
        f"{fmean(each.answers for each in games):.0f}",
    ]
    return f"| {' | '.join(columns)} |"
