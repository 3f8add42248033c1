"""The page of a table from Discord: its link in the private panel, and what is told to it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from said import controls
from simulated import NAMES, World, world

from engine.core.runner import default
from engine.tables.session import Session


class Page:
    """Notes what the bot tells the page."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.open = 0

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def changed(self, session: Session) -> None:
        self.told.append(session.id)

    def link(self, session: Session, user: int, language: str, *, watch: bool = False) -> str:
        return f"https://map.example.org/#{session.id}.{None if watch else session.seat_of(user)}.{language}"

    async def open_pages(self, session: Session, user: int) -> int:
        return self.open

    async def end_pages(self, session: Session, user: int) -> None:
        self.open = 0


def linked(w: World, name: str) -> list[str]:
    """The addresses in somebody's panel."""

    def found(part: Any) -> list[str]:
        if isinstance(part, dict):
            return ([part["url"]] if isinstance(part.get("url"), str) and part.get("type") == 2 else []) + [
                each for value in part.values() for each in found(value)
            ]
        return [each for value in part for each in found(value)] if isinstance(part, list) else []

    said = [each for each in w.watch.said if each.private]
    return found(said[-1].components)


@pytest.mark.parametrize("game", ["zombies", "plague"])
async def test_the_panel_opens_the_map_where_there_is_a_page(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game=game)
        await w.people["Ann"].slash(w.thread, "table hand")
        assert linked(w, "Ann") == []
        page = Page()
        w.bot.pages = page
        await w.people["Ann"].slash(w.thread, "table hand")
        seat = w.session.seat_of(w.people["Ann"].id)
        assert linked(w, "Ann") == [f"https://map.example.org/#{w.session.id}.{seat}.en"]
        assert not w.watch.faults


async def test_a_game_without_a_map_has_a_page_all_the_same(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="hitz")
        w.bot.pages = Page()
        await w.people["Ann"].slash(w.thread, "table hand")
        assert len(linked(w, "Ann")) == 1 and "In the browser" in str(w.watch.said[-1].components)
        assert not w.watch.faults


async def test_whoever_watches_finds_the_page_below_the_whole_map(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="zombies")
        w.bot.pages = Page()
        await w.people["Eve"].slash(w.thread, "table board")
        watching = f"https://map.example.org/#{w.session.id}.None.en"
        assert linked(w, "Eve") == [watching]
        await w.people["Ann"].slash(w.thread, "table board")
        seat = w.session.seat_of(w.people["Ann"].id)
        assert linked(w, "Ann") == [f"https://map.example.org/#{w.session.id}.{seat}.en", watching]
        assert not w.watch.faults


async def test_the_panel_closes_all_pages_that_its_member_has_open(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="zombies")
        w.bot.pages = page = Page()
        await w.people["Ann"].slash(w.thread, "table hand")
        assert not controls(w.watch.said[-1].components, "unmap")
        page.open = 2
        panel = await w.hand("Ann")
        assert controls(w.raw(panel), "unmap")
        closed = await w.press("Ann", "unmap", message=panel)
        assert page.open == 0 and "are closed" in w.reply(closed)
        assert not controls(w.watch.said[-1].components, "unmap")
        assert not w.watch.faults


async def test_the_page_hears_of_every_change(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="zombies")
        w.bot.pages = page = Page()
        seq = w.session.seq
        await w.forward(lambda session: session.seq > seq + 2, Random(1))
        assert w.session.id in page.told
        w.bot.pages = None


PRESSED = 1.5
"""Calls to Discord for an answer by a press (docs/architecture.md)."""


async def test_an_answer_of_the_page_costs_no_more_calls_than_a_press(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="zombies")
        w.env.backend.http_requests.clear()
        for number in range(1, 25):
            session = await w.rest()
            seat = next(iter(session.waiting_for()))
            asked = next(each for each in session.offered(seat) if each.ask.wait)
            user = session.seats[seat].user
            assert user is not None
            await w.bot.sessions.answer(session.id, user, asked.id, default(asked), -number)  # as `web.answers` does
            await w.env.advance_time(3)
        await w.env.advance_time(60)
        assert len(w.env.backend.http_requests) <= 24 * PRESSED
        assert not w.watch.faults


async def test_whoever_was_there_is_a_member_until_the_servers_have_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start pages ask before Discord has told which servers there are."""
    async with world(tmp_path) as w:
        await w.begun(*NAMES[:2], game="zombies")
        guild, ann = w.session.guild, w.people["Ann"].id
        assert await w.bot.is_member(guild, ann)
        monkeypatch.setattr(w.bot, "get_guild", lambda id: None)
        assert not await w.bot.is_member(guild, ann)
        monkeypatch.setattr(w.bot, "is_ready", lambda: False)
        assert await w.bot.is_member(guild, ann)
        monkeypatch.undo()
