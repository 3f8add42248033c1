"""Successive halving: many choices of numbers play a few games, the better ones play more, on the same seeds.

A round begins with the best so far, changes of it, and what the last round's best have in common. Each of its rungs
plays twice as many games as the one before, and lets half go. Only what is better than the best so far by more than
chance takes its place. Every round has seeds of its own, so no number is chosen twice by the luck of the same games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.kit.judgement import Judgement

Scores = Callable[[Sequence[Judgement], range], list[list[float]]]
"""What choices come to, game by game, on seeds."""
TOUCHED = 0.3
"""The part of the numbers that a change moves."""
SPREAD, LEAST = 0.15, 0.03
"""How far one is moved, as a part of its bounds: in the first round, and at least."""
COOLS = 0.93
"""What is left of that in the next round."""


class Bounds(NamedTuple):
    """Within which a number is looked for."""

    least: float
    most: float
    whole: bool


def bounds(model: type[Judgement]) -> dict[str, Bounds]:
    """The numbers of a choice, each with its bounds."""
    found: dict[str, Bounds] = {}
    for name, each in model.model_fields.items():
        limits = {type(one).__name__: one for one in each.metadata}
        if "Ge" in limits and "Le" in limits:
            found[name] = Bounds(limits["Ge"].ge, limits["Le"].le, each.annotation is int)
    return found


def moved(numbers: Judgement, spread: float, random: Random) -> Judgement:
    """The same numbers, some of them moved within their bounds."""
    among = bounds(type(numbers))
    touched = [name for name in among if random.random() < TOUCHED] or [random.choice([*among])]
    new: dict[str, float] = {}
    for name in touched:
        least, most, whole = among[name]
        far = random.gauss(0, spread * (most - least))
        to = getattr(numbers, name) + (max(1, abs(round(far))) * (1 if far > 0 else -1) if whole else far)
        new[name] = round(min(most, max(least, to)), None if whole else 3)
    return numbers.model_copy(update=new)


def middle(choices: Sequence[Judgement]) -> Judgement:
    """The mean of several choices."""
    new: dict[str, float] = {}
    for name, (_, _, whole) in bounds(type(choices[0])).items():
        new[name] = round(fmean(getattr(each, name) for each in choices), None if whole else 3)
    return choices[0].model_copy(update=new)


class Round(NamedTuple):
    """How a round ended: the best from then on, how much better it is than the one before, the error of that."""

    best: Judgement
    gain: float
    error: float
    games: int


def search(
    best: Judgement, scores: Scores, *, seed: int, width: int, first: int, rungs: int, rounds: int
) -> Iterator[Round]:
    """Round after round. ``width`` choices play ``first`` games each on the lowest of so many ``rungs``."""
    seeds, spread = 0, SPREAD
    common: list[Judgement] = []
    for number in range(rounds):
        random = Random(f"{seed}.{number}")
        field = [best, *common, *(moved(best, spread, random) for _ in range(width - len(common)))]
        came: dict[int, list[float]] = {at: [] for at in range(len(field))}
        games, alive = first, [*came]
        for rung in range(rungs):
            more = scores([field[at] for at in alive], range(seeds, seeds + games))
            for at, each in zip(alive, more, strict=True):
                came[at] += each
            seeds, games = seeds + games, games * 2
            ranked = sorted(alive[1:], key=lambda at: -fmean(came[at]))
            if rung + 2 == rungs and len(ranked) > 1:
                common = [middle([field[at] for at in ranked[: max(2, len(ranked) // 2)]])]
            alive = [0, *ranked[: max(1, len(ranked) // 2)]]
        gaps = [b - a for a, b in zip(came[0], came[alive[1]], strict=True)]
        gain, error = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
        if gain > error:
            best = field[alive[1]]
        else:
            spread = max(LEAST, spread * COOLS)
        yield Round(best, gain, error, sum(map(len, came.values())))


class Notes:
    """What choices came to, kept in a file: a search that was broken off goes on where it was."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, list[float]] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                try:
                    key, found = json.loads(line)
                except ValueError:  # broken off in the middle of a line
                    continue
                self._known[key] = found

    def kept(self, scores: Scores) -> Scores:
        """The same, but nothing is played twice."""

        def both(choices: Sequence[Judgement], seeds: range) -> list[list[float]]:
            keys = [key_of(each, seeds) for each in choices]
            new = {key: each for key, each in zip(keys, choices, strict=True) if key not in self._known}
            played = scores([*new.values()], seeds) if new else []
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                for key, found in zip(new, played, strict=True):
                    self._known[key] = found
                    file.write(json.dumps([key, found]) + "\n")
            return [self._known[key] for key in keys]

        return both


def key_of(numbers: Judgement, seeds: range) -> str:
    """One choice on these seeds, as a short word."""
    said = json.dumps(written(numbers), sort_keys=True)
    return f"{sha256(said.encode()).hexdigest()[:16]} {seeds.start}-{seeds.stop}"


def written(numbers: Judgement) -> Mapping[str, Any]:
    """The numbers by name."""
    return numbers.model_dump(exclude={"chosen"})
