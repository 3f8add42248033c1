"""How many days a game takes with these very people, by the hours at which they look in."""

from __future__ import annotations

from collections.abc import Collection

from ..core.options import present_presets
from ..pace import pace_of
from ..tables.session import Session
from .hours import Hours
from .rhythm import days

KNOWN = 8
"""Looks, as they count today, from which on the hours of a person say something."""


def people(session: Session) -> list[int]:
    """Those who sit at a table, or are asked to."""
    return [player.user for player in session.seats.values() if player.user is not None]


async def forecast(hours: Hours, session: Session, users: Collection[int], now: float) -> float | None:
    """The days that the table's game would take with these people, as far as that can be said: None if the chosen
    options were never measured, or the hours of somebody are not known yet.
    """
    presets = present_presets(session.game.presets, session.game.options, session.settings).values()
    measured = pace_of(session.game.id, presets, len(users), session.game.length(session.settings))
    if measured is None or len(users) < 2 or session.lesson is not None:
        return None
    learnt = await hours.of(users)
    if any(user not in learnt or sum(learnt[user].counts) < KNOWN for user in users):
        return None
    return days(measured, [*(await hours.rhythms(users, now)).values()])
