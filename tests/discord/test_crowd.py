"""A hundred and twenty tables whose time comes in one minute: as slow as Discord wants it, nobody called twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from simulated import World, world

from cogs.deadlines import SWEEP
from engine.calls.deadlines import MOST_CALLS, MOST_TIMERS
from render.boards import BOARDS
from render.canvas.encode import Picture

TABLES = 120
CALLS_PER_TABLE = 4
"""A new post, the old one without buttons, and room for a call and one more."""


async def quiet(w: World) -> None:
    """Wait until nothing happens by itself and every post is made."""
    live = w.bot.sessions._live._by_id
    while w.bot.presenter._tasks or any(not each.resting for each in live.values()):  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    await w.env.settle()


async def test_120_tables_due_in_the_same_minute(tmp_path: Path, monkeypatch) -> None:
    async with world(tmp_path, names=("Ann",)) as w:
        w.watch.reminders = True
        drawn: dict[str, Picture] = {}

        def draw(view: Any, *args: Any, **kwargs: Any) -> Picture:
            if not drawn:
                drawn["one"] = real(view, *args, **kwargs)
            return drawn["one"]

        real = BOARDS["hitz"].draw
        monkeypatch.setattr(BOARDS["hitz"], "draw", draw)
        sessions = w.bot.sessions
        people = [w.guild.add_member(w.env.create_user(f"P{n}")).id for n in range(2 * TABLES)]
        made, show = [], sessions.on_change
        sessions.on_change = lambda session: None  # lobbies are not what this is about
        for n in range(TABLES):
            channel = w.guild.create_text_channel(f"t{n}").id
            host, other = people[2 * n : 2 * n + 2]
            session = await sessions.open("hitz", guild=w.guild.id, channel=channel, host=host, name="A", language="en")
            await sessions.join(session.id, other, "B")
            for field, value in (("deadline", "6h"), ("policy", "default")):
                await sessions.set_option(session.id, host, f"table-{field}", value)
            made.append(session)
        sessions.on_change = show
        for session in made:
            await sessions.begin(session.id, session.host)
        w.session_id = made[0].id
        await quiet(w)
        due = {session.seats[session.waiting_for()[0]].user for session in made}
        first = {session.id: session.awaited()[0].id for session in made}
        since, most = len(w.watch.said), 0

        async def run(seconds: float) -> Counter[int]:
            """Who is called how often meanwhile."""
            nonlocal since, most
            while seconds > 0:
                before = len(w.env.http_requests)
                await w.env.advance_time(SWEEP)
                await quiet(w)
                most = max(most, len(w.env.http_requests) - before)
                seconds -= SWEEP
            found = Counter(user for said in w.watch.said[since:] for user in said.pings)
            since = len(w.watch.said)
            return found

        await w.env.advance_time(3 * 3600 - 300)
        assert not await run(200)
        assert await run(600) == dict.fromkeys(due, 1), "at half time everybody who is due, once"
        most = 0
        await w.env.advance_time(3 * 3600 - 2700 - 900)
        assert await run(900) == dict.fromkeys(due, 1), "shortly before the end once more"
        await w.env.advance_time(2700 - 1000)
        await run(200)
        called = await run(900)
        assert set(called.values()) == {1} and len(called) == TABLES and not set(called) & due, "whoever is next"
        for session in made:
            now = await sessions.get(session.id)
            absent = [entry for entry in await sessions.history(now) if entry.act["act"] == "absent"]
            assert len(absent) == 1 and now.awaited()[0].id != first[session.id]
        assert 0 < most <= MOST_TIMERS * CALLS_PER_TABLE + MOST_CALLS, most
