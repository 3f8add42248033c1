"""What members feel: drawing a board, a press to its acknowledgement and to the board, requests per answer."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter

import discord

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "discord")]

from simulated import World, components, use, world

from cogs.ui.texts import Texts
from engine.core.act import Answer
from engine.core.runner import awaited, offered
from engine.core.shape import sample
from engine.core.view import view
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.data import HitzData
from engine.games.hitz.state import HitzSettings
from render import hitz

PRESSES = 120


def drawing() -> tuple[float, float]:
    """Median milliseconds from a view to the bytes of its board after one move, and the largest board in KB."""
    game, texts, random = HitZRoad(load("hitz", HitzData)), Texts()("ru"), Random(3)
    s, _ = game.set_up(HitzSettings(), list("abcd"), "draw")
    names = dict(zip("abcd", ("Ann", "Bob", "Вера", "Глеб"), strict=True))
    times: list[float] = []
    largest = 0
    while not s.over and len(times) < 150:
        act = game.follow(s)
        if act is None:
            decision = awaited(s)[0]
            seat = decision.seats[0]
            mine = next(each for each in offered(s, seat) if each.id == decision.id)
            act = Answer(seat=seat, decision=mine.id, words=sample(mine.ask.shape, random))
        events = game.apply(s, act)
        changed = {ref for event in events for ref in event.refs}
        begun = perf_counter()
        picture = hitz.draw(view(s, None), texts, names, changed=changed)
        times.append((perf_counter() - begun) * 1000)
        largest = max(largest, len(picture.data))
    return median(times[5:]), largest / 1024


def pressing() -> tuple[float, float, float]:
    """95th percentiles in ms from a press to its acknowledgement and to the settled board; requests per answer."""
    return asyncio.run(_pressing())


async def _pressing() -> tuple[float, float, float]:
    acknowledged: list[float] = []
    defer = discord.InteractionResponse.defer

    async def noted(self: discord.InteractionResponse, **options: object) -> object:
        result = await defer(self, **options)  # type: ignore[arg-type]
        acknowledged.append(perf_counter())
        return result

    discord.InteractionResponse.defer = noted  # type: ignore[assignment, method-assign]
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with world(Path(folder), names=("Ann", "Bob", "Cy", "Dee")) as w:
                await w.open("Ann")
                await w.seat("Bob", stand_ins=2)
                await w.press("Ann", "begin")
                return await _measure(w, acknowledged)
    finally:
        discord.InteractionResponse.defer = defer  # type: ignore[method-assign]


async def _measure(w: World, acknowledged: list[float]) -> tuple[float, float, float]:
    random = Random(5)
    to_ack: list[float] = []
    to_board: list[float] = []
    requests: list[int] = []
    for _ in range(PRESSES):
        session = await w.reload()
        if session.status != "playing":
            break
        seat = session.waiting_for()[0]
        name = next(name for name, actor in w.people.items() if actor.id == session.seats[seat].user)
        post = w.posts()[-1]
        shown = [c for c in components(w.raw(post)) if c.get("custom_id", "").startswith("gk:a:")]
        if not shown:
            result = await w.press(name, "hand")
            post = result.response
            shown = [c for c in components(w.raw(post)) if c.get("custom_id", "").startswith("gk:a:")]
        shown = [c for c in shown if not c.get("disabled")]
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
    return quantiles(to_ack, n=20)[-1], quantiles(to_board, n=20)[-1], mean(requests)
