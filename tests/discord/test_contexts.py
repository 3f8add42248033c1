"""Commands are offered where they work: moves in servers, what concerns a person and looking things up everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands
from simulated import world

from render.boards import BOARDS

EVERYWHERE = {"me", "help", *BOARDS}
SERVERS = {"table", "gm", "stats", "workshop", "Add to the workshop"}


async def test_every_command_says_where_it_works(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        found = {each.name: each for each in w.bot.tree.get_commands()}
        assert found.keys() == EVERYWHERE | SERVERS
        for name, command in found.items():
            assert isinstance(command, app_commands.Command | app_commands.Group | app_commands.ContextMenu)
            if name in SERVERS:
                assert command.guild_only, name
                continue
            where, installed = command.allowed_contexts, command.allowed_installs
            assert where is not None and (where.guild, where.dm_channel, where.private_channel) == (True, True, True)
            assert installed is not None and (installed.guild, installed.user) == (True, True), name


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_in_a_direct_message_one_looks_things_up_and_sees_ones_tables(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob")
        ann = w.people["Ann"].user
        said = w.reply(await ann.slash("me games"))
        assert f"<#{w.session.channel}>" in said, "tables of all servers"
        for command, given in (("help", {}), ("hitz rules", {"words": "7"}), ("me hints", {"what": "off"})):
            assert len(w.reply(await ann.slash(command, **given))) > 10, command


@pytest.mark.parametrize("command", ["hitz start", "hitz learn", "hitz bid", "zombies start"])
async def test_what_needs_a_table_says_so_in_a_direct_message(tmp_path: Path, command: str) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        before = await w.ids()
        given = {"amount": 1} if command == "hitz bid" else {}
        said = w.reply(await w.people["Ann"].user.slash(command, **given))
        assert said and "incident" not in said and await w.ids() == before
