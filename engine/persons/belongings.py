"""Everything that is kept about a person, as data for that person: what they may see and what is theirs, nothing else.

Of the log these are their own acts: what a game told at them may be somebody else's secret, so it is left out.
"""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from ..calls.habits import AWAY
from ..gm.servers import is_barred, veiled
from ..store import Store
from ..workshop.manuscripts import Manuscripts
from . import finding
from .columns import IMPERSONAL
from .traces import ANNOUNCED, Json

ACT = ("act", "seat", "decision", "words", "order", "choice", "by", "ops", "force", "to", "look", "void", "gm", "why")
"""What is told of an act: not the bot's half of the dice, and not who else sits at the table."""
SEAT = "seat, name, stand_in, absent, until"
OPEN = "open"
"""The end of an absence that lasts until the person is back."""
WISH = "guild, channel, games, sizes, paces, languages, stand_ins, made, until"
TABLE = "id, game, guild, channel, language, status, created, changed"


async def collect(store: Store, user: int) -> Json:
    """All of it, by what it belongs to; times are ISO 8601 in UTC or `OPEN`, ids are Discord's, as text."""
    settings = await _rows(store, "users", ", ".join(sorted(IMPERSONAL["users"])), user)
    for each in settings:
        each["away_until"] = _time(each["away_until"]) if each["away_until"] else None
    barred = await store.rows(
        "SELECT guild, settings FROM servers WHERE settings LIKE ? OR settings LIKE ?", f"%{user}%", f"%{veiled(user)}%"
    )
    return {
        "format": "gravekeeper-person",
        "version": 1,
        "id": str(user),
        "settings": settings[0] if settings else {},
        "hints_met": await _rows(store, "met", "topic, moment", user),
        "drafts": await _rows(store, "drafts", "session, decision, words", user),
        "wishes": [
            each | {name: _time(each[name]) for name in ("made", "until")}
            for each in await _rows(store, "wishes", WISH, user)
        ],
        "hours": [
            each | {"since": _time(each["since"])} for each in await _rows(store, "hours", "counts, since", user)
        ],
        "guesses": [
            each | {"at": _time(each["at"])} for each in await _rows(store, "guesses", "session, word, at", user)
        ],
        "notices": await _rows(store, "tastes", "guild, games", user),
        "packs": [
            each | {"guild": str(each["guild"]), "added": _time(each["added"])}
            for each in await _rows(store, "packs", "guild, game, name, version, author, licence, added, gone", user)
        ],
        "pack_ratings": await _rows(store, "pack_ratings", "digest, stars", user),
        "manuscripts": [
            {"guild": str(each.guild), "pack": each.begins, "missions": each.now}
            for each in await Manuscripts(store).all_of(user)
        ],
        "avoided": [str(each["other"]) for each in await _rows(store, "avoided", "other", user)],
        "pages": [
            each | {key: _time(each[key]) if each[key] else None for key in ("opened", "seen", "ended")}
            for each in await _rows(store, "visits", "session, seat, language, opened, seen, ended", user)
        ],
        "tables": [found async for id in finding.tables(store, user) if (found := await _table(store, id, user))],
        "campaigns": [
            found for id in await finding.campaigns(store, user) if (found := await _campaign(store, id, user))
        ],
        "barred_from": [
            str(guild) for guild, settings in barred if is_barred(json.loads(settings).get("barred", ()), user)
        ],
    }


async def _table(store: Store, id: str, user: int) -> Json:
    """What is kept of a person at one table; nothing if the table has been forgotten meanwhile."""
    row = await store.row(f"SELECT {TABLE}, host, parts FROM sessions WHERE id = ?", id)
    if row is None:
        return {}
    found: Json = dict(zip(TABLE.split(", "), row, strict=False))
    found |= {name: str(found[name]) for name in ("guild", "channel")}
    found |= {name: _time(found[name]) for name in ("created", "changed")}
    found |= {"is_host": row[-2] == user, "dice": json.loads(row[-1]).get(str(user), [])}
    for name, column in (("seats", "person"), ("lent", "lender"), ("offered", "offered")):
        found[name] = await _rows(store, "seats", SEAT if name == "seats" else "seat", user, column, id)
    found["is_game_master"] = bool(await _rows(store, "gms", "person", user, "person", id))
    calls = await _rows(store, "pings", "what, at", user, "person", id)
    found["calls"] = [each | {"at": _time(each["at"])} for each in calls]
    found["attention"] = await _rows(store, "attention", "calls, missed, muted", user, "person", id)
    proposals = await _rows(store, "proposals", "id, deed, target, until, outcome", user, "proposer", id)
    found["proposals"] = [each | {"until": _time(each["until"])} for each in proposals]
    votes = await store.rows(
        "SELECT proposal, yes FROM votes JOIN proposals ON id = proposal WHERE session = ? AND person = ?", id, user
    )
    found["votes"] = [{"proposal": proposal, "yes": bool(yes)} for proposal, yes in votes]
    acts = await store.rows(
        "SELECT seq, at, interaction, CAST(act AS TEXT), events FROM actions WHERE session = ? AND actor = ? "
        "ORDER BY seq",
        *(id, user),
    )
    found["acts"] = await asyncio.to_thread(lambda: [_act(*each) for each in acts])
    named = await store.rows(
        "SELECT seq, at FROM actions WHERE session = ? AND actor IS DISTINCT FROM ? AND CAST(act AS TEXT) LIKE ? "
        "ORDER BY seq",
        *(id, user, f"%{user}%"),
    )
    found["named_in"] = [{"entry": seq, "at": _time(at)} for seq, at in named]
    return found


def _act(seq: int, at: float, interaction: int | None, act: str, events: str) -> Json:
    done: Json = json.loads(act)
    told = [event["message"] for event in json.loads(events)]
    typed = [each["args"]["text"] for each in told if each["key"] == ANNOUNCED]
    found: Json = {"entry": seq, "at": _time(at), "interaction": interaction and str(interaction)}
    return found | {name: done[name] for name in ACT if name in done} | ({"announced": typed} if typed else {})


async def _campaign(store: Store, id: int, user: int) -> Json:
    row = await store.row("SELECT game, guild, name, chapter, seats, corrections FROM campaigns WHERE id = ?", id)
    if row is None:
        return {}
    seats = [seat for seat, who, _ in json.loads(row[4]) if who == user]
    corrections = [each for each in json.loads(row[5]) if each.get("by") == user]
    return {
        "game": row[0], "guild": str(row[1]), "name": row[2], "chapter": row[3], "seats": seats,
        "corrections": [each | {"at": _time(each["at"])} for each in corrections],
    }  # fmt: skip


async def _rows(
    store: Store, table: str, columns: str, user: int, column: str = "person", session: str | None = None
) -> list[Json]:
    """The rows of a table that name a person, by column."""
    sql, values = f"SELECT {columns} FROM {table} WHERE {column} = ?", list[Any]([user])
    if session is not None:
        sql, values = f"{sql} AND session = ?", [user, session]
    rows = await store.rows(sql, *values)
    return [dict(zip(columns.split(", "), row, strict=True)) for row in rows]


def _time(at: float) -> str:
    return OPEN if at == AWAY else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
