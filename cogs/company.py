"""Finding each other: wishes, who is brought together by them, and what is told of tables that may be liked."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord.ext import commands, tasks

from engine.calls import habits
from engine.company.forecast import forecast
from engine.company.matching import Wish
from engine.company.tastes import Tastes
from engine.core.errors import Refused
from engine.core.message import msg
from engine.store import StoreError
from engine.tables.lobby import PACES, asked
from engine.tables.session import AT_REST, Session
from engine.tables.sessions import Incident
from telling.hashed import digest
from telling.texts import safe

from . import lobby
from .app import Click, Gravekeeper
from .base import errors, ids
from .base.permissions import OPENING, missing, sees
from .desk.forms import filled
from .meeting_host import MeetingHost
from .playing import panels, wishing
from .playing.wishing import WISH, Found, Standing

log = logging.getLogger(__name__)

SWEEP = 30
"""Seconds between looks at tables whose people are being waited for."""
LOOK = 20
"""Sweeps after which everybody who waits is looked for company again: with time they mind less with whom."""
MOST_LOBBIES = 3
"""Lobbies that are offered to somebody who wishes to play."""


class Company(commands.Cog):
    """Serves wishes, and looks for people who fit together."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.wishes, self.meetings, self.hours = bot.meetings.wishes, bot.meetings, bot.meetings.hours
        self.host = MeetingHost(bot)
        self.tastes = Tastes(bot.sessions.store)
        self._sweeps = 0
        self._writes = -1
        """How much had been written when no table was waited for: until there is more, none is."""
        self._waiting = True
        """Whether somebody may wait for company."""
        self._looked_at = self._now()
        """When new tables were last looked for, of which people want to hear."""
        self._freed: set[str] = set()
        """Lobbies in which a seat has become free since then."""
        self._full: set[str] = set()
        """Lobbies in which somebody took the last seat."""
        self._looking = asyncio.Lock()
        bot.openers[WISH] = self.press
        bot.on_seats = self.seats_changed

    async def cog_load(self) -> None:
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    # What people press

    async def press(self, interaction: Click, args: list[str]) -> None:
        """A button of a wish, or its form."""
        what, *rest = args
        match what:
            case "play":
                await self.play(interaction)
            case "form":
                await self.show_form(interaction)
            case "made":
                await self.made(interaction)
            case "page":
                await interaction.response.defer()
                await self.show_page(interaction)
            case "withdraw":
                await interaction.response.defer()
                await self.wishes.withdraw(interaction.user.id)
                await self.show_page(interaction)
            case "hours":
                await interaction.response.defer()
                await self.show_hours(interaction)
            case "notices":
                wanted = await self.tastes.of(interaction.user.id, _server(interaction))
                await interaction.response.send_modal(
                    wishing.notices_form(await self.bot.locale(interaction), self.bot.games, wanted)
                )
            case "noticed":
                await self.noticed(interaction)
            case "avoided":
                avoided = await self.wishes.avoided(interaction.user.id)
                await interaction.response.send_modal(wishing.avoid_form(await self.bot.locale(interaction), avoided))
            case "avoid":
                await self.avoid(interaction)
            case "learn" if rest in (["on"], ["off"]):
                await interaction.response.defer()
                await self.hours.switch(interaction.user.id, on=rest == ["on"])
                await self.show_hours(interaction)
            case _:
                raise Refused(errors.OLD_CONTROL)

    async def play(self, interaction: Click) -> None:
        """`/me play`: the form if I wish nothing yet, else how my wish stands."""
        wish, _ = await self.wishes.of(interaction.user.id)
        if wish is None:
            await self.show_form(interaction)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_page(interaction)

    async def avoid(self, interaction: Click) -> None:
        """The form has been filled in that says with whom I am not to be seated."""
        if interaction.type is not discord.InteractionType.modal_submit:
            raise Refused(errors.OLD_CONTROL)
        data: Any = interaction.data
        others = {ids.number(each) for each in filled(data["components"]).get("people", [])}
        await self.wishes.avoid(interaction.user.id, others)
        await errors.tell(interaction, msg("avoid-set", n=len(others - {interaction.user.id})))

    async def noticed(self, interaction: Click) -> None:
        """The form has been filled in that says of which tables I want to hear."""
        if interaction.type is not discord.InteractionType.modal_submit:
            raise Refused(errors.OLD_CONTROL)
        data: Any = interaction.data
        games = [game for game in filled(data["components"]).get("games", []) if game in self.bot.games]
        await self.tastes.want(interaction.user.id, _server(interaction), games)
        told = [msg(f"{game}-name") for game in games]
        await errors.tell(interaction, msg("notices-set", games=told) if told else msg("notices-none"))

    async def show_form(self, interaction: Click, wish: Wish | None = None) -> None:
        """The form, as the wish stands."""
        _place(interaction)
        await lobby.admit_table(interaction)
        locale = await self.bot.locale(interaction)
        settled = await self.bot.servers.of(interaction.guild_id or 0)
        if wish is None:
            wish, _ = await self.wishes.of(interaction.user.id)
        language, pace = settled.language or locale.language, settled.pace or next(iter(PACES))
        form = wishing.form(locale, self.bot.games, wish, language, pace)
        await interaction.response.send_modal(form)

    async def made(self, interaction: Click) -> None:
        """A wish was filled in: it stands from now on, and may be fulfilled at once."""
        if interaction.type is not discord.InteractionType.modal_submit:
            raise Refused(errors.OLD_CONTROL)
        channel = _place(interaction)
        await lobby.admit_table(interaction)
        data: Any = interaction.data
        given = filled(data["components"])
        guild = interaction.guild_id or 0
        user = interaction.user.id
        wish = wishing.wished(given, self.bot.games, self.bot.texts.languages, user, guild, channel, self._now())
        if not any(wish.takes(n) for game, pace, _ in wish.aims() for n in self.meetings.room(game, pace)):
            raise Refused(msg("refused-wish-never"))
        if interaction.message is None or not interaction.message.flags.ephemeral:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        await self.wishes.make(wish)
        await self.look(guild, wish)
        await self.show_page(interaction)

    async def show_page(self, interaction: Click) -> None:
        """What I wish, and what came of it."""
        locale = await self.bot.locale(interaction)
        standing = await self._standing(interaction)
        await panels.send(interaction, wishing.page(locale, standing, [*self.bot.games]))

    async def _standing(self, interaction: Click) -> Standing:
        user, now = interaction.user.id, self._now()
        wish, meeting = await self.wishes.of(user)
        thread = None
        if meeting is not None:
            row = await self.bot.sessions.store.row("SELECT channel FROM sessions WHERE id = ?", meeting)
            thread = row[0] if row else None
        others = 0
        if wish is not None:
            pool = await self.wishes.pool(wish.guild, now)
            others = len(await self.meetings.candidates(wish, pool, self.host.present))
        fitting = await self._lobbies(interaction, wish) if interaction.guild_id and thread is None else []
        shut = self.host.shut(wish.guild) if wish is not None else None
        return Standing(wish, thread, others, fitting, shut)

    async def _lobbies(self, interaction: Click, wish: Wish | None) -> list[Found]:
        """Lobbies of this server that a person may join, and would like to."""
        user, guild = interaction.user, interaction.guild
        shunned = await self.wishes.shunned(user.id)
        rows = await self.bot.sessions.store.rows(
            "SELECT id FROM sessions WHERE guild = ? AND status = 'lobby' ORDER BY created DESC LIMIT 20",
            interaction.guild_id,
        )
        found = list[Found]()
        for (id,) in rows:
            session = await self._free(id)
            if session is None:
                continue
            people = [player.user for player in session.seats.values() if player.user is not None]
            channel = guild.get_channel_or_thread(session.channel) if guild else None
            wanted = wish is None or (session.game.id in wish.games and session.language in wish.languages)
            if sees(user, channel) and wanted and user.id not in people and not shunned & {*people}:
                now = self._now()
                days = await forecast(self.hours, session, people, now)
                found.append(Found(session, days, await forecast(self.hours, session, [*people, user.id], now)))
            if len(found) == MOST_LOBBIES:
                break
        return found

    async def _free(self, id: str) -> Session | None:
        """A lobby with a seat for anybody; None if there is none, or if it cannot be read."""
        try:
            session = await self.bot.sessions.get(id)
        except (Refused, Incident) as error:
            log.warning("nobody is told of session %s: %s", id, error)
            return None
        free = len(session.party) < session.most and not asked(session) and session.lesson is None
        return session if free and session.status == "lobby" else None

    async def show_hours(self, interaction: Click) -> None:
        """When I look in, as far as it has been learnt, and whether it is to be."""
        await self.hours.write()
        user, locale = interaction.user.id, await self.bot.locale(interaction)
        zone = (await self.bot.deadlines.habits(user)).zone
        offset = self.bot.sessions.clock().astimezone(habits.zone(zone)).utcoffset()
        shift = round(offset.total_seconds() / 3600) if offset else 0
        learnt = (await self.hours.of([user])).get(user)
        on = not await self.hours.minds(user)
        await panels.send(interaction, wishing.hours_page(locale, learnt, shift, zone, on=on))

    # What happens by itself

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Go on with tables whose people are being waited for; now and then look for company for all who wait."""
        try:
            writes = self.bot.sessions.store.writes
            if writes != self._writes or self._freed:
                self._waiting, pending = True, await self.meetings.pending()
                for id in pending:
                    await self.host.serve(id)
                await self._tell_of_tables()
                self._writes = -1 if pending else writes
            if self._sweeps % LOOK == 0:
                await self.hours.write()
                await self._look_everywhere()
            self._sweeps += 1
        except StoreError as error:
            log.warning("wishes are looked at later: %s", error)
        except Exception:
            log.exception("wishes could not be looked at")  # the next sweep may succeed

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _look_everywhere(self) -> None:
        """Look for company for all who wait, as long as anybody does."""
        if not self._waiting:
            return
        await self.wishes.expire(self._now())
        servers = await self.wishes.servers(self._now())
        for guild in servers:
            self.wishes.forget(guild)
            try:
                await self.look(guild)
            except StoreError:
                raise
            except Exception:  # it holds up no other one
                log.exception("nobody finds company in server %d for now", guild)
        self._waiting = bool(servers)

    async def _tell_of_tables(self) -> None:
        """Whoever likes a game hears of its lobbies that have opened or have a free seat again since the last look."""
        now, store = self._now(), self.bot.sessions.store
        rows = await store.rows(
            f"SELECT id FROM sessions WHERE {AT_REST} AND status = 'lobby' AND created >= ? AND created < ? "
            f"AND {store.owned.where()}",
            *(self._looked_at, now),
        )
        freed, self._freed, self._looked_at = self._freed, set(), now
        for id, key in [*((id, "notice-opened") for (id,) in rows), *((id, "notice-seat") for id in freed)]:
            session = await self._free(id)
            if session is None:
                continue
            people = {player.user for player in session.seats.values() if player.user is not None}
            for user in await self.tastes.hearers(session.guild, session.game.id, now):
                if user not in people and not people & await self.wishes.shunned(user):
                    await self._whisper(session, user, key, now)

    async def _whisper(self, session: Session, user: int, key: str, now: float) -> None:
        """Tell somebody of a table in a private word, if they can see it and take such words."""
        guild = self.bot.get_guild(session.guild)
        channel = guild.get_channel_or_thread(session.channel) if guild is not None else None
        if guild is None or channel is None:
            return
        language = await self.bot.people.language(user, session.language)
        locale = self.bot.texts(language)
        words = {"game": locale(f"{session.game.id}-name"), "server": safe(guild.name), "table": channel.jump_url}
        try:
            member = await guild.fetch_member(user)
            if sees(member, channel):
                await self.tastes.told(user, guild.id, now)
                await member.send(locale(key, **words), nonce=digest(f"{session.id}:{key}:{user}", 16))
        except discord.NotFound:
            await self.tastes.want(user, guild.id, [])  # they have left the server
        except discord.HTTPException as error:
            log.info("somebody takes no private word: %s", error)

    async def look(self, guild: int, only: Wish | None = None) -> None:
        """Look for company for everybody who waits in a server, or for one of them."""
        ours = self.bot.sessions.store.owned.has(guild) and self.bot.get_guild(guild) is not None
        if not ours or self.host.shut(guild) is not None:
            return
        async with self._looking:
            pool = await self.wishes.pool(guild, self._now())
            ours = [each for each in pool.wishes.values() if each.guild == guild]
            for wish in [only] if only is not None else ours:
                waits = wish.person in pool.wishes
                match = await self.meetings.find(wish, pool, self.host.present) if waits else None
                meeting = await self.meetings.arrange(match) if match is not None else None
                if meeting is not None:
                    await self.host.serve(meeting.session)
                await asyncio.sleep(0)

    async def seats_changed(self, session: Session, interaction: int | None = None) -> None:
        """Somebody has sat down in a lobby or got up; made of wishes, it may begin or come to nothing now."""
        if len(session.party) >= session.most:
            self._full.add(session.id)
        elif session.id in self._full:
            self._full.discard(session.id)
            self._freed.add(session.id)
        if await self.meetings.of(session.id) is not None:
            await self.host.serve(session.id, interaction)


def _server(interaction: Click) -> int:
    if interaction.guild_id is None:
        raise Refused(msg("error-server-only"))
    return interaction.guild_id


def _place(interaction: Click) -> int:
    """The channel in which a table can be opened for whoever wishes here. Raises `Refused` where there is none."""
    lobby.at_home(interaction)
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if interaction.guild is None or not isinstance(channel, discord.TextChannel):
        raise Refused(msg("refused-wish-where"))
    if lacking := missing(channel.permissions_for(interaction.guild.me), OPENING):
        raise Refused(msg("refused-permissions", missing=lacking))
    return channel.id


async def setup(bot: Any) -> None:
    await bot.add_cog(Company(bot))
