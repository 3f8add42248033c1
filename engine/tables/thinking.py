"""What stand-ins think over beside the table: while it rests, so nobody waits for its lock or its board.

People may act meanwhile, take back, leave. What has come of a thought counts only as long as the table is at the
revision at which it was asked; else what is asked then is thought over anew. Nothing of it is kept: after a start of
the program it begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..core.act import Answer
from .session import Session

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Who thinks."""

    def wants(self, session: Session, usual: Answer) -> bool:
        """Whether to think over what a stand-in would answer at once: asked under the lock, so it takes no time."""
        ...

    async def think(self, session: Session, usual: Answer) -> list[str]:
        """The words to answer with, within its limits; those of the usual answer where nothing better is found."""
        ...


@dataclass(eq=False)
class Thought:
    """What is thought over: a stand-in's usual answer, in the state ``data``; the same object is the same revision.
    ``words`` are what has come of it.
    """

    data: bytes | None
    usual: Answer
    words: list[str] | None = None
    task: asyncio.Task[None] | None = None


class Thinking:
    """At most one thought of each session at a time. ``go_on`` is called with a session when one has come to its end,
    however it does.
    """

    def __init__(self, go_on: Callable[[Session], None]) -> None:
        self.thinker: Thinker | None = None
        self._closed = False
        self._go_on = go_on
        self._thoughts: dict[str, Thought] = {}

    def weighed(self, session: Session, usual: Answer) -> Answer | None:
        """What a stand-in answers now in place of its usual answer; None while it thinks. Asked under the lock."""
        if self.thinker is None:
            return usual
        thought = self._thoughts.get(session.id)
        if thought is not None and thought.data is session.data:
            if thought.words is None:
                return None  # one after the other
            if thought.usual.decision == usual.decision:
                return usual.model_copy(update={"words": thought.words})
        if not self.thinker.wants(session, usual):
            return usual
        self._drop(session)
        self._thoughts[session.id] = Thought(session.data, usual)
        return None

    def of(self, id: str) -> asyncio.Task[None] | None:
        """What is being thought over in a session just now."""
        return self._thoughts[id].task if id in self._thoughts else None

    def at_rest(self, session: Session) -> None:
        """Nothing else happens by itself in a session: begin with what there is to think over."""
        thought = self._thoughts.get(session.id)
        if thought is None or self.thinker is None or self._closed:
            return
        if thought.data is not session.data:
            self._drop(session)
        elif thought.words is None and thought.task is None:
            thought.task = asyncio.create_task(self._think(self.thinker, session, thought))

    def close(self) -> None:
        """Give up all thoughts: what is being asked stays so until the next start."""
        self._closed = True
        for thought in self._thoughts.values():
            if thought.task is not None:
                thought.task.cancel()
        self._thoughts.clear()

    def _drop(self, session: Session) -> None:
        thought = self._thoughts.pop(session.id, None)
        if thought is not None and thought.task is not None:
            thought.task.cancel()

    async def _think(self, thinker: Thinker, session: Session, thought: Thought) -> None:
        words = thought.usual.words
        try:
            words = await thinker.think(session, thought.usual)
        except Exception:
            log.exception("a stand-in of session %s could not think", session.id)
        if self._thoughts.get(session.id) is thought:
            thought.words, thought.task = words, None
            self._go_on(session)
