"""`/workshop edit`: what stands in the workshop is changed with its picture beside it, and saved as a new version."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import count
from typing import Any, cast

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.fault import Unreadable
from engine.core.message import msg
from engine.data import DataError
from engine.workshop.examine import LIMITS, examine
from engine.workshop.filling import texts_of
from engine.workshop.pack import About, packed
from engine.workshop.packs import Listed
from engine.workshop.preview import files, opened
from engine.workshop.things import spoken
from engine.workshop.toml import commented, toml
from engine.workshop.wording import new_card
from engine.workshop.writing import change, saved, undo
from telling.texts import plain, safe

from . import workshop_entry, workshop_fields, workshop_page, workshop_panels
from .app import Click, Gravekeeper
from .base import errors, ids
from .desk.desk import person
from .desk.forms import filled
from .lobby import display_name
from .playing import panels
from .showing.posts import button
from .workshop_page import EDIT, NONE, Page, Panel

MOST_LANGUAGE = 10
"""Characters of a tag."""
Stage = Callable[[], Any]
Shown = Callable[[Click, Listed, Sequence[str]], Awaitable[None]]


class Editing:
    """Its panels. ``stage`` makes what a pack is played on before it is saved, ``show`` shows one of the workshop."""

    def __init__(self, bot: Gravekeeper, stage: Stage, show: Shown) -> None:
        self.bot, self._stage, self._show = bot, stage, show
        self.manuscripts = bot.manuscripts
        bot.openers[EDIT] = self.press

    # Beginning

    async def open(self, interaction: Click, listed: Listed) -> None:
        """Go on with what this person makes of a pack, or begin; if that is another version of it they are asked."""
        await self.bot.servers.admit_author(listed.guild, person(interaction))
        begins = await self.manuscripts.at(listed, interaction.user.id)
        if begins is None:
            begins = listed.digest
            await self._begin(listed, interaction.user.id)
        page = await self._page(interaction, begins)
        if begins == listed.digest:
            await self._send(interaction, page, await self._main(page))
            return
        older, locale = await self.bot.sessions.packs.of(listed.guild, begins), page.locale
        text = locale("edit-older", title=safe(listed.name), old=older.version, new=listed.version)
        anew = ids.make(EDIT, "anew", begins, "0.en", listed.digest)
        row = ui.ActionRow[Any](
            button(locale, "edit-go-on", page.link("see", "main"), discord.ButtonStyle.primary),
            button(locale, "edit-anew", anew, discord.ButtonStyle.danger),
        )
        await panels.send(interaction, panels.layout(ui.TextDisplay(text), row))

    async def _main(self, page: Page) -> Panel:
        pages = self.bot.pages
        address = pages.desk(page.manuscript, page.which, page.locale.language) if pages else ""
        sections = workshop_panels.sections(page) if page.mission else workshop_entry.sections(page)
        return workshop_page.main(page, sections, await self._commented(page), address)

    async def _begin(self, listed: Listed, user: int) -> None:
        game = self.bot.games[listed.game]
        given = await self.bot.sessions.packs.files(listed.guild, listed.digest)
        try:
            found = await asyncio.to_thread(opened, game, given or {})
        except DataError as error:
            raise Refused(msg("refused-edit-unreadable", why=error.faults[0])) from error
        async with self.manuscripts.writing:
            await self.manuscripts.begin(listed, user, found, self._now())

    async def _commented(self, page: Page) -> bool:
        """Whether the file that was sent has comments, which are not kept."""
        given = await self.bot.sessions.packs.files(page.manuscript.guild, page.manuscript.begins)
        return any(map(commented, (given or {}).values()))

    # Presses

    async def press(self, interaction: Click, args: list[str]) -> None:
        """A control of a panel, or a form that was sent."""
        ids.expect(args, 3)
        what, begins, where, *more = args
        await self.bot.servers.admit_author(interaction.guild_id or 0, person(interaction))
        data = cast("dict[str, Any]", interaction.data or {})
        values: list[str] = data.get("values", [])
        if values:  # a select adds which part of a choice it has, and what was chosen in it
            more = [*more[:-2], *values]
        page = await self._page(interaction, begins, where)
        if what == "go":
            ids.expect(more, 1)
            what, more = workshop_panels.goes(more[-1]) if page.mission else workshop_entry.goes(page, more[-1])
        if what == "form":
            await interaction.response.send_modal(self._form(page, more))
            return
        if what == "file":
            await self._file(interaction, page)
            return
        await interaction.response.defer()
        match what, *more:
            case "see" | "to", section, *rest:
                await self._see(interaction, page, section, rest)
            case "do", section, name, *rest:
                await self._change(interaction, page, section, name, ["" if each == NONE else each for each in rest])
            case "sent", name, *rest if interaction.type is discord.InteractionType.modal_submit:
                await self._sent(interaction, page, name, rest, filled(data["components"]))
            case "mission", number:
                await self._see(interaction, await self._page(interaction, begins, f"{number}."), "main")
            case "language", language:
                await self._see(interaction, replace(page, language=language), "texts")
            case ["undo"]:
                await self._undo(interaction, page)
            case ["check"]:
                await self._check(interaction, page)
            case ["save"]:
                await self._save(interaction, page)
            case "discard", *sure:
                await self._discard(interaction, page, bool(sure))
            case "anew", digest:
                listed = await self.bot.sessions.packs.of(page.manuscript.guild, digest)
                await self._begin(listed, interaction.user.id)
                await self._see(interaction, await self._page(interaction, digest), "main")
            case _:
                raise Refused(errors.OLD_CONTROL)

    def _form(self, page: Page, args: Sequence[str]) -> ui.Modal:
        name, *rest = args or ("",)
        if not page.mission:
            return workshop_entry.form(page, name, rest)
        if name in ("goal", "new"):  # a goal that there is, as kind and word, or the kind of a new one
            return workshop_fields.form(page, "goal", rest[0].split(" ") if rest else ())
        return workshop_fields.form(page, name, rest)

    async def _page(self, interaction: Click, begins: str, where: str = "0.") -> Page:
        """What this person looks at: which mission, in which language they write."""
        guild, locale = interaction.guild_id or 0, await self.bot.locale(interaction)
        which, _, language = where.partition(".")
        manuscript = await self.manuscripts.of(guild, begins, interaction.user.id)
        listed = await self.bot.sessions.packs.of(guild, begins)
        game, number = self.bot.games[listed.game], ids.number(which)
        entries = [*manuscript.now.values()]
        if number >= len(entries) or len(language) > MOST_LANGUAGE:
            raise Refused(errors.OLD_CONTROL)
        if not language:  # as long as nobody has chosen one, one that it speaks
            said = spoken(entries[number])
            language = locale.language if locale.language in said or not said else said[0]
        return Page(locale, game, listed.name, manuscript, number, language, str(interaction.id)[-4:])

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    # What is shown

    async def _see(self, interaction: Click, page: Page, section: str, args: Sequence[str] = ()) -> None:
        arg = args[0] if args else ""
        match section:
            case "main":
                panel = await self._main(page)
            case "texts":
                panel = self._texts(page)
            case "at" if not page.mission:
                panel = workshop_entry.at(page, *args[:2])
            case _ if not page.mission:
                raise Refused(errors.OLD_CONTROL)
            case "place":
                panel = workshop_panels.places(page, arg)
            case "doors":
                panel = workshop_panels.doors(page, arg)
            case "cards":
                panel = workshop_panels.cards(page)
            case "card":
                panel = workshop_panels.card(page, arg)
            case "operations":
                panel = workshop_panels.operations(page, arg)
            case "move":
                panel = workshop_panels.move(page, *args[:2])
            case "goals":
                panel = workshop_panels.goals(page)
            case "tiles":
                panel = workshop_panels.tiles(page, arg)
            case _:
                raise Refused(errors.OLD_CONTROL)
        await self._send(interaction, page, panel)

    def _texts(self, page: Page) -> Panel:
        languages = self.bot.texts.languages
        if page.mission:
            return workshop_page.texts(page, languages, workshop_panels.own_texts(page))
        needed = texts_of(page.form, page.id, page.fields)
        return workshop_page.texts(page, languages, workshop_entry.pages_of_texts(page), needed)

    async def _send(self, interaction: Click, page: Page, panel: Panel, said: Sequence[str] = ()) -> None:
        view, pictures = await asyncio.to_thread(workshop_page.view, page, panel, said)
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.edit_original_response(view=view, attachments=pictures)
        else:
            await panels.send(interaction, view, pictures)

    # What is changed

    async def _change(self, interaction: Click, page: Page, section: str, name: str, args: Sequence[str]) -> None:
        made = new_card(page.id, page.fields) if name == "card" else ""
        if not page.mission:
            name, args, shown = workshop_entry.deed(page, name, args)
            await self._see(interaction, await self._changed(page, name, args), "at", shown)
            return
        page = await self._changed(page, name, args)
        match name:
            case "card":
                await self._see(interaction, page, section, (made,))
            case "note":
                await self._see(interaction, page, section, ([*page.fields["notes"]][-1],))
            case "drop" | "goal" | "said" | "frame" | "others":
                await self._see(interaction, page, section)
            case "lay":
                await self._see(interaction, page, section, args[1:])
            case _:
                await self._see(interaction, page, section, args)

    async def _changed(self, page: Page, name: str, args: Sequence[str]) -> Page:
        """The page after a change that is kept."""
        new = await change(self.manuscripts, page.manuscript, page.game, page.id, name, *args, now=self._now())
        return replace(page, manuscript=new)

    async def _sent(
        self, interaction: Click, page: Page, form: str, args: Sequence[str], given: dict[str, list[str]]
    ) -> None:
        if not page.mission:
            name, texts = workshop_entry.change(page, form, args, given)
            page = await self._changed(page, name, texts)
            section, *args = workshop_entry.after(page, form, args, given)
            await self._see(interaction, page, section, args)
            return
        name, texts = workshop_fields.change(page, form, args, given)
        section = {"card": "card", "goal": "goals", "texts": "texts"}.get(form, "main")
        try:
            page = await self._changed(page, name, texts)
        except Unreadable as error:
            await self._send(interaction, page, workshop_panels.typed(page, error.said))
            return
        await self._see(interaction, page, section, args[:1])

    async def _undo(self, interaction: Click, page: Page) -> None:
        manuscript = await undo(self.manuscripts, page.manuscript, now=self._now())
        await self._see(interaction, replace(page, manuscript=manuscript), "main")

    async def _discard(self, interaction: Click, page: Page, sure: bool) -> None:
        locale = page.locale
        if not sure:
            text = locale("edit-discard-sure", title=safe(page.title))
            row = ui.ActionRow[Any](
                button(locale, "edit-discard", page.link("discard", "do"), discord.ButtonStyle.danger),
                button(locale, "workshop-back", page.link("see", "main")),
            )
            await panels.send(interaction, panels.layout(ui.TextDisplay(text), row))
            return
        async with self.manuscripts.writing:
            await self.manuscripts.drop(page.manuscript)
        listed = await self.bot.sessions.packs.of(page.manuscript.guild, page.manuscript.begins)
        await self._show(interaction, listed, [locale("edit-discarded")])

    # Looked at, taken along, saved

    async def _check(self, interaction: Click, page: Page) -> None:
        await self._send(interaction, page, await asyncio.to_thread(workshop_page.check, page))

    async def _file(self, interaction: Click, page: Page) -> None:
        """As it is now, faults or not."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        manuscript = page.manuscript
        if len(manuscript.now) == 1:
            name, content = f"{page.id}.toml", toml(page.fields).encode()
        else:
            name, content = "pack.zip", packed(files(manuscript.tables, manuscript.now), About(name=page.title))
        text = page.locale("edit-file", title=safe(page.title))
        file = discord.File(BytesIO(content), name, description=plain(text))
        view = panels.layout(ui.TextDisplay(text), ui.File(file))
        await interaction.followup.send(view=view, file=file, ephemeral=True)

    async def _save(self, interaction: Click, page: Page) -> None:
        """It becomes the next version of the pack; of somebody else's, or of nobody's any more, one of its own."""
        manuscript, packs = page.manuscript, self.bot.sessions.packs
        if len(manuscript.steps) < 2:
            raise Refused(msg("refused-edit-unchanged"))
        listed = await packs.of(manuscript.guild, manuscript.begins)
        content = packed(files(manuscript.tables, manuscript.now), listed.about)
        found = await self.bot.apart.run(
            *(manuscript.guild, LIMITS, examine, page.game, "pack.zip", content), self._stage, None
        )
        if found.pack is None:
            await self._send(interaction, page, workshop_page.check(page, found.faults))
            return
        user, owner, about = interaction.user.id, listed.person, listed.about
        if owner is None or not (
            owner == user or await self.bot.servers.is_moderator(manuscript.guild, person(interaction))
        ):
            owner, about = user, await self._own(interaction, page, listed)
        added = await packs.add(manuscript.guild, found.pack, about, owner, self._now())
        if owner == listed.person and page.title != listed.name:
            added = await packs.rename(added, page.title[:60])
        await saved(self.manuscripts, manuscript)
        key = "edit-saved" if owner == listed.person else "edit-saved-own"
        await self._show(interaction, added, [page.locale(key, n=added.version)])

    async def _own(self, interaction: Click, page: Page, listed: Listed) -> About:
        """What is said of somebody else's pack that this person has changed: whose it was stays."""
        who = display_name(interaction.user)
        author = page.locale("edit-after", who=who, author=listed.author) if listed.author else who
        packs = await self.bot.sessions.packs.listed(listed.guild)
        there = {each.name for each in packs if each.person != interaction.user.id}
        names = (f"{page.title[:56]} {n}" if n > 1 else page.title[:60] for n in count(1))
        return About(name=next(each for each in names if each not in there), author=author[:60], licence=listed.licence)
