"""The bot's processes, started by the commands and with the environment of the compose file, without containers."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMPOSE = ROOT / "deploy" / "compose.cluster.yaml"
LEASE = 6.0 * max(1.0, os.getloadavg()[0] / 4 / (os.cpu_count() or 1))
"""Seconds that leases last here, so that nobody waits long for those of the dead; on a busy machine more, so that the
living renew theirs in time.
"""
BEFORE = f"""
import os, discord.gateway, yarl
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
from engine.store import leases
leases.LENGTH, leases.QUIET, leases.PATIENCE, leases.RENEWED = {LEASE}, {LEASE * 2 / 3}, {LEASE / 3}, {LEASE / 10}
leases.AGAIN, leases.APART = 0.2, 1.0

import pathlib, signal
from discord.http import HTTPClient
from engine.store.store import Store
nap, commit, send_message = pathlib.Path(os.environ["NAP"]), Store.commit, HTTPClient.send_message

def sleep(when):
    if nap.exists() and nap.read_text() == when:
        nap.unlink()
        os.kill(os.getpid(), signal.SIGSTOP)

async def committing(self, batch):
    await commit(self, batch)
    if any("INTO posts" in sql and any("nonce" in str(value) for value in values) for sql, values in batch.statements):
        sleep("written down")

async def sending(self, *args, **more):
    sleep("about to send")
    return await send_message(self, *args, **more)

Store.commit, HTTPClient.send_message = committing, sending
"""
"""What Python runs before the bot: discord.py does not ask where Discord is, and who is told to sleeps in the middle of
posting.
"""


@cache
def service(name: str) -> dict[str, Any]:
    """What the compose file says of a service."""
    return yaml.safe_load(COMPOSE.read_text("utf-8"))["services"][name]


def environment(name: str, **given: str) -> dict[str, str]:
    """A service's environment, with what has been given for its variables."""

    def value(variable: re.Match[str]) -> str:
        name, kind, rest = variable.groups()
        assert name in given or kind == "-", rest  # `:?` is a variable that must be given
        return given.get(name, rest)

    said = service(name)["environment"]
    return {key: re.sub(r"\$\{(\w+):([-?])([^}]*)\}", value, str(text)) for key, text in said.items()}


def command(name: str) -> list[str]:
    """What the image of a service runs, with this Python."""
    build = service(name)["build"]
    dockerfile = (COMPOSE.parent / build["context"] / build["dockerfile"]).read_text("utf-8")
    (words,) = re.findall(r"^CMD (.*)$", dockerfile, re.MULTILINE)
    return _ours(json.loads(words))


def health(name: str) -> list[str]:
    """What asks whether a service is healthy."""
    kind, *words = service(name)["healthcheck"]["test"]
    assert kind == "CMD"
    return _ours(words)


def _ours(words: list[str]) -> list[str]:
    assert words[0] == "python"
    return [sys.executable, *words[1:]]


class Processes:
    """``running``: the present process of each service, ``bot-0`` and ``bot-1``."""

    def __init__(self, api: str, gateway: str, url: str, folder: Path) -> None:
        self.url, self.folder = url, folder
        self.running = dict[str, subprocess.Popen[bytes]]()
        self._started = list[subprocess.Popen[bytes]]()
        self.nap = folder / "nap"
        """What the next process sleeps at that comes to it."""
        self._given = {
            "NAP": str(self.nap),
            "DATABASE_URL": url,  # instead of the database of the compose file
            "DISCORD_API": api,
            "GATEWAY": gateway,
            "GRAVEKEEPER_OUTLOOK_SECONDS": "0",  # a curve takes what these tests measure and count
            "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
        }
        (folder / "sitecustomize.py").write_text(BEFORE)

    def settings(self, name: str) -> dict[str, str]:
        """The environment of a service's processes."""
        said = environment(name, DISCORD_TOKEN="token", POSTGRES_PASSWORD="hush")
        return {**os.environ, **said, **self._given}

    def start(self, name: str) -> subprocess.Popen[bytes]:
        """A process of a service."""
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                command(name), cwd=ROOT, env=self.settings(name), stderr=log, preexec_fn=_interruptible
            )
        self._started.append(process)
        self.running[name] = process
        return process

    def kill(self, name: str) -> None:
        """End it in the middle of whatever it does."""
        self.running[name].kill()
        self.running[name].wait()

    async def is_healthy(self, name: str) -> bool:
        asked = await asyncio.create_subprocess_exec(*health(name), cwd=ROOT, env=self.settings(name))
        return await asked.wait() == 0

    async def stop(self) -> list[int]:
        """Stop them as containers are stopped; their exit codes."""
        living = list(self.running.values())
        for process in living:
            process.send_signal(signal.SIGINT)
        return [await ended(process) for process in living]

    def end(self) -> None:
        """None is left behind."""
        for process in self._started:
            process.kill()
            process.wait()

    def said(self) -> str:
        """All that they have written."""
        return "\n".join(path.read_text("utf-8") for path in sorted(self.folder.glob("*.log")))


def _interruptible() -> None:
    """In the new process: tests that run in the background of a shell would hand on that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def ended(process: subprocess.Popen[bytes]) -> int:
    """The exit code of a process that comes to its end."""
    return await asyncio.to_thread(process.wait, PATIENCE)


async def until(seen: Callable[[], object]) -> None:
    """Wait for something that comes."""
    async with asyncio.timeout(PATIENCE):
        while not seen():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
