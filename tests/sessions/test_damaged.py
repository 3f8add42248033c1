"""Whatever has become of the database: the bot starts, or says in one sentence why it does not."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from discord import app_commands
from gm.acts import HOST, hitz
from sessions.world import play_on, service

import bot
from engine.store.migrate import migrations

PAGE = 4096
ROWS = (
    "INSERT INTO posts (session, message, lobby) SELECT id, 5, 6 FROM sessions",
    "INSERT INTO drafts SELECT id, 10, 'd', '[]' FROM sessions",
    "INSERT INTO timers SELECT id, 'd', 0, 1, 1, guild FROM sessions",
    "INSERT INTO pings SELECT id, 10, 'call', 1, guild FROM sessions",
    "INSERT INTO attention (session, person) SELECT id, 10 FROM sessions",
    "INSERT INTO proposals (session, proposer, target, head, what, moves, until) "
    "SELECT id, 10, 1, 2, '[]', 1, 9e9 FROM sessions",
    "INSERT INTO votes VALUES (1, 10, 1)",
    "INSERT INTO users (person, language) VALUES (10, 'ru')",
    "INSERT INTO meta VALUES ('k', 'v')",
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in every table, as a kill leaves it: the newest of it in the write-ahead log only."""
    folder = tmp_path_factory.mktemp("sound")

    async def fill() -> None:
        sessions, gm, session = await hitz(lambda *games: service(folder / "g.db", *games))
        await play_on(sessions, session, Random(1), 25)
        for sql in ROWS:
            await sessions.store.execute(sql)
        await gm.pause(session.id, HOST, "a break")
        for end in ("", "-wal"):
            shutil.copy(folder / f"g.db{end}", folder / f"killed.db{end}")
        await sessions.close()

    asyncio.run(fill())
    return folder / "killed.db"


@pytest.fixture
def database(sound: Path, tmp_path: Path) -> Path:
    for end in ("", "-wal"):
        shutil.copy(f"{sound}{end}", tmp_path / f"g.db{end}")
    return tmp_path / "g.db"


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[Path], tuple[int, str]]:
    """Starts the program on a file, but for the network; its exit code and what it says on the console."""

    async def started(self: bot.Gravekeeper, token: str) -> None:
        await self.setup_hook()
        await asyncio.sleep(0.01)  # what is set going at the start

    async def no_sync(self: app_commands.CommandTree[bot.Gravekeeper], *, guild: object = None) -> None: ...

    monkeypatch.setenv("DISCORD_TOKEN", "x" * 20)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setattr(bot.Gravekeeper, "start", started)
    monkeypatch.setattr(app_commands.CommandTree, "sync", no_sync)
    monkeypatch.setattr(bot, "settle", lambda: None)
    monkeypatch.setattr(bot.logging, "basicConfig", lambda **_: None)

    def run(path: Path) -> tuple[int, str]:
        monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(path))
        code = bot.main()
        return code, capsys.readouterr().err.strip()

    return run


def settled(path: Path) -> None:
    """Bring what stands in the write-ahead log into the file."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def flipped(path: Path, random: Random) -> None:
    settled(path)
    data = bytearray(path.read_bytes())
    for _ in range(random.choice((1, 8, 64))):
        data[random.randrange(len(data))] = random.randrange(256)
    path.write_bytes(data)


def flipped_in_a_page(path: Path, random: Random) -> None:
    settled(path)
    data = bytearray(path.read_bytes())
    start = random.randrange(len(data) // PAGE) * PAGE
    for _ in range(20):
        data[start + random.randrange(PAGE)] ^= 1 << random.randrange(8)
    path.write_bytes(data)


def cut_off(path: Path, random: Random) -> None:
    settled(path)
    data = path.read_bytes()
    path.write_bytes(data[: random.choice((random.randrange(1, 100), random.randrange(len(data))))])


def blanked(path: Path, random: Random) -> None:
    """A block that the disk has lost."""
    settled(path)
    data = bytearray(path.read_bytes())
    at = random.randrange(len(data) // 512) * 512
    data[at : at + 512] = bytes(512)
    path.write_bytes(data)


def log_spoilt(path: Path, random: Random) -> None:
    wal = path.with_name(f"{path.name}-wal")
    data = bytearray(wal.read_bytes())
    at = random.randrange(len(data))
    data[at : at + 200] = random.randbytes(200)
    wal.write_bytes(random.choice((data, data[:at], random.randbytes(9000))))


def table_gone(path: Path, random: Random) -> None:
    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        db.execute(f"DROP TABLE {random.choice(names)}")


def part_gone(path: Path, random: Random) -> None:
    """A column or an index."""
    with closing(sqlite3.connect(path)) as db:
        parts = [
            *db.execute(
                "SELECT 'ALTER TABLE ' || m.name || ' DROP COLUMN ' || c.name FROM sqlite_master m, "
                "pragma_table_info(m.name) c WHERE m.type = 'table' AND NOT c.pk ORDER BY 1"
            ),
            *db.execute("SELECT 'DROP INDEX ' || name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"),
        ]
        random.shuffle(parts)
        for (sql,) in parts:
            try:
                db.execute(sql)
            except sqlite3.OperationalError:  # an index needs the column
                continue
            return


def text_spoilt(path: Path, random: Random) -> None:
    """Bytes that are no UTF-8, or no JSON, where a text stands."""
    with closing(sqlite3.connect(path)) as db:
        texts = db.execute(
            "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' "
            "AND c.type = 'TEXT' AND NOT c.pk ORDER BY 1, 2"
        ).fetchall()
        table, column = random.choice(texts)
        value = random.choice((b"\xff\xfe{", b"{", b"", b"\xc3"))
        db.execute(f"UPDATE {table} SET {column} = CAST(? AS TEXT)", (value,))
        db.commit()


def number_back(path: Path, random: Random) -> None:
    """A version that the tables are not of."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {random.randrange(migrations()[-1][0])}")


KINDS = (
    flipped, flipped_in_a_page, cut_off, blanked, log_spoilt, table_gone, part_gone, text_spoilt, number_back
)  # fmt: skip


def test_the_sound_one_starts(database: Path, start: Callable[[Path], tuple[int, str]]) -> None:
    assert start(database) == (0, "")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_one_starts_or_is_refused_in_a_sentence(
    database: Path, start: Callable[[Path], tuple[int, str]], kind: Callable[[Path, Random], None], seed: int
) -> None:
    kind(database, Random(f"{kind.__name__} {seed}"))
    code, said = start(database)
    if code:
        assert code == 2 and str(database) in said and len(said.splitlines()) == 1
        assert "Traceback" not in said and "⟨" not in said
    else:
        assert said == ""
    assert not (kind in (table_gone, part_gone) and code == 0)
