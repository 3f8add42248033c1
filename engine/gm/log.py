"""The log as game masters use it: what can be taken back, what counts after going back, what was the table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ..core.errors import Refused
from ..core.message import msg
from ..core.state import State
from ..store import Batch, Store
from ..tables import journal, posted
from ..tables.journal import Entry
from ..tables.session import NONE, Pause, Player, Session, TableSettings

DEEDS = ("answer", "repair", "table-change")
"""Acts of people that a game master can take back."""


def game_of(session: Session) -> State:
    """The state, also of a game that is over or that everybody has left; raises `Refused` before it."""
    if session.state is None:
        raise Refused(msg("refused-over" if session.status == "dropped" else "refused-not-begun"))
    return session.state


def running(session: Session) -> State:
    """The state of a game that is not over; raises `Refused`."""
    state = game_of(session)
    if session.status != "playing":
        raise Refused(msg(session.why_over))
    return state


async def last_deed(store: Store, session: Session) -> Entry | None:
    """The last act that can be taken back and has not been."""
    return await journal.last_act(store, session, DEEDS)


async def strike(store: Store, batch: Batch, session: Session, seq: int) -> None:
    """Mark as undone exactly what did not lead to the state after entry ``seq``."""
    rows = await store.rows(
        "SELECT seq, act ->> 'act', act ->> 'to' FROM actions WHERE session = ? AND seq <= ? ORDER BY seq",
        *(session.id, seq),
    )
    lived = ancestors(rows, seq)
    first = (at for at in sorted(lived) if at - 1 not in lived)
    last = (at for at in sorted(lived) if at + 1 not in lived)
    journal.mark(batch, session, True, journal.OF_GAME)
    for start, end in zip(first, last, strict=True):
        journal.mark(batch, session, False, f"seq BETWEEN ? AND ? AND {journal.OF_GAME}", start, end)


def ancestors(rows: Iterable[tuple[int, str, int | str | None]], seq: int) -> set[int]:
    """The entries that led to the state after entry ``seq``, itself included; rows are seq, act and its ``to``, which
    some databases give as text.
    """
    before = {at: at - 1 for at, _, _ in rows}
    for at, act, to in rows:
        if to is not None and act in ("undo", "rewind"):
            before[at] = int(to) - 1 if act == "undo" else int(to)
    lived: set[int] = set()
    while seq >= 0:
        lived.add(seq)
        seq = before[seq]
    return lived


def table(session: Session) -> dict[str, Any]:
    """Who sits where, who is the host, whether play is stopped, the deadlines: as JSON, for taking a change back."""
    seats = {seat: player.lasting() for seat, player in session.seats.items()}
    return {
        "seats": seats,
        "host": session.host,
        "paused": Pause.MASTER in session.paused,
        "table": session.table.model_dump(),
    }


def restore(session: Session, act: Mapping[str, Any]) -> None:
    """Take back what an act on the table changed, and nothing else; raises `Refused` if the game is over."""
    running(session)
    before, after = act["before"], act["after"]
    for seat, player in before["seats"].items():
        if player != after["seats"].get(seat):
            session.seats[seat] = Player(**player)
    if before["host"] != after["host"]:
        session.host = before["host"]
    if before["paused"] != after["paused"]:
        session.paused = session.paused & ~Pause.MASTER | (Pause.MASTER if before["paused"] else NONE)
    if before.get("table") != after.get("table"):
        session.table = TableSettings.model_validate(before["table"])
    users = [player.user for player in session.seats.values() if player.user is not None]
    if len(set(users)) != len(users):  # who comes back has taken another seat meanwhile
        raise Refused(msg("refused-gm-back"))


async def settle(store: Store, batch: Batch, session: Session, before: Mapping[str, Any]) -> None:
    """What follows from a change of the table: deadlines begin anew, and people who are new on a seat have not been
    called yet.
    """
    if before["table"] != session.table.model_dump():
        batch.add("DELETE FROM timers WHERE session = ?", session.id)
    new = {seat for seat, player in session.seats.items() if before["seats"].get(seat, {}).get("user") != player.user}
    if not new:
        return
    theirs = {decision.id for decision in session.awaited() if new & set(decision.seats)}
    kept = [id for id in (await posted.read(store, session)).pinged if id not in theirs]
    session.posted = None
    batch.add("UPDATE posts SET pinged = ? WHERE session = ?", json.dumps(kept), session.id)
