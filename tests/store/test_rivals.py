"""Two real processes answer the same tables while they and the server are killed: nothing is lost, nothing doubled."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import psycopg
import pytest
from postgres import Server, needed
from sessions.child import SEED, games
from sessions.world import Clock, assert_sound

from engine.store import open_store
from engine.tables.sessions import Sessions

RIVAL = Path(__file__).with_name("rival.py")
TABLES = ("toy", "hitz", "toy")
SOME = 25
"""Answers that each process has given before the next thing happens to it."""


class Rival:
    """One of the processes; ``told`` are the answers that it was told are safe, by session and interaction."""

    def __init__(self, url: str, seed: int) -> None:
        self.told: list[tuple[str, int]] = []
        command = [sys.executable, str(RIVAL), url, str(seed), *TABLES]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            session, _, number = line.rstrip("\n").rpartition(" ")
            if line.endswith("\n") and session:
                self.told.append((session, int(number)))

    def tells(self, more: int = SOME) -> None:
        """Wait until it has given so many more answers."""
        wanted, until = len(self.told) + more, time.monotonic() + 60
        while len(self.told) < wanted:
            assert self.process.poll() is None and time.monotonic() < until
            time.sleep(0.02)

    def end(self) -> list[tuple[str, int]]:
        """Kill it; all that it has told."""
        self.process.kill()
        self.process.wait()
        self._thread.join()
        return self.told


@pytest.fixture
def folder() -> Iterator[Path]:
    needed()
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        if os.geteuid() == 0:
            shutil.chown(name, "postgres")
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture
def pair(folder: Path) -> Iterator[tuple[Server, Server]]:
    """A primary, and a standby without which it confirms nothing."""
    made: list[Server] = []
    for name in ("a", "b"):
        place = folder / name
        place.mkdir()
        made.append(Server(place))
    first, second = made
    first.create()
    first.start()
    if os.geteuid() == 0:
        shutil.chown(second.folder, "postgres")
    with psycopg.connect(first.url, autocommit=True) as db:
        db.execute("SELECT pg_create_physical_replication_slot('b')")
        second.run("pg_basebackup", "-d", first.url, "-D", str(second.data), "-R", "-S", "b", "-c", "fast")
        second.start()
        db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        db.execute("SELECT pg_reload_conf()")
    yield first, second
    for server in made:
        if (server.data / "postmaster.pid").exists():
            server.stop()


async def test_nothing_that_was_acknowledged_is_lost_or_doubled(pair: tuple[Server, Server]) -> None:
    first, second = pair
    url = first.url.replace(f"host={first.folder}", f"host={first.folder},{second.folder}")
    url += "&target_session_attrs=read-write&connect_timeout=3"
    told: list[tuple[str, int]] = []
    await (await open_store(url)).close()
    one, other = Rival(url, 1), Rival(url, 1000)
    try:
        one.tells()
        other.tells()
        for round in range(2):  # kill -9 of a process
            told += one.end()
            other.tells()
            one = Rival(url, 2000 + 100 * round)
            one.tells()
        first.stop("immediate")
        first.start()
        one.tells()
        other.tells()
        other.process.send_signal(signal.SIGSTOP)  # asleep, while the other goes on with the same tables
        one.tells()
        other.process.send_signal(signal.SIGCONT)
        other.tells()
        first.stop("immediate")  # for good: the standby takes its place
        second.run("pg_ctl", "-D", str(second.data), "-w", "promote")
        with psycopg.connect(second.url, autocommit=True) as db:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = ''")
            db.execute("SELECT pg_reload_conf()")
        one.tells()
        other.tells()
    finally:
        told += one.end() + other.end()
    sessions = Sessions(await open_store(url), games(), clock=Clock(), seed=lambda: SEED)
    try:
        rows = await sessions.store.rows("SELECT session, interaction FROM actions WHERE interaction IS NOT NULL")
        assert len(set(told)) == len(told) > 8 * SOME and set(told) <= set(rows)
        begun = [id for (id,) in await sessions.store.rows("SELECT id FROM sessions WHERE seq >= 0")]
        for id in begun:
            await assert_sound(sessions, await sessions.get(id), SEED)
        assert len(begun) >= len(TABLES)
    finally:
        await sessions.close()
