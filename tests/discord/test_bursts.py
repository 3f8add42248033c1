"""While those who are due go on answering in private the public post follows a burst once, and not too late."""

from __future__ import annotations

from pathlib import Path
from random import Random
from unittest.mock import patch

from simulated import World, asked, world
from zgame_moments import lay, walk

from cogs.showing import bursts
from engine.calls.habits import AWAY

LONGEST = bursts.LONGEST
OVER = bursts.PAUSE + bursts.LOOK


def public(w: World) -> list[str]:
    """What was sent to the channel since this was last asked."""
    calls = [method for method, path in w.wire.calls if path.startswith("/channels/")]
    w.wire.calls.clear()
    return calls


async def is_shown(w: World) -> bool:
    return not await w.bot.sessions.unshown()


async def test_a_burst_costs_one_edit_in_time(tmp_path: Path) -> None:
    async with world(tmp_path, burst=LONGEST) as w:
        name = await lay(w, "raid")
        public(w)
        await walk(w)
        await w.env.advance_time(bursts.PAUSE - 1)
        await walk(w)
        await w.env.advance_time(bursts.PAUSE - 1)
        assert public(w) == [] and not await is_shown(w), "each press is a reason to wait"
        await w.env.advance_time(bursts.LOOK + 1)
        assert public(w) == ["PATCH"] and await is_shown(w), "nobody has pressed for a while"
        await w.env.advance_time(60)
        assert public(w) == [], "nothing is left to look for"

        await walk(w)
        assert public(w) == []
        await w.press(next(each for each in w.people if each != name), "log")
        assert public(w) == ["PATCH"] and await is_shown(w), "somebody looks at the post"

        seat = w.session.seat_of(w.people[name].id)
        await w.forward(lambda session: session.waiting_for() != [seat], Random(1))
        assert "POST" in public(w) and await is_shown(w), "the next side is called at once"


async def test_a_post_that_is_held_back_asks_for_nobodys_hours(tmp_path: Path) -> None:
    async with world(tmp_path, burst=LONGEST) as w:
        name = await lay(w, "raid")
        deadlines, user = w.bot.deadlines, w.people[name].id
        with patch.object(deadlines, "notes", wraps=deadlines.notes) as notes:
            await walk(w)
            assert not await is_shown(w)
            notes.assert_not_called()
            await deadlines.set_habits(user, away_until=AWAY)
            await w.env.advance_time(OVER)
            assert await is_shown(w)
        notes.assert_called()
        assert "away" in w.text(w.boards()[-1]), "once it follows it says what is known then"


async def test_however_much_is_pressed_others_are_not_to_wait_for_ever(tmp_path: Path) -> None:
    async with world(tmp_path, burst=bursts.PAUSE + 2) as w:
        await lay(w, "raid")
        public(w)
        for _ in range(2):
            assert public(w) == []
            await walk(w)
            await w.env.advance_time(bursts.PAUSE - 2)
        await w.env.advance_time(bursts.LOOK)
        assert public(w) == ["PATCH"] and await is_shown(w), "though the last press was a moment ago"


async def test_a_burst_of_several_who_are_due(tmp_path: Path) -> None:
    """They were called together: that one of them is done need not be shown at once, unless somebody looks."""
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="plague")
        await w.forward(lambda s: asked("act")(s) and s.waiting_for() == ["a", "b"], Random(1))
        with patch.object(bursts, "LONGEST", LONGEST):  # over before the world puts its own back
            public(w)
            for figure in w.session.playing.crews["a"]:
                await w.slash("Ann", "plague done", figure=figure)
            assert (await w.reload()).waiting_for() == ["b"]
            assert public(w) == [] and not await is_shown(w)
            await w.env.advance_time(OVER)
            assert public(w) == ["PATCH"] and await is_shown(w)
            said = w.text(w.boards()[-1])
            assert f"<@{w.people['Ann'].id}>" not in said, "only Bob is waited for"


async def test_a_stop_in_a_burst_leaves_nothing_unshown(tmp_path: Path) -> None:
    async with world(tmp_path, burst=LONGEST) as w:
        await lay(w, "raid")
        for orderly in (True, False):
            await walk(w)
            assert not await is_shown(w)
            await w.restart(orderly=orderly)
            public(w)
            await w.sweep(OVER)
            assert public(w).count("PATCH") == 1 and await is_shown(w)
