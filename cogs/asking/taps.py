"""One tap under a question: to have it answered like this from now on, without being asked."""

from __future__ import annotations

from typing import Any

from discord import ui

from engine.core.decision import Decision
from engine.tables.session import Session
from telling.texts import Locale

from ..base import ids


def taps(locale: Locale, session: Session, decision: Decision) -> list[ui.Button[Any]]:
    """The standing orders that its game puts under this question, the same for everybody: orders are private.

    A first game has no taps: a learner is asked everything.
    """
    return [
        ui.Button(
            label=locale(f"{session.game.id}-order-{order.name}-tap"),
            custom_id=ids.make("always", session.id, decision.id, order.name),
        )
        for order in session.game.orders
        if session.lesson is None and order.tap and order.kind == decision.kind
    ]
