"""From the first command to the first question: opening a table, seats, options, begin."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from engine.company.forecast import forecast, people
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import msg
from engine.core.state import Settings
from engine.tables import lobby as tables
from engine.tables.session import Session, TableSettings
from engine.tables.stats import newcomers
from telling.hashed import digest
from telling.texts import safe

from .app import Click, Gravekeeper
from .base import ids
from .base.permissions import OPENING, missing, playing
from .base.ringing import calling
from .desk.desk import person
from .playing import panels
from .playing.option_panel import option_panel
from .playing.seat_panel import ANY, DEALT, seat_panel
from .showing.lobbies import HERE

log = logging.getLogger(__name__)

ARCHIVE_MINUTES = 10080
SLOWER = 1.2
"""By how much longer a game takes if that is told to whoever has just sat down."""
THREAD = 100
"""Characters of a thread's name."""


async def start(
    interaction: Click, game: str | Game[Any], *, thread: bool = True, language: str | None = None, lesson: bool = False
) -> None:
    """Open a lobby in a thread of its own, or in this channel; ``lesson``: of a first game with a coach."""
    rules = interaction.client.games[game] if isinstance(game, str) else game

    async def made(channel: int, name: str, language: str) -> Session:
        bot = interaction.client
        assert interaction.guild_id is not None
        settings, table = await _usual(interaction, rules)
        session = await bot.sessions.open(
            rules,
            guild=interaction.guild_id,
            channel=channel,
            host=interaction.user.id,
            name=name,
            language=language,
            settings=settings,
            table=table,
            interaction=interaction.id,
            lesson=lesson,
        )
        if not lesson:
            await bot.deadlines.look_after(session)
        return session

    await open_table(interaction, rules.id, made, thread=thread, language=language, calls=not lesson)


async def _usual(interaction: Click, game: Game[Any]) -> tuple[Settings, TableSettings]:
    """What a new lobby of this member proposes here."""
    bot, user = interaction.client, interaction.user.id
    pace = (await bot.servers.of(interaction.guild_id or 0)).pace
    return tables.usual(game, pace, first=bool(await newcomers(bot.sessions.store, game.id, [user])))


async def open_table(
    interaction: Click,
    game: str,
    make: Callable[[int, str, str], Awaitable[Session]],
    *,
    thread: bool = True,
    language: str | None = None,
    calls: bool = True,
) -> None:
    """Open the lobby that ``make`` makes of a channel, the member's name and the table's language.

    It is in a thread of its own, or in this channel. If it is refused, nothing is left of the thread. ``calls``: the
    role that the server wants called for new tables is.
    """
    bot = interaction.client
    channel = interaction.channel
    at_home(interaction)
    if interaction.guild_id is None or channel is None:
        raise Refused(msg("error-server-only"))
    await admit_table(interaction)
    in_thread = thread and isinstance(channel, discord.TextChannel)
    _need(interaction, in_thread)
    settled = await bot.servers.of(interaction.guild_id)
    table_language = language or settled.language or (await bot.locale(interaction)).language
    locale = bot.texts(table_language)
    name, callers = display_name(interaction.user), settled.callers if calls else ()
    words = {"who": safe(name), "game": locale(f"{game}-name")}
    if not in_thread:
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await make(channel.id, name, table_language)
        if callers:
            await _call(interaction, session, "lobby-announce", roles=callers, who=words["who"], game=words["game"])
        await interaction.followup.send((await bot.locale(interaction))("lobby-opened-here"), ephemeral=True)
        return
    lines = [locale("lobby-announce", **words), *(f"<@&{role}>" for role in callers)]
    announcement = panels.layout(ui.TextDisplay("\n".join(lines)))
    ringing = calling(roles=callers, quiet=settled.quiet)
    await interaction.response.send_message(view=announcement, **ringing)
    try:
        message = await interaction.original_response()
        called = free_title(locale("lobby-thread", who=name, game=words["game"]), message.guild)
        made = await message.create_thread(name=called, auto_archive_duration=ARCHIVE_MINUTES)
    except discord.HTTPException:
        await interaction.delete_original_response()
        raise
    try:
        session = await make(made.id, name, table_language)
    except Exception:
        with contextlib.suppress(discord.HTTPException):
            await made.delete()
        await interaction.delete_original_response()
        raise
    await bot.presenter.side_posts.announce(session, channel.id, message.id)


async def call_again(interaction: Click, made: Session, before: Session) -> None:
    """Call those who have just played to the new lobby, once."""
    users = [each.user for each in before.seats.values() if each.user not in (None, interaction.user.id)]
    called = [user for user in users if user is not None]
    if called:
        seated = all(made.seat_of(user) is not None for user in called)
        who = " ".join(f"<@{user}>" for user in called)
        await _call(interaction, made, "lobby-next" if seated else "lobby-again", called, who=who)


async def call_host(interaction: Click, session: Session) -> None:
    """Call the host of a lobby that somebody else has just filled."""
    full = len(session.party) >= session.most and not tables.asked(session)
    if session.status == "lobby" and full and session.host != interaction.user.id:
        await _call(interaction, session, "lobby-full", [session.host], host=f"<@{session.host}>")


async def _call(
    interaction: Click,
    session: Session,
    key: str,
    users: Sequence[int] = (),
    *,
    roles: Sequence[int] = (),
    **words: str,
) -> None:
    """A line in the channel of a lobby that calls people. It has no buttons: those of the lobby's post are there."""
    bot = interaction.client
    text = "\n".join([bot.table_locale(session)(key, **words), *(f"<@&{role}>" for role in roles)])
    quiet = (await bot.servers.of(session.guild)).quiet
    channel = bot.get_partial_messageable(session.channel, guild_id=session.guild)
    try:
        await channel.send(text, nonce=digest(f"{session.id}:{key}", 16), **calling(users, roles, quiet=quiet))
    except discord.HTTPException as error:  # the lobby stands there all the same
        log.info("nobody is called to session %s: %s", session.id, error)


def at_home(interaction: Click) -> None:
    """Raises `Refused` where the bot is with one person alone, and no table can be opened."""
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        raise Refused(msg("error-server-only"))


async def admit_table(interaction: Click) -> None:
    """Raises `Refused` if this server wants no table of this person here."""
    channel: Any = interaction.channel
    places = {
        interaction.channel_id or 0,
        *(getattr(channel, name, None) or 0 for name in ("parent_id", "category_id")),
    }
    await interaction.client.servers.admit_table(interaction.guild_id or 0, person(interaction), places)


async def admit(interaction: Click, session: Session | None = None) -> None:
    """Raises `Refused` if this server does not want this person to sit down; a seat of one's own may be taken back."""
    seats = session.seats.values() if session else ()
    if any(interaction.user.id in (player.user, player.lender) for player in seats):
        return
    await interaction.client.servers.admit(interaction.guild_id or 0, person(interaction))


def free_title(name: str, guild: discord.Guild | None) -> str:
    """The name of a new thread: with a number if an active one is called so."""
    taken = {thread.name for thread in guild.threads} if guild else set[str]()
    number, found = 1, name[:THREAD]
    while found in taken:
        number += 1
        found = f"{name[: THREAD - 4]} · {number}"
    return found


def display_name(user: discord.abc.User) -> str:
    return user.display_name[:32]


def _need(interaction: Click, thread: bool) -> None:
    """Refuse, naming it, if a permission is missing here."""
    needed = OPENING if thread else playing(interaction.channel)
    if lacking := missing(interaction.app_permissions, needed):
        raise Refused(msg("refused-permissions", missing=lacking))


class Lobby(commands.Cog):
    """The buttons of the lobby post."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.handlers.update(
            join=self.join,
            leave=self.leave,
            standin=self.stand_in,
            options=self.options,
            option=self.option,
            preset=self.preset,
            easier=self.easier,
            role=self.role,
            seat=self.seat,
            figure=self.figure,
            colour=self.colour,
            begin=self.begin,
            cancel=self.cancel,
            free=self.free,
            rematch=self.rematch,
        )

    async def join(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Sit down; during play, take one's own seat back from its stand-in."""
        await admit(interaction, session)
        await interaction.response.defer()
        elsewhere = interaction.channel_id != session.channel
        if not (elsewhere and tables.sits(session, interaction.user.id)):  # else it is a way to the lobby
            session = await self.bot.sessions.join(
                session.id, interaction.user.id, display_name(interaction.user), interaction.id
            )
            await call_host(interaction, session)
            await self._say_if_slower(interaction, session)
            await self.bot.on_seats(session, interaction.id)
        if elsewhere:
            locale = await self.bot.locale(interaction)
            text = locale("lobby-joined", thread=f"<#{session.channel}>")
            await interaction.followup.send(text, ephemeral=True)

    async def _say_if_slower(self, interaction: Click, session: Session) -> None:
        """Whoever has sat down hears it if the game takes longer by that, for others look in at other hours."""
        if session.state is not None:
            return
        hours, now = self.bot.meetings.hours, self.bot.sessions.clock().timestamp()
        everybody = people(session)
        others = [user for user in everybody if user != interaction.user.id]
        before, days = [await forecast(hours, session, users, now) for users in (others, everybody)]
        if before is not None and days is not None and round(days) > max(round(before), before * SLOWER):
            locale = await self.bot.locale(interaction)
            text = locale("lobby-slower", days=round(days), before=max(1, round(before)))
            await interaction.followup.send(text, ephemeral=True)

    async def leave(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Get up again; an old button pressed during play leaves the seat as it is."""
        await interaction.response.defer()
        session = await self.bot.sessions.get_up(session.id, interaction.user.id)
        await self.bot.on_seats(session, interaction.id)

    async def stand_in(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Add or remove an automated player."""
        ids.expect(args, 1)
        await interaction.response.defer()
        if args[0] == "add":
            await self.bot.sessions.stand_in(session.id, interaction.user.id, self._stand_ins(session))
        else:
            await self.bot.sessions.no_stand_in(session.id, interaction.user.id)

    def _stand_ins(self, session: Session) -> list[str]:
        """The names that stand-ins may have at this table."""
        return [name.strip() for name in self.bot.table_locale(session)("stand-in-names").split(",")]

    async def options(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The private panel of all options, explained; the host may change them. A value is the one to look at."""
        locale = await self.bot.locale(interaction)
        host, shown = session.host == interaction.user.id, values[0] if values else ""
        await panels.send(interaction, option_panel(locale, session, host, shown))

    async def option(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """An option was chosen."""
        ids.expect(args, 1)
        ids.expect(values, 1)
        if args[0] == "language" and values[0] not in self.bot.texts.languages:
            raise Refused(msg("refused-option", field=args[0]))
        await interaction.response.defer()
        session = await self.bot.sessions.set_option(session.id, interaction.user.id, args[0], values[0])
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, option_panel(locale, session, True, args[0]))

    async def preset(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A preset of options was chosen, on the post or in the panel of options, which then shows it."""
        ids.expect(values, 1)
        here = HERE in args[1:]
        ids.expect(args, 2 if here else 1)
        await interaction.response.defer()
        change = tables.set_preset(interaction.user.id, args[0], values[0])
        session = await self.bot.sessions.arrange(session.id, change)
        if not here:
            await panels.send(interaction, option_panel(await self.bot.locale(interaction), session, True))

    async def easier(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The options of a first game, or the usual ones in their place."""
        ids.expect(args, 1)
        await interaction.response.defer()
        await self.bot.sessions.arrange(session.id, tables.set_easier(interaction.user.id, args[0] == "on"))

    async def role(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Take a side that the program plays, or give it back."""
        ids.expect(args, 2)
        await interaction.response.defer()
        user = interaction.user.id
        if session.status != "lobby":  # an old button: in play there is `/table join`
            raise Refused(msg("refused-already-begun"))
        if args[1] == "take":
            await admit(interaction)
            called = display_name(interaction.user)
            await self.bot.sessions.take_role(session.id, user, called, args[0], interaction.id)
        else:
            await self.bot.sessions.arrange(session.id, tables.give_role_back(user, args[0]))

    async def seat(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The private panel of one's own seat and of the figures. A value is the figure to look at."""
        await self._seat(interaction, session, values[0] if values else "")

    async def free(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The host frees the seat of somebody who does not come."""
        ids.expect(values, 1)
        await interaction.response.defer()
        change = tables.free_seat(interaction.user.id, values[0])
        session = await self.bot.sessions.arrange(session.id, change)
        await self.bot.on_seats(session, interaction.id)
        if session.state is None:
            await self._seat(interaction, session)

    async def colour(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A colour was chosen for one's own seat."""
        ids.expect(values, 1)
        await interaction.response.defer()
        change = tables.set_colour(interaction.user.id, "" if values[0] == ANY else values[0])
        await self._seat(interaction, await self.bot.sessions.arrange(session.id, change))

    async def figure(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A figure was given to a seat, or left to the deal."""
        ids.expect(args, 1)
        ids.expect(values, 1)
        await interaction.response.defer()
        change = tables.give_figure(interaction.user.id, args[0], "" if values[0] == DEALT else values[0])
        await self._seat(interaction, await self.bot.sessions.arrange(session.id, change), args[0])

    async def _seat(self, interaction: Click, session: Session, figure: str = "") -> None:
        if session.state is not None:
            raise Refused(msg("refused-already-begun"))
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, seat_panel(locale, session, interaction.user.id, figure))

    async def begin(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Begin the game."""
        await interaction.response.defer()
        user, names = interaction.user.id, self._stand_ins(session)
        await self.bot.sessions.begin(session.id, user, interaction.id, names, await self.bot.deadlines.hour(user))

    async def cancel(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Give the lobby up."""
        await interaction.response.defer()
        session = await self.bot.sessions.drop(session.id, interaction.user.id)
        await self.bot.on_seats(session, interaction.id)

    async def rematch(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A new lobby in the same place with the same options and stand-ins; after a first game, one in earnest."""
        await admit_table(interaction)
        await interaction.response.defer()
        settings = session.settings.model_copy(update={"seats": {}})
        table = session.table.model_copy(update={"counts": True})
        if table.lesson:
            settings, table = await _usual(interaction, session.game)
        made = await self.bot.sessions.open(
            session.game,
            guild=session.guild,
            channel=session.channel,
            host=interaction.user.id,
            name=display_name(interaction.user),
            language=session.language,
            settings=settings,
            table=table,
            interaction=interaction.id,
            seated=tables.seated_as_in(session, self._stand_ins(session)),
            after=await self.bot.series.goes_on(session),
        )
        await self.bot.deadlines.look_after(made)
        await call_again(interaction, made, session)


async def setup(bot: Any) -> None:
    await bot.add_cog(Lobby(bot))
