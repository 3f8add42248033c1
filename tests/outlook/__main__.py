"""`make outlook`: is the chance to win what it says? Whole games by stand-ins, with the chance at a moment of each.

``python -m tests.outlook --game hitz [--games 500] [--points 2] [--playouts 50]``. Each game is played with other
options, seats and dice (``--from`` begins with another one); at so many moments of it, evenly drawn, the chance of
every side is worked out as `engine.outlook` does. Of those who are said to win with 55 to 65 %, 60 % should win.
The document is `docs/outlook.md`; ``--json`` writes the pairs of chance and victory for whoever fits a correction.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.stand_ins import act_of
from engine.core.state import Settings
from engine.core.view import view
from engine.outlook.shares import LONGEST, Tally, outcome, played_on
from tests.every_game import IDS, game_of

BINS = 10
HEAD = "| game | said, % | sides | said on average, % | won, % | error |\n| --- | --- | --- | --- | --- | --- |"


class Said(NamedTuple):
    """The chance of a side at a moment of a game, and what it then won of it."""

    chance: float
    won: float


def settled(game: Game[Any], random: Random) -> tuple[Settings, list[str]]:
    """Options and seats of a game: half of the options are drawn, the others as usual."""
    seats = list("abcdefghijkl")[: random.choice(game.players)]
    drawn = {o.field: random.choice(o.values) for o in game.options if random.random() < 0.5}
    settings = game.settle(game.settings.model_validate(drawn), seats)
    return settings, [*seats, *game.house(settings)]


def whole_game(id: str, points: int, playouts: int, number: int) -> list[Said]:
    """The chances at so many moments of the game with this number."""
    game, random = game_of(id), Random(f"outlook{number}")
    settings, seats = settled(game, random)
    s, _ = game.set_up(settings, seats, f"outlook{number}")
    moments: list[bytes] = []
    for _ in range(LONGEST):
        if s.over:
            break
        moments.append(game.dump(s))
        act = act_of(game, s)
        assert act is not None, (id, number)
        game.apply(s, act)
    ended, found = outcome(game, s), list[Said]()
    for at in sorted(random.sample(range(len(moments)), min(points, len(moments)))):
        seen, tally = view(game.load(moments[at]), None), Tally()
        for playout in range(playouts):
            tally.add(played_on(game, seen, f"calibrate:{number}:{at}:{playout}"))
        found += [Said(tally.share(side), part) for side, part in ended.items()]
    return found


def lines(id: str, said: Iterable[Said]) -> Iterator[str]:
    """The table: how often those won of whom about as much was said."""
    bins: list[list[Said]] = [[] for _ in range(BINS + 1)]
    for each in said:
        bins[round(each.chance * BINS)].append(each)
    for at, found in enumerate(bins):
        if found:
            n = len(found)
            mean, won = (sum(getattr(each, name) for each in found) / n for name in ("chance", "won"))
            error = 200 * sqrt(max(won * (1 - won), 0.25 / n) / n)
            low, high = max(0, 100 * at // BINS - 5), min(100, 100 * at // BINS + 5)
            yield f"| {id} | {low}–{high} | {n} | {100 * mean:.0f} | {100 * won:.0f} | ± {error:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=IDS, nargs="*", default=IDS)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--points", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=50)
    parser.add_argument("--from", type=int, default=0, dest="seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path, help="a folder for the pairs themselves")
    args = parser.parse_args()
    print(HEAD, flush=True)
    for id in args.game:
        play = partial(whole_game, id, args.points, args.playouts)
        with ProcessPoolExecutor(args.processes) as pool:
            said = [each for game in pool.map(play, range(args.seed, args.seed + args.games)) for each in game]
        if args.json:
            (args.json / f"{id}.json").write_text(json.dumps(said))
        for line in lines(id, said):
            print(line, flush=True)


if __name__ == "__main__":
    main()
