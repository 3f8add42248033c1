"""What members feel: drawing a board, a press to its acknowledgement and to the board, requests per answer."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter, process_time
from typing import Any
from unittest.mock import patch

import discord

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "discord")]

from said import controls
from simulated import World, one_press, use, world

from cogs.ui.texts import Texts
from engine.core.view import view
from engine.games.zombies.settings import ZombiesSettings
from render.boards import BOARDS
from tests.bench.games import games, script

PRESSES = 120
DRAWN = 150
WHOLE_CITY = 30
"""Tiles in the box."""


def drawing(name: str) -> tuple[float, float]:
    """Median milliseconds from a view to the bytes of its board after one move, and the largest board in KB.

    Of Zombies!!! with the whole city on the table.
    """
    game, texts = games()[name], Texts()("ru")
    played = script(name, 3, "abcd", settings=ZombiesSettings(kill_target="60") if name == "zombies" else None)
    s, _ = game.set_up(played.settings, played.seats, played.seed)
    names = dict(zip("abcd", ("Ann", "Bob", "Вера", "Глеб"), strict=True))
    answers = iter(played.answers)
    times: list[float] = []
    largest = 0
    while not s.over and len(times) < DRAWN:
        act = game.follow(s) or next(answers, None)
        if act is None:
            break
        changed = {ref for event in game.apply(s, act) for ref in event.refs}
        if name == "zombies" and len(s.tiles) + len(s.removed) < WHOLE_CITY:
            continue
        begun = process_time()
        picture = BOARDS[name].draw(view(s, None), texts, names, changed=changed)
        times.append((process_time() - begun) * 1000)
        largest = max(largest, len(picture.data))
    return median(times[5:]), largest / 1024


def pressing(name: str) -> tuple[float, float, float]:
    """95th percentiles in ms from a press to its acknowledgement and to the settled board; requests per answer."""
    return asyncio.run(_pressing(name))


async def _pressing(name: str) -> tuple[float, float, float]:
    acknowledged: list[float] = []
    defer = discord.InteractionResponse.defer

    async def noted(self: discord.InteractionResponse, **options: Any) -> object:
        result = await defer(self, **options)
        acknowledged.append(perf_counter())
        return result

    with tempfile.TemporaryDirectory() as folder, patch.object(discord.InteractionResponse, "defer", noted):
        async with world(Path(folder), names=("Ann", "Bob", "Cy", "Dee")) as w:
            await w.begun("Ann", "Bob", game=name, stand_ins=2)
            return await _measure(w, acknowledged)


async def _measure(w: World, acknowledged: list[float]) -> tuple[float, float, float]:
    random = Random(5)
    to_ack: list[float] = []
    to_board: list[float] = []
    requests: list[int] = []
    for _ in range(PRESSES):
        session = await w.reload()
        if session.status != "playing":
            break
        name, post = w.due(), w.boards()[-1]
        shown = controls(w.raw(post), "a:")
        if not shown:
            post = await w.hand(name)
            shown = controls(w.raw(post), "a:")
        seq, before = session.seq, len(w.env.http_requests)
        acknowledged.clear()
        begun = perf_counter()
        await use(w, name, post, random.choice(shown), random)
        done = perf_counter()
        session = await w.reload()
        if acknowledged:
            to_ack.append((acknowledged[0] - begun) * 1000)
        if session.seq > seq:
            to_board.append((done - begun) * 1000)
            requests.append(len(w.env.http_requests) - before)
        else:  # the answer has more words, asked for in private
            await one_press(w, random)
    return quantiles(to_ack, n=20)[-1], quantiles(to_board, n=20)[-1], mean(requests)
