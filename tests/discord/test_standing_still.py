"""Games whose thread, channel or server is gone, or in which nobody acts, stand still, and go on by themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest
from said import controls
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simulated import World, asked, play, world

from engine.core.act import ENDING
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.keeping import Keeping
from engine.store import Batch, StoreError
from engine.tables.journal import write
from engine.tables.session import NONE, Pause, Session
from engine.tables.sessions import Incident
from tests.every_game import IDS

TIMED = {"table-deadline": "6h", "table-policy": "stand-in"}
MESSAGE, MESSAGES = "/channels/*/messages/*", "/channels/*/messages"
HOUR = 3600


@asynccontextmanager
async def slow(tmp_path: Path, **options: Any) -> AsyncIterator[World]:
    """A world in which people may be called again."""
    async with world(tmp_path, **options) as w:
        w.watch.reminders = True
        yield w


async def hours(w: World, number: float) -> None:
    await w.hours(number)
    await w.reload()


async def day(w: World, **days: int) -> None:
    """A day goes by, for a host that keeps everything for ever but what is named, which it keeps that long."""
    cog = cast(Any, w.bot.get_cog("Keeping"))
    cog.keeper.keeping = replace(Keeping(0, 0, 0, 0), **days)
    await hours(w, 24.5)
    await cog.sweep()  # which has already come by, when no day had passed since what had happened last
    await w.rest()


async def nothing_is_owed(w: World) -> None:
    """No timer runs, nobody is to be called, no board is late: what a host sees is well."""
    assert await w.bot.sessions.store.rows("SELECT * FROM timers") == []
    # The word to a host who is alone in a lobby waits for its day, and comes to nothing then.
    assert await w.bot.sessions.store.rows("SELECT * FROM pings WHERE what <> 'alone'") == []
    assert await w.bot.sessions.behind() == (0, None)
    assert not w.bot.presenter._failed and not w.bot.presenter._changed


def refuse(w: World) -> Callable[[], None]:
    """The bot may no longer write; the result gives that back."""
    denied = discord.Permissions(send_messages_in_threads=True, send_messages=True).value
    bot = w.env.backend.bot_user.id
    w.env.backend.set_overwrite(w.channel.id, Overwrite(target_id=bot, type=OverwriteType.MEMBER, deny=denied))
    return lambda: w.env.backend.delete_overwrite(w.channel.id, bot)


@pytest.mark.parametrize("game", IDS)
async def test_a_game_whose_thread_is_deleted_stands_still_until_its_host_goes_on(tmp_path: Path, game: str) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game, stand_ins=1, **TIMED)
        await w.forward(lambda session: session.seq >= 6, Random(3))
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        session = await w.reload()
        seq, state = session.seq, session.data
        assert session.paused == Pause.CHANNEL
        await nothing_is_owed(w)
        await hours(w, 8)
        await w.restart()
        await hours(w, 8)
        assert (w.session.seq, w.session.data) == (seq, state), "no deadline runs, no stand-in answers"
        await nothing_is_owed(w)
        assert "stands still" in w.reply(await w.people["Bob"].slash(w.channel, "me games"))
        w.watch.said.clear()
        (offered,) = await w.people["Ann"].autocomplete(w.channel, "table here", "game", "")
        await w.people["Ann"].slash(w.channel, "table here", game=offered["value"])
        session = await w.rest()
        assert session.paused == NONE and session.channel == w.channel.id
        (board,) = w.boards()
        assert "Ann is here" in w.text(board) or "Ann** is here" in w.text(board)
        called = {user for said in w.watch.said for user in said.pings}
        due = {session.seats[seat].user for seat in session.waiting_for()} - {None, w.people["Ann"].id}
        assert due <= called, "who is due is called to the new place"
        timers = await w.bot.sessions.store.rows("SELECT due FROM timers")
        assert timers and min(timers)[0] > w.env.now().timestamp() + 5 * HOUR, "with the whole time"
        await w.forward(lambda session: session.seq > seq + 6, Random(4))


async def test_a_thread_that_is_deleted_while_the_bot_is_away_is_noticed_after_the_start(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        await w.stop()
        w.env.backend.delete_channel(w.session.channel)
        await w.start()
        await w.sweep(61)
        assert (await w.reload()).paused == Pause.CHANNEL
        seq = w.session.seq
        await hours(w, 20)
        assert w.session.seq == seq
        await nothing_is_owed(w)


async def test_a_lobby_whose_thread_is_deleted_while_the_bot_is_away_ends_after_the_start(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.open("Ann")
        await w.stop()
        w.env.backend.delete_channel(w.session.channel)
        await w.start()
        await w.sweep(61)
        assert (await w.reload()).status == "dropped"
        await nothing_is_owed(w)


async def test_a_game_master_may_go_on_with_a_game_whose_thread_is_gone(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        assert (await w.reload()).paused == Pause.CHANNEL
        master = Person(w.people["Eve"].id, "Eve", manager=True)
        await GameMaster(w.bot.sessions).repost(w.session_id, master, w.channel.id)
        assert (await w.rest()).paused == NONE
        assert w.find("a", message=w.boards()[-1])


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_channel_that_refuses_the_bot_for_good_is_owed_nothing(tmp_path: Path, language: str) -> None:
    async with slow(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", **TIMED)
        give_back = refuse(w)
        await w.slash(w.due(), "hitz bid", amount=0)
        assert (await w.reload()).paused == NONE, "somebody may just be changing the permissions"
        await w.sweep(300)
        session = await w.reload()
        assert session.paused == Pause.CHANNEL
        await nothing_is_owed(w)
        seq, tries = session.seq, len(w.env.http_requests)
        await hours(w, 30)
        assert w.session.seq == seq
        assert len(w.env.http_requests) - tries < 10, "nobody knocks at a closed door"
        said = w.reply(await w.people[w.due()].slash(w.channel, "me games"))
        assert "/table here" in said
        give_back()
        await w.env.settle()
        session = await w.rest()
        assert session.paused == NONE and len(w.boards()) == 2
        assert w.bot.texts(language)("log-goes-on") in w.text(w.boards()[-1])
        await play(w, Random(1))


async def test_a_press_does_not_go_on_while_the_bot_may_not_write_and_does_once_it_may(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob")
        give_back = refuse(w)
        await w.bot.sessions.stop(w.session_id, Pause.CHANNEL)
        board, id = w.find("a")
        name, seq = w.due(), w.session.seq
        w.deliver(name, board, id)
        await w.env.settle()
        session = await w.reload()
        assert (session.seq, session.paused) == (seq, Pause.CHANNEL)
        await w.bot.remove_cog("Keeping")  # nobody hears that the permissions have changed
        give_back()
        await w.env.settle()
        assert (await w.reload()).paused == Pause.CHANNEL
        w.deliver("Eve", board, id)  # has no seat
        await w.env.settle()
        assert (await w.reload()).paused == Pause.CHANNEL
        await w.people[name].click(board, custom_id=id)
        session = await w.rest()
        assert session.paused == NONE and session.seq == seq + 2, "it goes on, and the press counts"


async def test_a_reminder_that_is_refused_stops_the_time(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        seq = w.session.seq
        refuse(w)
        await hours(w, 3.5)
        assert w.session.paused == Pause.CHANNEL
        await hours(w, 20)
        assert w.session.seq == seq
        await nothing_is_owed(w)


async def test_a_lobby_that_cannot_be_shown_is_owed_nothing_and_shown_once_it_can(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.open("Ann")
        give_back = refuse(w)
        post, _ = w.find("join")
        w.env.backend.delete_message(w.session.channel, post.id)
        await w.sweep(300)
        assert (await w.reload()).paused == Pause.CHANNEL
        await nothing_is_owed(w)
        give_back()
        await w.sweep(61)
        assert (await w.reload()).paused == NONE and w.find("join")[0].id != post.id


async def test_neither_a_result_nor_a_vote_is_owed_to_a_thread_that_is_gone(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.slash("Ann", "table end")
        ballots: Any = w.bot.get_cog("Ballots")
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        await w.bot.sessions.store.execute("UPDATE proposals SET dirty = 1")
        assert await ballots.votes.unshown() == []
        tries = len(w.env.http_requests)
        await w.sweep(600)
        assert len(w.env.http_requests) == tries
        await w.people["Ann"].slash(w.channel, "table here", game=w.session_id)
        await w.rest()
        await w.sweep()
        await w.press("Bob", "vote", "1", "yes")
        assert (await w.rest()).status == "over"
        await w.begun("Ann", "Bob")
        await w.forward(lambda session: len(session.humans) == 2 and session.seq > 3, Random(1))
        w.env.backend.channels.pop(w.session.channel)  # nobody hears of it
        await w.bot.sessions.govern(w.session_id, _ended)
        await w.rest()
        await w.sweep(61)
        assert (await w.reload()).status == "over"
        await nothing_is_owed(w)


async def _ended(session: Session, batch: Batch) -> None:
    session.game.apply(session.playing, ENDING)
    session.status = "over"
    write(batch, session, 1.0, None, ENDING, [])


# Nobody acts


async def idle(w: World) -> None:
    """Ann and Bob have a game that has just come to stand still since neither of them acts."""
    await w.begun("Ann", "Bob", **{"table-deadline": "2d"})
    await w.forward(asked("route"), Random(1))
    await w.env.settle()
    await day(w, idle=1)
    assert (await w.reload()).paused == Pause.IDLE


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_game_in_which_nobody_acts_says_so_in_its_post_and_goes_on_with_any_press(
    tmp_path: Path, language: str
) -> None:
    async with slow(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", **{"table-deadline": "2d"})
        posts = len(w.posts())
        await day(w, idle=1)
        assert w.session.paused == Pause.IDLE and len(w.posts()) == posts + 1, "a reminder, and no more"
        still = w.bot.texts(language)("public-paused", why="idle")
        assert still in w.text(w.boards()[-1]) and still in await w.slash("Eve", "table status")
        assert not controls(w.raw(w.boards()[-1]), "a:")
        await nothing_is_owed(w)
        seq = w.session.seq
        await w.press("Eve", "log", message=w.boards()[-1])
        assert (await w.reload()).paused == Pause.IDLE, "who only watches wakes nobody"
        w.watch.said.clear()
        other = next(name for name in ("Ann", "Bob") if name != w.due())
        due = w.due()
        await w.press(other, "hand", message=w.boards()[-1])
        session = await w.rest()
        assert session.paused == NONE and session.seq == seq + 1
        called = [user for said in w.watch.said for user in said.pings]
        assert called == [w.people[due].id], "who is due is called, once; who is here is not"
        assert await w.bot.sessions.store.rows("SELECT * FROM timers")
        assert w.find("a", message=w.boards()[-1])
        await day(w, idle=2)
        assert w.session.paused == NONE


async def test_as_long_as_nobody_acts_the_database_is_hardly_asked_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow(tmp_path) as w:
        manager = Person(w.people["Ann"].id, "Ann", manager=True)
        await w.bot.servers.change(w.guild.id, manager, {"board": [w.channel.id]})
        await w.begun("Ann", "Bob", **{"table-deadline": "2d"})
        await w.sweep(300)
        store, asked = w.bot.sessions.store, list[str]()
        rows = store.rows

        async def counted(query: str, *values: Any) -> Any:
            asked.append(query)
            return await rows(query, *values)

        monkeypatch.setattr(store, "rows", counted)
        await hours(w, 1)
        assert len(asked) <= 40, "\n".join(asked)


async def test_a_thread_that_discord_has_put_away_is_not_opened_for_it(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob")
        w.env.inject_error("PATCH", MESSAGE, status=400, code=50083, times=None)
        posts = len(w.posts())
        await day(w, idle=1)
        assert w.session.paused == Pause.IDLE and len(w.posts()) == posts
        await nothing_is_owed(w)
        w.env.backend.faults.clear()
        await w.press(w.due(), "a")  # the old post stands as it stood
        assert (await w.rest()).paused == NONE and len(w.posts()) > posts


async def test_any_command_of_a_seat_goes_on_with_a_game(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob")
        for command in ("table log", "table board", "hitz bid"):
            await w.bot.sessions.stop(w.session_id, Pause.IDLE)
            name = w.due()
            await w.slash(name, command, **({"amount": 0} if command == "hitz bid" else {}))
            session = await w.rest()
            assert session.paused == NONE, command
        assert session.seq == 4, "three times it goes on, and one bid"


async def test_a_lobby_in_which_nobody_presses_anything_ends(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        await day(w, lobbies=1)
        assert w.session.status == "dropped"
        assert not [post for post in w.posts() if controls(w.raw(post), "begin")]
        await w.begun("Ann", "Bob", where="here")


# The server


@asynccontextmanager
async def removed(w: World) -> AsyncIterator[Callable[[], None]]:
    """Without the bot; the result invites it again, to all that was there."""
    backend = w.env.backend
    guild = backend.guilds[w.guild.id]
    channels = {id: backend.channels[id] for id in (*guild.channel_ids, *guild.thread_ids)}
    messages = {id: backend.messages[id] for id in channels}
    backend.remove_guild(guild.id)
    await w.env.settle()

    def invite() -> None:
        backend.guilds[guild.id] = guild
        backend.channels.update(channels)
        backend.messages.update(messages)
        created = serializers.guild_create_payload(backend, guild)
        del created["unavailable"]  # which Discord says only of servers that the bot is already in
        backend.emit("GUILD_CREATE", created)

    yield invite


@pytest.mark.parametrize("away", ["noticed", "unnoticed"])
async def test_a_server_removes_the_bot_and_takes_it_back(tmp_path: Path, away: str) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        playing, seq = w.session_id, w.session.seq
        await w.open("Cy", where="here")
        lobby = w.session_id
        if away == "unnoticed":
            await w.stop()
        async with removed(w) as invite:
            if away == "unnoticed":
                await w.start()
                await w.sweep()
            for id in (playing, lobby):
                assert Pause.SERVER in (await w.bot.sessions.get(id)).paused
            await nothing_is_owed(w)
            tries = len(w.env.http_requests)
            await day(w, lobbies=1, idle=1, servers=30)
            session = await w.bot.sessions.get(playing)
            assert session.seq == seq
            assert len(w.env.http_requests) - tries < 20
            if away == "unnoticed":
                await w.stop()
            invite()
            if away == "unnoticed":
                await w.start()
        await w.env.settle()
        await w.sweep()
        assert (await w.rest()).paused == NONE and w.session.status == "lobby"
        w.session_id = playing
        session = await w.rest()
        assert session.paused == NONE and "goes on" in w.text(w.boards()[-1])
        await play(w, Random(2))


async def test_a_removal_that_cannot_be_written_down_is_found_out_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)

        async def away(*args: object) -> None:
            raise StoreError("closed", path="")

        with monkeypatch.context() as broken:
            broken.setattr(w.bot.sessions.store, "execute", away)
            w.env.backend.remove_guild(w.guild.id)
            await w.env.settle()
        assert (await w.reload()).paused == NONE
        await cast(Any, w.bot.get_cog("Keeping")).sweep()
        assert (await w.rest()).paused == Pause.SERVER


async def test_a_server_that_removed_the_bot_while_a_connection_was_lost_is_noticed(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        cog = cast(Any, w.bot.get_cog("Keeping"))
        await cog.on_shard_disconnect(0)
        await cog.on_shard_ready(0)  # the new connection names no server: discord.py goes on knowing the old ones
        assert w.bot.get_guild(w.guild.id) is not None and (await w.reload()).paused == Pause.SERVER
        await day(w)
        assert (await w.reload()).paused == Pause.SERVER
        await cog.on_guild_available(w.bot.get_guild(w.guild.id))  # the next one does
        assert (await w.rest()).paused == NONE
        await cog.on_shard_disconnect(0)
        await cog.on_guild_available(w.bot.get_guild(w.guild.id))
        await cog.on_shard_ready(0)
        assert (await w.reload()).paused == NONE


async def test_one_game_that_cannot_go_on_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as w:
        stopped = [(await w.begun("Ann", "Bob")).id for _ in range(2)]
        on = w.bot.sessions.go_on
        for id in stopped:
            await w.bot.sessions.stop(id, Pause.CHANNEL)

        async def go_on(id: str, gone: Pause, user: int | None = None) -> None:
            if id == min(stopped):
                raise Incident("0000")
            await on(id, gone, user)

        monkeypatch.setattr(w.bot.sessions, "go_on", go_on)
        await cast(Any, w.bot.get_cog("Keeping"))._look()
        assert [(await w.bot.sessions.get(id)).paused for id in sorted(stopped)] == [Pause.CHANNEL, NONE]


async def test_a_server_that_removed_the_bot_is_forgotten_after_its_days(tmp_path: Path) -> None:
    async with slow(tmp_path) as w:
        await w.begun("Ann", "Bob", **TIMED)
        await w.forward(asked("route"), Random(1))
        old = w.session_id
        async with removed(w) as invite:
            cast(Any, w.bot.get_cog("Keeping")).keeper.keeping = Keeping(servers=2)
            await hours(w, 47.5)
            assert await w.ids() == {old}
            await w.hours(25)  # the next time it comes by
            assert await w.ids() == set()
            assert await w.bot.sessions.store.rows("SELECT * FROM servers") == []
            invite()
        await w.env.settle()
        await w.begun("Ann", "Bob", where="here")
        await w.press(w.due(), "a")


async def test_a_role_that_the_bot_is_given_is_a_reason_to_look_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow(tmp_path) as w:
        cog: Any = w.bot.get_cog("Keeping")
        looked: list[int] = []

        async def look(guild: int) -> None:
            looked.append(guild)

        monkeypatch.setattr(cog, "_look", look)
        guild = w.bot.get_guild(w.guild.id)
        assert guild is not None
        w.bot.dispatch("member_update", guild.me, guild.me)  # which Discord sends of the bot itself without an intent
        await w.env.settle()
        assert looked == [w.guild.id]
