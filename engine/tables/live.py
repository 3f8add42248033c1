"""The live sessions: at most one object per id, loaded when needed, changed by one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ..core.errors import Refused
from ..core.message import msg
from ..logs.incidents import report
from ..store import Batch, Stale, Store, StoreError, Unknown
from ..workshop.packs import Packs
from . import records
from .session import Session

log = logging.getLogger(__name__)
R = TypeVar("R")

LIVE = 256
"""Sessions kept in memory, the most recently used."""


class Incident(Exception):
    """The program was at fault; nothing was kept of what was tried. ``number`` finds it in the log file."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number


class Live:
    """Hands out sessions and runs the work on them.

    ``tell`` is called with the number of an incident, ``taken_in`` with a session that has just been read,
    ``overtaken`` with the id of one that has been forgotten since somebody else was faster.
    """

    def __init__(
        self,
        store: Store,
        packs: Packs,
        tell: Callable[[Session, str], None],
        taken_in: Callable[[Session], None],
        overtaken: Callable[[str], None],
    ) -> None:
        self.store = store
        self.packs = packs
        self._tell = tell
        self._taken_in = taken_in
        self._overtaken = overtaken
        self._by_id: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._recent: OrderedDict[str, Session] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Session | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def close(self) -> None:
        """Wait until all work has come to its end."""
        self.closing = True
        while self._tasks:
            await asyncio.wait(self._tasks)

    def start(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Work that comes to its end even if the task that waits for it goes away (so wait through a shield)."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def add(self, session: Session) -> None:
        """Take in a session that has just come to be."""
        self._by_id[session.id] = session
        self._touch(session)

    def forget(self, session: Session) -> None:
        """The object of a session that is another one on disk by now: the next `get` reads it anew."""
        if self.knows(session):
            session.kept = replace(session.kept, tail=())  # readers that still hold it read the log
            del self._by_id[session.id]
            self._recent.pop(session.id, None)
            self._overtaken(session.id)

    async def remove(self, id: str, batch: Batch) -> None:
        """Commit the batch that takes a session off the disk; whoever still holds its object finds it gone."""
        async with self.hold(id) if id in self._by_id or id in self._loading else nullcontext():
            await self.store.commit(batch)
            if id in self._loading:  # begun meanwhile, it may have found the session
                await asyncio.wait([self._loading[id]])
            if id in self._by_id:
                self.forget(self._by_id[id])

    def drop(self, id: str) -> None:
        """A session that nobody plays has been changed on disk: the next `get` reads it anew."""
        if (session := self._by_id.pop(id, None)) is not None:
            session.kept = replace(session.kept, tail=())
        self._recent.pop(id, None)

    async def refresh(self) -> None:
        """Forget the objects of sessions that another process has changed on disk."""
        if not (ids := list(self._by_id)):
            return
        marks = ", ".join("?" * len(ids))
        for id, version in await self.store.rows(f"SELECT id, version FROM sessions WHERE id IN ({marks})", *ids):
            known = self._by_id.get(id)
            if known is not None and known.kept.version != version:
                async with self.hold(id) as session:  # it may have been changed here while we asked
                    row = await self.store.row("SELECT version FROM sessions WHERE id = ?", id)
                    if row is not None and row[0] != session.kept.version:
                        self.forget(session)

    def knows(self, session: Session) -> bool:
        """Whether this is the object of its session still."""
        return self._by_id.get(session.id) is session

    async def get(self, id: str) -> Session:
        """The session with this id; raises `Refused` if there is none, `Incident` if it cannot be read,
        `StoreError` while the database is away.
        """
        session = self._by_id.get(id)
        if session is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = self.start(self._take_in(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            session = await asyncio.shield(task)
        if session is None:
            raise Refused(msg("refused-no-session"))
        self._touch(session)
        return session

    async def look(self, id: str) -> Session:
        """A session of another process as it is on disk now; raises as `get` does."""
        session = await self._load(id)
        if session is None:
            raise Refused(msg("refused-no-session"))
        return session

    def hold(self, id: str) -> Hold:
        """The session under its lock. If something is raised inside, the session afterwards is what the disk holds."""
        return Hold(self, id)

    def incident(self, session: Session) -> str:
        """Log the running exception under a number, and tell those who look after the table."""
        number = report("in session %s at %s", session.id, session.seq)
        try:
            self._tell(session, number)
        except Exception:
            log.exception("incident %s is not told", number)
        return number

    def _touch(self, session: Session) -> None:
        self._recent[session.id] = session
        self._recent.move_to_end(session.id)
        while len(self._recent) > LIVE:
            self._recent.popitem(last=False)

    async def _take_in(self, id: str) -> Session | None:
        session = await self._load(id)
        if session is not None:
            self._by_id[id] = session
            self._taken_in(session)
        return session

    async def _load(self, id: str) -> Session | None:
        try:
            return await records.read(self.store, id, self.packs)
        except (Refused, StoreError):
            raise
        except Exception as error:
            raise Incident(report("session %s cannot be read", id)) from error


class Hold:
    """See `Live.hold`: raises `Refused` and what the database says as they came, anything else as an `Incident`."""

    def __init__(self, live: Live, id: str) -> None:
        self.live = live
        self.id = id

    async def __aenter__(self) -> Session:
        while True:
            self.session = await self.live.get(self.id)
            await self.session.lock.acquire()
            if self.live.knows(self.session):
                return self.session
            self.session.lock.release()  # it was forgotten while we waited

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if isinstance(error, Stale | Unknown):
                self.live.forget(self.session)
            elif isinstance(error, Refused | Incident | StoreError):
                self.session.restore()
            elif isinstance(error, Exception):
                number = self.live.incident(self.session)
                self.session.restore()
                raise Incident(number) from error
        finally:
            self.session.lock.release()
