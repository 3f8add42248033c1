"""Posts that one failed call, or a stop at the wrong moment, must not leave behind with buttons that live on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pressing import GAMES, answer
from said import controls
from simulated import World, asked, world

from engine.tables import posted
from telling import headings

MESSAGES = "/channels/*/messages"
MESSAGE = "/channels/*/messages/*"


def live(w: World) -> list[Any]:
    """The turn posts that have buttons."""
    return [board for board in w.boards() if controls(w.raw(board))]


def lobbies(w: World) -> list[Any]:
    return [post for post in w.posts() if controls(w.raw(post), "begin:")]


async def next_side(w: World) -> None:
    """Answers until another side is to act: its post is a new one."""
    session = await w.rest()
    side, random = session.waiting_for(), Random(1)
    while (await w.rest()).waiting_for() == side:
        await answer(w, random)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("restart", [False, True])
async def test_an_old_post_that_could_not_be_edited_loses_its_buttons_later(
    tmp_path: Path, game: str, restart: bool
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        (old,) = w.boards()
        if game == "zombies":
            await w.forward(lambda s: w.boards()[-1].id != old.id, Random(1))
            old = w.boards()[-1]
        words = w.text(old).splitlines()[0]
        w.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", times=None)
        await next_side(w)
        assert [board.id for board in live(w)] == [old.id, w.boards()[-1].id]
        if restart:
            await w.restart()
        await w.sweep(120)
        assert len(live(w)) == 2
        w.env.backend.faults.clear()
        await w.sweep(1800)
        assert [board.id for board in live(w)] == [w.boards()[-1].id]
        assert words in w.text(old), "its words stay"
        calls = len(w.wire.calls)
        await w.sweep(3600)
        assert len(w.wire.calls) == calls, "what is right is left alone"


async def test_an_old_post_that_cannot_be_made_out_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        old = w.boards()[-1]
        w.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", times=None)
        await next_side(w)
        await w.restart()
        w.env.backend.faults.clear()

        def fail(*args: Any) -> Any:
            raise ValueError("a state that cannot be read")

        with monkeypatch.context() as broken:
            broken.setattr(headings, "heading_of", fail)
            await w.sweep()
        assert any("put off" in str(each) for each in errors)
        errors.clear()
        await w.sweep(1900)
        assert [board.id for board in live(w)] == [w.boards()[-1].id]


async def test_the_announcement_of_a_lobby_that_moves_says_where_it_is(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        announcement = min(w.channel.history(), key=lambda message: message.id)
        hall = w.guild.create_text_channel("hall")
        offered = await w.people["Ann"].autocomplete(hall, "table here", "game", "hit")
        await w.people["Ann"].slash(hall, "table here", game=offered[0]["value"])
        await w.sweep()
        assert f"<#{hall.id}>" in w.text(announcement)


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_lobby_post_that_could_not_be_edited_loses_its_buttons_later(tmp_path: Path, where: str) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", where=where)
        await w.seat("Bob")
        lobby, _ = w.find("begin")
        w.env.inject_error("PATCH", f"/channels/*/messages/{lobby.id}", times=2)
        await w.press("Ann", "begin")
        assert controls(w.raw(lobby))
        await w.sweep(120)
        assert controls(w.raw(lobby)) == []
        assert "begun" in w.text(lobby)


async def test_an_announcement_gets_its_button_later_and_loses_it_when_the_game_begins(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        w.env.inject_error("PATCH", "*")
        await w.open("Ann")
        announcement = min(w.channel.history(), key=lambda message: message.id)
        assert controls(w.raw(announcement)) == []
        await w.sweep()
        assert controls(w.raw(announcement), "join:")
        await w.people["Bob"].click(announcement, custom_id=controls(w.raw(announcement))[0]["custom_id"])
        w.env.inject_error("PATCH", f"/channels/{w.channel.id}/messages/*")
        await w.press("Ann", "begin")
        assert controls(w.raw(announcement), "join:")
        await w.sweep()
        assert controls(w.raw(announcement)) == []
        assert f"<#{w.session.channel}>" in w.text(announcement)


async def test_an_announcement_follows_a_lobby_that_was_closed(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        announcement = min(w.channel.history(), key=lambda message: message.id)
        assert controls(w.raw(announcement), "join:")
        await w.press("Ann", "cancel")
        assert controls(w.raw(announcement)) == []


async def until_held(w: World, random: Random) -> None:
    """Answers until a post has been made of which the bot never hears."""
    sent = w.wire.hold("POST", MESSAGES)
    while not sent.is_set():
        await answer(w, random)
        for _ in range(200):
            if sent.is_set() or not w.bot.presenter._tasks:
                break
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("late", [False, True], ids=["at once", "after hours"])
async def test_a_stop_between_sending_a_board_and_writing_it_down_leaves_no_second_one(
    tmp_path: Path, game: str, late: bool
) -> None:
    """Another answer came in between, so that what is posted after the start is not what was being posted."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game)
        boards, random = len(w.boards()), Random(1)
        await until_held(w, random)
        assert len(w.boards()) == boards + 1
        await answer(w, random)
        await w.stop(orderly=False)
        if late:
            w.wire.forget()
        await w.start()
        if late:
            await w.sweep(3600)
        await w.sweep()
        assert [board.id for board in live(w)] == [w.boards()[-1].id]
        assert await w.bot.sessions.unshown() == []
        await answer(w, random)
        await w.rest()
        await w.env.settle()
        assert [board.id for board in live(w)] == [w.boards()[-1].id]


async def test_a_stop_while_the_lobby_was_being_sent_leaves_no_second_one(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        sent = w.wire.hold("POST", MESSAGES)
        host = w.people["Ann"].id
        session = await w.bot.sessions.open(
            "hitz", guild=w.guild.id, channel=w.channel.id, host=host, name="Ann", language="en"
        )
        w.session_id = session.id
        await sent.wait()
        await w.bot.sessions.join(session.id, w.people["Bob"].id, "Bob")
        await w.bot.sessions.begin(session.id, host)
        await w.stop(orderly=False)
        w.wire.forget()
        await w.start()
        await w.sweep()
        assert lobbies(w) == []
        assert len(live(w)) == 1


async def test_an_answer_that_gets_lost_makes_no_second_lobby(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        w.wire.lose("POST", MESSAGES)
        await w.open("Ann")
        await w.sweep()
        await w.seat("Bob")
        assert len(lobbies(w)) == 1
        assert w.people["Bob"].mention in w.text(lobbies(w)[0])


@pytest.mark.parametrize("allowed", [True, False])
async def test_an_answer_that_gets_lost_makes_no_second_board(tmp_path: Path, allowed: bool) -> None:
    """Also where the bot may not look at what has been said."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        if not allowed:
            path = f"/channels/{w.session.channel}/messages"
            w.env.inject_error("GET", path, status=403, code=50013, times=None)
        w.wire.lose("POST", MESSAGES)
        await w.press(w.due(), "a")
        await w.slash(w.name_at((await w.reload()).waiting_for()[0]), "hitz bid", amount=0)
        await w.sweep()
        assert [board.id for board in live(w)] == [w.boards()[-1].id]
        session = await w.reload()
        assert f"<@{session.seats[session.waiting_for()[0]].user}>" in w.text(w.boards()[-1])


async def test_a_call_whose_answer_gets_lost_is_not_made_twice(tmp_path: Path) -> None:
    """The post stays and somebody is called by a message of its own."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        session = await w.forward(lambda s: asked("bid")(s) and w.boards() != [], Random(1))
        (decision,) = session.awaited()
        user = session.seats[decision.seats[0]].user
        said = len(w.watch.said)
        w.watch.called.clear()
        await w.bot.sessions.store.execute("UPDATE posts SET pinged = '[]' WHERE session = ?", session.id)
        session.posted = None
        await w.bot.sessions.store.execute("UPDATE sessions SET dirty = 1 WHERE id = ?", session.id)
        w.wire.lose("POST", MESSAGES)
        w.bot.presenter.changed(session)
        await w.rest()
        await w.sweep()
        await w.sweep()
        assert [each.pings for each in w.watch.said[said:] if each.pings] == [[user]]


async def test_posts_left_in_another_channel_lose_their_buttons(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        (old,) = w.boards()
        offered = await w.people["Ann"].autocomplete(w.channel, "table here", "game", "hit")
        await w.people["Ann"].slash(w.channel, "table here", game=offered[0]["value"])
        await w.reload()
        assert controls(w.raw(old)) == []
        assert len(live(w)) == 1


@pytest.mark.parametrize("stopped", [True, False], ids=["stop", "lost answer"])
async def test_a_post_on_its_way_when_its_table_moves_keeps_no_buttons(tmp_path: Path, stopped: bool) -> None:
    """Nobody has heard of it when its table goes to another channel, and nobody does later."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        old, hall, boards = w.thread, w.guild.create_text_channel("hall"), len(w.boards())
        if stopped:
            await until_held(w, Random(1))
        else:
            w.wire.lose("POST", MESSAGES)
            await next_side(w)
        assert len(w.boards()) == boards + 1
        await w.bot.presenter.move(w.live, hall.id)
        if stopped:
            await w.stop(orderly=False)
            w.wire.forget()
            await w.start()
        await w.sweep()
        await w.rest()
        assert [controls(w.raw(each)) for each in old.history() if controls(w.raw(each))] == []
        (board,) = hall.history()
        assert controls(w.raw(board), "hand:")
        assert (await posted.read(w.bot.sessions.store, w.session)).sending is None
