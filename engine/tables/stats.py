"""Finished games of a server, for statistics."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import cast

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


async def played(store: Store, guild: int, user: int | None = None) -> list[Played]:
    """What people (or one) have played to the end in a server, oldest first; seats of stand-ins and first games do not
    count.
    """
    rows = await store.rows(
        "SELECT id, game, changed, user, name, seat, json_extract(state, '$.result.winners'), "
        "json_extract(state, '$.result.scores') FROM seats JOIN (SELECT rowid AS age, id, game, changed, "
        "CAST(state AS TEXT) AS state FROM sessions WHERE guild = ? AND status = 'over' "
        "AND NOT ifnull(json_extract(settings, '$.table.lesson'), 0)) ON session = id "
        "WHERE user = ifnull(?, user) AND stand_in = 0 ORDER BY changed, age, seat",
        guild,
        user,
    )
    found: list[Played] = []
    for session, game, at, who, name, seat, winners, scores in rows:
        points = cast("dict[str, int]", json.loads(scores or "{}")).get(seat)
        found.append(Played(session, game, at, who, name, seat in json.loads(winners or "[]"), points))
    return found
