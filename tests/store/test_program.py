"""What the program says to whoever starts it, about databases."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import postgres
import psycopg
import pytest
from core.toy import Toy
from sessions.world import service, table

import bot

Start = Callable[..., tuple[int, str]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Start:
    """Runs the program with these arguments and settings; its exit code and all that it says."""

    def run(*arguments: str, **settings: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["bot.py", *arguments])
        monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(tmp_path / "gravekeeper.db"))
        monkeypatch.setenv("DISCORD_TOKEN", "token")
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        code = bot.main()
        said = capsys.readouterr()
        for name in settings:
            monkeypatch.delenv(name)
        return code, said.out + said.err

    return run


async def play(where: Path) -> None:
    sessions = await service(where, Toy())
    await table(sessions)
    await sessions.close()


def test_everything_is_moved_by_one_command_and_back(start: Start, server: str, tmp_path: Path) -> None:
    url, file, back = postgres.emptied(server, "program"), str(tmp_path / "a.db"), str(tmp_path / "b.db")
    asyncio.run(play(Path(file)))
    code, there = start("--move", file, url)
    assert code == 0 and "sessions             1 " in there
    assert start("--move", url, back) == (0, there)
    code, said = start("--move", file, url)
    assert code == 2 and "is not empty" in said


def test_backups_of_postgresql_are_its_own(start: Start, tmp_path: Path) -> None:
    for arguments, more in ((("--backup", str(tmp_path / "c.db")), {}), ((), {"GRAVEKEEPER_BACKUPS": str(tmp_path)})):
        code, said = start(*arguments, DATABASE_URL="postgresql://nowhere/x", **more)
        assert code == 2 and "pg_dump" in said


def test_settings_that_cannot_be_are_refused_in_a_sentence(start: Start) -> None:
    code, said = start(DATABASE_URL="mysql://x")
    assert code == 2 and "DATABASE_URL cannot be" in said
    code, said = start(DATABASE_URL="postgresql://x", CLUSTER="2", CLUSTERS="2", SHARDS="2")
    assert code == 2 and "do not fit together" in said


def test_a_process_is_healthy_while_its_shards_are_held(start: Start, migrated: str) -> None:
    postgres.cleared(migrated)
    settings = {"DATABASE_URL": migrated, "CLUSTER": "1", "CLUSTERS": "2", "SHARDS": "2"}
    assert start("--healthy", **settings)[0] == 1
    with psycopg.connect(migrated, autocommit=True) as db:
        db.execute("INSERT INTO shards VALUES (1, 'it', 1, now() + interval '30 seconds')")
    assert start("--healthy", **settings)[0] == 0
    assert start("--healthy", **{**settings, "CLUSTER": "0"})[0] == 1
