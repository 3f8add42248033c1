"""Which of several figures their leader plays now: one at a time."""

from __future__ import annotations

from engine.tables.session import Session


def able(session: Session, seat: str) -> list[str]:
    """The figures of a seat that it can do something with."""
    asked = {each.subject for each in session.offered(seat)}
    return [each for each in session.playing.crews.get(seat, ()) if each in asked]


def shown(session: Session, seat: str, wanted: str) -> str:
    """The figure that a panel shows: the ``wanted`` one, else the first that is waited for; none ("") if there is no
    choice.
    """
    found = able(session, seat)
    waited = _waited(session, seat)
    first = session.game.foremost(session.playing, waited) or next(iter(waited or found), "")
    return "" if len(found) < 2 else wanted if wanted in found else first


def going_on(session: Session, seat: str, figure: str) -> str:
    """The figure that has just acted, while it is waited for and the game knows no more urgent one; else "": then the
    panel goes on with one that is waited for.
    """
    waited = _waited(session, seat)
    return figure if figure in waited and not session.game.foremost(session.playing, waited) else ""


def _waited(session: Session, seat: str) -> list[str]:
    """The figures of a seat that are waited for, in their order."""
    waited = {each.subject for each in session.offered(seat) if each.ask.wait}
    return [each for each in session.playing.crews.get(seat, ()) if each in waited]
