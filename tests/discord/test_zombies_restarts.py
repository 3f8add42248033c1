"""Stop and start in every phase of Zombies!!!: old buttons answer, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pressing import kinds, press
from said import controls
from simulated import world
from zombies_moments import MOMENTS, lay

from engine.core.step import Step
from engine.games.zombies.phases.turn import Turn

STOPS = [pytest.param("alt", True, id="alt-orderly"), pytest.param("base", False, id="base-dropped")]
ORDERED = "go"
"""Asked only while an order acts, which then answers it at once."""


def test_every_question_of_the_game_has_its_moment() -> None:
    steps = [each for each in Step.__subclasses__() if each.__module__.startswith("engine.games.zombies.")]
    asked = set[str]().union(*(kinds(step) for step in (*steps, Turn)))
    assert asked == {kind for _, kind, _ in MOMENTS.values()} | {ORDERED}


@pytest.mark.parametrize(("mode", "orderly"), STOPS)
@pytest.mark.parametrize("moment", MOMENTS)
async def test_restart_at_every_question(tmp_path: Path, moment: str, mode: str, orderly: bool) -> None:
    """Before the first word of the answer and after each."""
    async with world(tmp_path) as w:
        name, kind = await lay(w, moment, mode)
        panel, random = await w.hand(name), Random(4)
        for _ in range(40):
            data, said, due = w.session.data, len(w.watch.said), w.session.waiting_for()
            await w.restart(orderly=orderly)
            await w.sweep(120)
            assert w.session.data == data
            assert len(w.watch.said) == said, "a restart alone posts nothing"
            assert w.session.waiting_for() == due
            if await press(w, name, panel, kind, random):
                break
        else:
            raise AssertionError("no answer")
        await w.env.settle()
        assert len([board for board in w.boards() if controls(w.raw(board), "hand:")]) == 1


async def test_restart_in_a_lobby_of_many_options(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", "zombies")
        await w.seat("Bob")
        panel = (await w.press("Ann", "options")).response
        listing = next(c for c in controls(w.raw(panel), "options:") if "ambush" in str(c["options"]))
        await w.people["Ann"].select(panel, ["ambush"], custom_id=listing["custom_id"])
        (values,) = controls(w.raw(panel), "option:")
        await w.restart()
        await w.people["Ann"].select(panel, ["on"], custom_id=values["custom_id"])
        await w.press("Ann", "begin")
        assert (await w.reload()).playing.rules.ambush
