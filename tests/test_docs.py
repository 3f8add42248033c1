"""The guides for those who host and lead name only commands, settings and files that there are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot import Settings
from cogs.gm import Gm
from engine.data import DATA
from engine.rulebook import BOOKS
from engine.workshop.examples import DOCS

ROOT = Path(__file__).parent.parent
GUIDES = ("docs/gm.md", "docs/gm.ru.md", "docs/players.md", "docs/players.ru.md", "docs/hosting.md", "README.md")
DEPLOY = ("compose.yaml", "compose.cluster.yaml", "Dockerfile", "gravekeeper.service")
guides = pytest.mark.parametrize("guide", GUIDES)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def commands() -> dict[str, Any]:
    """Every command by its whole English name, groups among them."""
    from cogs.desk.campaigns import CampaignDesk
    from cogs.games import GameCommands
    from cogs.help import Help
    from cogs.me import Me
    from cogs.stats import Stats
    from cogs.table import Table
    from cogs.workshop import Workshop
    from render.boards import BOARDS

    found: dict[str, Any] = {"gm campaign": CampaignDesk}
    for cog in (Gm, Help, Me, Stats, Table, Workshop):
        group = cog.__cog_group_name__ if cog.__cog_is_app_commands_group__ else ""
        found |= {str(group): cog} if group else {}
        for command in cog.__cog_app_commands__:
            found[f"{group} {command.name}".strip()] = command
    for board in BOARDS.values():
        group = GameCommands(board)
        found |= {group.name: group} | {f"{group.name} {command.name}": command for command in group.commands}
    return found


@guides
def test_every_command_that_is_named_exists(guide: str) -> None:
    named = re.findall(r"`/([a-z][a-z-]*(?: [a-z][a-z-]*)?)(?=[` ])", text(guide))
    assert named or guide in ("docs/hosting.md", "README.md")
    for command in named:
        known = command in commands() or isinstance(commands().get(command.split(" ")[0]), app_commands.Command)
        assert known, command


@pytest.mark.parametrize("guide", ["docs/gm.md", "docs/gm.ru.md"])
def test_the_guide_tells_of_every_command_of_a_game_master(guide: str) -> None:
    words = set(re.findall(r"`(?:/gm )?([a-z-]+)", text(guide)))
    assert {command.name for command in Gm.__cog_app_commands__} <= words


def test_every_setting_exists_and_is_explained() -> None:
    known = {name.upper() for name in Settings.model_fields}
    assert set(re.findall(r"^([A-Z_]+)=", text(".env.example"), re.MULTILINE)) == known
    for name in ("docs/hosting.md", "README.md", *(f"deploy/{each}" for each in DEPLOY)):
        assert set(re.findall(r"\b(?:GRAVEKEEPER|DISCORD)_[A-Z_]+", text(name))) <= known, name


def test_what_deployment_needs_is_there() -> None:
    copied = [ROOT / each for each in re.findall(r"^COPY (\S+) ", text("deploy/Dockerfile"), re.MULTILINE)]
    for each in copied:
        assert each.exists(), each
    for read in (DATA, BOOKS, DOCS):
        assert any(read.is_relative_to(each) for each in copied), f"the program reads {read}"
    for named in re.findall(r"deploy/[\w.]+", text("docs/hosting.md")):
        assert (ROOT / named).exists(), named
    for compose in ("deploy/compose.yaml", "deploy/compose.cluster.yaml"):
        assert "dockerfile: deploy/Dockerfile" in text(compose)
    for target in re.findall(r"make (\S+)", text("docs/hosting.md").replace("`", " ").replace(",", " ")):
        assert re.search(rf"^{re.escape(target)}:", text("Makefile"), re.MULTILINE), target
    assert "bot.py" in text("deploy/gravekeeper.service")
