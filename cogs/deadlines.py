"""Reminders and deadlines as Discord sees them: a sweep over what came due, and the messages about it."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui
from discord.ext import commands, tasks

from engine.calls.deadlines import Call
from engine.core.errors import Refused
from engine.core.message import msg
from engine.store import StoreError
from engine.tables.session import Pause, Session
from telling.hashed import digest
from telling.names import names_of
from telling.texts import Locale, safe

from .app import Click, Gravekeeper
from .base import errors, ids
from .base.ringing import calling
from .playing import panels
from .showing import lobbies, posts

log = logging.getLogger(__name__)

SWEEP = 30
"""Seconds between looks; with `MOST_TIMERS` and `MOST_CALLS` this bounds the calls to Discord."""


class Clock(commands.Cog):
    """Looks at regular intervals what came due, and calls people."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.handlers["mute"] = self.mute

    async def cog_load(self) -> None:
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Serve the timers whose time has come, then send the calls whose time has come, one after another."""
        if self.bot.deadlines.is_quiet():
            return
        try:
            await self.bot.deadlines.sweep()
            for call in await self.bot.deadlines.calls():
                try:
                    await self._send(call)
                except StoreError:
                    raise
                except Exception:  # it holds up no other one
                    log.exception("a call for sessions %s is put off", [each.id for each in call.sessions])
                    await self.bot.deadlines.put_off(call)
        except Exception:
            log.exception("the deadlines could not be served")  # the next sweep may succeed

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _send(self, call: Call) -> None:
        first = call.sessions[0]
        if not self.bot.sessions.store.owned.has(first.guild):
            return  # we have slept; who looks after it calls
        if not self.bot.deadlines.stands(call):
            return
        if call.what == "ahead":
            if await self.bot.hints.wants(call.to[0], "ahead"):  # who has been asleep may not want it any more
                await self._whisper(first, call.to[0])
            await self.bot.deadlines.said(call)
            return
        locale = self.bot.table_locale(first)
        channel = self.bot.get_partial_messageable(first.channel, guild_id=first.guild)
        due = {each.id: (await self.bot.deadlines.notes(each)).due for each in call.sessions}
        quiet = (await self.bot.servers.of(first.guild)).quiet
        view = message(locale, call, {id: min(each.values()) for id, each in due.items() if each})
        try:
            await channel.send(view=view, nonce=_nonce(call), **calling(call.to, quiet=quiet))
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("nobody can be called in the channel of session %s: %s", first.id, error)
            await self.bot.sessions.stop(first.id, Pause.CHANNEL)  # the others are called for next time, without it
            return
        except discord.HTTPException as error:
            log.warning("a call for session %s is put off: %s", first.id, error)
            await self.bot.deadlines.put_off(call)
            return
        await self.bot.deadlines.said(call)

    async def _whisper(self, session: Session, user: int) -> None:
        """Tell somebody in private that the next turn is theirs; whoever takes no such words stays untold."""
        guild, now = self.bot.get_guild(session.guild), session.game.turns(session.view(None))[0]
        if guild is None:
            return
        locale = self.bot.texts(await self.bot.people.language(user, session.language))
        table = self.bot.get_partial_messageable(session.channel, guild_id=session.guild).jump_url
        words = {"game": locale(f"{session.game.id}-name"), "server": safe(guild.name), "who": names_of(session)[now]}
        try:
            member = await guild.fetch_member(user)
            await member.send(
                locale("call-ahead", table=table, **words),
                nonce=digest(f"{session.id}:ahead:{session.seq}:{user}", 16),
            )
        except discord.HTTPException as error:
            log.info("somebody takes no private word: %s", error)

    async def mute(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """No more reminders for my present turn at the tables that a reminder names."""
        user, muted = interaction.user.id, False
        for table in [session, *[await self.bot.table(interaction, id) for id in args]]:
            if table.seat_of(user) is not None:
                await self.bot.deadlines.mute(table, user)
                muted = True
        if not muted:
            raise Refused(msg("refused-not-seated"))
        await errors.tell(interaction, msg("call-muted"))


def message(locale: Locale, call: Call, due: dict[str, float]) -> ui.LayoutView:
    """The words of a call: for one table, or a list of tables; ``due`` by session."""
    who = " ".join(f"<@{user}>" for user in call.to)
    first = call.sessions[0]
    if call.what == "alone":
        return _alone(locale, first, who)
    if call.what != "call":
        late = locale.enumerate([_name(first, user) for user in call.users])
        return panels.layout(ui.TextDisplay(locale(f"call-{call.what}", who=who, late=late, n=len(call.users))))
    row: list[ui.Button[Any]] = []
    if len(call.sessions) == 1 and first.status == "lobby":
        yes = posts.button(locale, "lobby-yes", ids.make("join", first.id), discord.ButtonStyle.success)
        no = posts.button(locale, "lobby-no", ids.make("leave", first.id))
        return panels.layout(ui.TextDisplay(locale("call-asked", who=who)), ui.ActionRow(yes, no))
    if len(call.sessions) == 1:
        lines = [locale("call-table", who=who)]
        lines += [posts.until(locale, due[first.id])] if first.id in due else []
        row.append(posts.button(locale, "panel-hand", ids.make("hand", first.id), discord.ButtonStyle.primary))
    else:
        lines = [locale("call-tables", who=who, n=len(call.sessions))]
        for each in sorted(call.sessions, key=lambda each: due.get(each.id, 0)):
            when = f" · {posts.until(locale, due[each.id])}" if each.id in due else ""
            lines.append(f"- <#{each.channel}> {locale(f'{each.game.id}-name')}{when}")
    row.append(posts.button(locale, "call-mute", ids.make("mute", *(each.id for each in call.sessions))))
    return panels.layout(ui.TextDisplay("\n".join(lines)), ui.ActionRow(*row))


def _alone(locale: Locale, session: Session, who: str) -> ui.LayoutView:
    """What would help a lobby to which nobody has come, with the buttons that do it."""
    paces = [each for each in session.game.presets if each.kind == "pace"]
    by_post = lobbies.presets(session).get("pace") in (None, *paces[:1])
    helps = ["stand-ins", "seats", *([] if by_post else ["pace"]), "role", "wish"]
    least = session.game.players.start
    lines = [locale("call-alone", who=who), *(f"- {locale(f'alone-{each}', least=least)}" for each in helps)]
    row: ui.ActionRow[Any] = ui.ActionRow(
        posts.button(locale, "lobby-add", ids.make("standin", session.id, "add"), discord.ButtonStyle.primary),
        posts.button(locale, "lobby-set", ids.make("options", session.id)),
        posts.find_button(locale),
    )
    return panels.layout(ui.TextDisplay("\n".join(lines)), row)


def _name(session: Session, user: int) -> str:
    seat = session.seat_of(user)
    return names_of(session).get(seat or "", "?")


def _nonce(call: Call) -> str:
    """The same call twice is one message: Discord returns the first for some minutes."""
    tables = ",".join(f"{each.id}.{each.seq}" for each in call.sessions)
    return digest(f"{call.what}:{tables}:{call.users}", 16)


async def setup(bot: Any) -> None:
    await bot.add_cog(Clock(bot))
