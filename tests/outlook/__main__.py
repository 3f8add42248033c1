"""`make outlook`: is the chance to win what it says? Whole games by stand-ins, with the chance at a moment of each.

``python -m tests.outlook --game hitz [--games 500] [--playouts 25]``. Each game is played with other options, seats
and dice. A moment of it is drawn: the first of at most `TRIES` at which a first look, `LOOK` games that do not count,
finds that the game is not decided; the last one if there is none. There the chance of every side is worked out as
`engine.outlook` does. Of those who are said to win with 55 to 65 %, 60 % should win.

What has been worked out is kept in a folder (``--kept``, build/outlook), a line for each game, so it can be broken off
and gone on with; ``--games 0`` only says what is kept. The document is `docs/outlook.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.stand_ins import act_of
from engine.core.state import Settings
from engine.core.view import view
from engine.outlook.curve import GAMES
from engine.outlook.shares import LONGEST, Tally, outcome, played_on
from tests.every_game import IDS, game_of

BINS = 10
LOOK, TRIES = 4, 3
HEAD = "| game | said, % | sides | said on average, % | won, % | error |\n| --- | --- | --- | --- | --- | --- |"


class Said(NamedTuple):
    """Of how many games played on at a moment a side has won so many, and what it then won of the true one."""

    wins: float
    playouts: int
    won: float

    @property
    def chance(self) -> float:
        return self.wins / self.playouts


class Fit(NamedTuple):
    """A logistic curve of victory over chance: 1 and 0 if what is said is true, with the errors of both; what is won by
    whom 60 % are said, and its error.
    """

    slope: float
    slope_error: float
    intercept: float
    intercept_error: float
    of_sixty: float
    of_sixty_error: float


def settled(game: Game[Any], random: Random) -> tuple[Settings, list[str]]:
    """Options and seats of a game: half of the options are drawn, the others as usual."""
    seats = list("abcdefghijkl")[: random.choice(game.players)]
    drawn = {o.field: random.choice(o.values) for o in game.options if random.random() < 0.5}
    settings = game.settle(game.settings.model_validate(drawn), seats)
    return settings, [*seats, *game.house(settings)]


def whole_game(id: str, playouts: int, number: int) -> list[Said]:
    """The chances at a moment of the game with this number, for every side."""
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
    for at in random.sample(range(len(moments)), min(TRIES, len(moments))):
        seen = view(game.load(moments[at]), None)
        look = tallied(game, seen, LOOK, f"look:{number}:{at}")
        if any(0 < won < LOOK for won in look.won.values()):
            break
    tally = tallied(game, seen, playouts, f"calibrate:{number}:{at}")
    return [Said(tally.won.get(side, 0.0), playouts, part) for side, part in outcome(game, s).items()]


def tallied(game: Game[Any], seen: Any, games: int, seed: str) -> Tally:
    tally = Tally()
    for n in range(games):
        tally.add(played_on(game, seen, f"{seed}:{n}"))
    return tally


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


def logit(p: float) -> float:
    return log(p / (1 - p))


def fitted(said: Sequence[Said], steps: int = 30) -> Fit:
    """The likeliest logistic curve, by Newton's method. Raises ZeroDivisionError if all is decided."""
    pairs = [(logit((each.wins + 0.5) / (each.playouts + 1)), each.won) for each in said]
    a, b = 0.0, 1.0
    for _ in range(steps):
        ga = gb = aa = ab = bb = 0.0
        for x, won in pairs:
            p = 1 / (1 + exp(-(a + b * x)))
            w = p * (1 - p)
            ga, gb = ga + won - p, gb + (won - p) * x
            aa, ab, bb = aa + w, ab + w * x, bb + w * x * x
        det = aa * bb - ab * ab
        a, b = a + (bb * ga - ab * gb) / det, b + (aa * gb - ab * ga) / det
    x = logit(0.6)
    p = 1 / (1 + exp(-(a + b * x)))
    error = p * (1 - p) * sqrt(max(0.0, bb - 2 * x * ab + x * x * aa) / det)
    return Fit(b, sqrt(aa / det), a, sqrt(bb / det), p, error)


def of_sixty(said: Sequence[Said], games: int) -> tuple[float, float]:
    """What is won, with its error, by whom 60 % would be said if so many games were played on from each moment.

    A share of few games is bolder than the chance itself, for the luck of those games comes on top: a straight line
    through victories over shares is too flat by the part that this luck has in how far the shares lie apart. Raises
    ZeroDivisionError if all is decided.
    """
    n = len(said)
    mean, won = sum(each.chance for each in said) / n, sum(each.won for each in said) / n
    spread = sum((each.chance - mean) ** 2 for each in said) / n
    luck = sum(each.chance * (1 - each.chance) / (each.playouts - 1) for each in said) / n
    lesser = sum(each.chance * (1 - each.chance) for each in said) / n / games
    slope = sum((each.chance - mean) * (each.won - won) for each in said) / n / spread
    error = sqrt(sum((each.won - won - slope * (each.chance - mean)) ** 2 for each in said) / n / n / spread)
    steeper = spread / (spread - luck + lesser)
    return won + slope * steeper * (0.6 - mean), sqrt((error * steeper * (0.6 - mean)) ** 2 + won * (1 - won) / n)


def kept(file: Path) -> dict[int, list[Said]]:
    """What has been worked out, by the number of the game."""
    found = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {number: [Said(*each) for each in said] for number, said in found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=IDS, nargs="*", default=IDS)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=25)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path("build/outlook"))
    args = parser.parse_args()
    args.kept.mkdir(parents=True, exist_ok=True)
    everything: list[Said] = []
    for id in args.game:
        file = args.kept / f"{id}.jsonl"
        done = kept(file)
        todo = [number for number in range(args.games) if number not in done]
        with ProcessPoolExecutor(args.processes) as pool, file.open("a") as out:
            for number, found in zip(todo, pool.map(partial(whole_game, id, args.playouts), todo), strict=True):
                done[number] = found
                print(json.dumps([number, found]), file=out, flush=True)
        everything += report(f"{id}, {len(done)} games", [each for said in done.values() for each in said])
    report("all", everything)


def report(name: str, said: Sequence[Said]) -> Sequence[Said]:
    print(HEAD, *lines(name, said), sep="\n", flush=True)
    if said:
        fit = fitted(said)
        curve = f"slope {fit.slope:.2f} ± {2 * fit.slope_error:.2f}, "
        curve += f"intercept {fit.intercept:.2f} ± {2 * fit.intercept_error:.2f}"
        sixty = f"{100 * fit.of_sixty:.0f} ± {200 * fit.of_sixty_error:.0f} %"
        true, error = of_sixty(said, GAMES)
        told = f"{100 * true:.0f} ± {200 * error:.0f} %"
        print(f"{name}: {curve}; said 60 %, won {sixty}; with {GAMES} played on {told}", flush=True)
    return said


if __name__ == "__main__":
    main()
