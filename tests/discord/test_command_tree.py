"""The commands as Discord gets them, when they are sent, and what the bot asks to be allowed."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import discord
import pytest
import simulated
from seen import leaves, syncs
from simulated import world
from ui.tree import check_tree

from bot import create_bot
from cogs.app import Gravekeeper
from cogs.base import naming

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
COMMANDS = "/applications/*/commands"


async def test_tree_is_what_discord_takes_and_all_in_russian(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert w.bot.tree.translator is not None
        await check_tree(w.bot.tree, w.bot.tree.translator)
        (payload,) = syncs(w)
        commands = leaves(payload)
        assert {"hitz start", "hitz bid", "table do", "table undo", "me language", "help"} <= set(commands)
        for name, command in commands.items():
            assert CYRILLIC.search(command["name_localizations"]["ru"]), name
            if command["type"] == discord.AppCommandType.message.value:
                continue  # what stands in the menu of a message has a name only
            assert CYRILLIC.search(command["description_localizations"]["ru"]), name
            assert not CYRILLIC.search(command["description"]), name


async def test_three_kinds_of_export_are_three_words_in_other_languages(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        (payload,) = syncs(w)
        commands = leaves(payload)
        named = [commands[each]["name_localizations"] for each in ("table export", "gm export", "gm campaign export")]
        assert [each["ru"] for each in named] == ["документ", "выгрузить", "архив"]
        assert len({each["de"] for each in named}) == 3


async def test_languages_that_no_option_has_room_for_are_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(naming, "MOST", 3)
    with caplog.at_level(logging.WARNING):
        async with world(tmp_path) as w:
            every = w.bot.texts.languages
    (said,) = (each.getMessage() for each in caplog.records if each.name == naming.__name__)
    assert said.endswith(f": {', '.join(every[2:])}") and len(every) > 2


async def test_a_bot_with_fewer_games_has_only_their_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def create(**settings: Any) -> Gravekeeper:
        whole = create_bot(**settings)
        return Gravekeeper(database=whole.database, games=[whole.games["hitz"]], texts=whole.texts, seed=1)

    monkeypatch.setattr(simulated, "create_bot", create)
    async with world(tmp_path) as w:
        (payload,) = syncs(w)
        names = {each["name"] for each in payload}
        assert {"hitz", "table"} <= names and "zombies" not in names


async def test_commands_are_sent_once_and_again_only_when_changed(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert len(syncs(w)) == 1
        await w.restart()
        await w.restart(orderly=False)
        assert len(syncs(w)) == 1
        await w.bot.sessions.store.execute("UPDATE meta SET value = 'other' WHERE key LIKE 'commands:%'")
        await w.restart()
        assert len(syncs(w)) == 2


async def test_commands_are_sent_again_when_that_failed(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.bot.sessions.store.execute("DELETE FROM meta WHERE key LIKE 'commands:%'")
        await w.stop()
        w.env.inject_error("PUT", COMMANDS)
        with pytest.raises(discord.HTTPException):
            await w.start()
        tries = len(syncs(w))
        assert tries == 2


async def test_least_privileges(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert w.bot.intents.value == discord.Intents(guilds=True, guild_messages=True).value
        assert not w.bot.intents.value & discord.Intents(members=True, presences=True, message_content=True).value
        assert w.bot.allowed_mentions is not None
        assert w.bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        assert not w.bot.persistent_views
        (payload,) = syncs(w)
        gated = {each["name"]: each.get("default_member_permissions") for each in payload}
        assert {name for name, needed in gated.items() if needed} == {"gm"}, "nobody else meets its two dozen commands"
        assert int(gated["gm"]) == discord.Permissions(manage_guild=True).value
        assert next(each for each in payload if each["name"] == "table")["contexts"] == [0]
