"""A road of the host is chosen in the lobby and driven; one of a member in the workshop, where it is tried, too."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from shutil import copy

import pytest
from said import controls
from seen import private
from simulated import world

from engine.core.errors import Refused
from engine.spare import Allowance, Spare
from engine.workshop.trials import Trials

EXAMPLE = Path(__file__).parents[2] / "docs" / "roads" / "winter.toml"
SAID = {
    "en": ("The winter road", "before the passes close", "Denver – Idaho Springs"),
    "ru": ("Зимняя дорога", "пока не замело перевалы", "Денвер – Айдахо-Спрингс"),
}


@pytest.mark.parametrize("language", SAID)
async def test_a_road_is_chosen_and_driven(tmp_path: Path, language: str) -> None:
    folder = tmp_path / "data" / "hitz" / "roads"
    folder.mkdir(parents=True)
    copy(EXAMPLE, folder)
    name, about, leg = SAID[language]
    async with world(tmp_path, data=tmp_path / "data", language=language) as w:
        await w.open("Ann", pace="post")
        await w.seat(stand_ins=2)
        await w.choose("Ann", road="winter")
        said = w.text(w.posts()[-1])
        assert name in said and about in said
        await w.press("Ann", "begin")
        alt = w.boards()[-1].attachments[0].description or ""
        assert leg in alt
        session = await w.forward(lambda session: session.playing.round == 6, Random(1))
        assert len(session.playing.deck) == 0
        await w.forward(lambda session: session.status == "over", Random(1))


@pytest.mark.parametrize(
    ("game", "option", "folder", "name"),
    [
        ("hitz", "road", "roads", "winter"),
        ("zombies", "town", "towns", "fair"),
        ("zgame", "town", "cities", "port"),
        ("plague", "house", "houses", "station"),
        ("zombicide", "tale", "campaigns", "garden"),
    ],
)
async def test_where_the_host_takes_away_what_a_lobby_has_chosen_it_plays_what_is_printed(
    tmp_path: Path, game: str, option: str, folder: str, name: str
) -> None:
    own = tmp_path / "data" / game / folder
    own.mkdir(parents=True)
    copy(EXAMPLE.parents[1] / folder / f"{name}.toml", own)
    async with world(tmp_path, data=tmp_path / "data") as w:
        await w.open("Ann", game, pace="post")
        await w.choose("Ann", **{option: name})
        assert getattr((await w.reload()).settings, option) == name
        await w.restart()  # without that folder
        await w.seat("Bob")
        assert "does not exist" in await w.forge("Ann", f"gk:option:{w.session_id}:{option}:", [name])
        await w.press("Ann", "begin")
        session = await w.rest()
        assert session.status == "playing" and getattr(session.playing.settings, option) == "printed"


async def test_where_the_host_takes_away_what_a_table_plays_whoever_presses_hears_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "hitz" / "roads"
    folder.mkdir(parents=True)
    copy(EXAMPLE, folder)
    async with world(tmp_path, data=tmp_path / "data") as w:
        await w.open("Ann", pace="post")
        await w.seat(stand_ins=1)
        await w.choose("Ann", road="winter")
        await w.press("Ann", "begin")
        await w.rest()
        with pytest.raises(Refused):
            await w.restart()  # without that folder
        said = await w.forge("Ann", f"gk:hand:{w.session_id}")
        assert "“winter”, and its file is no longer there" in said and "incident" not in said


async def test_a_host_may_have_more_roads_than_one_list_holds(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "hitz" / "roads"
    folder.mkdir(parents=True)
    for n in range(30):
        (folder / f"r{n}.toml").write_text(EXAMPLE.read_text().replace("winter-", f"r{n}-"))
    async with world(tmp_path, data=tmp_path / "data") as w:
        await w.open("Ann", pace="post")
        panel = (await w.press("Ann", "options")).response
        (listing,) = controls(w.raw(panel), "options:")[:1]
        await w.people["Ann"].select(panel, ["road"], custom_id=listing["custom_id"])
        first, second = controls(w.raw(panel), f"option:{w.session_id}:road:")
        assert len(first["options"]) == 25 and len(second["options"]) == 6
        await w.people["Ann"].select(panel, [second["options"][-1]["value"]], custom_id=second["custom_id"])
        chosen = (await w.reload()).settings.model_dump()["road"]
        assert chosen == second["options"][-1]["value"]
        first, second = controls(w.raw(panel), f"option:{w.session_id}:road:")
        assert [each["value"] for each in second["options"] if each.get("default")] == [chosen]
        assert not any(each.get("default") for each in first["options"])


@pytest.mark.usefixtures("in_this_process")
async def test_a_road_is_put_into_the_workshop_looked_at_tried_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Allowance, "is_spent", False)
    async with world(tmp_path) as w:
        file = (EXAMPLE.name, EXAMPLE.read_bytes())
        panel = private(await w.people["Ann"].slash(w.channel, "workshop add", file=file))
        assert "✅" in w.text(panel) and "The winter road" in w.text(panel) and "look wrong" not in w.text(panel)
        assert [each.filename for each in panel.attachments] == ["map0.png"]
        assert await Trials(w.bot.sessions.packs, Spare(3600, lambda: 0.0), lambda *_: None, 2).step()
        panel = private(await w.people["Ann"].slash(w.channel, "workshop look", title="winter"))
        assert re.search(r"6 rounds · some \d+ waits, [\d.]+ days · first seat wins", w.text(panel))
        for what, said in (("trial", "last seat wins"), ("look", "first seat wins")):
            (found,) = controls(w.raw(panel), f"shop:{what}")
            await w.people["Ann"].click(panel, custom_id=found["custom_id"])
            assert said in w.text(panel)
        (found,) = controls(w.raw(panel), "shop:cards")
        await w.people["Ann"].click(panel, custom_id=found["custom_id"])
        assert len(panel.attachments) == 3
        panel = private(await w.people["Ann"].slash(w.channel, "workshop look", title="winter"))
        (found,) = controls(w.raw(panel), "shop:play")
        before = await w.ids()
        await w.people["Ann"].click(panel, custom_id=found["custom_id"])
        (w.session_id,) = await w.ids() - before
        await w.reload()
        assert "The winter road" in w.text(w.posts()[-1])
        await w.seat(stand_ins=2)
        await w.press("Ann", "begin")
        session = await w.forward(lambda session: session.playing.round == 2, Random(1))
        assert session.playing.rounds == 6
