"""Corrections of Z-Game through simulated Discord, in each of its phases, on laid states."""

from __future__ import annotations

from pathlib import Path
from random import Random

from core.fuzz import random_fix
from mastering import seated
from said import controls
from seen import private
from simulated import World, world
from zgame.table import game
from zgame_moments import MOMENTS

from cogs.asking.typed import _mark
from cogs.desk import panels as gm_panels
from engine.core.act import FixOp
from engine.core.command import STEP
from engine.core.errors import Refused
from engine.gm.preview import preview

TRIES = 6
ELSEWHERE = ("end", "result", "put-step")
"""The end is tested with whole games; the steps to be put are in the tests those of the test tables as well."""
OFFERED = [name for name in game().fix_by_name if name not in ELSEWHERE]


def sound(w: World, name: str) -> FixOp | None:
    """A correction that this moment bears, by words at random."""
    s = w.session.playing
    for n in range(TRIES):
        op = random_fix(game(), s, name, Random(f"{name}{n}"))
        try:
            if op is not None and not preview(game(), s, [op]).broken:
                return op
        except Refused:
            continue
    return None


async def test_every_phase_bears_a_correction_by_command(tmp_path: Path) -> None:
    """Another one in each; that each bears all of them is tested without Discord."""
    async with world(tmp_path, names=("Ann", "Bob"), language="ru") as w:
        await seated(w, "zgame")
        left = list(OFFERED)
        for moment, (_, laid) in MOMENTS.items():
            state = laid().s
            if len(state.seats) != 2:
                continue
            await w.arrange(state)
            assert moment in {each.kind for each in (await w.reload()).awaited()}
            op = next(op for name in left if (op := sound(w, name)))
            left.remove(op.fix)
            (decision,) = gm_panels.fixes(w.session, [op.fix])
            command, seq = "gm step" if op.fix.endswith("-step") else "gm fix", w.session.seq
            what = STEP.join([_mark(decision), *op.words])
            shown = private(await w.people["Eve"].slash(w.thread, command, what=what, reason="slip"))
            (button,) = controls(w.raw(shown), "gmdo:")
            await w.people["Eve"].click(shown, custom_id=button["custom_id"])
            await w.rest()
            made = (await w.bot.sessions.history(w.session, after=seq))[0].act
            assert (made["why"], [each["fix"] for each in made["ops"]]) == ("slip", [op.fix]), (moment, op)
            assert game().check(w.session.playing) == [], (moment, op)
