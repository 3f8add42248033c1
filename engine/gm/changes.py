"""What game masters change at the table itself: whether it stands still, and who holds its seats.

Like those of `tables.lobby`, each function makes one change to a session, or raises `Refused` with a reason;
`GameMaster` tells of it and writes it into the log.
"""

from __future__ import annotations

import dataclasses

from ..core.errors import Refused
from ..core.message import msg, named
from ..tables import lobby
from ..tables.lobby import Change
from ..tables.session import Pause, Player, Session


def require_seat(session: Session, seat: str) -> str:
    """The seat, if the session has it; raises `Refused`."""
    if seat not in session.seats:
        raise Refused(msg("refused-gm-seat"))
    return seat


def pause(paused: Pause) -> Change:
    """Stop the play (`Pause.MASTER`), or go on (`NONE`)."""

    def change(session: Session) -> None:
        if session.status != "playing":
            raise Refused(msg("refused-abandoned" if session.abandoned else "refused-not-begun"))
        if session.paused & Pause.MASTER == paused:
            raise Refused(msg("refused-gm-paused" if paused else "refused-gm-running"))
        session.paused ^= Pause.MASTER

    return change


def replace(seat: str, user: int, name: str) -> Change:
    """Give the seat to somebody; private orders of another go, and a game that everybody had left goes on."""

    def change(session: Session) -> None:
        if session.seat_of(user) not in (None, require_seat(session, seat)):
            raise Refused(msg("refused-gm-has-seat", who=named(name)))
        if session.seats[seat].user != user:
            lobby.forget_orders(session, seat)
        session.seats[seat] = Player(user, name)
        if session.abandoned:
            session.status = "playing"

    return change


def stand_in(seat: str) -> Change:
    """Let the automated player answer for the seat, as long as that leaves a person in a game that has begun."""

    def change(session: Session) -> None:
        old = session.seats[require_seat(session, seat)]
        session.seats[seat] = dataclasses.replace(old, stand_in=True, absent="", until=None)
        if session.state is not None and not session.has_people:
            raise Refused(msg("refused-gm-last"))

    return change


def remove(seat: str) -> Change:
    """Take the seat from its person for good, as long as that leaves a person at the table."""

    def change(session: Session) -> None:
        lobby.free(session, require_seat(session, seat))
        if not session.has_people:
            raise Refused(msg("refused-gm-last"))

    return change
