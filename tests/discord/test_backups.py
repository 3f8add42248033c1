"""Copies of the database: by command, every day by setting, and back from a copy."""

from __future__ import annotations

import logging
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest
import simulated
from simulated import play, world

import bot
from cogs.base import ids
from engine.store import migrate


def games(path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT status, seq FROM sessions").fetchall()


def restore(copy: Path, path: Path) -> None:
    """As the guide says."""
    for name in ("", "-wal", "-shm"):
        Path(f"{path}{name}").unlink(missing_ok=True)
    copy.rename(path)


async def test_a_copy_every_day_while_the_bot_runs(
    tmp_path: Path, monkeypatch, errors: list[logging.LogRecord]
) -> None:
    async with world(tmp_path) as w:
        folder = tmp_path / "copies"
        await w.begun("Ann", "Bob")
        await w.sweep(7300)
        assert not folder.exists(), "only by setting"
        monkeypatch.setattr(simulated, "create_bot", partial(bot.create_bot, backups=folder))
        await w.restart()
        await w.sweep(7300)
        (first,) = folder.iterdir()
        assert games(first) == [("playing", 0)]
        await w.forward(lambda s: s.seq >= 3, Random(1))
        await w.sweep(24 * 3600)
        second = max(folder.iterdir())
        assert len([*folder.iterdir()]) == 2 and games(second) == [("playing", w.session.seq)]
        w.bot.backups = tmp_path / "gravekeeper.db" / "nowhere"
        await w.sweep(24 * 3600)
        assert errors and all("no backup" in record.getMessage() for record in errors)
        errors.clear()
        assert await w.slash("Ann", "table log"), "the bot goes on"


async def test_the_command_copies_and_a_copy_can_be_played_on(tmp_path: Path, monkeypatch, capsys) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.seq >= 3, Random(2))
        monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(w.path))
        monkeypatch.setattr(sys, "argv", ["bot.py", "--backup", str(tmp_path / "copy.db")])
        assert bot.main() == 0
        assert bot.main() == 2 and "exists already" in capsys.readouterr().err
        seq = w.session.seq
        await w.forward(lambda s: s.seq >= seq + 3, Random(3))
        newer = w.boards()[-1]
        await w.stop()
        restore(tmp_path / "copy.db", w.path)
        await w.start()
        w.watch.reminders = True  # the same questions are asked again
        assert w.session.seq == seq
        hand = await w.forge("Ann", ids.make("hand", w.session_id), message=newer)
        assert hand and "incident" not in hand
        await play(w, Random(4))
        assert w.session.status == "over"


@pytest.mark.parametrize("wrong", ["newer", "damaged"])
def test_a_database_that_is_not_to_be_used_stops_the_program_untouched(
    tmp_path: Path, monkeypatch, capsys, wrong: str
) -> None:
    path = tmp_path / "g.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate.migrate(db)
        db.execute(f"PRAGMA user_version = {999 if wrong == 'newer' else migrate.migrations()[-1][0]}")
    if wrong == "damaged":
        path.write_bytes(b"SQLite format 3\0" + b"\x07" * 5000)
    before = path.read_bytes()
    monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "x" * 20)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setattr(bot.Gravekeeper, "start", lambda self, token: self.setup_hook())
    monkeypatch.setattr(bot, "settle", lambda: None)
    monkeypatch.setattr(bot.logging, "basicConfig", lambda **_: None)
    assert bot.main() == 2
    said = capsys.readouterr().err
    assert str(path) in said and len(said.strip().splitlines()) == 1
    assert ("999" in said) == (wrong == "newer")
    assert path.read_bytes() == before


@pytest.mark.parametrize(("name", "value"), [("LANGUAGE", "tlh"), ("GUILD", "abc"), ("LOG", "LOUD"), ("DATABASE", "/")])
def test_a_wrong_setting_is_named_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"GRAVEKEEPER_{name}", value)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    assert bot.main() == 2
    said = capsys.readouterr().err
    assert f"GRAVEKEEPER_{name}" in said and value not in said and len(said.strip().splitlines()) == 1


def test_without_a_network_the_bot_may_be_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start(self: bot.Gravekeeper, token: str) -> None:
        raise OSError("no route")

    monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(tmp_path / "g.db"))
    monkeypatch.setenv("GRAVEKEEPER_LOG", "error")
    monkeypatch.setenv("DISCORD_TOKEN", "x" * 20)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setattr(bot.Gravekeeper, "start", start)
    monkeypatch.setattr(bot, "settle", lambda: None)
    monkeypatch.setattr(bot.logging, "basicConfig", lambda **_: None)
    assert bot.main() == 1  # systemd gives up at 2
    assert "no route" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["99999", "-1", "x"])
def test_a_wrong_port_is_refused(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "--port", port])
    with pytest.raises(SystemExit) as end:
        bot.main()
    assert end.value.code == 2 and port in capsys.readouterr().err


def test_no_token_and_no_local_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRAVEKEEPER_DATABASE", str(tmp_path / "g.db"))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setitem(sys.modules, "local", None)
    monkeypatch.setattr(bot.logging, "basicConfig", lambda **_: None)
    assert bot.main() == 2 and "DISCORD_TOKEN" in capsys.readouterr().err
