"""What open pages cost those who play on Discord, and how soon a page shows what came of a tap."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time, thread_time
from unittest.mock import patch

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "discord"), str(TESTS / "web")]

import wire
from fingers import Player, opened, unlimited
from served import ANN, free_port, served
from simulated import World

from bot import settle
from tests.bench.service import memory
from tests.bench.whole_answer import Parts, _begun, _chosen, _delivered, _offered
from tests.tour.chromium import chromium
from tests.tour.pages import OPENED, right
from web.app import DESK, FILES, Site
from web.live import OF_ONE

READERS = 200
PRESSES = 200
TAPS = 60
PAUSE = 0.1
"""Seconds between two presses, in which pages get on."""
IDLE, WATCHED = 1000, 52.0
"""Pages on which nobody does anything, and the seconds for which that is watched: two beats of each."""
QUESTIONS, STRAYING = 40, 4
"""Answers by touch, before every so manieth of which fingers stray."""


def measure(game: str) -> tuple[float, float, float]:
    """Milliseconds that the event loop works between a press and its acknowledgement, 95 of 100: without pages, and
    while `READERS` of them fetch; and how often these fetched all. Whatever else the machine does is not counted; a
    thread that draws meanwhile takes `bot.SWITCH` at most each time that the loop wakes.
    """
    parts = Parts()

    def clock() -> float:
        return thread_time() - parts.spent["simulation"]

    with parts.watching(game), patch.object(wire, "perf_counter", clock):
        return asyncio.run(_measure(game, parts, clock))


def tap(game: str) -> float:
    """Milliseconds of work, 95 of 100, from an answer on a page until the page has the table as it is then and its
    picture, which it only has to show; over HTTP, the client in this process included.
    """
    return asyncio.run(_tap(game))


def idle(game: str) -> tuple[float, float, int]:
    """Megabytes that `IDLE` open pages take, the share of a processor in percent, and how many are open in the end."""
    return asyncio.run(_idle(game))


async def _idle(game: str) -> tuple[float, float, int]:
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), game) as table:
            unlimited(table)
            await (await table.enter()).state()  # what one page needs is there
            tickets = [table.ticket(ANN if n < OF_ONE else 1000 + n) for n in range(IDLE)]
            settle()
            before = memory()
            async with _readers(table.url, tickets, "idle") as told:
                held, begun = memory() - before, process_time()
                await asyncio.sleep(WATCHED)
                spent = process_time() - begun
    return held, spent / WATCHED * 100, told[0]


def page() -> float:
    """Kilobytes (of 1,000 bytes) of the page of a table without its picture."""
    return (
        sum(len(data) for name, data in FILES.items() if not name.startswith(DESK) and not name.endswith(".txt")) / 1000
    )


def touched(game: str) -> tuple[float, float] | None:
    """In a browser: the seconds from a link to the lit board, and of a hundred taps that miss the middle of a place as
    it is first shown by some 6 pixels how many get what they mean or see it larger. None where no browser is.
    """
    return asyncio.run(_touched(game)) if chromium() and find_spec("playwright") else None


async def _touched(game: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), game, people=1) as table, opened(table) as page:
            unlimited(table)
            opens = await page.evaluate(OPENED)
            player = Player(page, table)
            await player.answer_at_a_tap()
            played = await player.play(QUESTIONS, STRAYING)
    assert played.strayed.total(), "of no taps there is no share"
    return opens, right(played) * 100


async def _tap(game: str) -> float:
    took = list[float]()
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), game, people=1) as table:
            unlimited(table)
            tab = await table.enter()
            state = await tab.state()
            while len(took) < TAPS and state["status"] != "over" and state["question"]:
                begun = process_time()
                state = (await tab.press(state["question"], "for-me"))["state"]
                for each in state["maps"]:
                    await (await tab.get(f"/picture/{each['picture']}")).read()
                took.append((process_time() - begun) * 1000)
    return _late(took)


async def _measure(game: str, parts: Parts, clock: Callable[[], float]) -> tuple[float, float, float]:
    alone, beside, fetched = list[float](), list[float](), 0
    for seed in range(7, 7 + PRESSES):
        async with _begun(game, seed=seed) as w, _site(w) as site:
            alone += await _presses(w, parts, clock)
            if (await w.reload()).status == "playing":
                async with _reading(w, site) as told:
                    beside += await _presses(w, parts, clock)
                fetched += told[0]
        if len(beside) >= PRESSES:
            break
    return _late(alone), _late(beside), fetched


async def _presses(w: World, parts: Parts, clock: Callable[[], float]) -> list[float]:
    """Milliseconds until each of a few answers is acknowledged, by this clock."""
    random, found = Random(5), list[float]()
    while len(found) < PRESSES // 4 and (session := await w.rest()).status == "playing":
        if (offered := await _offered(w)) is None:
            continue
        name, post, shown = offered
        (control, values), seq = _chosen(random, shown), session.seq
        with parts.alone(w):
            w.wire.calls.clear()
            w.wire.private, w.wire.begun, w.wire.shown = post.flags.ephemeral, clock(), 0
            await parts.steps_of("simulation", _delivered)(w, name, post, control, values)
        if (await w.rest()).seq > seq:
            found.append(w.wire.acknowledged * 1000)
        await asyncio.sleep(PAUSE)
    return found


@asynccontextmanager
async def _site(w: World) -> AsyncIterator[Site]:
    port = free_port()
    w.bot.pages = site = Site(w.bot, f"http://127.0.0.1:{port}/map", port)
    await site.start()
    yield site


@asynccontextmanager
async def _reading(w: World, site: Site) -> AsyncIterator[list[int]]:
    """Meanwhile pages of everybody at the table, and of people who watch, fetch it; in the end, how often."""
    users = [each.id for each in w.people.values()]
    tickets = [site.link(w.session, users[n % len(users)], "en").partition("#")[2] for n in range(READERS)]
    async with _readers(site._url, tickets) as told:
        yield told


@asynccontextmanager
async def _readers(url: str, tickets: Sequence[str], *how: str) -> AsyncIterator[list[int]]:
    """Meanwhile these pages are open, in a process of their own; in the end, what that says."""
    pipe, told = asyncio.subprocess.PIPE, list[int]()
    readers = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.readers", url, *how, stdin=pipe, stdout=pipe, cwd=TESTS.parent
    )
    assert readers.stdin and readers.stdout
    readers.stdin.write("".join(f"{each}\n" for each in [*tickets, ""]).encode())
    await readers.stdout.readline()
    try:
        yield told
    finally:
        readers.stdin.close()
        told.append(int(await readers.stdout.readline()))
        await readers.wait()


def _late(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]
