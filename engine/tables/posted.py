"""The rows of what Discord shows of the sessions.

`posts` holds the posts of each session that are kept right, and one that is about to be sent. `side_posts` holds the
others: the announcement of a lobby, and old posts from the moment at which they should lose their buttons. Those that
have lost them stay there until a digest tells what they tell: then they are deleted.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict, replace

from ..store import Batch, Store
from .post import Posted, Sending, SidePost
from .session import NOWHERE, Session

COLUMNS = "side_posts.channel, message, session, kind, since, shown, tries"


async def read(store: Store, session: Session) -> Posted:
    """The row of a session, an empty one if it has none. Asked, like all that writes it, under the session's lock."""
    if session.posted is None:
        row = await store.row(
            "SELECT message, lobby, shown, since, side, pinged, posted, sending, card, told, card_since, ahead "
            "FROM posts WHERE session = ?",
            session.id,
        )
        session.posted = Posted() if row is None else _posted(*row)
    return replace(session.posted)


def _posted(
    message: int | None,
    lobby: int | None,
    shown: int,
    since: int,
    side: str,
    pinged: str,
    posted: float,
    sending: str | None,
    card: int | None,
    told: int,
    card_since: int,
    ahead: str,
) -> Posted:
    tried = Sending(**json.loads(sending)) if sending else None
    return Posted(message, lobby, shown, since, side, json.loads(pinged), posted, tried, card, told, card_since, ahead)


async def keep(store: Store, batch: Batch, session: Session, posted: Posted) -> None:
    """Write the row of a session, with the batch. If somebody of a later epoch (see `Owned.epoch`) has written it, the
    row gets none, which its column refuses: raises `Stale`.
    """
    session.posted = None
    batch.add(
        "INSERT INTO posts (session, message, lobby, shown, since, side, pinged, posted, sending, card, told, "
        "card_since, ahead, epoch) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (session) DO UPDATE SET message = excluded.message, lobby = excluded.lobby, "
        "shown = excluded.shown, since = excluded.since, side = excluded.side, pinged = excluded.pinged, "
        "posted = excluded.posted, sending = excluded.sending, card = excluded.card, told = excluded.told, "
        "card_since = excluded.card_since, ahead = excluded.ahead, "
        "epoch = CASE WHEN posts.epoch <= excluded.epoch THEN excluded.epoch END",
        *(session.id, posted.message, posted.lobby, posted.shown, posted.since, posted.side),
        *(json.dumps(posted.pinged), posted.posted),
        json.dumps(asdict(posted.sending)) if posted.sending else None,
        *(posted.card, posted.told, posted.card_since, posted.ahead, store.owned.epoch(session.guild)),
    )
    await store.commit(batch)
    session.posted = replace(posted)


async def forget(store: Store, batch: Batch, session: Session, now: float) -> None:
    """The posts of a session in its channel are no longer its posts: they lose their buttons, and others are made.

    One that is on its way there is remembered, until it is known what became of it.
    """
    channel, posted = session.channel, await read(store, session)
    session.posted = None
    for post in posted.left_by(Posted(), channel, session.id):
        add(batch, post, now)
    sending = posted.sending and replace(posted.sending, channel=posted.sending.channel or channel)
    batch.add(
        "UPDATE posts SET message = NULL, lobby = NULL, card = NULL, side = '', sending = ? WHERE session = ?",
        json.dumps(asdict(sending)) if sending else None,
        session.id,
    )


def add(batch: Batch, post: SidePost, at: float | None) -> None:
    """From ``at`` on a side post is to be made what it should be; None: it is so already, and is to be remembered."""
    batch.add(
        "INSERT INTO side_posts (channel, message, session, kind, since, shown, tries, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (channel, message) DO UPDATE SET session = excluded.session, kind = excluded.kind, "
        "since = excluded.since, shown = excluded.shown, tries = excluded.tries, at = excluded.at",
        *(post.channel, post.message, post.session, post.kind, post.since, post.shown, post.tries, at),
    )


def close(batch: Batch, session: str, now: float) -> None:
    """A digest tells what the old turn posts of a session tell: they are to be deleted."""
    batch.add(
        "UPDATE side_posts SET kind = 'gone', tries = 0, at = ? WHERE session = ? AND kind = 'turn'", now, session
    )


def changed(batch: Batch, session: str, now: float) -> None:
    """What the announcement of a lobby says is no longer true."""
    batch.add("UPDATE side_posts SET at = ? WHERE session = ? AND kind = 'announcement'", now, session)


def hold(batch: Batch, session: str, since: int | None) -> None:
    """Parts of the story after the entry ``since`` up to the newest digest's end are still to be told elsewhere; None:
    they have been. No other writing of the row changes it.
    """
    batch.add("UPDATE posts SET held = ? WHERE session = ?", since, session)


async def held(store: Store) -> list[tuple[str, int, int]]:
    """Our sessions of which parts are still to be told elsewhere: session, and those after an entry up to another."""
    return await store.rows(
        "SELECT session, held, told FROM posts JOIN sessions ON id = session "
        f"WHERE held IS NOT NULL AND {store.owned.where()}"
    )


async def held_since(store: Store, session: str) -> int | None:
    """After which entry parts of a session are still to be told elsewhere; None if none are."""
    row = await store.row("SELECT held FROM posts WHERE session = ?", session)
    return None if row is None else row[0]


async def due(store: Store, now: float, most: int) -> list[SidePost]:
    """Our side posts whose time has come, the earliest first."""
    rows = await store.rows(f"SELECT {COLUMNS} {_ours(store)} AND at <= ? ORDER BY at LIMIT ?", now, most)
    return [SidePost(*row) for row in rows]


def _ours(store: Store) -> str:
    return f"FROM side_posts JOIN sessions ON id = session WHERE {NOWHERE.unset()} AND {store.owned.where()}"


async def of(store: Store, session: str, now: float | None = None) -> list[SidePost]:
    """The side posts of a session; with ``now`` only those whose time has come."""
    sql, values = f"SELECT {COLUMNS} FROM side_posts WHERE session = ?", [session]
    rows = await (store.rows(sql, *values) if now is None else store.rows(f"{sql} AND at <= ?", *values, now))
    return [SidePost(*row) for row in rows]


async def earliest(store: Store) -> float:
    """When our next side post is to be made right; infinite if none is."""
    row = await store.row(f"SELECT min(at) {_ours(store)} AND at IS NOT NULL")
    return math.inf if row is None or row[0] is None else row[0]


async def standing(store: Store, since: float, channel: int | None = None) -> list[tuple[str, int, int]]:
    """The posts that are kept up: session, channel and message; those first that changed the longest ago.

    They are those of our open sessions, and of games that have ended or stopped ``since`` and are still the latest of
    their channel. With ``channel``, only those there.
    """
    later = "SELECT 1 FROM sessions later WHERE later.channel = s.channel AND later.age > s.age"
    return await store.rows(
        "SELECT s.id, s.channel, coalesce(message, lobby) FROM posts JOIN sessions s ON s.id = session "
        f"WHERE {store.owned.where('s.guild')} AND coalesce(message, lobby) IS NOT NULL "
        f"AND {NOWHERE.unset('s.paused')} "
        f"AND (s.status IN ('lobby', 'playing') OR (s.seq >= 0 AND s.changed > ? AND NOT EXISTS ({later}))) "
        f"{'' if channel is None else 'AND s.channel = ? '}ORDER BY s.changed",
        since,
        *(() if channel is None else (channel,)),
    )


async def of_server(store: Store, guild: int) -> list[tuple[int, int, str]]:
    """The posts of the open sessions of a server that have buttons: channel, message, and the language of the table."""
    opened = "JOIN sessions s ON s.id = session WHERE guild = ? AND s.status IN ('lobby', 'playing')"
    return await store.rows(
        f"SELECT s.channel, coalesce(message, lobby), language FROM posts {opened} "
        "AND coalesce(message, lobby) IS NOT NULL UNION "
        f"SELECT side_posts.channel, message, language FROM side_posts {opened} AND kind = 'announcement'",
        *(guild, guild),
    )


def right(batch: Batch, post: SidePost, *, for_now: bool) -> None:
    """A side post is what it should be: for good, or ``for_now``."""
    end = "UPDATE side_posts SET at = NULL, tries = 0" if for_now else "DELETE FROM side_posts"
    batch.add(f"{end} WHERE channel = ? AND message = ?", post.channel, post.message)
