"""Seats of people whose time ran out: played by the safe defaults or the stand-in, and given back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from ..core.act import Answer
from ..core.message import Event, Message, msg, who
from ..core.runner import find
from ..core.step import Step
from ..store import Batch, Store
from . import bank, journal, timers
from .session import Session
from .timers import Work


@dataclass(slots=True, frozen=True)
class Lapse:
    """A person's time is up for a decision, and their seat is played from now on; ``told`` is the line of the log."""

    user: int
    seat: str
    decision: str
    told: Message


def lapse(session: Session, decisions: Collection[str], missed: Mapping[int, int]) -> Iterator[Lapse]:
    """Time is up for these decisions: until their step is over their seats are played as the table's policy says.

    ``missed``: how many deadlines each person has let pass in a row before. Who has missed as many as the table has
    patience for is absent until they act again (R18.2), unless nobody else is left to play with.
    """
    policy = "stand-in" if session.table.policy == "stand-in" else "default"
    patience = session.table.patience
    late = [(seat, each) for each in session.awaited() if each.id in decisions for seat in each.seats]
    for seat, decision in late:
        player = session.seats[seat]
        if player.user is None or player.stand_in:
            continue
        count = missed.get(player.user, 0) + 1
        gone = patience != "never" and count >= int(patience) and len(session.humans) > 1
        session.seats[seat] = replace(
            player,
            stand_in=True,
            absent="stand-in" if gone else policy,
            until=None if gone else decision.deadline,
            spent=bank.size(session),
            late=None,
        )
        told = msg("log-absent" if gone else f"log-time-up-{policy}", who=who(seat), n=count)
        yield Lapse(player.user, seat, decision.id, told)


def expire(store: Store, decisions: Collection[str], now: float) -> Work:
    """Time is up for these decisions (`lapse`): on disk, with an entry of the log for each.

    A game may want its safe defaults for the missed questions alone (`for_question`).
    """

    async def work(session: Session, batch: Batch) -> None:
        if session.status != "playing":
            return
        missed: dict[int, int] = dict(
            await store.rows("SELECT person, missed FROM attention WHERE session = ?", session.id)
        )
        for each in lapse(session, decisions, missed):
            act = {"act": "absent", "by": "default", "seat": each.seat, "decision": each.decision}
            journal.write(batch, session, now, None, act, [Event(each.told, weight="headline")])
            batch.add(
                "INSERT INTO attention (session, person, missed) VALUES (?, ?, 1) "
                "ON CONFLICT (session, person) DO UPDATE SET missed = attention.missed + 1",
                *(session.id, each.user),
            )

    return work


def is_absent(session: Session, user: int) -> bool:
    """Whether the seat of this person is played because their time ran out."""
    seat = session.seat_of(user)
    return seat is not None and session.status == "playing" and bool(session.seats[seat].absent)


def back(user: int, now: float) -> Work:
    """The person acts again and has the seat back; if they have it already, nothing happens."""

    async def work(session: Session, batch: Batch) -> None:
        seat = session.seat_of(user)
        if seat is None or not is_absent(session, user):
            return
        give_back(session, seat)
        told = Event(msg("log-back", who=who(seat)), weight="headline")
        journal.write(batch, session, now, user, {"act": "back", "seat": seat}, [told])
        timers.acted(batch, session.id, user)

    return work


def return_seats(session: Session) -> None:
    """Give back the seats that were played until the end of a step, where the step is over."""
    for seat, player in session.seats.items():
        if player.until is not None and not _lasts(session, seat, player.until):
            give_back(session, seat)


def for_question(session: Session, act: Answer) -> bool:
    """Whether this automatic answer, not yet applied, is the one that was missed where it alone is made up for."""
    player = session.seats[act.seat]
    if player.absent != "default" or session.game.default_for != "question":
        return False
    return find(session.playing, act.seat, act.decision, session.playing).deadline == player.until


def give_back(session: Session, seat: str) -> None:
    """The seat is its person's again."""
    session.seats[seat] = replace(session.seats[seat], stand_in=False, absent="", until=None)


def _lasts(session: Session, seat: str, until: int) -> bool:
    """Whether the step of this number is still running, or the seat is asked something with the same deadline."""
    return any(step.no == until for step in session.playing.find_all(Step)) or any(
        decision.deadline == until for decision in session.awaited() if seat in decision.seats
    )
