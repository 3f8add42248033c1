"""`make balance`: whole games of Zombies!!! by stand-ins alone, and how they are won.

``python -m tests.balance --mode alt --seats 3 [--games 400] [--first a] [--option kill_target=30] [--neutral]``.
For every number of players: by which way the games were won, by the place in the order of play and by seat, with the
error of a share (two standard deviations), and the length in turns.
``--first`` lets the same seat begin always, ``--neutral`` plays no cards and uses no items, ``--from`` begins with
another seed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import median, quantiles

from engine.core.act import Answer
from engine.core.runner import offered, start
from engine.core.view import view
from engine.data import load
from engine.games.zombies.data import ZombiesData
from engine.games.zombies.game import Zombies
from engine.games.zombies.set_up import lay_out
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.turn import Match

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


def act_of(game: Zombies, s: ZombiesState, neutral: bool) -> Answer:
    """The next answer of a stand-in, seat after seat, as a table of stand-ins plays."""
    for seat in s.seats:
        seen = view(s, seat)
        for decision in offered(s, seat, seen):
            if decision.sealed(s) or (neutral and s.number < STUCK and decision.kind in ("card", "use")):
                continue
            words = game.stand_in(seen, decision)
            if words is not None:
                return Answer(seat=seat, decision=decision.id, words=words)
    raise AssertionError("nobody has an answer")


def whole_game(
    game: Zombies, settings: ZombiesSettings, players: int, seed: str, first: str = "", neutral: bool = False
) -> Played:
    s = lay_out(game.data, settings, list(SEATS[:players]), seed)
    s.active = first or s.active
    begins = SEATS.index(s.active)
    start(s, Match())
    while not s.over:
        game.apply(s, game.follow(s) or act_of(game, s, neutral))
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mode", choices=["alt", "base"], default="alt")
    parser.add_argument("--seats", type=int, nargs="*", default=list(Zombies.players), choices=Zombies.players)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="seed")
    parser.add_argument("--first", default="")
    parser.add_argument("--neutral", action="store_true")
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    game = Zombies(load("zombies", ZombiesData))
    options = dict(option.split("=", 1) for option in args.option)
    settings = ZombiesSettings.model_validate({"mode": args.mode, **options})
    print(HEAD, flush=True)
    for players in args.seats:
        seeds = range(args.seed, args.seed + args.games)
        games = [whole_game(game, settings, players, f"balance{n}", args.first, args.neutral) for n in seeds]
        for line in report(players, games):
            print(line, flush=True)


if __name__ == "__main__":
    main()
