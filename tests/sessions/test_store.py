from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sessions.world import batch, put, refused

from engine.store import Conflict, NewerDatabase, Store, StoreError
from engine.store.migrate import APPLICATION, migrate, migrations

ROOT = Path(__file__).parents[2]
Open = Callable[[Path], Awaitable[Store]]
TABLES = {"sessions", "seats", "actions", "posts", "drafts", "users", "meta"}


async def keys(store: Store) -> list[str]:
    return [row[0] for row in await store.rows("SELECT key FROM meta ORDER BY key")]


def test_every_migration_has_a_number_of_its_own() -> None:
    """A file that stopped between two of the same number would never get the second."""
    numbers = [number for number, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("start", [0, *(number for number, _ in migrations())])
async def test_a_file_of_every_version_is_brought_up_to_date(stores: Open, tmp_path: Path, start: int) -> None:
    path = tmp_path / "g.db"
    if start:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db, start)
            assert db.execute("PRAGMA user_version").fetchone()[0] == start
    store = await stores(path)
    await store.commit(put("kept"))
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert names >= TABLES
        assert db.execute("PRAGMA user_version").fetchone()[0] == migrations()[-1][0]
        assert db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
        assert db.execute("SELECT key FROM meta").fetchall() == [("kept",)]


async def test_a_migration_that_fails_leaves_the_number_and_the_tables_as_they_were(
    stores: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.db"
    await (await stores(path)).close()
    broken = tmp_path / "9999_broken.sql"
    broken.write_text("CREATE TABLE half (x);\nINSERT INTO nowhere VALUES (1);\n")
    monkeypatch.setattr("engine.store.migrate.migrations", lambda: [*migrations(), (9999, broken)])
    with refused("nowhere"):
        await stores(path)
    monkeypatch.undo()
    store = await stores(path)
    assert await store.row("SELECT 1 FROM sqlite_master WHERE name = 'half'") is None
    await store.close()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        migrate(db)
        db.execute("PRAGMA user_version = 999")


def newer_that_crashed(path: Path) -> None:
    """What a newer version leaves after kill -9: its number is in the write-ahead log only."""
    source = path.with_name("source.db")
    with closing(sqlite3.connect(source, isolation_level=None)) as db:
        migrate(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA user_version = 999")
        for end in ("", "-wal"):
            path.with_name(path.name + end).write_bytes(source.with_name(source.name + end).read_bytes())


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (soup)")


def foreign_with_number(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 1")


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def cut_off(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        migrate(db)
    path.write_bytes(path.read_bytes()[:-6000])


def scrambled(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        migrate(db)
        for n in range(200):
            db.execute(
                "INSERT INTO sessions (id, game, guild, channel, host, language, status, settings, rules_version, seq, "
                "created, changed) VALUES (?, 'toy', 1, 1, 1, 'en', 'over', '{}', 1, -1, 0, 0)",
                (f"{n:0200}",),
            )
        db.commit()
        page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sessions'").fetchone()[0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : (page - 1) * 4096 + 200] = b"\x5a" * 200
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("make", "error", "why"),
    [
        (newer, NewerDatabase, "version 999"),
        (newer_that_crashed, NewerDatabase, "version 999"),
        (foreign, StoreError, "another program"),
        (foreign_with_number, StoreError, "another program"),
        (no_database, StoreError, "not a database"),
        (cut_off, StoreError, "malformed|damaged"),
        (scrambled, StoreError, "malformed|damaged"),
    ],
)
async def test_a_file_that_is_not_ours_to_use_is_refused_untouched(
    stores: Open, tmp_path: Path, make, error, why
) -> None:
    path = tmp_path / "g.db"
    make(path)
    before = path.read_bytes()
    with refused(f"{re.escape(str(path))}.*({why})", error):
        await stores(path)
    assert path.read_bytes() == before


async def test_a_place_that_does_not_exist_is_refused(stores: Open, tmp_path: Path) -> None:
    with refused("nowhere"):
        await stores(tmp_path / "nowhere" / "g.db")
    with refused("cannot be used"):
        await stores(tmp_path)


OPEN = """
import asyncio, os, sys
from telling.texts import Texts
from engine.store import Store, StoreError, open_store
if sys.argv[2:]:
    os.seteuid(65534)  # root may write everywhere
async def main():
    try:
        store = await open_store(sys.argv[1])
    except StoreError as error:
        print("refused:", Texts()("en").message(error.reason, {}))
    else:
        print("open", flush=True)
        sys.stdin.read()
        await store.close()
asyncio.run(main())
"""


def opened_by_another(path: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OPEN, str(path), *more],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def test_a_second_process_on_the_same_file_is_refused_until_the_first_is_gone(
    stores: Open, tmp_path: Path
) -> None:
    path = tmp_path / "g.db"
    store = await stores(path)
    out, _ = opened_by_another(path).communicate()
    assert out.startswith("refused:") and "in use by another running bot" in out
    with refused("in use by another running bot"):
        await stores(path)
    await store.commit(put("still works"))
    await store.close()
    other = opened_by_another(path)
    assert other.stdout and other.stdout.readline() == "open\n"
    with refused("in use by another running bot"):
        await stores(path)
    other.kill()  # however the other ends, its lock goes with it
    other.wait()
    store = await stores(path)
    assert await keys(store) == ["still works"]
    await store.close()


def reachable(path: Path) -> None:
    """Others than the owner may enter the folder; pytest's are private."""
    for folder in (path, *path.parents):
        if "pytest" in str(folder):
            folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
async def test_a_directory_that_cannot_be_written_is_refused(stores: Open, tmp_path: Path) -> None:
    path = tmp_path / "locked" / "g.db"
    path.parent.mkdir()
    await (await stores(path)).close()
    before = path.read_bytes()
    for each in path.parent.iterdir():
        each.chmod(0o444)
    path.parent.chmod(0o555)
    reachable(tmp_path)
    out, _ = opened_by_another(path, *(["nobody"] if os.geteuid() == 0 else [])).communicate()
    path.parent.chmod(0o755)
    assert out.startswith("refused:") and str(path) in out
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
async def test_a_file_that_can_only_be_read_is_refused(stores: Open, tmp_path: Path) -> None:
    """Everything in it can be read, and SQLite says nothing before the first answer is to be kept."""
    path = tmp_path / "open" / "g.db"
    path.parent.mkdir()
    await (await stores(path)).close()
    before = path.read_bytes()
    path.chmod(0o444)
    path.parent.chmod(0o777)
    path.with_name("g.db.lock").chmod(0o666)
    reachable(tmp_path)
    out, _ = opened_by_another(path, *(["nobody"] if os.geteuid() == 0 else [])).communicate("")
    assert out.startswith(f"refused: {path} can be read but not written")
    assert path.read_bytes() == before


async def test_only_the_guilty_batch_of_a_group_is_refused(stores: Open, tmp_path: Path) -> None:
    store = await stores(tmp_path / "g.db")
    await store.commit(put("0"))
    guilty = put("lost")
    guilty.statements += put("0").statements
    unbindable = put("bad", "\ud800")
    group = [put("1"), guilty, put("2"), unbindable, put("3")]
    outcome = await asyncio.gather(*(store.commit(each) for each in group), return_exceptions=True)
    assert [type(each) for each in outcome] == [
        type(None), Conflict, type(None), UnicodeEncodeError, type(None)
    ]  # fmt: skip
    assert await keys(store) == ["0", "1", "2", "3"]
    await store.close()


async def test_a_failing_disk_refuses_the_whole_group_at_once_and_passes(stores: Open, tmp_path: Path) -> None:
    store = await stores(tmp_path / "g.db")
    pages = (await store.row("PRAGMA page_count"))[0]
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    group = [put(str(n), "x" * 9000) for n in range(20)]
    outcome = await asyncio.gather(*(store.commit(each) for each in group), return_exceptions=True)
    assert {type(each) for each in outcome} == {StoreError}
    assert all("database or disk is full" in str(each) for each in outcome)
    assert await keys(store) == []
    store._writer.execute("PRAGMA max_page_count = 100000")
    await store.commit(put("after"))
    assert await keys(store) == ["after"]
    await store.close()


async def test_a_cancelled_waiter_loses_neither_its_batch_nor_those_of_others(stores: Open, tmp_path: Path) -> None:
    store = await stores(tmp_path / "g.db")
    tasks = [asyncio.create_task(store.commit(put(str(n)))) for n in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    outcome = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in outcome] == [type(None), asyncio.CancelledError, type(None)]
    await store.commit(put("9"))
    assert await keys(store) == ["0", "1", "2", "9"]
    await store.close()


async def test_statements_of_a_group_keep_their_order(stores: Open, tmp_path: Path) -> None:
    store = await stores(tmp_path / "g.db")
    put_k = "INSERT INTO meta (key, value) VALUES ('k', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    write, clear = put_k, "DELETE FROM meta WHERE key = 'k'"
    await asyncio.gather(
        store.commit(batch((write, "1"))), store.commit(batch((clear,), (write, "2"))), store.commit(batch((clear,)))
    )
    assert await keys(store) == []
    await asyncio.gather(store.commit(batch((clear,))), store.commit(batch((write, "3"))))
    assert await store.row("SELECT value FROM meta") == ("3",)
    await store.close()


async def test_closing_writes_what_is_queued_and_ends_the_threads(stores: Open, tmp_path: Path) -> None:
    path = tmp_path / "g.db"
    store = await stores(path)
    waiting = [asyncio.create_task(store.commit(put(str(n)))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*waiting)
    with refused("closed"):
        await store.commit(put("late"))
    store = await stores(path)
    assert len(await keys(store)) == 50
    await store.close()


async def test_closing_frees_the_file_though_the_writing_was_cancelled(stores: Open, tmp_path: Path) -> None:
    """As when a loop that stops cancels all its tasks: what the thread has in hand is written, and nothing hangs."""
    store = await stores(tmp_path / "g.db")
    waiting = asyncio.create_task(store.commit(put("a")))
    while store._flushing is None:  # noqa: ASYNC110
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    store._flushing.cancel()
    await store.close()
    waiting.cancel()
    assert await keys(await stores(tmp_path / "g.db")) == ["a"]


async def test_a_backup_is_whole_while_writing_goes_on_and_never_overwrites(stores: Open, tmp_path: Path) -> None:
    store = await stores(tmp_path / "g.db")
    await asyncio.gather(*(store.commit(put(f"{n:03}")) for n in range(100)))
    copy = tmp_path / "copy.db"
    await asyncio.gather(store.backup(copy), *(store.commit(put(f"x{n:03}")) for n in range(100)))
    with refused("exists already"):
        await store.backup(copy)
    with refused("cannot be copied"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    await store.close()
    other = await stores(copy)
    assert (await keys(other))[:100] == [f"{n:03}" for n in range(100)]
    await other.close()
