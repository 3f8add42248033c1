"""What the command group of every game has: start, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.errors import Refused
from engine.core.message import msg

from .. import lobby
from . import ids, panels
from .naming import about, choice, name
from .texts import search_rules

if TYPE_CHECKING:
    from .app import Gravekeeper

Click = discord.Interaction[Any]
MOST_SECTIONS = 5


class GameCog(commands.GroupCog):
    """Base of `/hitz` and its like; ``game`` is the game's id and the group's name."""

    game: ClassVar[str]

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.handlers.setdefault("rules", self.press_rules)

    @app_commands.command(name=name("start"), description=about("game-start"))
    @app_commands.rename(where=name("where"), language=name("language"))
    @app_commands.describe(where=about("game-start-where"), language=about("game-start-language"))
    @app_commands.choices(
        where=[choice("where-thread", "thread"), choice("where-here", "here")],
        language=[choice("language-en", "en"), choice("language-ru", "ru")],
    )
    async def start(
        self,
        interaction: Click,
        where: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table: a lobby where people sit down."""
        thread = where is None or where.value == "thread"
        await lobby.start(interaction, self.game, thread=thread, language=language.value if language else None)

    @app_commands.command(name=name("rules"), description=about("game-rules"))
    @app_commands.rename(words=name("words"))
    @app_commands.describe(words=about("game-rules-words"))
    async def rules(self, interaction: Click, words: str = "") -> None:
        """Search the rules by words."""
        locale = await self.bot.locale(interaction)
        found = search_rules(locale.language, self.game, words, MOST_SECTIONS)
        if not found:
            raise Refused(msg("rules-none", words=words[:100]))
        box: ui.Container[Any] = ui.Container()
        size = 0
        for section in found:
            size += len(section.title) + len(section.text) + 5
            if size > panels.TEXT_LIMIT:
                break
            box.add_item(ui.TextDisplay(f"### {section.title}\n{section.text}"))
        await panels.send(interaction, panels.layout(box))

    @rules.autocomplete("words")
    async def rules_titles(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        locale = await self.bot.locale(interaction)
        found = search_rules(locale.language, self.game, current, 25)
        return [app_commands.Choice(name=section.title[:100], value=section.title[:100]) for section in found]

    async def press_rules(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """The rules button: the sections as a list to choose from."""
        session = await self.bot.sessions.get(parts[0])
        locale = await self.bot.locale(interaction)
        sections = search_rules(locale.language, session.game.id, "", 100)
        chosen = next((each for each in sections if values and each.title[:100] == values[0]), None)
        box: ui.Container[Any] = ui.Container()
        text = f"### {chosen.title}\n{chosen.text}" if chosen else f"### {locale('rules-title')}"
        box.add_item(ui.TextDisplay(text))
        for page in range(0, len(sections), 25):
            select: ui.Select[Any] = ui.Select(
                custom_id=ids.make("rules", session.id, str(page)),
                placeholder=locale("rules-choose", first=sections[page].title)[:150],
            )
            for section in sections[page : page + 25]:
                select.add_option(label=section.title[:100])
            box.add_item(ui.ActionRow(select))
        await panels.send(interaction, panels.layout(box))
