"""What stands in the workshop of a server: its list, and a pack with its maps, cards, trial and file."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import msg
from engine.core.scenario import Scenario
from engine.workshop.examine import Found
from engine.workshop.pack import packed
from engine.workshop.packs import MOST_STARS, Listed
from engine.workshop.trial import Trial, settings_of
from engine.workshop.trials import trial_of
from render.boards import BOARDS
from telling.texts import Locale, disarmed, plain, safe, shorten
from telling.workshop import doubt_lines, summary, title, too_long, trial_lines

from .app import Click, Gravekeeper
from .asking.rows import rows
from .base import ids
from .desk.desk import person
from .playing import panels
from .showing.posts import Drawn, button

SHOP = "shop"
"""The verb of all its controls."""
DO = "do"
"""Of the button that confirms."""
PAGE = 25
"""Packs in a list: as many as a select of Discord takes."""
MOST_PICTURES = 10
"""In a gallery of Discord."""
LABEL = 100


class Looking:
    """Its panels, which are shown to one person."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    async def file(self, interaction: Click, listed: Listed) -> None:
        """It is handed out, to be taken to another server."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale, files = await self.bot.locale(interaction), await self._files(listed)
        called = "".join(each if each.isalnum() else "-" for each in listed.name.lower())[:40].strip("-") or "pack"
        text = locale("workshop-file", title=safe(listed.name))
        file = discord.File(BytesIO(packed(files, listed.about)), f"{called}.zip", description=plain(text))
        shown: list[ui.Item[Any]] = [ui.TextDisplay(text), ui.File(file)]
        await interaction.followup.send(view=panels.layout(*shown), file=file, ephemeral=True)

    async def remove(self, interaction: Click, listed: Listed, sure: bool) -> None:
        """Off the list; tables that play it go on."""
        if not await self._may_remove(interaction, listed):
            raise Refused(msg("refused-pack-others"))
        locale, guild = await self.bot.locale(interaction), interaction.guild_id or 0
        if sure:
            await self.bot.sessions.packs.remove(guild, listed.digest, self.bot.sessions.clock().timestamp())
            await self.listing(interaction, said=locale("workshop-removed", title=safe(listed.name)))
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

    async def listing(self, interaction: Click, page: int = 0, said: str = "") -> None:
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

    async def show(
        self, interaction: Click, listed: Listed, said: Sequence[str] = (), file: discord.File | None = None
    ) -> None:
        """A pack: the maps of what is in it, what is known of it, a ``file`` to take along, and its buttons."""
        locale, guild, user = await self.bot.locale(interaction), interaction.guild_id or 0, interaction.user.id
        game = await self.played(listed)
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
        if listed.gone is None:
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

    async def trial(self, interaction: Click, listed: Listed) -> None:
        """How stand-ins fared with it on every difficulty, and where survivors fell."""
        locale, game = await self.bot.locale(interaction), await self.played(listed)
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

    async def cards(self, interaction: Click, listed: Listed, page: int) -> None:
        """What is hidden in it, for whoever wants to know."""
        locale, game = await self.bot.locale(interaction), await self.played(listed)
        every = await asyncio.to_thread(_hidden, game, locale)
        first = min(page, max(0, len(every) - 1) // MOST_PICTURES) * MOST_PICTURES
        pictures = every[first : first + MOST_PICTURES]
        buttons = [button(locale, "workshop-back", _id("look", listed.digest))]
        if first + MOST_PICTURES < len(every):
            buttons.append(button(locale, "workshop-more", _id("cards", listed.digest, str(page + 1))))
        heading = ui.TextDisplay[Any](f"### {safe(listed.name)}")
        view = panels.layout(heading, _gallery(pictures), ui.ActionRow(*buttons))
        await panels.send(interaction, view, [each.file(each.name) for each in pictures])

    async def doubts(self, locale: Locale, listed: Listed, found: Found) -> list[str]:
        """What looks wrong with it, though it can be played."""
        game, lines = await self.played(listed), list[str]()
        bench = BOARDS[game.id].bench
        assert game.written is not None
        for id, number in game.written.names.items() if bench else ():
            assert bench is not None
            cut = too_long(await asyncio.to_thread(bench.cut, game, number, locale))
            doubts: list[Any] = [*found.doubts.get(id, ()), *cut]
            lines += doubt_lines(locale, f"{id}.toml", doubts) if doubts else ()
        return [f"> {safe(each)}" for each in lines]

    async def played(self, listed: Listed) -> Game[Any]:
        return await self.bot.sessions.packs.made(listed.game, await self._files(listed))

    async def _files(self, listed: Listed) -> dict[str, str]:
        files = await self.bot.sessions.packs.files(listed.guild, listed.digest)
        if files is None:
            raise Refused(msg("refused-no-pack"))
        return files


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
