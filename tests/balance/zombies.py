"""Zombies!!!: by which way games are won, by the place in the order of play and by seat, and the length in turns.

``--mode alt``; ``--first a`` lets the same seat begin always, ``--neutral`` plays no cards and uses no items.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import median, quantiles

from engine.core.decision import Decision
from engine.core.runner import start
from engine.games.zombies.game import Zombies
from engine.games.zombies.phases.set_up import lay_out
from engine.games.zombies.phases.turn import Match
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import ZombiesState
from tests.every_game import game_of, said

SIZES = Zombies.players
SEATS = ("a", "b", "c", "d", "e", "f")
STUCK = 100
"""Turns after which even neutral players use cards: where no zombie and no road is left, nothing else goes on."""
TURNS = 1000
"""No game takes so long."""
WAYS = {"win-helipad": "helipad", "win-kills": "trophies"}


@dataclass(frozen=True)
class Played:
    """How one game ended. ``place`` is the winner's in the order of play, from 0."""

    way: str
    seat: str
    place: int
    turns: int


def _words(seen: ZombiesState, decision: Decision, neutral: bool) -> list[str] | None:
    """What a stand-in says; ``neutral``: one that leaves cards and items alone."""
    if neutral and seen.number < STUCK and decision.kind in ("card", "use"):
        return None
    return game_of("zombies").stand_in(seen, decision)


def whole_game(settings: ZombiesSettings, players: int, seed: str, first: str = "", neutral: bool = False) -> Played:
    game, say = game_of("zombies"), partial(_words, neutral=neutral)
    s = lay_out(game.data, settings, list(SEATS[:players]), seed)
    s.active = first or s.active
    begins = SEATS.index(s.active)
    start(s, Match())
    while not s.over:
        game.apply(s, game.follow(s) or said(s, say))
        assert s.number < TURNS, seed
    assert s.result is not None
    (winner,) = s.result.winners
    way = WAYS[s.result.title.key.removeprefix("zombies-")]
    return Played(way, winner, (SEATS.index(winner) - begins) % players, s.number)


def report(players: int, games: list[Played]) -> Iterator[str]:
    """What these games come to, in lines of Markdown."""
    ways = Counter(each.way for each in games)
    places, seats = Counter(each.place for each in games), Counter(each.seat for each in games)
    turns = [each.turns for each in games]
    yield " | ".join(
        [
            f"| {players}",
            share(ways["trophies"], len(games)),
            f"{median(turns):.0f} ({quantiles(turns, n=10)[8]:.0f})",
            f"{median(turns) / players:.1f}",
            " ".join(f"{100 * places[n] / len(games):.0f}" for n in range(players)),
            " ".join(f"{100 * seats[seat] / len(games):.0f}" for seat in SEATS[:players]),
            f"{200 * sqrt((players - 1) / len(games)) / players:.1f} |",
        ]
    )


def share(part: int, whole: int) -> str:
    p = part / whole
    return f"{100 * p:.0f} ± {200 * sqrt(p * (1 - p) / whole):.0f} %"


HEAD = """| players | by trophies | turns: median (9 of 10) | rounds | won by place, % | by seat, % | error of a share |
| --- | --- | --- | --- | --- | --- | --- |"""


def options(parser: argparse.ArgumentParser) -> None:
    """What can be asked for beside what every game has."""
    parser.add_argument("--mode", choices=["alt", "base"], default="alt")
    parser.add_argument("--first", default="")
    parser.add_argument("--neutral", action="store_true")


def lines(args: argparse.Namespace, settings: dict[str, str], players: int, seeds: range) -> Iterator[str]:
    """The games of these seeds, in lines of Markdown."""
    chosen = ZombiesSettings.model_validate({"mode": args.mode, **settings})
    games = [whole_game(chosen, players, f"balance{n}", args.first, args.neutral) for n in seeds]
    yield from report(players, games)
