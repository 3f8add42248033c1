"""Carrying everything from one database to another, of whichever kind."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import StoreError
from .opening import is_url, open_store
from .store import Store, Transfer

TABLES = {
    "sessions": "id, game, guild, channel, host, language, status, settings, rules_version, seq, state, created, "
    "changed, dirty, paused, half, parts, version, age, result, pack",
    "seats": "session, seat, person, name, stand_in, absent, until, lender, offered, spent, late",
    "actions": "session, seq, at, actor, act, events, counter, known, rules_version, interaction, undone, base, state, "
    "used",
    "posts": "session, message, lobby, shown, since, side, pinged, posted, sending, card, card_since, told, ahead, "
    "held",
    "drafts": "session, person, decision, words",
    "users": "person, language, zone, quiet_from, quiet_to, away_until, reminders, hints, odds, advice, hours, ahead",
    "meta": "key, value",
    "gms": "session, person",
    "gm_roles": "guild, role",
    "servers": "guild, settings, gone, board_channel, board_message",
    "timers": "session, decision, opened, due, at, guild",
    "pings": "session, person, what, at, guild",
    "attention": "session, person, calls, missed, muted",
    "proposals": "id, session, proposer, target, head, what, moves, until, outcome, message, dirty, deed",
    "votes": "proposal, person, yes",
    "side_posts": "channel, message, session, kind, tries, at, since, shown",
    "campaigns": "id, game, guild, name, chapter, carry, seats, corrections, pack",
    "chapters": "session, campaign, chapter, carry",
    "series": "id, guild, games, until, origin",
    "series_tables": "session, series, origin, ended",
    "met": "person, topic, moment",
    "outlooks": "session, head, curve, done, tries, step",
    "wishes": "person, guild, channel, games, sizes, paces, languages, stand_ins, made, until, meeting",
    "meetings": "session, guild, channel, game, pace, language, seats, people, made, message",
    "avoided": "person, other",
    "hours": "person, counts, since, at",
    "tastes": "person, guild, games, told",
    "packs": "guild, digest, game, name, version, person, author, licence, files, trial, added, gone",
    "pack_ratings": "guild, digest, person, stars",
    "manuscripts": "guild, begins, person, content, changed",
    "guesses": "session, person, guild, word, at",
    "visits": "token, ticket, session, person, seat, language, opened, seen, ended",
}
"""What is carried: the columns of the tables, each after those that it refers to."""
OURS = {"meta": " WHERE key != 'schema'"}
"""Rows that each database has for itself and that are not carried."""


@dataclass(slots=True)
class Sum:
    """The number of a table's rows, and a sum of what they hold that does not depend on their order."""

    rows: int = 0
    total: int = 0

    def add(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        """Count a row in."""
        digest = hashlib.sha256(repr(row).encode()).digest()
        self.rows += 1
        self.total = (self.total + int.from_bytes(digest)) % (1 << 256)
        return row

    @property
    def hash(self) -> str:
        """What two sums are compared by."""
        return f"{self.total:064x}"


def sums(transfer: Transfer) -> dict[str, Sum]:
    """What a database holds, by table."""
    found: dict[str, Sum] = {}
    for table in TABLES:
        found[table] = Sum()
        for row in _rows(transfer, table):
            found[table].add(row)
    return found


async def carry(source: str, target: str) -> dict[str, Sum]:
    """Copy everything from one database, a file or a URL, to another, which must be empty; see `move`.

    Raises `StoreError` also for a database that cannot be used, or that a running bot uses.
    """
    if not is_url(source) and not await asyncio.to_thread(Path(source).is_file):
        raise StoreError("no-such-file", path=source)
    origin = await open_store(source)
    try:
        there = await open_store(target)
        try:
            return await asyncio.to_thread(move, origin, there)
        finally:
            await there.close()
    finally:
        await origin.close()


def move(source: Store, target: Store) -> dict[str, Sum]:
    """Copy everything in one transaction and read it again; what has been carried, by table.

    Raises `StoreError` if the target is not empty, or does not hold in the end what the source does; then it stays
    empty.
    """
    with source.transfer() as origin, target.transfer() as there:
        if any(each.rows for each in sums(there).values()):
            raise StoreError("not-empty", path=target.name)
        wanted: dict[str, Sum] = {}
        for table, columns in TABLES.items():
            told = wanted[table] = Sum()
            marks = ", ".join("?" * len(columns.split(",")))
            there.write(f"INSERT INTO {table} ({columns}) VALUES ({marks})", map(told.add, _rows(origin, table)))
        there.done()
        for table, found in sums(there).items():
            if found != wanted[table]:
                raise StoreError("not-equal", path=target.name, what=table)
    return wanted


def _rows(transfer: Transfer, table: str) -> Iterator[tuple[Any, ...]]:
    return transfer.read(f"SELECT {TABLES[table]} FROM {table}{OURS.get(table, '')}")
