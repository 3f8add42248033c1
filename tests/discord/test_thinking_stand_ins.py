"""A stand-in that thinks: no board waits for it, the post says so, nobody is called for it, it ends by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from killed import killed
from patience import PATIENCE
from said import BUTTON, controls
from simulated import World, world

from engine.core import stand_ins
from engine.core.act import Answer
from engine.outlook import experts
from engine.outlook.experts import Experts
from engine.tables.session import Session

THINKS = "thinking it over"
PLENTY = 3600
PRESSES = 12


class Slow:
    """Experts think until they may answer, and then say what they would have said at once."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.world: World | None = None
        self.asked = 0

    async def think(self, session: Session, usual: Answer) -> list[str]:
        assert self.world is not None
        self.asked += 1
        env, task = self.world.env, asyncio.current_task()
        if task in env._work.tasks:  # else the test has set it going
            await env.external_wait(self.may.wait(), reason="a search")
        else:
            await self.may.wait()
        return usual.words


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    made = Slow()
    monkeypatch.setattr(Experts, "think", lambda self, session, usual: made.think(session, usual))
    return made


async def begun(w: World, difficulty: str = "expert") -> None:
    await w.begun("Ann", stand_ins=1, difficulty=difficulty)
    await w.env.settle()


async def until(w: World, holds: Callable[[Session], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds(await w.rest()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await w.bot.presenter.shown(w.session_id)


async def press(w: World) -> None:
    """Ann presses the first button of the public question; where it has none, she answers as a stand-in would."""
    post, session = w.boards()[-1], w.session
    button = next((each for each in controls(w.raw(post), "a:") if each["type"] == BUTTON), None)
    if button is not None:
        await w.people["Ann"].click(post, custom_id=button["custom_id"])
        return
    act = stand_ins.answer(session.game, session.playing, "a")
    assert act is not None
    await w.bot.sessions.answer(session.id, w.people["Ann"].id, act.decision, act.words)


async def to_thought(w: World) -> Any:
    """Ann answers until a stand-in thinks; the post that says so."""
    for _ in range(20):
        if (await w.rest()).thinks:
            await w.bot.presenter.shown(w.session_id)
            return w.boards()[-1]
        await press(w)
    raise AssertionError("nobody thinks")


def heard(w: World) -> list[str]:
    """All that was posted, and whom it called."""
    told = [f"{[*post.mentions]} {post.content} {w.text(post)}" for post in w.posts()]
    return [each.replace("**Expert**", "**Hard**") for each in told]


@pytest.mark.parametrize("seed", [7, 3])
async def test_the_board_comes_at_once_and_everything_ends_as_if_nobody_had_thought(
    tmp_path: Path, slow: Slow, seed: int
) -> None:
    ends: list[list[str]] = []
    for difficulty in ("hard", "expert"):
        (tmp_path / difficulty).mkdir()
        async with world(tmp_path / difficulty, outlook=PLENTY, seed=seed) as w:
            slow.world = w
            await begun(w, difficulty)
            for _ in range(PRESSES):
                if w.session.thinks:
                    post, count = w.boards()[-1], len(w.posts())
                    assert THINKS in w.text(post) and controls(w.raw(post), "a:") == [], w.text(post)
                    slow.may.set()
                    await until(w, lambda session: not session.thinks)
                    slow.may.clear()
                    assert len(w.posts()) - count <= 1 and THINKS not in w.text(w.boards()[-1])
                await press(w)
                await w.rest()
            slow.may.set()
            await until(w, lambda session: not session.thinks)
            await w.env.settle()
            ends.append(heard(w))
            slow.may.clear()
    assert slow.asked >= 2 and ends[0] == ends[1]


async def test_after_a_restart_it_thinks_again_and_answers_once(tmp_path: Path, slow: Slow) -> None:
    async with world(tmp_path, outlook=PLENTY) as w:
        slow.world = w
        await begun(w)
        await to_thought(w)
        seq, asked = w.session.seq, slow.asked
        for orderly in (True, False):
            await w.restart(orderly=orderly)
            await until(w, lambda session: session.thinks)
        assert w.session.seq == seq and slow.asked == asked + 2 and THINKS in w.text(w.boards()[-1])
        assert f"Ada — 💭 {THINKS}" in w.text(await w.hand("Ann"))
        slow.may.set()
        await until(w, lambda session: not session.thinks)
        entries = await w.bot.sessions.history(w.session, after=seq)
        assert [each.by for each in entries[:1]] == ["stand-in"] and len({each.seq for each in entries}) == len(entries)


async def test_where_its_process_is_killed_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "think", killed)
    async with world(tmp_path, outlook=PLENTY) as w:
        await begun(w)
        for _ in range(3):
            await until(w, lambda session: session.waiting_for() == ["a"])
            await press(w)
        await until(w, lambda session: session.waiting_for() == ["a"])
        assert any(each.by == "stand-in" for each in await w.bot.sessions.history(w.session))
        assert THINKS not in w.text(w.boards()[-1])
