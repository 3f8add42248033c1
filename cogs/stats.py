"""`/stats`: finished games of a server or of one player, in numbers and as a plot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.errors import Refused
from engine.core.message import msg
from engine.ratings import Rating, Strengths, ratings
from engine.tables.stats import Played, played
from render.stats import MOST_ROWS, Bar, Standing, draw_player, draw_server
from telling.texts import Locale, safe

from .app import Click, Gravekeeper
from .base.naming import about, name
from .lobby import display_name
from .playing import panels

PLOT = "stats.png"
MOST_RATED = 5
"""People of a game whose ratings are told."""


class Stats(commands.Cog):
    """One command."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @app_commands.command(name=name("stats"), description=about("stats"))
    @app_commands.guild_only()
    @app_commands.rename(member=name("member"))
    @app_commands.describe(member=about("stats-member"))
    async def stats(self, interaction: Click, member: discord.User | None = None) -> None:
        """Everybody's games in this server, or one player's."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        found = await played(self.bot.sessions.store, interaction.guild_id or 0, member.id if member else None)
        if member is not None:
            who = safe(display_name(member))
            if not found:
                raise Refused(msg("stats-none-player", who=who))
            strengths = await self._ratings(interaction.guild_id or 0)
            own = {game: each[member.id] for game, each in strengths.items() if member.id in each}
            lines = [f"### {locale('stats-player', who=who, n=len(found))}", *_games(locale, found, own)]
            bars = [Bar(each.game, each.points, each.won) for each in found]
            board = await self.bot.pictures.drawn(draw_player, bars, locale)
        else:
            if not found:
                raise Refused(msg("stats-none"))
            ranking = _ranking(found)
            games = len({each.session for each in found})
            lines = [f"### {locale('stats-server', n=games)}", *(_row(locale, each) for each in ranking[:MOST_ROWS])]
            lines += _ratings(locale, found, await self._ratings(interaction.guild_id or 0))
            board = await self.bot.pictures.drawn(draw_server, ranking, locale)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PLOT}", description=board.alt)
        view = panels.layout(ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT]), gallery)
        await panels.send(interaction, view, [board.file(PLOT)])

    async def _ratings(self, guild: int) -> dict[str, Strengths]:
        """How strong people are by game, where the server wants that told."""
        if not (await self.bot.servers.of(guild)).ratings:
            return {}
        return await ratings(self.bot.sessions.store, self.bot.sessions.games, guild)


def _ratings(locale: Locale, found: list[Played], strengths: Mapping[str, Strengths]) -> list[str]:
    """The strongest of each game, those first who are surely strong."""
    names, lines = {each.user: each.name for each in found}, list[str]()
    for game, people in strengths.items():
        known = sorted(people, key=lambda user: people[user].doubt - people[user].points)[:MOST_RATED]
        told = [
            locale("stats-strength", who=safe(names[user]), points=str(people[user].points), doubt=people[user].doubt)
            for user in known
            if user in names
        ]
        if told:
            lines.append(f"- {locale('stats-rated', game=locale(f'{game}-name'), people=', '.join(told))}")
    return [locale("stats-ratings"), *lines] if lines else []


def _ranking(found: list[Played]) -> list[Standing]:
    """By wins, then by games; everybody under the name of the last game."""
    by_user: dict[int, list[Played]] = defaultdict(list)
    for each in found:
        by_user[each.user].append(each)
    standings = [Standing(own[-1].name, len(own), sum(each.won for each in own)) for own in by_user.values()]
    return sorted(standings, key=lambda each: (-each.won, -each.games, each.name))


def _row(locale: Locale, each: Standing) -> str:
    share = round(100 * each.won / each.games)
    return f"- {locale('stats-row', who=safe(each.name), games=each.games, won=each.won, share=share)}"


def _games(locale: Locale, found: list[Played], own_ratings: Mapping[str, Rating]) -> list[str]:
    lines: list[str] = []
    for game in dict.fromkeys(each.game for each in found):
        own = [each for each in found if each.game == game]
        points = [each.points for each in own if each.points is not None]
        average = round(sum(points) / len(points), 1) if points else "none"
        row = locale(
            "stats-game",
            game=locale(f"{game}-name"),
            games=len(own),
            won=sum(each.won for each in own),
            average=average,
            best=max(points, default=0),
        )
        rating = own_ratings.get(game)
        told = "" if rating is None else f" · {locale('stats-rating', points=str(rating.points), doubt=rating.doubt)}"
        lines.append(f"- {row}{told}")
    return lines


async def setup(bot: Any) -> None:
    await bot.add_cog(Stats(bot))
