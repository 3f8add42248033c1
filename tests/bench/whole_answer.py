"""A whole answer: from the press to the board, in time, calls and CPU by part."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time, thread_time
from types import coroutine
from typing import Any, TypeVar, cast
from unittest.mock import patch

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "discord")]

import discord
from said import controls
from simulated import SELECT, Json, World, use, world
from wire import Wire

from bot import settle
from cogs.asking import controls as asking
from cogs.showing import bursts, posts, presenter, turn_posts
from engine.core import runner
from engine.store import Store
from engine.store.sqlite import SqliteStore
from engine.tables import acting, journal, records, sessions
from render.boards import BOARDS
from telling import headings

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
PRESSES = 120
CALLED = 5 * PRESSES
"""Answers whose calls are counted."""
WARMING = 30
"""Answers before those whose work is measured."""
SEED = 7
SLOW_PRESSES = 25
SLOW = 0.3
"""Seconds that a call to Discord takes where it is slow."""
PRESS = 3.0
"""Seconds that a person takes for a press where calls are counted: a post may be held back meanwhile."""
TIDIED = 300
"""Seconds after which the sweep has made all old posts right."""
HOOKED = ("create_task", "call_soon", "call_soon_threadsafe", "run_in_executor")
TIMERS = ("call_later", "call_at")
"""What the simulation hooks into of the event loop to keep books of all that is on its way, and for timers."""
PARTS = ("find", "rules", "commit", "scene", "draw", "encode", "post", "rest")


@dataclass
class Told:
    """Milliseconds are 95th percentiles; those of the processor are means, the simulation's own share apart: what it
    took from a press on the public post to its board, and ``parts`` of all that a press anywhere led to.
    """

    acknowledged: float
    board: float
    slow_board: float
    calls: float
    counted: float
    tidied: float
    reads: float
    to_board: float
    parts: dict[str, float]
    simulation: float


@dataclass
class Parts:
    """CPU by part, in all threads: what a part calls of another part is that one's."""

    spent: Counter[str] = field(default_factory=Counter[str])
    reads: int = 0
    _thread: threading.local = field(default_factory=threading.local)

    def now(self) -> Parts:
        """What has been counted so far."""
        return Parts(Counter(self.spent), self.reads)

    def worked(self) -> float:
        """Seconds of the processor so far, without those of the simulation."""
        return process_time() - self.spent["simulation"]

    def of(self, part: str, function: F) -> F:
        def timed(*args: Any, **kwargs: Any) -> Any:
            return self._timed(part, function, *args, **kwargs)

        return cast(F, timed)

    def steps_of(self, part: str, function: Callable[..., Coroutine[Any, Any, T]]) -> Callable[..., Awaitable[T]]:
        """The same for a coroutine function: what its calls do themselves, and nothing that goes on while they wait."""

        @coroutine
        def timed(*args: Any, **kwargs: Any) -> Generator[Any, Any, T]:
            running = function(*args, **kwargs)
            resume, given = running.send, cast(Any, None)
            while True:
                try:
                    waited = self._timed(part, resume, given)
                except StopIteration as done:
                    return done.value
                try:
                    resume, given = running.send, (yield waited)
                except BaseException as error:
                    resume, given = running.throw, error

        return timed

    def _timed(self, part: str, function: Callable[..., T], *args: Any, **kwargs: Any) -> T:
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

    @contextmanager
    def watching(self, game: str) -> Iterator[None]:
        board = BOARDS[game]
        places: Mapping[str, list[tuple[Any, str]]] = {
            "find": [(asking, "press"), (sessions.Session, "offered"), (runner, "find")],
            "rules": [(acting, "apply"), (acting, "go_on")],
            "commit": [(journal, "write"), (records, "write"), (Store, "_write")],
            "scene": [(board, "scene")],
            "draw": [(board, name) for name in ("compose", "close_up", "held") if getattr(board, name) is not None],
            "encode": [(board, "picture"), (board, "encoded")],
            "post": [(posts, "turn"), (headings, "short_heading"), (posts, "shrunk"), (turn_posts, "story")],
            "simulation": [(discord.File, "reset")],
        }
        read = SqliteStore.rows

        async def rows(store: SqliteStore, sql: str, *values: Any) -> list[Any]:
            self.reads += 1
            return await read(store, sql, *values)

        with ExitStack() as patches:
            for part, found in places.items():
                for owner, name in found:
                    patches.enter_context(patch.object(owner, name, self.of(part, getattr(owner, name))))
            patches.enter_context(patch.object(Wire, "request", self.steps_of("simulation", Wire.request)))
            patches.enter_context(patch.object(SqliteStore, "rows", rows))
            yield

    @contextmanager
    def alone(self, w: World) -> Iterator[None]:
        """The bot runs on the bare event loop, as it does where it is at work: the simulation keeps no books of what is
        on its way. Timers are the simulation's, for so is time; what it tells discord.py is the bot's to understand.
        """
        loop, parsers = asyncio.get_running_loop(), w.bot._connection.parsers
        with ExitStack() as patches:
            for name in HOOKED:
                patches.enter_context(patch.object(loop, name, getattr(w.env._runtime, name)))
            for name in TIMERS:
                patches.enter_context(patch.object(loop, name, self.of("simulation", getattr(loop, name))))
            patches.enter_context(patch.object(w.env, "_schedule_timer", lambda *timer: None))  # by its own clock only
            patches.enter_context(patch.dict(parsers, {name: self.of("rest", each) for name, each in parsers.items()}))
            yield


def measure(game: str) -> Told:
    """Answers on the public post where it has buttons, else on the private panel; two people and two stand-ins."""
    return asyncio.run(_measure(game))


async def _measure(game: str) -> Told:
    quick, slow = await _times(game, PRESSES), await _times(game, SLOW_PRESSES, SLOW)
    calls, counted, tidied = await _calls(game)
    work = await _cpu(game)
    acknowledged, board, slow_board = (_late(times) for times in (*zip(*quick, strict=True), [at for _, at in slow]))
    return Told(acknowledged, board, slow_board, calls, counted, tidied, *work.means())


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

    Of the beginnings of several games: how often others are due differs from one to the next.
    """
    random, seen = Random(5), Counter[str]()
    for seed in count(SEED):
        async with _begun(game, burst=bursts.LONGEST, seed=seed) as w:
            seen += await _called(w, random, min(PRESSES, CALLED - seen["answers"]))
        if seen["answers"] >= CALLED:
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
        offered = await _offered(w)
        if offered is None:
            continue
        name, post, shown = offered
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


async def _offered(w: World) -> tuple[str, Any, list[Json]] | None:
    """Who is due, and the controls of an answer: on the public post, else on the private panel. None if that had to be
    opened first.
    """
    name = w.due()
    for post in (w.boards()[-1], w.panels.get(name)):
        shown = controls(w.raw(post), "a:") if post is not None else []
        if shown:
            return name, post, shown
    assert controls(w.raw(await w.hand(name)), "a:"), f"{name} is due but sees nothing to press"
    return None


async def _answers(w: World, most: int) -> AsyncIterator[None]:
    """Each press that was an answer, once everything has settled; the wire knows its calls and when they ended."""
    random = Random(5)
    while most:
        session = await w.reload()
        if session.status != "playing":
            return
        offered = await _offered(w)
        if offered is None:
            continue
        name, post, shown = offered
        seq = session.seq
        w.wire.calls.clear()
        w.wire.private = post.flags.ephemeral
        w.wire.begun, w.wire.shown = perf_counter(), 0
        await use(w, name, post, random.choice(shown), random)
        if (await w.reload()).seq > seq:
            most -= 1
            yield


@dataclass
class Work:
    """What answers cost, in seconds of the processor without the simulation's own share."""

    answers: int = 0
    public: int = 0
    """Answers by a press on the public post."""
    to_boards: float = 0
    """From these presses until their boards were shown."""
    total: float = 0
    reads: int = 0
    spent: Counter[str] = field(default_factory=Counter[str])

    def means(self) -> tuple[float, float, dict[str, float], float]:
        """Of an answer: its reads, milliseconds to the board, those of each part, and those of the simulation."""
        each = {part: seconds * 1000 / self.answers for part, seconds in self.spent.items() if part != "rest"}
        simulation = each.pop("simulation", 0.0)
        each["rest"] = self.total * 1000 / self.answers - sum(each.values())
        parts = {part: each.get(part, 0.0) for part in PARTS}
        return self.reads / self.answers, self.to_boards * 1000 / max(self.public, 1), parts, simulation


async def _cpu(game: str) -> Work:
    """Measured warm, as in a bot that runs: letters and pieces that were drawn once are kept."""
    parts = Parts()
    await _work(game, parts, WARMING, SEED - 1)
    return await _work(game, parts, PRESSES, SEED)


async def _work(game: str, parts: Parts, most: int, seed: int) -> Work:
    """Of people who take their time for each press, as where calls are counted; a short game is followed by others."""
    random, work = Random(5), Work()
    for each in count(seed, step=2):
        async with _begun(game, burst=bursts.LONGEST, seed=each) as w:
            w.bot.presenter.sweep.cancel()
            while work.answers < most and (await w.rest()).status == "playing":
                await _press(w, random, game, parts, work)
            await w.env.settle()
        if work.answers >= most:
            break
    return work


async def _press(w: World, random: Random, game: str, parts: Parts, work: Work) -> None:
    """One press, and in ``work`` what it cost if it was an answer: the panel that follows it, and the board that time
    brings, included.
    """
    offered = await _offered(w)
    if offered is None:
        return
    name, post, shown = offered
    (control, values), seq = _chosen(random, shown), w.session.seq
    before, boards = parts.now(), list[float]()
    with parts.watching(game), parts.alone(w), _boards(parts, boards):
        begun = parts.worked()
        await parts.steps_of("simulation", _delivered)(w, name, post, control, values)
        ended, then = parts.worked(), parts.now()
        await parts.steps_of("simulation", _passed)(w)
        if parts.spent["encode"] > then.spent["encode"]:  # else it was for all tables together, as every half minute
            ended, then = parts.worked(), parts.now()
    if (await w.reload()).seq > seq:
        work.answers += 1
        work.total += ended - begun
        work.reads += then.reads - before.reads
        work.spent += then.spent - before.spent
        if boards and not post.flags.ephemeral:
            work.public += 1
            work.to_boards += boards[0] - begun


def _chosen(random: Random, shown: list[Json]) -> tuple[Json, list[str]]:
    """One of these controls, and what is chosen in it."""
    control = random.choice(shown)
    if control["type"] != SELECT:
        return control, []
    most = random.randint(max(control.get("min_values", 1), 1), control.get("max_values", 1))
    return control, random.sample([option["value"] for option in control["options"]], most)


async def _delivered(w: World, name: str, post: Any, control: Json, values: list[str]) -> None:
    """Deliver a press as the gateway does, and wait until it is answered."""
    pressed, _ = w.deliver(name, post, control["custom_id"], values, control["type"])
    while not pressed.acknowledged or _busy(w):  # noqa: ASYNC110
        await asyncio.sleep(0.02)


async def _passed(w: World) -> None:
    """Let the time of a press pass, and what it brings."""
    await w.env.advance_time(PRESS)
    while _busy(w):  # noqa: ASYNC110
        await asyncio.sleep(0.02)


def _busy(w: World) -> bool:
    """Whether the press is still being answered, in the channel or in private."""
    pressed = any(task.get_name() == "discord.py: on_interaction" for task in asyncio.all_tasks())
    return pressed or bool(w.bot.presenter._tasks) or not w.session.resting


@contextmanager
def _boards(parts: Parts, shown: list[float]) -> Iterator[None]:
    """When the channel of a table had become right again, by what the processor had worked until then."""
    run = presenter.Presenter._run

    async def watched(self: presenter.Presenter, id: str) -> None:
        await run(self, id)
        shown.append(parts.worked())

    with patch.object(presenter.Presenter, "_run", watched):
        yield


@asynccontextmanager
async def _begun(game: str, burst: float = 0, seed: int = SEED) -> AsyncIterator[World]:
    with tempfile.TemporaryDirectory() as folder:
        async with world(Path(folder), names=("Ann", "Bob", "Cy", "Dee"), burst=burst, seed=seed) as w:
            await w.begun("Ann", "Bob", game=game, stand_ins=2)
            settle()  # as the bot does once everything is loaded
            yield w


def _late(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]
