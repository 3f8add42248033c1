"""The bot: the services that every command and button reaches through `interaction.client`."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands, tasks

from engine.apart import Apart
from engine.badges import Badges
from engine.calls.deadlines import Deadlines
from engine.company.hours import Hours
from engine.company.meetings import Meetings
from engine.company.wishes import Wishes
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import msg
from engine.gm.servers import Servers
from engine.keeping import USUAL, Keeping
from engine.languages import FIRST
from engine.logs import context
from engine.persons.forgetting import Forgetting
from engine.precedence import Precedence
from engine.prophets import Prophets
from engine.store import Store, StoreError, open_store
from engine.store.opening import Share, claimed, is_url
from engine.tables.campaigns import Campaigns
from engine.tables.series import AllSeries
from engine.tables.session import Pause, Session
from engine.tables.sessions import Incident, Sessions
from engine.tables.tryout import MARK, Tryouts
from engine.workshop.manuscripts import Manuscripts
from telling import people
from telling.hints import Hints
from telling.texts import Locale, Texts

from .base import errors
from .base.links import UNLINKED, Links
from .base.meters import Meters
from .base.naming import describe
from .base.open_panels import OpenPanels
from .base.pages import Pages
from .base.permissions import missing, playing
from .base.pressed import on_press
from .base.translator import CatalogueTranslator
from .showing.pictures import Pictures
from .showing.presenter import Presenter

if TYPE_CHECKING:
    from engine.store.leases import Leases  # which needs PostgreSQL's driver

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.lobby",
    "cogs.table",
    "cogs.votes",
    "cogs.stats",
    "cogs.me",
    "cogs.company",
    "cogs.deadlines",
    "cogs.deletions",
    "cogs.gm",
    "cogs.help",
    "cogs.lessons",
    "cogs.backups",
    "cogs.keeping",
    "cogs.outlooks",
    "cogs.noticeboard",
    "cogs.prophets",
    "cogs.farewell",
    "cogs.watch",
    "cogs.games",
    "cogs.campaigns",
    "cogs.workshop",
)

Click = discord.Interaction["Gravekeeper"]
"""A command, a press or a typed letter, as everything above this module gets it."""
Handler = Callable[[Click, Session, list[str], list[str]], Any]
"""Serves a press: the interaction, the session of the control, the other arguments of its id, what was chosen."""
Opener = Callable[[Click, list[str]], Any]
"""Serves a press of a control that belongs to no table: the interaction, the arguments of its id."""


@dataclass(frozen=True, slots=True)
class Watching:
    """How the host watches the bot: the port of its figures, and where incidents are told, a channel's id or the URL of
    a webhook. ``hide`` takes out of a text what the host keeps secret.
    """

    port: int | None = None
    incidents: str = ""
    hide: Callable[[str], str] = str


UNWATCHED = Watching()


async def nobody_met(session: Session, interaction: int) -> None:
    """Tables are opened by hand only."""


class Tree(app_commands.CommandTree["Gravekeeper"]):
    """The command tree with the bot's own error path."""

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        async with errors.attended(interaction):
            if interaction.type is discord.InteractionType.application_command:
                bot = interaction.client
                bot.meetings.hours.looked(interaction.user.id, bot.sessions.clock().timestamp())
            await super()._call(interaction)
            suggested = interaction.type is discord.InteractionType.autocomplete and not interaction.response.is_done()
            if suggested and interaction.client.sessions.store.is_away:  # discord.py answers no failed suggestion
                await errors.suggest(interaction, msg("error-away"))

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        await errors.answer(interaction, error)


class Gravekeeper(commands.AutoShardedBot):
    """Everything is opened in `setup_hook` and closed in `close`; several bots can live in one process.

    ``handlers`` maps the verb of a component's id to the coroutine that serves it, ``openers`` the verbs of components
    that belong to no table; cogs register theirs. ``pages`` is set before the start by whoever serves tables as pages.
    ``on_seats`` is called when people have sat down in a lobby or got up, with the interaction by which.
    """

    meetings: Meetings
    manuscripts: Manuscripts
    on_seats: Callable[[Session, int], Awaitable[None]] = staticmethod(nobody_met)

    def __init__(
        self,
        *,
        database: Path | str,
        games: Iterable[Game[Any]],
        texts: Texts,
        language: str = FIRST,
        seed: int | None = None,
        guild: int | None = None,
        backups: Path | None = None,
        share: Share | None = None,
        watching: Watching = UNWATCHED,
        keeping: Keeping = USUAL,
        links: Links = UNLINKED,
        outlook: int = 0,
    ) -> None:
        meters = Meters()
        shards: dict[str, Any] = {}
        if share is not None:  # a shard may have to wait for those of other processes
            shards = {"shard_count": share.shards, "shard_ids": share.mine, "shard_connect_timeout": None}
        super().__init__(
            command_prefix=commands.when_mentioned,
            # Of messages only deletions matter, and no intent that Discord would have to grant is needed for them.
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            http_trace=meters.calls_traced(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            **shards,
        )
        self.database = database if is_url(database) else Path(database)
        self.games = {game.id: game for game in games}
        self.texts = texts
        self.language = language
        self.home_guild = guild
        self.backups = backups
        self.share = share
        self.meters = meters
        self.watching = watching
        self.keeping = keeping
        self.links = links
        self.outlook = outlook
        self.leases: Leases | None = None
        self.pages: Pages | None = None
        self.handlers: dict[str, Handler] = {}
        self.openers: dict[str, Opener] = {}
        self._seeds = None if seed is None else _seeds(seed)
        self.sessions: Sessions = cast(Sessions, None)
        self.campaigns: Campaigns = cast(Campaigns, None)
        self.apart, self.precedence, self.open_panels = Apart(), Precedence(), OpenPanels()
        self.pictures = Pictures(texts)
        self.presenter: Presenter = cast(Presenter, None)
        self.people: people.People = cast(people.People, None)
        self.hints: Hints = cast(Hints, None)
        self.servers: Servers = cast(Servers, None)
        self.deadlines: Deadlines = cast(Deadlines, None)
        self.forgetting: Forgetting = cast(Forgetting, None)

    async def setup_hook(self) -> None:
        store = await open_store(self.database)
        store.patient = True
        try:
            if self.share is not None:
                await self._claim(store, self.share)
            await self._set_up(store)
            store.patient = False
        except BaseException:
            if self.leases is not None:
                await self.leases.release()
            await store.close()  # its threads would keep the process alive
            raise

    async def _claim(self, store: Store, share: Share) -> None:
        """Look after the tables of our shards, and of no others, until the leases are lost."""
        self.leases = await claimed(store, share)
        self.beat.change_interval(seconds=self.leases.pause)
        self.beat.start()

    @tasks.loop()
    async def beat(self) -> None:
        """Keep our shards; the program ends without them, and what started it starts it again."""
        assert self.leases is not None
        await self.leases.beat()
        if self.leases.lost:
            self.beat.stop()
            self._ending = asyncio.create_task(self.close())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Every process waits for its turn; nobody burns the last connections that Discord allows in a day."""
        if self.leases is None or self.share is None or shard_id is None:
            return await super().before_identify_hook(shard_id, initial=initial)
        while True:
            *_, limits = await self.http.get_bot_gateway()
            if limits["remaining"] >= 2 * len(self.share.mine):
                break
            log.warning("Discord allows %d more connections: waiting", limits["remaining"])
            await asyncio.sleep(max(1.0, limits["reset_after"] / 1000))
        return await self.leases.identify(shard_id % limits["max_concurrency"])

    async def _set_up(self, store: Store) -> None:
        seed = {} if self._seeds is None else {"seed": self._seeds}
        self.sessions = Sessions(
            store, self.games.values(), clock=discord.utils.utcnow, shared=self._seeds is None, **seed
        )
        self.tryouts = Tryouts(discord.utils.utcnow)
        self.campaigns = Campaigns(self.sessions)
        self.people = people.People(store, self.texts, self.language)
        self.deadlines = Deadlines(self.sessions)
        self.hints = Hints(store)
        self.servers = Servers(store)
        self.manuscripts = Manuscripts(store)
        self.badges = Badges(store, self.games)
        self.series = AllSeries(self.sessions)
        self.prophets = Prophets(self.sessions)
        self.meetings = Meetings(self.sessions, Wishes(store), Hours(store))
        self.forgetting = Forgetting(
            self.sessions,
            self.campaigns,
            self.servers,
            lambda language, n: self.texts(language)("person-forgotten", n=n),
        )
        self.presenter = Presenter(
            *(self, self.sessions, self.texts, self.pictures, self.deadlines, self.hints, self.servers),
            badges=self.badges,
            series=self.series,
            hours=self.meetings.hours,
            prophets=self.prophets,
        )
        self.sessions.name_role = lambda session, role: self.table_locale(session)(f"{session.game.id}-role-{role}")
        self.sessions.on_change = self._changed
        self.presenter.on_shown = self.meters.boards.observe
        store.on_commit = self.meters.commits.observe
        self.add_listener(on_press, "on_interaction")
        await self.tree.set_translator(CatalogueTranslator(self.texts))
        for extension in EXTENSIONS:
            try:
                await self.load_extension(extension)
            except commands.ExtensionFailed as error:
                if isinstance(error.original, OSError):  # a port that is in use
                    raise error.original from None
                raise
        describe(self.tree, self.texts)
        if self.share is None or 0 in self.share.mine:
            await self._sync(store)
        for id in await self.sessions.unshown():
            with contextlib.suppress(Incident, Refused):  # logged; the others must not wait for it
                await self.sessions.wake(id)
        await self.sessions.wake_all()
        self.presenter.start()
        if self.pages is not None:
            await self.pages.start()

    def _changed(self, session: Session) -> None:
        self.meters.changes.labels(session.game.id).inc()
        self.presenter.changed(session)
        if self.pages is not None:
            self.pages.changed(session)

    async def on_message(self, message: discord.Message, /) -> None:
        """What people write to one another is nothing to this bot: its commands are those of the tree."""

    async def close(self) -> None:
        if self.pages is not None:
            await self.pages.close()
        if self.presenter is not None:
            await self.presenter.close()
        await super().close()
        self.apart.close()
        self.beat.cancel()
        if self.sessions is not None:
            await self.sessions.finish()
            if self.leases is not None:
                with contextlib.suppress(StoreError):  # they end by themselves
                    await self.leases.release()
            await self.sessions.close()

    async def _sync(self, store: Store) -> None:
        """Sync the commands only when the tree has changed since the last sync."""
        guild = discord.Object(self.home_guild) if self.home_guild else None
        if guild:
            self.tree.copy_global_to(guild=guild)
        translator = self.tree.translator
        assert translator is not None
        commands = self.tree.get_commands(guild=guild)
        payload = [await each.get_translated_payload(self.tree, translator) for each in commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self.application_id}:{self.home_guild or 'global'}"
        row = await store.row("SELECT value FROM meta WHERE key = ?", key)
        if row and row[0] == digest:
            return
        await self.tree.sync(guild=guild)
        await store.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            *(key, digest),
        )
        log.info("synced %d commands", len(payload))

    async def pressed(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Serve a button or select by the verb of its id; raises `Refused` for an unknown one."""
        verb, session, *args = parts
        self.meetings.hours.looked(interaction.user.id, self.sessions.clock().timestamp())
        if session.startswith(MARK):
            copy = self.tryouts.of(session, interaction.user.id).session
            await self.handlers["tried"](interaction, copy, [verb, *args], values)
            return
        opener = self.openers.get(verb)
        if opener is not None:
            await opener(interaction, parts[1:])
            return
        handler = self.handlers.get(verb)
        if handler is None:
            raise Refused(errors.OLD_CONTROL)
        table = await self.table(interaction, session)
        public = interaction.message is not None and not interaction.message.flags.ephemeral
        if public and interaction.channel_id == table.channel:  # not what the chronicle tells of it
            self.presenter.used(table.id)
        await handler(interaction, table, args, values)

    async def table(self, interaction: Click, id: str) -> Session:
        """The session that an interaction names. Raises `Refused` if there is none that this person may know of:
        it must be of this server, and be played here or in a channel that the person can see.
        """
        session = await self.sessions.get(id)
        context.concerns(session)
        if interaction.guild_id != session.guild:
            raise Refused(msg("refused-no-session"))
        if interaction.channel_id != session.channel and session.seat_of(interaction.user.id) is None:
            guild, user = interaction.guild, interaction.user
            channel = guild.get_channel_or_thread(session.channel) if guild is not None else None
            if channel and isinstance(user, discord.Member) and not channel.permissions_for(user).view_channel:
                raise Refused(msg("refused-no-session"))
        return await self.stirred(interaction, session)

    async def stirred(self, interaction: Click, session: Session) -> Session:
        """Somebody looks at a table: what has failed is tried again, and if it is one of its players, a game that stood
        still goes on: since nobody acted, or since its channel took nothing if that is where they are.
        """
        self.sessions.stir(session)
        await self.looked(session, interaction.user.id)
        gone = Pause.IDLE
        if interaction.channel_id == session.channel and not missing(
            interaction.app_permissions, playing(interaction.channel)
        ):
            gone |= Pause.CHANNEL
        typing = interaction.type is discord.InteractionType.autocomplete
        theirs = session.status == "lobby" or session.seat_of(interaction.user.id) is not None
        if session.paused & gone and theirs and not typing:
            await self.sessions.go_on(session.id, gone, interaction.user.id)
        return session

    async def looked(self, session: Session, user: int) -> None:
        """Somebody presses something at a table, here or on its page."""
        await self.deadlines.looked(session, user)

    async def locale(self, interaction: Click) -> Locale:
        """The language in which this member is answered privately."""
        return self.texts(await self.people.language(interaction.user.id, str(interaction.locale)))

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether somebody is on a server; while Discord does not say, whoever was there is."""
        server = self.get_guild(guild)
        if server is None:
            return not self.is_ready()  # after a start servers come one after another
        try:
            await server.fetch_member(user)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.warning("is %d a member of %d? %s", user, guild, error)
        return True

    def table_locale(self, session: Session) -> Locale:
        """The language of a table's public posts."""
        return self.texts(session.language)


def _seeds(seed: int) -> Callable[[], str]:
    """Seeds for tests: the same ones in the same order."""
    count = 0

    def next_seed() -> str:
        nonlocal count
        count += 1
        return hashlib.sha256(f"{seed}:{count}".encode()).hexdigest()

    return next_seed
