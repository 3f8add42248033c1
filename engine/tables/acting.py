"""Acts on a live session, under its lock: who may act, what an act leaves in the log, what follows by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..core.act import Act, Answer
from ..core.decision import Decision
from ..core.errors import Refused, RulesError
from ..core.message import Event, msg
from ..core.runner import opened
from ..core.state import State
from ..store import Batch
from . import absence, journal, timers
from .autoplay import Weighed, at_once, next_act
from .session import Session

SLICE = 0.020
"""Seconds of automatic play per commit; then the loop may breathe."""


def open_state(session: Session) -> State:
    """The state of a game that is being played; raises `Refused` if it is not."""
    if session.state is None:
        raise Refused(msg("refused-not-begun"))
    if session.status != "playing":
        raise Refused(msg(session.why_over))
    return session.state


def own_seat(session: Session, user: int) -> str:
    """The seat for which this person acts; raises `Refused` without one, or if a stand-in plays it."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refused(msg("refused-not-seated"))
    if session.seats[seat].stand_in:
        raise Refused(msg("refused-stand-in-plays"))
    return seat


def not_paused(session: Session) -> None:
    """Raises `Refused`, which says why, while the game stands still."""
    if session.paused and session.status == "playing":
        raise Refused(msg("refused-paused", why=session.paused.why))


def apply(
    session: Session, batch: Batch, act: Act, now: float, actor: int | None = None, interaction: int | None = None
) -> list[Event]:
    """Do an act and write it down; raises `Refused` if it cannot be done."""
    state = open_state(session)
    events = session.game.apply(state, act)
    journal.write(batch, session, now, actor, act, events, interaction)
    if state.over:
        session.status = "over"
    return events


def go_on(
    session: Session,
    batch: Batch,
    now: Callable[[], float],
    blame: Callable[[], None],
    among: list[Decision] | None = None,
    weighed: Weighed = at_once,
) -> bool:
    """Do what happens by itself, for at most one slice of time; returns whether nothing is left.

    ``among`` are the awaited questions, if an act has just been applied; ``blame`` and ``weighed`` as for `next_act`.
    Raises `RulesError` if the next act fails and nothing could be done before it.
    """
    until = time.perf_counter() + SLICE
    while True:
        try:
            absence.return_seats(session)
            act = next_act(session, blame, among, weighed)
            if act is None:
                if session.status == "playing":
                    timers.compare(batch, session, now(), among)
                return True
            made_up_for = act.seat if isinstance(act, Answer) and absence.for_question(session, act) else None
            apply(session, batch, act, now())
            if made_up_for:
                absence.give_back(session, made_up_for)
            among = opened(session.playing)
        except Exception as error:
            if batch.statements:  # keep what was sound; the next slice meets the fault alone
                session.reload()
                return False
            raise RulesError("the automatic play cannot go on") from error
        if time.perf_counter() >= until:
            return False
