"""One game played for a choice of numbers: how well whoever goes by them does in it, from 0 to 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Game
from engine.core.options import Difficulty
from engine.core.runner import opened
from engine.core.view import view
from engine.kit.judgement import Judgement, Levels
from tests.every_game import game_of, said

LONGEST = 10_000
"""Acts of a game; no game takes so many."""


def played(game: Game[Any], settings: Any, seats: Sequence[str], seed: str, levels: Mapping[str, Difficulty]) -> Any:
    """A whole game of stand-ins, seat by seat of a level; the rest of the options is the table's."""

    def look(s: Any, seat: str) -> Any:
        seen = view(s, seat)
        if seat in levels:
            seen.settings = seen.settings.model_copy(update={"difficulty": levels[seat]})
        return seen

    s, _ = game.set_up(settings, list(seats), seed)
    for _ in range(LONGEST):
        if s.over:
            return s
        game.apply(s, game.follow(s, opened(s)) or said(s, game.stand_in, look))
    raise AssertionError(f"{game.id} {seed} has no end")


def in_use(trial: Trial) -> Judgement:
    """The numbers that are searched: those of the level, or the game's if it has no levels."""
    held: Any = game_of(trial.id).data.player
    return held.of(trial.level) if isinstance(held, Levels) else held


def going_by(game: Game[Any], numbers: Judgement, level: Difficulty) -> Game[Any]:
    """The game with other numbers for one level."""
    held: Any = game.data.player
    player = held.model_copy(update={level: numbers}) if isinstance(held, Levels) else numbers
    return type(game)(game.data.model_copy(update={"player": player}))


@dataclass(frozen=True)
class Duel:
    """Seats of one level against seats of another, every other seat; the next seed has them exchanged."""

    id: str
    players: tuple[int, ...]
    level: Difficulty = "hard"
    other: Difficulty = "normal"
    settings: Mapping[str, Any] = field(default_factory=dict)

    def told(self) -> str:
        """What the figures are."""
        return f"won by {self.level} against {self.other}, tables of {' '.join(map(str, self.players))}"

    def score(self, numbers: Judgement | None, seed: int) -> float:
        """The part of the victory that falls to the level; half of it where nobody wins."""
        game = game_of(self.id)
        players = self.players[seed // 2 % len(self.players)]
        seats = "abcdef"[:players]
        levels: dict[str, Difficulty] = {
            seat: self.level if (at + seed) % 2 == 0 else self.other for at, seat in enumerate(seats)
        }
        table = going_by(game, numbers, self.level) if numbers else game
        s = played(table, game.settings.model_validate(self.settings), seats, f"duel{seed // 2}", levels)
        winners = s.result.winners
        return sum(levels[each] == self.level for each in winners) / len(winners) if winners else 0.5


@dataclass(frozen=True)
class Together:
    """Everybody together against the game, one choice of options after the other."""

    id: str
    tables: tuple[Mapping[str, str], ...]
    seats: str = "a"
    level: Difficulty = "normal"

    def told(self) -> str:
        """What the figures are."""
        return "won, tables of " + "; ".join(" ".join(each.values()) for each in self.tables)

    def score(self, numbers: Judgement | None, seed: int) -> float:
        """Whether it was won."""
        game = game_of(self.id)
        settings = game.settings.model_validate(self.tables[seed % len(self.tables)])
        table = going_by(game, numbers, self.level) if numbers else game
        s = played(table, settings, self.seats, f"together{seed}", {})
        return float(bool(s.result.winners))


Trial = Duel | Together
TRIALS: Mapping[str, Trial] = {
    "hitz": Duel("hitz", (2, 3, 4)),
    "zombies": Duel("zombies", (2, 3, 4)),
    "zgame": Duel("zgame", (2, 4)),
    "zombicide": Together(
        "zombicide",
        tuple({"mode": "single", "mission": each, "difficulty": "hard"} for each in ("m3", "m5", "m9")),
        "abcdef",
        "hard",
    ),
    "plague": Together("plague", ({"n_humans": "1"}, {"n_humans": "3"}, {"n_humans": "6"})),
}
"""What each game's numbers are chosen by."""
