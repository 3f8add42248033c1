"""Copies for administrators."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sessions.world import refused

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
    with refused("exists already"):
        copy(source, source)
    with refused("cannot be copied"):
        copy(tmp_path / "none.db", tmp_path / "b.db")
    with refused("cannot be copied"):
        copy(source, tmp_path / "nowhere" / "b.db")


def test_nightly_copies_come_once_a_day_and_the_oldest_go(tmp_path: Path) -> None:
    source, folder, day = database(tmp_path / "a.db"), tmp_path / "copies", datetime(2026, 2, 25, 3, tzinfo=UTC)
    for night in range(KEPT + 3):
        assert nightly(source, folder, day + timedelta(days=night)) is not None
        assert nightly(source, folder, day + timedelta(days=night, hours=5)) is None
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == KEPT and names[0] == "gravekeeper-2026-02-28.db" and names[-1] == "gravekeeper-2026-03-06.db"


@pytest.mark.parametrize("name", ["50 %41 off", "a#1", "really?", "it's 100% mine", "игра", "file:x?mode=memory"])
def test_a_path_may_hold_any_characters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """They mean something in a URI: the rest of a name was cut off, and the copy was of a new, empty file."""
    folder = tmp_path / name
    folder.mkdir()
    source = database(folder / f"{name}.db")
    before = set(tmp_path.rglob("*"))
    copy(source, folder / f"copy {name}.db")
    monkeypatch.chdir(folder)
    copy(Path(source.name), Path(name))
    assert nightly(source, folder / "nights", datetime(2026, 2, 25, 3, tzinfo=UTC)) is not None
    made = [folder / f"copy {name}.db", folder / name, folder / "nights" / "gravekeeper-2026-02-25.db"]
    for path in made:
        assert path.read_bytes()[:6] == b"SQLite"
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT x FROM t").fetchall() == [(7,)]
    new = {path for path in tmp_path.rglob("*") if not path.name.endswith(("-wal", "-shm"))} - before
    assert new == {*made, folder / "nights"}


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = database(tmp_path / "a.db")
    data = bytearray(source.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    source.write_bytes(data)
    with refused("malformed"):
        copy(source, tmp_path / "b.db")
    assert not (tmp_path / "b.db").exists()
