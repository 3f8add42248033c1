"""Work in a process of its own: for what strangers send, which may be made to eat memory and time.

Function, arguments and result are pickled. So the function stands in a module, and what it is given should be small
enough to be pickled in the event loop. On Linux a starter that stays for a while forks that process, with all that jobs
before have imported: to import the games and to read all texts takes two seconds of a processor.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar

from .core.errors import Refused
from .core.message import msg

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

MOST = 3
"""Jobs that a program has at once: one is done, the others wait."""
NICE = 5
"""How far the work stands back behind everything else on the machine, where nothing else is said."""
FORKS = sys.platform == "linux"
IDLE = 60.0
"""Seconds after which a starter ends to which no job has come."""
MOST_ANSWERED = 128 << 20
"""Bytes of an answer: to read more would take the program seconds, in which it may do nothing else."""
Outcome = Literal["done", "exhausted", "broken"]


@dataclass(slots=True, frozen=True)
class Limits:
    """``seconds`` by the clock, until the answer is read; ``megabytes`` beyond what the process holds once its
    arguments are read.

    The bound of memory needs Linux. Elsewhere the time alone is bounded, so whatever can be counted should be.
    """

    seconds: float
    megabytes: int


class Exhausted(Refused):
    """The work did not come to its end within its limits, or its process has died."""

    def __init__(self) -> None:
        super().__init__(msg("refused-exhausted"))


class Broken(Exception):
    """The function has raised; the text is its traceback."""


class Apart:
    """One job at a time, each in a process that is killed if it takes too long, and when the program ends."""

    def __init__(self, nice: int = NICE) -> None:
        self._nice = nice
        self._turn = asyncio.Lock()
        self._whose: set[Hashable] = set()
        self._job: Job | None = None
        self._closed = False

    async def run(
        self, whose: Hashable, limits: Limits, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the function returns. ``whose`` job it is, of whom there is no other one at the same time.

        Raises `Refused` if there is one, or if too many wait; `Exhausted`; `Broken`.
        """
        if whose in self._whose:
            raise Refused(msg("refused-apart-yours"))
        if self.is_full:
            raise Refused(msg("refused-apart-full"))
        self._whose.add(whose)
        try:
            async with self._turn:
                level = logging.getLogger().getEffectiveLevel()
                kind, value = await self._done(limits, pickle.dumps((limits, level, function, args, kwargs)))
        finally:
            self._whose.discard(whose)
        if kind == "broken":
            raise Broken(value)
        if kind == "exhausted":
            log.warning("%s took more than %s", function.__qualname__, limits)
            raise Exhausted
        return value

    @property
    def is_full(self) -> bool:
        """Whether too many wait for another job to be taken."""
        return len(self._whose) >= MOST

    def close(self) -> None:
        """Kill what runs, and begin nothing more."""
        self._closed = True
        if self._job is not None:
            self._job.kill()

    async def _done(self, limits: Limits, work: bytes) -> tuple[Outcome, Any]:
        job = self._job = await (_forked if FORKS else _started)(self._nice)
        try:
            if self._closed:
                return "exhausted", None
            async with asyncio.timeout(limits.seconds):
                job.writer.write(work)
                await job.writer.drain()
                answer = await _whole(job.reader)
                # In a thread, so that the loop goes on where Python code makes the objects; plain data keep the
                # interpreter to themselves until they are read, so only their size bounds how long it waits for them.
                return await asyncio.to_thread(pickle.loads, answer) if answer else ("exhausted", None)
        except (TimeoutError, ConnectionError, EOFError, pickle.UnpicklingError):  # it has died, perhaps as it answered
            return "exhausted", None
        finally:
            self._job = None
            job.kill()
            await job.end()


async def _whole(reader: StreamReader) -> bytes:
    """All that comes; nothing if that is more than `MOST_ANSWERED`."""
    found = bytearray()
    while part := await reader.read(1 << 20):
        found += part
        if len(found) > MOST_ANSWERED:
            return b""
    return bytes(found)


@dataclass(slots=True, frozen=True)
class Job:
    """What leads to the process of a job, what kills it, and what waits for its end."""

    reader: StreamReader
    writer: StreamWriter
    kill: Callable[[], None]
    end: Callable[[], Awaitable[object]]


async def _started(nice: int) -> Job:
    """A process that begins with nothing."""
    process = await asyncio.create_subprocess_exec(
        *_command(f"serve({nice})"),
        stdin=PIPE,
        stdout=PIPE,
        env=_environment(),
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    assert process.stdin is not None and process.stdout is not None

    def kill() -> None:
        with suppress(ProcessLookupError):
            process.kill()

    return Job(process.stdout, process.stdin, kill, process.wait)


async def _forked(nice: int) -> Job:
    """A process of a starter, which kills it where nobody waits for its answer any more."""
    starter, connection = _asked(nice)
    reader, writer = await asyncio.open_connection(sock=connection)

    async def end() -> None:
        with suppress(ConnectionError):
            await reader.read()
        writer.close()
        _idle[starter.key].append(starter)

    return Job(reader, writer, writer.write_eof, end)


class Starter:
    """A process that forks one for each job."""

    def __init__(self, key: tuple[int, str]) -> None:
        self.key = key
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                _command(f"start({key[0]}, {theirs.fileno()}, {IDLE})"),
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env=_environment(),
            )

    def connection(self) -> socket.socket:
        """One with the process of the next job. Raises ConnectionError if the starter has ended."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._line, [b"."], [theirs.fileno()])
            except ConnectionError:
                ours.close()
                self._line.close()
                threading.Thread(target=self._process.wait, daemon=True).start()  # it may still be about to end
                raise
        return ours


_idle: defaultdict[tuple[int, str], list[Starter]] = defaultdict(list)
"""Starters that wait for a job, by how far they stand back and where they look for modules."""


def _asked(nice: int) -> tuple[Starter, socket.socket]:
    """A starter, and the connection with a process of it."""
    waiting = _idle[key := (nice, _path())]
    while waiting:
        starter = waiting.pop()
        with suppress(ConnectionError):
            return starter, starter.connection()
    starter = Starter(key)
    return starter, starter.connection()


def _path() -> str:
    return os.pathsep.join(sys.path)


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": _path()}


def _command(call: str) -> list[str]:
    return [sys.executable, "-c", f"import {__name__} as apart; apart.{call}"]


# In the other process


def serve(nice: int) -> None:
    """Do the job that comes in, and answer."""
    out = os.fdopen(os.dup(1), "wb")
    _stand_back(nice)
    work = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_outlived, daemon=True).start()
    out.write(_answer(*work))
    out.close()


def _outlived() -> None:
    """End with the program, however it ends: nothing but its end closes the pipe."""
    os.read(0, 1)
    os._exit(1)


def start(nice: int, line: int, idle: float) -> None:
    """Fork a process for each connection that comes along the line, until the program ends or none has come for so many
    seconds.
    """
    _stand_back(nice)
    with socket.socket(fileno=line) as asked:
        while True:
            if not select.select([asked], [], [], idle)[0]:
                asked.shutdown(socket.SHUT_RD)  # what has come by now is still done
            said, found, _, _ = socket.recv_fds(asked, 1, 1)
            if not said:
                return
            with socket.socket(fileno=found[0]) as connection:
                _fork(asked, connection)


def _fork(asked: socket.socket, connection: socket.socket) -> None:
    """Have a job done; kill its process if the program closes the connection, also by its own end."""
    try:
        with connection.makefile("rb") as file:
            work = pickle.load(file)
    except (EOFError, pickle.UnpicklingError):  # the program has ended, or does not want it any more
        return
    except Exception:  # the program has been changed on disk since it began, perhaps
        connection.sendall(_broken())
        return
    lives, its_life = os.pipe()
    if (process := os.fork()) == 0:
        try:
            asked.close()
            os.close(lives)
            gc.freeze()  # what the starter has is neither looked through nor copied for it
            connection.sendall(_answer(*work))
        finally:
            os._exit(0)
    os.close(its_life)
    if lives not in select.select([connection, lives], [], [])[0]:
        os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(lives)


def _stand_back(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends this process
    if sys.platform != "win32":
        os.nice(nice)
    os.dup2(2, 1)  # what anybody prints is no part of the answer


def _answer(limits: Limits, level: int, function: Callable[..., Any], args: Any, kwargs: Any) -> bytes:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    _bound(limits)
    try:
        return pickle.dumps(("done", function(*args, **kwargs)))
    except MemoryError:
        return pickle.dumps(("exhausted", None))
    except Exception:
        return _broken()


def _broken() -> bytes:
    return pickle.dumps(("broken", traceback.format_exc()))


def _bound(limits: Limits) -> None:
    """Take no more memory and time than this, and be the first to go if the machine has no memory left."""
    if sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + (limits.megabytes << 20)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        seconds = int(limits.seconds) + 1  # where the program has been killed, and nobody ends this process
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text("1000")
