"""`make tune`: looks for better numbers for stand-ins, and writes them to `data/<game>/player.toml`.

``python -m tests.tune hitz [--rounds 20] [--seed 0] [--processes 1]``. What is broken off goes on where it was when the
same is asked for again (`build/tune`). Nothing is written unless the numbers are better than those in use on games that
nothing was chosen on; ``--prove 0`` only looks.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from engine.data import DATA
from engine.kit.judgement import Judgement
from tests.tune.games import TRIALS, Trial, in_use
from tests.tune.search import Notes, search
from tests.tune.table import write

ROOT = Path(__file__).parents[2]
FRESH = 1_000_000
"""The first seed of the games on which a choice is proven."""


def of(trial: Trial, task: tuple[Judgement | None, int]) -> float:
    return trial.score(*task)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TRIALS))
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--width", type=int, default=24, help="choices of a round")
    parser.add_argument("--first", type=int, default=48, help="games of each on the lowest rung")
    parser.add_argument("--rungs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--prove", type=int, default=2000, help="games on which the choice is proven")
    args = parser.parse_args()
    trial = TRIALS[args.game]
    with ProcessPoolExecutor(args.processes) as pool:

        def scores(choices: Sequence[Judgement | None], seeds: range) -> list[list[float]]:
            found = list(pool.map(partial(of, trial), product(choices, seeds), chunksize=8))
            return [found[at : at + len(seeds)] for at in range(0, len(found), len(seeds))]

        before = best = in_use(trial)
        notes = Notes(ROOT / "build" / "tune" / f"{args.game}-{rules_of(args.game)}.jsonl")
        steps = search(
            best, notes.kept(scores), seed=args.seed, width=args.width, first=args.first, rungs=args.rungs,
            rounds=args.rounds,
        )  # fmt: skip
        for number, (best, gain, error, games) in enumerate(steps, 1):
            print(
                f"round {number}: {100 * gain:+.1f} ± {200 * error:.1f} in {games} games",
                changes(before, best),
                flush=True,
            )
        if not args.prove or best == before:
            return
        old, new = scores([before, best], range(FRESH, FRESH + args.prove))
    gaps = [b - a for a, b in zip(old, new, strict=True)]
    gain, error = fmean(gaps), 2 * stdev(gaps) / sqrt(len(gaps))
    chosen = f"{share(new)} of {len(new)} games, before {share(old)}: {trial.told()}"
    print(chosen, flush=True)
    if gain > error:
        write(DATA / args.game / "player.toml", trial.level, best.model_copy(update={"chosen": chosen}))


def share(scores: Sequence[float]) -> str:
    return f"{100 * fmean(scores):.1f} ± {200 * stdev(scores) / sqrt(len(scores)):.1f} %"


def changes(before: Judgement, after: Judgement) -> str:
    """What has become of the numbers."""
    return ", ".join(
        f"{name} {value} → {getattr(after, name)}" for name, value in before if getattr(after, name) != value
    )


def rules_of(game: str, data: Path = DATA) -> str:
    """What the game's rules, players and tables are: with others its games come to something else."""
    places = [(ROOT / "engine" / "games" / game, "*.py"), (data / game, "*.toml")]
    files = [file for place, kind in places for file in sorted(place.rglob(kind))]
    return sha256(b"".join(each.read_bytes() for each in files)).hexdigest()[:8]


if __name__ == "__main__":
    main()
