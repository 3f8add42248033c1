"""People find each other: wishes by a form, a table that opens by itself with those who wished for the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from said import controls
from simulated import World, world

from cogs.meeting_host import FULL
from engine.gm.person import Person
from engine.tables.live import Incident

DAY = 24 * 3600


def ticked(shown: Any) -> dict[str, Any]:
    """What a form is filled in with as it opens."""
    found = dict[str, Any]()
    for label in shown.modal["components"]:
        part = label["component"]
        chosen = [one["value"] for one in part["options"] if one.get("default")]
        found[part["custom_id"]] = chosen if part["type"] == 22 else chosen[0]
    return found


def answer(result: Any) -> Any:
    """The private message with which an interaction was answered."""
    return result.followups[-1] if result.followups else result.response


async def wish(w: World, name: str, games: tuple[str, ...] = ("hitz",), **changes: Any) -> str:
    """Somebody wishes for company; what they are told."""
    shown = await w.people[name].slash(w.channel, "me play")
    if not shown.modal:
        panel = answer(shown)
        (change,) = controls(w.raw(panel), "wish:form")
        shown = await w.people[name].click(panel, custom_id=change["custom_id"])
    values = ticked(shown) | {"games": list(games)} | changes
    return w.reply(await w.people[name].submit_modal(shown, values))


async def met(w: World) -> None:
    """The table of those who have met is the one of this world from now on."""
    ((w.session_id,),) = await w.bot.sessions.store.rows("SELECT session FROM meetings")
    await w.reload()


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_two_who_wish_for_the_same_get_a_table_that_begins_when_both_say_yes(
    tmp_path: Path, language: str
) -> None:
    async with world(tmp_path, language=language) as w:
        said = await wish(w, "Ann", sizes=["2"])
        assert "⟨" not in said and await w.ids() == set()
        said = await wish(w, "Bob", sizes=["2", "3"])
        await met(w)
        assert f"<#{w.session.channel}>" in said and w.session.status == "lobby"
        await w.sweep()
        calls = [each for each in w.watch.public() if each.pings and not each.edited]
        assert [sorted(each.pings) for each in calls] == [sorted(w.people[name].id for name in ("Ann", "Bob"))]
        await w.press("Bob", "join")
        assert (await w.reload()).status == "lobby"
        await w.press("Ann", "join")
        assert (await w.reload()).status == "playing"
        for table in ("wishes", "meetings"):
            assert await w.bot.sessions.store.rows(f"SELECT * FROM {table}") == []
        await w.sweep()
        assert len([each for each in w.watch.public() if each.pings and each.channel == calls[0].channel]) >= 1


async def test_whoever_declines_ends_the_table_and_the_other_waits_on_and_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await wish(w, "Ann", sizes=["2"])
        await wish(w, "Bob", sizes=["2"])
        await met(w)
        await w.press("Ann", "join")
        await w.press("Bob", "leave")
        assert (await w.reload()).status == "dropped"
        told = [each for each in w.watch.public() if each.pings and not each.edited]
        assert [each.pings for each in told] == [[w.people["Ann"].id]]
        ((person, meeting),) = await w.bot.sessions.store.rows("SELECT person, meeting FROM wishes")
        assert (person, meeting) == (w.people["Ann"].id, None)
        await wish(w, "Cy", sizes=["2"])
        await met(w)
        assert {each.user for each in w.session.seats.values()} == {w.people[name].id for name in ("Ann", "Cy")}


async def test_after_a_day_those_who_came_begin_if_they_are_enough(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.people["Ann"].slash(w.channel, "me play")
        await met_three(w, ["2", "3"])
        await w.press("Ann", "join")
        await w.press("Bob", "join")
        assert (await w.reload()).status == "lobby"
        await w.sweep()
        await w.bot.sessions.store.execute("UPDATE meetings SET made = made - ?", DAY)
        await w.sweep()
        assert (await w.reload()).status == "playing" and w.session.party == ["a", "b"]
        assert await w.bot.sessions.store.rows("SELECT * FROM wishes") == [], "whoever did not answer wishes no more"


async def test_whoever_did_not_answer_is_not_called_to_the_game_that_has_begun(tmp_path: Path) -> None:
    """The day is over while calls are being sent, one after another."""
    async with world(tmp_path) as w:
        await met_three(w, ["2", "3"])
        for name in ("Ann", "Bob"):
            await w.press(name, "join")
        calls, cy = await w.bot.deadlines.calls(), w.people["Cy"].id
        assert [each.users for each in calls] == [[cy]]
        await w.bot.sessions.store.execute("UPDATE meetings SET made = made - ?", DAY)
        clock, company = w.bot.get_cog("Clock"), w.bot.get_cog("Company")
        await company.sweep.coro(company)
        assert (await w.reload()).status == "playing"
        await clock._send(calls[0])
        assert not [each for each in w.watch.public() if cy in each.pings]


async def test_after_a_day_those_who_came_wait_on_if_they_are_not_enough(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await met_three(w, ["3"])
        await w.press("Bob", "join")
        await w.sweep()
        await w.bot.sessions.store.execute("UPDATE meetings SET made = made - ?", DAY)
        await w.sweep()
        assert (await w.reload()).status == "dropped"
        announced = [each for each in w.watch.public() if f"<#{w.session.channel}>" in each.words][-1]
        assert announced.edited and not controls(announced.components, "join"), "nobody is asked any more"
        rows = await w.bot.sessions.store.rows("SELECT person, meeting FROM wishes")
        assert rows == [(w.people["Bob"].id, None)]


async def test_a_meeting_that_fails_holds_up_no_other_and_no_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee")) as w:
        for name in ("Ann", "Bob", "Cy", "Dee"):
            await wish(w, name, sizes=["2"])
        cog: Any = w.bot.get_cog("Company")
        ids, served = await cog.meetings.pending(), list[str]()
        assert len(ids) == 2

        async def fails(meeting: Any, interaction: Any) -> None:
            served.append(meeting.session)
            if meeting.session == ids[0]:
                raise RuntimeError("a fault")

        monkeypatch.setattr(cog.host, "_serve", fails)
        await w.sweep()
        assert served[:2] == ids
        errors.clear()


async def test_a_server_in_which_looking_fails_keeps_no_other_from_finding_company(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        other = w.env.create_guild()
        there = other.create_text_channel("elsewhere")
        await w.env.settle()
        home, guest = (w.channel, w.people), other.add_member(w.people["Ann"].user)
        await wish(w, "Bob", sizes=["2"])
        w.channel, w.people = there, {**w.people, "Ann": guest}
        await wish(w, "Ann", sizes=["2"])
        w.channel, w.people = home
        cog: Any = w.bot.get_cog("Company")
        looked = list[int]()

        async def fails(guild: int, only: Any = None) -> None:
            looked.append(guild)
            raise RuntimeError("a fault")

        monkeypatch.setattr(cog, "look", fails)
        await w.sweep(700)
        assert {w.guild.id, other.id} <= set(looked)
        errors.clear()


async def met_three(w: World, sizes: list[str]) -> None:
    for name in ("Ann", "Bob", "Cy"):
        await wish(w, name, sizes=["3"])
    await met(w)
    await w.bot.sessions.store.execute("UPDATE wishes SET sizes = ?", f"[{', '.join(sizes)}]")


async def test_people_who_avoid_each_other_are_not_seated_together_and_nobody_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        shown = await w.people["Bob"].slash(w.channel, "me avoid")
        said = w.reply(await w.people["Bob"].submit_modal(shown, {"people": [w.people["Ann"]]}))
        assert "will not be seated" in said
        await wish(w, "Ann", sizes=["2"])
        said = await wish(w, "Bob", sizes=["2"])
        assert "Nobody else" in said and await w.ids() == set()
        await wish(w, "Cy", sizes=["2"])
        await met(w)
        assert {each.user for each in w.session.seats.values()} == {w.people[name].id for name in ("Ann", "Cy")}


async def test_ten_wishes_of_one_person_are_one_and_a_table_is_answered_first(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        for _ in range(10):
            await wish(w, "Ann", sizes=["2"])
        assert len(await w.bot.sessions.store.rows("SELECT * FROM wishes")) == 1 and await w.ids() == set()
        await wish(w, "Bob", sizes=["2"])
        await met(w)
        assert "Answer there first" in await w.forge("Ann", "gk:wish:withdraw")


async def test_whoever_has_left_the_server_is_not_seated(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await wish(w, "Ann", sizes=["2"])
        w.env.backend.remove_member(w.guild.id, w.people["Ann"].id)
        await wish(w, "Bob", sizes=["2"])
        assert await w.ids() == set()
        await wish(w, "Cy", sizes=["2"])
        await met(w)
        assert {each.user for each in w.session.seats.values()} == {w.people[name].id for name in ("Bob", "Cy")}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_people_of_two_servers_meet_where_both_are_members_if_both_servers_allow_it(
    tmp_path: Path, language: str
) -> None:
    async with world(tmp_path, language=language) as w:
        other = w.env.create_guild()
        there = other.create_text_channel("elsewhere")
        await w.env.settle()
        home, guests = (w.channel, w.people), {name: other.add_member(w.people[name].user) for name in ("Ann", "Cy")}
        await wish(w, "Bob", sizes=["2"])
        w.channel, w.people = there, {**w.people, **guests}
        for name in ("Ann", "Cy"):
            await wish(w, name, sizes=["2"], games=("hitz",) if name == "Ann" else ("zgame",))
        manager = Person(w.people["Eve"].id, "Eve", manager=True)
        w.channel, w.people = home
        for guild in (w.guild.id, other.id):
            await w.sweep(700)
            assert await w.ids() == set(), "it is off by default, and one is not enough"
            await w.bot.servers.change(guild, manager, {"abroad": True})
        w.env.inject_error("GET", "/guilds/*/members/*", status=403)
        await w.sweep(700)
        assert await w.ids() == set(), "who could come is not known"
        await w.sweep(700)
        await met(w)
        assert w.session.guild == w.guild.id, "Bob is no member of the other server, Ann is of both"
        assert {each.user for each in w.session.seats.values()} == {w.people[name].id for name in ("Ann", "Bob")}
        for name in ("Ann", "Bob"):
            await w.press(name, "join")
        assert (await w.reload()).status == "playing"


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_why_no_table_can_be_opened_stands_with_the_wish(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        manager = Person(w.people["Eve"].id, "Eve", manager=True)
        await wish(w, "Ann", sizes=["2"])
        await w.people["Cy"].slash(w.channel, "zgame start")
        (open,), texts = await w.ids(), w.bot.texts(language)
        w.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=FULL)
        said = await wish(w, "Bob", sizes=["2"])
        assert texts("wish-shut-full") in said and await w.ids() == {open}
        assert not [each for each in w.channel.history() if "⟨" in w.text(each) or texts("lobby-join") in w.text(each)]
        await w.bot.servers.change(w.guild.id, manager, {"all": 1})
        await w.sweep(3600)
        panel = answer(await w.people["Bob"].slash(w.channel, "me play"))
        assert texts("refused-server-all", n=1) in w.text(panel) and await w.ids() == {open}
        await w.bot.servers.change(w.guild.id, manager, {"all": 0})
        w.env.backend.delete_channel(w.channel.id)
        await w.sweep(3600)
        cog: Any = w.bot.get_cog("Company")
        assert cog.host.shut(w.guild.id)[1].key == "wish-shut-gone"


@pytest.mark.parametrize("after", ["announced", "_thread", "open"])
async def test_killed_between_match_and_lobby_it_is_opened_once(
    tmp_path: Path, after: str, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    """The program stops right after a step of the opening; the next one goes on from there."""

    async with world(tmp_path) as w:
        await wish(w, "Ann", sizes=["2"])
        cog: Any = w.bot.get_cog("Company")
        of = cog.meetings if after in ("announced", "open") else cog.host
        step = getattr(of, after)

        async def killed(*args: Any, **named: Any) -> Any:
            if after != "announced":  # what it did is known to Discord and on disk
                await step(*args, **named)
            raise RuntimeError("killed")

        monkeypatch.setattr(of, after, killed)
        await wish(w, "Bob", sizes=["2"])
        monkeypatch.undo()
        errors.clear()
        await w.restart(orderly=False)
        errors.clear()
        await w.sweep(60)
        await met(w)
        announced = [each for each in w.channel.history() if controls(w.raw(each), "join")]
        assert len(announced) == 1 and len(w.channel.threads) == 1
        calls = [each for each in w.watch.public() if each.pings and not each.edited]
        assert len(calls) == 1
        for name in ("Ann", "Bob"):
            await w.press(name, "join")
        assert (await w.reload()).status == "playing"


async def test_the_host_of_a_lobby_to_which_nobody_comes_hears_after_a_day_what_would_help(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", pace="post")
        store, now = w.bot.sessions.store, w.bot.sessions.clock().timestamp()
        ((at,),) = await store.rows("SELECT at FROM pings WHERE what = 'alone'")
        assert at - now == DAY
        await store.execute("UPDATE pings SET at = ?", now)
        await w.sweep()
        (told,) = [each for each in w.watch.public() if each.pings and not each.edited]
        assert told.pings == [w.people["Ann"].id] and "Find company" in told.words
        assert await store.rows("SELECT * FROM pings WHERE what = 'alone'") == [], "and never again"


async def wants_to_hear(w: World, name: str) -> None:
    """Somebody who wishes for another game wants to hear of tables of Hit Z Road."""
    await wish(w, name, games=("plague",))
    panel = answer(await w.people[name].slash(w.channel, "me play"))
    shown = await w.people[name].click(panel, custom_id="gk:wish:notices")
    await w.people[name].submit_modal(shown, {"games": ["hitz"]})


async def test_a_table_in_a_private_thread_is_offered_to_nobody_and_spends_no_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        await wants_to_hear(w, "Cy")
        await w.open("Ann")
        monkeypatch.setattr(discord.Thread, "is_private", lambda self: True)
        await w.sweep()
        assert f"<#{w.session.channel}>" not in await wish(w, "Bob")
        assert not [each for each in w.watch.said if "a table has opened" in each.words]
        monkeypatch.undo()
        assert f"<#{w.session.channel}>" in await wish(w, "Bob")
        await w.open("Dee")
        await w.sweep()
        assert len([each for each in w.watch.said if "a table has opened" in each.words]) == 1


async def test_a_lobby_that_cannot_be_read_keeps_nobody_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        await wants_to_hear(w, "Cy")
        await w.open("Ann")
        broken, get = w.session_id, w.bot.sessions.get
        await w.open("Dee")

        async def failing(id: str) -> Any:
            if id == broken:
                raise Incident("0000")
            return await get(id)

        monkeypatch.setattr(w.bot.sessions, "get", failing)
        await w.sweep()
        (told,) = [each.words for each in w.watch.said if "a table has opened" in each.words]
        assert str(w.session.channel) in told
        said = await wish(w, "Bob")
        assert f"<#{w.session.channel}>" in said


async def test_hours_are_learnt_shown_and_forgotten_with_one_press(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await wish(w, "Ann")
        panel = answer(await w.people["Ann"].slash(w.channel, "me play"))
        result = await w.people["Ann"].click(panel, custom_id="gk:wish:hours")
        assert "█" in w.text(panel), result
        await w.people["Ann"].click(panel, custom_id="gk:wish:learn:off")
        assert await w.bot.sessions.store.rows("SELECT * FROM hours") == [] and "█" not in w.text(panel)
        await w.sweep(1200)
        assert await w.bot.sessions.store.rows("SELECT * FROM hours") == []


async def test_one_private_word_a_day_tells_of_a_table_in_a_game_that_somebody_likes(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        for name in ("Bob", "Cy"):
            await wish(w, name, games=("plague",))
            panel = answer(await w.people[name].slash(w.channel, "me play"))
            shown = await w.people[name].click(panel, custom_id="gk:wish:notices")
            said = w.reply(await w.people[name].submit_modal(shown, {"games": ["hitz"]}))
            assert "one a day at most" in said
        shown = await w.people["Bob"].slash(w.channel, "me avoid")
        await w.people["Bob"].submit_modal(shown, {"people": [w.people["Ann"]]})
        before = len(w.watch.said)
        await w.open("Ann")
        await w.sweep()
        sent = [each.words for each in w.watch.said[before:] if "a table has opened" in each.words]
        assert len(sent) == 1, "Bob avoids Ann, so only Cy is told"
        await w.open("Dee")
        await w.sweep()
        sent = [each.words for each in w.watch.said[before:] if "a table has opened" in each.words]
        assert len(sent) == 2, "Bob now, and Cy not twice a day"


async def test_whoever_sits_down_hears_it_if_the_game_takes_longer_by_that(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", pace="post")
        hours, now = w.bot.meetings.hours, w.bot.sessions.clock().timestamp()
        for day in range(28):
            for name, at in (("Ann", 20), ("Bob", 20), ("Cy", 8)):
                for beside in range(3):
                    hours.looked(w.people[name].id, now - (28 - day) * DAY + (at + beside) * 3600)
        await hours.write()
        assert "other hours" not in w.reply(await w.press("Bob", "join"))
        assert "other hours" in w.reply(await w.press("Cy", "join"))
