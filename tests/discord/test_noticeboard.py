"""The board of a server: one post, edited at most once a minute, that tells of its tables what everybody may know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest
from said import controls
from simulated import World, one_press, use, world

from cogs.noticeboard import LASTS, MARK, REFUSED, TURNS
from cogs.showing import elsewhere, reply
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.store import StoreError
from engine.store.ownership import Owned


async def settle(w: World, channel: Any) -> None:
    manager = Person(w.people["Ann"].id, "Ann", manager=True)
    await w.bot.servers.change(w.guild.id, manager, {"board": [channel.id] if channel else []})


def cog(w: World) -> Any:
    return w.bot.get_cog("Noticeboard")


async def look(w: World, *, later: bool = True) -> None:
    """The next look; so much later that turns are told, unless it is the same minute still."""
    board = cog(w)
    await board.look.coro(board)
    if later:
        await w.sweep(TURNS)
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
        await w.sweep(REFUSED)
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


@pytest.mark.parametrize(("people", "stand_ins"), [(2, 2), (4, 0)])
async def test_board_and_chronicle_cost_a_live_table_hardly_a_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int, stand_ins: int
) -> None:
    """All calls that Discord's limit counts, of a table that answers every ten seconds, and those beside it. To tidy up
    the thread, as sweeps do later, is not counted."""
    monkeypatch.setattr(reply, "PATIENCE", 600)
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee")) as w:
        news, results = w.guild.create_text_channel("news"), w.guild.create_text_channel("results")
        w.watch.chronicles.add(results.id)
        await settle(w, news)
        manager = Person(w.people["Ann"].id, "Ann", manager=True)
        await w.bot.servers.change(w.guild.id, manager, {"results": [results.id], "digests": True, "prophets": True})
        await w.begun(*[*w.people][:people], stand_ins=stand_ins)
        await w.sweep(60)
        own, beside, answers, random = 0, list[str](), 0, Random(5)
        while answers < 60 and (await w.reload()).status == "playing":
            w.wire.calls.clear()
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
            answers += 1
            every = _counted(w)
            own += len([path for path in every if str(w.session.channel) in path])
            await w.env.advance_time(10)
            beside += [path for path in _counted(w) if str(news.id) in path or str(results.id) in path]
        each = (own + len(beside)) / answers
        print(f"{each:.2f} calls per answer, {len(beside) / answers:.2f} of them for board and chronicle")
        edits = [path for path in beside if str(news.id) in path]
        assert len(edits) <= 1 and len(boards(w, news)) == 1 and "being played right now" in w.text(boards(w, news)[0])
        assert len(beside) / answers <= 0.05 and each <= 0.6


async def _three_rounds(w: World) -> Any:
    """The channel of results after three rounds that ended soon after one another."""
    results = w.guild.create_text_channel("results")
    w.watch.chronicles.add(results.id)
    manager = Person(w.people["Ann"].id, "Ann", manager=True)
    await w.bot.servers.change(w.guild.id, manager, {"results": [results.id], "digests": True})
    await w.begun("Ann", "Bob", "Cy", "Dee")
    random = Random(5)
    for number in (2, 3, 4):
        await w.forward(lambda s, number=number: cast(Any, s.playing).round >= number, random)
    return results


async def test_parts_that_end_soon_after_one_another_are_told_together(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        told = sorted(results.history(), key=lambda each: each.id)
        assert len(told) == 1 and "**Hit Z Road** · Round 1" in told[0].content
        await w.sweep(elsewhere.APART + 60)
        told = sorted(results.history(), key=lambda each: each.id)
        assert len(told) == 2 and "**Hit Z Road** · Round 2: " in told[1].content and told[1].attachments
        assert " … Round 3: " in told[1].content.splitlines()[0], "what came before is not lost"
        assert all(f"<#{w.session.channel}>" in each.content for each in told) and not any(e.mentions for e in told)
        await w.sweep(2 * elsewhere.APART)
        assert len(results.history()) == 2, "each part once"


async def test_what_is_held_back_is_looked_for_again_where_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        told, away, held = w.bot.presenter._elsewhere, [True], elsewhere.posted.held

        async def asked(store: Any) -> Any:
            if away and away.pop():
                raise StoreError("away")
            return await held(store)

        monkeypatch.setattr(elsewhere.posted, "held", asked)
        monkeypatch.setattr(told, "_last", dict[str, float]())
        with pytest.raises(StoreError):
            await told.sweep()
        assert len(results.history()) == 1
        await told.sweep()
        assert len(results.history()) == 2


async def test_what_cannot_be_told_elsewhere_holds_up_no_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    """A fault in the words or the picture of a digest must not end every sweep before it has repaired anything."""
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        told = w.bot.presenter._elsewhere

        async def broken(*args: Any) -> Any:
            raise RuntimeError("broken")

        with monkeypatch.context() as during:
            during.setattr(told, "_digest", broken)
            await w.sweep(elsewhere.APART + 60)
            await w.bot.sessions.store.execute("UPDATE sessions SET dirty = 1")
            await w.sweep(60)
            assert await w.bot.sessions.unshown() == [] and len(results.history()) == 1
            during.setattr(told, "_tell", broken)
            seq = w.session.seq
            await w.forward(lambda s: s.seq > seq, Random(5))
        assert await w.bot.sessions.unshown() == [] and not w.bot.presenter._failed
        errors.clear()


async def test_who_slept_past_its_lease_tells_nothing_elsewhere_and_leaves_it_to_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        store, told = w.bot.sessions.store, w.bot.presenter._elsewhere
        ours, drawn = store.owned, told._digests.told

        async def slowly(*args: Any) -> Any:
            made = await drawn(*args)
            store.owned = Owned(shards=2, held={})
            return made

        monkeypatch.setattr(told, "_last", dict[str, float]())
        with monkeypatch.context() as during:
            during.setattr(told._digests, "told", slowly)
            await told.sweep()
        assert len(results.history()) == 1
        store.owned = ours
        told._last.clear()
        await w.sweep(60)
        assert len(results.history()) == 2


async def test_a_digest_that_could_not_be_read_is_told_by_the_next_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        servers, of, away = w.bot.servers, w.bot.servers.of, [True]

        async def asked(guild: int) -> Any:
            if away and away.pop():
                raise StoreError("away")
            return await of(guild)

        monkeypatch.setattr(w.bot.presenter._elsewhere, "_last", dict[str, float]())
        monkeypatch.setattr(servers, "of", asked)
        await w.sweep(60)
        await w.sweep(60)
        assert len(results.history()) == 2
        errors.clear()


@pytest.mark.parametrize("orderly", [True, False])
async def test_what_was_held_back_is_told_after_a_restart_once(tmp_path: Path, orderly: bool) -> None:
    async with world(tmp_path) as w:
        results = await _three_rounds(w)
        assert len(results.history()) == 1
        await w.restart(orderly=orderly)
        for _ in range(3):
            await w.sweep(elsewhere.APART + 60)
        told = sorted(results.history(), key=lambda each: each.id)
        assert len(told) == 2 and "**Hit Z Road** · Round 2" in told[1].content and told[1].attachments
        assert "round 2" in told[1].content.lower()


async def test_a_turn_is_told_once_it_lasts_and_by_a_single_edit(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        news = w.guild.create_text_channel("news")
        await settle(w, news)
        await w.begun("Ann", "Bob")
        await look(w, later=False)
        (board,) = boards(w, news)
        assert "being played right now" in w.text(board)
        await w.sweep(TURNS + 60)
        assert f"⏳\u00a0{w.due()}" in w.text(board)
        for _ in range(2):
            await w.sweep(TURNS - LASTS)
            w.wire.calls.clear()
            before = w.due()
            while w.due() == before:
                await one_press(w, Random(1))
                await w.reload()
            await w.sweep(LASTS - 60)
            assert f"⏳\u00a0{before}" in w.text(board) and not [path for path in _counted(w) if str(news.id) in path]
            await w.sweep(120)
            assert f"⏳\u00a0{w.due()}" in w.text(board)
            assert len([path for path in _counted(w) if str(news.id) in path]) == 1
        w.wire.calls.clear()
        await w.sweep(3 * TURNS)
        assert not [path for path in _counted(w) if str(news.id) in path], "nothing has changed"


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
