"""A whole answer: from the press to the board, in time, calls and CPU by part."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time, thread_time
from typing import Any, TypeVar, cast
from unittest.mock import patch

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "discord")]

import discord
import simcord.http.client
import simulated
import wire
from said import controls
from simcord import _runtime, interactions
from simcord.backend import serializers
from simulated import SELECT, World, one_press, use, world

from bot import settle
from cogs.asking import controls as asking
from cogs.showing import bursts, posts, presenter
from engine.core import runner
from engine.store import Store
from engine.store.sqlite import SqliteStore
from engine.tables import acting, journal, records, sessions
from render.boards import BOARDS

F = TypeVar("F", bound=Callable[..., Any])
PRESSES = 120
SEED = 7
SLOW_PRESSES = 25
SLOW = 0.3
"""Seconds that a call to Discord takes where it is slow."""
PRESS = 3.0
"""Seconds that a person takes for a press where calls are counted: a post may be held back meanwhile."""
TIDIED = 300
"""Seconds after which the sweep has made all old posts right."""
PARTS = ("find", "rules", "commit", "scene", "draw", "encode", "post", "rest")


@dataclass
class Told:
    """Milliseconds are 95th percentiles; ``parts`` are mean milliseconds of CPU, the simulation's own share apart."""

    acknowledged: float
    board: float
    slow_board: float
    calls: float
    counted: float
    tidied: float
    reads: float
    parts: dict[str, float]
    simulation: float


@dataclass
class Parts:
    """CPU by part, in all threads: what a part calls of another part is that one's."""

    spent: Counter[str] = field(default_factory=Counter[str])
    reads: int = 0
    _thread: threading.local = field(default_factory=threading.local)

    def of(self, part: str, function: F) -> F:
        def timed(*args: Any, **kwargs: Any) -> Any:
            stack: list[float] = self._thread.__dict__.setdefault("stack", [])
            stack.append(0.0)
            begun = thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                took = thread_time() - begun
                self.spent[part] += took - stack.pop()
                if stack:
                    stack[-1] += took

        return cast(F, timed)

    @contextmanager
    def watching(self, game: str) -> Iterator[None]:
        board = BOARDS[game]
        places: Mapping[str, list[tuple[Any, str]]] = {
            "find": [(asking, "press"), (sessions.Session, "offered"), (runner, "find")],
            "rules": [(acting, "apply"), (acting, "go_on")],
            "commit": [(journal, "write"), (records, "write"), (Store, "_write")],
            "scene": [(board, "scene")],
            "draw": [(board, "compose")],
            "encode": [(board, "picture")],
            "post": [(posts, "turn"), (posts, "short_heading"), (posts, "shrunk"), (presenter, "story")],
            "simulation": [
                (simcord.http.client.router, "dispatch"),
                (discord.File, "reset"),
                (interactions, "base_payload"),
                (serializers, "message_payload"),
                (simulated, "deepcopy"),
                (wire, "deepcopy"),
            ],
        }
        read = SqliteStore.rows

        async def rows(store: SqliteStore, sql: str, *values: Any) -> list[Any]:
            self.reads += 1
            return await read(store, sql, *values)

        with ExitStack() as patches:
            for part, found in places.items():
                for owner, name in found:
                    patches.enter_context(patch.object(owner, name, self.of(part, getattr(owner, name))))
            patches.enter_context(patch.object(SqliteStore, "rows", rows))
            yield


def measure(game: str) -> Told:
    """Answers on the public post where it has buttons, else on the private panel; two people and two stand-ins."""
    return asyncio.run(_measure(game))


async def _measure(game: str) -> Told:
    quick, slow = await _times(game, PRESSES), await _times(game, SLOW_PRESSES, SLOW)
    calls, counted, tidied = await _calls(game)
    parts, reads, simulation = await _cpu(game)
    acknowledged, board, slow_board = (_late(times) for times in (*zip(*quick, strict=True), [at for _, at in slow]))
    return Told(acknowledged, board, slow_board, calls, counted, tidied, reads, parts, simulation)


async def _times(game: str, most: int, delay: float = 0) -> list[tuple[float, float]]:
    """Milliseconds until an answer is acknowledged and until its board is there, of as many answers; a short game is
    followed by others, as a few would not tell what is late.
    """
    found: list[tuple[float, float]] = []
    for seed in count(SEED):
        async with _begun(game, seed=seed) as w:
            w.wire.delay = delay
            async for _ in _answers(w, most - len(found)):
                found.append((w.wire.acknowledged * 1000, w.wire.shown * 1000))
        if len(found) >= most:
            break
    return found


async def _calls(game: str) -> tuple[float, float, float]:
    """Calls per answer of people who take their time for each press, those of them that Discord's limit counts, and
    those that tidy up old posts later.

    A short game is followed by others, from their beginnings, until as many answers have been given as of a long one.
    """
    random, seen = Random(5), Counter[str]()
    for seed in count(SEED):
        async with _begun(game, burst=bursts.LONGEST, seed=seed) as w:
            seen += await _called(w, random, PRESSES - seen["answers"])
        if seen["answers"] >= PRESSES:
            break
    made, counted, tidied = (seen[what] / seen["answers"] for what in ("made", "counted", "tidied"))
    return made, counted, tidied


async def _called(w: World, random: Random, most: int) -> Counter[str]:
    """Calls and answers until there are ``most`` answers or the game is over.

    The buttons of the public post come first, then those of the private panel. To open that, and to be asked for the
    next word of an answer, is no answer; what is shown meanwhile counts.
    """
    made, answers = list[str](), 0

    async def wait(seconds: float = PRESS) -> list[str]:
        w.wire.calls.clear()
        await w.env.advance_time(seconds)
        return [path for _, path in w.wire.calls]

    w.bot.presenter.sweep.cancel()  # what it would do is counted at the end
    while answers < most:
        made += await wait()
        session = await w.reload()
        if session.status != "playing":
            break
        name, post = w.due(), w.boards()[-1]
        shown = controls(w.raw(post), "a:")
        if not shown:
            post = w.panels.get(name)
            shown = controls(w.raw(post), "a:") if post is not None else []
        if not shown:
            post = await w.hand(name)
            shown = controls(w.raw(post), "a:")
            made += await wait()
        seq = session.seq
        w.wire.calls.clear()
        await use(w, name, post, random.choice(shown), random)
        if (await w.reload()).seq > seq:
            answers += 1
            made += [path for _, path in w.wire.calls]
    made += await wait(2 * bursts.LONGEST)
    w.bot.presenter.sweep.start()
    tidied = await wait(TIDIED)
    counted = [path for path in made if path.startswith("/channels/")]
    return Counter(answers=answers, made=len(made), counted=len(counted), tidied=len(tidied))


async def _answers(w: World, most: int) -> AsyncIterator[None]:
    """Each press that was an answer, once everything has settled; the wire knows its calls and when they ended."""
    random = Random(5)
    for _ in range(most):
        session = await w.reload()
        if session.status != "playing":
            return
        name, post = w.due(), w.boards()[-1]
        shown = controls(w.raw(post), "a:")
        if not shown:
            post = await w.hand(name)
            shown = controls(w.raw(post), "a:")
        seq = session.seq
        w.wire.calls.clear()
        w.wire.private = post.flags.ephemeral
        w.wire.begun, w.wire.shown = perf_counter(), 0
        await use(w, name, post, random.choice(shown), random)
        if (await w.reload()).seq > seq:
            yield
        else:  # the answer has more words, asked for in private
            await one_press(w, random)


async def _cpu(game: str) -> tuple[dict[str, float], float, float]:
    """By part in ms, reads, and the simulation's share, per answer on the public post.

    The presses are delivered as the gateway does it; the waiting for them costs next to nothing.
    """
    random, parts, spent, total, reads, answers = Random(5), Parts(), Counter[str](), 0.0, 0, 0
    kept = parts.of("simulation", _runtime._track_callback)  # the books that it keeps of every callback of the loop
    with patch.object(_runtime, "_track_callback", kept):
        async with _begun(game) as w:
            await w.rest()
            for _ in range(PRESSES):
                session = await w.rest()
                if session.status != "playing":
                    break
                post = w.boards()[-1]
                shown = controls(w.raw(post), "a:")
                if not shown:
                    await one_press(w, random)
                    continue
                control, seq = random.choice(shown), session.seq
                values = [random.choice(control["options"])["value"]] if control["type"] == SELECT else []
                before, read = Counter(parts.spent), parts.reads
                with parts.watching(game):
                    begun = process_time()
                    pressed, _ = w.deliver(w.due(), post, control["custom_id"], values, control["type"])
                    while not pressed.acknowledged or w.bot.presenter._tasks:  # noqa: ASYNC110
                        await asyncio.sleep(0.02)
                    took = process_time() - begun
                if session.seq > seq:
                    answers, total, reads = answers + 1, total + took, reads + parts.reads - read
                    spent += parts.spent - before
                else:
                    await w.env.settle()
                    await one_press(w, random)
            await w.env.settle()
    each = {part: seconds * 1000 / answers for part, seconds in spent.items()}
    simulation = each.pop("simulation", 0.0)
    each["rest"] = total * 1000 / answers - sum(each.values()) - simulation
    return {part: each.get(part, 0.0) for part in PARTS}, reads / answers, simulation


@asynccontextmanager
async def _begun(game: str, burst: float = 0, seed: int = SEED) -> AsyncIterator[World]:
    with tempfile.TemporaryDirectory() as folder:
        async with world(Path(folder), names=("Ann", "Bob", "Cy", "Dee"), burst=burst, seed=seed) as w:
            await w.begun("Ann", "Bob", game=game, stand_ins=2)
            settle()  # as the bot does once everything is loaded
            yield w


def _late(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]
