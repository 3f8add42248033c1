"""Taking moves back: what it would concern, and doing it."""

from __future__ import annotations

from pydantic import TypeAdapter

from ..core import runner
from ..core.act import Answer
from ..core.errors import Refused
from ..core.message import Event, Message, msg, who
from ..core.shape import NONE, One, replay
from ..core.state import State
from ..store import Batch, Store
from . import journal, timers
from .journal import OF_GAME
from .session import Session

NAMED = 6
"""Answers that the log names when they are taken back; the others are counted."""
ANSWERS = "actor IS NOT NULL AND undone = 0 AND act ->> 'act' = 'answer'"

_events: TypeAdapter[list[Event]] = TypeAdapter(list[Event])


async def last_act_of(store: Store, session: Session, user: int) -> int:
    """The seq of the last thing that a person did in the game; 0, the beginning, if there is none."""
    for entry in journal.in_memory(session):
        if entry.actor == user and not entry.act["act"].startswith("table-"):
            return entry.seq
    if journal.reaches(session):
        return 0
    row = await store.row(
        "SELECT coalesce(max(seq), 0) FROM actions "
        "WHERE session = ? AND actor = ? AND act ->> 'act' NOT LIKE 'table-%'",
        *(session.id, user),
    )
    return row[0] if row else 0


async def moved_on(store: Store, session: str, seq: int) -> bool:
    """Whether the game has changed since an entry: orders of people and acts on the table do not matter."""
    return bool(
        await store.row(f"SELECT 1 FROM actions WHERE session = ? AND seq > ? AND {OF_GAME} LIMIT 1", session, seq)
    )


async def answers_since(store: Store, session: Session, seq: int) -> tuple[list[Message], int]:
    """The first answers of people from an entry on, as everybody may read them, and how many there are in all.

    An answer is named by what was chosen where that is no secret, else by what everybody was told of it.
    """
    where = f"FROM actions WHERE session = ? AND seq >= ? AND {ANSWERS}"
    rows = await store.rows(f"SELECT seq, act, events {where} ORDER BY seq LIMIT {NAMED}", session.id, seq)
    count = await store.row(f"SELECT count(*) {where}", session.id, seq)
    named: list[Message] = []
    for at, act, events in rows:
        given = Answer.model_validate_json(act)
        before = await journal.saved_state(store, session.id, at - 1)
        chosen = public_choice(session.game.load(before), given) if before is not None else None
        told = (event.message for event in _events.validate_json(events) if not event.only)
        message = msg("undo-answer", who=who(given.seat), what=chosen) if chosen is not None else next(told, None)
        if message is not None:
            named.append(message)
    return named, count[0] if count else 0


def public_choice(s: State, given: Answer) -> Message | None:
    """The label of the one option that was chosen; of a private question, only that nothing was chosen."""
    try:
        ask = runner.find(s, given.seat, given.decision).ask
    except Refused:  # written by another version, or answered while the rules took a breath
        return None
    shape, _ = replay(ask.shape, [])
    if ask.sealed or len(given.words) != 1 or not isinstance(shape, One) or (ask.private and given.words != [NONE]):
        return None
    for option in shape.options:
        if option.key == given.words[0] and not (option.label is None and option.key.isdigit()):
            return option.label or Message(f"{s.game}-option-{option.key}")
    return None


async def take_back(
    store: Store, batch: Batch, session: Session, at: float, actor: int, seq: int, told: Message
) -> None:
    """Undo every entry from ``seq`` on, no matter who made them and what has become known since; orders of people stay.

    The caller holds the session's lock and has found that it is allowed. The new entry of the log is headed
    ``told``; it names what was taken back, and says so if the dice were stirred and hidden cards shuffled anew.
    Raises `Refused` if there is no such entry.
    """
    data = await journal.saved_state(store, session.id, seq - 1)
    if data is None:
        raise Refused(msg("refused-no-moment"))
    state, earlier = session.playing, session.game.load(data)
    named, moves = await answers_since(store, session, seq)
    lines = [msg("log-was", what=message) for message in named]
    if moves > len(lines):
        lines.append(msg("log-was-more", n=moves - len(lines)))
    orders = await journal.orders_since(store, session.id, seq)
    session.state = back = journal.rewind(session.game, state, earlier, orders)
    timers.stop_banks(session)
    if back.dice.stir != state.dice.stir:
        lines.append(msg("log-stirred"))
    journal.strike(batch, session, seq)
    events = [Event(told, weight="headline"), *(Event(line, depth=1) for line in lines)]
    journal.write(batch, session, at, actor, {"act": "undo", "to": seq, "seat": session.seat_of(actor)}, events)
