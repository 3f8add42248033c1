"""`/workshop`: what members of this server wrote for one another, put in, looked at, played, taken along."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import msg
from engine.core.written import Spoken
from engine.workshop.examine import LIMITS, examine
from engine.workshop.examples import KINDS, example
from engine.workshop.pack import MOST_SENT, About, game_of, read
from engine.workshop.packs import Listed
from render.boards import BOARDS
from telling.texts import Locale, Texts, folded, plain, safe, shorten
from telling.workshop import written

from . import workshop_form
from .app import Click, Gravekeeper
from .base import errors, ids
from .base.naming import about, name
from .desk.desk import person
from .desk.rehearsal import Rehearsal
from .lobby import display_name, start
from .playing import panels
from .workshop_edit import Editing
from .workshop_look import DO, LABEL, PAGE, SHOP, Looking

FITTING = (".toml", ".zip")
"""How files end that can be taken in."""
Title = app_commands.Range[str, 1, 60]
Choices = list[app_commands.Choice[str]]


@app_commands.guild_only()
class Workshop(commands.GroupCog, group_name=name("workshop"), group_description=about("workshop")):
    """Its commands, and the buttons of its panels."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.openers.update({SHOP: self.press, workshop_form.FORM: self.press_form})
        self._looking = Looking(bot)
        self._editing = Editing(bot, partial(_stage, bot.texts.overlay, bot.texts.spoken), self._looking.show)
        called = app_commands.locale_str("Add to the workshop", key="menu-workshop-add")
        bot.tree.add_command(app_commands.guild_only(app_commands.ContextMenu(name=called, callback=self.add_message)))

    # Commands

    @app_commands.command(name=name("add"), description=about("workshop-add"))
    @app_commands.rename(file=name("file"), title=name("title"), author=name("author"), licence=name("licence"))
    @app_commands.describe(
        file=about("workshop-add-file"),
        title=about("workshop-add-title"),
        author=about("workshop-add-author"),
        licence=about("workshop-add-licence"),
    )
    async def add(
        self,
        interaction: Click,
        file: discord.Attachment,
        title: Title = "",
        author: Title = "",
        licence: Title = "",
    ) -> None:
        """Put a file into the workshop, if nothing is wrong with it."""
        await self._add(interaction, file, About(name=title, author=author, licence=licence), interaction.user)

    async def add_message(self, interaction: Click, message: discord.Message) -> None:
        """The same with the file of a message, whoever has sent it."""
        fitting = [each for each in message.attachments if each.filename.lower().endswith(FITTING)]
        if len(fitting) != 1:
            raise Refused(msg("refused-pack-message", n=len(fitting)))
        await self._add(interaction, fitting[0], About(), message.author)

    async def _add(
        self, interaction: Click, file: discord.Attachment, told: About, sender: discord.User | discord.Member
    ) -> None:
        """Put a file into the workshop: what is ``told`` of it goes before what it says of itself, and without any
        author it is its sender's.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot, guild, who = self.bot, interaction.guild_id or 0, person(interaction)
        await bot.servers.admit_author(guild, who)
        if file.size > MOST_SENT:
            raise Refused(msg("refused-pack-large", most=MOST_SENT // 1000))
        content = await file.read()
        game = await asyncio.to_thread(game_of, bot.games.values(), file.filename, content)
        added = await self._examined(interaction, game, file.filename, content, told, sender)
        if added is not None:
            listed, doubts = added
            await self._looking.show(
                interaction, listed, [(await bot.locale(interaction))("workshop-added", n=listed.version), *doubts]
            )

    async def _examined(
        self,
        interaction: Click,
        game: Game[Any],
        file: str,
        content: bytes,
        told: About,
        sender: discord.User | discord.Member,
    ) -> tuple[Listed, list[str]] | None:
        """A file that is in the workshop now, and what looks wrong with it; None if it is not sound, which is said."""
        bot, guild, bench = self.bot, interaction.guild_id or 0, BOARDS[game.id].bench
        found = await bot.apart.run(
            *(guild, LIMITS, examine, game, file, content),
            partial(_stage, bot.texts.overlay, bot.texts.spoken),
            bench.doubts if bench else None,
        )
        locale = await bot.locale(interaction)
        if found.pack is None:
            await _refuse(interaction, locale, [locale.message(each, {}) for each in found.faults])
            return None
        given, titles = found.pack.about, [each[:60] for each in found.pack.called(locale.language)]
        listed = await bot.sessions.packs.listed(guild)
        before = {each.name for each in listed if (each.game, each.person) == (game.id, interaction.user.id)}
        known = About(
            name=told.name or next((each for each in titles if each in before), titles[0]),
            author=told.author or given.author or display_name(sender),
            licence=told.licence or given.licence,
        )
        now = bot.sessions.clock().timestamp()
        added = await bot.sessions.packs.add(guild, found.pack, known, interaction.user.id, now)
        return added, await self._looking.doubts(locale, added, found)

    @app_commands.command(name=name("new"), description=about("workshop-new"))
    async def new(self, interaction: Click) -> None:
        """Have a first version made."""
        await self.bot.servers.admit_author(interaction.guild_id or 0, person(interaction))
        await interaction.response.send_modal(workshop_form.form(await self.bot.locale(interaction)))

    async def press_form(self, interaction: Click, args: list[str]) -> None:
        """What somebody wishes is made, and put into the workshop as theirs."""
        if interaction.type is not discord.InteractionType.modal_submit:
            raise Refused(errors.OLD_CONTROL)
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot, guild = self.bot, interaction.guild_id or 0
        await bot.servers.admit_author(guild, person(interaction))
        chosen = workshop_form.chosen(interaction)
        if chosen["what"] in KINDS:
            await self._begin(interaction, chosen["what"])
            return
        game = self.bot.games[workshop_form.MAKES]
        wanted = workshop_form.wish(chosen, game, str(interaction.id))
        making = (await bot.locale(interaction))("workshop-new-making")
        await interaction.edit_original_response(view=panels.layout(ui.TextDisplay(making)))
        try:
            version = await bot.apart.run(guild, workshop_form.LIMITS, workshop_form.make, game, wanted)
        finally:
            with contextlib.suppress(discord.HTTPException):  # else what was made would be lost with it
                await interaction.delete_original_response()
        whole = [each for each in map(bot.texts, bot.texts.languages) if each.percent == 100]
        content = written(version.draft, whole).encode()
        pack = await asyncio.to_thread(read, game, f"{wanted.name}.toml", content)
        locale = await bot.locale(interaction)
        title = await self._free(guild, locale.message(version.draft.texts["name"], {}))
        about = About(name=title, author=display_name(interaction.user))
        now = bot.sessions.clock().timestamp()
        listed = await bot.sessions.packs.add(guild, pack, about, interaction.user.id, now)
        share, games = round(100 * version.tried.won), version.tried.games
        await self._looking.show(interaction, listed, [locale("workshop-new-made", n=games, share=share)])

    async def _begin(self, interaction: Click, kind: str) -> None:
        """The example of the manual is put into the workshop under the name of this person, and handed out."""
        locale, guild, who = await self.bot.locale(interaction), interaction.guild_id or 0, interaction.user
        title = await self._free(guild, locale(f"workshop-new-called-{kind}", who=display_name(who)))
        file, text = example(kind, locale.language, title)
        content, about = text.encode(), About(name=title, author=display_name(who))
        added = await self._examined(interaction, self.bot.games[KINDS[kind]], file, content, about, who)
        if added is not None:
            said = [locale("workshop-new-example"), *added[1]]
            await self._looking.show(
                interaction, added[0], said, discord.File(BytesIO(content), file, description=plain(title))
            )

    async def _free(self, guild: int, title: str) -> str:
        """A title that nothing has there: what has the same one would be the next version of it."""
        there = {each.name for each in await self.bot.sessions.packs.listed(guild)}
        return next(each for n in count(1) if (each := f"{title} {n}" if n > 1 else title) not in there)

    @app_commands.command(name=name("list"), description=about("workshop-list"))
    async def list_(self, interaction: Click) -> None:
        """All that can be played."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking.listing(interaction)

    @app_commands.command(name=name("look"), description=about("workshop-look"))
    @app_commands.rename(title=name("title"))
    @app_commands.describe(title=about("workshop-look-title"))
    async def look(self, interaction: Click, title: str) -> None:
        """One of them, with all that can be done with it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking.show(interaction, await self._titled(interaction, title))

    @app_commands.command(name=name("edit"), description=about("workshop-edit"))
    @app_commands.rename(title=name("title"))
    @app_commands.describe(title=about("workshop-look-title"))
    async def edit(self, interaction: Click, title: str) -> None:
        """Change one of them."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._editing.open(interaction, await self._titled(interaction, title))

    async def _titled(self, interaction: Click, title: str) -> Listed:
        """The pack that somebody means. Raises `Refused` if there is none, or several."""
        listed = await self.bot.sessions.packs.listed(interaction.guild_id or 0)
        found = next((each for each in listed if title == each.digest), None)
        fitting = [each for each in listed if folded(title) in folded(each.name)]
        same = [each for each in fitting if folded(each.name) == folded(title)]
        found = found or next(iter(same), fitting[0] if len(fitting) == 1 else None)
        if found is None:
            raise Refused(msg("refused-no-pack"))
        return found

    @edit.autocomplete("title")
    @look.autocomplete("title")
    async def look_title(self, interaction: Click, current: str) -> Choices:
        listed = await self.bot.sessions.packs.listed(interaction.guild_id or 0)
        fitting = [each for each in listed if folded(current) in folded(each.name)]
        return [app_commands.Choice(name=each.name[:LABEL], value=each.digest) for each in fitting[:PAGE]]

    # Buttons

    async def press(self, interaction: Click, args: list[str]) -> None:
        """What a button or list of a panel is for."""
        ids.expect(args, 2)
        what, which, *more = args
        packs, guild = self.bot.sessions.packs, interaction.guild_id or 0
        values: Sequence[str] = cast("dict[str, Any]", interaction.data or {}).get("values", ())
        if what == "list":
            await interaction.response.defer()
            await self._looking.listing(interaction, ids.number(which))
            return
        if what == "look" and values:
            which = values[0]
        listed = await packs.of(guild, which)
        match what:
            case "play":
                if listed.gone is not None:
                    raise Refused(await packs.why_gone(listed))
                await start(interaction, await self._looking.played(listed))
                return
            case "file":
                await self._looking.file(interaction, listed)
                return
            case _:
                await interaction.response.defer()
        match what:
            case "look":
                await self._looking.show(interaction, listed)
            case "edit":
                await self._editing.open(interaction, listed)
            case "trial":
                await self._looking.trial(interaction, listed)
            case "cards":
                await self._looking.cards(interaction, listed, ids.number(more[0]) if more else 0)
            case "rate" if values:
                await packs.rate(guild, which, interaction.user.id, ids.number(values[0]))
                await self._looking.show(interaction, await packs.of(guild, which))
            case "remove":
                await self._looking.remove(interaction, listed, DO in more)
            case _:
                raise Refused(errors.OLD_CONTROL)


def _stage(overlay: Path | None, spoken: Spoken) -> Rehearsal:
    """Made in the process that plays it, for what is at fault needs none: to read all catalogues takes a while."""
    return Rehearsal(Texts(overlay, spoken))


async def _refuse(interaction: Click, locale: Locale, faults: Sequence[str]) -> None:
    """All that is wrong with a file, as a file if it is much."""
    told = "\n".join(faults)
    head = locale("workshop-refused", n=len(faults))
    shown = "\n".join(f"- {safe(each)}" for each in faults)
    if len(shown) <= panels.TEXT_LIMIT - len(head) - 10:
        await panels.send(interaction, panels.layout(ui.TextDisplay(f"{head}\n{shown}")))
        return
    file = discord.File(BytesIO(told.encode()), "faults.txt", description=plain(head))
    part = shorten(shown, panels.TEXT_LIMIT - len(head) - 10)
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"{head}\n{part}"), ui.File(file)]
    await panels.send(interaction, panels.layout(*items), [file])


async def setup(bot: Any) -> None:
    await bot.add_cog(Workshop(bot))
