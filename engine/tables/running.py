"""What happens by itself in sessions: one task for each while it does, slice by slice, so that all get their turn.

What fails is tried again with growing pauses, and at once when somebody acts or looks: nothing stands still for good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from ..core.errors import Refused
from ..core.runner import Decision
from ..store import Batch, Stale, StoreError
from . import acting
from .autoplay import next_act
from .live import Incident, Live
from .session import Session

log = logging.getLogger(__name__)

PAUSES = (1, 2, 5, 10, 30, 60, 300, 1800)
"""Seconds until what failed is tried again, by the number of tries."""
OUTAGE = 30
"""Seconds of the longest pause while it is only the database that is away."""
SHARE = 0.2
"""The part of the time for which a start may be busy with looking at tables, one after another."""


class Running:
    """Goes on with sessions after a commit, and tells who shows them once nothing is left to happen by itself.

    ``keep`` commits what a slice has changed; ``tell`` is called (synchronously) at rest, and when nothing can go on.
    """

    def __init__(
        self,
        live: Live,
        now: Callable[[], float],
        keep: Callable[[Session, Batch], Awaitable[None]],
        tell: Callable[[Session], None],
    ) -> None:
        self._live, self._now, self._keep, self._tell = live, now, keep, tell
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pauses: dict[str, asyncio.Event] = {}
        """Of sessions that wait to be tried again; set, they are tried now."""

    async def rest(self, id: str, seconds: float) -> None:
        """Wait until nothing happens by itself in a session any more, but no longer than so many seconds."""
        task = self._tasks.get(id)
        if task is not None and id not in self._pauses:
            await asyncio.wait([task], timeout=seconds)

    def after(self, session: Session) -> None:
        """After a commit: go on, or tell that nothing is left."""
        self.stir(session.id)
        if session.resting:
            self._show(session)
        elif not session.running:
            session.running = True
            task = self._tasks[session.id] = self._live.start(self._run_on(session))
            task.add_done_callback(lambda task: self._ended(session.id, task))

    def rouse(self, session: Session) -> None:
        """After a change that may have set something in motion."""
        session.resting, session.incident = session.status != "playing", ""
        self.after(session)

    def stir(self, id: str) -> None:
        """Somebody acts on a session or looks at it: what waits to be tried again is tried now."""
        pause = self._pauses.get(id)
        if pause is not None:
            pause.set()

    def taken_in(self, session: Session) -> None:
        """A session has just been read: go on with what was on its way when it was last in memory."""
        if not self._live.store.owned.has(session.guild):
            return
        try:
            moves = next_act(session, lambda: self._blame(session)) is not None
        except Exception:  # it is told where it is done
            moves = True
        if moves:
            session.resting = False
            self.after(session)

    def overtaken(self, id: str) -> None:
        """Somebody else has changed a session on disk, or nobody knows: go on from there, and show it."""

        async def go_on() -> None:
            session = await self._read(id)
            if session is not None:
                self.rouse(session)

        self._live.start(go_on())

    async def look_at(self, ids: Iterable[str]) -> None:
        """Go on with those of these sessions in which something is on its way, without haste."""
        clock = asyncio.get_running_loop().time
        for id in ids:
            begun = clock()
            if self._live.closing:
                return
            await self._read(id)  # which takes it in
            await asyncio.sleep((clock() - begun) * (1 / SHARE - 1))

    def close(self) -> None:
        """Nothing is tried again."""
        self._live.closing = True
        for id in list(self._pauses):
            self.stir(id)

    def slice(self, session: Session, batch: Batch, among: list[Decision] | None = None) -> bool:
        """Do what happens by itself, for a slice of time, under the session's lock; see `acting.go_on`."""
        return acting.go_on(session, batch, self._now, lambda: self._blame(session), among)

    async def _run_on(self, session: Session) -> None:
        failed, told = 0, ("", False)
        while not session.resting and not self._live.closing:
            try:
                async with self._live.hold(session.id) as held:
                    if held is not session:
                        return
                    batch = Batch()
                    resting = self.slice(session, batch)
                    await self._keep(session, batch)
                    session.resting = resting
                failed, session.incident, session.away = 0, "", False
            except (Incident, StoreError, Stale, Refused) as error:
                if not self._live.knows(session):
                    return  # it is read anew, and gone on with
                failed += 1
                session.away = isinstance(error, StoreError)
                if isinstance(error, Incident):
                    session.incident = session.incident or error.number
                if told != (session.incident, session.away) and (failed > 1 or not session.away):
                    told = session.incident, session.away  # of what is over in a second nobody need be told
                    self._show(session)
                await self._pause(session.id, failed, away=session.away)
        session.running = False
        if session.resting:
            self._show(session)

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:  # and not that of a session that was read anew
            del self._tasks[id]

    async def _read(self, id: str) -> Session | None:
        """The session, as soon as the database has it; None if there is none that can be read."""
        failed = 0
        while not self._live.closing:
            try:
                return await self._live.get(id)
            except (Refused, Incident):
                return None
            except StoreError:
                failed += 1
                await self._pause(id, failed, away=True)
        return None

    async def _pause(self, id: str, failed: int, *, away: bool) -> None:
        """Wait until something that failed so often is to be tried again."""
        seconds = PAUSES[min(failed, len(PAUSES)) - 1]
        stirred = self._pauses.setdefault(id, asyncio.Event())
        if not self._live.closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(stirred.wait(), min(seconds, OUTAGE) if away else seconds)
        self._pauses.pop(id, None)

    def _blame(self, session: Session) -> None:
        if not session.blamed:
            session.blamed = True
            self._live.incident(session)

    def _show(self, session: Session) -> None:
        try:
            self._tell(session)
        except Exception:
            log.exception("session %s is not shown", session.id)
