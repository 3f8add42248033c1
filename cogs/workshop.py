"""`/workshop`: what members of this server wrote for one another, put in, looked at, played, taken along."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
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
from engine.core.scenario import Scenario
from engine.core.written import Spoken
from engine.workshop.examine import LIMITS, Found, examine
from engine.workshop.examples import KINDS, example
from engine.workshop.pack import MOST_SENT, About, game_of, packed, read
from engine.workshop.packs import MOST_STARS, Listed
from engine.workshop.trial import Trial, settings_of
from engine.workshop.trials import trial_of
from render.boards import BOARDS
from telling.texts import Locale, Texts, disarmed, folded, plain, safe, shorten
from telling.workshop import doubt_lines, summary, title, too_long, trial_lines, written

from . import workshop_form
from .app import Click, Gravekeeper
from .asking.rows import rows
from .base import errors, ids
from .base.naming import about, name
from .desk.desk import person
from .desk.rehearsal import Rehearsal
from .lobby import display_name, start
from .playing import panels
from .showing.posts import Drawn, button
from .workshop_edit import GAME, Editing

SHOP = "shop"
"""The verb of all its controls."""
DO = "do"
"""Of the button that confirms."""
PAGE = 25
"""Packs in a list: as many as a select of Discord takes."""
MOST_PICTURES = 10
"""In a gallery of Discord."""
LABEL = 100
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
        self._editing = Editing(bot, partial(_stage, bot.texts.overlay, bot.texts.spoken), self._show)
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
            await self._show(
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
        given = found.pack.about
        known = About(
            name=told.name or found.pack.title[:60],
            author=told.author or given.author or display_name(sender),
            licence=told.licence or given.licence,
        )
        now = bot.sessions.clock().timestamp()
        listed = await bot.sessions.packs.add(guild, found.pack, known, interaction.user.id, now)
        return listed, await self._doubts(locale, listed, found)

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
        version = await bot.apart.run(guild, workshop_form.LIMITS, workshop_form.make, game, wanted)
        whole = [each for each in map(bot.texts, bot.texts.languages) if each.percent == 100]
        content = written(version.draft, whole).encode()
        pack = await asyncio.to_thread(read, game, f"{wanted.name}.toml", content)
        locale = await bot.locale(interaction)
        title = await self._free(guild, locale.message(version.draft.texts["name"], {}))
        about = About(name=title, author=display_name(interaction.user))
        now = bot.sessions.clock().timestamp()
        listed = await bot.sessions.packs.add(guild, pack, about, interaction.user.id, now)
        share, games = round(100 * version.tried.won), version.tried.games
        await self._show(interaction, listed, [locale("workshop-new-made", n=games, share=share)])

    async def _begin(self, interaction: Click, kind: str) -> None:
        """The example of the manual is put into the workshop under the name of this person, and handed out."""
        locale, guild, who = await self.bot.locale(interaction), interaction.guild_id or 0, interaction.user
        title = await self._free(guild, locale(f"workshop-new-called-{kind}", who=display_name(who)))
        file, text = example(kind, locale.language, title)
        content, about = text.encode(), About(name=title, author=display_name(who))
        added = await self._examined(interaction, self.bot.games[KINDS[kind]], file, content, about, who)
        if added is not None:
            said = [locale("workshop-new-example"), *added[1]]
            await self._show(
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
        await self._list(interaction)

    @app_commands.command(name=name("look"), description=about("workshop-look"))
    @app_commands.rename(title=name("title"))
    @app_commands.describe(title=about("workshop-look-title"))
    async def look(self, interaction: Click, title: str) -> None:
        """One of them, with all that can be done with it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, await self._titled(interaction, title))

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
            await self._list(interaction, ids.number(which))
            return
        if what == "look" and values:
            which = values[0]
        listed = await packs.of(guild, which)
        match what:
            case "play":
                if listed.gone is not None:
                    raise Refused(msg("refused-no-pack"))
                await start(interaction, await self._played(listed))
                return
            case "file":
                await self._file(interaction, listed)
                return
            case _:
                await interaction.response.defer()
        match what:
            case "look":
                await self._show(interaction, listed)
            case "edit":
                await self._editing.open(interaction, listed)
            case "trial":
                await self._trial(interaction, listed)
            case "cards":
                await self._cards(interaction, listed, ids.number(more[0]) if more else 0)
            case "rate" if values:
                await packs.rate(guild, which, interaction.user.id, ids.number(values[0]))
                await self._show(interaction, await packs.of(guild, which))
            case "remove":
                await self._remove(interaction, listed, DO in more)
            case _:
                raise Refused(errors.OLD_CONTROL)

    async def _file(self, interaction: Click, listed: Listed) -> None:
        """It is handed out, to be taken to another server."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale, files = await self.bot.locale(interaction), await self._files(listed)
        called = "".join(each if each.isalnum() else "-" for each in listed.name.lower())[:40].strip("-") or "pack"
        text = locale("workshop-file", title=safe(listed.name))
        file = discord.File(BytesIO(packed(files, listed.about)), f"{called}.zip", description=plain(text))
        shown: list[ui.Item[Any]] = [ui.TextDisplay(text), ui.File(file)]
        await interaction.followup.send(view=panels.layout(*shown), file=file, ephemeral=True)

    async def _remove(self, interaction: Click, listed: Listed, sure: bool) -> None:
        """Off the list; tables that play it go on."""
        if not await self._may_remove(interaction, listed):
            raise Refused(msg("refused-pack-others"))
        locale, guild = await self.bot.locale(interaction), interaction.guild_id or 0
        if sure:
            await self.bot.sessions.packs.remove(guild, listed.digest, self.bot.sessions.clock().timestamp())
            await self._list(interaction, said=locale("workshop-removed", title=safe(listed.name)))
            return
        text = locale("workshop-remove-sure", title=safe(listed.name), n=listed.tables)
        row = ui.ActionRow[Any](
            button(locale, "workshop-remove", _id("remove", listed.digest, DO), discord.ButtonStyle.danger),
            button(locale, "workshop-back", _id("look", listed.digest)),
        )
        await panels.send(interaction, panels.layout(ui.TextDisplay(text), row))

    async def _may_remove(self, interaction: Click, listed: Listed) -> bool:
        mine = listed.person == interaction.user.id
        return mine or await self.bot.servers.is_moderator(interaction.guild_id or 0, person(interaction))

    # What is shown

    async def _list(self, interaction: Click, page: int = 0, said: str = "") -> None:
        locale, guild = await self.bot.locale(interaction), interaction.guild_id or 0
        every = await self.bot.sessions.packs.listed(guild)
        page = min(page, max(0, len(every) - 1) // PAGE)
        here = every[page * PAGE : (page + 1) * PAGE]
        lines = [said, f"### {locale('workshop-title')}"]
        lines += [_line(locale, each) for each in here] or [locale("workshop-empty")]
        items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(filter(None, lines))[: panels.TEXT_LIMIT])]
        if here:
            select = ids.select(_id("look", "list"), placeholder=locale("workshop-choose"))
            for each in here:
                about = shorten(plain(_about(locale, each)), LABEL)
                select.add_option(label=each.name[:LABEL], value=each.digest, description=about or None)
            items.append(ui.ActionRow(select))
        turns = [
            button(locale, key, _id("list", str(to)))
            for key, to in (("workshop-before", page - 1), ("workshop-more", page + 1))
            if 0 <= to * PAGE < len(every)
        ]
        items += [ui.ActionRow(*turns)] if turns else []
        await panels.send(interaction, panels.layout(*items))

    async def _show(
        self, interaction: Click, listed: Listed, said: Sequence[str] = (), file: discord.File | None = None
    ) -> None:
        """A pack: the maps of what is in it, what is known of it, a ``file`` to take along, and its buttons."""
        locale, guild, user = await self.bot.locale(interaction), interaction.guild_id or 0, interaction.user.id
        game = await self._played(listed)
        trials = await self._trials(listed, game)
        lines = [*said, f"### {safe(listed.name)}", f"-# {_about(locale, listed)}", *_told(locale, listed, game)]
        for each, trial in trials.items():
            lines += [*_named(locale, game, each), *filter(None, [summary(locale, game, each, trial)])]
        comes = self.bot.outlook and not listed.trial and listed.gone is None
        lines += [locale("workshop-trial-comes")] if comes else []
        items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT])]
        pictures = await asyncio.to_thread(_maps, game, locale)
        items += [_gallery(pictures)] if pictures else []
        items += [ui.File(file)] if file else []
        buttons: list[ui.Button[Any]] = []
        if listed.gone is None:
            buttons.append(button(locale, "workshop-play", _id("play", listed.digest), discord.ButtonStyle.success))
        if BOARDS[game.id].bench:
            buttons.append(button(locale, "workshop-cards", _id("cards", listed.digest)))
        if trials:
            buttons.append(button(locale, "workshop-trial", _id("trial", listed.digest)))
        if listed.gone is None and listed.game == GAME:
            buttons.append(button(locale, "workshop-edit", _id("edit", listed.digest)))
        buttons.append(button(locale, "workshop-take", _id("file", listed.digest)))
        if listed.gone is None and await self._may_remove(interaction, listed):
            buttons.append(button(locale, "workshop-remove", _id("remove", listed.digest)))
        buttons.append(button(locale, "workshop-all", _id("list", "0")))
        items += rows(buttons)
        own = await self.bot.sessions.packs.rating(guild, listed.digest, user)
        if own is not None:
            rate = ids.select(_id("rate", listed.digest), str(own), placeholder=locale("workshop-rate"))
            for stars in range(MOST_STARS, 0, -1):
                rate.add_option(label="★" * stars, value=str(stars), default=stars == own)
            items.append(ui.ActionRow(rate))
        files = [*(each.file(each.name) for each in pictures), *([file] if file else [])]
        await panels.send(interaction, panels.layout(*items), files)

    async def _trial(self, interaction: Click, listed: Listed) -> None:
        """How stand-ins fared with it on every difficulty, and where survivors fell."""
        locale, game = await self.bot.locale(interaction), await self._played(listed)
        trials = await self._trials(listed, game)
        lines = [f"### {safe(listed.name)}", locale("workshop-trial-about")]
        for each, trial in trials.items():
            lines += [*_named(locale, game, each), *trial_lines(locale, game, each, trial)]
        pictures = await asyncio.to_thread(_fallen, game, locale, trials)
        items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT])]
        items += [_gallery(pictures)] if pictures else []
        items.append(ui.ActionRow(button(locale, "workshop-back", _id("look", listed.digest))))
        await panels.send(interaction, panels.layout(*items), [each.file(each.name) for each in pictures])

    async def _trials(self, listed: Listed, game: Game[Any]) -> dict[str, Trial]:
        """What has been tried so far, by the names under which the entries are played."""
        found = await trial_of(self.bot.sessions.packs, listed.guild, listed.digest)
        names = game.written.names if game.written else {}
        return {names[id]: trial for id, trial in found.entries.items() if id in names and trial.all.games}

    async def _cards(self, interaction: Click, listed: Listed, page: int) -> None:
        """What is hidden in it, for whoever wants to know."""
        locale, game = await self.bot.locale(interaction), await self._played(listed)
        every = await asyncio.to_thread(_hidden, game, locale)
        first = min(page, max(0, len(every) - 1) // MOST_PICTURES) * MOST_PICTURES
        pictures = every[first : first + MOST_PICTURES]
        buttons = [button(locale, "workshop-back", _id("look", listed.digest))]
        if first + MOST_PICTURES < len(every):
            buttons.append(button(locale, "workshop-more", _id("cards", listed.digest, str(page + 1))))
        heading = ui.TextDisplay[Any](f"### {safe(listed.name)}")
        view = panels.layout(heading, _gallery(pictures), ui.ActionRow(*buttons))
        await panels.send(interaction, view, [each.file(each.name) for each in pictures])

    async def _doubts(self, locale: Locale, listed: Listed, found: Found) -> list[str]:
        """What looks wrong with it, though it can be played."""
        game, lines = await self._played(listed), list[str]()
        bench = BOARDS[game.id].bench
        assert game.written is not None
        for id, number in game.written.names.items() if bench else ():
            assert bench is not None
            cut = too_long(await asyncio.to_thread(bench.cut, game, number, locale))
            doubts: list[Any] = [*found.doubts.get(id, ()), *cut]
            lines += doubt_lines(locale, f"{id}.toml", doubts) if doubts else ()
        return [f"> {safe(each)}" for each in lines]

    # What it is about

    async def _played(self, listed: Listed) -> Game[Any]:
        return await self.bot.sessions.packs.made(listed.game, await self._files(listed))

    async def _files(self, listed: Listed) -> dict[str, str]:
        files = await self.bot.sessions.packs.files(listed.guild, listed.digest)
        if files is None:
            raise Refused(msg("refused-no-pack"))
        return files


def _stage(overlay: Path | None, spoken: Spoken) -> Rehearsal:
    """Made in the process that plays it, for what is at fault needs none: to read all catalogues takes a while."""
    return Rehearsal(Texts(overlay, spoken))


def _id(what: str, *args: str) -> str:
    return ids.make(SHOP, what, *args)


def _line(locale: Locale, listed: Listed) -> str:
    return f"- **{safe(listed.name)}** · {_about(locale, listed)}"


def _about(locale: Locale, listed: Listed) -> str:
    """Who wrote it, under which licence, how often it was played and how good it was found."""
    parts = [
        locale(f"{listed.game}-name"),
        locale("workshop-version", n=listed.version),
        *([locale("workshop-by", who=safe(listed.author))] if listed.author else []),
        *([safe(listed.licence)] if listed.licence else []),
        *([locale("workshop-tables", n=listed.tables)] if listed.tables else []),
        *([f"★ {locale('workshop-stars', stars=round(listed.stars, 1), n=listed.ratings)}"] if listed.ratings else []),
        *([locale("workshop-gone")] if listed.gone is not None else []),
    ]
    return " · ".join(parts)


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


def _gallery(pictures: Sequence[Drawn]) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for each in pictures:
        gallery.add_item(media=f"attachment://{each.name}", description=each.alt)
    return gallery


def _maps(game: Game[Any], locale: Locale) -> list[Drawn]:
    """The map of each entry."""
    bench, entries = BOARDS[game.id].bench, _entries(game)
    drawn = [bench.map(game, each, locale) for each in entries[:MOST_PICTURES]] if bench else []
    return [Drawn(each.data, each.alt, f"map{at}.png") for at, each in enumerate(drawn)]


def _fallen(game: Game[Any], locale: Locale, trials: Mapping[str, Trial]) -> list[Drawn]:
    """Where survivors fell, of each entry that was tried."""
    bench = BOARDS[game.id].bench
    some = [(each, trial) for each, trial in trials.items() if trial.all.fell][:MOST_PICTURES] if bench else ()
    drawn = [bench.map(game, each, locale, trial.all) for each, trial in some] if bench else []
    return [Drawn(each.data, each.alt, f"fell{at}.png") for at, each in enumerate(drawn)]


def _hidden(game: Game[Any], locale: Locale) -> list[Drawn]:
    """The cards of all entries."""
    bench = BOARDS[game.id].bench
    drawn = [picture for each in _entries(game) for picture in bench.cards(game, each, locale)] if bench else []
    return [Drawn(each.data, each.alt, f"card{at}.png") for at, each in enumerate(drawn)]


def _told(locale: Locale, listed: Listed, game: Game[Any]) -> list[str]:
    """What it is about, as the lobby says it, without its title again; of several entries what each is called, and what
    a scenario is about.
    """
    entries = _entries(game)
    said = [(each, game.lobby(settings_of(game, each), None)) for each in entries]
    most = [len(lines) if len(entries) == 1 else 1 + isinstance(game.added[each], Scenario) for each, lines in said]
    lines = [locale.message(line, {}) for n, (_, lines) in zip(most, said, strict=True) for line in lines[:n]]
    told = (line.removeprefix(f"**{disarmed(listed.name)}**").strip() for line in lines)
    return [line for line in told if line]


def _named(locale: Locale, game: Game[Any], entry: str) -> list[str]:
    """A heading for an entry, where there are several."""
    return [f"**{title(locale, game, entry)}**"] if len(_entries(game)) > 1 else []


def _entries(game: Game[Any]) -> list[str]:
    return [*game.written.names.values()] if game.written else []


async def setup(bot: Any) -> None:
    await bot.add_cog(Workshop(bot))
