"""Zombicide through simulated Discord: missions by pressing and by commands, several survivors each, a stop."""

from __future__ import annotations

from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from endings import check_end
from said import controls
from simulated import World, play, use, world
from typists import play_typing

SHORT = {"mode": "single", "difficulty": "hard", "free_order": "on"}
"""Zombies come at once, so that nobody lasts long; all are asked at once, and called once in a round."""


@pytest.mark.parametrize(("language", "mission"), [("en", "m2"), pytest.param("ru", "m4", marks=pytest.mark.painted)])
async def test_a_whole_mission_by_pressing(tmp_path: Path, language: str, mission: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombicide", **SHORT, mission=mission)
        await play(w, Random(3))
        await check_end(w, language)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_whole_mission_by_its_own_commands_alone(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", game="zombicide", **SHORT, mission="m9")
        used = await play_typing(w, Random(5), alone=True)
        assert "zombicide move" in used and all(command.startswith("zombicide ") for command in used)
        await check_end(w, language)


async def test_R5_6_a_mission_by_the_real_clock_begins_at_the_hour_of_whoever_leads_the_table(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.bot.deadlines.set_habits(w.people["Ann"].id, zone="Asia/Tokyo")
        await w.begun("Ann", "Bob", game="zombicide", mode="single", real_clock="on")
        begun = w.bot.sessions.clock().astimezone(ZoneInfo("Asia/Tokyo"))
        assert w.session.playing.hour in (begun.hour, (begun.hour - 1) % 24), "a new hour may have begun meanwhile"
        assert w.session.settings.model_dump()["began"] == w.session.playing.hour
        assert (await w.reload()).playing.hour == w.session.playing.hour


async def turn(w: World) -> str:
    """Ann and Bob lead three survivors each; one who can take a turn."""
    await w.begun("Ann", "Bob", game="zombicide", **SHORT, mission="m2")
    await w.forward(lambda session: any(each.kind == "act" for each in session.awaited()), Random(2))
    return w.name_at(w.session.awaited()[0].seats[0])


async def test_a_stop_in_the_middle_of_a_turn_and_presses_of_others_and_twice(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        name = await turn(w)
        other = "Bob" if name == "Ann" else "Ann"
        panel = await w.hand(name)
        walk = next(each for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(":move"))
        seq = w.session.seq
        await w.forge(other, walk["custom_id"])
        assert (await w.reload()).seq == seq
        await w.people[name].click(panel, custom_id=walk["custom_id"])
        await w.restart()
        (zones,) = [each for each in controls(w.raw(panel), "a:") if each["custom_id"].endswith(":w")]
        await use(w, name, panel, zones, Random(1))
        await w.reload()
        assert w.session.seq == seq + 1
        await w.forge(name, zones["custom_id"], [each["value"] for each in zones["options"][:1]])
        assert (await w.reload()).seq == seq + 1, "a zone is chosen once"


async def test_what_all_my_survivors_hold_is_a_press_away_in_a_turn(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        name = await turn(w)
        panel = await w.hand(name)
        _, id = w.find("held", message=panel)
        result = await w.people[name].click(panel, custom_id=id)
        (shown,) = [item["description"] for each in w.raw(result.response) for item in each.get("items", ())]
        crew = w.session.playing.crews[next(seat for seat in "ab" if w.name_at(seat) == name)]
        called = [w.bot.texts("en").message(w.session.game.figure_name(each, w.session.playing), {}) for each in crew]
        assert len(called) == 3 and all(each in shown for each in called)


async def test_what_a_card_says_shows_first_when_it_is_read(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await turn(w)
        assert not any("Cinema audience" in each.words for each in w.watch.said)
