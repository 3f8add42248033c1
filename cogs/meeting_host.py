"""Tables of people who have found each other, as Discord shows them: announced and opened once, begun or given up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from datetime import UTC, datetime

import discord

from engine.company.matching import Wish
from engine.company.meetings import Meeting, closed, unasked
from engine.core.errors import Refused
from engine.core.message import Message, msg
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
from .base.permissions import OPENING, missing, sees
from .base.ringing import calling
from .showing import lobbies, posts

log = logging.getLogger(__name__)

SHUT = 30 * 60.0
"""Seconds for which nothing is opened in a server that would not let it."""
PRESENT = 3600.0
"""Seconds for which it is remembered whether somebody of another server could come."""
FULL = 160006
"""Discord's code for a server that has as many open threads as it can."""
SKEW = 60.0
"""Seconds by which the clocks of Discord and of the program may differ."""
MOST_PRESENT = 10_000
"""People of other servers of whom that is remembered."""
SEARCHED = 50
"""Messages among which an announcement is looked for after a stop of the program."""


class MeetingHost:
    """Looks after the tables that are made of wishes."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot, self.meetings = bot, bot.meetings
        self._shut: dict[int, tuple[float, Message]] = {}
        """Until when nothing is opened in a server, in seconds, and why."""
        self._present: dict[tuple[int, int], tuple[bool, float]] = {}
        """By channel and person: whether somebody of another server could sit down there, and when it was asked."""
        self._serving = asyncio.Lock()
        """Held while a meeting is served: a press and the sweep must not do so together."""

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    def shut(self, guild: int) -> tuple[float, Message] | None:
        """Until when no table can be opened in a server, in seconds, and why; None if one can, as far as is known."""
        found = self._shut.get(guild)
        return found if found is not None and found[0] > self._now() else None

    async def present(self, wish: Wish, users: Collection[int]) -> set[int]:
        """Those of these people, of other servers, who may sit down where somebody has wished for company."""
        guild, now, found = self.bot.get_guild(wish.guild), self._now(), set[int]()
        channel = guild.get_channel(wish.channel) if guild is not None else None
        if guild is None or channel is None:
            return found
        for user in users:
            known, at = self._present.get((channel.id, user), (False, -PRESENT))
            if now >= at + PRESENT:
                try:
                    member = await self._member(guild, user)
                except discord.HTTPException as error:  # it is asked again, and holds up nobody's wish
                    log.info("who could come to server %d is not known: %s", guild.id, error)
                    continue
                known = member is not None and sees(member, channel)
                self._present[channel.id, user] = known, now
            found |= {user} if known else set()
        if len(self._present) > MOST_PRESENT:
            self._present.clear()
        return found

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
        if len(members) < meeting.asked:  # whoever cannot come here still can at home
            elsewhere = [each.person for each in meeting.people if each.guild != meeting.guild]
            await self.meetings.part(meeting, {*members, *elsewhere})
            return
        if not isinstance(channel, discord.TextChannel):
            await self._put_off(meeting, msg("wish-shut-gone"))
            return
        if lacking := missing(channel.permissions_for(guild.me), OPENING):
            await self._put_off(meeting, msg("refused-permissions", missing=lacking))
            return
        try:
            if meeting.message is None:
                await self.bot.servers.admit_another(guild.id)
        except Refused as full:
            await self._put_off(meeting, full.reason)
            return
        message: discord.PartialMessage | discord.Message | None = None
        try:
            message = await self._announced(meeting, channel, members)
            thread = await self._thread(meeting, message, members)
        except discord.HTTPException as error:
            if not isinstance(error, (discord.Forbidden, discord.NotFound)) and error.code != FULL:
                raise
            log.warning("no table can be opened in channel %d: %s", channel.id, error)
            await self._put_off(meeting, msg("wish-shut-full" if error.code == FULL else "wish-shut-refused"))
            if message is not None:  # it announces nothing
                with contextlib.suppress(discord.HTTPException):
                    await message.delete()
            return
        store, locale = self.bot.sessions.store, self.bot.texts(meeting.language)
        first = bool(await newcomers(store, meeting.game, [*members]))
        stand_ins = [name.strip() for name in locale("stand-in-names").split(",")]
        names = {user: lobby.display_name(member) for user, member in members.items()}
        session = await self.meetings.open(meeting, thread, message.id, names, stand_ins, first=first)
        await self.bot.presenter.side_posts.of(session.still())

    async def _put_off(self, meeting: Meeting, why: Message) -> None:
        """Nothing can be opened in this server now: everybody waits on, and reads why with their wish."""
        self._shut[meeting.guild] = self._now() + SHUT, why
        await self.meetings.part(meeting, [each.person for each in meeting.people])

    async def _members(self, guild: discord.Guild, meeting: Meeting) -> dict[int, discord.Member]:
        """Those of the people who are still on the server, and may sit down there."""
        found = dict[int, discord.Member]()
        for each in meeting.people:
            member = await self._member(guild, each.person)
            if member is not None:
                found[each.person] = member
        return found

    async def _member(self, guild: discord.Guild, user: int) -> discord.Member | None:
        """Somebody on a server, if they may sit down there."""
        try:
            member = await guild.fetch_member(user)
            roles = frozenset(role.id for role in member.roles)
            manager = member.guild_permissions.manage_guild
            await self.bot.servers.admit(guild.id, Person(member.id, member.display_name, roles, manager))
        except (discord.NotFound, Refused) as error:
            log.info("somebody cannot sit down in server %d: %s", guild.id, error)
            return None
        return member

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
