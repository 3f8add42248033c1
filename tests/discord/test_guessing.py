"""Guesses under the chronicle, by pressing: who may, what comes of it, and that nobody else hears of them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from said import controls
from simulated import World, world
from zgame_moments import lay, walk

from cogs.showing import bursts
from engine.core.errors import Refused
from engine.gm.master import GameMaster
from engine.gm.person import Person


async def chronicle(w: World, **settings: Any) -> tuple[Any, Person]:
    """The channel that hears how games go, and who may settle that."""
    results = w.guild.create_text_channel("results")
    w.watch.chronicles.add(results.id)
    ann = Person(w.people["Ann"].id, "Ann", manager=True)
    await w.bot.servers.change(w.guild.id, ann, {"results": [results.id], "digests": True, **settings})
    return results, ann


def told(results: Any) -> list[Any]:
    return sorted(results.history(), key=lambda each: each.id)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_who_only_watches_guesses_and_is_counted(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        results, ann = await chronicle(w, prophets=True)
        await w.begun("Ann", "Bob", "Cy")
        await w.forward(lambda s: s.playing.round >= 2 or s.status == "over", Random(1))
        await w.sweep()
        post = told(results)[0]
        buttons = controls(w.raw(post), "guess")
        assert [each["label"] for each in buttons] == ["Ann", "Bob", "Cy"] and "⟨" not in post.content
        by_name = {each["label"]: each["custom_id"] for each in buttons}
        w.wire.calls.clear()
        for guess in ("Ann", "Cy"):
            said = w.reply(await w.people["Dee"].click(post, custom_id=by_name[guess]))
            assert f"**{guess}**" in said and "⟨" not in said
        await w.people["Eve"].click(post, custom_id=by_name["Bob"])
        assert [path for _, path in w.wire.calls if path.startswith("/channels/")] == [], "only they hear of it"
        refused = w.reply(await w.people["Ann"].click(post, custom_id=by_name["Ann"]))
        assert ("only watch" if language == "en" else "только смотрит") in refused
        seat = w.session.seat_of(w.people["Cy"].id)
        await GameMaster(w.bot.sessions).end(w.session_id, ann, "", seat)
        await w.rest()
        last = told(results)[-1]
        assert ("One of 2" if language == "en" else "Угадал 1 из 2") in last.content, last.content
        assert controls(w.raw(last), "guess") == []
        late = w.reply(await w.people["Eve"].click(post, custom_id=by_name["Cy"]))
        assert ("is over" if language == "en" else "кончилась") in late
        stats = w.reply(await w.people["Eve"].slash(w.channel, "stats"))
        assert f"<@{w.people['Dee'].id}> · 1 " in stats and f"<@{w.people['Eve'].id}>" not in stats


async def test_a_guess_costs_the_table_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, burst=bursts.LONGEST) as w:
        await chronicle(w, prophets=True)
        await lay(w, "raid")
        await w.env.settle()
        w.wire.calls.clear()
        await walk(w)
        announced = next(each for each in w.channel.history() if each.author.bot)
        assert "Your guess" in await w.forge("Dee", f"gk:guess:{w.session_id}:a", message=announced)
        assert [path for _, path in w.wire.calls if path.startswith("/channels/")] == [], "the post is still held back"


async def test_without_the_setting_nobody_is_asked_and_old_buttons_say_so(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        results, ann = await chronicle(w)
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.playing.round >= 2 or s.status == "over", Random(1))
        await w.sweep()
        (post,) = told(results)
        assert controls(w.raw(post), "guess") == [] and "🔮" not in post.content
        assert "no guesses" in await w.forge("Dee", f"gk:guess:{w.session_id}:a", message=post)
        await w.bot.servers.change(w.guild.id, ann, {"prophets": True})
        assert "cannot happen" in await w.forge("Dee", f"gk:guess:{w.session_id}:q", message=post)
        with pytest.raises(Refused):
            await w.bot.prophets.guess(w.session, w.people["Bob"].id, "a")
