"""Stop and start in every phase, in order and in the middle of something: old buttons answer, nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from said import controls
from simulated import World, asked, one_press, play, use, world

from cogs.base import ids
from engine.core.shape import replay
from engine.tables.session import Session

EVENTS = ("drop", "fuel", "meds", "toll", "grab", "rifle", "fanatic", "trade", "take", "survivor", "wound")
PHASES = {
    "auction": asked("bid"),
    "payment": asked("pay"),
    "route": asked("route"),
    "event": lambda s: any(asked(kind)(s) for kind in EVENTS),
    "shooting": asked("shoot"),
    "flee": asked("flee"),
    "adrenaline": asked("adrenaline"),
}
STOPS = [pytest.param(True, id="orderly"), pytest.param(False, id="dropped")]


async def answers_with(w: World, name: str, message: object) -> None:
    """Pressing what this message shows comes to an answer."""
    random, seq = Random(4), w.session.seq
    for _ in range(12):
        shown = controls(w.raw(message), "a:")
        assert shown
        await use(w, name, message, random.choice(shown), random)
        if (await w.reload()).seq > seq:
            return
    raise AssertionError("no answer")


@pytest.mark.parametrize("orderly", STOPS)
@pytest.mark.parametrize("phase", PHASES)
async def test_restart_in_the_middle_of_a_game(tmp_path: Path, phase: str, orderly: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        session = await w.forward(PHASES[phase], Random(2))
        name, data = w.due(), session.data
        panel = await w.hand(name)
        await w.sweep(120)  # what older posts are to become, they are
        said = len(w.watch.said)
        await w.restart(orderly=orderly)
        await w.sweep(120)
        assert w.session.data == data
        assert len(w.watch.said) == said, "a restart alone posts nothing"
        assert w.due() == name
        await answers_with(w, name, panel)
        await w.env.settle()
        assert len([board for board in w.boards() if controls(w.raw(board), "hand:")]) == 1
        await w.restart(orderly=orderly)
        assert "Undo" in str(w.raw(await w.hand(name)))


@pytest.mark.parametrize("orderly", STOPS)
async def test_restart_public_buttons_of_an_old_post_answer(tmp_path: Path, orderly: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        post = w.boards()[-1]
        await w.restart(orderly=orderly)
        await w.press(w.due(), "a", message=post)
        assert (await w.reload()).seq == 1
        assert len(w.boards()) == 2
        assert controls(w.raw(post)) == []
        assert "Bids" in str(w.raw(post)), "the picture and its words stay"


@pytest.mark.parametrize("orderly", STOPS)
async def test_restart_in_the_lobby(tmp_path: Path, orderly: bool) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        await w.choose("Ann", auction="ceilings")
        lobby = w.posts()[-1]
        await w.restart(orderly=orderly)
        await w.press("Cy", "join", message=lobby)
        await w.press("Ann", "begin", message=lobby)
        session = await w.reload()
        assert (session.status, len(session.seats)) == ("playing", 3)
        assert asked("ceiling")(session)


@pytest.mark.parametrize("orderly", STOPS)
async def test_restart_after_the_end(tmp_path: Path, orderly: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=1)
        await play(w, Random(1))
        await w.env.settle()
        last = w.boards()[-1]
        await w.restart(orderly=orderly)
        seed = w.session.playing.dice.seed
        assert seed in w.reply(await w.press("Ann", "verify", message=last))
        for verb in ("log", "rules"):
            assert w.reply(await w.press("Eve", verb, message=last))
        await w.press("Ann", "rematch", message=last)
        assert controls(w.raw(w.posts()[-1]), "begin:")


@pytest.mark.parametrize("orderly", STOPS)
async def test_restart_keeps_a_draft(tmp_path: Path, orderly: bool) -> None:
    """Alone a route comes with a gift or a price: the route is chosen, then the program stops (R16.3)."""

    def choice(session: Session) -> str | None:
        """A route that asks for an amount as well."""
        if not asked("route")(session):
            return None
        (decision,) = session.offered("a")
        shape, _ = replay(decision.ask.shape, [])
        assert shape is not None
        return next((word for word in shape.words() if replay(decision.ask.shape, [word])[0] is not None), None)

    async with world(tmp_path) as w:
        await w.begun("Ann")
        session = await w.forward(lambda s: choice(s) is not None, Random(1))
        panel, wanted = await w.hand("Ann"), choice(session)
        control = next(c for c in controls(w.raw(panel), "a:") if c["custom_id"].split(":")[5] == "w")
        if control["type"] == 2:
            control = next(c for c in controls(w.raw(panel), "a:") if c["custom_id"].endswith(f":w:{wanted}"))
            await w.people["Ann"].click(panel, custom_id=control["custom_id"])
        else:
            await w.people["Ann"].select(panel, [wanted], custom_id=control["custom_id"])
        before = w.text(panel)
        assert "So far" in before or "Chosen" in before, before
        await w.restart(orderly=orderly)
        again = await w.hand("Ann")
        assert w.text(again).partition("\n-# 💡")[0] == before, "a hint may be due by now"
        await answers_with(w, "Ann", panel)


async def test_restart_with_sealed_ceilings(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", auction="ceilings")
        await w.slash("Ann", "hitz bid", amount=3)
        await w.restart()
        assert w.due() == "Bob"
        assert w.session.waiting_for() == [w.session.seat_of(w.people["Bob"].id)]
        await w.slash("Bob", "hitz bid", amount=1)
        assert asked("pay")(await w.reload())


@pytest.mark.parametrize("orderly", STOPS)
@pytest.mark.parametrize("moment", ["lobby", "board"])
async def test_restart_posts_what_had_failed(tmp_path: Path, orderly: bool, moment: str) -> None:
    async with world(tmp_path) as w:
        if moment == "board":
            await w.open("Ann")
            await w.seat("Bob")
        w.env.inject_error("POST", "/channels/*/messages", times=None)
        if moment == "board":
            await w.press("Ann", "begin")
        else:
            await w.open("Ann")
        w.env.backend.faults.clear()
        await w.restart(orderly=orderly)
        await w.env.settle()
        assert await w.bot.sessions.unshown() == []
        verb = "hand:" if moment == "board" else "begin:"
        assert len([post for post in w.posts() if controls(w.raw(post), verb)]) == 1


@pytest.mark.parametrize("moment", ["lobby", "board"])
async def test_restart_posts_what_was_deleted_meanwhile(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        await w.seat("Bob")
        if moment == "board":
            await w.press("Ann", "begin")
        await w.stop()
        (post,) = w.boards() if moment == "board" else w.posts()[-1:]
        w.env.backend.delete_message(w.session.channel, post.id)
        await w.start()
        await w.sweep()
        if moment == "lobby":
            await w.press("Ann", "begin")
        await w.reload()
        assert len(w.boards()) == 1
        await w.press(w.due(), "a")
        assert (await w.reload()).seq == 1


@pytest.mark.parametrize("ticks", [0, 1, 2, 4, 8, 16, 40])
async def test_dropped_in_the_middle_of_an_answer(tmp_path: Path, ticks: int) -> None:
    """Whatever was reached: the answer is there once or not at all, and the channel shows which."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        name, (post, id) = w.due(), w.find("a")
        w.deliver(name, post, id)
        for _ in range(ticks):
            await asyncio.sleep(0)
        await w.restart(orderly=False)
        await w.sweep()
        assert w.session.seq in (0, 1)
        assert (w.due() == name) == (w.session.seq == 0)
        assert await w.bot.sessions.unshown() == []
        assert f"<@{w.people[w.due()].id}>" in w.text(w.boards()[-1])
        await w.forge(name, id, message=post)
        assert (await w.reload()).seq == 1
        await one_press(w, Random(1))


async def test_restarts_again_and_again_through_a_game(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", stand_ins=2, routes="pipelined")
        random, presses = Random(6), 0
        while (await w.reload()).status == "playing":
            await one_press(w, random)
            presses += 1
            if presses % 5 == 0:
                await w.restart(orderly=presses % 2 == 0)
        await w.env.settle()
        assert ids.make("rematch", w.session_id) in str(w.raw(w.boards()[-1]))
        rolls = (await w.bot.sessions.verify(w.session))[2]
        assert rolls
        assert all(roll.proven for roll in rolls)
