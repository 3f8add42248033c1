"""The board of a server: one post, edited at most once a minute, that tells of its tables what everybody may know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from said import controls
from simulated import World, one_press, use, world

from cogs.noticeboard import EVERY, MARK, TURNS
from cogs.showing import reply
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.store.ownership import Owned


async def settle(w: World, channel: Any) -> None:
    manager = Person(w.people["Ann"].id, "Ann", manager=True)
    await w.bot.servers.change(w.guild.id, manager, {"board": [channel.id] if channel else []})


def cog(w: World) -> Any:
    return w.bot.get_cog("Noticeboard")


async def look(w: World, *, later: bool = True) -> None:
    """The next look; a minute later, unless it is the same minute still."""
    board = cog(w)
    if later:
        board._next.clear()
        board._turns.clear()
    await board.look.coro(board)
    await w.env.settle()


def forgotten(w: World) -> None:
    """As after a start."""
    board = cog(w)
    board._shown.clear()
    board._said.clear()
    board._writes = -1


def boards(w: World, channel: Any) -> list[Any]:
    return [each for each in channel.history() if w.text(each).startswith(MARK)]


async def ended(w: World) -> None:
    await GameMaster(w.bot.sessions).end(w.session.id, Person(w.people["Ann"].id, "Ann"), "", "a")
    await w.rest()


async def test_a_board_that_cannot_be_made_is_put_off_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        news, tried = w.guild.create_text_channel("news"), list[int]()
        await settle(w, news)

        async def broken(server: Any, *args: Any) -> Any:
            tried.append(server.id)
            raise RuntimeError("broken")

        monkeypatch.setattr(cog(w), "_post", broken)
        for _ in range(2):
            await look(w, later=False)
        assert tried == [w.guild.id]
        errors.clear()
        monkeypatch.undo()
        await look(w)
        assert len(boards(w, news)) == 1


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_board_tells_of_free_seats_turns_and_what_ended_last(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        news = w.guild.create_text_channel("news")
        manager = Person(w.people["Ann"].id, "Ann", manager=True)
        await w.bot.servers.change(w.guild.id, manager, {"language": language})
        await settle(w, news)
        await look(w)
        (board,) = boards(w, news)
        none = {"en": "Nobody is playing", "ru": "никто не играет"}[language]
        assert none in w.text(board)
        await w.open("Ann")
        await look(w)
        free = {"en": "🪑 3 seats are free", "ru": "🪑 есть 3 места"}[language]
        assert free in w.text(board) and f"<#{w.session.channel}>" in w.text(board) and none not in w.text(board)
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await w.reload()
        await look(w)
        due = [w.session.names[seat] for seat in w.session.waiting_for()]
        assert "⏳" in w.text(board) and all(name in w.text(board) for name in due) and "<t:" in w.text(board)
        await ended(w)
        await look(w)
        assert "🏁" in w.text(board) and [each.filename for each in boards(w, news)[0].attachments] == ["board.png"]
        assert len(boards(w, news)) == 1 and not [s for s in w.watch.said if s.id == board.id and s.pings]


async def test_it_is_edited_at_most_once_a_minute_and_only_when_something_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a board and the results told elsewhere, of a table that answers every ten seconds all calls that Discord's
    limit counts."""
    monkeypatch.setattr(reply, "PATIENCE", 600)
    async with world(tmp_path) as w:
        news, results = w.guild.create_text_channel("news"), w.guild.create_text_channel("results")
        w.watch.chronicles.add(results.id)
        await settle(w, news)
        manager = Person(w.people["Ann"].id, "Ann", manager=True)
        await w.bot.servers.change(w.guild.id, manager, {"results": [results.id], "digests": True, "prophets": True})
        await w.begun("Ann", "Bob", game="hitz", stand_ins=2)
        await look(w)
        calls = len(_counted(w))
        await look(w)
        assert len(_counted(w)) == calls, "nothing has changed"
        seconds, answers, random = 0, 0, Random(5)
        while answers < 60 and (await w.reload()).status == "playing":
            post = w.boards()[-1]
            shown = controls(w.raw(post), "a:")
            if not shown:
                post = await w.hand(w.due())
                shown = controls(w.raw(post), "a:")
            seq = w.session.seq
            await use(w, w.due(), post, random.choice(shown), random)
            if (await w.reload()).seq == seq:
                await one_press(w, random)
                continue
            answers, seconds = answers + 1, seconds + 10
            if seconds % EVERY == 0:
                cog(w)._next.clear()
            await look(w, later=seconds % TURNS == 0)
        every = _counted(w)[calls:]
        board = [path for path in every if str(news.id) in path]
        part = [path for path in every if str(results.id) in path]
        said = f"{len(every) / answers:.2f} calls per answer, {len(board) / answers:.2f} of them for the board"
        print(f"{said}, {len(part) / answers:.2f} for the chronicle")
        assert 0 < len(board) <= 2 + seconds / TURNS and len(boards(w, news)) == 1
        assert len(every) / answers <= 0.6
        told = sorted(results.history(), key=lambda each: each.id)
        digests = [each for each in told if each.attachments]
        assert digests and all(f"<#{w.session.channel}>" in each.content for each in told)
        assert "**Hit Z Road** · Round 1" in digests[0].content and not any(each.mentions for each in told)


def _counted(w: World) -> list[str]:
    """The calls that Discord's limit counts: those to an interaction are not."""
    return [path for _, path in w.wire.calls if path.startswith("/channels/")]


async def test_who_may_not_see_a_table_does_not_read_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        await settle(w, news)
        await w.open("Ann")
        await look(w)
        (board,) = boards(w, news)
        assert f"<#{w.session.channel}>" in w.text(board)
        channel = w.bot.get_channel(w.channel.id)
        assert isinstance(channel, discord.TextChannel)
        channel._overwrites = [
            discord.abc._Overwrites({"id": w.guild.id, "type": 0, "allow": "0", "deny": str(1 << 10)})
        ]
        forgotten(w)
        await look(w)
        assert f"<#{w.session.channel}>" not in w.text(board)


async def test_it_comes_back_when_deleted_moves_and_goes(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        news, other = w.guild.create_text_channel("news"), w.guild.create_text_channel("other")
        await settle(w, news)
        await look(w)
        (board,) = boards(w, news)
        await w.bot.get_partial_messageable(news.id).get_partial_message(board.id).delete()
        await w.env.settle()
        await look(w)
        (again,) = boards(w, news)
        assert again.id != board.id
        await settle(w, other)
        await look(w)
        assert boards(w, news) == [] and len(boards(w, other)) == 1
        await settle(w, None)
        await look(w)
        assert boards(w, other) == []
        assert await w.bot.sessions.store.row("SELECT board_channel FROM servers") == (None,)


async def test_a_restart_and_a_kill_while_it_was_on_its_way_leave_one_board(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        await settle(w, news)
        await look(w)
        (board,) = boards(w, news)
        forgotten(w)
        await look(w)
        assert [each.id for each in boards(w, news)] == [board.id], "after a start it is edited"
        await w.bot.sessions.store.execute("UPDATE servers SET board_message = 0")
        forgotten(w)
        await look(w)
        assert [each.id for each in boards(w, news)] == [board.id], "it had arrived"
        assert await w.bot.sessions.store.row("SELECT board_message FROM servers") == (board.id,)


async def test_a_channel_that_is_gone_stops_nothing_and_other_processes_leave_it_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        await settle(w, news)
        w.bot.sessions.store.owned = Owned(shards=2, held={})
        await look(w)
        assert boards(w, news) == [], "another process has this server"
        w.bot.sessions.store.owned = Owned()
        await settle(w, type("Gone", (), {"id": 12345}))
        await look(w)
        await settle(w, news)
        await look(w)
        assert len(boards(w, news)) == 1
