"""Forgetting a server: nothing that it has brought here stays."""

from __future__ import annotations

from ..core.errors import Refused
from ..core.message import msg
from ..store import Batch, Stale, scrubbing
from ..tables.sessions import Sessions
from .servers import Servers

PASSES = 20
"""How often everything is looked at: somebody may open tables while they are forgotten."""


async def forget_server(sessions: Sessions, servers: Servers, guild: int) -> None:
    """Forget all tables of a server with their logs, its campaigns and its settings.

    What people have settled for themselves stays theirs. One table goes after the other, each at once and whole; broken
    off, it may be done again. What is opened meanwhile is forgotten, too. Raises `Refused` if there is no end of that.
    """
    store = sessions.store
    await store.commit(scrubbing.mark(Batch()))  # whatever breaks off now, some of it may be gone already
    for _ in range(PASSES):
        for (id,) in await store.rows("SELECT id FROM sessions WHERE guild = ?", guild):
            await sessions.forget(id)
        batch = scrubbing.mark(Batch())
        for (campaign,) in await store.rows("SELECT id FROM campaigns WHERE guild = ?", guild):
            batch.add("DELETE FROM drafts WHERE session = ?", f"campaign+{campaign}")
            batch.add("DELETE FROM campaigns WHERE id = ?", campaign)
        for table in (
            *("gm_roles", "series", "servers", "wishes", "meetings", "tastes", "packs", "pack_ratings", "manuscripts"),
        ):
            batch.add(f"DELETE FROM {table} WHERE guild = ?", guild)
        try:
            await store.commit(batch)
        except Stale:  # a chapter has been opened meanwhile
            continue
        servers.forget(guild)
        if await store.row("SELECT 1 FROM sessions WHERE guild = ?", guild) is None:
            return
    raise Refused(msg("refused-server-forget"))
