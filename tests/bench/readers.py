"""Pages that are open, in a process of their own: each fetches the table and its picture, again and again.

``python -m tests.bench.readers URL`` reads tickets from its input, a line each, opens their pages, says that it is
ready, and then fetches with each of them again and again until its input ends; at the end it says how often. With
``idle`` after the address each page is opened as a browser does it, and then only waits for news.
"""

from __future__ import annotations

import asyncio
import sys
from random import random

from aiohttp import ClientSession, ClientTimeout, TCPConnector

PAUSE = 0.5
"""Seconds between two looks of a page, on average: people do not press more often."""


async def _open(client: ClientSession, url: str, ticket: str) -> dict[str, str]:
    origin = "/".join(url.split("/")[:3])
    async with client.post(f"{url}/visit", json={"ticket": ticket}, headers={"Origin": origin}) as answer:
        return {"Authorization": f"Bearer {(await answer.json())['token']}"}


async def _fetch(client: ClientSession, url: str, head: dict[str, str]) -> bool:
    """The table and its first picture, as after news; whether both came."""
    async with client.get(f"{url}/state", headers=head) as answer:
        if answer.status != 200:
            return False
        digest = (await answer.json())["maps"][0]["picture"]
    async with client.get(f"{url}/picture/{digest}", headers=head) as answer:
        return answer.status == 200 and bool(await answer.read())


async def _wait(client: ClientSession, url: str, head: dict[str, str]) -> None:
    async with client.get(f"{url}/live", headers=head) as answer:
        async for _ in answer.content:
            pass


async def idle(url: str) -> None:
    tickets = [line.strip() for line in iter(sys.stdin.readline, "\n")]
    ended = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    fetched = 0
    async with ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(total=None)) as client:
        waiting = list[asyncio.Task[None]]()
        for each in tickets:
            head = await _open(client, url, each)
            fetched += await _fetch(client, url, head)
            waiting.append(asyncio.create_task(_wait(client, url, head)))
        await asyncio.sleep(1)
        print("ready", flush=True)
        await ended
        open_ = sum(not each.done() for each in waiting)
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    print(min(fetched, open_), flush=True)


async def main(url: str) -> None:
    lines = iter(sys.stdin.readline, "\n")
    tickets = [line.strip() for line in lines]
    ended = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    fetched = 0
    async with ClientSession(connector=TCPConnector(limit=0)) as client:
        heads = [await _open(client, url, each) for each in tickets]
        print("ready", flush=True)

        async def look(head: dict[str, str]) -> None:
            nonlocal fetched
            while not ended.done():
                await asyncio.sleep(2 * random() * PAUSE)
                came = await _fetch(client, url, head)
                fetched += came  # not in one: others count meanwhile

        await asyncio.gather(*(look(head) for head in heads))
    print(fetched, flush=True)


if __name__ == "__main__":
    asyncio.run((idle if "idle" in sys.argv[2:] else main)(sys.argv[1]))
