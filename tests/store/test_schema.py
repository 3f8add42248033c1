"""The same tables in both databases, from whichever version they come."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import postgres
import psycopg
import pytest
from sessions.world import refused

from engine.store import NewerDatabase, open_store
from engine.store import migrate as lite
from engine.store import schema as full
from engine.store.moving import TABLES

NUMBERS = [number for number, _ in lite.migrations()]
NOT_CARRIED = {"posts": {"epoch"}}
"""What means something among the processes of one database only."""
ONLY_THERE = {"topology", "shards", "identify"}
KINDS = {"bigint": "INTEGER", "double precision": "REAL", "bytea": "BLOB", "text": "TEXT", "json": "TEXT"}


def test_migrations_are_numbered_one_after_the_other() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS


def lite_shape(up_to: int) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        lite.migrate(db, up_to)
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {
            table: [
                (name, kind, bool(needed) or bool(key), key)
                for _, name, kind, needed, _, key in db.execute(f"PRAGMA table_info({table})")
            ]
            for table in tables
        }
        indexes: dict[str, Any] = {}
        for table in tables:
            for _, name, unique, origin, partial in db.execute(f"PRAGMA index_list({table})").fetchall():
                if origin == "c":
                    parts = [part for _, _, part in db.execute(f"PRAGMA index_info({name})")]
                    indexes[name] = (table, parts, bool(unique), bool(partial))
    return columns, indexes


def full_shape(db: psycopg.Connection[Any]) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    columns: dict[str, list[Any]] = {}
    keys: dict[tuple[str, str], int] = {
        (table, column): at
        for table, column, at in db.execute(
            "SELECT k.table_name, k.column_name, k.ordinal_position FROM information_schema.key_column_usage k "
            "JOIN information_schema.table_constraints c USING (constraint_schema, constraint_name) "
            "WHERE c.constraint_type = 'PRIMARY KEY' AND k.table_schema = current_schema()"
        )
    }
    for table, name, kind, null in db.execute(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
    ):
        columns.setdefault(table, []).append((name, KINDS.get(kind, kind), null == "NO", keys.get((table, name), 0)))
    indexes: dict[str, Any] = {}
    for table, name, text in db.execute(
        "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
    ):
        found = re.search(r"\(([^)]*)\)", text)
        if not name.endswith("_pkey") and found:
            parts = [part.strip().strip('"') for part in found[1].split(",")]
            indexes[name] = (table, parts, "UNIQUE" in text, " WHERE " in text)
    return columns, indexes


@pytest.fixture
def empty(server: str) -> str:
    return postgres.emptied(server, "shape")


def test_every_migration_leaves_the_same_tables_in_both(empty: str) -> None:
    with psycopg.connect(empty, autocommit=True, cursor_factory=psycopg.RawCursor) as db:
        for number in NUMBERS:
            full.migrate(db, "it", number)
            (columns, indexes), (wanted, wanted_indexes) = full_shape(db), lite_shape(number)
            ours = {name: each for name, each in columns.items() if name not in ONLY_THERE}
            assert ours == wanted, number
            assert indexes == wanted_indexes, number
        assert set(columns) - set(wanted) == ONLY_THERE


@pytest.mark.parametrize("start", NUMBERS)
async def test_a_database_of_every_version_is_brought_up_to_date(empty: str, start: int) -> None:
    with psycopg.connect(empty, autocommit=True, cursor_factory=psycopg.RawCursor) as db:
        full.migrate(db, "it", start)
        db.execute("INSERT INTO meta (key, value) VALUES ('kept', 'x')")
        store = await open_store(empty)
        assert dict(await store.rows("SELECT key, value FROM meta")) == {"kept": "x", "schema": str(NUMBERS[-1])}
        await store.close()
        assert full_shape(db)[0].keys() - ONLY_THERE == TABLES.keys()


def test_what_is_carried_is_every_column_of_every_table() -> None:
    columns, _ = lite_shape(NUMBERS[-1])
    assert {table: {name for name, *_ in each} for table, each in columns.items()} == {
        table: set(names.split(", ")) | NOT_CARRIED.get(table, set()) for table, names in TABLES.items()
    }


async def test_a_newer_or_a_foreign_database_is_refused_untouched(empty: str) -> None:
    with psycopg.connect(empty, autocommit=True) as db:
        db.execute("CREATE TABLE recipes (soup TEXT)")
        with refused("another program"):
            await open_store(empty)
        db.execute("DROP TABLE recipes")
        await (await open_store(empty)).close()
        db.execute("UPDATE meta SET value = '999' WHERE key = 'schema'")
        before = full_shape(db)
        with refused("version 999", NewerDatabase):
            await open_store(empty)
        assert full_shape(db) == before


async def test_a_migration_that_fails_leaves_number_and_tables(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(empty)).close()
    broken = "CREATE TABLE half (x TEXT); INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(full, "migrations", lambda: [*lite.migrations(), (99, None)])
    monkeypatch.setattr(full, "script", lambda number: broken)
    with refused("nowhere"):
        await open_store(empty)
    monkeypatch.undo()
    with psycopg.connect(empty, autocommit=True) as db:
        assert "half" not in full_shape(db)[0]
        assert db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() == (str(NUMBERS[-1]),)
