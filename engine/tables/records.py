"""The row of a session and its seats on disk."""

from __future__ import annotations

import json
import logging
import secrets
from typing import Any, TypeVar, cast

import msgspec
from pydantic import BaseModel, ValidationError
from pydantic_core import to_json

from ..core.dice import Part
from ..core.errors import Refused
from ..core.message import msg
from ..core.scenario import known
from ..store import Batch, Store
from ..store.moving import TABLES
from ..workshop.packs import Packs
from . import journal, timers
from .session import Kept, Pause, Player, Session, Status, TableSettings

log = logging.getLogger(__name__)
M = TypeVar("M", bound=BaseModel)

PARTS = [table for table, columns in reversed(TABLES.items()) if "session" in columns.split(", ")]
"""The tables with rows of a session, those before others that are referred to."""


class _Stamp(msgspec.Struct):
    """What every state says, whichever version wrote it."""

    version: int


_stamp = msgspec.json.Decoder(_Stamp)


def write(batch: Batch, session: Session) -> Kept:
    """Add the session as it is now to the batch; the result is what will be on disk.

    Writing it from a version that is not on disk any more is `Stale`: the row then gets none, which its column refuses.
    The new version is drawn, not counted: after a failover that lost commits a number could come again.
    """
    old, new = session.kept, session.keep(secrets.randbits(63))
    rules = session.game.rules_version
    status: tuple[str | None, ...] = ()
    if new.status != old.status or new.status == "over":  # which indexes hold, so it is not written without need
        status = (new.status, _result(session))
    batch.add(
        "UPDATE sessions SET version = CASE WHEN version = ? THEN ? END, "
        f"{'status = ?, result = ?, ' if status else ''}"
        "seq = ?, state = ?, changed = ?, rules_version = ?, dirty = 1 WHERE id = ?",
        *(old.version, new.version, *status, new.seq, new.data, new.changed, rules, session.id),
    )
    if new.data is not None and new.status != "playing":
        batch.add("DELETE FROM drafts WHERE session = ?", session.id)
        timers.forget(batch, session.id)
    if new.data is None or _written_rarely(new) != _written_rarely(old):
        settings = {"game": new.settings.model_dump(), "table": new.table.model_dump()}
        batch.add(
            "UPDATE sessions SET channel = ?, host = ?, language = ?, settings = ? WHERE id = ?",
            *(new.channel, new.host, new.language, json.dumps(settings), session.id),
        )
    if (new.half, new.parts) != (old.half, old.parts):
        batch.add("UPDATE sessions SET half = ?, parts = ? WHERE id = ?", new.half, json.dumps(new.parts), session.id)
    if new.paused != old.paused:
        batch.add("UPDATE sessions SET paused = ? WHERE id = ?", int(new.paused), session.id)
    if new.seats != old.seats:
        batch.add("DELETE FROM seats WHERE session = ?", session.id)
        for seat, player in new.seats.items():
            batch.add(
                "INSERT INTO seats "
                "(session, seat, person, name, stand_in, absent, until, lender, offered, spent, late) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(session.id, seat, player.user, player.name, player.stand_in, player.absent, player.until),
                *(player.lender, player.offered, player.spent, player.late),
            )
    return new


def _result(session: Session) -> str | None:
    """How the game ended, for readers that do not know its state."""
    state = session.state
    return to_json(state.result).decode() if state is not None and state.result is not None else None


def _written_rarely(kept: Kept) -> tuple[object, ...]:
    return kept.channel, kept.host, kept.language, kept.table


def create(batch: Batch, session: Session) -> None:
    """Add a new session without seats to the batch."""
    batch.add(
        "INSERT INTO sessions (id, game, guild, channel, host, language, status, settings, rules_version, seq, "
        "created, changed, dirty, pack, age) VALUES (?, ?, ?, ?, ?, ?, ?, '{}', ?, -1, ?, ?, 1, ?, "
        "(SELECT coalesce(max(age), 0) + 1 FROM sessions))",
        *(session.id, session.game.id, session.guild, session.channel, session.host, session.language),
        *(session.status, session.game.rules_version, session.created, session.changed),
        session.game.written.digest if session.game.written else "",
    )


def forget(batch: Batch, id: str) -> None:
    """Nothing of a session stays on disk."""
    batch.add("DELETE FROM votes WHERE proposal IN (SELECT id FROM proposals WHERE session = ?)", id)
    for table in PARTS:
        batch.add(f"DELETE FROM {table} WHERE session = ?", id)
    batch.add("DELETE FROM drafts WHERE session = ?", f"{id}+gm")  # corrections that wait for their confirmation
    batch.add("DELETE FROM sessions WHERE id = ?", id)


async def read(store: Store, id: str, packs: Packs) -> Session | None:
    """The session, or None if there is none with this id or its game is not installed.

    Raises ValueError if its state cannot be read, `Refused` if a newer version of the program has written it (during an
    upgrade another process may have) or if its scenario is there no longer.
    """
    row = await store.row(
        "SELECT game, guild, channel, host, language, status, settings, seq, state, created, changed, paused, half, "
        "parts, version, pack FROM sessions WHERE id = ?",
        id,
    )
    game = None if row is None else await packs.game(row[0], row[1], row[15])
    if row is None or game is None:
        return None
    if row[8] is not None and (found := _stamp.decode(row[8]).version) > game.state.schema_number:
        log.warning("session %s has schema %d, %s knows %d", id, found, game.id, game.state.schema_number)
        raise Refused(msg("refused-updating"))
    settings = json.loads(row[6])
    seats = await store.rows(
        "SELECT seat, person, name, stand_in, absent, until, lender, offered, spent, late FROM seats "
        "WHERE session = ? ORDER BY seat",
        id,
    )
    kept = Kept(
        channel=row[2],
        host=row[3],
        language=row[4],
        status=cast(Status, row[5]),
        settings=known(game.options, _settings(game.settings, settings["game"])),
        table=_settings(TableSettings, settings["table"]),
        seats={seat: Player(user, name, bool(stand_in), *rest) for seat, user, name, stand_in, *rest in seats},
        changed=row[10],
        seq=row[7],
        data=row[8],
        base=await journal.keyframe(store, id) if row[8] is not None else None,
        paused=Pause(row[11]),
        half=row[12],
        parts={int(user): _parts(given) for user, given in json.loads(row[13]).items()},
        version=row[14],
    )
    try:
        return Session(id=id, game=game, guild=row[1], created=row[9], kept=kept)
    except Refused as refused:
        log.warning("session %s of %s: %s %s", id, game.id, refused, refused.reason.args)
        raise


def _settings(model: type[M], saved: dict[str, Any]) -> M:
    """Saved settings; what this version of the game no longer knows or allows takes its default."""
    while True:
        try:
            return model.model_validate(saved)
        except ValidationError as error:
            bad = {str(each["loc"][0]) for each in error.errors() if each["loc"]} & saved.keys()
            if not bad:
                raise
            log.warning("settings of an older version: %s take their default", ", ".join(sorted(bad)))
            saved = {name: value for name, value in saved.items() if name not in bad}


def _parts(given: int | list[Part]) -> list[Part]:
    """What somebody gave to the seed; before there were words it was one number."""
    return given if isinstance(given, list) else [given]
