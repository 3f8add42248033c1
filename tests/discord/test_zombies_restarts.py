"""Stop and start in the phases of Zombies!!!: old buttons answer, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from simulated import asked, controls, world
from test_restarts import answers_with

PHASES = {"placing": "place", "filling": "fill", "moving": "move", "wounded": "wound", "zombies": "zombie"}


@pytest.mark.parametrize("orderly", [pytest.param(True, id="orderly"), pytest.param(False, id="dropped")])
@pytest.mark.parametrize("phase", PHASES)
async def test_restart_in_the_middle_of_a_turn(tmp_path: Path, phase: str, orderly: bool) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        session = await w.forward(asked(PHASES[phase]), Random(2))
        name, data = w.due(), session.data
        panel = await w.hand(name)
        said = len(w.watch.said)
        await w.restart(orderly=orderly)
        await w.sweep(120)
        assert w.session.data == data
        assert len(w.watch.said) == said, "a restart alone posts nothing"
        assert w.due() == name
        await answers_with(w, name, panel)
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
