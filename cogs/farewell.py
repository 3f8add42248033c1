"""`/me forget` and `/me data` behind their commands: what is kept about a person is handed out, or forgotten."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from datetime import datetime, time
from io import BytesIO
from typing import Any

import discord
from discord import ui
from discord.ext import commands, tasks

from engine.core.errors import Refused
from engine.persons.belongings import collect
from engine.persons.traces import Mask
from engine.store import StoreError, scrubbing
from engine.store.backup import KEPT, days
from telling.texts import Locale, safe

from .app import Click, Gravekeeper
from .base import errors, ids
from .lobby import THREAD, display_name
from .playing import belongings, panels
from .showing.posts import button, moment

log = logging.getLogger(__name__)

MOST_BYTES = 4_000_000
"""Of the data; more is compressed, for messages take ten million."""
FORGET, DATA = "forgetme", "mydata"
"""The verbs of the buttons."""
SURE = "sure"
"""Of the button that confirms."""
QUIET = 4
"""The hour (UTC) in which a database is written anew that is not small."""
SMALL = 64_000_000
"""Bytes of a file that is written anew at any hour: it takes less than a second."""


async def show_forget(interaction: Click) -> None:
    """What would go and what would stay, with the button that does it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await panels.send(interaction, await _preview(interaction, await interaction.client.locale(interaction)))


async def send_data(interaction: Click) -> None:
    """Everything that is kept about whoever asks: as data, and as a page to read."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot, user = interaction.client, interaction.user.id
    locale = await bot.locale(interaction)
    found = await collect(bot.sessions.store, user)
    data, text = await asyncio.to_thread(
        lambda: (
            json.dumps(found, ensure_ascii=False, indent=1).encode(),
            belongings.page(locale, found, bot.keeping, bot.links).encode(),
        )
    )
    name = f"gravekeeper-{user}.json"
    if len(data) > MOST_BYTES:
        data, name = await asyncio.to_thread(gzip.compress, data), f"{name}.gz"
    files = [
        discord.File(BytesIO(text), f"gravekeeper-{user}.md", description=locale("data-page")),
        discord.File(BytesIO(data), name, description=locale("data-file")),
    ]
    lines = [locale("data-done", n=len(found["tables"])), *filter(None, [bot.links.line(locale)])]
    shown: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines)), *(ui.File[Any](each) for each in files)]
    await interaction.followup.send(view=panels.layout(*shown), files=files, ephemeral=True)


async def _preview(interaction: Click, locale: Locale) -> ui.LayoutView:
    bot = interaction.client
    rows = await bot.sessions.store.rows(
        "SELECT count(CASE WHEN status = 'playing' THEN 1 END), count(CASE WHEN status = 'lobby' THEN 1 END) "
        "FROM seats JOIN sessions ON id = session WHERE person = ?",
        interaction.user.id,
    )
    playing, lobbies = rows[0]
    lines = [
        f"### {locale('forget-title')}",
        locale("forget-goes"),
        locale("forget-becomes", playing=playing, lobbies=lobbies),
        locale("forget-stays"),
        *_backups(bot, locale),
        *filter(None, [bot.links.line(locale)]),
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(locale, "forget-do", ids.make(FORGET, SURE), discord.ButtonStyle.danger),
        button(locale, "forget-data", ids.make(DATA, "all")),
    )
    return panels.layout(ui.Container(ui.TextDisplay("\n".join(lines)), row))


def _backups(bot: Gravekeeper, locale: Locale) -> list[str]:
    """What copies of the database still hold, and how old they are."""
    if bot.backups is None:
        return [locale("forget-backups-server" if isinstance(bot.database, str) else "forget-backups-unknown")]
    found = days(bot.backups)
    if not found:
        return []
    zone = bot.sessions.clock().tzinfo
    first, last = (moment(datetime.combine(day, time(), zone).timestamp(), "D") for day in (found[0], found[-1]))
    return [locale("forget-backups", n=len(found), first=first, last=last, nights=KEPT)]


class Farewell(commands.Cog):
    """Serves the buttons, goes on with what was broken off, and sees to it that no byte is left in the file."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._retitled: list[tuple[str, Mask]] = []
        """Tables at which somebody has been forgotten, until the titles of their threads have been looked at."""
        bot.forgetting.on_table = lambda id, mask: self._retitled.append((id, mask))
        bot.openers.update({FORGET: self.press, DATA: self.press_data})

    async def cog_load(self) -> None:
        self.tidy.start()

    async def cog_unload(self) -> None:
        self.tidy.cancel()
        await self.bot.forgetting.close()

    async def press_data(self, interaction: Click, args: list[str]) -> None:
        await send_data(interaction)

    async def press(self, interaction: Click, args: list[str]) -> None:
        """It is confirmed: whoever presses is forgotten, and told when it is done."""
        if args != [SURE]:
            raise Refused(errors.OLD_CONTROL)
        await interaction.response.defer()
        locale, user = await self.bot.locale(interaction), interaction.user
        called = {display_name(user), user.name, user.global_name or "", user.display_name[:32]}
        await panels.send(interaction, panels.layout(ui.TextDisplay(locale("forget-begun"))))
        tables = await self._forget(user.id, {name for each in called if each for name in (each, safe(each))})
        lines = [locale("forget-done", n=tables), *_backups(self.bot, locale)]
        await panels.send(interaction, panels.layout(ui.TextDisplay("\n".join(lines))))
        await self._retitle()

    async def _retitle(self) -> None:
        """Take names out of the titles of our threads; what cannot be changed now stays as it is."""
        while self._retitled:
            id, mask = self._retitled.pop()
            try:
                found = await self.bot.sessions.store.row("SELECT channel FROM sessions WHERE id = ?", id)
                if found is not None:
                    await self._retitle_one(found[0], mask)
            except StoreError:
                self._retitled.append((id, mask))  # `tidy` goes on with it
                return
            except discord.HTTPException as error:
                log.info("the title of the thread of session %s stays: %s", id, error)

    async def _retitle_one(self, channel: int, mask: Mask) -> None:
        thread = self.bot.get_channel(channel) or await self.bot.fetch_channel(channel)
        assert self.bot.user is not None
        if not isinstance(thread, discord.Thread) or thread.owner_id != self.bot.user.id:
            return
        title = mask.title(thread.name)[:THREAD]
        if title != thread.name:
            put_away = thread.archived
            await thread.edit(name=title, archived=False)
            if put_away:
                await thread.edit(archived=True)

    async def _forget(self, user: int, names: set[str]) -> int:
        self.bot.meetings.hours.forget(user)  # else what is not written yet would be, while tables are gone through
        tables = await self.bot.forgetting.forget(user, names)
        self.bot.people.forget(user)
        self.bot.hints.forget(user)
        self.bot.deadlines.presence.forget(user)
        self.bot.meetings.hours.forget(user)
        self.bot.meetings.wishes.gone(user)
        self.bot.texts.forget()
        self.bot.tryouts.forget(user)
        return tables

    @tasks.loop(hours=1)
    async def tidy(self) -> None:
        """Go on with what was broken off; write the database anew if something was forgotten, when nobody minds."""
        store = self.bot.sessions.store
        try:
            for user in await self.bot.forgetting.wanted():
                await self._go_on(user)
            await self._retitle()
            mark = await scrubbing.marked(store)
            if mark and (self.bot.sessions.clock().hour == QUIET or await asyncio.to_thread(self._is_small)):
                await scrubbing.scrub(store, mark)
        except StoreError as error:
            log.warning("what was forgotten is tidied up later: %s", error)
        except Exception:  # the next hour may succeed
            log.exception("what was forgotten is not tidied up")

    async def _go_on(self, user: int) -> None:
        try:
            await self._forget(user, set())
        except StoreError:
            raise
        except Exception:  # others who want to be forgotten need not wait for it
            log.exception("person %d is not forgotten yet", user)

    @tidy.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    def _is_small(self) -> bool:
        where = self.bot.database
        return not isinstance(where, str) and where.stat().st_size < SMALL


async def setup(bot: Any) -> None:
    await bot.add_cog(Farewell(bot))
