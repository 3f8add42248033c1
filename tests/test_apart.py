"""Work in a process of its own: it answers, is bounded, waits for its turn, and ends with the program."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from killed import killed
from patience import PATIENCE

from engine import apart as module
from engine.apart import NICE, Apart, Broken, Exhausted, Limits
from engine.core.errors import Refused

ROOT = Path(__file__).parents[1]
LIMITS = Limits(PATIENCE, 200)
linux = pytest.mark.skipif(sys.platform != "linux", reason="no bound of memory elsewhere")


@pytest.fixture(autouse=True, params=[pytest.param(True, marks=linux), False], ids=["forked", "started"])
def forks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether there is somebody who forks processes; where there is not, each is started anew."""
    monkeypatch.setattr(module, "FORKS", request.param)
    return request.param


def whence() -> tuple[int, int]:
    """This process, and the one that has begun it."""
    return os.getpid(), os.getppid()


def squared(number: int, *, loudly: bool = False) -> tuple[int, int]:
    if loudly:
        print("this is no answer", flush=True)
    return number * number, os.getpid()


def filled(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def many_texts() -> int:
    """Small things, until a library has no memory for one more."""
    return len([str(n) * 100 for n in range(1 << 40)])


def wrong() -> None:
    raise KeyError("what is missing")


def noted(place: Path) -> None:
    """Say which process it is, and never come to an end."""
    place.write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def busy(seconds: float) -> int:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        sum(range(10_000))
    return os.getpriority(os.PRIO_PROCESS, 0)


def written(place: Path) -> int:
    return int(place.read_text() or 0) if place.exists() else 0


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or b") Z" not in state.read_bytes()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def begun(place: Path) -> int:
    await until(lambda: written(place))
    return written(place)


async def test_the_answer_comes_from_another_process_whatever_is_printed_there() -> None:
    (value, process) = await Apart().run(1, LIMITS, squared, 12, loudly=True)
    assert value == 144 and process != os.getpid() and not runs(process)


async def test_what_is_raised_is_told_with_its_place() -> None:
    with pytest.raises(Broken, match=r"in wrong\n.*\nKeyError: .what is missing"):
        await Apart().run(1, LIMITS, wrong)


@pytest.mark.parametrize("part", [0, 1, 20])
async def test_half_an_answer_is_none(monkeypatch: pytest.MonkeyPatch, part: int) -> None:
    whole = module._whole

    async def torn(reader: asyncio.StreamReader) -> bytes:
        return (await whole(reader))[:part]

    monkeypatch.setattr(module, "_whole", torn)
    with pytest.raises(Exhausted):
        await Apart().run(1, LIMITS, squared, 12)


@linux
async def test_no_more_memory_than_allowed() -> None:
    apart = Apart()
    assert await apart.run(1, LIMITS, filled, 100) == 100 << 20
    for function, *args in ((filled, 300), (many_texts,)):
        with pytest.raises(Exhausted):
            await apart.run(1, LIMITS, function, *args)


async def test_no_more_time_than_allowed(tmp_path: Path) -> None:
    apart, place = Apart(), tmp_path / "pid"
    for seconds in (1, 8, 30):
        before = time.monotonic()
        with pytest.raises(Exhausted):
            await apart.run(1, Limits(seconds, 200), noted, place)
        assert time.monotonic() - before < PATIENCE
        if written(place):  # a busy machine may not have begun
            break
    assert not runs(written(place))
    assert (await apart.run(1, LIMITS, squared, 2))[0] == 4, "the next one has its turn"


class Read:
    """What says of the thread that reads it whether the event loop is in it."""

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return _is_main, ()


def _is_main() -> bool:
    return threading.current_thread() is threading.main_thread()


async def test_an_answer_is_read_beside_the_event_loop_and_within_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    apart = Apart()
    assert await apart.run(1, LIMITS, Read) is False
    monkeypatch.setattr(module, "MOST_ANSWERED", 1 << 22)
    assert len(await apart.run(1, LIMITS, bytes, 1 << 21)) == 1 << 21
    with pytest.raises(Exhausted):
        await apart.run(1, LIMITS, bytes, 1 << 23)
    assert (await apart.run(1, LIMITS, squared, 2))[0] == 4, "the next one has its turn"


@linux
async def test_nobody_waits_for_a_starter_that_is_about_to_end(forks: bool) -> None:
    if not forks:
        pytest.skip("there is no starter")
    starter = module.Starter((NICE, os.pathsep.join(sys.path)))
    process, line = starter._process, starter._line  # pyright: ignore[reportPrivateUsage]
    os.kill(process.pid, signal.SIGSTOP)  # busy with something
    try:
        line.shutdown(socket.SHUT_WR)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(asyncio.to_thread(starter.connection), 20)
    finally:
        process.kill()


async def test_a_process_that_dies_is_no_riddle() -> None:
    with pytest.raises(Exhausted):
        await Apart().run(1, LIMITS, killed)


class Unknown:
    """What the other process cannot read."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("x",)


async def test_what_cannot_be_read_there_ends_that_job_alone(forks: bool) -> None:
    for _ in range(3):
        with pytest.raises(Broken if forks else Exhausted):
            await Apart().run(1, LIMITS, squared, Unknown())  # pyright: ignore
        assert (await Apart().run(1, LIMITS, squared, 2))[0] == 4


@linux
async def test_what_jobs_have_imported_stays_for_a_while_with_who_forks_them(
    forks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, starter), (second, still) = [await Apart().run(1, LIMITS, whence) for _ in range(2)]
    assert first != second and (starter == still != os.getpid()) is forks
    monkeypatch.setattr(module, "IDLE", 0.1)
    monkeypatch.setattr(module, "_idle", defaultdict(list))
    _, brief = await Apart().run(1, LIMITS, whence)
    if forks:
        await until(lambda: not runs(brief))
        assert (await Apart().run(1, LIMITS, whence))[1] not in (starter, brief, os.getpid())


async def test_one_at_a_time_and_one_for_each_server(tmp_path: Path) -> None:
    apart = Apart()
    first = asyncio.create_task(apart.run("one", LIMITS, noted, tmp_path / "pid"))
    process = await begun(tmp_path / "pid")
    with pytest.raises(Refused, match="refused-apart-yours"):
        await apart.run("one", LIMITS, squared, 2)
    waiting = [asyncio.create_task(apart.run(who, LIMITS, squared, 3)) for who in ("two", "three")]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="refused-apart-full"):
        await apart.run("four", LIMITS, squared, 2)
    assert not any(each.done() for each in waiting)
    first.cancel()
    assert [value for value, _ in await asyncio.gather(*waiting)] == [9, 9]
    assert not runs(process), "whoever no longer waits for it needs no process"
    assert (await apart.run("one", LIMITS, squared, 2))[0] == 4


async def test_it_ends_when_the_program_closes(tmp_path: Path) -> None:
    apart = Apart()
    job = asyncio.create_task(apart.run(1, LIMITS, noted, tmp_path / "pid"))
    process = await begun(tmp_path / "pid")
    apart.close()
    with pytest.raises(Exhausted):
        await job
    assert not runs(process)
    with pytest.raises(Exhausted):
        await apart.run(1, LIMITS, squared, 2)


PROGRAM = """
import asyncio, sys
from pathlib import Path
from test_apart import LIMITS, Apart, noted
asyncio.run(Apart().run(1, LIMITS, noted, Path(sys.argv[1])))
"""


async def test_it_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    path = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, str(tmp_path / "pid")), env=os.environ | {"PYTHONPATH": path}
    )
    try:
        process = await begun(tmp_path / "pid")
    finally:
        program.kill()
        await program.wait()
    await until(lambda: not runs(process))


async def test_it_stands_back_and_the_loop_goes_on() -> None:
    longest, last, stop = 0.0, time.monotonic(), asyncio.Event()

    async def watch() -> None:
        nonlocal longest, last
        while not stop.is_set():
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()

    watching = asyncio.create_task(watch())
    nice = await Apart().run(1, LIMITS, busy, 1.0)
    stop.set()
    await watching
    assert nice == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
    assert longest < 0.5
