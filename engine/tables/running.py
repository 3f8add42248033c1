"""What happens by itself in sessions: one task for each while it does, slice by slice, so that all get their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..core.errors import Refused
from ..core.runner import Decision
from ..store import Batch, Stale
from . import acting
from .live import Incident, Live
from .session import Session

log = logging.getLogger(__name__)


class Running:
    """Goes on with sessions after a commit, and tells who shows them once nothing is left to happen by itself.

    ``keep`` commits what a slice has changed; ``tell`` is called (synchronously) at rest.
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

    async def rest(self, id: str, seconds: float) -> None:
        """Wait until nothing happens by itself in a session any more, but no longer than so many seconds."""
        task = self._tasks.get(id)
        if task is not None:
            await asyncio.wait([task], timeout=seconds)

    def after(self, session: Session) -> None:
        """After a commit: go on, or tell that nothing is left."""
        if session.resting:
            self._at_rest(session)
        elif not session.running:
            session.running = True
            task = self._tasks[session.id] = self._live.start(self._run_on(session))
            task.add_done_callback(lambda _: self._tasks.pop(session.id, None))

    def rouse(self, session: Session) -> None:
        """After a change that may have set something in motion."""
        session.resting, session.incident = session.status != "playing", ""
        self.after(session)

    def slice(self, session: Session, batch: Batch, among: list[Decision] | None = None) -> bool:
        """Do what happens by itself, for a slice of time, under the session's lock; see `acting.go_on`."""
        return acting.go_on(session, batch, self._now, lambda: self._blame(session), among)

    async def _run_on(self, session: Session) -> None:
        while not session.resting and not self._live.closing:
            try:
                async with self._live.hold(session.id) as held:
                    if held is not session:
                        return
                    batch = Batch()
                    resting = self.slice(session, batch)
                    await self._keep(session, batch)
                    session.resting = resting
            except Incident as incident:
                session.incident, session.resting = incident.number, True
            except (Stale, Refused):  # it has been forgotten: it is read anew, and gone on with
                return
        session.running = False
        if session.resting:
            self._at_rest(session)

    def _blame(self, session: Session) -> None:
        if not session.blamed:
            session.blamed = True
            self._live.incident(session)

    def _at_rest(self, session: Session) -> None:
        try:
            self._tell(session)
        except Exception:
            log.exception("session %s is not shown", session.id)
