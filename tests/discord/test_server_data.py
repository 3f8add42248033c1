"""What is kept of a server is taken away or forgotten by pressing on its page, by those who may manage it."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO
from pathlib import Path
from typing import Any, cast
from zipfile import ZipFile

import pytest
from said import controls
from server_pages import kept, page, server, settle
from simulated import World

from cogs.base import ids
from cogs.desk import server_data
from engine.gm import archive
from engine.gm.servers import Settings


async def press(w: World, panel: Any, verb: str, by: str = "Eve") -> Any:
    """Press a button of the page, or below a file; the newest thing that is said to that."""
    (control,) = controls(w.raw(panel), verb)
    result = await w.people[by].click(panel, custom_id=control["custom_id"])
    return [*([result.response] if result.response else []), *result.followups][-1]


async def zipped(message: Any) -> ZipFile:
    return ZipFile(BytesIO(await message.attachments[0].read()))


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_everything_is_taken_away_as_one_file(tmp_path: Path, language: str) -> None:
    async with server(tmp_path, language) as w:
        await w.press("Ann", "begin")
        said = await press(w, await page(w), "serverexport:")
        assert said.flags.ephemeral and "⟨" not in w.text(said)
        names = (await zipped(said)).namelist()
        assert [name for name in names if "/" in name] == [f"tables/hitz-{w.session_id}.json"]
        assert any("Eve2" in each.words for each in w.watch.public()), "the table is told"


async def test_what_does_not_fit_is_had_by_pressing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as w:
        await w.press("Ann", "begin")
        await w.people["Bob"].slash(w.channel, "hitz start")
        monkeypatch.setattr(archive, "MOST_BYTES", 1)
        said = await press(w, await page(w), "serverexport:")
        assert "1 of 2" in w.text(said)
        said = await press(w, said, "serverexport:1")
        assert "All tables" in w.text(said) and not controls(w.raw(said), "serverexport:")
        assert len(json.loads((await zipped(said)).read("list.json"))) == 1


async def test_one_export_at_a_time(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        panel = await page(w)
        results = [w.deliver("Eve", panel, ids.make(server_data.EXPORT, "0"))[0] for _ in range(2)]
        await w.env.settle()
        assert sorted("already" in w.reply(each) for each in results) == [False, True]
        assert "already" not in w.text(await press(w, panel, "serverexport:")), "it can be had again afterwards"


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_server_is_forgotten_after_a_preview_and_a_confirmation(tmp_path: Path, language: str) -> None:
    async with server(tmp_path, language) as w:
        await settle(w, each="2")
        await w.press("Ann", "begin")
        await w.people["Bob"].slash(w.channel, "hitz start")
        panel = await page(w)
        await press(w, panel, "serverforget:look")
        said = w.text(panel)
        assert "⟨" not in said and {"en": "2 tables", "ru": "2 стола"}[language] in said and len(await w.ids()) == 2, (
            "nothing has happened yet"
        )
        await press(w, panel, "server:back")
        await press(w, panel, "serverforget:look")
        before = {post.id for post in w.boards()}
        await press(w, panel, "serverforget:do")
        assert await w.ids() == set() and await kept(w) == Settings()
        assert "⟨" not in w.text(panel) and not controls(w.raw(panel), "")
        posts = [post for post in [*w.posts(), *w.channel.history()] if not post.flags.ephemeral]
        assert before & {post.id for post in posts}
        assert not [post for post in posts if controls(w.raw(post), "join") or controls(w.raw(post), "a:")]
        assert await w.bot.sessions.unshown() == []
        await w.people["Bob"].slash(w.channel, "hitz start")
        assert len(await w.ids()) == 1, "and the server may begin anew"


async def test_only_those_who_manage_the_server_forget_it_or_take_it_away(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        for id in ("serverexport:0", "serverforget:look", "serverforget:do"):
            assert "Manage Server" in await w.forge("Bob", f"gk:{id}")
        assert len(await w.ids()) == 1


@pytest.mark.parametrize("odd", ["serverexport", "serverexport:", "serverexport:x", "serverexport:-1", "serverforget"])
async def test_odd_controls_do_nothing(tmp_path: Path, odd: str) -> None:
    async with server(tmp_path) as w:
        said = await w.forge("Eve", f"gk:{odd}")
        assert said and "incident" not in said and len(await w.ids()) == 1


async def test_a_number_beyond_the_last_table_gives_a_file_without_tables(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        assert "All tables" in await w.forge("Eve", "gk:serverexport:99")


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_who_waits_for_the_export_of_another_server_is_told_so(tmp_path: Path, language: str) -> None:
    async with server(tmp_path, language) as w:
        archive = cast(Any, w.bot.openers[server_data.EXPORT]).__self__.archive
        async with archive._turn:
            archive.ahead = 2
            result, _ = w.deliver("Eve", await page(w), "gk:serverexport:0")
            async with asyncio.timeout(20):
                while archive.ahead == 2:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            archive.ahead = 1
        await w.env.settle()
        waits, done = (w.text(each) for each in (result.response, *result.followups) if each is not None)
        assert {"en": "2 other servers", "ru": "2 других серверов"}[language] in waits
        assert {"en": "All tables", "ru": "Все столы"}[language] in done and archive.ahead == 0


async def test_forgotten_twice_at_once_in_the_middle_of_a_game_nothing_is_left_and_nobody_is_harmed(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as w:
        await w.seat("Bob")
        await w.press("Ann", "begin")
        panel, name = await page(w), w.due()
        post, answer = w.find("a")
        results = [
            w.deliver(name, post, answer)[0],
            *(w.deliver("Eve", panel, ids.make(server_data.FORGET, "do"))[0] for _ in range(2)),
            w.deliver(name, post, answer)[0],
        ]
        await w.env.settle()
        assert all("incident" not in w.reply(each) for each in results) and await w.ids() == set()
        await w.sweep(120)
        assert await w.bot.sessions.unshown() == [] and not w.bot.presenter._failed
        for table in ("posts", "side_posts", "actions", "timers", "pings"):
            assert await w.bot.sessions.store.rows(f"SELECT * FROM {table}") == []
