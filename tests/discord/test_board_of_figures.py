"""Every query of the board for Grafana has data once a real Prometheus has watched a bot play for some seconds."""

from __future__ import annotations

import asyncio
import json
import math
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from socket import socket
from threading import Thread
from time import monotonic
from typing import Any, cast

import aiohttp
import pytest
import yaml
from pressing import answer
from simulated import world

from cogs.app import Watching

BOARD = Path(__file__).parents[2] / "deploy" / "watch" / "grafana" / "gravekeeper.json"
WITHIN = 60
"""Seconds in which each query has to have data."""

pytestmark = pytest.mark.skipif(shutil.which("prometheus") is None, reason="no prometheus on this machine")


def queries() -> list[str]:
    board: Any = json.loads(BOARD.read_text())
    found = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [each.replace("$__rate_interval", "20s") for each in found]


class Neighbour(BaseHTTPRequestHandler):
    """Hands out the figures as they were read last, and stands for Discord: the third channel is asked too often.

    A thread serves it: a simulated Discord waits for all that is open in its own.
    """

    figures = ""

    def do_GET(self) -> None:
        self._answer(200, self.figures.encode())

    def do_POST(self) -> None:
        self._answer(429 if self.path.endswith("/3/messages") else 200, b"")

    def _answer(self, status: int, said: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/plain; version=0.0.4")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        with suppress(ConnectionError):  # of one that is killed
            self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """It says nothing."""


@contextmanager
def neighbour() -> Iterator[str]:
    """Its host and port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Neighbour) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def prometheus(folder: Path, watched: str) -> Iterator[str]:
    """The address of a Prometheus that looks there every second."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    job = {"job_name": "gravekeeper", "static_configs": [{"targets": [watched]}]}
    config = {"global": {"scrape_interval": "1s"}, "scrape_configs": [job]}
    (folder / "prometheus.yml").write_text(yaml.safe_dump(config))
    arguments = [f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/data"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            ["prometheus", *arguments, f"--web.listen-address=127.0.0.1:{port}"], stdout=log, stderr=log
        )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


async def test_each_query_of_the_board_has_data(tmp_path: Path) -> None:
    with neighbour() as watched, prometheus(tmp_path, watched) as server:
        async with (
            world(tmp_path, watching=Watching(port=0)) as w,
            aiohttp.ClientSession(trace_configs=[w.bot.meters.calls_traced()]) as calls,
            aiohttp.ClientSession() as session,
        ):

            async def read(url: str, **params: str) -> str:
                async with session.get(url, params=params) as answered:
                    return await answered.text()

            async def has_data(query: str) -> bool:
                try:
                    said = json.loads(await read(f"{server}/api/v1/query", query=query))
                except (aiohttp.ClientError, ValueError):  # it starts
                    return False
                assert said["status"] == "success", (query, said)
                return any(not math.isnan(float(each["value"][1])) for each in said["data"]["result"])

            await w.begun("Ann", "Bob")
            left, random, deadline = queries(), Random(1), monotonic() + WITHIN
            while left and monotonic() < deadline:
                if (await w.rest()).status == "over":
                    await w.begun("Ann", "Bob")
                await answer(w, random)
                await w.slash("Ann", "table status")
                for channel in (1, 2, 3):
                    await calls.post(f"http://{watched}/api/v10/channels/{channel}/messages")
                Neighbour.figures = await read(f"{cast(Any, w.bot.get_cog('Watch')).address}/metrics")
                await asyncio.sleep(0.5)
                left = [each for each in left if not await has_data(each)]
            assert left == []
