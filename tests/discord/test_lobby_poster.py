"""The poster of a lobby: what is missing, how long it takes, presets in one choice, values in force, colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from said import controls
from seen import private
from simulated import World, world

from cogs.showing.lobbies import presets
from engine.pace import measured, pace_of
from engine.tables.lobby import is_easier, usual
from render.hitz.scene import HitzScene

FILM = Path(__file__).parents[2] / "docs" / "cities" / "film.toml"
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


def poster(w: World) -> Any:
    return w.posts()[-1]


def preset(w: World, kind: str) -> Any:
    (select,) = controls(w.raw(poster(w)), f"preset:{w.session_id}:{kind}")
    return select


async def choose(w: World, name: str, kind: str, value: str) -> Any:
    return await w.people[name].select(poster(w), [value], custom_id=preset(w, kind)["custom_id"])


@LANGUAGES
async def test_a_game_that_cannot_begin_says_why(tmp_path: Path, language: str) -> None:
    need, stand_in = {"en": ("One more player or stand-in", "stand-in"), "ru": ("Нужен ещё 1 игрок", "автопилот")}[
        language
    ]
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zombies")
        assert need in w.text(poster(w)) and poster(w).attachments
        refusal = w.reply(await w.press("Ann", "begin"))
        assert "2" in refusal and stand_in in refusal
        assert (await w.reload()).status == "lobby"
        await w.press("Ann", "standin", "add")
        await w.env.settle()
        assert need not in w.text(poster(w))
        await w.press("Ann", "begin")
        assert (await w.reload()).status == "playing"


@LANGUAGES
async def test_a_pace_is_chosen_on_the_poster_and_means_numbers(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.open("Ann")
        await w.seat("Bob", "Cy")
        post, sitting = (measured()["hitz"][name][3] for name in ("post", "sitting"))
        assert str(sitting.waits) in w.text(poster(w)) and str(round(sitting.days)) in w.text(poster(w))
        offered = {each["value"]: each["description"] for each in preset(w, "pace")["options"]}
        assert list(offered) == ["post", "sitting"]
        assert str(post.waits) in offered["post"] and str(round(post.days)) in offered["post"]
        await choose(w, "Bob", "pace", "post")  # not the host
        assert (await w.reload()).settings.model_dump()["ranking"] == "off"
        await choose(w, "Ann", "pace", "post")
        session = await w.reload()
        chosen = session.settings.model_dump()
        assert (chosen["auction"], chosen["routes"], chosen["ranking"]) == ("ceilings", "pipelined", "on")
        assert (session.table.deadline, session.table.policy) == ("24h", "default")
        await w.env.settle()
        assert str(post.waits) in w.text(poster(w))
        assert {"en": "24 hours + 2 days in the bank", "ru": "24 часа + 2 дня в запасе"}[language] in w.text(poster(w))
        assert [each["value"] for each in preset(w, "pace")["options"] if each.get("default")] == ["post"]
        await choose(w, "Ann", "pace", "sitting")
        assert (await w.reload()).table.deadline == "none"
        before = preset(w, "pace")
        await w.choose("Ann", auction="ceilings")
        await w.env.settle()
        now = preset(w, "pace")
        assert not any(each.get("default") for each in now["options"])
        assert {now["custom_id"], now["id"]}.isdisjoint({before["custom_id"], before["id"]}), (
            "clients remember a choice"
        )
        assert str(sitting.waits) not in re.findall(r"\w+", w.text(poster(w))), "a mixture was never measured"


@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_a_new_lobby_is_by_post_until_something_else_is_chosen(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        session = await w.open("Ann", game, pace="post")
        await w.seat("Bob", "Cy")
        assert (session.table.deadline, session.table.policy) == ("24h", "default")
        assert [each["value"] for each in preset(w, "pace")["options"] if each.get("default")] == ["post"]
        await w.env.settle()
        found = pace_of(game, [each for each in presets(w.session).values() if each], 3)
        assert found and str(found.waits) in w.text(poster(w)) and str(round(found.days)) in w.text(poster(w))


@LANGUAGES
@pytest.mark.usefixtures("in_this_process")
async def test_a_poster_says_how_many_can_play_what_is_chosen(tmp_path: Path, language: str) -> None:
    box, city = {"en": ("2 to 4 players", "2 to 3 players"), "ru": ("От 2 до 4 игроков", "От 2 до 3 игроков")}[language]
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zgame")
        await w.env.settle()
        assert box in poster(w).attachments[0].description
        file = (FILM.name, FILM.read_bytes())
        panel = private(await w.people["Ann"].slash(w.channel, "workshop add", file=file))
        (play,) = controls(w.raw(panel), "shop:play")
        before = await w.ids()
        await w.people["Ann"].click(panel, custom_id=play["custom_id"])
        (w.session_id,) = await w.ids() - before
        await w.reload()
        await w.env.settle()
        assert city in poster(w).attachments[0].description


@LANGUAGES
async def test_who_plays_with_stand_ins_alone_waits_for_nobody(tmp_path: Path, language: str) -> None:
    nobody, time = {"en": ("Nobody to wait for", "Time for a"), "ru": ("Ждать некого", "Время на")}[language]
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zombies", pace="post")
        assert nobody not in w.text(poster(w)) and time in w.text(poster(w)), "others may still sit down"
        await w.press("Ann", "standin", "add")
        await w.env.settle()
        assert nobody in w.text(poster(w)) and time not in w.text(poster(w))
        await w.seat("Bob")
        await w.env.settle()
        assert nobody not in w.text(poster(w)) and time in w.text(poster(w))


@LANGUAGES
@pytest.mark.parametrize("game", ["zombies", "zgame", "plague", "zombicide"])
async def test_a_first_game_is_an_easier_one_until_its_host_wants_another(
    tmp_path: Path, game: str, language: str
) -> None:
    """Who has not finished a game yet is told so, and the easier options are set or one press away."""
    first, both = {"en": ("A first game", "Ann and Bob"), "ru": ("Первая партия", "Ann и Bob")}[language]
    async with world(tmp_path, language=language) as w:
        session = await w.open("Ann", game)
        assert is_easier(session) and f"{first}: Ann" in w.text(poster(w))
        gentle = {"en": "Stand-ins play gently", "ru": "Автопилоты послабее"}[language]
        assert (gentle in w.text(poster(w))) == (not session.game.together), "among rivals nothing else is easier"
        await w.seat("Bob")
        await w.env.settle()
        assert f"{first}: {both}" in w.text(poster(w))
        listed = {"plague": "classic", "zombicide": "campaign"}.get(game)
        buttons = controls(w.raw(poster(w)), "easier:")
        assert (buttons == []) == bool(listed), "a list of modes takes it back, else a button"
        off = f"gk:easier:{session.id}:off"
        await w.forge("Bob", off)
        assert is_easier(await w.reload()), "the host's to say"
        await (choose(w, "Ann", "mode", listed) if listed else w.forge("Ann", off))
        assert (await w.reload()).settings == usual(session.game, "sitting")[0]
        await w.env.settle()
        await w.press("Ann", "easier", "on")
        assert is_easier(await w.reload()) and first in w.text(poster(w))
        await w.press("Bob", "leave")
        if game in ("zombies", "zgame"):
            await w.press("Ann", "standin", "add")
        await w.press("Ann", "begin")
        await w.rest()
        await w.slash("Ann", "table end")
        await w.press("Ann", "vote")
        assert (await w.reload()).status == "over"
        again = await w.open("Ann", game)
        assert not is_easier(again) and first not in w.text(poster(w)), "no longer her first"
        await w.seat("Bob")
        await w.env.settle()
        assert f"{first}: Bob" in w.text(poster(w)) and not is_easier(await w.reload())


async def test_values_in_force_stand_in_place_of_what_the_rules_say(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", "zombies")
        await w.seat("Bob", "Cy")
        panel = (await w.press("Ann", "options")).response
        (lists,) = [each for each in controls(w.raw(panel), "options:") if "kill_target" in str(each["options"])]
        await w.people["Ann"].select(panel, ["kill_target"], custom_id=lists["custom_id"])
        assert "**Trophies to win**: 22 (as the rules say)" in w.text(panel)
        await choose(w, "Ann", "mode", "classic")
        await w.env.settle()
        assert "Rules: **Base game**" in w.text(poster(w))
        panel = (await w.press("Ann", "options")).response
        (lists,) = [each for each in controls(w.raw(panel), "options:") if "movement" in str(each["options"])]
        await w.people["Ann"].select(panel, ["movement"], custom_id=lists["custom_id"])
        assert "A die (as the rules say)" in w.text(panel)


@LANGUAGES
async def test_everybody_chooses_a_free_colour(tmp_path: Path, language: str) -> None:
    red, blue = {"en": ("red diamond", "blue circle"), "ru": ("красный ромб", "синий круг")}[language]
    async with world(tmp_path, language=language) as w:
        await w.open("Ann")
        await w.seat("Bob", stand_ins=1)
        panel = (await w.press("Ann", "seat")).response
        (select,) = controls(w.raw(panel), "colour:")
        await w.people["Ann"].select(panel, ["red"], custom_id=select["custom_id"])
        await w.env.settle()
        lines = [line for line in w.text(poster(w)).split("\n") if line.startswith("- ")]
        assert red in lines[0] and not any(red in line for line in lines[1:])
        theirs = (await w.press("Bob", "seat")).response
        (offered,) = controls(w.raw(theirs), "colour:")
        assert {each["value"] for each in offered["options"]} == {"any", "blue", "green", "yellow"}
        await w.forge("Bob", f"gk:colour:{w.session_id}", ["red"])  # somebody else was quicker
        await w.forge("Bob", f"gk:colour:{w.session_id}", ["cyan"])  # no colour of this game
        await w.people["Bob"].select(theirs, ["blue"], custom_id=offered["custom_id"])
        await w.env.settle()
        assert blue in w.text(poster(w))
        await w.press("Ann", "begin")
        state = (await w.reload()).playing
        assert state.colours == {"a": "red", "b": "blue", "c": "yellow"}
        scene = HitzScene(state, w.bot.texts(language), w.session.names)
        assert [scene.look(seat).shape for seat in "abc"] == ["diamond", "circle", "square"]


@LANGUAGES
async def test_a_forecast_fits_the_table(tmp_path: Path, language: str) -> None:
    """Who can begin alone waits for nobody; of a campaign it is that of one chapter."""
    nobody, each = {"en": ("Nobody to wait for", "for one mission"), "ru": ("Ждать некого", "на одну миссию")}[language]
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zombicide", pace="post")
        assert nobody in w.text(poster(w)) and each not in w.text(poster(w))
        await w.seat("Bob")
        await w.env.settle()
        assert nobody not in w.text(poster(w)) and each in w.text(poster(w))
        await choose(w, "Ann", "mode", "mission")
        await w.env.settle()
        assert each not in w.text(poster(w))


@LANGUAGES
async def test_the_lobby_names_what_a_mode_puts_in_play(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.open("Ann", "zgame")
        told = w.bot.texts(language)("zgame-mode-large-about")
        assert told not in w.text(poster(w))
        await choose(w, "Ann", "mode", "large")
        await w.env.settle()
        assert told in w.text(poster(w))


async def test_two_tables_of_one_host_have_different_names(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        for _ in range(3):
            await w.open("Ann")
        names = [thread.name for thread in w.bot.guilds[0].threads]
        assert names == [names[0], f"{names[0]} · 2", f"{names[0]} · 3"]


async def test_the_list_of_options_says_what_each_is_about(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", "zombies")
        panel = (await w.press("Ann", "options")).response
        (lists,) = [each for each in controls(w.raw(panel), "options:") if "kill_target" in str(each["options"])]
        for each in lists["options"]:
            now, _, about = each["description"].partition(" · ")
            assert now and about and w.bot.texts("en")(f"zombies-setting-{each['value']}-about").startswith(about[:20])


@pytest.mark.parametrize("game", ["zombies", "zgame", "zombicide", "plague"])
async def test_a_chosen_colour_is_no_rule_of_the_table(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", game)
        await w.seat(stand_ins=2)
        panel = (await w.press("Ann", "seat")).response
        (select,) = controls(w.raw(panel), "colour:")
        await w.people["Ann"].select(panel, ["red"], custom_id=select["custom_id"])
        await w.press("Ann", "begin")
        await w.rest()
        assert "setting-seats" not in await w.slash("Ann", "table board", text=True)
