"""`/me`: what belongs to a person, not to a table."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from datetime import datetime
from typing import Any, get_args

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.calls import dates, habits
from engine.core.errors import Refused
from engine.core.message import msg
from engine.tables.session import Session
from telling import headings
from telling.hints import Wanted
from telling.texts import Locale

from . import farewell
from .app import Click, Gravekeeper
from .base import errors
from .base.naming import about, choice, everywhere, name
from .playing import panels
from .playing.wishing import WISH
from .showing import posts

SPANS = ("1d", "2d", "3d", "1w", "2w")
"""Absences that are offered; any other can be typed."""


@everywhere
class Me(commands.GroupCog, group_name=name("me"), group_description=about("me")):
    """Own games and settings."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @app_commands.command(name=name("games"), description=about("me-games"))
    async def games(self, interaction: Click) -> None:
        """My games in this server, those that wait for me first."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        sessions = await self.bot.sessions.of_user(interaction.user.id, interaction.guild_id)
        locale = await self.bot.locale(interaction)
        lines: list[tuple[bool, float, str]] = []
        for session in sessions:
            seat = session.seat_of(interaction.user.id)
            due = seat in session.waiting_for()
            state = locale("me-due" if due else "me-lobby" if session.state is None else "me-waits")
            if session.status == "playing" and session.paused:
                due, state = False, locale("public-paused", why=session.paused.why)
            until = math.inf
            if due:
                until = min((await self.bot.deadlines.notes(session)).due.values(), default=math.inf)
                state += f" · {posts.until(locale, until)}" if until < math.inf else ""
            lines.append((not due, until, f"- <#{session.channel}>{self._where(locale, session)} — {state}"))
        text = "\n".join(line for *_, line in sorted(lines)) or locale("me-none")
        await panels.send(interaction, panels.layout(ui.TextDisplay(text[: panels.TEXT_LIMIT])))

    def _where(self, locale: Locale, session: Session) -> str:
        """Which game it is and how far it has come; a thread of its own is called after its game, in the language of
        the table, and needs no second name in mine.
        """
        parts = headings.heading(locale, session).split(headings.DEEPER)
        named = isinstance(self.bot.get_channel(session.channel), discord.Thread)
        return "".join(f"{headings.DEEPER if named or at else ' '}{part}" for at, part in enumerate(parts[named:]))

    @app_commands.command(name=name("play"), description=about("me-play"))
    async def play(self, interaction: Click) -> None:
        """What I wish to play with others, and what came of it."""
        await self.bot.openers[WISH](interaction, ["play"])

    @app_commands.command(name=name("avoid"), description=about("me-avoid"))
    async def avoid(self, interaction: Click) -> None:
        """With whom I am not to be seated."""
        await self.bot.openers[WISH](interaction, ["avoided"])

    @app_commands.command(name=name("language"), description=about("me-language"))
    @app_commands.rename(language=name("language"))
    @app_commands.describe(language=about("me-language-which"))
    @app_commands.choices(language=[choice("language-auto", "auto")])
    async def language(self, interaction: Click, language: app_commands.Choice[str]) -> None:
        """In which language I am answered privately."""
        await self.bot.people.set_language(interaction.user.id, None if language.value == "auto" else language.value)
        locale = await self.bot.locale(interaction)
        key = "me-language-set" if locale.percent == 100 else "me-language-set-unfinished"
        await interaction.response.send_message(locale(key, percent=locale.percent), ephemeral=True)

    @app_commands.command(name=name("hints"), description=about("me-hints"))
    @app_commands.rename(switch=name("what"))
    @app_commands.describe(switch=about("me-hints-what"))
    @app_commands.choices(switch=[choice("hints-on", "on"), choice("hints-off", "off")])
    async def hints(self, interaction: Click, switch: app_commands.Choice[str]) -> None:
        """Whether a line tells me what a kind of question is about that I meet for the first time."""
        await self._switch(interaction, "hints", switch.value)

    @app_commands.command(name=name("odds"), description=about("me-odds"))
    @app_commands.rename(switch=name("what"))
    @app_commands.describe(switch=about("me-odds-what"))
    @app_commands.choices(switch=[choice("hints-on", "on"), choice("hints-off", "off")])
    async def odds(self, interaction: Click, switch: app_commands.Choice[str]) -> None:
        """Whether what I can choose says what dice may make of it."""
        await self._switch(interaction, "odds", switch.value)

    @app_commands.command(name=name("advice"), description=about("me-advice"))
    @app_commands.rename(switch=name("what"))
    @app_commands.describe(switch=about("me-advice-what"))
    @app_commands.choices(switch=[choice("hints-on", "on"), choice("hints-off", "off")])
    async def advice(self, interaction: Click, switch: app_commands.Choice[str]) -> None:
        """Whether my panel opens with advice at every question."""
        await self._switch(interaction, "advice", switch.value)

    @app_commands.command(name=name("ahead"), description=about("me-ahead"))
    @app_commands.rename(switch=name("what"))
    @app_commands.describe(switch=about("me-ahead-what"))
    @app_commands.choices(switch=[choice("ahead-on", "on"), choice("ahead-off", "off")])
    async def ahead(self, interaction: Click, switch: app_commands.Choice[str]) -> None:
        """Whether a private word tells me that the next turn is mine."""
        await self._switch(interaction, "ahead", switch.value)

    async def _switch(self, interaction: Click, what: Wanted, value: str) -> None:
        await self.bot.hints.switch(interaction.user.id, what, value == "on")
        await self._say(interaction, f"{what}-set-{value}")

    @app_commands.command(name=name("reminders"), description=about("me-reminders"))
    @app_commands.rename(when=name("when"))
    @app_commands.describe(when=about("me-reminders-when"))
    @app_commands.choices(when=[choice(f"reminders-{each}", each) for each in get_args(habits.Reminders)])
    async def reminders(self, interaction: Click, when: app_commands.Choice[str]) -> None:
        """How often I am reminded of a deadline."""
        await self.bot.deadlines.set_habits(interaction.user.id, reminders=when.value)
        await self._say(interaction, f"reminders-set-{when.value}")

    @app_commands.command(name=name("quiet"), description=about("me-quiet"))
    @app_commands.rename(start=name("from"), end=name("to"), zone=name("timezone"))
    @app_commands.describe(start=about("me-quiet-from"), end=about("me-quiet-to"), zone=about("me-quiet-timezone"))
    async def quiet(
        self, interaction: Click, start: str | None = None, end: str | None = None, zone: str | None = None
    ) -> None:
        """Hours in which I am not called; without any, I always am."""
        user = interaction.user.id
        if zone is not None:
            zone = habits.read_zone(zone)
        elif start is not None and (await self.bot.deadlines.habits(user)).zone == habits.Habits().zone:
            raise Refused(msg("refused-zone-needed"))
        if (start is None) != (end is None):
            raise Refused(msg("refused-quiet-both"))
        changed: dict[str, object] = {} if zone is None else {"zone": zone}
        if start is not None and end is not None:
            changed |= {"quiet_from": habits.read_clock(start), "quiet_to": habits.read_clock(end)}
        elif zone is None:
            changed |= {"quiet_from": None, "quiet_to": None}
        new = await self.bot.deadlines.set_habits(user, **changed)
        words = {"zone": new.zone, "now": _local(new.zone)}
        if new.quiet_from is None or new.quiet_to is None:
            await self._say(interaction, "quiet-none", **words)
        else:
            await self._say(
                interaction, "quiet-set", start=habits.clock(new.quiet_from), end=habits.clock(new.quiet_to), **words
            )

    @quiet.autocomplete("zone")
    async def quiet_zones(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        """Zones by any part of their name, each with the time it is there."""
        every = await asyncio.to_thread(habits.zones)
        typed = current.strip().replace(" ", "_").casefold()
        found = sorted((each for each in every if typed in each.casefold()), key=lambda each: _rank(each, typed))
        return [app_commands.Choice(name=f"{each} · {_local(each)}", value=each) for each in found[:25]]

    @app_commands.command(name=name("away"), description=about("me-away"))
    @app_commands.rename(until=name("until"))
    @app_commands.describe(until=about("me-away-until"))
    async def away(self, interaction: Click, until: str | None = None) -> None:
        """All my games are told that I am away; without a date, until I say that I am back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        zone = (await self.bot.deadlines.habits(interaction.user.id)).zone
        at = habits.AWAY if until is None else dates.read_until(until, discord.utils.utcnow(), zone)
        await self._absent(interaction, at)
        if at == habits.AWAY:
            await self._say(interaction, "away-open")
        else:
            await self._say(interaction, "away-set", at=posts.moment(at, "F"), left=posts.moment(at, "R"))

    @app_commands.command(name=name("return"), description=about("me-return"))
    async def back(self, interaction: Click) -> None:
        """All my games are told that I am back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._absent(interaction, 0)
        await self._say(interaction, "away-none")

    async def _absent(self, interaction: Click, until: float) -> None:
        """I am away until then; the tables that wait for me say so."""
        user = interaction.user.id
        await self.bot.deadlines.set_habits(user, away_until=until)
        for session in await self.bot.sessions.of_user(user):
            if session.status == "playing" and session.seat_of(user) in session.waiting_for():
                await self.bot.sessions.show_again(session)

    @away.autocomplete("until")
    async def away_spans(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        """Some absences; first what is being typed, with the day that it is read as."""
        locale = await self.bot.locale(interaction)
        typed = current.strip()[:100]
        offered = [app_commands.Choice(name=locale(f"away-{each}"), value=each) for each in SPANS]
        offered = [each for each in offered if typed.casefold() in each.name.casefold()]
        zone = (await self.bot.deadlines.habits(interaction.user.id)).zone
        with suppress(Refused):
            until = dates.read_until(typed, discord.utils.utcnow(), zone)
            at = datetime.fromtimestamp(until, habits.zone(zone))
            day = locale("away-hour" if at.hour or at.minute else "away-day", at=at)
            offered.insert(0, app_commands.Choice(name=day, value=typed))
        return offered

    @app_commands.command(name=name("data"), description=about("me-data"))
    async def data(self, interaction: Click) -> None:
        """Everything that is kept about me, as files for me alone."""
        await farewell.send_data(interaction)

    @app_commands.command(name=name("forget"), description=about("me-forget"))
    async def forget(self, interaction: Click) -> None:
        """What would go and what would stay if I were forgotten, and the button that does it."""
        await farewell.show_forget(interaction)

    async def _say(self, interaction: Click, key: str, **words: str) -> None:
        locale = await self.bot.locale(interaction)
        await errors.say(interaction, content=locale(key, **words))


def _local(zone: str) -> str:
    """What the clocks show there now."""
    return f"{discord.utils.utcnow().astimezone(habits.zone(zone)):%H:%M}"


def _rank(zone: str, typed: str) -> tuple[bool, int, str]:
    """The order of zones: those whose city begins so come first, short names before long ones."""
    city = zone.rpartition("/")[2].casefold()
    return not city.startswith(typed), len(city) if typed else 0, zone


async def setup(bot: Any) -> None:
    await bot.add_cog(Me(bot))
