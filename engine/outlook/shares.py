"""How often each side wins if stand-ins play on: games begun from what is seen, with all that is hidden drawn anew.

A side's *share* is what it won of the games played on. Who wins together with other sides has that part of a victory
which falls to one of them, so shares add up to 1 at most; the rest are games that nobody won. Games that come to no end
within `LONGEST` acts count as won by nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from pydantic import BaseModel

from ..core.act import Answer
from ..core.game import Game
from ..core.stand_ins import play_on
from ..core.state import State

LONGEST = 5000
"""Acts after which a game that has not ended is given up; whole games take some 30 to 300."""


class Tally(BaseModel):
    """Games played on, and how many of them each side has won."""

    games: int = 0
    won: dict[str, float] = {}

    def add(self, won: Mapping[str, float]) -> None:
        """Count a game in."""
        self.games += 1
        for side, part in won.items():
            self.won[side] = self.won.get(side, 0.0) + part

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        sides = {*self.won, *other.won}
        won = {side: self.won.get(side, 0.0) + other.won.get(side, 0.0) for side in sorted(sides)}
        return Tally(games=self.games + other.games, won=won)

    def share(self, side: str) -> float:
        """The side's share, from 0 to 1. Raises ZeroDivisionError if no game has been played."""
        return self.won.get(side, 0.0) / self.games

    def error(self, side: str) -> float:
        """The standard error of that share; never 0, for who has won all of ten games may lose the next."""
        share = (self.won.get(side, 0.0) + 0.5) / (self.games + 1)
        return sqrt(share * (1 - share) / max(1, self.games))


def won(sides: Mapping[str, Sequence[str]], winners: Iterable[str]) -> dict[str, float]:
    """What falls to each side of a finished game; a side has won if one of its seats has."""
    winning = {*winners}
    found = [side for side, seats in sides.items() if winning.intersection(seats)]
    return {side: 1 / len(found) if side in found else 0.0 for side in sides}


def outcome(game: Game[Any], s: State) -> dict[str, float]:
    """What has fallen to each side of a game that is over, or has been given up."""
    return won(game.sides(s), s.result.winners if s.result else ())


def played_on(
    game: Game[Any], seen: State, seed: str, act: Answer | None = None, advised: Collection[str] = ()
) -> dict[str, float]:
    """How one game ends that is imagined from a view, for each side; ``act`` is done first. Persons are ``advised``:
    their seats are played as they would be, whatever the level of the table's stand-ins.

    The same seed plays the same game. Raises `Refused` if the act cannot be done in it.
    """
    s = game.imagined(seen, seed)
    if act is not None:
        game.apply(s, act)
    play_on(game, s, LONGEST, advised)
    return outcome(game, s)
