"""Taking moves back: what it would concern, and doing it."""

from __future__ import annotations

from pydantic import TypeAdapter

from . import journal
from .core.errors import Refused
from .core.message import Event, Message, msg
from .journal import OF_GAME
from .session import Session
from .store import Batch, Store

NAMED = 6
"""Answers that the log names when they are taken back; the others are counted."""
ANSWERS = "actor IS NOT NULL AND undone = 0 AND json_extract(act, '$.act') = 'answer'"

_events: TypeAdapter[list[Event]] = TypeAdapter(list[Event])


async def last_act_of(store: Store, session: str, user: int) -> int:
    """The seq of the last thing that a person did in the game; 0, the beginning, if there is none."""
    row = await store.row(
        "SELECT ifnull(max(seq), 0) FROM actions WHERE session = ? AND actor = ? "
        "AND json_extract(act, '$.act') != 'table-seat'",
        session,
        user,
    )
    return row[0] if row else 0


async def moved_on(store: Store, session: str, seq: int) -> bool:
    """Whether the game has changed since an entry: orders of people and acts on the table do not matter."""
    return bool(
        await store.row(f"SELECT 1 FROM actions WHERE session = ? AND seq > ? AND {OF_GAME} LIMIT 1", session, seq)
    )


async def answers_since(store: Store, session: str, seq: int) -> tuple[list[Message], int]:
    """The first answers of people from an entry on, as everybody may read them, and how many there are in all."""
    where = f"FROM actions WHERE session = ? AND seq >= ? AND {ANSWERS}"
    rows = await store.rows(f"SELECT events {where} ORDER BY seq LIMIT {NAMED}", session, seq)
    count = await store.row(f"SELECT count(*) {where}", session, seq)
    firsts = (next((e.message for e in _events.validate_json(row[0]) if not e.only), None) for row in rows)
    return [message for message in firsts if message is not None], count[0] if count else 0


async def take_back(
    store: Store, batch: Batch, session: Session, at: float, actor: int, seq: int, told: Message
) -> None:
    """Undo every entry from ``seq`` on, whoever made it and whatever has become known since; orders of people stay.

    For whoever holds the session's lock and has found that it is allowed. The new entry of the log is headed
    ``told``; it names what was taken back, and says so if the dice were stirred. Raises `Refused` if there is no
    such entry.
    """
    data = await journal.saved_state(store, session.id, seq - 1)
    if data is None:
        raise Refused(msg("refused-no-moment"))
    state, earlier = session.playing, session.game.load(data)
    named, moves = await answers_since(store, session.id, seq)
    lines = [msg("log-was", what=message) for message in named]
    if moves > len(lines):
        lines.append(msg("log-was-more", n=moves - len(lines)))
    if earlier.known != state.known:
        lines.append(msg("log-stirred"))
    orders = await journal.orders_since(store, session.id, seq)
    session.state = journal.rewind(session.game, state, earlier, orders)
    journal.strike(batch, session.id, seq)
    events = [Event(told), *(Event(line, depth=1) for line in lines)]
    journal.write(batch, session, at, actor, {"act": "undo", "to": seq, "seat": session.seat_of(actor)}, events)
