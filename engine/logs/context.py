"""What a line of the log is about: the server, the table and its revision, and how long the work has taken so far."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from ..tables.session import Session


@dataclass(slots=True)
class Context:
    """One piece of work, as the answer to a press. Tasks that it starts write their lines in it, too."""

    server: int | None = None
    session: Session | None = None
    began: float = field(default_factory=time.perf_counter)

    def fields(self) -> dict[str, int | str]:
        """Server (snowflake), table (id), revision (number of its last log entry) and ms, as far as they are known."""
        found: dict[str, int | str] = {}
        if self.server is not None:
            found["server"] = self.server
        if self.session is not None:
            found |= {"server": self.session.guild, "table": self.session.id, "revision": self.session.seq}
        return found | {"ms": round((time.perf_counter() - self.began) * 1000)}


_context: ContextVar[Context | None] = ContextVar("context", default=None)


@contextmanager
def work(server: int | None = None, session: Session | None = None) -> Generator[Context]:
    """Lines that are logged inside this block are about this."""
    context = Context(server, session)
    token = _context.set(context)
    try:
        yield context
    finally:
        _context.reset(token)


def concerns(session: Session) -> None:
    """From here on the running work is about this table."""
    context = _context.get()
    if context is not None:
        context.session = session


class InContext(logging.Filter):
    """Gives every record what is known of its work: ``fields`` as a mapping, ``where`` as text for a line."""

    def filter(self, record: logging.LogRecord) -> bool:
        context = _context.get()
        fields = {} if context is None else context.fields()
        record.fields = fields
        record.where = "".join(f" {name}={value}" for name, value in fields.items())
        return True
