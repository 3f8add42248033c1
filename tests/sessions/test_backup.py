"""Copies for administrators."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine.store import StoreError
from engine.store.backup import KEPT, copy, nightly


def database(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE t (x)")
        db.execute("INSERT INTO t VALUES (7)")
        db.commit()
    return path


def test_a_copy_holds_everything_while_another_connection_writes(tmp_path: Path) -> None:
    source = database(tmp_path / "a.db")
    with closing(sqlite3.connect(source, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO t VALUES (8)")
        copy(source, tmp_path / "b.db")
        writer.execute("ROLLBACK")
    with closing(sqlite3.connect(tmp_path / "b.db")) as db:
        assert db.execute("SELECT x FROM t").fetchall() == [(7,)]


def test_a_copy_never_overwrites_and_says_what_is_wrong(tmp_path: Path) -> None:
    source = database(tmp_path / "a.db")
    with pytest.raises(StoreError, match="exists already"):
        copy(source, source)
    with pytest.raises(StoreError, match="cannot be copied"):
        copy(tmp_path / "none.db", tmp_path / "b.db")
    with pytest.raises(StoreError, match="cannot be copied"):
        copy(source, tmp_path / "nowhere" / "b.db")


def test_nightly_copies_come_once_a_day_and_the_oldest_go(tmp_path: Path) -> None:
    source, folder, day = database(tmp_path / "a.db"), tmp_path / "copies", datetime(2026, 2, 25, 3, tzinfo=UTC)
    for night in range(KEPT + 3):
        assert nightly(source, folder, day + timedelta(days=night)) is not None
        assert nightly(source, folder, day + timedelta(days=night, hours=5)) is None
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == KEPT and names[0] == "gravekeeper-2026-02-28.db" and names[-1] == "gravekeeper-2026-03-06.db"
