"""A session: one table of players with its lobby, its game and what is known about both."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from .core.game import Game
from .core.runner import Decision, awaited, offered
from .core.state import Settings, State
from .core.view import view

Status = Literal["lobby", "playing", "over", "dropped"]
LETTERS = "abcdefghijkl"
"""Seats are named by these letters, in the order in which they were taken."""


@dataclass(slots=True)
class Player:
    """Who sits on a seat. ``user`` is a Discord snowflake, None for a stand-in that nobody asked to replace.

    ``stand_in``: the automated player answers for the seat (also while a person has left it).
    """

    user: int | None
    name: str
    stand_in: bool = False


class TableSettings(BaseModel):
    """Options of a table that are the same for all games."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    auto: bool = True
    """Questions with one legal answer are answered by themselves."""


@dataclass(eq=False)
class Session:
    """The live object of a session; there is never more than one per id in a process.

    ``seq`` numbers the last entry of the log. ``lock`` covers load, answer and commit, never a Discord call or a
    drawing. ``resting`` is false while stand-ins or orders still have something to do by themselves.
    """

    id: str
    game: Game[Any]
    guild: int
    channel: int
    host: int
    language: str
    status: Status
    settings: Settings
    table: TableSettings
    created: float
    changed: float
    seats: dict[str, Player] = field(default_factory=dict[str, Player])
    state: State | None = None
    seq: int = -1
    base: tuple[int, bytes] | None = None
    """The last keyframe: its seq and its state as JSON."""
    resting: bool = True
    incident: str = ""
    """The number of the last incident that stopped the automatic play, until somebody acts."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def playing(self) -> State:
        """The state; raises LookupError in a lobby."""
        if self.state is None:
            raise LookupError(f"session {self.id} has no game yet")
        return self.state

    @property
    def names(self) -> dict[str, str]:
        """The players' names by seat."""
        return {seat: player.name for seat, player in self.seats.items()}

    @property
    def humans(self) -> list[str]:
        """The seats for which a person answers."""
        return [seat for seat, player in self.seats.items() if player.user is not None and not player.stand_in]

    def seat_of(self, user: int) -> str | None:
        """The seat that this person holds, also one that a stand-in keeps warm."""
        return next((seat for seat, player in self.seats.items() if player.user == user), None)

    def view(self, seat: str | None) -> State:
        """The game as this seat (None: a spectator) may see it."""
        return view(self.playing, seat)

    def awaited(self) -> list[Decision]:
        """What the table waits for, from the full state."""
        return awaited(self.state) if self.state is not None and not self.state.over else []

    def offered(self, seat: str) -> list[Decision]:
        """What is asked of a seat now, opportunities included, as it may see it."""
        return offered(self.state, seat) if self.state is not None and not self.state.over else []

    def waiting_for(self) -> list[str]:
        """The seats that the table waits for, each once, in the order of the seats."""
        due = {seat for decision in self.awaited() for seat in decision.seats}
        return [seat for seat in self.seats if seat in due]


def free_letter(taken: Iterable[str]) -> str:
    """The first letter that no seat has."""
    used = set(taken)
    return next(letter for letter in LETTERS if letter not in used)
