"""The players' half of a game's seed: what each of them gives to it in the lobby."""

from __future__ import annotations

import re

from ..core.dice import Part
from ..core.errors import Refused
from ..core.message import msg
from .lobby import Change
from .session import Session

LONGEST = 32
"""Characters of a word."""
WORD = re.compile(r"[^\W_]+(?: [^\W_]+)*")


def sat_down(session: Session, user: int, part: int) -> None:
    """Somebody has sat down in the lobby by this interaction. A word that they gave before stays."""
    if session.state is None and session.lesson is None:
        words = [each for each in session.parts.get(user, ()) if isinstance(each, str)]
        session.parts[user] = [part, *words]


def word(user: int, said: str) -> Change:
    """A person on a seat gives a word of their own, which stays secret until the game begins; the last one counts.

    Raises `Refused` for anything but letters, digits and single spaces between them, and in a first game, whose dice
    are fixed.
    """

    def change(session: Session) -> None:
        if session.seat_of(user) is None:
            raise Refused(msg("refused-not-seated"))
        if session.lesson is not None:
            raise Refused(msg("refused-dice-fixed"))
        if len(said) > LONGEST or not WORD.fullmatch(said):
            raise Refused(msg("refused-dice-word", n=LONGEST))
        pressed = [each for each in session.parts.get(user, ()) if isinstance(each, int)]
        session.parts[user] = [*pressed, said]

    return change


def given(session: Session) -> list[Part]:
    """What the people on the seats have given, in the order of the seats."""
    return [part for player in session.seats.values() if player.user for part in session.parts.get(player.user, ())]
