"""`/stats`: finished games of a server or of one player, in numbers and as a plot; the player's badges."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.calls import answering
from engine.core.errors import Refused
from engine.core.message import msg
from engine.ratings import Rating, Strengths, ratings
from engine.tables.stats import Played, played
from render import badges
from render.stats import MOST_ROWS, Bar, Standing, draw_player, draw_server
from telling.texts import Locale, safe

from .app import Click, Gravekeeper
from .asking.rows import rows
from .base import ids
from .base.naming import about, name
from .lobby import display_name
from .playing import panels
from .showing import posts

PLOT, BADGES = "stats.png", "badges.png"
VERB = "badges"
"""Of the buttons that show somebody's badges of another game."""
MOST_RATED = 5
"""People of a game whose ratings are told, and prophets."""


class Stats(commands.Cog):
    """One command."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.openers[VERB] = self.press

    @app_commands.command(name=name("stats"), description=about("stats"))
    @app_commands.guild_only()
    @app_commands.rename(member=name("member"))
    @app_commands.describe(member=about("stats-member"))
    async def stats(self, interaction: Click, member: discord.User | None = None) -> None:
        """Everybody's games in this server, or one player's."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if member is not None:
            await self._player(interaction, member.id, safe(display_name(member)))
            return
        locale = await self.bot.locale(interaction)
        found = await played(self.bot.sessions.store, interaction.guild_id or 0)
        if not found:
            raise Refused(msg("stats-none"))
        ranking = _ranking(found)
        games = len({each.session for each in found})
        lines = [f"### {locale('stats-server', n=games)}", *(_row(locale, each) for each in ranking[:MOST_ROWS])]
        lines += _ratings(locale, found, await self._ratings(interaction.guild_id or 0))
        lines += await self._prophets(locale, interaction.guild_id or 0)
        board = await self.bot.pictures.drawn(draw_server, ranking, locale)
        await panels.send(interaction, panels.layout(_text(lines), _gallery(PLOT, board)), [board.file(PLOT)])

    async def press(self, interaction: Click, args: list[str]) -> None:
        """The badges of another game."""
        ids.expect(args, 2)
        await interaction.response.defer()
        await self._player(interaction, ids.number(args[0]), "", args[1])

    async def _player(self, interaction: Click, user: int, who: str, game: str = "") -> None:
        """Somebody's games and badges: of one game, else of the one played last in which there are any."""
        locale, guild = await self.bot.locale(interaction), interaction.guild_id or 0
        found = await played(self.bot.sessions.store, guild, user)
        if not found:
            raise Refused(msg("stats-none-player", who=who))
        who = who or safe(found[-1].name)
        strengths = await self._ratings(guild)
        own = {each: people[user] for each, people in strengths.items() if user in people}
        earned = await self.bot.badges.of(guild, user)
        lines = [f"### {locale('stats-player', who=who, n=len(found))}", *self._games(locale, found, own, earned)]
        takes = await answering.of_person(self.bot.sessions.store, guild, user) if user == interaction.user.id else None
        if takes is not None:
            lines.append(locale("stats-takes", span=posts.span(locale, takes)))
        bars = [Bar(each.game, each.points, each.won) for each in found]
        plot = await self.bot.pictures.drawn(draw_player, bars, locale)
        items: list[ui.Item[Any]] = [_text(lines), _gallery(PLOT, plot)]
        files = [plot.file(PLOT)]
        having = [each for each in earned if self.bot.games[each].badges]
        shown = game if game in having else next((each for each in reversed(having) if earned[each]), "")
        if shown := shown or next(reversed(having), ""):
            picture = await self.bot.pictures.drawn(badges.draw, self.bot.games[shown], earned[shown], locale)
            items.append(_gallery(BADGES, picture))
            files.append(picture.file(BADGES))
            items += rows(_other(locale, user, each) for each in having if each != shown)
        await panels.send(interaction, panels.layout(*items), files)

    async def _ratings(self, guild: int) -> dict[str, Strengths]:
        """How strong people are by game, where the server wants that told."""
        if not (await self.bot.servers.of(guild)).ratings:
            return {}
        return await ratings(self.bot.sessions.store, self.bot.sessions.games, guild)

    async def _prophets(self, locale: Locale, guild: int) -> list[str]:
        """Who has guessed right how games end, where the server lets people guess."""
        if not (await self.bot.servers.of(guild)).prophets:
            return []
        found = [each for each in await self.bot.prophets.of_server(guild) if each.right][:MOST_RATED]
        told = [locale("stats-prophet", who=f"<@{each.user}>", right=each.right, n=each.guesses) for each in found]
        return [locale("stats-prophets"), *told] if told else []

    def _games(
        self,
        locale: Locale,
        found: list[Played],
        ratings: Mapping[str, Rating],
        earned: Mapping[str, Sequence[str]],
    ) -> list[str]:
        """A line for each game: how often, how well, how strong, how many badges."""
        lines: list[str] = []
        for game in dict.fromkeys(each.game for each in found):
            row, rating, badges = _row_of(locale, game, found), ratings.get(game), self.bot.games[game].badges
            if rating is not None:
                row += f" · {locale('stats-rating', points=str(rating.points), doubt=rating.doubt)}"
            if badges:
                row += f" · {locale('badges-count', n=len(earned.get(game, ())), of=len(badges))}"
            lines.append(f"- {row}")
        return lines


def _other(locale: Locale, user: int, game: str) -> ui.Button[Any]:
    """The button to somebody's badges of another game."""
    label = locale("badges-of", game=locale(f"{game}-name"))
    return ui.Button(label=label[:80], custom_id=ids.make(VERB, str(user), game))


def _text(lines: Sequence[str]) -> ui.TextDisplay[Any]:
    return ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT])


def _gallery(name: str, picture: posts.Drawn) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    return gallery.add_item(media=f"attachment://{name}", description=picture.alt)


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


def _row_of(locale: Locale, game: str, found: list[Played]) -> str:
    own = [each for each in found if each.game == game]
    points = [each.points for each in own if each.points is not None]
    return locale(
        "stats-game",
        game=locale(f"{game}-name"),
        games=len(own),
        won=sum(each.won for each in own),
        average=round(sum(points) / len(points), 1) if points else "none",
        best=max(points, default=0),
    )


async def setup(bot: Any) -> None:
    await bot.add_cog(Stats(bot))
