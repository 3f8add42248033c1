"""Whoever leads the dead by orders to groups: a round takes few presses, all of them on what the panel shows."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from said import BUTTON, Json, controls
from simulated import World, use, world

from engine.games.plague.state import ZOMBIES
from telling.draft import BOTH

MOST = {"1": 8, "2": 9}
"""Presses of a round in which all zombies are led by hand, by how many enter in a turn: usually one."""


async def led(w: World, **options: str) -> None:
    """Ann leads the dead against humans whom the program plays."""
    await w.open("Ann", "plague")
    await w.choose("Ann", characters="random", **options)
    await w.press("Ann", "role", ZOMBIES, "take")
    await w.press("Ann", "standin", "add")
    await w.press("Ann", "begin")
    await w.reload()


def chosen(shown: list[Json], *, first: bool) -> tuple[Json, list[str]]:
    """What somebody presses who plays by groups: whoever can be reached is attacked, the others come nearer. Of the
    first horde the last ones come by themselves.
    """
    if first and (by_itself := [each for each in shown if each["custom_id"].endswith(":auto")]):
        return by_itself[0], []
    lists = {option["value"]: each for each in shown for option in each.get("options", ())}
    for wanted in (f"hunt{BOTH}", f"send{BOTH}near", f"zombie{BOTH}"):
        for value, control in lists.items():
            if value.startswith(wanted):
                return control, [value]
    for each in shown:
        if each["custom_id"].endswith((":end", ":zombie")):
            return each, []
    control = next((each for each in shown if each["type"] != BUTTON), shown[0])
    return control, [] if control["type"] == BUTTON else [control["options"][0]["value"]]


@pytest.mark.parametrize("entering", MOST)
async def test_a_round_by_orders_to_groups_takes_few_presses(tmp_path: Path, entering: str) -> None:
    async with world(tmp_path) as w:
        await led(w, spawn_per_turn=entering)
        rounds: dict[int, list[str]] = {}
        hordes = list[int]()
        for _ in range(400):
            session = await w.rest()
            if session.status != "playing" or session.playing.round > 9:
                break
            presses = rounds.setdefault(session.playing.round, [])
            panel = w.panels.get("Ann")
            shown = controls(w.raw(panel), "a:") if panel is not None else []
            if not shown:
                await w.hand("Ann")
                presses.append("hand")
                continue
            control, values = chosen(shown, first=session.playing.round == 1 and len(presses) > 3)
            presses.append(" ".join([control["custom_id"].rpartition(":")[2], *values]))
            hordes.append(len(session.playing.zombies))
            if values:
                await w.people["Ann"].select(panel, values, custom_id=control["custom_id"])
            else:
                await use(w, "Ann", panel, control, Random(1))
        assert len(rounds) >= 4 and max(hordes) >= 10
        assert max(map(len, rounds.values())) <= MOST[entering], rounds
