"""What happens in a session without anybody doing anything: orders, single answers, stand-ins."""

from __future__ import annotations

from collections.abc import Callable

from ..core import stand_ins
from ..core.act import Answer, GoOn, TakeOrder
from ..core.decision import Decision
from ..core.runner import default, offered
from ..core.state import State
from .session import Session

Weighed = Callable[[Session, Answer], Answer | None]
"""What a stand-in answers in place of its usual answer; None while it thinks (`thinking`)."""


def at_once(session: Session, usual: Answer) -> Answer | None:
    """Nobody thinks here."""
    return usual


def next_act(
    session: Session, blame: Callable[[], None], among: list[Decision] | None = None, weighed: Weighed = at_once
) -> Answer | TakeOrder | GoOn | None:
    """The next act of the automatic play, or None if the table waits for people, or for a stand-in that thinks.

    ``among`` are the awaited questions, if the caller has just applied an act and has them from `opened`.
    ``blame`` is called, while the exception is handled, for a stand-in that failed.
    """
    state = session.playing
    if session.status != "playing" or session.paused:
        return None
    act = session.game.follow(state, among)
    if act is not None:
        return act
    for seat, player in session.seats.items():
        if not player.is_automatic:
            continue
        if player.absent == "default":
            found = _by_default(state, seat)
        else:
            usual = stand_ins.answer(session.game, state, seat, blame)
            found = usual and weighed(session, usual)
        if found is not None:
            return found
    return None


def _by_default(state: State, seat: str) -> Answer | None:
    """The safe answer of somebody absent: never to an opportunity, for what that spends may not come back."""
    for decision in offered(state, seat):
        if decision.ask.wait and not decision.sealed(state):
            return Answer(seat=seat, decision=decision.id, words=default(decision), by="default")
    return None
