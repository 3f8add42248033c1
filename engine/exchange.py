"""A complete session as a JSON file, and back: checked in full before anything changes.

The file holds everything: log, every state, seats, settings, seed. It is for game masters only.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json, to_json

from . import journal, records
from .core.act import GiveOrder, TakeOrder
from .core.game import Game
from .core.message import Event, Message, msg
from .core.runner import awaited, resume, titles
from .core.state import State
from .gm import GameMaster, told
from .gm_preview import complaint, try_questions
from .gm_rights import Person
from .lobby import Language
from .session import LETTERS, Kept, Player, Session, TableSettings
from .sessions import Sessions
from .store import Batch

FORMAT = "gravekeeper-session"
VERSION = 1
MOST_BYTES = 2_000_000
MOST_DEPTH = 40
MOST_ENTRIES = 20_000
MOST_STATE = 1_000_000
"""Bytes of one state."""
MOST_STATES = 256_000_000
"""Bytes of all states together, unpacked."""
MOST_COMPLAINTS = 20
KEY = re.compile(r"@seat|@name|[A-Za-z][A-Za-z0-9_-]{0,99}")

Count = Annotated[int, Field(ge=0, lt=1 << 62)]
Snowflake = Annotated[int, Field(gt=0, lt=1 << 63)]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatFile(_Part):
    """A seat; see `Player`."""

    user: Snowflake | None
    name: Name
    stand_in: bool
    absent: Literal["", "default", "stand-in"] = ""
    until: Count | None = None
    lender: Snowflake | None = None


class TableFile(_Part):
    """What an act on the table keeps for its undoing; see `gm_log.table`."""

    seats: dict[str, SeatFile]
    host: Snowflake
    paused: bool
    table: TableSettings | None = None


class EntryFile(_Part):
    """An entry of the log. ``state``: that after it, compressed with the one before as the dictionary."""

    at: Annotated[float, Field(ge=0, lt=1e12, allow_inf_nan=False)]
    actor: Snowflake | None
    act: dict[str, Any]
    events: list[Event]
    rules_version: Annotated[int, Field(ge=1, lt=1 << 31)]
    undone: bool
    state: str


class SessionFile(_Part):
    """The whole file; entries are numbered by their places."""

    format: Literal["gravekeeper-session"]
    version: Literal[1]
    id: Name
    game: Name
    rules_version: Count
    schema_number: Count
    language: Language
    host: Snowflake
    gms: list[Snowflake]
    status: Literal["playing", "over", "dropped"]
    paused: bool
    settings: dict[str, Any]
    table: TableSettings
    seats: dict[str, SeatFile]
    log: Annotated[list[EntryFile], Field(min_length=1, max_length=MOST_ENTRIES)]
    state: dict[str, Any]


@dataclass(slots=True, frozen=True)
class Parcel:
    """A file that was found sound, with its states: those of the log, and the present one."""

    file: SessionFile
    states: list[State]
    state: State


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
    for entry in await gm.sessions.history(session):
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
                "state": b64encode(_press(data, before)).decode(),
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
        "gms": await gm.named(session.id),
        "status": kept.status,
        "paused": kept.paused,
        "settings": kept.settings,
        "table": kept.table,
        "seats": {seat: asdict(player) for seat, player in kept.seats.items()},
        "log": log,
        "state": from_json(kept.data),
    }
    return to_json(file)


def _press(data: bytes, before: bytes) -> bytes:
    packer = zlib.compressobj(level=6, zdict=before) if before else zlib.compressobj(level=6)
    return packer.compress(data) + packer.flush()


def _unpress(text: str, before: bytes) -> bytes:
    """Raises ValueError or zlib.error for what is no state of reasonable size."""
    packed = b64decode(text, validate=True)
    unpacker = zlib.decompressobj(zdict=before) if before else zlib.decompressobj()
    data = unpacker.decompress(packed, MOST_STATE)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("too long or cut off")
    return data


# In


async def import_file(gm: GameMaster, person: Person, parcel: Parcel, why: str, *, guild: int, channel: int) -> Session:
    """Open the session of a sound file in this channel, under a new id; for people the server trusts."""
    await gm.require_trusted(guild, person)
    return await gm.sessions.adopt(channel, lambda id: _unpack(gm.sessions, id, person, parcel, why, guild, channel))


def _unpack(
    sessions: Sessions, id: str, person: Person, parcel: Parcel, why: str, guild: int, channel: int
) -> tuple[Session, Batch]:
    file, game, batch = parcel.file, sessions.games[parcel.file.game], Batch()
    now = sessions.clock().timestamp()
    settings = game.settings.model_validate(file.settings)
    # Another host than the file's, so that the row is written whole when the session is saved.
    kept = Kept(channel, 0, file.language, file.status, settings, TableSettings(), {}, now)
    session = Session(id=id, game=game, guild=guild, created=now, kept=kept)
    records.create(batch, session)
    session.host, session.table, session.paused = file.host, file.table, file.paused
    session.seats = {seat: Player(**dict(player)) for seat, player in file.seats.items()}
    if file.status != "over":
        session.status = "playing" if session.has_people else "dropped"
    for entry, state in zip(file.log, parcel.states, strict=True):
        session.state = state
        journal.write(batch, session, entry.at, entry.actor, entry.act, entry.events)
        if entry.undone or entry.rules_version != game.rules_version:
            batch.add(
                "UPDATE actions SET undone = ?, rules_version = ? WHERE session = ? AND seq = ?",
                *(entry.undone, entry.rules_version, id, session.seq),
            )
    session.state = parcel.state
    act = {"act": "table-import", "by": "gm", "gm": person.name, "why": why, "from": file.id}
    journal.write(batch, session, now, person.user, act, [told("gm-did-import", person, why)])
    for user in file.gms:
        batch.add("INSERT OR IGNORE INTO gms (session, user) VALUES (?, ?)", id, user)
    return session, batch


def read(data: bytes, games: Mapping[str, Game[Any]]) -> tuple[Parcel | None, list[Message]]:
    """The parcel of a file, or all that is wrong with it (at most `MOST_COMPLAINTS`). Changes nothing, never raises."""
    found = _Reader(games)
    parcel = found.read(data)
    complaints = found.complaints[:MOST_COMPLAINTS]
    if len(found.complaints) > MOST_COMPLAINTS:
        complaints.append(msg("import-more", n=len(found.complaints) - MOST_COMPLAINTS))
    return (None, complaints) if complaints else (parcel, [])


class _Reader:
    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self.games = games
        self.complaints: list[Message] = []

    def wrong(self, key: str, /, **args: str | int) -> None:
        self.complaints.append(msg(f"import-{key}", **args))

    def read(self, data: bytes) -> Parcel | None:
        if len(data) > MOST_BYTES:
            return self.wrong("large", most=MOST_BYTES // 1000)
        try:
            value = from_json(data, allow_inf_nan=False)
        except ValueError as error:
            return self.wrong("no-json", what=str(error)[:100])
        if depth(value) > MOST_DEPTH:
            return self.wrong("deep", most=MOST_DEPTH)
        if not self._ours(value):
            return None
        try:
            file = SessionFile.model_validate_json(data, strict=True)
        except ValidationError as error:
            return self._invalid(error, "")
        return self._checked(file)

    def _ours(self, value: Any) -> bool:
        """Whether it is a file of ours, of a version and a game that this program knows."""
        fields = cast("dict[str, Any]", value) if isinstance(value, dict) else {}
        game = self.games.get(str(fields.get("game")))
        if fields.get("format") != FORMAT:
            self.wrong("format")
        elif fields.get("version") != VERSION:
            self.wrong("version", found=str(fields.get("version"))[:20], known=VERSION)
        elif game is None:
            self.wrong("game", game=str(fields.get("game"))[:40])
        else:
            for name, known in (("rules_version", game.rules_version), ("schema_number", game.state.schema_number)):
                number = fields.get(name)
                if isinstance(number, int) and number > known:
                    self.wrong("newer", what=name, found=str(number)[:20], known=known)
        return not self.complaints

    def _invalid(self, error: ValidationError, where: str) -> None:
        for each in error.errors(include_url=False, include_context=False, include_input=False):
            path = ".".join([where, *map(str, each["loc"])] if where else map(str, each["loc"]))[:120] or "."
            match each["type"]:
                case "missing":
                    self.wrong("missing", path=path)
                case "extra_forbidden":
                    self.wrong("unknown", path=path)
                case _:
                    self.wrong("wrong", path=path)

    def _checked(self, file: SessionFile) -> Parcel | None:
        game = self.games[file.game]
        try:
            game.settings.model_validate(file.settings)
        except ValidationError as error:
            self._invalid(error, "settings")
        self._seats(file, game)
        for at, entry in enumerate(file.log):
            self._entry(at, entry, file.seats.keys())
        states = self._states(file, game)
        state = self._state(to_json(file.state), game, "state")
        if self.complaints or state is None:
            return None
        self._sound(file, game, state)
        seed = state.dice.seed
        for at, each in enumerate(states):
            if each.seats != state.seats or each.dice.seed != seed:
                self.wrong("other-game", path=f"log.{at}.state")
        return Parcel(file, states, state)

    def _seats(self, file: SessionFile, game: Game[Any]) -> None:
        if len(file.seats) not in game.players or "".join(file.seats) != LETTERS[: len(file.seats)]:
            self.wrong("wrong", path="seats")
        users = [player.user for player in file.seats.values() if player.user is not None]
        if len(set(users)) != len(users):
            self.wrong("twice", path="seats")
        for seat, player in file.seats.items():
            if player.user is None and not player.stand_in:
                self.wrong("wrong", path=f"seats.{seat}.stand_in")

    def _entry(self, at: int, entry: EntryFile, seats: Collection[str]) -> None:
        act = entry.act
        named = [act.get("act"), act.get("by", ""), act.get("gm", ""), act.get("why", ""), act.get("seat") or ""]
        if not all(isinstance(each, str) for each in named) or not act.get("act"):
            self.wrong("wrong", path=f"log.{at}.act")
        to = act.get("to")
        if act.get("act") in ("undo", "rewind") and not (type(to) is int and 0 <= to < at):
            self.wrong("wrong", path=f"log.{at}.act.to")
        if act.get("act") == "table-change":
            for name in ("before", "after"):
                self._table(f"log.{at}.act.{name}", act.get(name), seats)
        if act.get("act") in ("give", "take"):
            try:
                (GiveOrder if act["act"] == "give" else TakeOrder).model_validate(act)
            except ValidationError as error:
                self._invalid(error, f"log.{at}.act")
        for no, event in enumerate(entry.events):
            if not all(KEY.fullmatch(message.key) for message in messages(event.message)):
                self.wrong("wrong", path=f"log.{at}.events.{no}")
            elif "counter" in event.data and not _rolled(event):
                self.wrong("wrong", path=f"log.{at}.events.{no}.data")

    def _table(self, path: str, table: Any, seats: Collection[str]) -> None:
        try:
            if TableFile.model_validate_json(to_json(table), strict=True).seats.keys() != set(seats):
                self.wrong("wrong", path=f"{path}.seats")
        except ValidationError as error:
            self._invalid(error, path)

    def _states(self, file: SessionFile, game: Game[Any]) -> list[State]:
        states: list[State] = []
        before, total = b"", 0
        for at, entry in enumerate(file.log):
            path = f"log.{at}.state"
            try:
                before = _unpress(entry.state, before)
            except (ValueError, zlib.error):
                self.wrong("packed", path=path)  # those that follow are packed with it
                break
            total += len(before)
            if total > MOST_STATES:
                self.wrong("large", most=MOST_BYTES // 1000)
                break
            state = self._state(before, game, path)
            if state is not None:
                states.append(state)
        return states

    def _state(self, data: bytes, game: Game[Any], path: str) -> State | None:
        try:
            state = cast(State, game.load(data))
            if all(0 <= number < 1 << 62 for number in (state.dice.counter, state.dice.stir, state.known, state.era)):
                return state
            self.wrong("wrong", path=path)
        except ValidationError as error:
            self._invalid(error, path)
        except Exception:  # numbered steps of an older schema may find anything in it
            self.wrong("wrong", path=path)
        return None

    def _sound(self, file: SessionFile, game: Game[Any], state: State) -> None:
        """The present state can be played: it keeps the invariants, and whatever looks at it can do so."""
        if state.seats != list(file.seats):
            self.wrong("wrong", path="state.seats")
        if state.over != (file.status == "over"):
            self.wrong("wrong", path="status")
        try:
            self.complaints += [msg("import-broken", what=complaint(game, each)) for each in game.check(state)]
            if self.complaints:
                return
            copy = game.load(game.dump(state))
            resume(copy)
            try_questions(copy)
            titles(state)
            if not state.over and not awaited(state):
                self.wrong("unplayable")
        except Exception:
            self.wrong("unplayable")


def messages(message: Message) -> Iterator[Message]:
    """A message and all inside it."""
    yield message
    for arg in message.args.values():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Message):
                yield from messages(each)


def _rolled(event: Event) -> bool:
    """Whether the roll of an event can be looked at by whoever verifies the dice."""
    data = event.data
    faces, dice = data.get("faces"), data.get("dice")
    numbers = [data.get(name) for name in ("counter", "stir", "forced")]
    if not isinstance(faces, list) or not isinstance(dice, list) or len(faces) != len(dice):
        return False
    return all(isinstance(number, int) and 0 <= number < 1 << 62 for number in numbers) and all(dice)


def depth(value: Any) -> int:
    """How deep lists and objects are nested."""
    deepest, level = 0, [value]
    while level:
        deepest += 1
        level = [
            child
            for each in level
            if isinstance(each, dict | list)
            for child in (cast("dict[str, Any]", each).values() if isinstance(each, dict) else cast("list[Any]", each))
        ]
    return deepest
