"""The log of a session: entries, the states after them, and the proof of the dice.

It is on disk. Its last entries are also in memory, in the live session, so that what people see after each answer is
not read again and again: they are as old as its state, and go back with it to what the disk holds.
"""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from isal import isal_zlib
from pydantic import TypeAdapter
from pydantic_core import to_json

from ..core.act import WISHES, Act, Wish
from ..core.dice import Use
from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Event
from ..core.state import State
from ..store import Batch, Packed, Store, StoreError
from ..store.store import Row
from .packing import PACKED, pack, unpack
from .session import AT_REST, Session

TAIL = 64
"""Entries, the last ones of a log, that a live session keeps in memory; what lies further back is read."""
KEYFRAME = 32
"""Entries of the log between two states that are stored without a dictionary."""
LOOKED_FOR = 10.0
"""Seconds in which a server that was lost may come back and say what it has kept."""
COLUMNS = "seq, at, actor, act, events, undone, known, rules_version, used"
_WISH = f"act ->> 'act' IN {tuple(WISHES)}"
OF_GAME = f"(actor IS NULL OR NOT {_WISH}) AND act ->> 'act' NOT LIKE 'table-%'"
"""What going back in the log takes back; wishes of people and acts on the table (``table-…``) stay as they are."""

_compressor: Callable[..., Any] = isal_zlib.compressobj  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
_encode = msgspec.json.Encoder().encode
"""Writes dataclasses three times as fast as pydantic; what it wrote is read, and checked, by pydantic."""
_events: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
_uses: TypeAdapter[list[Use]] = TypeAdapter(list[Use])
_wishes: TypeAdapter[Wish] = TypeAdapter(Wish)


ALL = 1 << 62
"""More entries than any log has."""


@dataclass(slots=True, frozen=True)
class Entry:
    """One entry of a session's log. ``by`` says who or what acted; ``struck`` entries have been undone.

    ``act`` is what was done, as it can be replayed within the ``rules_version`` that wrote it. ``used`` are the numbers
    of the dice that nobody saw, for nobody before the end of the game; None if an older version did not write them
    down.
    """

    seq: int
    at: float
    actor: int | None
    by: str
    seat: str | None
    events: list[Event]
    struck: bool
    known: int
    rules_version: int
    act: dict[str, Any]
    used: list[Use] | None


class _Delta(Packed):
    """A state on its way to the disk, compressed by the thread that writes it."""

    __slots__ = ("data", "key")

    def __init__(self, data: bytes, key: bytes | None) -> None:
        self.data = data
        self.key = key

    def pack(self) -> bytes:
        # ISA-L takes half the time of zlib, which reads it, and packs a little better.
        packer = _compressor(1) if self.key is None else _compressor(1, zdict=self.key)
        return packer.compress(self.data) + packer.flush()


def write(
    batch: Batch,
    session: Session,
    at: float,
    actor: int | None,
    act: Act | Mapping[str, Any],
    events: list[Event],
    interaction: int | None = None,
) -> None:
    """Number the present state as the next entry of the log and add it to the batch.

    The entry takes with it what the state's dice were used for since the last one.
    """
    state, data = session.playing, session.game.dump(session.playing)
    done, told, used = to_json(act).decode(), _encode(events).decode(), "[]"
    if state.dice.used:
        used = _encode(state.dice.used).decode()
    state.dice.used.clear()
    session.seq, session.data = session.seq + 1, data
    if session.base is None or session.seq - session.base[0] >= KEYFRAME:
        session.base = (session.seq, data)
        base, packed = None, _Delta(data, None)
    else:
        base, packed = session.base[0], _Delta(data, session.base[1])
    row = (session.seq, at, actor, done, told, 0, state.known, session.game.rules_version, used)
    session.tail = (*session.tail, row)[-TAIL:]
    batch.add(
        "INSERT INTO actions (session, seq, at, actor, act, events, used, counter, known, rules_version, interaction, "
        "base, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        session.id,
        session.seq,
        at,
        actor,
        done,
        told,
        used,
        state.dice.counter,
        state.known,
        session.game.rules_version,
        interaction,
        base,
        packed,
    )


def in_memory(session: Session, after: int = -1) -> Iterator[Entry]:
    """The entries above ``after`` that are in memory, newest first."""
    for row in reversed(session.kept.tail):
        if row[0] <= after:
            return
        yield _entry(row)


def reaches(session: Session, after: int = -1) -> bool:
    """Whether all entries above ``after`` are in memory."""
    tail = session.kept.tail
    return bool(tail) and tail[0][0] <= after + 1


async def entries(
    store: Store, session: Session, after: int = -1, last: int | None = None, upto: int | None = None
) -> list[Entry]:
    """Entries with seq above ``after``, at most ``upto``, oldest first; only the ``last`` ones if a number is given."""
    first = after if last is None else max(after, min(session.kept.seq, ALL if upto is None else upto) - last)
    if reaches(session, first):
        return [entry for entry in in_memory(session, first) if upto is None or entry.seq <= upto][::-1]
    return await on_disk(store, session.id, after, last, upto)


async def on_disk(
    store: Store, session: str, after: int = -1, last: int | None = None, upto: int | None = None
) -> list[Entry]:
    """The same, read."""
    rows = await store.rows(
        f"SELECT {COLUMNS} FROM actions WHERE session = ? AND seq > ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
        *(session, after, ALL if upto is None else upto, ALL if last is None else last),
    )
    return [_entry(row) for row in reversed(rows)]


async def last_answer(store: Store, session: Session, user: int | None = None) -> Entry | None:
    """The last answer of a person (of this one, if given) that has not been undone."""
    return await last_act(store, session, ("answer",), user)


async def last_act(store: Store, session: Session, acts: Iterable[str], user: int | None = None) -> Entry | None:
    """The last act of a person (of this one, if given), of these kinds, that has not been undone."""
    kinds = list(acts)
    for entry in in_memory(session):
        who = entry.actor
        if who is not None and user in (None, who) and not entry.struck and entry.act["act"] in kinds:
            return entry
    if reaches(session):
        return None
    row = await store.row(
        f"SELECT {COLUMNS} FROM actions WHERE session = ? AND actor IS NOT NULL AND actor = coalesce(?, actor) "
        f"AND undone = 0 AND act ->> 'act' IN ({', '.join('?' * len(kinds))}) ORDER BY seq DESC LIMIT 1",
        *(session.id, user, *kinds),
    )
    return _entry(row) if row else None


async def orders_since(store: Store, session: str, seq: int) -> list[Wish]:
    """What people did to their orders and standing choices from an entry on, as far as it has not been undone."""
    rows = await store.rows(
        "SELECT act FROM actions WHERE session = ? AND seq >= ? AND actor IS NOT NULL AND undone = 0 "
        f"AND {_WISH} ORDER BY seq",
        session,
        seq,
    )
    return [_wishes.validate_json(row[0]) for row in rows]


async def void_orders(store: Store, session: Session, seat: str, after: int) -> list[Entry]:
    """The entries above ``after`` by which orders of this seat were given up because they did not fit."""
    if reaches(session, after):
        found = in_memory(session, after)
        return [e for e in found if e.actor is None and not e.struck and e.act.get("void") and e.seat == seat][::-1]
    rows = await store.rows(
        f"SELECT {COLUMNS} FROM actions WHERE session = ? AND seq > ? AND actor IS NULL AND undone = 0 "
        "AND CAST(act ->> 'void' AS TEXT) IN ('1', 'true') AND act ->> 'seat' = ? ORDER BY seq",
        *(session.id, after, seat),
    )
    return [_entry(row) for row in rows]


def strike(batch: Batch, session: Session, seq: int) -> None:
    """Mark everything from an entry on as undone, except what people did to their orders and to the table."""
    mark(batch, session, True, f"seq >= ? AND {OF_GAME}", seq)


def mark(batch: Batch, session: Session, undone: bool, where: str, *values: int) -> None:
    """Mark the entries that a condition of SQL names as undone, or as no longer undone."""
    session.tail = ()  # from now on they are read
    batch.add(f"UPDATE actions SET undone = ? WHERE session = ? AND {where}", int(undone), session.id, *values)


def rewind(game: Game[Any], state: State, earlier: State, orders: Iterable[Wish], further: int = 0) -> State:
    """The earlier state as the one to go on from: ``orders`` given since stay, old buttons do not.

    Sealed answers that were in are in again. If anything became known since, old luck does not stay either: the dice
    are stirred, once and ``further``, and what lies hidden is shuffled anew.
    """
    for act in orders:
        with suppress(Refused):
            game.apply(earlier, act)
    earlier.era = state.era + 1
    stirred, before = further or earlier.known != state.known, earlier.dice.stir != state.dice.stir
    if stirred or before:  # what lay hidden before the dice were stirred the last time may have been seen since
        earlier.dice.stir, earlier.dice.counter = state.dice.stir, state.dice.counter
        if stirred:
            earlier.dice.refresh(1 + further)
        game.reshuffle(earlier)
    return earlier


async def is_done(store: Store, interaction: int) -> bool:
    """Whether an entry was made by this interaction, in this run of the program or an earlier one."""
    return await store.row("SELECT 1 FROM actions WHERE interaction = ?", interaction) is not None


async def was_kept(store: Store, interaction: int) -> bool:
    """Whether an entry of which nobody can say whether it was kept turns out to have been, within some seconds."""
    until = time.monotonic() + LOOKED_FOR
    while time.monotonic() < until:
        with suppress(StoreError):
            if await is_done(store, interaction):
                return True
        await asyncio.sleep(0.5)
    return False


async def keyframe(store: Store, session: str) -> tuple[int, bytes] | None:
    """The last state of the log that is stored without a dictionary, with its seq."""
    row = await store.row(
        "SELECT seq, state FROM actions WHERE session = ? AND base IS NULL ORDER BY seq DESC LIMIT 1", session
    )
    return (row[0], unpack(row[1])[0]) if row else None


async def saved_state(store: Store, session: str, seq: int) -> bytes | None:
    """The state after an entry, as JSON; None if there is no such entry."""
    row = await store.row(
        "SELECT a.state, b.state, a.base FROM actions a "
        "LEFT JOIN actions b ON b.session = a.session AND b.seq = a.base "
        "WHERE a.session = ? AND a.seq = ?",
        session,
        seq,
    )
    if row is None:
        return None
    data: bytes
    base: int
    data, key, base = row
    if key is None:
        return unpack(data)[0]
    if not data:  # packed with its keyframe
        return unpack(key)[seq - base]
    return zlib.decompressobj(zdict=unpack(key)[0]).decompress(data)


async def unpacked(store: Store, before: float) -> list[str]:
    """The ids of our games that have been over since ``before`` and whose states are not packed, the oldest first."""
    rows = await store.rows(
        f"SELECT id FROM sessions WHERE {AT_REST} AND status = 'over' AND changed < ? "
        "AND EXISTS (SELECT 1 FROM actions a WHERE a.session = id AND a.seq = sessions.seq "
        f"AND length(a.state) > 0 AND substr(a.state, 1, {len(PACKED)}) != ?) "
        f"AND {store.owned.where()} ORDER BY changed",
        *(before, PACKED),
    )
    return [id for (id,) in rows]


async def pack_states(store: Store, session: str) -> None:
    """Pack the states of a log, one keyframe after another; each step by itself leaves everything to be read."""
    keys = [
        row[0]
        for row in await store.rows("SELECT seq FROM actions WHERE session = ? AND base IS NULL ORDER BY seq", session)
    ]
    for key in keys:
        rows = await store.rows(
            "SELECT seq FROM actions WHERE session = ? AND (seq = ? OR base = ?) ORDER BY seq", session, key, key
        )
        if not rows:
            return  # it has been forgotten meanwhile
        states = [await saved_state(store, session, seq) for (seq,) in rows]
        packed = await asyncio.to_thread(pack, [state for state in states if state is not None])
        batch = Batch()
        batch.add("UPDATE actions SET state = ? WHERE session = ? AND seq = ?", packed, session, key)
        batch.add(  # what has been added meanwhile keeps its own
            "UPDATE actions SET state = ? WHERE session = ? AND base = ? AND seq <= ?", b"", session, key, rows[-1][0]
        )
        await store.commit(batch)


def forget_read() -> None:
    """Nothing of what has been read is kept in memory."""
    _entry.cache_clear()


@lru_cache(maxsize=1024)
def _entry(row: Row) -> Entry:
    """The entry of a row. Nobody changes it: a post is shown anew with the same ones after each answer."""
    act = json.loads(row[3])
    return Entry(
        seq=row[0],
        at=row[1],
        actor=row[2],
        by=act.get("by", act["act"]),
        seat=act.get("seat"),
        events=_events.validate_json(row[4]),
        struck=bool(row[5]),
        known=row[6],
        rules_version=row[7],
        act=act,
        used=_uses.validate_json(row[8]) if row[8] is not None else None,
    )
