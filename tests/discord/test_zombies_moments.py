"""Every question of Zombies!!! as it comes to Discord: who may press, how often, when Discord fails, what is seen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from pressing import GONE, NOT_SEATED, NOT_YOURS, answered, fingerprint, shown, values
from said import components, controls
from seen import drawn, looks
from simulated import world
from wire import MESSAGE, MESSAGES
from zombies_moments import MOMENTS, lay

Json = dict[str, Any]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("moment", MOMENTS)
async def test_question_is_asked_in_words_with_something_to_press(tmp_path: Path, moment: str, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        name, kind = await lay(w, moment)
        panel = await w.hand(name)
        assert shown(w, panel, kind)
        decision = next(d for d in w.session.offered(w.session.waiting_for()[0]) if d.ask.wait)
        locale = w.bot.texts(language)
        asked = locale.message(decision.prompt(w.session.playing), w.session.names)
        post = w.boards()[-1]
        assert asked in w.text(await w.hand(w.due()))
        assert (asked in w.text(post)) != decision.ask.private
        assert bool(shown(w, post, decision.kind)) == (not decision.ask.private and not decision.ask.sealed)
        (gallery,) = (each for each in components(w.raw(post)) if "items" in each)
        assert w.due() in gallery["items"][0]["description"]


@pytest.mark.parametrize("moment", MOMENTS)
async def test_wrong_people_press_in_vain(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path) as w:
        name, kind = await lay(w, moment)
        other = "Bob" if name == "Ann" else "Ann"
        before = await fingerprint(w)
        panel, waits = await w.hand(name), kind not in ("card", "use", "lodge")
        for control in shown(w, panel, kind):
            for somebody, refusal in ((other, NOT_YOURS if waits else GONE), ("Eve", NOT_SEATED)):
                reply = await w.forge(somebody, control["custom_id"], values(control), message=w.boards()[-1])
                assert refusal in reply, (somebody, control["custom_id"])
        assert await fingerprint(w) == before


@pytest.mark.parametrize("moment", MOMENTS)
async def test_an_answer_is_given_once_and_its_buttons_are_spent(tmp_path: Path, moment: str) -> None:
    """Two presses at once are one answer, or one word of it; later ones say that the moment has passed.

    A sealed answer can be given anew until all are in.
    """
    async with world(tmp_path) as w:
        name, kind = await lay(w, moment)
        panel = await w.hand(name)
        control, user = shown(w, panel, kind)[0], w.people[name].id
        first = w.session.seq
        for _ in range(2):
            w.deliver(name, panel, control["custom_id"], values(control), control["type"])
        await w.env.settle()
        entries = await w.bot.sessions.history(await w.reload(), after=first)
        if w.session.playing.sealed:
            return
        assert len([entry for entry in entries if entry.actor == user]) <= 1
        if w.session.seq == first:
            await answered(w, name, kind)
        before = await fingerprint(w)
        assert GONE in await w.forge(name, control["custom_id"], values(control), message=w.boards()[-1])
        assert await fingerprint(w) == before


@pytest.mark.parametrize("moment", MOMENTS)
async def test_an_answer_counts_though_its_post_fails(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path) as w:
        name, kind = await lay(w, moment)
        w.env.inject_error("POST", MESSAGES, status=500, times=None)
        w.env.inject_error("PATCH", MESSAGE, status=500, times=None)
        await answered(w, name, kind)
        w.env.backend.faults.clear()
        data = (await w.reload()).data
        await w.sweep(400)
        assert (await w.reload()).data == data
        assert await w.bot.sessions.unshown() == []
        post = w.boards()[-1]
        assert controls(w.raw(post), "hand:")
        assert f"<@{w.people[w.due()].id}>" in w.text(post)
        assert controls(w.raw(await w.hand(w.due())), "a:")


@pytest.mark.painted
@pytest.mark.parametrize("moment", MOMENTS)
async def test_nothing_hidden_shows(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path) as w:
        await lay(w, moment)
        game, random, picture = w.session.game, Random(1), await drawn(w)
        for name in ("Ann", "Bob", "Eve"):
            seat, real = w.session.seat_of(w.people[name].id), w.session.playing
            before = await looks(w, name), picture
            hidden = scrambled(game, real, seat, random)
            hidden.attach(real.data)
            assert game.dump(hidden) != game.dump(real)
            w.session.state = hidden
            after = await looks(w, name), await drawn(w)
            w.session.state = real
            assert after == before, name
