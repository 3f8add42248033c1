"""Every question of Zombie Plague in Discord: a stop, who may press, how often, failing calls, what shows, corrections.

One table goes through all of them in each test.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from core.fuzz import random_fix
from core.secrecy import scrambled
from plague.table import game
from plague_moments import MOMENTS, come, seated
from said import controls
from simulated import World, world
from test_discord_failures import MESSAGE, MESSAGES
from test_surface_secrecy import looks
from test_wrong_moments import GONE, NOT_SEATED, NOT_YOURS, fingerprint
from test_zombies_moments import answered, drawn, shown, values
from test_zombies_restarts import kinds, press

from engine.core.act import Correct
from engine.core.errors import Illegal
from engine.core.runner import awaited
from engine.core.step import Step

PLAGUE = "engine.games.plague."
COMPLETED = (
    ("plague move", "to"),
    ("plague attack", "target"),
    ("plague search", "where"),
    ("plague take", "card"),
    ("plague play", "card"),
    ("plague choose", "what"),
)


def test_every_question_of_the_game_has_its_moment() -> None:
    asked = {kind for step in _steps(Step) if step.__module__.startswith(PLAGUE) for kind in kinds(step)}
    assert asked == {*MOMENTS}


def _steps(kind: type[Step]) -> Iterator[type[Step]]:
    for each in kind.__subclasses__():
        yield each
        yield from _steps(each)


@pytest.mark.usefixtures("sketch")
@pytest.mark.parametrize("orderly", [True, False], ids=["orderly", "dropped"])
async def test_restart_at_every_question(tmp_path: Path, orderly: bool) -> None:
    """Before the first word of the answer and after each: old buttons answer, and nothing is lost."""
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await seated(w)
        for moment in MOMENTS:
            name = await come(w, moment)
            panel, random = await w.hand(name), Random(4)
            for _ in range(20):
                data, said, due = w.session.data, len(w.watch.said), w.session.waiting_for()
                await w.restart(orderly=orderly)
                assert (w.session.data, len(w.watch.said), w.session.waiting_for()) == (data, said, due), moment
                if await press(w, name, panel, moment, random):
                    break
            else:
                raise AssertionError(f"no answer to {moment}")


@pytest.mark.usefixtures("sketch")
async def test_wrong_people_press_in_vain_and_an_answer_is_given_once(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await seated(w)
        for moment in MOMENTS:
            name = await come(w, moment)
            other, waits = "Bob" if name == "Ann" else "Ann", moment != "aside"
            before = await fingerprint(w)
            panel, board = await w.hand(name), w.boards()[-1]
            for control in shown(w, panel, moment)[:2]:
                for somebody, refusal in ((other, NOT_YOURS if waits else GONE), ("Eve", NOT_SEATED)):
                    reply = await w.forge(somebody, control["custom_id"], values(control), message=board)
                    assert refusal in reply, (moment, somebody, control["custom_id"])
            assert await fingerprint(w) == before
            control, first = shown(w, panel, moment)[0], w.session.seq
            for _ in range(2):
                w.deliver(name, panel, control["custom_id"], values(control), control["type"])
            await w.env.settle()
            entries = await w.bot.sessions.history(await w.reload(), after=first)
            assert len([entry for entry in entries if entry.actor == w.people[name].id]) <= 1
            if w.session.seq == first:
                await answered(w, name, moment)
            before = await fingerprint(w)
            assert GONE in await w.forge(name, control["custom_id"], values(control), message=w.boards()[-1])
            assert await fingerprint(w) == before


@pytest.mark.usefixtures("sketch")
async def test_an_answer_counts_though_its_post_fails(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await seated(w)
        for moment in MOMENTS:
            name = await come(w, moment)
            w.env.inject_error("POST", MESSAGES, status=500, times=None)
            w.env.inject_error("PATCH", MESSAGE, status=500, times=None)
            await answered(w, name, moment)
            w.env.backend.faults.clear()
            data = (await w.reload()).data
            await w.sweep(400)
            assert (await w.reload()).data == data
            assert await w.bot.sessions.unshown() == []
            assert controls(w.raw(w.boards()[-1]), "hand:"), moment


async def test_I22_nothing_hidden_shows_in_words_pictures_ids_and_completions(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await seated(w)
        for moment in ("act", "horde"):
            await come(w, moment)
            for name in ("Ann", "Bob", "Eve"):
                seat, real = w.session.seat_of(w.people[name].id), w.session.playing
                before = await all_of_it(w, name)
                hidden = scrambled(w.session.game, real, seat, Random(1))
                hidden.attach(real.data)
                assert game().dump(hidden) != game().dump(real)
                w.session.state = hidden
                after = await all_of_it(w, name)
                w.session.state = real
                assert after == before, (moment, name)


async def all_of_it(w: World, name: str) -> list[object]:
    """What a member can be shown now, and what everybody sees."""
    completed = [await w.people[name].autocomplete(w.thread, *each, "") for each in COMPLETED]
    return [await looks(w, name), completed, await drawn(w)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_correction_at_every_question(moment: str) -> None:
    """Each either is refused, or leaves a sound table on which somebody is asked."""
    made = MOMENTS[moment][1]()
    before, done = game().dump(made), 0
    for n, name in enumerate(game().fix_by_name):
        s = game().load(before)
        op = random_fix(game(), s, name, Random(n))
        if op is None:
            continue
        try:
            game().apply(s, Correct(ops=[op]))
        except Illegal:
            continue
        done += 1
        assert not game().check(s), (name, op.words)
        while (act := game().follow(s)) is not None:
            game().apply(s, act)
        assert s.over or awaited(s), (name, op.words)
    assert done > 10
