"""The file of a session is read and checked in full, and tried out: what is sound of it, or all that is wrong."""

from __future__ import annotations

import re
import zlib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json, to_json

from ..core.act import WISHES, Answer, Correct
from ..core.errors import Refused
from ..core.fault import place
from ..core.game import Game
from ..core.message import Event, Message, msg
from ..core.runner import decisions
from ..core.scenario import known
from ..core.shape import replay
from ..core.state import Settings, State
from ..data import DataError
from ..tables.journal import Entry
from ..tables.session import LETTERS, Kept, Player, Session, TableSettings
from ..workshop.pack import checked, played
from .preview import complaint
from .session_file import FORMAT, MOST_STATE, VERSION, EntryFile, HalvesFile, SessionFile, TableFile, unpacked
from .trial import Stage, try_out

MOST_BYTES = 2_000_000
MOST_VALUES = 250_000
"""What a file may hold beside what is packed; whole games have some 20,000."""
MOST_DEPTH = 40
NUL = b"\\u0000"
"""What no text of PostgreSQL may hold, as JSON writes it."""
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
        for data in unpacked(self.file):
            yield cast(State, self.game.load(data))


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
            self.complaints.append(no_json(error))
            return None
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
        game = self._played(file)
        if game is None:
            return None
        try:
            settings = game.settings.model_validate(file.settings)
            today = known(game.options, settings)
            if gone := [name for name, value in settings if getattr(today, name) != value]:
                return self.wrong("wrong", path=f"settings.{gone[0]}")
            self._seats(file, settings, game)
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

    def _played(self, file: SessionFile) -> Game[Any] | None:
        """The game of the file, with what people wrote for it, which is checked as if they had sent it."""
        game = self.games[file.game]
        if file.pack is None:
            return game
        try:
            checked(game, file.pack.files)
            return played(game, file.pack.files)
        except DataError as error:
            self.complaints += [msg("import-pack", what=each) for each in error.faults[:MOST_COMPLAINTS]]
            return None

    def _seats(self, file: SessionFile, settings: Settings, game: Game[Any]) -> None:
        house = game.house(settings)
        party = [seat for seat in file.seats if seat not in house]
        if len(party) not in game.numbers(settings) or list(file.seats) != [*LETTERS[: len(party)], *sorted(house)]:
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
        states, total = unpacked(file), 0
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


def unbegun(game: Game[Any], file: SessionFile, id: str, guild: int, channel: int, now: float) -> Session:
    """The session of a file before its first entry."""
    settings = game.settings.model_validate(file.settings)
    # Another host than the file's, so that the row is written whole when the session is saved.
    kept = Kept(channel, 0, file.language, file.status, settings, TableSettings(), {}, now)
    return Session(id=id, game=game, guild=guild, created=now, kept=kept)


def _seated(game: Game[Any], file: SessionFile) -> Session:
    """The session of a file, for nobody but the trial."""
    session = unbegun(game, file, file.id, 0, 0, file.log[-1].at)
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


def no_json(error: Exception) -> Message:
    """Where a file is no JSON, as far as its reader says that."""
    found = re.search(r"line (\d+) column (\d+)", str(error))
    byte = re.search(r"byte (\d+)", str(error))
    if found:
        return msg("import-no-json", what=place(int(found[1]), int(found[2])))
    return msg("import-no-json", what=msg("import-byte", n=byte[1]) if byte else "?")


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
