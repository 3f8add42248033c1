"""What is said of a finished game: who stands where, and who did most of something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .message import Message, who
from .state import State

MOST_AWARDS = 3


@dataclass(frozen=True, slots=True)
class Award:
    """An honour for the seat that did most of something; the text ``<game>-award-<deed>`` gets ``whom`` and ``n``.

    ``deed`` is what rules count with `State.note` or `State.credit`.
    """

    deed: str


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end, and what it has come to."""

    seat: str
    text: Message


def honours(s: State, awards: Sequence[Award]) -> list[Message]:
    """The first awards that somebody has earned, `MOST_AWARDS` at most; equals share one, unless all are equal."""
    given: list[Message] = []
    for award in awards:
        done = {seat: s.deeds.get(seat, {}).get(award.deed, 0) for seat in s.seats}
        most = max(done.values(), default=0)
        best = [seat for seat, number in done.items() if number == most]
        if most and (len(best) < len(done) or len(done) == 1):
            given.append(s.text(f"award-{award.deed}", whom=[who(seat) for seat in best], n=most))
    return given[:MOST_AWARDS]
