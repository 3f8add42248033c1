"""A local table of its own for each journey: the bot as `make run` starts it, in a folder that is thrown away."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
START, STOP = 180.0, 15.0
"""Seconds for the start and the end of the program."""


class LocalTable:
    """`bot.py --local` with these players, who speak this language, of this folder of own data; a context manager.

    ``printed`` is what the program says on its console. Raises RuntimeError if it does not start.
    """

    def __init__(self, players: list[str], language: str, data: Path | None = None) -> None:
        self.players, self.language, self.data = players, language, data
        self.address = ""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="gravekeeper-tour-")
        folder = Path(self._folder.name)
        self._console = folder / "console.txt"
        self._process = subprocess.Popen(
            [sys.executable, "bot.py", "--local", "--port", "0", "--players", ",".join(self.players)],
            cwd=ROOT,
            stdout=self._console.open("wb"),
            stderr=subprocess.STDOUT,
            env=os.environ
            | {
                "PYTHONIOENCODING": "utf-8",
                "DISCORD_TOKEN": "",
                "GRAVEKEEPER_DATABASE": str(folder / "tour.db"),
                "GRAVEKEEPER_LANGUAGE": self.language,
                "GRAVEKEEPER_DATA": str(self.data or ""),
            },
        )
        end = time.monotonic() + START
        while not (found := re.search(r"http://[\d.]+:\d+/", self.printed)):
            if self._process.poll() is not None or time.monotonic() > end:
                said = self.printed
                self.__exit__(None, None, None)
                raise RuntimeError(f"the local table did not start:\n{said}")
            time.sleep(0.1)
        self.address = found[0]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(STOP)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._folder.cleanup()

    @property
    def printed(self) -> str:
        return self._console.read_text("utf-8", "replace")

    @property
    def warnings(self) -> list[str]:
        """Lines of the console that are warnings or worse."""
        return [
            line for line in self.printed.splitlines() if re.search(r"\b(WARNING|ERROR|CRITICAL)\b|Traceback", line)
        ]

    def channels(self, member: str) -> dict[str, tuple[str, str]]:
        """The channels and threads that a member sees, newest last: name and address of the page by id."""
        with urlopen(f"{self.address}channels.json", timeout=START) as answer:
            found: dict[str, Any] = json.load(answer)
        id = next(each["id"] for each in found["members"] if each["name"] == member)
        seen = sorted(found["channels"][id], key=lambda each: int(each["id"]))
        return {each["id"]: (each["name"], f"{self.address}channel#{each['id']}-{id}") for each in seen}
