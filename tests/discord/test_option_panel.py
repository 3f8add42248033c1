"""The options of a lobby: few all at once, many one at a time; within Discord's limits (the watch looks at each)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from said import controls
from simulated import World, world

TABLE = {"table-auto", "table-deadline", "table-bank", "table-policy", "table-patience", "language"}


def listed(w: World, panel: Any) -> dict[str, str]:
    """The options that can be looked at: their fields with the ids of the lists they stand in."""
    return {
        option["value"]: each["custom_id"] for each in controls(w.raw(panel), "options:") for option in each["options"]
    }


def chooser(w: World, panel: Any) -> Any:
    """The select of the values of the one option that is shown."""
    (found,) = controls(w.raw(panel), "option:")
    return found


async def test_few_options_are_set_on_one_panel(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann")
        panel = (await w.press("Ann", "options")).response
        alone = {each["custom_id"].split(":")[3] for each in controls(w.raw(panel), "option:")}
        assert alone >= {*TABLE, "table-chance"} - {"table-bank"} and "table-bank" not in alone
        await w.seat("Bob")
        panel = (await w.press("Ann", "options")).response
        assert not listed(w, panel)
        shown = {each["custom_id"].split(":")[3] for each in controls(w.raw(panel), "option:")}
        options, settings = w.session.game.options, w.session.settings
        assert shown == {option.field for option in options if option.applies(settings)} | TABLE
        (pace,) = controls(w.raw(panel), "preset:")
        await w.people["Ann"].select(panel, ["post"], custom_id=pace["custom_id"])
        assert len(controls(w.raw(panel), "option:")) == len(options) + len(TABLE), "all of them go together now"


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_each_of_many_options_can_be_looked_at_and_set(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zombies")
        await w.press("Ann", "easier", "off")
        panel, random = (await w.press("Ann", "options")).response, Random(1)
        fields = [option.field for option in w.session.game.options]
        usual = w.session.game.settings().model_dump()
        assert set(listed(w, panel)) == {*fields, *TABLE}
        assert chooser(w, panel)["custom_id"].split(":")[3] == fields[0]
        for field in [*fields, *TABLE]:
            await w.people["Ann"].select(panel, [field], custom_id=listed(w, panel)[field])
            values = chooser(w, panel)
            assert values["custom_id"].split(":")[3] == field
            others = [each["value"] for each in values["options"] if not each.get("default")]
            others = [each for each in others if each != usual.get(field)]  # a first game begins easily, not as usual
            await w.people["Ann"].select(panel, [random.choice(others)], custom_id=values["custom_id"])
            assert chooser(w, panel)["custom_id"].split(":")[3] == field, "it stays in sight"
        chosen = (await w.reload()).settings.model_dump()
        assert [field for field in fields if chosen[field] == usual[field]] == []
        assert w.session.table != type(w.session.table)()


async def test_the_lobby_lists_what_differs_of_many_options(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", "zombies")
        await w.seat("Bob")
        post = w.posts()[-1]
        assert "**Alternative**" in w.text(post), "the first option is always named"
        assert "20 other options" in w.text(post), "those that no preset decides"
        assert "Ambush" not in w.text(post)
        await w.choose("Ann", ambush="on", kill_target="5")
        await w.env.settle()
        assert "20 other options" in w.text(post), "no preset stands any more, and two are named"
        assert "Ambush: **Yes**" in w.text(post)
        assert "Trophies to win: **5**" in w.text(post)


async def test_others_may_look_at_many_options_only(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", "zombies")
        panel = (await w.press("Bob", "options")).response
        await w.people["Bob"].select(panel, ["ambush"], custom_id=listed(w, panel)["ambush"])
        assert "**Ambush**: No" in w.text(panel)
        assert controls(w.raw(panel), "option:") == []
        assert "Only the host" in w.text(panel)
