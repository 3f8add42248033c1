"""What people write, tried before anybody plays it: games by stand-ins, and what is said of them.

What has been played is counts that add up, so the games may be played piece by piece, in any process: the number of a
game makes its seed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict

from ..core.game import Game
from ..core.options import Difficulty, Preset, Setting, preset_values
from ..core.state import Settings
from ..pace import pace_of
from ..spare import Allowance
from ..tables.session import LETTERS
from .played import How, Played, campaign, played

GAMES = 100
"""Games of each difficulty: two errors are 10 in a hundred, where it is even."""
SEATS = "abc"
"""Three people: every game has room for them. Waits and days are theirs."""
LEVELS: Sequence[Difficulty] = get_args(Difficulty)
MOST_ENDLESS = 0.05
"""The part of the games that may come to no end before it is a fault: stand-ins hide at times."""
K = TypeVar("K")
SURE = 2.0
"""Errors that are told."""

FEWEST = 40
"""Games of which one at least should have been won, on whatever difficulty."""

Failing = Literal["stuck", "endless", "broken", "never"]
"""What is a fault: see `How`; games that failed; that nobody won any game at all."""


class Tried(BaseModel):
    """Games of one difficulty. ``how`` they ended, and how many took so many ``rounds`` and ``waits``; ``fell``: those
    who fell, by place; ``who``: by their name in the box; ``winners``: games that a seat has won, others with it or
    not; ``leads``: how many the best won by so many points; ``broken``: seeds of games that failed.
    """

    model_config = ConfigDict(extra="forbid")

    how: dict[How, int] = {}
    rounds: dict[int, int] = {}
    waits: dict[int, int] = {}
    fell: dict[str, int] = {}
    who: dict[str, int] = {}
    winners: dict[str, int] = {}
    leads: dict[int, int] = {}
    broken: list[str] = []

    def add(self, game: Played) -> None:
        """Count a game in."""
        self.how[game.how] = self.how.get(game.how, 0) + 1
        for counts, n in ((self.rounds, game.rounds), (self.waits, game.waits)):
            counts[n] = counts.get(n, 0) + 1
        for who, zone in game.fell:
            self.fell[zone] = self.fell.get(zone, 0) + 1
            self.who[who] = self.who.get(who, 0) + 1
        for seat in game.winners:
            self.winners[seat] = self.winners.get(seat, 0) + 1
        if game.lead is not None:
            self.leads[game.lead] = self.leads.get(game.lead, 0) + 1

    def plus(self, other: Tried) -> Tried:
        """Both together."""
        return Tried(
            how=_both(self.how, other.how),
            rounds=_both(self.rounds, other.rounds),
            waits=_both(self.waits, other.waits),
            fell=_both(self.fell, other.fell),
            who=_both(self.who, other.who),
            winners=_both(self.winners, other.winners),
            leads=_both(self.leads, other.leads),
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
        """The standard error of that share."""
        return self._error(self.how.get("won", 0))

    def won_by(self, seat: str) -> tuple[float, float]:
        """The share of the games that a seat has won, and its standard error. Raises ZeroDivisionError without any."""
        return self.winners.get(seat, 0) / self.games, self._error(self.winners.get(seat, 0))

    def _error(self, n: int) -> float:
        """Never 0, for what was won ten times may be lost the next time."""
        share = (n + 0.5) / (self.games + 1)
        return sqrt(share * (1 - share) / self.games)

    @property
    def typical_rounds(self) -> int:
        """The median of the rounds."""
        return median(self.rounds)

    @property
    def typical_waits(self) -> int:
        """The median of the waits of a table by post."""
        return median(self.waits)

    @property
    def typical_lead(self) -> int:
        """The median of the points by which the best was ahead of the next."""
        return median(self.leads)

    @property
    def failing(self) -> dict[Failing, int]:
        """What is a fault by these games, and in how many of them."""
        found: dict[Failing, int] = {"stuck": self.how.get("stuck", 0), "broken": len(self.broken)}
        if (endless := self.how.get("endless", 0)) > MOST_ENDLESS * self.games:
            found["endless"] = endless
        return {kind: n for kind, n in found.items() if n}


class Trial(BaseModel):
    """What has been tried of an entry, by difficulty; of a game without any, as *normal*."""

    model_config = ConfigDict(extra="forbid")

    levels: dict[Difficulty, Tried] = {}

    def plus(self, other: Trial) -> Trial:
        """Both together."""
        found = dict(self.levels)
        for level, more in other.levels.items():
            found[level] = found.get(level, Tried()).plus(more)
        return Trial(levels=found)

    def lacking(self, levels: Sequence[Difficulty], games: int = GAMES) -> tuple[Difficulty, range] | None:
        """The games to be played next: normal first, which is what is said of it; None if there are enough."""
        for level in levels:
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
        """What is a fault, and in how many games."""
        found, every = Counter[Failing](), self.all
        for each in self.levels.values():
            found.update(each.failing)
        if every.games >= FEWEST and not every.how.get("won"):
            found["never"] = every.games
        return dict(found)


def levels_of(game: Game[Any]) -> Sequence[Difficulty]:
    """The difficulties that are tried, normal first. Where people play against one another they make stand-ins play
    worse or better, all alike, so one will do.
    """
    offered = next((each.values for each in game.options if each.field == "difficulty"), ()) if game.together else ()
    return ("normal", *(each for each in LEVELS if each in offered and each != "normal"))


def by_post(game: Game[Any], entry: str) -> list[Preset]:
    """The presets of a table that plays this entry by post: of the modes the first in which it can be chosen."""
    which, modes = _option(game, entry), [each for each in game.presets if each.kind == "mode"]
    fitting = (each for each in modes if which.applies(_with(game, [each])))
    return [*filter(None, [next(fitting, None)]), *(each for each in game.presets if each.name == "post")]


def settings_of(game: Game[Any], entry: str, level: Difficulty = "normal") -> Any:
    """The options of such a table. Raises StopIteration if the game has no such entry."""
    difficulty = {"difficulty": level} if game.together and len(levels_of(game)) > 1 else {}
    return _with(game, by_post(game, entry), {_option(game, entry).field: entry, **difficulty})


def seats_of(game: Game[Any], entry: str) -> str:
    """The seats of a trial: `SEATS`, or as nearly as many as can play it."""
    numbers = game.numbers(settings_of(game, entry))
    return LETTERS[: min(numbers, key=lambda n: abs(n - len(SEATS)))]


def days_of(game: Game[Any], entry: str, tried: Tried) -> float | None:
    """The days that such a table takes by post, as such tables have been measured; None if they have not."""
    pace = pace_of(game.id, by_post(game, entry), len(seats_of(game, entry)))
    return tried.typical_waits * pace.days / pace.waits if pace and pace.waits else None


def _option(game: Game[Any], entry: str) -> Setting:
    return next(each for each in game.options if entry in each.values)


def _with(game: Game[Any], presets: Sequence[Preset], values: Mapping[str, str] = {}) -> Settings:
    found: dict[str, Any] = game.usual.model_dump()
    for each in presets:
        found |= preset_values(game.presets, game.options, each)
    return game.settings.model_validate({**found, **values})


def tried(game: Game[Any], entry: str, level: Difficulty, numbers: range, allowance: Allowance | None = None) -> Tried:
    """Play the games of these numbers, one at least, as far as the allowance goes."""
    found, settings, seats = Tried(), settings_of(game, entry, level), seats_of(game, entry)
    chapters = game.campaign.is_chapter(settings)
    for number in numbers:
        seed = f"{entry}:{level}:{number}"
        try:
            found.add(campaign(game, settings, seats, seed) if chapters else played(game, settings, seats, seed)[0])
        except Exception:  # data that nobody has played yet may lead to what no rule foresees
            found.broken.append(seed)
        if allowance is not None and allowance.is_spent:
            break
    return found


def work(game: Game[Any], entry: str, trial: Trial, games: int, seconds: float, clock: float) -> tuple[Trial, float]:
    """What a process adds to a trial until it has so many games of each difficulty, or until so many seconds of the
    processor or by the clock are over; and what this process has used of the processor in all.
    """
    allowance, found, levels = Allowance(seconds, clock), Trial(), levels_of(game)
    while (lacking := trial.plus(found).lacking(levels, games)) is not None:
        level, numbers = lacking
        found = found.plus(Trial(levels={level: tried(game, entry, level, numbers, allowance)}))
        if allowance.is_spent:
            break
    return found, time.process_time()


def unfinished(trial: Trial, levels: Sequence[Difficulty], games: int) -> Trial:
    """What is noted where the next game did not come to its end in the time that it was given."""
    lacking = trial.lacking(levels, games)
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
