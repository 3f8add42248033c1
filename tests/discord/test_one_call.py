"""A press on the public post is answered by the post itself: acknowledgement and board in one call."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from pressing import GAMES, answer
from said import controls
from simulated import World, asked, one_press, use, world

from cogs.base import open_panels
from cogs.base.open_panels import Shown
from cogs.showing import reply
from cogs.showing.reply import Reply
from render.boards import BOARDS


def kinds(w: World) -> list[str]:
    """The calls made, by what they are."""
    found: list[str] = []
    for method, path in w.wire.calls:
        if path.endswith("/callback"):
            found.append("answer")
        elif path.startswith("/webhooks/"):
            found.append("token")
        else:
            found.append({"POST": "send", "PATCH": "edit"}.get(method, method))
    return found


async def public(w: World, wanted: Any) -> tuple[str, Any, dict[str, Any]]:
    """Play on until whoever is due can answer on the public post with one press; who, the post and the control."""
    random = Random(2)
    while True:
        session = await w.forward(lambda s: bool(controls(w.raw(w.boards()[-1]), "a:")) and wanted(s), random)
        for control in controls(w.raw(w.boards()[-1]), "a:"):
            if control["type"] == 2 and control["custom_id"].split(":")[5] == "w":
                return w.name_at(session.waiting_for()[0]), w.boards()[-1], control
        await answer(w, random)


async def test_the_same_side_costs_one_call(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1, mode="alt")
        name, post, control = await public(w, asked("move"))
        seq, before = w.session.seq, w.raw(post)
        w.wire.calls.clear()
        await use(w, name, post, control, Random(1))
        assert (await w.reload()).seq > seq
        assert w.boards()[-1].id == post.id
        assert kinds(w) == ["answer"]
        assert w.raw(post) != before


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_press_on_the_post_folds_the_open_panel_by_one_call_more_and_only_once(
    tmp_path: Path, language: str
) -> None:
    """Nothing of it is out of date any more; those who have none open cost what they did."""
    folded = re.compile("have answered on|уже ответили под")
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="zombies", stand_ins=1, mode="alt")
        name, post, control = await public(w, asked("move"))
        panel = await w.hand(name)
        for calls in (["answer", "token"], ["answer"]):
            w.wire.calls.clear()
            await use(w, name, post, control, Random(1))
            assert sorted(kinds(w)) == calls
            assert controls(w.raw(panel), "a:") == [] and folded.search(w.text(panel))
            name, post, control = await public(w, asked("move"))
        await use(w, name, panel, controls(w.raw(panel), "hand")[0], Random(1))
        assert controls(w.raw(panel), "a:") and not folded.search(w.text(panel))


async def test_a_panel_that_has_become_something_else_is_not_folded(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1, mode="alt")
        name, post, control = await public(w, asked("move"))
        panel = await w.hand(name)
        await use(w, name, panel, controls(w.raw(panel), "orders")[0], Random(1))
        orders = w.raw(panel)
        w.wire.calls.clear()
        await use(w, name, post, control, Random(1))
        assert w.raw(panel) == orders and kinds(w) == ["answer"]


async def test_a_panel_that_was_put_away_is_tried_once(tmp_path: Path) -> None:
    tried: list[int] = []

    async def gone(**what: Any) -> None:
        tried.append(len(tried))
        raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="gone")), "Unknown Message")

    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1, mode="alt")
        name, post, control = await public(w, asked("move"))
        w.bot.open_panels.keep(w.people[name].id, w.session_id, Shown(1, gone))
        for _ in range(2):
            seq = w.session.seq
            await use(w, name, post, control, Random(1))
            assert (await w.reload()).seq > seq and tried == [0]
            name, post, control = await public(w, asked("move"))


def test_a_panel_is_open_for_fourteen_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def change(**what: Any) -> None: ...

    now = 1000.0
    monkeypatch.setattr(open_panels.time, "monotonic", lambda: now)
    panels = open_panels.OpenPanels()
    panels.keep(1, "table", Shown(5, change))
    assert panels.of(1, "table") and not panels.of(1, "other") and not panels.of(2, "table")
    panels.forget(1, 6)
    assert panels.of(1, "table"), "another message"
    now += open_panels.OPEN
    assert panels.of(1, "table") is None
    panels.keep(2, "table", Shown(7, change))
    panels.forget(2, 7)
    assert panels.of(2, "table") is None


async def test_the_next_side_costs_two_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        post, id = w.find("a")
        w.wire.calls.clear()
        w.wire.delay, w.wire.most = 0.05, 0
        await w.people[w.due()].click(post, custom_id=id)
        assert sorted(kinds(w)) == ["answer", "send"]
        assert controls(w.raw(post)) == []
        assert controls(w.raw(w.boards()[-1]), "a:")
        assert w.wire.most == 2, "neither call waits for the other"


async def test_the_next_question_in_private_follows_the_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if stand-ins act between: the press waits for the board, and is not acknowledged by a call of its own."""
    monkeypatch.setattr(reply, "PATIENCE", 600)
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="plague", stand_ins=2)
        random = Random(1)
        await w.forward(lambda s: asked("start")(s) and s.waiting_for() == ["b"], random)
        while asked("start")(await w.reload()):
            w.wire.calls.clear()
            post = w.boards()[-1]
            await use(w, "Bob", post, random.choice(controls(w.raw(post), "a:")), random)
        assert w.session.waiting_for() == ["a", "b"]
        assert sorted(kinds(w)) == ["answer", "send", "token", "token"]
        assert kinds(w)[-1] == "token", "what was open before is folded meanwhile"


async def test_a_slow_board_is_acknowledged_before_and_edited_by_the_interaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulation lets no time pass while something is being drawn, so the test says that it has."""
    async with world(tmp_path) as w:
        await w.begun("Ann", game="zombies", stand_ins=1, mode="alt")
        name, post, control = await public(w, asked("move"))
        draw, drawing, go_on = BOARDS["zombies"].draw, asyncio.Event(), threading.Event()
        loop, waiting = asyncio.get_running_loop(), list[Reply]()

        def slow(*args: Any, **kwargs: Any) -> Any:
            loop.call_soon_threadsafe(drawing.set)
            go_on.wait(60)
            return draw(*args, **kwargs)

        monkeypatch.setattr(BOARDS["zombies"], "draw", slow)
        monkeypatch.setattr(w.bot.presenter, "answers", lambda id, each: (waiting.append(each), answers(id, each)))
        answers = type(w.bot.presenter).answers.__get__(w.bot.presenter)
        before = w.raw(post)
        w.wire.calls.clear()
        w.deliver(name, post, control["custom_id"])
        await drawing.wait()
        while not waiting:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        waiting[0]._is_late()
        while not w.wire.calls:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert w.raw(post) == before
        go_on.set()
        await w.env.settle()
        assert kinds(w) == ["answer", "token"]
        assert w.raw(post) != before


async def test_time_that_runs_out_acknowledges_a_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said then is not said twice, and whoever answers otherwise waits for it."""
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    said: list[str] = []

    class Response:
        def is_done(self) -> bool:
            return "deferred" in said

        async def defer(self) -> None:
            said.append("deferring")
            await asyncio.sleep(0.02)
            said.append("deferred")

    interaction = SimpleNamespace(response=Response(), message=object(), id=1)
    async with Reply(interaction) as waiting:
        await asyncio.sleep(0.015)
        assert said == ["deferring"]
    assert said == ["deferring", "deferred"]
    await waiting.acknowledge()
    async with Reply(interaction):
        pass
    await asyncio.sleep(0.03)
    assert said == ["deferring", "deferred"]


async def test_a_press_whose_message_cannot_be_changed_is_acknowledged() -> None:
    said: list[str] = []

    class Response:
        def is_done(self) -> bool:
            return bool(said)

        async def defer(self) -> None:
            said.append("deferred")

        async def edit_message(self, **what: Any) -> None:
            raise discord.HTTPException(SimpleNamespace(status=400, reason=""), {"code": 50083})

    interaction = SimpleNamespace(response=Response(), message=object(), id=1)
    async with Reply(interaction) as waiting:
        assert not await waiting.edit(ui.LayoutView())
    assert said == ["deferred"]


async def test_a_picture_that_cannot_be_drawn_leaves_no_press_unanswered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        post, id = w.find("a")
        w.wire.calls.clear()
        monkeypatch.setattr(BOARDS["hitz"], "draw", lambda *_, **__: 1 / 0)
        await w.people[w.due()].click(post, custom_id=id)
        assert kinds(w) == ["answer"]
        assert errors
        errors.clear()


async def test_two_presses_at_once_are_both_answered(tmp_path: Path) -> None:
    """The second is for a question that is gone by then, or for the next one; nobody is left without an answer."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        post, id = w.find("a")
        first, _ = w.deliver(w.due(), post, id)
        second, _ = w.deliver(w.due(), post, id)
        await w.env.settle()
        assert first.acknowledged and second.acknowledged
        assert (await w.reload()).seq == 1
        assert [bool(controls(w.raw(board))) for board in w.boards()] == [False, True]


async def test_an_old_post_that_is_pressed_stays_without_buttons(tmp_path: Path) -> None:
    """A control of an earlier post, seen by a client that lags: the question may still be open."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        old = w.boards()[0]
        await w.press(w.due(), "a")
        _, id = w.find("a")
        await w.reload()
        await w.forge(w.due(), id, message=old)
        assert (await w.reload()).seq == 2
        assert controls(w.raw(old)) == []


@pytest.mark.parametrize("game", GAMES)
async def test_calls_per_answer(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those to an interaction are not counted by Discord's limit. A busy machine makes no board late here."""
    monkeypatch.setattr(reply, "PATIENCE", 600)
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game=game, stand_ins=2)
        random, total, counted, answers = Random(5), 0, 0, 0
        while answers < 60 and (await w.reload()).status == "playing":
            post = w.boards()[-1]
            shown = controls(w.raw(post), "a:")
            if not shown:
                post = await w.hand(w.due())
                shown = controls(w.raw(post), "a:")
            seq = w.session.seq
            w.wire.calls.clear()
            await use(w, w.due(), post, random.choice(shown), random)
            if (await w.reload()).seq > seq:
                answers += 1
                total += len(w.wire.calls)
                counted += len([path for _, path in w.wire.calls if path.startswith("/channels/")])
            else:
                await one_press(w, random)
        print(f"{total / answers:.2f} calls per answer, {counted / answers:.2f} of them counted")
        assert total / answers <= 1.7
        assert counted / answers <= 0.8
