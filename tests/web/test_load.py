"""Many pages at once hold up nobody who presses, and none of them goes without its picture."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
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


async def test_while_many_pages_fetch_little_stands_between_a_press_and_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the work for pages a press finds at most one piece before it in the line of the database."""
    async with served(tmp_path, "zombies") as table:
        unlimited(table)
        tabs = [await table.enter(user) for user in (ANN, BOB, 77) for _ in range(PAGES // 3)]
        store, visits = table.host.sessions.store, table.site._visits
        assert visits is not None
        rows, at_once, most = store.rows, 0, 0

        async def counted(sql: str, *values: Any) -> list[Any]:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            try:
                return await rows(sql, *values)
            finally:
                at_once -= 1

        visits._known.clear()
        monkeypatch.setattr(store, "rows", counted)
        found = await asyncio.gather(*(tab.state() for tab in tabs))
        assert len(found) == len(tabs) and most == 1


async def test_pictures_are_kept_by_their_size_and_drawn_anew_if_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, "zombicide", people=1) as table:
        unlimited(table)
        tab, kept = await table.enter(), table.site._maps
        first = (await tab.state())["maps"][0]["picture"]
        for n in range(300):  # as of other tables
            view = (f"{n}",)
            kept._keep(view, f"{n}", None, await kept._once(view, maps.Picture, bytes(1000), f"{n}"))
        assert kept.picture(table.session.id, "a", first)
        monkeypatch.setattr(maps, "KEPT", 250_000)
        state = await tab.state()
        for _ in range(8):
            state = (await tab.press(state["question"], "for-me"))["state"]
        sizes = [len(drawn.picture.data) for view in kept._views.values() for drawn in view.result()]
        assert len(sizes) > 2 and sum(sizes) <= maps.KEPT
        assert (await tab.get(f"/picture/{first}")).status == 404, "of an earlier moment"
        monkeypatch.setattr(maps, "KEPT", 0)
        last = (await tab.state())["maps"][0]["picture"]
        assert last == state["maps"][0]["picture"] and not kept._views and not kept._found
        monkeypatch.undo()
        assert (await tab.get(f"/picture/{last}")).status == 200
