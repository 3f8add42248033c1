"""Every column of the database is declared: what it may hold of a person, or that it holds nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import psycopg
import pytest

from engine.persons.columns import IMPERSONAL, PERSONAL
from engine.persons.finding import OWN
from engine.store.migrate import migrate

PROCESSES = {"topology", "shards", "identify"}
"""Tables that only PostgreSQL has."""


def declared() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for table in {*PERSONAL, *IMPERSONAL}:
        found[table] = {*PERSONAL.get(table, ()), *IMPERSONAL.get(table, ())}
    return found


def test_every_column_of_a_file_is_declared() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        columns = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
        schema: dict[str, set[str]] = {}
        for table, column in db.execute(columns):
            if not table.startswith("sqlite_"):
                schema.setdefault(table, set()).add(column)
    assert schema == {table: columns for table, columns in declared().items() if table not in PROCESSES}


def test_every_column_of_postgresql_is_declared(migrated: str) -> None:
    with psycopg.connect(migrated) as db:
        schema: dict[str, set[str]] = {}
        for table, column in db.execute(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        ):
            schema.setdefault(table, set()).add(column)
    assert schema == declared()


@pytest.mark.parametrize("table", sorted({*PERSONAL, *IMPERSONAL}))
def test_a_column_is_declared_once(table: str) -> None:
    assert not set(PERSONAL.get(table, ())) & set(IMPERSONAL.get(table, ()))


def test_rows_of_one_person_alone_are_named_by_them() -> None:
    assert all(PERSONAL[table]["person"] == "id" for table in OWN)
