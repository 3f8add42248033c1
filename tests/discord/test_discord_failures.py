"""Discord fails: nothing is lost, nothing stays behind, and the next press or the sweep makes the channel right."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from random import Random

import discord
import pytest
from said import controls
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simulated import World, asked, one_press, play, world
from wire import MESSAGE, MESSAGES

from cogs.base import ids
from engine.games.hitz.phases.auction import Bidding
from engine.tables import running

UNKNOWN_CHANNEL = 10003
FAILURES = [(500, 0), (403, 50013), (404, UNKNOWN_CHANNEL)]
Errors = list[logging.LogRecord]


async def board_is_right(w: World) -> None:
    """The newest board is one of the present moment, with the buttons of the open question, and the only such one."""
    await w.env.settle()
    session = await w.reload()
    assert await w.bot.sessions.unshown() == []
    assert [bool(controls(w.raw(board))) for board in w.boards()] == [False] * (len(w.boards()) - 1) + [True]
    name = w.name_at(session.waiting_for()[0])
    assert f"<@{w.people[name].id}>" in w.text(w.boards()[-1])
    panel = await w.hand(name)
    assert controls(w.raw(panel), "a:")


@pytest.mark.parametrize("where", ["here", "thread"])
@pytest.mark.parametrize(("status", "code"), [each for each in FAILURES if each[1] != UNKNOWN_CHANNEL])
async def test_first_lobby_post_fails_and_the_sweep_posts_it(
    tmp_path: Path, where: str, status: int, code: int
) -> None:
    async with world(tmp_path) as w:
        w.env.inject_error("POST", MESSAGES, status=status, code=code)
        await w.open("Ann", pace="post", where=where)
        assert [post for post in w.posts() if controls(w.raw(post), "begin:")] == []
        assert "not begun" in await w.slash("Ann", "table hand")
        await w.sweep()
        await w.seat("Bob")
        await w.press("Ann", "begin")
        await board_is_right(w)


async def test_a_lobby_whose_channel_is_gone_before_its_first_post_ends(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        w.env.inject_error("POST", MESSAGES, status=404, code=UNKNOWN_CHANNEL)
        await w.open("Ann", pace="post", where="thread")
        assert (await w.reload()).status == "dropped"
        await w.open("Ann", pace="post", where="thread")
        assert (await w.reload()).status == "lobby", "the next one is opened as if nothing had happened"


async def test_first_lobby_post_fails_and_the_next_press_posts_it(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        w.env.inject_error("POST", MESSAGES)
        await w.open("Ann", pace="post")
        announcement = next(m for m in w.channel.history() if controls(w.raw(m), "join:"))
        await w.people["Bob"].click(announcement, custom_id=ids.make("join", w.session_id))
        assert w.name_of(w.session.seats["b"].user) == "Bob"
        assert len([post for post in w.posts() if controls(w.raw(post), "begin:")]) == 1


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_thread_cannot_be_made(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path) as w:
        w.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
        reply = w.reply(await w.people["Ann"].slash(w.channel, "hitz start"))
        assert reply
        assert await w.ids() == set()
        assert [m for m in w.channel.history() if not m.flags.ephemeral] == []
        await w.open("Ann")


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_first_board_fails(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        w.env.inject_error("POST", MESSAGES, status=status, code=code)
        await w.press("Ann", "begin")
        assert (await w.reload()).status == "playing"
        assert w.boards() == []
        assert "Bid or pass" in await w.slash(w.due(), "table hand")
        await w.sweep()
        assert len(w.boards()) == 1
        await board_is_right(w)


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_later_board_fails_and_the_next_press_posts_it(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        first = w.due()
        w.env.inject_error("POST", MESSAGES, status=status, code=code)
        await w.press(first, "a")
        await w.reload()
        assert len(w.boards()) == 1
        assert w.due() != first
        await w.slash(w.due(), "hitz bid", amount=0)
        await board_is_right(w)


@pytest.mark.parametrize(
    ("status", "code", "new"), [(500, 0, False), (404, 10008, True), (400, 50083, True), (400, 30046, True)]
)
async def test_edit_fails(tmp_path: Path, status: int, code: int, new: bool) -> None:
    """A board that cannot be edited any more is posted anew; one that cannot be edited just now is edited later."""
    async with world(tmp_path) as w:
        await w.begun("Ann")
        await w.forward(asked("route"), Random(1))
        boards = len(w.boards())
        w.env.inject_error("PATCH", MESSAGE, status=status, code=code)
        seq = w.session.seq
        while (await w.reload()).seq == seq:
            await one_press(w, Random(2))
        await w.sweep()
        assert len(w.boards()) == boards + new
        await w.sweep()
        assert await w.bot.sessions.unshown() == []
        await play(w, Random(1))


async def test_failing_for_an_hour_and_play_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        w.env.inject_error("*", MESSAGES, times=None)
        w.env.inject_error("*", MESSAGE, times=None)
        seq = w.session.seq
        random = Random(1)
        for _ in range(10):
            await one_press(w, random)
            await w.reload()
        assert w.session.seq > seq + 3
        tries = len(w.env.http_requests)
        await w.sweep(3600)
        assert len(w.env.http_requests) - tries < 20, "tries come with growing pauses"
        w.env.backend.faults.clear()
        await w.sweep(1830)
        await board_is_right(w)


async def test_deleted_board_is_posted_anew_with_the_next_press(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann")
        await w.forward(asked("route"), Random(1))
        board = w.boards()[-1]
        panel = await w.hand("Ann")
        w.env.backend.delete_message(w.session.channel, board.id)
        seq = w.session.seq
        while (await w.reload()).seq == seq:
            w.panels["Ann"] = panel
            await one_press(w, Random(2))
        await board_is_right(w)


async def test_deleted_thread_loses_nothing_else(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, lost, data = w.due(), w.session_id, w.session.data
        w.watch.reminders = True  # the host is told
        post, id = w.find("a", message=w.boards()[-1])
        w.deliver(name, post, id)
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        await w.sweep(600)
        session = await w.bot.sessions.get(lost)
        assert session.status == "playing"
        assert session.seq == 1
        assert session.data != data
        assert "Hit Z Road" in w.reply(await w.people[name].slash(w.channel, "me games"))
        assert await w.bot.sessions.unshown() == [], "nothing is owed to a channel that is gone"
        await w.begun("Ann", "Bob")
        await w.press(w.due(), "a")
        assert len(w.boards()) == 2


async def test_start_without_permissions_names_them(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        denied = discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
        locked = w.guild.create_text_channel("locked", overwrites={w.bot.user: denied})
        reply = w.reply(await w.people["Ann"].slash(locked, "hitz start"))
        assert "Attach Files" in reply
        assert "Create Public Threads" in reply
        reply = w.reply(await w.people["Ann"].slash(locked, "hitz start", where="here"))
        assert "Attach Files" in reply
        assert "Create Public Threads" not in reply
        assert await w.ids() == set()
        assert [m for m in locked.history() if not m.flags.ephemeral] == []


async def test_permission_lost_and_given_back(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        denied = discord.Permissions(send_messages_in_threads=True, view_channel=True).value
        bot = w.env.backend.bot_user.id
        overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, deny=denied)
        w.env.backend.set_overwrite(w.channel.id, overwrite)
        name = w.due()
        await w.press(name, "a")
        assert (await w.reload()).seq == 1
        assert len(w.boards()) == 1
        w.env.backend.delete_overwrite(w.channel.id, bot)
        await w.sweep(61)
        assert len(w.boards()) == 2
        await board_is_right(w)


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_private_answer_fails(tmp_path: Path, method: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name = w.due()
        panel = await w.hand(name)
        w.env.inject_error(method, "/webhooks/*")
        if method == "PATCH":
            await w.people[name].click(panel, custom_id=controls(w.raw(panel), "a:")[0]["custom_id"])
        else:
            await w.slash(name, "hitz bid", amount=1)
        assert (await w.reload()).seq == 1
        assert w.due() != name
        await board_is_right(w)


@pytest.mark.parametrize("status", [404, 500])
async def test_a_press_that_cannot_be_answered_counts_once_and_the_board_is_right(tmp_path: Path, status: int) -> None:
    """Discord takes the answer for too late, or fails: what is on disk is shown all the same."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        post, id = w.find("a")
        first = w.due()
        w.env.inject_error("POST", "/interactions/*", status=status, code=10062, times=None)
        await w.people[first].click(post, custom_id=id)
        assert (await w.reload()).seq == 1
        await board_is_right_for(w, first)
        await w.forge(first, id, message=post)
        assert (await w.reload()).seq == 1
        w.env.backend.faults.clear()
        await w.press(w.due(), "a")
        assert (await w.reload()).seq == 2
        await board_is_right(w)


async def board_is_right_for(w: World, before: str) -> None:
    """Somebody else is due, and only the newest post has buttons."""
    await w.env.settle()
    assert w.due() != before
    assert f"<@{w.people[w.due()].id}>" in w.text(w.boards()[-1])
    assert [bool(controls(w.raw(board))) for board in w.boards()] == [False, True]


# Our own faults


async def test_a_rule_raises_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: Errors) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, data = w.due(), w.session.data

        def broken(*_: object) -> None:
            raise ZeroDivisionError("a rule is broken")

        with monkeypatch.context() as patch:
            patch.setattr(Bidding, "on_bid", broken)
            pressed = w.reply(await w.press(name, "a"))
            typed = await w.slash(name, "hitz bid", amount=1)
        for reply in (pressed, typed):
            number = re.search(r"incident ([0-9a-f]{6})", reply)
            assert number
            assert any(number[1] in record.getMessage() for record in errors)
        errors.clear()
        assert ((await w.reload()).seq, w.session.data) == (0, data)
        await w.press(name, "a")
        assert (await w.reload()).seq == 1
        await board_is_right(w)


async def test_a_rule_raises_in_what_happens_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    """The table says so in public, keeps what was sound, and the next press goes on."""
    monkeypatch.setattr(running, "PAUSES", (3600,))
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        real, ann = Bidding.on_bid, w.session.seat_of(w.people["Ann"].id)

        def broken(self: Bidding, s: object, ask: object, word: str) -> object:
            if self.turn != ann:
                raise ZeroDivisionError("a rule is broken")
            return real(self, s, ask, word)

        with monkeypatch.context() as patch:
            patch.setattr(Bidding, "on_bid", broken)
            await w.slash("Ann", "hitz bid", amount=1)
            assert (await w.reload()).seq >= 1
            assert re.search(r"incident [0-9a-f]{6}", w.text(w.boards()[-1]))
            assert errors
            errors.clear()
        await w.slash("Ann", "table leave")
        await w.slash("Ann", "table join")
        await w.reload()
        assert not re.search(r"incident [0-9a-f]{6}", w.text(w.boards()[-1]))


async def test_a_picture_cannot_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: Errors) -> None:
    from render.boards import BOARDS

    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")

        def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError("no paint")

        with monkeypatch.context() as patch:
            patch.setattr(BOARDS["hitz"], "draw", broken)
            await w.press(w.due(), "a")
            reply = await w.slash("Ann", "table board")
            assert "incident" in reply
            assert errors
            errors.clear()
        assert (await w.reload()).seq == 1
        await w.sweep()
        await board_is_right(w)


async def test_an_unreadable_table_harms_no_other(tmp_path: Path, errors: Errors) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        bad, post = w.session_id, w.boards()[-1]
        await w.begun("Ann", "Bob")
        await w.bot.sessions.store.execute("UPDATE sessions SET state = x'7b7d', dirty = 1 WHERE id = ?", bad)
        await w.restart()
        await w.sweep(600)
        assert "incident" in await w.forge("Ann", ids.make("hand", bad), message=post)
        assert all(bad in record.getMessage() for record in errors)
        errors.clear()
        await w.press(w.due(), "a")
        assert (await w.reload()).seq == 1
        assert len(w.boards()) == 2
        assert await w.bot.sessions.unshown() == [bad]


async def test_a_table_whose_thread_was_deleted_goes_on_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        w.env.backend.delete_channel(w.session.channel)
        await w.env.settle()
        (offered,) = await w.people["Ann"].autocomplete(w.channel, "table here", "game", "hit")
        await w.people["Bob"].slash(w.channel, "table here", game=offered["value"])
        assert (await w.reload()).channel != w.channel.id, "only its host may move a table"
        await w.people["Ann"].slash(w.channel, "table here", game=offered["value"])
        assert (await w.reload()).channel == w.channel.id
        assert w.find("a", message=w.boards()[-1]), "the board stands in the new place with its buttons"
