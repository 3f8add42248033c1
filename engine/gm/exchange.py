"""A complete session as a JSON file, and back: checked in full, and tried out, before anything changes.

The file holds everything: log, every state, seats, settings, seed. It is for game masters only. Its maker may
have meant harm, so it is read in a process of its own, which answers with what is to be written down.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json, to_json

from ..apart import Apart, Limits
from ..core.act import WISHES, Answer, Correct
from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Event, Message, msg
from ..core.runner import decisions
from ..core.shape import replay
from ..core.state import Settings, State
from ..store import Batch, PackedBatch
from ..tables import journal, records
from ..tables.journal import Entry
from ..tables.session import LETTERS, NONE, Kept, Pause, Player, Session, TableSettings
from .master import GameMaster, told
from .person import Person
from .preview import complaint
from .session_file import FORMAT, VERSION, EntryFile, HalvesFile, SessionFile, TableFile
from .trial import Stage, try_out

MOST_BYTES = 2_000_000
MOST_VALUES = 250_000
"""What a file may hold beside what is packed; whole games have some 20,000."""
MOST_DEPTH = 40
LIMITS = Limits(seconds=270, megabytes=256)
"""Of reading a file. Those that wait for it, too, have an answer while Discord still takes one: for a quarter of an
hour."""
NUL = b"\\u0000"
"""What no text of PostgreSQL may hold, as JSON writes it."""
MOST_STATE = 250_000
"""Bytes of one state; those of real games have some 10,000."""
MOST_STATES = 256_000_000
"""Bytes of all states together, unpacked."""
MOST_COMPLAINTS = 20
MOST_FAULTS = 1000
"""Faults in what is read at once; where there are more, none of them is named."""
KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,99}")
ACTS: dict[str, type[BaseModel]] = {**WISHES, "answer": Answer, "repair": Correct}
"""Entries that may be done again; others are told of only."""


@dataclass(slots=True, frozen=True)
class Parcel:
    """A file that was found sound, with its present state."""

    file: SessionFile
    game: Game[Any]
    state: State

    @property
    def states(self) -> Iterator[State]:
        """Those of the log, each read when its turn comes: all of them could fill the memory."""
        for data in _unpacked(self.file):
            yield cast(State, self.game.load(data))


@dataclass(slots=True, frozen=True)
class Made:
    """The session of a file under its new id, and all that creates it."""

    id: str
    game: str
    guild: int
    kept: Kept
    batch: Batch


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
                "state": b64encode(_press(data, before)).decode(),
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


def _unpacked(file: SessionFile) -> Iterator[bytes]:
    """The states of a log, one after the other; raises ValueError or zlib.error at one that is damaged."""
    before = b""
    for entry in file.log:
        before = _unpress(entry.state, before)
        yield before


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
    game, kept = gm.sessions.games[made.game], made.kept
    session = Session(id=made.id, game=game, guild=made.guild, created=kept.changed, kept=kept)
    return await gm.sessions.adopt(session.channel, lambda _: (session, made.batch))


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
    session = _session(game, file, id, guild, channel, now)
    records.create(batch, session)
    session.half = file.log[0].act.get("half", "")
    session.host, session.table = file.host, file.table
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
    session.tail = ()  # what was written of entries above is not all that is on disk of them
    return Made(id, game.id, guild, records.write(batch, session), batch)


def _session(game: Game[Any], file: SessionFile, id: str, guild: int, channel: int, now: float) -> Session:
    """The session of a file before its first entry."""
    settings = game.settings.model_validate(file.settings)
    # Another host than the file's, so that the row is written whole when the session is saved.
    kept = Kept(channel, 0, file.language, file.status, settings, TableSettings(), {}, now)
    return Session(id=id, game=game, guild=guild, created=now, kept=kept)


def read(
    data: bytes, games: Mapping[str, Game[Any]], stage: Stage | None = None
) -> tuple[Parcel | None, list[Message]]:
    """The parcel of a file, or all that is wrong with it (at most `MOST_COMPLAINTS`). Changes nothing, never raises.

    What reads as sound is tried out, see `engine.gm.trial`: on the ``stage``, if there is one, it is shown. That takes
    seconds, so it is for a process of its own.
    """
    found = _Reader(games, stage or Stage())
    parcel = found.read(data)
    complaints = found.complaints[:MOST_COMPLAINTS]
    if len(found.complaints) > MOST_COMPLAINTS:
        complaints.append(msg("import-more", n=len(found.complaints) - MOST_COMPLAINTS))
    return (None, complaints) if complaints else (parcel, [])


class _Reader:
    def __init__(self, games: Mapping[str, Game[Any]], stage: Stage) -> None:
        self.games = games
        self.stage = stage
        self.complaints: list[Message] = []

    def wrong(self, key: str, /, **args: str | int) -> None:
        self.complaints.append(msg(f"import-{key}", **args))

    def read(self, data: bytes) -> Parcel | None:
        if len(data) > MOST_BYTES:
            return self.wrong("large", most=MOST_BYTES // 1000)
        if sum(map(data.count, (b",", b"[", b"{"))) > MOST_VALUES:
            return self.wrong("crowded", most=MOST_VALUES)
        if NUL in data:
            return self.wrong("no-json", what=NUL.decode())
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
        if error.error_count() > MOST_FAULTS:
            self.wrong("wrong", path=where or ".")
            return
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
            self._seats(file, game.settings.model_validate(file.settings), game)
        except ValidationError as error:
            self._invalid(error, "settings")
        for at, entry in enumerate(file.log):
            self._entry(at, entry, file.seats.keys())
        state = self._state(to_json(file.state), game, "state")
        strange = self._states(file, game, state)
        if self.complaints or state is None:
            return None
        self._sound(file, game, state)
        for at in strange:
            self.wrong("other-game", path=f"log.{at}.state")
        if self.complaints:
            return None
        parcel = Parcel(file, game, state)
        try:
            log = [_entry(at, each) for at, each in enumerate(file.log)]
            try_out(_seated(game, file), log, parcel.states, state, self.stage)
        except Refused as error:
            self.complaints.append(error.reason)
        return parcel

    def _seats(self, file: SessionFile, settings: Settings, game: Game[Any]) -> None:
        house = game.house(settings)
        party = [seat for seat in file.seats if seat not in house]
        if len(party) not in game.players or list(file.seats) != [*LETTERS[: len(party)], *sorted(house)]:
            self.wrong("wrong", path="seats")
        if not settings.seats.keys() <= set(party):
            self.wrong("wrong", path="settings.seats")
        users = [player.user for player in file.seats.values() if player.user is not None]
        if len(set(users)) != len(users):
            self.wrong("twice", path="seats")
        for seat, player in file.seats.items():
            if player.user is None and not player.stand_in and player.absent != "free":
                self.wrong("wrong", path=f"seats.{seat}.stand_in")

    def _entry(self, at: int, entry: EntryFile, seats: Collection[str]) -> None:
        act = entry.act
        named = [act.get("act"), act.get("by", ""), act.get("gm", ""), act.get("why", ""), act.get("seat") or ""]
        if not all(isinstance(each, str) for each in named) or not act.get("act"):
            self.wrong("wrong", path=f"log.{at}.act")
        if "half" in act or "parts" in act:
            try:
                halves = {"half": act.get("half"), "parts": act.get("parts")}
                HalvesFile.model_validate_json(to_json(halves), strict=True)
            except ValidationError as error:
                self._invalid(error, f"log.{at}.act")
        if at == 0 and (act.get("act") != "begin" or entry.undone):
            self.wrong("wrong", path="log.0")
        to = act.get("to")
        if act.get("act") in ("undo", "rewind") and not (type(to) is int and 0 <= to < at):
            self.wrong("wrong", path=f"log.{at}.act.to")
        if act.get("act") == "table-change":
            for name in ("before", "after"):
                self._table(f"log.{at}.act.{name}", act.get(name), seats)
        if isinstance(act.get("act"), str) and act["act"] in ACTS:
            self._act(f"log.{at}.act", act, seats)
        for no, event in enumerate(entry.events):
            path = f"log.{at}.events.{no}"
            if not (set(event.only) <= set(seats) and all(_readable(each, seats) for each in messages(event.message))):
                self.wrong("wrong", path=path)
            elif "counter" in event.data and not _rolled(event):
                self.wrong("wrong", path=f"{path}.data")

    def _act(self, path: str, act: dict[str, Any], seats: Collection[str]) -> None:
        """What may be done again; of answers and corrections the log may say more, like who and why."""
        kind = act["act"]
        model = ACTS[kind]
        try:
            model.model_validate({n: value for n, value in act.items() if kind in WISHES or n in model.model_fields})
        except ValidationError as error:
            self._invalid(error, path)
        else:
            inner = {"give": "order", "choose": "choice"}.get(kind)
            seat = (act[inner] if inner else act).get("seat")
            if seat not in seats and model is not Correct:
                self.wrong("wrong", path=f"{path}.seat")

    def _table(self, path: str, table: Any, seats: Collection[str]) -> None:
        try:
            if TableFile.model_validate_json(to_json(table), strict=True).seats.keys() != set(seats):
                self.wrong("wrong", path=f"{path}.seats")
        except ValidationError as error:
            self._invalid(error, path)

    def _states(self, file: SessionFile, game: Game[Any], present: State | None) -> list[int]:
        """Read the states of the log; those that belong to another game than the present one."""
        strange: list[int] = []
        states, total = _unpacked(file), 0
        for at in range(len(file.log)):
            path = f"log.{at}.state"
            try:
                data = next(states)
            except (ValueError, zlib.error):
                self.wrong("packed", path=path)  # those that follow are packed with it
                break
            total += len(data)
            if total > MOST_STATES:
                self.wrong("large", most=MOST_BYTES // 1000)
            if total > MOST_STATES or len(self.complaints) > MOST_COMPLAINTS:
                break
            state = self._state(data, game, path)
            if state and present and (state.seats, state.dice.seed) != (present.seats, present.dice.seed):
                strange.append(at)
        return strange

    def _state(self, data: bytes, game: Game[Any], path: str) -> State | None:
        try:
            if len(data) <= MOST_STATE:
                return cast(State, game.load(data))
            self.wrong("wrong", path=path)
        except ValidationError as error:
            self._invalid(error, path)
        except Exception:  # numbered steps of an older schema may find anything in it
            self.wrong("wrong", path=path)
        return None

    def _sound(self, file: SessionFile, game: Game[Any], state: State) -> None:
        """The present state is that of this table, and keeps the invariants."""
        if state.seats != list(file.seats):
            self.wrong("wrong", path="state.seats")
        if any(choice.seat not in state.seats for choice in state.choices):
            self.wrong("wrong", path="state.choices")
        if not state.crews.keys() <= set(state.seats):
            self.wrong("wrong", path="state.crews")
        if state.over != (file.status == "over"):
            self.wrong("wrong", path="status")
        try:
            self.complaints += [msg("import-broken", what=complaint(game, each)) for each in game.check(state)]
            for decision in decisions(state):
                if (sealed := decision.sealed(state)) and replay(decision.ask.shape, sealed.words)[0] is not None:
                    self.wrong("wrong", path="state.sealed")
        except Exception:
            self.wrong("unplayable")


def _seated(game: Game[Any], file: SessionFile) -> Session:
    """The session of a file, for nobody but the trial."""
    session = _session(game, file, file.id, 0, 0, file.log[-1].at)
    session.host, session.table = file.host, file.table
    session.seats = {seat: Player(**dict(player)) for seat, player in file.seats.items()}
    return session


def _entry(at: int, entry: EntryFile) -> Entry:
    """An entry as it will be read from the log."""
    by, seat = entry.act.get("by", entry.act["act"]), entry.act.get("seat")
    return Entry(
        at, entry.at, entry.actor, by, seat, entry.events, entry.undone, 0, entry.rules_version, entry.act, entry.used
    )


def messages(message: Message) -> Iterator[Message]:
    """A message and all inside it."""
    yield message
    for arg in message.args.values():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Message):
                yield from messages(each)


def _readable(message: Message, seats: Collection[str]) -> bool:
    """Whether a message can be put into words; whether they make sense only its readers can tell."""
    match message.key:
        case "@seat":
            return message.args.get("seat") in seats
        case "@name":
            return isinstance(message.args.get("name"), str)
        case "@parts":
            return isinstance(message.args.get("of"), list)
        case key:
            return KEY.fullmatch(key) is not None


def _rolled(event: Event) -> bool:
    """Whether the roll of an event can be looked at by people who verify the dice."""
    data = event.data
    faces, dice = data.get("faces"), data.get("dice")
    numbers = [data.get(name) for name in ("counter", "stir", "forced")]
    if not isinstance(faces, list) or not isinstance(dice, list) or len(faces) != len(dice):
        return False
    return all(isinstance(number, int) for number in numbers) and all(dice)


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
