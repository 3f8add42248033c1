"""Missions to be tried while the program has nothing better to do, the one that was wanted first before the others."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field

from ..games.zombicide.game import Zombicide
from ..spare import Spare
from .trial import GAMES, Trial, unfinished, work

log = logging.getLogger(__name__)

TRIES = 3
"""How often in a row it is tried where it fails."""

Heard = Callable[[Trial, bool], Awaitable[None]]
"""Is told what has been tried so far, and whether that is all."""


@dataclass(slots=True)
class _Wanted:
    """A mission of a game, whose box has it; ``failed``: how often in a row."""

    game: Zombicide
    mission: str
    heard: Heard
    trial: Trial = field(default_factory=Trial)
    failed: int = 0


class Trials:
    """What is wanted stands in memory: whoever wants it says so again after a start, with what there was already."""

    def __init__(self, spare: Spare, games: int = GAMES) -> None:
        self._spare, self._games = spare, games
        self._wanted: dict[Hashable, _Wanted] = {}

    def want(self, key: Hashable, game: Zombicide, mission: str, heard: Heard, trial: Trial | None = None) -> None:
        """Try a mission, unless that is being done under this key already."""
        if key not in self._wanted:
            self._wanted[key] = _Wanted(game, mission, heard, trial or Trial())

    def drop(self, key: Hashable) -> None:
        """Nobody wants it any more."""
        self._wanted.pop(key, None)

    async def step(self) -> bool:
        """Play some games of the next mission, if the budget allows it; whether anything was done."""
        key = next(iter(self._wanted), None)
        seconds = self._spare.left if key is not None else 0.0
        if key is None or not seconds:
            return False
        todo = self._wanted[key]
        args = (todo.game, todo.mission, todo.trial, self._games)
        found = await self._spare.run(key, seconds, work, *args)
        if self._wanted.get(key) is not todo:
            return True
        if found is None:
            todo.failed += 1
            if todo.failed >= TRIES:
                log.warning("mission %s of %s could not be tried", todo.mission, key)
                self.drop(key)
                await todo.heard(todo.trial.plus(unfinished(todo.trial, self._games)), True)
            return True
        todo.failed, todo.trial = 0, todo.trial.plus(found)
        whole = todo.trial.lacking(self._games) is None
        if whole:
            self.drop(key)
        await todo.heard(todo.trial, whole)
        return True
