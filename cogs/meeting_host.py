"""Tables of people who have found each other, as Discord shows them: announced and opened once, begun or given up."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord

from engine.company.meetings import Meeting, closed, unasked
from engine.core.errors import Refused
from engine.gm.person import Person
from engine.store import StoreError
from engine.tables.lobby import asked
from engine.tables.session import Session
from engine.tables.sessions import Incident
from engine.tables.stats import newcomers
from telling.hashed import digest
from telling.texts import safe

from . import lobby
from .app import Gravekeeper
from .base import ids
from .base.permissions import OPENING, missing
from .base.ringing import calling
from .showing import lobbies, posts

log = logging.getLogger(__name__)

SHUT = 30 * 60.0
"""Seconds for which nothing is opened in a server that would not let it."""
SKEW = 60.0
"""Seconds by which the clocks of Discord and of the program may differ."""
SEARCHED = 50
"""Messages among which an announcement is looked for after a stop of the program."""


class MeetingHost:
    """Looks after the tables that are made of wishes."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot, self.meetings = bot, bot.meetings
        self._shut: dict[int, float] = {}
        """Until when nothing is opened in a server, in seconds."""
        self._serving = asyncio.Lock()
        """Held while a meeting is served: a press and the sweep must not do so together."""

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    def may_open(self, guild: int) -> bool:
        """Whether a table can be opened in a server, as far as is known."""
        return self._shut.get(guild, 0) <= self._now()

    async def serve(self, id: str, interaction: int | None = None) -> None:
        """Do what is to be done about a meeting; what fails is tried again by the next sweep."""
        try:
            async with self._serving:
                meeting = await self.meetings.of(id)
                if meeting is not None and self.bot.sessions.store.owned.has(meeting.guild):
                    await self._serve(meeting, interaction)
        except (Refused, Incident, StoreError, discord.HTTPException) as error:
            log.warning("the meeting of session %s is put off: %s", id, error)
        except Exception:  # it holds up no other one, nor whoever has pressed
            log.exception("the meeting of session %s is put off", id)

    async def _serve(self, meeting: Meeting, interaction: int | None) -> None:
        what, session = await self.meetings.next(meeting)
        if what == "open":
            await self._open(meeting)
        elif session is not None and what == "begin":
            await self._begin(meeting, session, interaction)
        elif what == "over":
            await self.meetings.over(meeting)
        elif what == "part" and session is None:
            await self.meetings.part(meeting, [each.person for each in meeting.people])
        elif what == "part" and session is not None:
            await self._part(meeting, session)

    async def _begin(self, meeting: Meeting, session: Session, interaction: int | None) -> None:
        """Everybody has said yes, or those who have are enough."""
        if asked(session):
            session = await self.bot.sessions.arrange(session.id, unasked)
        host = session.host
        try:
            await self.bot.sessions.begin(session.id, host, interaction, hour=await self.bot.deadlines.hour(host))
        except Refused as refused:  # something is still to be settled: its host sees what
            log.info("session %s cannot begin by itself: %s", session.id, refused)
            await self._say(session, "lobby-full", [host], host=f"<@{host}>")
        await self.meetings.over(meeting)

    async def _part(self, meeting: Meeting, session: Session) -> None:
        """Those who would have played wait on, and are told."""
        waited = asked(session)
        late = self._now() >= meeting.made + 24 * 3600
        there = [seat for seat, player in session.seats.items() if player.user is not None]
        stay = [session.seats[seat].user for seat in there if not (late and seat in waited)]
        if session.status != "lobby":  # its host has closed it
            stay = [user for user in stay if user != session.host]
        users = [user for user in stay if user is not None]
        yes = [user for user in users if session.seat_of(user) not in waited]
        if yes:
            await self._say(session, "lobby-parted", yes, who=" ".join(f"<@{user}>" for user in yes))
        if session.status == "lobby":
            await self.bot.sessions.arrange(session.id, closed)
        await self.meetings.part(meeting, users)

    async def _say(self, session: Session, key: str, users: list[int], **words: str) -> None:
        quiet = (await self.bot.servers.of(session.guild)).quiet
        channel = self.bot.get_partial_messageable(session.channel, guild_id=session.guild)
        text = self.bot.table_locale(session)(key, **words)
        try:
            await channel.send(text, nonce=digest(f"{session.id}:{key}", 16), **calling(users, quiet=quiet))
        except discord.HTTPException as error:
            log.info("nobody is told at session %s: %s", session.id, error)

    # Opening

    async def _open(self, meeting: Meeting) -> None:
        """Open the table of a meeting, from wherever that was broken off."""
        guild = self.bot.get_guild(meeting.guild)
        if guild is None:
            return  # servers come one after another
        channel = guild.get_channel(meeting.channel)
        members = await self._members(guild, meeting)
        if len(members) < meeting.asked:
            await self.meetings.part(meeting, members)
            return
        if not isinstance(channel, discord.TextChannel) or missing(channel.permissions_for(guild.me), OPENING):
            await self._put_off(meeting)
            return
        try:
            message = await self._announced(meeting, channel, members)
            thread = await self._thread(meeting, message, members)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("no table can be opened in channel %d: %s", channel.id, error)
            await self._put_off(meeting)
            return
        store, locale = self.bot.sessions.store, self.bot.texts(meeting.language)
        first = bool(await newcomers(store, meeting.game, [*members]))
        stand_ins = [name.strip() for name in locale("stand-in-names").split(",")]
        names = {user: lobby.display_name(member) for user, member in members.items()}
        session = await self.meetings.open(meeting, thread, message.id, names, stand_ins, first=first)
        await self.bot.presenter.side_posts.of(session.still())

    async def _put_off(self, meeting: Meeting) -> None:
        """Nothing can be opened in this server now: everybody waits on."""
        self._shut[meeting.guild] = self._now() + SHUT
        await self.meetings.part(meeting, [each.person for each in meeting.people])

    async def _members(self, guild: discord.Guild, meeting: Meeting) -> dict[int, discord.Member]:
        """Those of the people who are still on the server, and may sit down there."""
        found = dict[int, discord.Member]()
        for each in meeting.people:
            try:
                member = await guild.fetch_member(each.person)
                roles = frozenset(role.id for role in member.roles)
                manager = member.guild_permissions.manage_guild
                await self.bot.servers.admit(guild.id, Person(member.id, member.display_name, roles, manager))
                found[each.person] = member
            except (discord.NotFound, Refused) as error:
                log.info("somebody cannot sit down in server %d any more: %s", guild.id, error)
        return found

    async def _announced(
        self, meeting: Meeting, channel: discord.TextChannel, members: dict[int, discord.Member]
    ) -> discord.PartialMessage | discord.Message:
        """The message that announces the table, sent once: after a stop of the program it is looked for."""
        if meeting.message is not None:
            return channel.get_partial_message(meeting.message)
        mark = ids.make("join", meeting.session)
        since = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(meeting.made - SKEW, UTC)))
        async for message in channel.history(limit=SEARCHED, after=since):
            if message.author == self.bot.user and mark in posts.controls_of(message):
                await self.meetings.announced(meeting, message.id)
                return message
        locale = self.bot.texts(meeting.language)
        names = [safe(lobby.display_name(member)) for member in members.values()]
        view = lobbies.met(locale, meeting.session, meeting.game, names)
        sent = await channel.send(view=view, nonce=digest(f"{meeting.session}:met", 16), **calling())
        await self.meetings.announced(meeting, sent.id)
        return sent

    async def _thread(
        self, meeting: Meeting, message: discord.PartialMessage | discord.Message, members: dict[int, discord.Member]
    ) -> int:
        """The thread of the announcement, which has its number."""
        if meeting.message is not None:
            try:
                return (await self.bot.fetch_channel(message.id)).id
            except discord.NotFound:
                log.debug("meeting %s has no thread yet", meeting.session)
        host = members[meeting.people[0].person]
        locale = self.bot.texts(meeting.language)
        name = locale("lobby-thread", who=lobby.display_name(host), game=locale(f"{meeting.game}-name"))
        guild = self.bot.get_guild(meeting.guild)
        made = await message.create_thread(
            name=lobby.free_title(name, guild), auto_archive_duration=lobby.ARCHIVE_MINUTES
        )
        return made.id
