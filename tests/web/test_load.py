"""Many pages at once hold up nobody who presses, and none of them goes without its picture."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fingers import unlimited
from served import ANN, BOB, served

from engine import precedence
from engine.precedence import Precedence
from web import maps

PAGES = 40


async def test_what_can_wait_is_done_one_after_the_other_and_gives_way_to_presses() -> None:
    order, at_once, most = Precedence(), 0, 0
    done = list[str]()

    async def page(name: str) -> None:
        nonlocal at_once, most
        async with order.later():
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0)
            at_once -= 1
            done.append(name)

    pages = [asyncio.create_task(page(f"page {n}")) for n in range(20)]
    await asyncio.sleep(0)
    with order.first():
        for _ in range(50):
            await asyncio.sleep(0)
        done.append("press")
    await asyncio.gather(*pages)
    assert most == 1 and done.index("press") <= 1, done


async def test_what_can_wait_gets_its_share_however_many_press() -> None:
    order, pages, ended = Precedence(), 0, False

    async def presses() -> None:
        while not ended:
            with order.first():
                await asyncio.sleep(0.005)

    pressing = [asyncio.create_task(presses()) for _ in range(3)]
    begun = asyncio.get_running_loop().time()
    for _ in range(5):
        async with order.later():
            pages += 1
    assert pages == 5 and asyncio.get_running_loop().time() - begun < 20 * precedence.PATIENCE
    ended = True
    await asyncio.gather(*pressing)


async def test_a_press_that_takes_long_holds_nobody_up() -> None:
    order, ended = Precedence(), asyncio.Event()

    async def film() -> None:
        with order.first():
            await ended.wait()

    film_ = asyncio.create_task(film())
    await asyncio.sleep(0)
    async with asyncio.timeout(5 * precedence.LONGEST), order.later():
        pass
    ended.set()
    await film_
    async with asyncio.timeout(precedence.LONGEST / 2), order.later():
        pass


async def test_while_many_pages_fetch_little_stands_between_a_press_and_its_answer(tmp_path: Path) -> None:
    """Of the work for pages a press finds at most one piece before it in the line of the database."""
    async with served(tmp_path, "zombies") as table:
        unlimited(table)
        tabs = [await table.enter(user) for user in (ANN, BOB, 77) for _ in range(PAGES // 3)]
        at_once = most = 0
        rows = type(table.host.sessions.store).rows

        async def counted(store: object, sql: str, *values: object) -> object:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            try:
                return await rows(store, sql, *values)  # type: ignore[arg-type]
            finally:
                at_once -= 1

        table.site._visits._known.clear()  # type: ignore[union-attr]
        type(table.host.sessions.store).rows = counted  # type: ignore[method-assign,assignment]
        try:
            found = await asyncio.gather(*(tab.state() for tab in tabs))
        finally:
            type(table.host.sessions.store).rows = rows  # type: ignore[method-assign]
        assert len(found) == len(tabs) and most == 1


async def test_pictures_are_kept_by_their_size_and_drawn_anew_if_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path, "zombicide") as table:
        unlimited(table)
        tab = await table.enter()
        digest = (await tab.state())["maps"][0]["picture"]
        kept = table.site._maps
        for n in range(300):  # as of other tables
            kept._keep(f"{n}", None, maps.Picture(n.to_bytes(1000, "big"), ""))
        assert kept._bytes == sum(map(len, kept._found.values())) <= maps.KEPT
        assert (await tab.get(f"/picture/{digest}")).status == 200 and len(kept._found) > 300
        kept._found.clear()
        kept._bytes = 0
        assert (await tab.get(f"/picture/{digest}")).status == 200
        kept._keep("large", None, maps.Picture(bytes(maps.KEPT), ""))
        assert len(kept._found) == 1 and kept._bytes == maps.KEPT
