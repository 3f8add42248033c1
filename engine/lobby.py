"""Who sits at a table and with which options: changes that are no part of the game's state.

Each function makes one change to a session, or raises `Refused` with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from .core.errors import Refused
from .core.message import Message, msg, named
from .session import LETTERS, Player, Session

Language = Literal["en", "ru"]
LANGUAGES: tuple[str, ...] = get_args(Language)
"""Languages that a table can speak."""
M = TypeVar("M", bound=BaseModel)
Change = Callable[[Session], None]
Line = Callable[[Session], tuple[str, Message]]
"""After a change: the seat that it concerned, and the line of the log."""


def join(user: int, name: str) -> Change:
    """Take a free seat in the lobby, or during play the own seat back from a stand-in or a borrower."""

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if session.state is not None:
            lent = next((seat for seat, player in session.seats.items() if player.lender == user), None)
            seat = seat or lent
            if seat is None or (seat != lent and not session.seats[seat].stand_in):
                raise Refused(msg("refused-already-begun"))
            lender = session.seats[seat].lender
            session.seats[seat] = Player(user, name, lender=None if lender == user else lender)
            session.status = "playing"
            return
        if seat is not None:
            raise Refused(msg("refused-already-seated"))
        _sit(session, Player(user, name))

    return change


def leave(user: int) -> Change:
    """Give up the seat: free in the lobby, kept by a stand-in during play.

    A lobby that everybody has left is closed; a game in which no person is left stops until one comes back.
    """

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None or (session.seats[seat].stand_in and not session.seats[seat].absent):
            raise Refused(msg("refused-not-seated"))
        if session.state is not None:
            session.seats[seat] = Player(
                user, session.seats[seat].name, stand_in=True, lender=session.seats[seat].lender
            )
            if not session.has_people:
                session.status = "dropped"
            return
        del session.seats[seat]
        people = [player.user for player in session.seats.values() if player.user is not None]
        if not people:
            session.status = "dropped"
        elif session.host == user:
            session.host = people[0]
        _close_up(session)

    return change


def hand_over(user: int, to: int, name: str) -> Change:
    """Lend the own seat to another person; who lent it first may take it back."""

    def change(session: Session) -> None:
        seat = session.seat_of(user)
        if seat is None:
            raise Refused(msg("refused-not-seated"))
        if session.seat_of(to) is not None:
            raise Refused(msg("refused-member-seated", who=named(name)))
        lender = session.seats[seat].lender or user
        session.seats[seat] = Player(to, name, lender=None if lender == to else lender)
        session.status = "playing"

    return change


def told_of(user: int, key: str) -> Line:
    """The seat that a person has after a change, and the line that tells of it: by name, for it may change again."""

    def tell(session: Session) -> tuple[str, Message]:
        seat = session.seat_of(user)
        assert seat
        return seat, msg(key, who=named(session.seats[seat].name))

    return tell


def add_stand_in(user: int, names: Iterable[str]) -> Change:
    """Add an automated player with the first of ``names`` that is free; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        taken = {player.name for player in session.seats.values()}
        name = next((name for name in names if name not in taken), None)
        if name is None:
            raise Refused(msg("refused-full"))
        _sit(session, Player(None, name, stand_in=True))

    return change


def remove_stand_in(user: int) -> Change:
    """Remove the last automated player; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        seat = next((seat for seat, player in reversed(session.seats.items()) if player.user is None), None)
        if seat is None:
            raise Refused(msg("refused-no-stand-in"))
        del session.seats[seat]
        _close_up(session)

    return change


def set_option(user: int, field: str, value: str) -> Change:
    """Set an option of the game, or of the table (``table-<field>``, ``language``); the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        if field == "language":
            if value not in LANGUAGES:
                raise Refused(msg("refused-option", field=field))
            session.language = value
            return
        name = field.removeprefix("table-")
        if name != field:
            session.table = with_option(session.table, name, value)
        else:
            session.settings = with_option(session.settings, name, value)

    return change


def with_option(settings: M, field: str, value: str) -> M:
    """The settings with one option changed; raises `Refused` for one that there is not, or a value it cannot have."""
    old = settings.model_dump()
    if field not in old:
        raise Refused(msg("refused-option", field=field))
    try:
        return type(settings).model_validate({**old, field: value})
    except ValidationError as error:
        raise Refused(msg("refused-option", field=field)) from error


def drop(user: int) -> Change:
    """Close the lobby; the host's right."""

    def change(session: Session) -> None:
        host_only(session, user)
        session.status = "dropped"

    return change


def host_only(session: Session, user: int) -> None:
    """Raises `Refused` for everybody but the host."""
    if session.host != user:
        raise Refused(msg("refused-host-only"))


def _sit(session: Session, player: Player) -> None:
    if len(session.seats) >= session.game.players.stop - 1:
        raise Refused(msg("refused-full"))
    session.seats[next(letter for letter in LETTERS if letter not in session.seats)] = player


def _close_up(session: Session) -> None:
    """In the lobby the letters are given anew, so that no seat is missing in the row."""
    session.seats = dict(zip(LETTERS, session.seats.values(), strict=False))
