"""A PostgreSQL for tests: Debian's program on a folder of its own, or the server that TEST_DATABASE_URL names."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

INSTALL = "PostgreSQL is not installed: apt-get install postgresql"
FAST = "-c fsync=off -c shared_buffers=16MB -c max_connections=60 -c wal_retrieve_retry_interval=100"
"""Nothing here has to outlive the machine, and a standby need not wait for a server that starts again."""

LOCKED = "locked"
"""A role that is asked for its password; no other is."""

sqlite_only = pytest.mark.parametrize("where", ["sqlite"], indirect=True)
"""For tests that look into the file, or change rows with functions that SQLite alone has."""


@cache
def programs() -> Path | None:
    """Where Debian has put them, the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    return found[-1] if found else None


def needed() -> None:
    """Skips where there is no PostgreSQL; where one has been promised (WITH_POSTGRESQL) that is a failure."""
    if programs() is None:
        (pytest.fail if os.environ.get("WITH_POSTGRESQL") else pytest.skip)(INSTALL)


class Server:
    """A server in a folder, on a socket in it; nobody else can reach it."""

    def __init__(self, folder: Path, settings: str = FAST) -> None:
        self.folder, self.data, self.settings = folder, folder / "data", settings

    @property
    def url(self) -> str:
        return f"postgresql://gravekeeper@/postgres?host={self.folder}"

    def run(self, program: str, *args: str) -> None:
        """One of its programs; as root they refuse to work."""
        bin = programs()
        assert bin is not None
        who = {"user": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [bin / program, *args], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **who
        )
        if done.returncode:
            raise RuntimeError(f"{program} {args}: {done.stderr}")

    def create(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.folder.chmod(0o755)
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "gravekeeper", "--no-sync", "-E", "UTF8")
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"local all {LOCKED} scram-sha-256\n{rules.read_text()}")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= {self.settings}"
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")


@contextmanager
def served(settings: str = FAST) -> Iterator[str]:
    """The URL of a server with these settings; skips if there is none."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        yield url
        return
    needed()
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:  # a socket's path is short
        server = Server(Path(folder), settings)
        server.create()
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def within(url: str, schema: str) -> str:
    """The URL of one schema in a database."""
    return f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{schema}"


def emptied(url: str, schema: str) -> str:
    """The URL of a schema that has no table."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        db.execute("SET client_min_messages = warning")
        db.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE")
        db.execute(f"CREATE SCHEMA {schema}")
    return within(url, schema)


def cleared(url: str) -> None:
    """A schema that has all its tables loses what is in them."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        db.execute("SET client_min_messages = warning")
        names = db.execute("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
        tables = [name for (name,) in names.fetchall()]
        db.execute("DELETE FROM meta WHERE key != 'schema'")
        full = [name for name in tables if name != "meta" and db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()]
        if full:
            db.execute(f"TRUNCATE {', '.join(full)} RESTART IDENTITY CASCADE")
