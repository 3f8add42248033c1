"""Finished games of a server, for statistics."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, cast

from ..store import Store


@dataclass(slots=True, frozen=True)
class Played:
    """One person's part in a finished game; ``points`` is None where the game has none. ``at`` in seconds."""

    session: str
    game: str
    at: float
    user: int
    name: str
    won: bool
    points: int | None


def counts(settings: str) -> bool:
    """Whether a finished game counts, by its row: it was no first game, and no game master has struck it out."""
    table = json.loads(settings)["table"]
    return not table.get("lesson") and table.get("counts", True)


async def newcomers(store: Store, game: str, users: Collection[int]) -> set[int]:
    """Those of these people who have not yet finished a game of this kind anywhere; first games do not count."""
    if not users:
        return set()
    marks = ", ".join("?" * len(users))
    rows = await store.rows(
        "SELECT DISTINCT person, settings FROM seats JOIN sessions ON id = session "
        f"WHERE game = ? AND status = 'over' AND stand_in = 0 AND person IN ({marks})",
        game,
        *users,
    )
    return {*users} - {person for person, settings in rows if not json.loads(settings)["table"].get("lesson")}


async def played(store: Store, guild: int, user: int | None = None) -> list[Played]:
    """What people (or one) have played to the end in a server, oldest first; without seats of stand-ins, first games
    and games that a game master has struck out.
    """
    rows = await store.rows(
        "SELECT id, game, changed, settings, result, person, name, seat FROM seats JOIN sessions ON id = session "
        "WHERE guild = ? AND status = 'over' AND person = coalesce(?, person) AND stand_in = 0 "
        "ORDER BY changed, age, seat",
        guild,
        user,
    )
    found: list[Played] = []
    for session, game, at, settings, ended, who, name, seat in rows:
        if not counts(settings):
            continue
        result = cast("dict[str, Any]", json.loads(ended or "{}"))
        won, points = seat in result.get("winners", ()), result.get("scores", {}).get(seat)
        found.append(Played(session, game, at, who, name, won, points))
    return found
