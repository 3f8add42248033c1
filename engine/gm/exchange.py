"""A complete session as a JSON file, and back: checked in full, and tried out (`checking`), before anything changes.

The file holds everything: log, every state, seats, settings, seed. It is for game masters only. Its maker may
have meant harm, so it is read in a process of its own, which answers with what is to be written down.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from pydantic_core import from_json, to_json

from ..apart import Apart, Limits
from ..core.game import Game
from ..core.message import Message
from ..store import Batch, PackedBatch
from ..tables import journal, records, series
from ..tables.session import NONE, Kept, Pause, Player, Session
from ..workshop import packs
from .checking import Parcel, read, unbegun
from .master import GameMaster, told
from .person import Person
from .session_file import FORMAT, VERSION, PackFile, press
from .trial import Stage

LIMITS = Limits(seconds=270, megabytes=256)
"""Of reading a file. Those that wait for it, too, have an answer while Discord still takes one: for a quarter of an
hour."""


@dataclass(slots=True, frozen=True)
class Made:
    """The session of a file under its new id, and all that creates it."""

    id: str
    game: str
    guild: int
    kept: Kept
    batch: Batch
    pack: PackFile | None


# Out


async def export(gm: GameMaster, id: str, person: Person, why: str, *, interaction: int | None = None) -> bytes:
    """The session as a file; the table is told that a game master has it."""
    session = await gm.note(id, person, "gm-did-export", why, look=True, interaction=interaction)
    return await pack(gm, session)


async def pack(gm: GameMaster, session: Session) -> bytes:
    """The file of a session that has begun, as it is on disk."""
    kept = session.kept
    assert kept.data is not None
    log: list[dict[str, Any]] = []
    before = b""
    for entry in await journal.on_disk(gm.store, session.id):
        if entry.seq > kept.seq:
            break
        data = await journal.saved_state(gm.store, session.id, entry.seq)
        assert data is not None
        log.append(
            {
                "at": entry.at,
                "actor": entry.actor,
                "act": entry.act,
                "events": entry.events,
                "rules_version": entry.rules_version,
                "undone": entry.struck,
                "state": b64encode(press(data, before)).decode(),
                "used": entry.used,
            }
        )
        before = data
    game = session.game
    file = {
        "format": FORMAT,
        "version": VERSION,
        "id": session.id,
        "game": game.id,
        "rules_version": game.rules_version,
        "schema_number": game.state.schema_number,
        "language": kept.language,
        "host": kept.host,
        "gms": await gm.rights.named(session.id),
        "status": kept.status,
        "paused": Pause.MASTER in kept.paused,
        "settings": kept.settings,
        "table": kept.table,
        "seats": {seat: player.lasting() for seat, player in kept.seats.items()},
        "log": log,
        "state": from_json(kept.data),
    }
    if game.written:
        shelf, digest = gm.sessions.packs, game.written.digest
        about = (await shelf.of(session.guild, digest)).about
        file["pack"] = {"about": about, "files": await shelf.files(session.guild, digest)}
    if (membership := await series.membership(gm.store, session)) is not None:
        file["series"] = asdict(membership)
    return to_json(file)


# In


async def import_file(
    gm: GameMaster,
    apart: Apart,
    person: Person,
    data: bytes,
    why: str,
    *,
    guild: int,
    channel: int,
    stage: Stage | None = None,
) -> list[Message]:
    """Open the session of a file in this channel, under a new id; for people the server trusts.

    Returns what is wrong with the file: then nothing has changed. Raises `Refused` also if it takes too much to read.
    """
    await gm.rights.require_trusted(guild, person)
    sessions = gm.sessions
    id, now = await sessions.new_id(), sessions.clock().timestamp()
    made, wrong = await apart.run(
        guild, LIMITS, prepare, data, sessions.games, stage, id, person, why, guild, channel, now
    )
    if made is not None:
        await take_in(gm, person, made)
    return wrong


async def take_in(gm: GameMaster, person: Person, made: Made) -> Session:
    """Keep the session, and go on with it."""
    await gm.rights.require_trusted(made.guild, person)
    sessions, kept = gm.sessions, made.kept
    game = await sessions.packs.made(made.game, made.pack.files) if made.pack else sessions.games[made.game]
    session = Session(id=made.id, game=game, guild=made.guild, created=kept.changed, kept=kept)
    return await sessions.adopt(session.channel, lambda _: (session, made.batch))


def prepare(
    data: bytes,
    games: Mapping[str, Game[Any]],
    stage: Stage | None,
    id: str,
    person: Person,
    why: str,
    guild: int,
    channel: int,
    now: float,
) -> tuple[Made | None, list[Message]]:
    """`read`, and `unpack` what is sound: all the work that a file makes."""
    parcel, wrong = read(data, games, stage)
    return (None if parcel is None else unpack(parcel, id, person, why, guild, channel, now)), wrong


def unpack(parcel: Parcel, id: str, person: Person, why: str, guild: int, channel: int, now: float) -> Made:
    """The session of a sound file under a new id, and all that creates it."""
    file, game, batch = parcel.file, parcel.game, PackedBatch()
    session = unbegun(game, file, id, guild, channel, now)
    if file.pack:
        packs.write(batch, guild, game.id, file.pack.files, file.pack.about, person.user, 1, now)
    records.create(batch, session)
    session.half = file.log[0].act.get("half", "")
    session.host = file.host
    session.table = file.table.model_copy(update={"counts": file.table.counts and file.pack is None})
    session.paused = Pause.MASTER if file.paused else NONE
    session.seats = {seat: Player(**dict(player)) for seat, player in file.seats.items()}
    if file.status != "over":
        session.status = "playing" if session.has_people else "dropped"
    for entry, state in zip(file.log, parcel.states, strict=True):
        session.state = state
        state.dice.used.extend(entry.used or ())
        journal.write(batch, session, entry.at, entry.actor, entry.act, entry.events)
        if entry.undone or entry.rules_version != game.rules_version or entry.used is None:
            batch.add(
                "UPDATE actions SET undone = ?, rules_version = ?, used = CASE WHEN ? = 1 THEN NULL ELSE used END "
                "WHERE session = ? AND seq = ?",
                *(entry.undone, entry.rules_version, entry.used is None, id, session.seq),
            )
    session.state = parcel.state
    act = {"act": "table-import", "by": "gm", "gm": person.name, "why": why, "from": file.id}
    journal.write(batch, session, now, person.user, act, [told("gm-did-import", person, why)])
    for user in file.gms:
        batch.add("INSERT INTO gms (session, person) VALUES (?, ?) ON CONFLICT (session, person) DO NOTHING", id, user)
    if file.series is not None:
        series.take_in(batch, id, guild, series.Membership(**dict(file.series)))
    session.tail = ()  # what was written of entries above is not all that is on disk of them
    return Made(id, game.id, guild, records.write(batch, session), batch, file.pack)
