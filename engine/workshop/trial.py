"""A mission tried before anybody plays it: games by stand-ins, and what is said of them.

What has been played is counts that add up, so the games may be played piece by piece, in any process: the number of a
game makes its seed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict

from ..core.options import Difficulty
from ..games.zombicide.game import Zombicide
from ..games.zombicide.settings import ZombicideSettings
from ..pace import pace_of
from ..spare import Allowance
from .played import How, Played, played

GAMES = 100
"""Games of each difficulty: two errors are 10 in a hundred, where it is even."""
SEATS = "abc"
"""Three people with two survivors each. Waits and days are theirs; how often it is won hardly depends on it."""
LEVELS: Sequence[Difficulty] = get_args(Difficulty)
MOST_ENDLESS = 0.05
"""The part of the games that may come to no end before it is a fault of the mission: stand-ins hide at times."""
K = TypeVar("K")
SURE = 2.0
"""Errors that are told."""

FEWEST = 40
"""Games of which one at least should have been won, on whatever difficulty."""

Failing = Literal["stuck", "endless", "broken", "never"]
"""What is a fault of a mission: see `How`; games that failed; that no game was won at all."""


class Tried(BaseModel):
    """Games of one difficulty. ``how`` they ended, and how many took so many ``rounds`` and ``waits``; ``fell``:
    survivors who were knocked out or killed, by zone; ``who``: by their name in the box; ``broken``: seeds of games
    that failed.
    """

    model_config = ConfigDict(extra="forbid")

    how: dict[How, int] = {}
    rounds: dict[int, int] = {}
    waits: dict[int, int] = {}
    fell: dict[str, int] = {}
    who: dict[str, int] = {}
    broken: list[str] = []

    def add(self, game: Played) -> None:
        """Count a game in."""
        self.how[game.how] = self.how.get(game.how, 0) + 1
        for counts, n in ((self.rounds, game.rounds), (self.waits, game.waits)):
            counts[n] = counts.get(n, 0) + 1
        for who, zone in game.fell:
            self.fell[zone] = self.fell.get(zone, 0) + 1
            self.who[who] = self.who.get(who, 0) + 1

    def plus(self, other: Tried) -> Tried:
        """Both together."""
        return Tried(
            how=_both(self.how, other.how),
            rounds=_both(self.rounds, other.rounds),
            waits=_both(self.waits, other.waits),
            fell=_both(self.fell, other.fell),
            who=_both(self.who, other.who),
            broken=[*self.broken, *other.broken],
        )

    @property
    def games(self) -> int:
        """All that were begun."""
        return sum(self.how.values()) + len(self.broken)

    @property
    def won(self) -> float:
        """The share that was won, from 0 to 1. Raises ZeroDivisionError if no game has been played."""
        return self.how.get("won", 0) / self.games

    @property
    def error(self) -> float:
        """The standard error of that share; never 0, for what was won ten times may be lost the next time."""
        share = (self.how.get("won", 0) + 0.5) / (self.games + 1)
        return sqrt(share * (1 - share) / self.games)

    @property
    def typical_rounds(self) -> int:
        """The median of the rounds."""
        return median(self.rounds)

    @property
    def typical_waits(self) -> int:
        """The median of the waits of a table of `SEATS` by post."""
        return median(self.waits)

    @property
    def days(self) -> float | None:
        """The days that such a table takes, as missions have been measured; None if they have not."""
        pace = pace_of(Zombicide.id, [each for each in Zombicide.presets if each.name in PRESETS], len(SEATS))
        return self.typical_waits * pace.days / pace.waits if pace and pace.waits else None

    @property
    def failing(self) -> dict[Failing, int]:
        """What is a fault of the mission by these games, and in how many of them."""
        found: dict[Failing, int] = {"stuck": self.how.get("stuck", 0), "broken": len(self.broken)}
        if (endless := self.how.get("endless", 0)) > MOST_ENDLESS * self.games:
            found["endless"] = endless
        return {kind: n for kind, n in found.items() if n}


PRESETS = ("mission", "post")
"""What a table plays for which waits and days are told."""


class Trial(BaseModel):
    """What has been tried of a mission, by difficulty."""

    model_config = ConfigDict(extra="forbid")

    levels: dict[Difficulty, Tried] = {}

    def plus(self, other: Trial) -> Trial:
        """Both together."""
        found = dict(self.levels)
        for level, more in other.levels.items():
            found[level] = found.get(level, Tried()).plus(more)
        return Trial(levels=found)

    def lacking(self, games: int = GAMES) -> tuple[Difficulty, range] | None:
        """The games to be played next: normal first, which is what is said of a mission; None if there are enough."""
        for level in sorted(LEVELS, key=lambda each: each != "normal"):
            done = self.levels[level].games if level in self.levels else 0
            if done < games:
                return level, range(done, games)
        return None

    @property
    def all(self) -> Tried:
        """The games of all difficulties."""
        found = Tried()
        for each in self.levels.values():
            found = found.plus(each)
        return found

    @property
    def failing(self) -> dict[Failing, int]:
        """What is a fault of the mission, and in how many games."""
        found, every = Counter[Failing](), self.all
        for each in self.levels.values():
            found.update(each.failing)
        if every.games >= FEWEST and not every.how.get("won"):
            found["never"] = every.games
        return dict(found)


def settings_of(mission: str, level: Difficulty) -> ZombicideSettings:
    """The options of a table that plays a mission by post."""
    values = {"mode": "single", "mission": mission, "difficulty": level, "free_order": "on"}
    return ZombicideSettings.model_validate(values)


def tried(
    game: Zombicide, mission: str, level: Difficulty, numbers: range, allowance: Allowance | None = None
) -> Tried:
    """Play the games of these numbers, one at least, as far as the allowance goes."""
    found, settings = Tried(), settings_of(mission, level)
    for number in numbers:
        seed = f"{mission}:{level}:{number}"
        try:
            found.add(played(game, settings, SEATS, seed)[0])
        except Exception:  # data that nobody has played yet may lead to what no rule foresees
            found.broken.append(seed)
        if allowance is not None and allowance.is_spent:
            break
    return found


def work(game: Zombicide, mission: str, trial: Trial, games: int, seconds: float, clock: float) -> tuple[Trial, float]:
    """What a process adds to a trial until it has so many games of each difficulty, or until so many seconds of the
    processor or by the clock are over; and what this process has used of the processor in all.
    """
    allowance, found = Allowance(seconds, clock), Trial()
    while (lacking := trial.plus(found).lacking(games)) is not None:
        level, numbers = lacking
        found = found.plus(Trial(levels={level: tried(game, mission, level, numbers, allowance)}))
        if allowance.is_spent:
            break
    return found, time.process_time()


def unfinished(trial: Trial, games: int) -> Trial:
    """What is noted where the next game did not come to its end in the time that it was given."""
    lacking = trial.lacking(games)
    return Trial() if lacking is None else Trial(levels={lacking[0]: Tried(broken=[f"{lacking[1].start}"])})


def median(counts: Mapping[int, int]) -> int:
    """The number that half of those counted do not exceed; 0 if nothing was counted."""
    half, seen = sum(counts.values()) / 2, 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= half:
            return number
    return 0


def _both(one: Mapping[K, int], other: Mapping[K, int]) -> dict[K, int]:
    return dict(Counter(one) + Counter(other))
