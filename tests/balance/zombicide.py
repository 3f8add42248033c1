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

from engine.core.decision import Decision
from engine.core.runner import default, opened
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState
from tests.every_game import game_of, said

SIZES = range(1, 7)
MISSIONS = [f"m{n}" for n in range(1, 11)]
ROUNDS = 60
"""A mission that takes longer counts as lost."""
LEVELS = ("easy", "normal", "hard")
HEAD = """| mission | difficulty | games | won, % | rounds: median (9 of 10) | knocked out or dead | answers |
| --- | --- | --- | --- | --- | --- | --- |"""


class Played(NamedTuple):
    """How one mission ended; ``carry`` is what the next one of the campaign begins with."""

    won: bool
    fallen: bool
    rounds: int
    lost: int
    answers: int
    carry: Any = None


def options(parser: argparse.ArgumentParser) -> None:
    """What can be asked for beside what every game has."""
    parser.add_argument("--mission", nargs="*", default=list(MISSIONS), choices=MISSIONS)
    parser.add_argument("--levels", nargs="*", default=["normal"], choices=LEVELS)
    parser.add_argument("--campaign", action="store_true")
    parser.add_argument("--absent", action="store_true")
    parser.add_argument("--processes", type=int, default=2)


def whole_mission(
    settings: ZombicideSettings, players: int, seed: str, *, absent: bool = False, carry: Any = None
) -> Played:
    game = game_of("zombicide")
    s, _ = game.set_up(settings, [*"abcdef"[:players]], seed, carry)
    answers, say = 0, partial(_words, absent=absent)
    while not s.over and s.round <= ROUNDS:
        game.apply(s, game.follow(s, opened(s)) or said(s, say))
        answers += 1
    won = s.result is not None and bool(s.result.winners)
    lost = sum(each.standing not in ("standing", "left") for each in s.survivors.values())
    return Played(won, s.verdict == "fallen", s.round, lost, answers, game.campaign.outcome(s) if won else None)


def _words(seen: ZombicideState, decision: Decision, absent: bool) -> list[str] | None:
    """What a stand-in says, or what is done for people who are absent."""
    if absent:
        return default(decision) if decision.ask.wait else None
    return game_of("zombicide").stand_in(seen, decision)


TRIES = 4
"""So often a mission of a campaign is played."""


def whole_campaign(settings: ZombicideSettings, players: int, seed: str) -> list[Played]:
    """Mission after mission, until one is not won in so many tries or everybody has fallen."""
    played: list[Played] = []
    carry: Any = None
    for mission in range(len(MISSIONS)):
        one = whole_mission(settings, players, f"{seed}-{mission}", carry=carry)
        for attempt in range(1, TRIES):
            if one.won or one.fallen:
                break
            one = whole_mission(settings, players, f"{seed}-{mission}-{attempt}", carry=carry)
        played.append(one)
        if not one.won:
            break
        carry = one.carry
    return played


def lines(args: argparse.Namespace, settings: dict[str, str], number: int, seeds: range) -> Iterator[str]:
    """The games of these seeds, in lines of Markdown."""
    with ProcessPoolExecutor(args.processes) as pool:
        for level in args.levels:
            if args.campaign:
                chosen = ZombicideSettings.model_validate({"mode": "campaign", "difficulty": level, **settings})
                play = partial(whole_campaign, chosen, number)
                runs = list(pool.map(play, [f"balance{n}" for n in seeds]))
                won = sum(len(run) == len(MISSIONS) and run[-1].won for run in runs)
                far = " ".join(str(sum(each.won for each in run)) for run in runs)
                yield f"| campaign | {level} | {len(runs)} | {100 * won / len(runs):.0f} | missions won: {far} | | |"
                continue
            for mission in args.mission:
                chosen = ZombicideSettings.model_validate(
                    {"mode": "single", "mission": mission, "difficulty": level, **settings}
                )
                play = partial(whole_mission, chosen, number, absent=args.absent)
                games = list(pool.map(play, [f"balance{n}" for n in seeds], chunksize=2))
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
        f"{fmean(each.lost for each in games):.1f}",
        f"{fmean(each.answers for each in games):.0f}",
    ]
    return f"| {' | '.join(columns)} |"
