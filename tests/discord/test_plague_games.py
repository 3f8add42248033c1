"""Zombie Plague through simulated Discord: whole games by pressing and by typing, both sides, a stop in the middle."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from endings import check_end
from said import controls
from simulated import World, play, use, world
from typists import play_typing

from engine.core.runner import default

SHORT = {"difficulty": "hard", "spawn_min_distance": "0", "spawn_per_turn": "2", "zombie_cards_per_turn": "3"}
"""The dead are near from the first, so that nobody lasts long."""


@pytest.mark.parametrize(("language", "humans"), [pytest.param("en", "3", marks=pytest.mark.painted), ("ru", "1")])
async def test_a_whole_game_by_pressing(tmp_path: Path, language: str, humans: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="plague", n_humans=humans, **SHORT)
        await play(w, Random(3))
        await check_end(w, language)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_whole_game_by_its_own_commands_alone(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="plague", n_humans="1", fire="on", armed_start="on", **SHORT)
        used = await play_typing(w, Random(5), alone=True)
        assert "plague move" in used and all(command.startswith("plague ") for command in used)
        await check_end(w, language)


async def against(w: World) -> None:
    """Ann leads two humans, Bob the dead."""
    await w.open("Ann", "plague")
    await w.seat("Bob")
    await w.press("Bob", "role", "m", "take")
    await w.choose("Ann", n_humans="2", spawn_min_distance="0", characters="random")
    await w.press("Ann", "begin")
    await w.reload()


async def placed(w: World) -> None:
    """Ann's humans stand on the board."""
    for _ in range(2):
        (start,) = [each for each in w.session.offered("a") if each.kind == "start"]
        await w.slash("Ann", "plague choose", what=default(start)[0])
        await w.reload()


async def test_a_person_leads_the_dead_and_both_sides_play_by_pressing(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await against(w)
        assert w.session.names == {"a": "Ann", "m": "Bob"}
        await play(w, Random(8))
        await check_end(w, "en")


async def test_a_stop_in_the_middle_of_a_walk_and_presses_of_others_and_twice(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await against(w)
        await placed(w)
        panel = await w.hand("Ann")
        await w.people["Ann"].click(panel, custom_id=f"gk:hand:{w.session_id}:h2")
        walk = next(each for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(":move"))
        assert ".act.h2." in walk["custom_id"]
        await w.forge("Bob", walk["custom_id"])
        await w.people["Ann"].click(panel, custom_id=walk["custom_id"])
        await w.restart()
        (squares, *_) = [each for each in controls(w.raw(panel), "a:") if each.get("options")]
        seq, before = w.session.seq, w.session.playing.humans["h2"].at
        await use(w, "Ann", panel, squares, Random(1))
        await w.reload()
        assert w.session.seq == seq + 1 and w.session.playing.humans["h2"].at != before
        await w.forge("Ann", squares["custom_id"], [squares["options"][0]["value"]])
        assert (await w.reload()).seq == seq + 1
        done = next(each for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(":done"))
        await w.people["Ann"].click(panel, custom_id=done["custom_id"])
        assert any(".act.h1." in each["custom_id"] for each in controls(w.raw(panel), "a:")), "the other goes on"


async def test_a_command_names_its_human_and_is_completed(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await against(w)
        await placed(w)
        offered = await w.people["Ann"].autocomplete(w.thread, "plague move", "figure", "")
        assert [each["value"] for each in offered] == ["h1", "h2"]
        said = await w.slash("Ann", "plague done")
        assert all(each["name"] in said for each in offered)
        await w.slash("Ann", "plague done", figure="2")
        await w.slash("Ann", "plague done", figure=offered[0]["name"])
        assert not any(each.kind == "act" for each in (await w.reload()).awaited())


async def test_what_can_be_looked_at(tmp_path: Path) -> None:
    async with world(tmp_path, language="ru") as w:
        await w.begun("Ann", game="plague", n_humans="1")
        looked = ("card", "Бейсбольная бита"), ("zombie-card", "Fog"), ("character", "Медик"), ("zone", "Кухня")
        for command, what in (*looked, ("zone", "к13")):
            result = await w.people["Ann"].slash(w.thread, f"plague {command}", **{command: what})
            message = result.response or result.followups[0]
            assert message.flags.ephemeral and message.attachments
