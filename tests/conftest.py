"""For all tests: the program is compiled once, also for the processes that tests start; the cores are kept busy."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import postgres
import pytest
from _pytest.assertion import rewrite
from blank import blank

from engine.store import open_store, sqlite

# Each bot loads its extensions anew: without kept bytecode they are compiled again for every simulated Discord.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
gc.disable()  # whatever is imported and collected stays
gc.set_threshold(50_000, 10, 10)

# Nothing here has to outlive the machine; a process that is killed loses nothing by it.
vars(sqlite)["WRITER"] = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in sqlite.WRITER)


def pytest_configure(config: pytest.Config) -> None:
    """Each of several workers rewrites the assertions of its share of the files, before all of them read all."""
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is None:
        return
    state, number = config.stash[rewrite.assertstate_key], int(worker["workerid"].removeprefix("gw"))
    for path in sorted(Path(__file__).parent.rglob("test_*.py"))[number :: worker["workercount"]]:
        folder = rewrite.get_cache_dir(path)
        kept = folder / f"{path.stem}{rewrite.PYC_TAIL}"
        if rewrite.try_makedirs(folder) and rewrite._read_pyc(path, kept, state.trace) is None:
            source, code = rewrite._rewrite_test(path, config)
            rewrite._write_pyc(state, code, source, kept)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def heap() -> None:
    """What a file of tests finds there will stay: no collection while it runs need look at it again.

    A fifth of all time went into looking through a million objects for cycles.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more worker than cores: a simulated Discord waits for its disk and its threads a quarter of the time."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The URL of a PostgreSQL."""
    with postgres.served() as url:
        yield url


@pytest.fixture(scope="session")
def migrated(server: str) -> str:
    """The URL of a schema that is up to date, for one test after another."""
    url = postgres.emptied(server, f"suite_{os.getpid()}")
    asyncio.run(_opened(url))
    return url


async def _opened(url: str) -> None:
    await (await open_store(url)).close()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind, up to date: a file, or a URL."""
    if request.param == "sqlite":
        return blank(tmp_path / "g.db")
    url = request.getfixturevalue("migrated")
    postgres.cleared(url)
    return url
