"""How a session is changed: judged under its lock, one durable transaction, and then what follows by itself."""

from __future__ import annotations

import math
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import Any, TypeVar

from ..core.act import Act
from ..core.errors import Gone, Refused
from ..core.game import Game
from ..core.message import Event, msg
from ..core.runner import opened
from ..store import Batch, Conflict, Stale, Store, StoreError, Unknown
from ..workshop.packs import Packs
from . import absence, acting, bank, journal, lobby, records, timers
from .acting import not_paused, own_seat
from .live import Incident, Live
from .lobby import Change
from .reading import Reading
from .running import Running
from .session import Session, Status
from .whole import whole

R = TypeVar("R")

SEEN = 4096
"""Interaction ids remembered."""


class Writing(Reading):
    """Makes any change of a session; `Sessions` says which there are.

    ``name_role`` says what a role is called in the table's language. ``on_change`` is called (synchronously) after
    every commit at rest; ``on_incident`` with the number of what went wrong in a session. Whatever is raised by a
    change, memory is afterwards what the disk holds.
    """

    def __init__(self, store: Store, games: Iterable[Game[Any]], clock: Callable[[], datetime]) -> None:
        self.games = {game.id: game for game in games}
        self.packs = Packs(store, self.games)
        self.name_role: Callable[[Session, str], str] = lambda session, role: role
        self.on_change: Callable[[Session], None] = lambda session: None
        self.on_incident: Callable[[Session, str], None] = lambda session, number: None
        live = Live(
            store,
            self.packs,
            lambda session, number: self.on_incident(session, number),
            lambda session: self._running.taken_in(session),
            lambda id: self._running.overtaken(id),
        )
        super().__init__(store, live, clock)
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._running = Running(self._live, self._now, self._keep, lambda session: self.on_change(session))

    # For game masters (`engine.gm`), deadlines, and whoever brings in a session or takes one away

    @whole
    async def govern(self, id: str, act: Callable[[Session, Batch], Awaitable[R]], interaction: int | None = None) -> R:
        """One act on a session under its lock, committed with what the act put into the batch.

        Raises `Refused`, also if the act opens a session again whose channel is taken, or `Gone` for an interaction
        that has been here before.
        """
        async with self._live.hold(id) as session:
            if interaction is not None and await journal.is_done(self.store, interaction):
                raise Gone
            batch = Batch()
            done = await act(session, batch)
            await self._save(session, batch)
        self._running.rouse(session)
        return done

    @whole
    async def adopt(self, channel: int, make: Callable[[str], tuple[Session, Batch]], id: str = "") -> Session:
        """Take in a session from elsewhere; ``make`` builds it and its log for a new id, if none is given.

        Raises `Refused` if another session is open in that channel.
        """
        await self._free(channel)
        session, batch = make(id or await self.new_id())
        async with session.lock:
            try:
                await self._save(session, batch)
            except (Refused, StoreError):
                raise
            except Exception as error:
                raise Incident(self._live.incident(session)) from error
        self._live.add(session)
        self._running.rouse(session)
        return session

    @whole
    async def forget(self, id: str) -> None:
        """Take a session off the disk, with its log and all that belongs to it; from now on there is none."""
        batch = Batch()
        records.forget(batch, id)
        await self._live.remove(id, batch)

    async def rewrite(self, id: str, version: int, batch: Batch) -> None:
        """Change a session on disk that nobody plays, read as this version; it need not be readable as a game.

        Raises `Stale` if it has been changed meanwhile.
        """
        batch.add(
            "UPDATE sessions SET version = CASE WHEN version = ? THEN ? END WHERE id = ?",
            *(version, secrets.randbits(63), id),
        )
        await self.store.commit(batch)
        self._live.drop(id)

    def furnish(self, session: Session) -> None:
        """After a change of seats or options: the house seats are there, and in the lobby everything fits together."""
        lobby.furnish(session, self.name_role)

    # Acts of the people at the table

    async def back(self, id: str, user: int) -> bool:
        """Give the seat back to a person whose time had run out and who acts again; True if it was played for them."""
        if not absence.is_absent(await self.get(id), user):
            return False
        await self.govern(id, absence.back(user, self._now()))
        return True

    @whole
    async def _change(self, id: str, change: Change, *status: Status, tell: lobby.Line | None = None) -> Session:
        """Change what is not the game's state: seats and settings; during a game the log tells of the seat."""
        again = "playing" in status and (await self.get(id)).abandoned
        async with self._live.hold(id) as session:
            if session.status not in status and not (again and session.abandoned):
                over = session.status in ("over", "dropped")
                raise Refused(msg(session.why_over if over else "refused-already-begun"))
            batch, before = Batch(), dict(session.seats)
            change(session)
            self.furnish(session)
            if tell is not None and session.state is not None:
                seat, told = tell(session, before)
                act, now = {"act": "table-seat", "seat": seat}, self._now()
                actor = session.seats[seat].user or before[seat].user
                journal.write(batch, session, now, actor, act, [Event(told, weight="headline")])
            await self._save(session, batch)
        self._running.rouse(session)
        return session

    async def _act(
        self, id: str, user: int, make: Callable[[str], Act], interaction: int | None, batch: Batch
    ) -> list[Event]:
        """An act of a person on one's own seat; an interaction that has been here before does nothing, quietly."""
        await self.back(id, user)
        async with self._live.hold(id) as session:
            if interaction in self._seen:
                return []
            not_paused(session)
            events: list[Event] = []
            try:
                clock = await bank.before(self.store, session, user)
                events = acting.apply(session, batch, make(own_seat(session, user)), self._now(), user, interaction)
                session.incident = ""
                timers.acted(batch, id, user)
                among = opened(session.playing)
                if clock is not None:
                    bank.after(session, clock, session.awaited() if among is None else among, self._now())
                resting = self._running.slice(session, batch, among)
                await self._save(session, batch)
            except Unknown:
                self._live.forget(session)
                if interaction is None or not await journal.was_kept(self.store, interaction):
                    raise
                self._remember(interaction)
                return events
            except (Refused, Conflict) as error:
                if interaction is None or not await journal.is_done(self.store, interaction):
                    raise
                if isinstance(error, Stale):
                    self._live.forget(session)
                else:
                    session.restore()
                self._remember(interaction)
                return []
            session.resting = resting
            self._remember(interaction)
        self._running.after(session)
        return events

    # Inside

    def _now(self) -> float:
        return self.clock().timestamp()

    async def _save(self, session: Session, batch: Batch) -> None:
        """Write the session's row (and its seats) with the batch.

        Raises `Refused` if it would be open in a channel in which another one is.
        """
        now = self._now()
        session.changed = max(now, math.nextafter(session.changed, math.inf))
        kept = records.write(batch, session)
        try:
            await self.store.commit(batch)
        except Stale:
            raise
        except Conflict:
            if session.status in ("lobby", "playing"):
                await self._free(session.channel, session.id)
            raise
        session.kept = kept

    async def _keep(self, session: Session, batch: Batch) -> None:
        """Write what has happened by itself: the batch, and the session's row if it has changed."""
        if session.data is not session.kept.data or session.seats != session.kept.seats:
            await self._save(session, batch)
        elif batch.statements:
            await self.store.commit(batch)

    def _remember(self, interaction: int | None) -> None:
        if interaction is not None:
            self._seen[interaction] = None
            while len(self._seen) > SEEN:
                self._seen.popitem(last=False)
