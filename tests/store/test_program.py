"""What the program says to whoever starts it, about databases."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import postgres
import psycopg
import pytest
from core.toy import Toy
from sessions.world import service, table

import bot
from engine.logs.discreet import Discreet
from engine.store import open_store

ROOT = Path(__file__).parents[2]
Start = Callable[..., tuple[int, str]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Start:
    """Runs the program with these arguments and settings; its exit code and all that it says."""

    async def opened(made: bot.Gravekeeper, token: str) -> None:
        await made.setup_hook()  # without Discord

    monkeypatch.setattr(bot, "run", opened)

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


def test_the_key_of_links_is_changed_by_one_command_but_not_under_a_bot_that_runs(start: Start, tmp_path: Path) -> None:
    def known() -> dict[str, str]:
        with closing(sqlite3.connect(tmp_path / "gravekeeper.db")) as file:
            return dict(file.execute("SELECT key, value FROM meta WHERE key LIKE 'web-key%'"))

    code, said = start("--new-key")
    first = known()
    assert code == 0 and "stay open" in said and first["web-key"] not in said
    assert start("--new-key")[0] == 0
    assert known()["web-key"] != first["web-key"] == known()["web-key-before"].split()[0]

    async def beside() -> tuple[int, str]:
        running = await open_store(tmp_path / "gravekeeper.db")
        try:
            return await asyncio.to_thread(start, "--new-key")
        finally:
            await running.close()

    kept = known()
    assert asyncio.run(beside())[0] == 2 and known() == kept


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


def test_who_only_looks_at_a_database_leaves_it_as_it_is(start: Start, server: str, tmp_path: Path) -> None:
    """No file is made, nothing is migrated, no bot begins, with a database of either kind or none."""
    assert start("--healthy")[0] == 1
    assert list(tmp_path.iterdir()) == []
    url = postgres.emptied(server, "looked_at")
    assert start("--healthy", DATABASE_URL=url)[0] == 1
    with psycopg.connect(url, autocommit=True) as db:
        found = db.execute("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()")
        assert found.fetchone() == (0,)
    assert start("--healthy", DATABASE_URL="postgresql://x@127.0.0.1:1/x")[0] == 2


def test_a_bot_with_a_file_is_healthy_while_it_has_it_open(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "gravekeeper.db"

    async def looked() -> int:
        store = await open_store(path)
        try:
            return await asyncio.to_thread(lambda: start("--healthy")[0])
        finally:
            await store.close()

    assert asyncio.run(looked()) == 0
    assert start("--healthy")[0] == 1
    asyncio.run(looked())  # nobody's look keeps it from starting


SECRET, WRITTEN = "hush/h@sh:1%", "hush%2Fh%40sh%3A1%25"
ODD_URLS = (
    f"mysql://ann:{SECRET}@host/db",
    f"POSTGRESQL://ann:{SECRET}@host/db",
    f"ann:{SECRET}@host/db",
    f"postgresql://ann:{SECRET}@host/db",
    "postgresql://ann:hush@sh@127.0.0.1:1/db",
    "postgresql://ann:hush/sh@127.0.0.1:1/db",
    "postgresql://ann:hush",
    "postgresql://ann:hu%sh@127.0.0.1:1/db",
    f"postgresql://ann:{WRITTEN}@127.0.0.1:1/db",
    f"postgresql://127.0.0.1:1/db?hush={WRITTEN}",
    "postgresql://127.0.0.1:1/db?hush",
    "postgresql://127.0.0.1:1/db?sslmode=hush",
    "postgresql://127.0.0.1:1/db?connect_timeout=hush",
    f"postgresql://127.0.0.1:1/db?password={WRITTEN}&sslmode=hush",
    "postgresql://ann@hush:hush/db",
)


@pytest.mark.parametrize("url", ODD_URLS)
def test_no_password_of_a_database_is_told(
    start: Start, url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    answers = [start(DATABASE_URL=url), start("--healthy", DATABASE_URL=url)]
    if "://" in url:
        for name in ("GRAVEKEEPER_DATABASE", "GRAVEKEEPER_DATA", "GRAVEKEEPER_BACKUPS"):
            answers.append(start(**{name: url}))
        answers.append(start("--move", url, str(tmp_path / "b.db")))
    for code, said in answers:
        assert code == 2 and said.count("\n") <= 2 and "Traceback" not in said
        assert "hush" not in said and "sh@" not in said and "h@sh" not in said, said
    assert "hush" not in caplog.text and "h@sh" not in caplog.text
    assert not [each for each in tmp_path.rglob("*") if "hush" in str(each)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "hush hush"),
        ("DISCORD_TOKEN", "hush\nhush"),
        ("DISCORD_TOKEN", "хушhush"),
        ("DISCORD_API", "hush"),
        ("DISCORD_API", "http://[hush"),
        ("DISCORD_API", "ftp://ann:hush@host"),
        ("CLUSTER", "hush"),
        ("GRAVEKEEPER_GUILD", "hush"),
        ("GRAVEKEEPER_LANGUAGE", "hush"),
        ("GRAVEKEEPER_LOG", "hush"),
    ],
)
def test_a_setting_that_cannot_be_is_named_and_not_told(start: Start, name: str, value: str) -> None:
    code, said = start(**{name: value})
    assert code == 2 and f"{name} cannot be" in said and "hush" not in said.lower() and "Traceback" not in said


def test_a_file_of_settings_that_is_no_text(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=hush\xff\n")
    monkeypatch.setitem(bot.Settings.model_config, "env_file", tmp_path / ".env")
    code, said = start()
    assert code == 2 and ".env cannot be" in said and "hush" not in said


def test_logs_tell_no_secret_not_even_in_a_traceback() -> None:
    url = f"postgresql://ann:{WRITTEN}@host/db?sslpassword=other"
    formatter = Discreet(["the.token", url, "http://ben:third@proxy", "", "x"])
    try:
        try:
            raise KeyError(f"the.token in {url}")
        except KeyError as error:
            raise ValueError(f"{SECRET}, {WRITTEN}, other, http://ben:third@proxy/api") from error
    except ValueError:
        record = logging.LogRecord("a", logging.ERROR, "b", 1, "failed with %s", ("the.token",), sys.exc_info())
        said = formatter.format(record)
    assert "failed with …" in said and "KeyError" in said and "ValueError" in said
    assert not [each for each in ("the.token", "hush", "h@sh", "other,", "third", "ann:") if each in said], said


def test_a_short_password_is_hidden_where_passwords_stand() -> None:
    formatter = Discreet(["postgresql://ann:abc@host/db"])
    said = "cannot connect to postgresql://ann:abc@other/db: password=abc is refused, abcess is not"
    assert formatter.hide(said) == "cannot connect to postgresql://ann:…@other/db: password=… is refused, abcess is not"


def test_an_argument_that_is_not_known_is_not_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "--from", "postgresql://ann:hush@host/db"])
    with pytest.raises(SystemExit) as end:
        bot.main()
    said = capsys.readouterr()
    assert end.value.code == 2 and "unknown arguments: 2" in said.err and "hush" not in said.out + said.err


def test_whatever_ends_the_program_is_told_without_secrets() -> None:
    """As a program: what nobody has foreseen goes through the log, too."""
    code = "import bot; bot.run = bot.settle = lambda *_: 1 / 0 + len(_); bot.main()"
    said = ended(code, DISCORD_TOKEN="a.token.hush", DATABASE_URL="postgresql://ann:hush@127.0.0.1:1/x")
    assert "the program ends" in said and "ZeroDivisionError" in said and "hush" not in said
    code = "import bot, logging; bot.settle = lambda: logging.error(bot.Settings()) or exit(); bot.main()"
    said = ended(code, DISCORD_TOKEN="a.token.hush", DATABASE_URL="postgresql://ann:hush@127.0.0.1:1/x")
    assert "discord_token='…'" in said and "hush" not in said


def ended(code: str, **settings: str) -> str:
    """What a program says that runs this code."""
    run = [sys.executable, "-c", code]
    return subprocess.run(run, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True).stderr


@pytest.mark.parametrize("found", ["abc", "", "-1", "0", "1.5", "١", "1 "])
def test_a_database_that_does_not_say_its_version(start: Start, server: str, found: str) -> None:
    url = postgres.emptied(server, "odd_version")
    asyncio.run(closed(url))
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("UPDATE meta SET value = %s WHERE key = 'schema'", (found,))
    code, said = start(DATABASE_URL=url)
    assert code == 2 and f"says “{found}” where its version should stand" in said and "Traceback" not in said


@pytest.mark.parametrize("found", [-1, 0])
def test_a_file_that_does_not_say_its_version(start: Start, tmp_path: Path, found: int) -> None:
    asyncio.run(closed(tmp_path / "gravekeeper.db"))
    with closing(sqlite3.connect(tmp_path / "gravekeeper.db")) as db:
        db.execute(f"PRAGMA user_version = {found}")
    code, said = start()
    assert code == 2 and f"says “{found}” where its version should stand" in said


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_cannot_keep_our_texts(start: Start, server: str, encoding: str) -> None:
    name = f"in_{encoding.lower()}"
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {name}")
        db.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
    url = server.replace("/postgres?", f"/{name}?")
    for arguments in ((), ("--healthy",)):
        code, said = start(*arguments, DATABASE_URL=url)
        assert code == 2 and f"keeps texts in {encoding}" in said and "UTF8" in said
    with psycopg.connect(url, autocommit=True) as db:
        found = db.execute("SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'")
        assert found.fetchone() == (0,), "it is left as it was"


async def closed(where: Path | str) -> None:
    await (await open_store(where)).close()
