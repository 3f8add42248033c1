"""Whose turn comes after the present one, for people who want to hear of it one turn ahead."""

from __future__ import annotations

from ..tables.session import Session


def next_up(session: Session) -> tuple[str, int | None]:
    """The seats of the present turn and of the next one that a person has, and that person; nobody where there is no
    order that everybody sees, or where the table waits for them already.
    """
    if session.status != "playing":
        return "", None
    now, *later = session.game.turns(session.view(None)) or ("",)
    for seat in later:
        player = session.seats[seat]
        if player.user is not None and not player.stand_in:
            return now + seat, None if seat in session.waiting_for() else player.user
    return "", None
