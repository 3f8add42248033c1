"""Commands in Russian, and the checks that other tests use on the real tree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str
from ui.tree import check_tree, faults

from cogs.base.translator import CatalogueTranslator
from telling.texts import Texts

CATALOGUE = {
    "en": "name-pay = pay\nabout-pay = Pay\nname-how = how\nabout-how = How\nfast = Fast\n",
    "ru": "name-pay = платить\nabout-pay = Заплатить\nname-how = как\nabout-how = Как именно\nfast = Быстро\n",
}


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language, text in CATALOGUE.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "own.ftl").write_text(text, encoding="utf-8")
    return Texts(tmp_path)


def named(word: str, key: str) -> locale_str:
    return locale_str(word, key=key)


def tree(**changed: locale_str) -> app_commands.CommandTree[Any]:
    given = {
        "name": named("pay", "name-pay"),
        "about": named("Pay", "about-pay"),
        "option": named("how", "name-how"),
        "option_about": named("How", "about-how"),
    } | changed

    @app_commands.command(name=given["name"], description=given["about"])
    @app_commands.rename(how=given["option"])
    @app_commands.describe(how=given["option_about"])
    @app_commands.choices(how=[app_commands.Choice(name=named("Fast", "fast"), value="fast")])
    async def pay(interaction: discord.Interaction, how: str) -> None:
        """A command."""

    found = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    found.add_command(pay)
    return found


async def test_a_translated_tree_is_sound_and_in_russian(texts: Texts):
    commands = tree()
    await check_tree(commands, CatalogueTranslator(texts))
    [command] = commands.get_commands()
    payload = await command.get_translated_payload(commands, CatalogueTranslator(texts))
    assert payload["name_localizations"] == {"de": "zahlen", "ru": "платить"}
    assert payload["options"][0]["choices"][0]["name_localizations"] == {"ru": "Быстро"}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"name": named("pay", "name-none")}, "/pay: name in"),
        ({"about": named("Pay", "none")}, "/pay: description in"),
        ({"about": named("x" * 101, "about-pay")}, "description of 101"),
        ({"option": named("how", "name-none")}, "/pay how: name in"),
        ({"option_about": named("about-how", "about-how")}, "still its key"),
    ],
)
async def test_what_discord_or_a_russian_reader_would_refuse_is_found(
    texts: Texts, changed: dict[str, locale_str], fault: str
):
    with pytest.raises(AssertionError, match=fault):
        await check_tree(tree(**changed), CatalogueTranslator(texts))


async def payload(texts: Texts) -> dict[str, Any]:
    commands = tree()
    return await commands.get_commands()[0].get_translated_payload(commands, CatalogueTranslator(texts))


async def test_limits_of_one_command(texts: Texts):
    sound = await payload(texts)
    assert faults(sound) == []
    option = sound["options"][0]
    many = {**option, "choices": option["choices"] * 26}
    optional = {**option, "name": "first", "name_localizations": {"ru": "первый"}, "required": False}
    assert any("26 choices" in each for each in faults({**sound, "options": [many]}))
    assert any("26 options" in each for each in faults({**sound, "options": [option] * 26}))
    assert any("two options of one name" in each for each in faults({**sound, "options": [option] * 2}))
    assert any("required option after" in each for each in faults({**sound, "options": [optional, option]}))
    assert any("name 'Платить'" in each for each in faults({**sound, "name_localizations": {"ru": "Платить"}}))
    long = {**option, "choices": [{"name": "x" * 90, "name_localizations": {"ru": "я" * 90}, "value": 1}] * 25}
    wide = [{**long, "name": f"o{n}", "name_localizations": {"ru": f"о{n}"}} for n in range(4)]
    assert any("characters" in each for each in faults({**sound, "options": wide}))
