"""Somebody plays on Discord, somebody else on the page of the same bot: each finds what the other has done."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any

from aiohttp import ClientSession
from said import controls
from simulated import World, one_press, use, world

from web.app import Site

sys.path.append(str(Path(__file__).resolve().parents[1] / "web"))

from fingers import unlimited
from served import Page, Tab, free_port

SOON, AT_LAST = 1.0, 10.0
"""Seconds within which somebody who looks at the table has what somebody else has done: as a rule, and on a machine
that is busy.
"""


@asynccontextmanager
async def served(w: World) -> AsyncIterator[Page]:
    """The page of this bot."""
    url = f"http://127.0.0.1:{free_port()}/map"
    w.bot.pages = site = Site(w.bot, url, int(url.split(":")[2].partition("/")[0]))
    await site.start()
    async with ClientSession() as client:
        table = Page(site, w.session, url, client)
        unlimited(table)
        yield table
    await site.close()
    w.bot.pages = None


class Watching:
    """An open page: when it has heard of news, and what it showed then."""

    def __init__(self, tab: Tab) -> None:
        self.tab, self.heard = tab, asyncio.Event()

    async def follow(self) -> None:
        head = {"Authorization": f"Bearer {self.tab.token}"}
        async with self.tab.served.client.get(self.tab.served.url + "/live", headers=head) as answer:
            async for line in answer.content:
                if line.startswith(b"data:"):
                    self.heard.set()

    async def news(self) -> dict[str, Any]:
        """The table, as soon as it has been told that there is something newer."""
        async with asyncio.timeout(AT_LAST):
            await self.heard.wait()
            self.heard.clear()
            return await self.tab.state()


def entries(w: World) -> int:
    return w.session.seq


async def test_a_whole_game_from_the_page_and_from_discord(tmp_path: Path) -> None:
    """In turn, each knows within a second; an answer of the page costs no more calls to Discord than a press; of two
    answers at once one is taken, and whoever gave the other is told so.
    """
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zgame", mode="intro")
        random, calls, raced = Random(4), {"page": list[int](), "Discord": list[int]()}, 0
        waited = list[float]()
        async with served(w) as table:
            page = Watching(await table.enter(w.people["Bob"].id))
            following = asyncio.create_task(page.follow())
            await asyncio.sleep(0.1)
            for turn in range(400):
                session = await w.rest()
                if session.status != "playing":
                    break
                seq, who = entries(w), w.due()
                page.heard.clear()
                w.wire.calls.clear()
                if who == "Ann":
                    await one_press(w, random)
                    if entries(w) == seq:
                        continue
                    begun = perf_counter()
                    state = await page.news()
                    waited.append(perf_counter() - begun)
                    assert int(state["version"]) >= seq and state["seq"] == entries(w)
                elif turn % 4 == 0:
                    raced += await race(w, page.tab, random)
                    continue
                else:
                    state = await page.tab.state()
                    assert state["question"]["waits"], state["status"]
                    came = await page.tab.press(state["question"], "for-me")
                    assert not came["rule"] and came["state"]["version"] != state["version"]
                await w.rest()
                calls["Discord" if who == "Ann" else "page"].append(len(w.wire.calls))
                if (await w.rest()).status == "playing":
                    called = f"<@{w.people[w.due()].id}>"
                    assert called in w.text(w.boards()[-1]), "the channel shows whose turn it is"
            assert session.status == "over"
            assert (await page.tab.state())["status"] and median(waited) < SOON
            assert len(calls["page"]) > 3 and len(calls["Discord"]) > 3 and raced
            assert mean(calls["page"]) <= mean(calls["Discord"])
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following


async def race(w: World, tab: Tab, random: Random) -> bool:
    """Bob answers on the page and on Discord in the same moment; whether both were whole answers."""
    panel = await w.hand("Bob")
    shown = [each for each in controls(w.raw(panel), "a:") if each["type"] == 2]
    question = (await tab.state())["question"]
    if not shown or question is None:
        return False
    seq = entries(w)
    pressed, came = await asyncio.gather(
        use(w, "Bob", panel, random.choice(shown), random), tab.press(question, "for-me")
    )
    await w.rest()
    answers = [each for each in await w.bot.sessions.history(w.session, after=seq) if each.by == "player"]
    both = len(answers) > 1
    told = came["note"] if came["rule"] else w.reply(pressed)
    assert answers and (both or told), (came["note"], w.reply(pressed))
    return not both
