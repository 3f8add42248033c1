"""Work in a process of its own: for what strangers send, which may be made to eat memory and time.

Function, arguments and result are pickled. So the function stands in a module, and what it is given should be small
enough to be pickled in the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Hashable
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
Outcome = Literal["done", "exhausted", "broken"]


@dataclass(slots=True, frozen=True)
class Limits:
    """``seconds`` by the clock; ``megabytes`` beyond what the process holds once its arguments are read.

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
        self._process: Process | None = None
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
        _kill(self._process)

    async def _done(self, limits: Limits, work: bytes) -> tuple[Outcome, Any]:
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", f"import {__name__} as apart; apart.serve({self._nice})"),
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            if self._closed:
                return "exhausted", None
            async with asyncio.timeout(limits.seconds):
                process.stdin.write(work)
                await process.stdin.drain()
                answer = await process.stdout.read()
        except (TimeoutError, ConnectionError):
            return "exhausted", None
        finally:
            _kill(process)
            await process.wait()
        return pickle.loads(answer) if answer else ("exhausted", None)


def _kill(process: Process | None) -> None:
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()


# In the process


def serve(nice: int) -> None:
    """Do the job that comes in, and answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends this process
    if sys.platform != "win32":
        os.nice(nice)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints is no part of the answer
    limits, level, function, args, kwargs = pickle.load(sys.stdin.buffer)
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    threading.Thread(target=_outlived, daemon=True).start()
    _bound(limits)
    try:
        answer = pickle.dumps(("done", function(*args, **kwargs)))
    except MemoryError:
        answer = pickle.dumps(("exhausted", None))
    except Exception:
        answer = pickle.dumps(("broken", traceback.format_exc()))
    out.write(answer)
    out.close()


def _outlived() -> None:
    """End with the program, however it ends: nothing but its end closes the pipe."""
    os.read(0, 1)
    os._exit(1)


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
