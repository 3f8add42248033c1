"""What happens by itself in sessions: one task for each while it does, slice by slice, so that all get their turn.

What fails is tried again with growing pauses, and at once when somebody acts or looks: nothing stands still for good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from ..core.decision import Decision
from ..core.errors import Refused
from ..store import Batch, Stale, StoreError
from . import acting
from .autoplay import next_act
from .live import Incident, Live
from .session import Session
from .thinking import Thinking

log = logging.getLogger(__name__)

PAUSES = (1, 2, 5, 10, 30, 60, 300, 1800)
"""Seconds until what failed is tried again, by the number of tries."""
OUTAGE = 30
"""Seconds of the longest pause while it is only the database that is away."""
SHARE = 0.2
"""The share of its time that a start may spend looking at tables, one after another."""


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
        self._pauses: dict[str, tuple[asyncio.TimerHandle, Callable[[], None]]] = {}
        """By session, what is to be tried again."""
        self._failed: dict[str, int] = {}
        """How often it has failed."""
        self._looking: asyncio.Task[None] | None = None
        self.thinking = Thinking(self._moves)

    async def rest(self, id: str, seconds: float, *, thoughts: bool = False) -> None:
        """Wait until nothing happens by itself in a session any more, but no longer than ``seconds``.

        What is to be tried again later is not waited for; with ``thoughts`` those of stand-ins are.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        while (task := self._tasks.get(id) or (self.thinking.of(id) if thoughts else None)) and clock() < end:
            await asyncio.wait([task], timeout=end - clock())
            await asyncio.sleep(0)  # who is done takes itself off the list
            if not thoughts:
                return

    def after(self, session: Session) -> None:
        """After a commit: go on, or tell that nothing is left."""
        self.stir(session.id)
        if session.resting:
            self._rests(session)
        elif not session.running:
            session.running = True
            task = self._tasks[session.id] = self._live.start(self._run_on(session))
            task.add_done_callback(lambda task: self._ended(session.id, task))

    def rouse(self, session: Session) -> None:
        """After a change that may have set something in motion."""
        session.resting, session.incident = session.status != "playing", ""
        self.after(session)

    def stir(self, id: str) -> None:
        """Somebody acts on a session or looks at it: what is to be tried again is tried now."""
        if id in self._pauses:
            timer, again = self._pauses.pop(id)
            timer.cancel()
            again()

    def taken_in(self, session: Session) -> None:
        """A session has just been read: go on with what was on its way when it was last in memory."""
        if session.status != "playing" or not self._live.store.owned.has(session.guild):
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
        self._live.start(self._read_anew(id))

    def look_at(self, ids: Iterable[str]) -> None:
        """Go on with those of these sessions in which something is on its way, without haste."""
        self._looking = asyncio.create_task(self._look_at(ids))

    def close(self) -> None:
        """Nothing is tried again."""
        self._live.closing = True
        for timer, _ in self._pauses.values():
            timer.cancel()
        self._pauses.clear()
        self.thinking.close()
        if self._looking is not None:
            self._looking.cancel()

    def slice(self, session: Session, batch: Batch, among: list[Decision] | None = None) -> bool:
        """Do what happens by itself, for a slice of time, under the session's lock; see `acting.go_on`."""
        return acting.go_on(session, batch, self._now, lambda: self._blame(session), among, self.thinking.weighed)

    async def _run_on(self, session: Session) -> None:
        try:
            while not session.resting and not self._live.closing:
                async with self._live.hold(session.id) as held:
                    if held is not session:
                        return
                    batch = Batch()
                    resting = self.slice(session, batch)
                    await self._keep(session, batch)
                    session.resting = resting
                self._failed.pop(session.id, None)
                session.incident, session.away = "", False
        except (Incident, StoreError, Stale, Refused) as error:
            session.running = False
            if self._live.knows(session):  # else it is read anew, and gone on with
                self._stopped(session, error)
            return
        session.running = False
        if session.resting:
            self._rests(session)

    def _rests(self, session: Session) -> None:
        self.thinking.at_rest(session)
        self._show(session)

    def _moves(self, session: Session) -> None:
        """Something happens by itself again in a session that rests."""
        if self._live.knows(session):  # else it is read anew, and gone on with
            session.resting = False
            self.after(session)

    def _stopped(self, session: Session, error: Exception) -> None:
        """It cannot go on now, and rests: tell so, unless it may be over in a moment, and try again later."""

        before = session.incident, session.away
        session.resting = True
        session.away = isinstance(error, StoreError) and session.id in self._failed
        if isinstance(error, Incident):
            session.incident = session.incident or error.number
        if (session.incident, session.away) != before:
            self._show(session)
        self._later(session.id, lambda: self._moves(session), away=isinstance(error, StoreError))

    def _later(self, id: str, again: Callable[[], None], *, away: bool) -> None:
        if self._live.closing:
            return
        failed = self._failed[id] = self._failed.get(id, 0) + 1
        pause = PAUSES[min(failed, len(PAUSES)) - 1]
        timer = asyncio.get_running_loop().call_later(min(pause, OUTAGE) if away else pause, self.stir, id)
        self._pauses[id] = timer, again

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:  # and not that of a session that was read anew
            del self._tasks[id]

    async def _read_anew(self, id: str) -> None:
        try:
            session = await self._live.get(id)
        except StoreError:
            self._later(id, lambda: self.overtaken(id), away=True)
        except (Refused, Incident):
            log.warning("session %s is not gone on with", id)
        else:
            self._failed.pop(id, None)
            self.rouse(session)

    async def _look_at(self, ids: Iterable[str]) -> None:
        clock = asyncio.get_running_loop().time
        for id in ids:
            begun = clock()
            while True:
                try:
                    await self._live.get(id)  # which takes it in
                except StoreError:
                    await asyncio.sleep(PAUSES[0])
                    continue
                except (Refused, Incident):
                    log.warning("session %s is not gone on with", id)
                break
            await asyncio.sleep((clock() - begun) * (1 / SHARE - 1))

    def _blame(self, session: Session) -> None:
        if not session.blamed:
            session.blamed = True
            self._live.incident(session)

    def _show(self, session: Session) -> None:
        try:
            self._tell(session)
        except Exception:
            log.exception("session %s is not shown", session.id)
