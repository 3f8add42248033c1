"""The service: everything that happens to sessions, one durable transaction per accepted act."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from . import absence, journal, lobby, records, timers, undo
from .autoplay import next_act
from .core.act import Act, Answer, GiveOrder, TakeOrder
from .core.errors import Gone, Refused, RulesError
from .core.game import Game
from .core.message import Event, msg, who
from .core.order import Order
from .core.runner import Decision, opened
from .core.state import State
from .journal import Entry, Roll
from .live import Incident, Live
from .lobby import Change
from .reading import Reading
from .session import Kept, Player, Session, Status, TableSettings
from .store import Batch, Store

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

SLICE = 0.020
"""Seconds of automatic play per commit; then the loop may breathe."""
SEEN = 4096
"""Interaction ids remembered."""
ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"

__all__ = ["Entry", "Gone", "Incident", "Roll", "Sessions"]


def whole(
    method: Callable[Concatenate[Sessions, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Sessions, P], Coroutine[Any, Any, R]]:
    """What is begun comes to its end, also if whoever waits for it is cancelled."""

    @wraps(method)
    async def wrapper(self: Sessions, *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.shield(self._live.start(method(self, *args, **kwargs)))  # pyright: ignore[reportPrivateUsage]

    return wrapper


class Sessions(Reading):
    """Opens, loads and changes sessions.

    ``on_change`` is called (synchronously) after every commit at rest; ``on_incident`` with the number of what went
    wrong in a session. Whatever is raised by a change, memory is afterwards what the disk holds.
    """

    def __init__(
        self,
        store: Store,
        games: Iterable[Game[Any]],
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
    ) -> None:
        self.games = {game.id: game for game in games}
        self.clock = clock
        self.new_seed = seed
        self.on_change: Callable[[Session], None] = lambda session: None
        self.on_incident: Callable[[Session, str], None] = lambda session, number: None
        super().__init__(store, Live(store, self.games, lambda session, number: self.on_incident(session, number)))
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Let running work come to its commit, then close the file."""
        await self._live.close()
        await self.store.close()

    # The lobby

    @whole
    async def open(
        self,
        game: str,
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        language: str,
        settings: Any = None,
        table: TableSettings | None = None,
    ) -> Session:
        """Open a lobby with the host on its first seat; options not given are the usual ones.

        Raises `Refused` if another session is open in that channel.
        """
        kind, now = self.games[game], self.clock().timestamp()

        def make(id: str) -> tuple[Session, Batch]:
            kept = Kept(
                channel, host, language, "lobby", settings or kind.settings(), table or TableSettings(), {}, now
            )
            session = Session(id=id, game=kind, guild=guild, created=now, kept=kept)
            session.seats["a"] = Player(host, name)
            batch = Batch()
            records.create(batch, session)
            return session, batch

        return await self.adopt(channel, make)

    @whole
    async def move(self, id: str, channel: int) -> None:
        """The session is played in another channel from now on (its thread was made, or made again).

        Raises `Refused` if another session is open there.
        """
        async with self._opening, self._live.turn(id) as session:
            if channel != session.channel:
                await self._free(channel)
                session.channel = channel
                await self._save(session, Batch())

    async def join(self, id: str, user: int, name: str) -> Session:
        """Take a free seat in the lobby, or during play the own seat back from a stand-in or a borrower.

        A game that everybody has left goes on with the first who comes back. Raises `Refused` if the channel has
        another game by then.
        """
        return await self._change(id, lobby.join(user, name), "lobby", "playing", tell=lobby.told_of(user, "log-joins"))

    async def leave(self, id: str, user: int) -> Session:
        """Give up the seat: free in the lobby, kept by a stand-in during play.

        A lobby that everybody has left is closed; a game in which no person is left stops until one comes back.
        """
        return await self._change(id, lobby.leave(user), "lobby", "playing", tell=lobby.told_of(user, "log-leaves"))

    async def get_up(self, id: str, user: int) -> Session:
        """Give up the seat in the lobby; raises `Refused` once the game has begun."""
        return await self._change(id, lobby.leave(user), "lobby")

    async def hand_over(self, id: str, user: int, to: int, name: str) -> Session:
        """Lend the own seat to another person during play; `join` takes it back at any time."""
        return await self._change(id, lobby.hand_over(user, to, name), "playing", tell=lobby.told_of(to, "log-borrows"))

    async def stand_in(self, id: str, user: int, names: Iterable[str]) -> Session:
        """Add an automated player to the lobby, with the first of ``names`` that is free; the host's right."""
        return await self._change(id, lobby.add_stand_in(user, names), "lobby")

    async def no_stand_in(self, id: str, user: int) -> Session:
        """Remove the last automated player from the lobby; the host's right."""
        return await self._change(id, lobby.remove_stand_in(user), "lobby")

    async def set_option(self, id: str, user: int, field: str, value: str) -> Session:
        """Set an option of the game, or of the table (``table-auto``, ``language``), in the lobby; the host's right."""
        return await self._change(id, lobby.set_option(user, field, value), "lobby")

    async def drop(self, id: str, user: int) -> Session:
        """Close a lobby without a game; the host's right."""
        return await self._change(id, lobby.drop(user), "lobby")

    @whole
    async def begin(self, id: str, user: int) -> Session:
        """Set the game up and start it; the host's right. Raises `Refused` if too few have sat down."""
        async with self._live.turn(id) as session:
            if session.status != "lobby":
                raise Refused(msg("refused-already-begun"))
            lobby.host_only(session, user)
            if len(session.seats) < session.game.players.start:
                raise Refused(msg("refused-too-few", least=session.game.players.start))
            seats = list(session.seats)
            state, events = session.game.set_up(session.settings, seats, self.new_seed())
            state.auto = session.table.auto
            session.state, session.status = state, "over" if state.over else "playing"
            act = {"act": "begin", "settings": session.settings, "table": session.table, "seats": seats}
            batch = Batch()
            events = [Event(msg("log-begin", hash=state.dice.commitment)), *events]
            journal.write(batch, session, self.clock().timestamp(), user, act, events)
            await self._save(session, batch)
        self._rouse(session)
        return session

    # Play

    @whole
    async def answer(
        self, id: str, user: int, decision: str, words: list[str], interaction: int | None = None
    ) -> list[Event]:
        """Answer an open decision for the seat that this person holds, and do what follows by itself.

        What is returned for is on disk. Raises `Refused` (nothing has changed) or `Incident` (nothing was kept).
        The same interaction twice is answered once: the second time yields no events.
        """
        batch = Batch()
        batch.add("DELETE FROM drafts WHERE session = ? AND user = ?", id, user)
        return await self._act(
            id, user, lambda seat: Answer(seat=seat, decision=decision, words=words), interaction, batch
        )

    @whole
    async def give_order(self, id: str, user: int, order: Order, interaction: int | None = None) -> None:
        """Give an order for the own seat; it is used at once if its question is open."""
        await self._act(
            id, user, lambda seat: GiveOrder(order=order.model_copy(update={"seat": seat})), interaction, Batch()
        )

    @whole
    async def take_order(self, id: str, user: int, order: int, interaction: int | None = None) -> None:
        """Take an own order back."""
        await self._act(id, user, lambda seat: TakeOrder(seat=seat, order=order), interaction, Batch())

    @whole
    async def undo(self, id: str, user: int, seq: int | None = None) -> int:
        """Take back the own last answer, with what followed from it by itself; returns its seq.

        Orders given since stay. Free only while nothing was revealed or rolled since and nobody else has answered;
        otherwise `Refused`. ``seq`` names the answer that is meant: if it is no longer the last one, `Gone`.
        """
        async with self._live.turn(id) as session:
            state = _open_state(session)
            _not_paused(session)
            seat = _seat(session, user)
            entry = await journal.last_answer(self.store, id)
            if entry is None:
                raise Refused(msg("refused-nothing-to-undo"))
            if entry.actor != user:
                raise Refused(msg("refused-undo-others"))
            if seq is not None and entry.seq != seq:
                raise Gone
            if (await self.state_at(session, entry.seq - 1)).known != state.known:
                raise Refused(msg("refused-undo-known"))
            batch, told = Batch(), msg("log-undone", who=who(seat))
            await undo.take_back(self.store, batch, session, self.clock().timestamp(), user, entry.seq, told)
            await self._save(session, batch)
        self._rouse(session)
        return entry.seq

    async def back(self, id: str, user: int) -> bool:
        """Give the own seat back to a person whose time had run out and who acts again; whether it was so."""
        if not absence.is_absent(await self.get(id), user):
            return False
        await self.govern(id, absence.back(user, self.clock().timestamp()))
        return True

    # For game masters (`engine.gm`, `engine.exchange`) and deadlines

    @whole
    async def govern(self, id: str, act: Callable[[Session, Batch], Awaitable[R]], interaction: int | None = None) -> R:
        """One act on a session under its lock, committed with what the act put into the batch.

        Raises `Refused`, also if the act opens a session again whose channel is taken, or `Gone` for an interaction
        that has been here before.
        """
        async with self._opening, self._live.turn(id) as session:
            if interaction is not None and await journal.is_done(self.store, interaction):
                raise Gone
            batch, before = Batch(), session.status
            done = await act(session, batch)
            if before in ("over", "dropped") and session.status == "playing":
                await self._free(session.channel)
            await self._save(session, batch)
        self._rouse(session)
        return done

    @whole
    async def adopt(self, channel: int, make: Callable[[str], tuple[Session, Batch]]) -> Session:
        """Take in a session from elsewhere; ``make`` builds it and its log for a new id.

        Raises `Refused` if another session is open in that channel.
        """
        async with self._opening:
            await self._free(channel)
            session, batch = make(await self._new_id())
            async with session.lock:
                try:
                    await self._save(session, batch)
                except Exception as error:
                    raise Incident(self._live.incident(session)) from error
        self._live.add(session)
        self._rouse(session)
        return session

    # Waking

    async def wake(self, id: str) -> Session:
        """Go on with a session after a start of the program: finish what happens by itself, then show it."""
        session = await self.get(id)
        self._rouse(session)
        return session

    # Drafts

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

    # Inside: changes

    async def _new_id(self) -> str:
        while True:
            id = "".join(secrets.choice(ALPHABET) for _ in range(6))
            if await self.store.row("SELECT 1 FROM sessions WHERE id = ?", id) is None:
                return id

    async def _free(self, channel: int) -> None:
        """Raises `Refused` if a session is open in the channel."""
        row = await self.store.row(
            "SELECT 1 FROM sessions WHERE channel = ? AND status IN ('lobby', 'playing')", channel
        )
        if row:
            raise Refused(msg("refused-channel-taken"))

    @whole
    async def _change(self, id: str, change: Change, *status: Status, tell: lobby.Line | None = None) -> Session:
        """Change what is not the game's state: seats and settings; during a game the log tells of the seat."""
        again = "playing" in status and (await self.get(id)).abandoned
        async with self._opening if again else nullcontext(), self._live.turn(id) as session:
            if session.status not in status and not (again and session.abandoned):
                over = session.status in ("over", "dropped")
                raise Refused(msg(session.why_over if over else "refused-already-begun"))
            batch = Batch()
            change(session)
            if again and session.status == "playing":
                await self._free(session.channel)
            if tell is not None and session.state is not None:
                seat, told = tell(session)
                act, now = {"act": "table-seat", "seat": seat}, self.clock().timestamp()
                journal.write(batch, session, now, session.seats[seat].user, act, [Event(told)])
            await self._save(session, batch)
        self._rouse(session)
        return session

    async def _act(
        self, id: str, user: int, make: Callable[[str], Act], interaction: int | None, batch: Batch
    ) -> list[Event]:
        """An act of a person on the own seat; an interaction that has been here before does nothing, quietly."""
        await self.back(id, user)
        async with self._live.turn(id) as session:
            if interaction in self._seen:
                return []
            _not_paused(session)
            try:
                events = self._apply(session, batch, make(_seat(session, user)), user, interaction)
                session.incident = ""
                timers.acted(batch, id, user)
                resting = self._slice(session, batch, opened(session.playing))
                await self._save(session, batch)
            except (Refused, sqlite3.IntegrityError):
                if interaction is None or not await journal.is_done(self.store, interaction):
                    raise
                session.restore()
                self._remember(interaction)
                return []
            session.resting = resting
            self._remember(interaction)
        self._after(session)
        return events

    def _apply(
        self, session: Session, batch: Batch, act: Act, actor: int | None, interaction: int | None = None
    ) -> list[Event]:
        state = _open_state(session)
        events = session.game.apply(state, act)
        journal.write(batch, session, self.clock().timestamp(), actor, act, events, interaction)
        if state.over:
            session.status = "over"
        return events

    async def _save(self, session: Session, batch: Batch) -> None:
        """Write the session's row (and its seats) with the batch."""
        now = self.clock().timestamp()
        session.changed = max(now, math.nextafter(session.changed, math.inf))
        kept = records.write(batch, session)
        await self.store.commit(batch)
        session.kept = kept

    def _remember(self, interaction: int | None) -> None:
        if interaction is not None:
            self._seen[interaction] = None
            while len(self._seen) > SEEN:
                self._seen.popitem(last=False)

    # Inside: what happens by itself

    def _after(self, session: Session) -> None:
        """After a commit: tell who shows it, once nothing is left to happen by itself."""
        if session.resting:
            self._tell(session)
        elif not session.running:
            session.running = True
            self._live.start(self._run_on(session))

    def _rouse(self, session: Session) -> None:
        """After a change that may have set something in motion."""
        session.resting, session.incident = session.status != "playing", ""
        self._after(session)

    async def _run_on(self, session: Session) -> None:
        while not session.resting and not self._live.closing:
            try:
                async with self._live.turn(session.id):
                    batch = Batch()
                    resting = self._slice(session, batch)
                    if session.data is not session.kept.data or session.seats != session.kept.seats:
                        await self._save(session, batch)
                    elif batch.statements:
                        await self.store.commit(batch)
                    session.resting = resting
            except Incident as incident:
                session.incident, session.resting = incident.number, True
        session.running = False
        if session.resting:
            self._tell(session)

    def _slice(self, session: Session, batch: Batch, among: list[Decision] | None = None) -> bool:
        """Do what happens by itself, for at most one slice of time; whether nothing is left.

        ``among`` are the awaited questions, if an act has just been applied.
        """
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            try:
                absence.return_seats(session)
                act = next_act(session, lambda: self._blame(session), among)
                if act is None:
                    if session.status == "playing":
                        timers.compare(batch, session, self.clock().timestamp())
                    return True
                self._apply(session, batch, act, None)
                if isinstance(act, Answer):
                    absence.answered(session, act)
                among = opened(session.playing)
            except Exception as error:
                if batch.statements:  # keep what was sound; the next slice meets the fault alone
                    session.reload()
                    return False
                raise RulesError("the automatic play cannot go on") from error
        return False

    def _blame(self, session: Session) -> None:
        if not session.blamed:
            session.blamed = True
            self._live.incident(session)

    def _tell(self, session: Session) -> None:
        try:
            self.on_change(session)
        except Exception:
            log.exception("session %s is not shown", session.id)


def _seat(session: Session, user: int) -> str:
    seat = session.seat_of(user)
    if seat is None:
        raise Refused(msg("refused-not-seated"))
    if session.seats[seat].stand_in:
        raise Refused(msg("refused-stand-in-plays"))
    return seat


def _not_paused(session: Session) -> None:
    if session.paused and session.status == "playing":
        raise Refused(msg("refused-paused"))


def _open_state(session: Session) -> State:
    if session.state is None:
        raise Refused(msg("refused-not-begun"))
    if session.status != "playing":
        raise Refused(msg(session.why_over))
    return session.state
