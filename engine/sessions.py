"""The service: everything that happens to sessions, one durable transaction per accepted act."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, cast
from weakref import WeakValueDictionary

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from .core.act import Act, Answer, GiveOrder, TakeOrder
from .core.dice import commitment, draw
from .core.errors import Gone, Refused
from .core.game import Game
from .core.message import Event, Message, msg
from .core.order import Order
from .core.runner import default, offered
from .core.state import State
from .core.view import view
from .session import Player, Session, Status, TableSettings, free_letter
from .store import Batch, Store

log = logging.getLogger(__name__)

SLICE = 0.020
"""Seconds of automatic play per commit; then the loop may breathe."""
KEYFRAME = 32
"""Entries of the log between two states that are stored without a dictionary."""
LIVE = 256
"""Sessions kept in memory, the most recently used."""
SEEN = 4096
"""Interaction ids remembered."""
ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"

_events: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
_message: TypeAdapter[Message] = TypeAdapter(Message)


class Incident(Exception):
    """The program was at fault; nothing was kept of what was tried. ``number`` finds it in the log file."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number


@dataclass(slots=True, frozen=True)
class Entry:
    """One entry of a session's log. ``by`` says who or what acted; ``struck`` entries have been undone."""

    seq: int
    at: float
    actor: int | None
    by: str
    seat: str | None
    events: list[Event]
    struck: bool
    known: int


@dataclass(slots=True, frozen=True)
class Roll:
    """One roll of the log with its proof: whether the seed yields these faces at this place of its stream."""

    seq: int
    faces: list[str]
    counter: int
    proven: bool
    forced: bool


class Sessions:
    """Opens, loads and changes sessions. ``on_change`` is called (synchronously) after every commit at rest."""

    def __init__(
        self,
        store: Store,
        games: Iterable[Game[Any]],
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
    ) -> None:
        self.store = store
        self.games = {game.id: game for game in games}
        self.clock = clock
        self.new_seed = seed
        self.on_change: Callable[[Session], None] = lambda session: None
        self.on_incident: Callable[[Session, str], None] = lambda session, number: None
        self._live: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._recent: OrderedDict[str, Session] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Session | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: OrderedDict[int, None] = OrderedDict()

    async def close(self) -> None:
        """Let running work come to its commit, then close the file."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    # Finding

    async def get(self, id: str) -> Session:
        """The session with this id; raises `Refused` if there is none."""
        session = self._live.get(id)
        if session is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            session = await task
        if session is None:
            raise Refused(msg("refused-no-session"))
        self._touch(session)
        return session

    async def in_channel(self, channel: int) -> Session | None:
        """The session played in a channel or thread: the open one, else the last that ended."""
        row = await self.store.row(
            "SELECT id FROM sessions WHERE channel = ? AND status != 'dropped' "
            "ORDER BY status IN ('over'), changed DESC LIMIT 1",
            channel,
        )
        return await self.get(row[0]) if row else None

    async def of_user(self, user: int, guild: int | None = None) -> list[Session]:
        """The open sessions in which this person sits."""
        rows = await self.store.rows(
            "SELECT s.id FROM seats JOIN sessions s ON s.id = seats.session "
            "WHERE seats.user = ? AND s.status IN ('lobby', 'playing') AND (? IS NULL OR s.guild = ?) ORDER BY s.created",
            user,
            guild,
            guild,
        )
        return [await self.get(row[0]) for row in rows]

    async def unshown(self) -> list[str]:
        """The sessions whose channel may not show the present state (after a crash, or a failed post)."""
        return [row[0] for row in await self.store.rows("SELECT id FROM sessions WHERE dirty = 1")]

    # The lobby

    async def open(
        self, game: str, *, guild: int, channel: int, host: int, name: str, language: str, settings: Any = None
    ) -> Session:
        """Open a lobby with the host on its first seat.

        Raises `Refused` if another session is open in that channel.
        """
        taken = await self.in_channel(channel)
        if taken and taken.status in ("lobby", "playing"):
            raise Refused(msg("refused-channel-taken"))
        kind = self.games[game]
        now = self.clock().timestamp()
        session = Session(
            id="".join(secrets.choice(ALPHABET) for _ in range(6)),
            game=kind,
            guild=guild,
            channel=channel,
            host=host,
            language=language,
            status="lobby",
            settings=settings or kind.settings(),
            table=TableSettings(),
            created=now,
            changed=now,
        )
        session.seats["a"] = Player(host, name)
        self._live[session.id] = session
        self._touch(session)
        async with session.lock:
            await self._save(session)
        self.on_change(session)
        return session

    async def move(self, id: str, channel: int) -> None:
        """The session is played in another channel from now on (its thread was made, or made again)."""
        session = await self.get(id)
        async with session.lock:
            session.channel = channel
            await self._save(session)

    async def join(self, id: str, user: int, name: str) -> Session:
        """Take a free seat in the lobby, or the own seat back from its stand-in during play."""

        def change(session: Session) -> None:
            seat = session.seat_of(user)
            if session.status == "playing":
                if seat is None or not session.seats[seat].stand_in:
                    raise Refused(msg("refused-already-begun"))
                session.seats[seat] = Player(user, name)
                return
            if seat is not None:
                raise Refused(msg("refused-already-seated"))
            if len(session.seats) >= session.game.players.stop - 1:
                raise Refused(msg("refused-full"))
            session.seats[free_letter(session.seats)] = Player(user, name)

        return await self._change(id, change, ("lobby", "playing"))

    async def leave(self, id: str, user: int) -> Session:
        """Give up the seat: free in the lobby, kept by a stand-in during play.

        A lobby that everybody has left is closed; so is a game in which no person is left.
        """

        def change(session: Session) -> None:
            seat = session.seat_of(user)
            if seat is None:
                raise Refused(msg("refused-not-seated"))
            if session.status == "lobby":
                del session.seats[seat]
                people = [player.user for player in session.seats.values() if player.user is not None]
                if not people:
                    session.status = "dropped"
                elif session.host == user:
                    session.host = people[0]
                _close_up(session)
                return
            if session.seats[seat].stand_in:
                raise Refused(msg("refused-not-seated"))
            session.seats[seat].stand_in = True
            if not session.humans:
                session.status = "dropped"

        return await self._change(id, change, ("lobby", "playing"))

    async def stand_in(self, id: str, user: int, names: Iterable[str]) -> Session:
        """Add an automated player to the lobby, with the first of ``names`` that is free; the host's right."""

        def change(session: Session) -> None:
            _host_only(session, user)
            if len(session.seats) >= session.game.players.stop - 1:
                raise Refused(msg("refused-full"))
            taken = {player.name for player in session.seats.values()}
            name = next(name for name in names if name not in taken)
            session.seats[free_letter(session.seats)] = Player(None, name, stand_in=True)

        return await self._change(id, change, ("lobby",))

    async def no_stand_in(self, id: str, user: int) -> Session:
        """Remove the last automated player from the lobby; the host's right."""

        def change(session: Session) -> None:
            _host_only(session, user)
            seat = next((seat for seat, player in reversed(session.seats.items()) if player.user is None), None)
            if seat is None:
                raise Refused(msg("refused-no-stand-in"))
            del session.seats[seat]
            _close_up(session)

        return await self._change(id, change, ("lobby",))

    async def set_option(self, id: str, user: int, field: str, value: str) -> Session:
        """Set an option of the game, or of the table (``table-auto``, ``language``), in the lobby; the host's right."""

        def change(session: Session) -> None:
            _host_only(session, user)
            try:
                if field == "language":
                    session.language = value
                elif field == "table-auto":
                    session.table = TableSettings(auto=value == "on")
                else:
                    old = session.settings.model_dump()
                    if field not in old:
                        raise Refused(msg("refused-option", field=field))
                    session.settings = type(session.settings).model_validate({**old, field: value})
            except ValidationError as error:
                raise Refused(msg("refused-option", field=field)) from error

        return await self._change(id, change, ("lobby",))

    async def drop(self, id: str, user: int) -> Session:
        """Close a lobby without a game; the host's right."""

        def change(session: Session) -> None:
            _host_only(session, user)
            session.status = "dropped"

        return await self._change(id, change, ("lobby",))

    async def begin(self, id: str, user: int) -> Session:
        """Set the game up and start it; the host's right. Raises `Refused` if too few have sat down."""
        session = await self.get(id)
        async with session.lock:
            if session.status != "lobby":
                raise Refused(msg("refused-already-begun"))
            _host_only(session, user)
            if len(session.seats) < session.game.players.start:
                raise Refused(msg("refused-too-few", least=session.game.players.start))
            with self._guard(session):
                state, events = session.game.set_up(session.settings, list(session.seats), self.new_seed())
                state.auto = session.table.auto
            session.state, session.status, session.seq = state, "playing", 0
            batch = Batch()
            events = [Event(msg("log-begin", hash=state.dice.commitment)), *events]
            self._entry(batch, session, user, {"act": "begin"}, events, None)
            await self._save(session, batch)
        self._after(session)
        return session

    # Play

    async def answer(
        self, id: str, user: int, decision: str, words: list[str], interaction: int | None = None
    ) -> list[Event]:
        """Answer an open decision for the seat that this person holds, and do what follows by itself.

        What is returned for is on disk. Raises `Refused` (nothing has changed) or `Incident` (nothing was kept).
        The same interaction twice is answered once: the second time yields no events.
        """
        session = await self.get(id)
        async with session.lock:
            if interaction is not None and interaction in self._seen:
                return []
            seat = self._seat(session, user)
            batch = Batch()
            act = Answer(seat=seat, decision=decision, words=words)
            events = self._apply(session, batch, act, user, interaction)
            batch.add("DELETE FROM drafts WHERE session = ? AND user = ?", id, user)
            await self._save(session, batch)
            self._remember(interaction)
        self._after(session)
        return events

    async def give_order(self, id: str, user: int, order: Order, interaction: int | None = None) -> None:
        """Give an order for the own seat; it is used at once if its question is open."""
        session = await self.get(id)
        async with session.lock:
            order = order.model_copy(update={"seat": self._seat(session, user)})
            await self._do(session, GiveOrder(order=order), user, interaction)
        self._after(session)

    async def take_order(self, id: str, user: int, order: int, interaction: int | None = None) -> None:
        """Take an own order back."""
        session = await self.get(id)
        async with session.lock:
            await self._do(session, TakeOrder(seat=self._seat(session, user), order=order), user, interaction)
        self._after(session)

    async def undo(self, id: str, user: int) -> int:
        """Take back the own last answer, with what followed from it by itself; returns its seq.

        Free only while nothing was revealed or rolled since and nobody else has answered; otherwise `Refused`.
        """
        session = await self.get(id)
        async with session.lock:
            state = self._open_state(session)
            seat = self._seat(session, user)
            entry = await self._last_human(session)
            if entry is None:
                raise Refused(msg("refused-nothing-to-undo"))
            if entry.actor != user:
                raise Refused(msg("refused-undo-others"))
            earlier = await self.state_at(session, entry.seq - 1)
            if earlier.known != state.known:
                raise Refused(msg("refused-undo-known"))
            await self._restore(session, earlier, entry.seq, user, seat)
        self._after(session)
        return entry.seq

    # Looking

    async def history(self, session: Session, *, after: int = -1, last: int | None = None) -> list[Entry]:
        """Entries of the log with seq above ``after``, oldest first; only the ``last`` ones if a number is given."""
        rows = await self.store.rows(
            "SELECT seq, at, actor, act, events, undone, known FROM actions WHERE session = ? AND seq > ? "
            "ORDER BY seq DESC LIMIT ?",
            session.id,
            after,
            -1 if last is None else last,
        )
        return [_entry(row) for row in reversed(rows)]

    async def state_at(self, session: Session, seq: int) -> State:
        """The state after an entry of the log; raises `Refused` if there is no such entry."""
        row = await self.store.row("SELECT base, state FROM actions WHERE session = ? AND seq = ?", session.id, seq)
        if row is None:
            raise Refused(msg("refused-no-moment"))
        return session.game.load(await self._unpack(session, row[0], row[1]))

    async def verify(self, session: Session) -> tuple[str, str, list[Roll]]:
        """Seed, its hash, and every roll of the log checked against the seed; only after the end."""
        if session.state is None or not session.state.over:
            raise Refused(msg("refused-verify-early"))
        seed = session.state.dice.seed
        rolls: list[Roll] = []
        for entry in await self.history(session):
            for event in entry.events:
                if "counter" in event.data:
                    rolls.append(_prove(seed, entry.seq, event))
        return seed, commitment(seed), rolls

    # Drafts, users, posts: small rows without rules

    async def draft(self, id: str, user: int, decision: str) -> list[str]:
        """The words of this person's unfinished answer."""
        row = await self.store.row(
            "SELECT words FROM drafts WHERE session = ? AND user = ? AND decision = ?", id, user, decision
        )
        return cast("list[str]", json.loads(row[0])) if row else []

    async def set_draft(self, id: str, user: int, decision: str, words: list[str]) -> None:
        """Keep the words of an unfinished answer."""
        await self.store.execute(
            "INSERT OR REPLACE INTO drafts (session, user, decision, words) VALUES (?, ?, ?, ?)",
            id,
            user,
            decision,
            json.dumps(words),
        )

    # Inside

    def _touch(self, session: Session) -> None:
        self._recent[session.id] = session
        self._recent.move_to_end(session.id)
        while len(self._recent) > LIVE:
            self._recent.popitem(last=False)

    async def _load(self, id: str) -> Session | None:
        row = await self.store.row(
            "SELECT game, guild, channel, host, language, status, settings, seq, state, created, changed "
            "FROM sessions WHERE id = ?",
            id,
        )
        if row is None or row[0] not in self.games:
            return None
        game = self.games[row[0]]
        settings = json.loads(row[6])
        session = Session(
            id=id,
            game=game,
            guild=row[1],
            channel=row[2],
            host=row[3],
            language=row[4],
            status=cast(Status, row[5]),
            settings=game.settings.model_validate(settings["game"]),
            table=TableSettings.model_validate(settings["table"]),
            created=row[9],
            changed=row[10],
            seq=row[7],
            state=game.load(row[8]) if row[8] is not None else None,
        )
        seats = await self.store.rows("SELECT seat, user, name, stand_in FROM seats WHERE session = ? ORDER BY seat", id)
        session.seats = {seat: Player(user, name, bool(stand_in)) for seat, user, name, stand_in in seats}
        if session.seq >= 0:
            base = await self.store.row(
                "SELECT seq, state FROM actions WHERE session = ? AND base IS NULL ORDER BY seq DESC LIMIT 1", id
            )
            session.base = (base[0], zlib.decompress(base[1])) if base else None
        self._live[id] = session
        return session

    async def _change(self, id: str, change: Callable[[Session], None], status: tuple[Status, ...]) -> Session:
        """Change what is not the game's state: seats and settings."""
        session = await self.get(id)
        async with session.lock:
            if session.status not in status:
                raise Refused(msg("refused-over" if session.status in ("over", "dropped") else "refused-already-begun"))
            change(session)
            await self._save(session, seats=True)
        self._after(session)
        return session

    async def _do(self, session: Session, act: Act, user: int, interaction: int | None) -> None:
        if interaction is not None and interaction in self._seen:
            return
        batch = Batch()
        self._apply(session, batch, act, user, interaction)
        await self._save(session, batch)
        self._remember(interaction)

    def _apply(
        self, session: Session, batch: Batch, act: Act, actor: int | None, interaction: int | None = None
    ) -> list[Event]:
        state = self._open_state(session)
        with self._guard(session):
            events = session.game.apply(state, act)
        session.seq += 1
        self._entry(batch, session, actor, act.model_dump(exclude_defaults=False), events, interaction)
        return events

    def _run(self, session: Session, batch: Batch) -> None:
        """Do what happens by itself, for at most one slice of time."""
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            act = self._next(session)
            if act is None:
                session.resting = True
                return
            try:
                self._apply(session, batch, act, None)
            except Refused as refused:
                raise Incident(self._incident(session)) from refused

    def _next(self, session: Session) -> Act | None:
        state = session.playing
        if session.status != "playing":
            return None
        if state.over:
            session.status = "over"
            return None
        with self._guard(session):
            act = session.game.follow(state)
            if act is not None:
                return act
            for seat, player in session.seats.items():
                if not player.stand_in:
                    continue
                seen = view(state, seat)
                for decision in offered(state, seat, seen):
                    if decision.id in state.sealed:
                        continue
                    words = session.game.stand_in(seen, decision)
                    if words is None and decision.ask.wait:
                        words = default(decision)
                    if words is not None:
                        return Answer(seat=seat, decision=decision.id, words=words, by="stand-in")
        return None

    def _after(self, session: Session) -> None:
        """After the commit: do what follows by itself, then tell who shows it."""
        if session.status != "playing":
            self.on_change(session)
            return
        if not session.resting:
            return  # somebody is at it
        session.resting = False
        task = asyncio.create_task(self._run_on(session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_on(self, session: Session) -> None:
        try:
            while not session.resting:
                async with session.lock:
                    batch = Batch()
                    self._run(session, batch)
                    if batch.statements or session.status == "over":
                        await self._save(session, batch)
                await asyncio.sleep(0)
        except Incident as incident:
            session.resting = True
            session = await self.get(session.id)
            session.incident = incident.number
        self.on_change(session)

    async def wake(self, id: str) -> Session:
        """Go on with a session after a start of the program: finish what happens by itself, then show it."""
        session = await self.get(id)
        self._after(session)
        return session

    async def _restore(self, session: Session, earlier: State, seq: int, user: int, seat: str) -> None:
        state = session.playing
        earlier.era = state.era + 1
        if earlier.known != state.known:
            earlier.dice.stir = state.dice.stir + 1
        earlier.attach(session.game.data)
        session.state, session.status = earlier, "playing"
        session.seq += 1
        batch = Batch()
        batch.add("UPDATE actions SET undone = 1 WHERE session = ? AND seq >= ? AND seq < ?", session.id, seq, session.seq)
        event = Event(msg("log-undone", who=Message("@seat", {"seat": seat})))
        self._entry(batch, session, user, {"act": "undo", "to": seq, "seat": seat}, [event], None)
        await self._save(session, batch)

    async def _last_human(self, session: Session) -> Entry | None:
        row = await self.store.row(
            "SELECT seq, at, actor, act, events, undone, known FROM actions WHERE session = ? AND seq > 0 "
            "AND actor IS NOT NULL AND undone = 0 AND act NOT LIKE '{\"act\":\"undo\"%' ORDER BY seq DESC LIMIT 1",
            session.id,
        )
        return _entry(row) if row else None

    def _seat(self, session: Session, user: int) -> str:
        seat = session.seat_of(user)
        if seat is None:
            raise Refused(msg("refused-not-seated"))
        if session.seats[seat].stand_in:
            raise Refused(msg("refused-stand-in-plays"))
        return seat

    def _open_state(self, session: Session) -> State:
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        if session.status != "playing":
            raise Refused(msg("refused-over"))
        return session.state

    def _remember(self, interaction: int | None) -> None:
        if interaction is not None:
            self._seen[interaction] = None
            while len(self._seen) > SEEN:
                self._seen.popitem(last=False)

    def _guard(self, session: Session) -> _Guard:
        return _Guard(self, session)

    def _entry(
        self,
        batch: Batch,
        session: Session,
        actor: int | None,
        act: Mapping[str, Any],
        events: list[Event],
        interaction: int | None,
    ) -> None:
        state = session.playing
        data = session.game.dump(state)
        if session.base is None or session.seq - session.base[0] >= KEYFRAME:
            session.base = (session.seq, data)
            base, packed = None, zlib.compress(data, 1)
        else:
            base, packed = session.base[0], _pack(data, session.base[1])
        batch.add(
            "INSERT INTO actions (session, seq, at, actor, act, events, counter, known, rules_version, interaction, base, "
            "state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            session.id,
            session.seq,
            self.clock().timestamp(),
            actor,
            json.dumps(act, separators=(",", ":"), ensure_ascii=False),
            to_json(events).decode(),
            state.dice.counter,
            state.known,
            session.game.rules_version,
            interaction,
            base,
            packed,
        )

    async def _unpack(self, session: Session, base: int | None, packed: bytes) -> bytes:
        if base is None:
            return zlib.decompress(packed)
        if session.base is not None and session.base[0] == base:
            key = session.base[1]
        else:
            row = await self.store.row("SELECT state FROM actions WHERE session = ? AND seq = ?", session.id, base)
            key = zlib.decompress(row[0]) if row else b""
        return zlib.decompressobj(zdict=key).decompress(packed)

    async def _save(self, session: Session, batch: Batch | None = None, *, seats: bool = False) -> None:
        """Write the session's row (and its seats) with the batch; on failure the live object is given up."""
        batch = batch or Batch()
        session.changed = self.clock().timestamp()
        settings = {"game": session.settings.model_dump(), "table": session.table.model_dump()}
        batch.add(
            "INSERT OR REPLACE INTO sessions (id, game, guild, channel, host, language, status, settings, rules_version, "
            "seq, state, created, changed, dirty) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            session.id,
            session.game.id,
            session.guild,
            session.channel,
            session.host,
            session.language,
            session.status,
            json.dumps(settings),
            session.game.rules_version,
            session.seq,
            session.game.dump(session.state) if session.state is not None else None,
            session.created,
            session.changed,
        )
        if seats or session.seq <= 0:
            batch.add("DELETE FROM seats WHERE session = ?", session.id)
            for seat, player in session.seats.items():
                batch.add(
                    "INSERT OR REPLACE INTO seats (session, seat, user, name, stand_in) VALUES (?, ?, ?, ?, ?)",
                    session.id,
                    seat,
                    player.user,
                    player.name,
                    player.stand_in,
                )
        try:
            await self.store.commit(batch)
        except Exception as error:
            raise Incident(self._incident(session)) from error

    def _incident(self, session: Session) -> str:
        """Log the running exception under a number and forget the live session: it is loaded again from disk."""
        number = secrets.token_hex(3)
        log.exception("incident %s in session %s at %s", number, session.id, session.seq)
        self._live.pop(session.id, None)
        self._recent.pop(session.id, None)
        self.on_incident(session, number)
        return number


class _Guard:
    """Turns what rules raise, other than `Refused`, into an `Incident` and gives the live session up."""

    def __init__(self, sessions: Sessions, session: Session) -> None:
        self.sessions = sessions
        self.session = session

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> Literal[False]:
        if isinstance(error, Exception) and not isinstance(error, Refused | Incident):
            raise Incident(self.sessions._incident(self.session)) from error  # pyright: ignore[reportPrivateUsage]
        return False


def _host_only(session: Session, user: int) -> None:
    if session.host != user:
        raise Refused(msg("refused-host-only"))


def _close_up(session: Session) -> None:
    """In the lobby the letters are given anew, so that no seat is missing in the row."""
    players = list(session.seats.values())
    session.seats.clear()
    for player in players:
        session.seats[free_letter(session.seats)] = player


def _pack(data: bytes, key: bytes) -> bytes:
    packer = zlib.compressobj(level=1, zdict=key)
    return packer.compress(data) + packer.flush()


def _entry(row: Any) -> Entry:
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
    )


def _prove(seed: str, seq: int, event: Event) -> Roll:
    """Roll again from the seed at the recorded place and compare."""
    faces, dice = cast("list[str]", event.data["faces"]), cast("list[str]", event.data["dice"])
    counter, stir, forced = (cast(int, event.data[key]) for key in ("counter", "stir", "forced"))
    at, proven = counter, True
    for die, face in zip(dice[forced:], faces[forced:], strict=True):
        sides = die.split(",")
        number = draw(seed, stir, at)
        at += 1
        while number >= (1 << 64) - (1 << 64) % len(sides):
            number = draw(seed, stir, at)
            at += 1
        proven = proven and sides[number % len(sides)] == face
    return Roll(seq, faces, counter, proven, forced > 0)


__all__ = ["Entry", "Gone", "Incident", "Roll", "Sessions", "to_json"]
