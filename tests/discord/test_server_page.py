"""The page of a server: settled by pressing, held everywhere; each refusal names its setting and who can change it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import discord
import pytest
from said import controls
from simulated import World, world

from cogs.base import ids
from engine.gm.person import Person
from engine.gm.servers import Field, Settings, settled

LISTS = {"language", "pace", "each", "all", "quiet"}


@asynccontextmanager
async def server(tmp_path: Path, language: str = "en", **more: Any) -> AsyncIterator[World]:
    """A server in which Eve may manage; a table of Ann's stands in it."""
    async with world(tmp_path, language=language, **more) as w:
        may = w.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, view_channel=True))
        w.people["Eve"] = w.guild.add_member(w.env.create_user("Eve2"), roles=[may])
        w.languages[w.people["Eve"].id] = language
        await w.open("Ann")
        yield w


async def page(w: World, by: str = "Eve") -> Any:
    return (await w.people[by].slash(w.channel, "gm server")).response


async def settle(w: World, field: Field, *values: object, by: str = "Eve", message: Any = None) -> str:
    """Choose on the page, as its select does; what is said then."""
    return await w.forge(by, f"{ids.make('server', field)}:", [str(each) for each in values], message)


async def kept(w: World) -> Settings:
    return await settled(w.bot.sessions.store, w.guild.id)


async def tries(w: World, name: str, channel: Any = None) -> str:
    """Somebody opens a table; what is said privately."""
    return w.reply(await w.people[name].slash(channel or w.channel, "hitz start"))


async def test_everything_is_free_without_it_and_it_says_so(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        said = w.text(await page(w))
        assert "Channels for tables**: everywhere" in said and "Who may open**: everybody" in said
        assert await kept(w) == Settings()


async def test_it_is_for_those_who_may_manage_the_server(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        assert "Manage Server" in w.reply(await w.people["Bob"].slash(w.channel, "gm server"))
        assert "Manage Server" in await settle(w, "each", 1, by="Bob")
        assert await kept(w) == Settings()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("field", get_args(Field))
async def test_every_setting_is_shown_explained_and_chosen(tmp_path: Path, language: str, field: Field) -> None:
    async with server(tmp_path, language) as w:
        panel = await page(w)
        role, news = w.guild.create_role("players"), w.guild.create_text_channel("news")
        chosen: Any = {
            "language": "ru",
            "pace": "sitting",
            "each": 3,
            "all": 20,
            "quiet": "on",
            "barred": w.people["Bob"].id,
        }.get(field, role.id if field in ("openers", "callers", "masters") else news.id)
        (look,) = controls(w.raw(panel), "server:look:")
        await w.people["Eve"].select(panel, [field], custom_id=look["custom_id"])
        assert len(controls(w.raw(panel), f"server:{field}")) == 1, "the one that was asked for can be chosen"
        await settle(w, field, chosen, message=panel)
        now = getattr(await kept(w), field)
        assert now == (True if field == "quiet" else chosen if field in LISTS else (chosen,))
        said = w.text(panel)
        assert "⟨" not in said and (field in LISTS or str(chosen) in said)


async def test_tables_stay_where_they_are_wanted(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        games = w.guild.create_text_channel("boards")
        await settle(w, "channels", games.id)
        said = await tries(w, "Bob")
        assert f"<#{games.id}>" in said and "Channels for tables" in said and "/gm server" in said
        assert await tries(w, "Bob", games) == "" and len(await w.ids()) == 2


async def test_a_role_may_open_tables(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        role = w.guild.create_role("hosts")
        await settle(w, "openers", role.id)
        said = await tries(w, "Bob")
        assert f"<@&{role.id}>" in said and "Who may open" in said
        assert await tries(w, "Eve") == "", "those who manage may always"
        w.people["Fay"] = w.guild.add_member(w.env.create_user("Fay"), roles=[role])
        assert await tries(w, "Fay") == ""


@pytest.mark.parametrize(("field", "own"), [("each", True), ("all", False)])
async def test_tables_are_counted(tmp_path: Path, field: Field, own: bool) -> None:
    async with server(tmp_path) as w:
        await settle(w, field, 1)
        assert "no more" in await tries(w, "Ann")
        assert (await tries(w, "Bob") == "") is own
        await w.press("Ann", "cancel")
        assert await tries(w, "Ann") == "", "one that has been closed does not count"


async def test_who_is_barred_neither_opens_nor_sits_down_but_plays_on(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.seat("Bob")
        await settle(w, "barred", w.people["Bob"].id, w.people["Cy"].id)
        assert "Barred" in await tries(w, "Cy")
        assert "Barred" in w.reply(await w.press("Cy", "join"))
        assert "Barred" in await w.slash("Cy", "table join")
        await w.press("Ann", "begin")
        assert {w.name_of(each.user) for each in (await w.reload()).seats.values()} == {"Ann", "Bob"}
        while (await w.reload()).waiting_for() and w.due() != "Bob":
            await w.press(w.due(), "a")
        before = (await w.reload()).seq
        await w.press("Bob", "a")
        assert (await w.reload()).seq > before


async def test_new_tables_speak_and_begin_as_settled_and_call_a_role_once(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        role = w.guild.create_role("players")
        for field, value in (("language", "ru"), ("pace", "sitting"), ("callers", role.id)):
            await settle(w, field, value)  # pyright: ignore[reportArgumentType]
        before = await w.ids()
        said = len(w.watch.public())
        await w.people["Bob"].slash(w.channel, "hitz start")
        (new,) = await w.ids() - before
        session = await w.bot.sessions.get(new)
        assert session.language == "ru" and session.table.deadline == "none"
        assert [f"<@&{role.id}>" in each.words for each in w.watch.public()[said:] if not each.edited].count(True) == 1


async def test_results_and_acts_of_game_masters_are_told_in_their_channels(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        results, acts = (w.guild.create_text_channel(name) for name in ("results", "acts"))
        await settle(w, "results", results.id)
        await settle(w, "acts", acts.id)
        w.watch.chronicles.add(results.id)
        await w.press("Ann", "begin")
        await w.slash("Eve", "gm announce", text="Welcome")
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        (result,) = results.history()
        assert "Hit Z Road" in result.content and f"<#{w.thread.id}>" in result.content
        told = "\n".join(each.content for each in acts.history())
        assert "Welcome" in told and "late" in told


async def test_a_channel_that_is_gone_is_said_to_be_and_harms_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await settle(w, "results", 4321)
        await settle(w, "callers", 1234)
        assert w.text(await page(w)).count("(gone)") == 2
        await w.press("Ann", "begin")
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        assert (await w.reload()).status == "over" and await w.bot.sessions.unshown() == []


async def test_quiet_calls_make_no_sound(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await settle(w, "quiet", "on")
        w.watch.quiet = True
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await w.press(w.due(), "a")
        called = [each for each in w.watch.public() if each.pings]
        assert called and all(each.silent for each in called)


@pytest.mark.parametrize(
    "odd", [f"server{each}" for each in ("", ":", ":nothing:", ":each:", ":look:", ":language:", ":pace:")]
)
async def test_odd_controls_change_nothing(tmp_path: Path, odd: str) -> None:
    async with server(tmp_path) as w:
        for values in ([], ["x"], ["-1"], ["9" * 30]):
            said = await w.forge("Eve", f"gk:{odd}", values)
            assert said and "incident" not in said
        assert await kept(w) == Settings()


async def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        eve, change = Person(1, "Eve", manager=True), w.bot.servers.change
        wanted: list[tuple[Field, object]] = [("each", 2), ("all", 5), ("quiet", True)]
        await asyncio.gather(*(change(w.guild.id, eve, field, value) for field, value in wanted))
        now = await kept(w)
        assert (now.each, now.all, now.quiet) == (2, 5, True)


async def test_what_another_version_wrote_is_not_settled(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.bot.sessions.store.execute(
            "INSERT INTO servers (guild, settings) VALUES (?, ?)", w.guild.id, '{"each": "many", "all": 4, "new": 1}'
        )
        assert await kept(w) == Settings(all=4)


async def test_results_and_acts_in_one_channel_are_told_both_and_a_repost_tells_nothing_again(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        w.watch.chronicles.add(news.id)
        await settle(w, "results", news.id)
        await w.press("Ann", "begin")
        await settle(w, "acts", news.id)
        w.watch.chronicles.clear()
        w.watch.faults.clear()
        await w.slash("Eve", "gm end", reason="late")
        await w.env.settle()
        told = [each.content for each in news.history()]
        assert len([text for text in told if "Hit Z Road" in text]) == 1 and any("late" in text for text in told)
        await w.slash("Eve", "gm repost")
        await w.env.settle()
        again = [each.content for each in news.history()]
        assert len([text for text in again if "Hit Z Road" in text]) == 1, "the result is told once"
        w.watch.faults.clear()


async def test_a_barred_member_takes_no_seat_that_is_handed_over_and_keeps_what_is_theirs(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await settle(w, "barred", w.people["Bob"].id, w.people["Cy"].id)
        await w.slash("Bob", "table leave")
        await w.slash("Bob", "table join")
        assert not (await w.reload()).seats[w.session.seat_of(w.people["Bob"].id) or ""].stand_in
        await w.slash("Bob", "table handover", member=w.people["Cy"])
        post, id = w.find("take")
        said = w.reply(await w.people["Cy"].click(post, custom_id=id))
        assert "Barred" in said and (await w.reload()).seat_of(w.people["Cy"].id) is None


@pytest.mark.parametrize(("command", "called"), [("hitz start", True), ("hitz learn", False)])
async def test_the_role_is_called_for_a_table_here_and_not_for_a_lesson(
    tmp_path: Path, command: str, called: bool
) -> None:
    async with server(tmp_path) as w:
        role, hall = w.guild.create_role("players"), w.guild.create_text_channel("hall")
        await settle(w, "callers", role.id)
        since = len(w.watch.public())
        await w.people["Bob"].slash(hall, command, **({"where": "here"} if called else {}))
        said = [each for each in w.watch.public()[since:] if f"<@&{role.id}>" in each.words and not each.edited]
        assert len(said) == int(called)
