"""Everything that touches the inside of simcord, whose version is therefore pinned (`PINNED`) and checked at the start.

simcord is made for tests: its world ends with the process, its clock stands still, its preview shows one channel.
Its public face has no hook for any of that, so this module, and no other, reaches behind it:

* `Backend` state (`vars`, ``transcript``, ``cdn._blobs``): to save and restore the world, and to see that it changed;
* ``Env.backend``, ``clock._epoch``: the world must begin now, ids and the bot's application id with it;
* ``Env._preview``: simcord allows one preview for each `Env`, but asks it only whether the running action is its own;
* `Preview` and `PreviewServer` handlers: to serve all channels from one port, let the ticker and the
  browser take turns, and start a page as a given member.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import available_timezones

import discord
import simcord
import simcord.preview
from aiohttp import web
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Message
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ChannelType
from simcord.preview import Preview, _server
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import _Page

from .people import Person
from .saved import Saved
from .texts import Texts

log = logging.getLogger(__name__)

STATIC = Path(simcord.preview.__file__).parent
STATIC_FILES = {
    url: STATIC / "static" / name for url, name in _server.PreviewServer._STATIC_FILES.items() if url != "/"
}
STATIC_FILES["/protocol.schema.json"] = STATIC / "protocol.schema.json"
CHANNEL_PAGE = STATIC / "static" / "index.html"
HEADERS = _server.PreviewServer._SECURITY_HEADERS
API = {
    ("POST", "/api/pages"): "_pages",
    ("DELETE", "/api/pages/{context_id}"): "_delete_page",
    ("GET", "/api/state"): "_state",
    ("GET", "/api/commands"): "_commands",
    ("GET", "/api/action-result"): "_action_result",
    ("POST", "/api/action"): "_action",
    ("GET", "/api/assets/{asset_id}"): "_asset",
}

SETTLE = 20.0  # the longest, in seconds, that a bot may work on a press before the page says that it did not finish
REVISIONS = 20  # how many publications old a page may be and still have its presses taken
TRANSIENT = {"subscribers", "faults", "transcript", "http_requests", "cdn", "visible_commands"}
MANAGE_SERVER = discord.Permissions(manage_guild=True)
NO_PAGE = {ChannelType.CATEGORY, ChannelType.VOICE, ChannelType.STAGE_VOICE, ChannelType.FORUM}


class Waits(dict[asyncio.Task[Any], str]):
    """What is not waited for before an act is over: what simcord has been told of, and whatever waits for a process of
    its own, which may take minutes.
    """

    def get(self, task: Any, default: Any = None) -> Any:
        return super().get(task) or ("a process" if _for_process(task) else default)

    def __contains__(self, task: object) -> bool:
        return super().__contains__(task) or (isinstance(task, asyncio.Task) and _for_process(task))


def _for_process(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for what a process says."""
    inner: Any = task.get_coro()
    while (code := getattr(inner, "cr_code", None)) is not None and code is not asyncio.StreamReader.read.__code__:
        inner = inner.cr_await
    return code is not None


class World(simcord.Env):
    """The simulated Discord of one bot, beginning at the present time or where ``saved`` left it.

    ``turn`` is held by what acts on it: the ticker, or one action of a page. ``locales`` maps member ids.
    """

    def __init__(self, bot: discord.Client, saved: Saved) -> None:
        before = saved.read()
        sharded = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
        super().__init__(bot, settle_timeout=SETTLE, check_errors=False, shard_count=1 if sharded else None)
        # Made before the first id: the bot's application id tells it whether its commands are synced in this world.
        self.backend = Backend(clock=_clock_at_now(Clock()))
        if before is not None:
            state, files = before
            vars(self.backend).update(state)
            self.backend.cdn._blobs.update(files)
            _clock_at_now(self.backend.clock)
        self.backend.subscribers.append(self._localise)
        self.backend.visible_commands = self._translated(self.backend.visible_commands)
        self._work.external_waits = Waits()
        self.saved = saved
        self.turn = asyncio.Lock()
        self.locales: dict[int, str] = {}
        self.members: list[MemberActor] = []
        self.master = ""
        """The name of the game master."""
        self.rooms: dict[int, Room] = {}
        self.zone = local_zone()

    async def _settle_internal(self, *, timeout: float | None = None, **rest: Any) -> None:  # noqa: ASYNC109
        # The start allows 5 seconds and nothing else: too few for a bot that draws its boards anew on a slow machine.
        await super()._settle_internal(**rest)

    def _localise(self, event: str, payload: Mapping[str, Any]) -> None:
        # simcord says en-US for everybody; this listener comes before the bot's, and both get the same dictionary.
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = self.locales.get(int(user["id"]), payload["locale"])

    def _translated(self, visible: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        """The commands that somebody sees, described in the language that their client reports; names stay, for
        simcord finds a command by them.
        """

        def described(part: Any, language: str) -> Any:
            if isinstance(part, list):
                return [described(each, language) for each in part]
            if not isinstance(part, Mapping):
                return part
            about = (part.get("description_localizations") or {}).get(language, part.get("description"))
            inner = {key: described(part.get(key), language) for key in ("options", "choices") if key in part}
            if "value" in part:  # of a choice the name is all that is shown
                inner["name"] = (part.get("name_localizations") or {}).get(language, part["name"])
            return {**part, "description": about, **inner}

        def seen(*, user_id: int, **where: Any) -> list[Any]:
            language = self.locales.get(user_id, "")
            return [described(each, language) for each in visible(user_id=user_id, **where)]

        return seen

    def seat(self, players: list[Person], gm: Person, texts: Texts) -> None:
        """Lay the table before the start: a server with two channels, and the people who are not there yet.

        The game master, and nobody else, has a role with Manage Server.
        """
        guild = next(iter(self.backend.guilds.values()), None)
        if guild is None:
            self.backend.bot_user.name = texts("local-bot")
            handle = self.create_guild(texts("local-server"), preferred_locale=gm.locale)
            handle.create_text_channel(texts("local-channel"))
            handle.create_role(
                texts("local-gm-role"), permissions=discord.Permissions(manage_guild=True), color=0xE67E22
            )
            guild = handle._guild
        else:
            handle = GuildHandle(self, guild)
            self._guilds.append(handle)
        if sum(each.type is ChannelType.TEXT for each in self.backend.channels.values()) < 2:
            handle.create_text_channel(texts("local-second"))
        role = next(each.id for each in guild.roles.values() if each.permissions == MANAGE_SERVER.value)
        known = {self.backend.users[id].name: id for id in guild.members}
        for person in [*players, gm]:
            if person.name not in known:
                user = self.create_user(person.name)
                handle.add_member(user)
                known[person.name] = user.id
            self.locales[known[person.name]] = person.locale
        for id, member in guild.members.items():
            others = [each for each in member.role_ids if each != role]
            member.role_ids = [*others, role] if id == known[gm.name] else others
        self.members = [self.actor(handle, id) for id in self.locales]
        self.master = gm.name

    def greet(self) -> None:
        """Tell the bot that it has joined the server, as long as nobody has said anything there."""
        if not any(self.backend.messages.values()):
            self.bot.dispatch("guild_join", self.bot.guilds[0])

    def actor(self, guild: GuildHandle, id: int) -> MemberActor:
        return MemberActor(self, guild, UserHandle(self, self.backend.users[id]))

    def channels(self, viewer: int) -> list[Channel]:
        """The channels, threads and direct messages that this member may read, threads after their channel."""
        seen = [
            each
            for each in self.backend.channels.values()
            if each.type not in NO_PAGE and channel_accessible(self.backend, each.id, viewer, history=True)
        ]
        return sorted(
            seen, key=lambda each: (each.guild_id is None, each.permission_channel_id(), each.is_thread, each.id)
        )

    async def tick(self) -> None:
        """Let the time that has really passed pass; raises `TimeoutError` if the bot did not come to rest."""
        late = (datetime.now(UTC) - self.now()).total_seconds()
        if late > 0:
            await self.advance_time(late)

    async def changed(self, but: str | None = None) -> None:
        """If anything happened since the last call: save, and show it in all pages, except the one named."""
        if not self.backend.transcript:
            return
        self.backend.transcript.clear()
        self.backend.http_requests.clear()
        try:
            self.saved.write(*self.state())
        except sqlite3.Error as error:  # a full disk: the game goes on, and the next change tries again
            log.error("the local table is not saved: %s", error)
        await self.refresh(but)

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[None]:
        """Around an act that comes from elsewhere than a channel's page: nothing else happens meanwhile, and everybody
        sees it.
        """
        async with self.turn:
            yield
            await self._settle_internal()
            await self.changed()

    async def refresh(self, but: str | None = None) -> None:
        """Open the pages of new channels, close those of deleted ones, and show the present state, as in `changed`."""
        for room in [each for id, each in self.rooms.items() if each._closed or id not in self.backend.channels]:
            del self.rooms[room.channel.id]
            await room.close()
        viewers: dict[int, list[Any]] = {}
        for member in self.members:
            for channel in self.channels(member.id):
                in_guild = channel.guild_id is not None
                viewers.setdefault(channel.id, []).append(member if in_guild else member.user)
        for id, who in viewers.items():
            if id in self.rooms:
                self.rooms[id].viewers = tuple(who)
            else:
                self._preview = None
                self.rooms[id] = await Room(self, self.backend.channels[id], tuple(who)).__aenter__()
        for room in self.rooms.values():
            room.republish(but)

    def state(self) -> tuple[dict[str, Any], dict[str, bytes]]:
        """What is worth saving, and the files that something refers to; other files are forgotten here as well.

        Private messages and the interactions they answer end with the process, as they do with a Discord client.
        """
        backend = self.backend
        kept = {
            channel: {id: message for id, message in messages.items() if not message.is_ephemeral}
            for channel, messages in backend.messages.items()
        }
        state = {name: value for name, value in vars(backend).items() if name not in TRANSIENT}
        state |= {"messages": kept, "interactions": {}, "interaction_tokens": {}}
        state |= {"_reserved_ids": set(), "_sequences": {}}  # guard ids of the same millisecond only
        blobs = backend.cdn._blobs
        for url in blobs.keys() - _urls(backend.messages):
            if "/attachments/" in url:
                del blobs[url]
        public = _urls(kept)
        return state, {url: data for url, data in blobs.items() if url in public or "/attachments/" not in url}


class Room(Preview):
    """The pages of one channel, thread or direct message."""

    env: World
    _MAX_PAGES = 64
    _PAGE_LEASE_SECONDS = 3600.0

    def __init__(self, world: World, channel: Channel, viewers: tuple[Any, ...]) -> None:
        guild = GuildHandle(world, world.backend.guilds[channel.guild_id]) if channel.guild_id else None
        super().__init__(
            world,
            ChannelHandle(world, guild, channel),
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=world.zone,
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.handlers = Handlers(self)
        self._server = self.handlers
        self._media_worker = Decoder()
        self._decoding = asyncio.Semaphore(4)  # its queue refuses the ninth picture of a page
        self._shown: dict[str, dict[int, dict[int, Any]]] = {}

    async def __aenter__(self) -> Room:
        await super().__aenter__()
        assert self._python is not None
        self._python.window_end_id = None  # pages begin at the newest message, not at the one that was so at the start
        return self

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        pages = [each for each in self._pages.values() if each is not self._python]
        if len(pages) >= self._MAX_PAGES:
            self._close_page(min(pages, key=lambda each: each.last_activity).id)
        return super()._open_page(viewer_id, target_id)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        self.locale = self.env.locales.get(page.viewer.id, self.locale)
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        messages = self.env.backend.messages.get(page.channel_id, {})
        shown = {int(id): messages[int(id)].components for id in page.snapshot["timeline"]}
        self._shown = {id: each for id, each in self._shown.items() if id in self._pages}
        self._shown.setdefault(page.id, {})[page.revision] = shown
        self._shown[page.id].pop(page.revision - REVISIONS, None)

    def republish(self, but: str | None) -> None:
        """Show the present state in all open pages, save the one named; the pages fetch it by themselves."""
        for page in list(self._pages.values()):
            if page is not self._python and page.id != but and page.id in self._pages:
                self._publish(page, reason="refresh")

    async def _action(self, context_id: str | None, body: Any) -> dict[str, Any]:
        if not isinstance(body, dict):
            raise SetupError("an object is expected")
        async with self.env.turn:
            self.env._preview = self  # the receipt asks there whether something was sent
            page = self._get_page(context_id)
            transcript = self.env.backend.transcript
            before = len(transcript)
            result = await super()._action(context_id, self._renewed(page, body))
            if body.get("kind") == "autocomplete_command":
                del transcript[before:]  # a suggestion changes nothing that others see or that is saved
            await self.env.changed(page.id)
            return result

    def _renewed(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same press as of now, if what was pressed has not changed since the browser fetched its page.

        simcord refuses every press on a page older than the newest; with several at the table that would be most.
        """
        kind = body.get("kind")
        if kind in ("click", "select"):
            try:
                target = int(body["target_id"])
                shown = self._shown[page.id]
                now = self.env.backend.messages[page.channel_id][target].components
                same = shown[body["published_revision"]][target] == now
            except (KeyError, TypeError, ValueError, OverflowError):
                same = False
        else:
            same = kind in ("run_command", "autocomplete_command", "modal_submit", "send_message")
        return {**body, "published_revision": page.revision} if same else body

    async def _prepare_asset(self, *args: Any, **options: Any) -> tuple[str, bytes, str]:
        async with self._decoding:
            return await super()._prepare_asset(*args, **options)


class Decoder(MediaWorker):
    """Decodes in a thread: the bot's own pictures need no process each."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return await asyncio.to_thread(_process_media, blob, media_time)


class Handlers(_server.PreviewServer):
    """simcord's request handlers without a server of their own.

    The "capability" that simcord's page sends with every request is, here, ``<channel>-<member>`` from its address:
    anybody who reaches the port may be anybody at this table: that is its purpose.
    """

    async def start(self) -> None:
        _server.__dict__["web"] = web  # its handlers use it; the method that this one replaces would have imported it

    async def close(self) -> None:
        """Nothing was opened."""

    def _authorized(self, request: web.Request, *, context: str | None = None) -> bool:
        return context is None or request.headers.get("X-Simcord-Context") == context

    async def _pages(self, request: web.Request) -> web.Response:
        member = request.headers["X-Simcord-Capability"].partition("-")[2]
        try:
            page = self.preview._open_page(member or None)
        except (SetupError, BackendError) as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        return web.json_response(self.preview._page_payload(page), headers=HEADERS)


def handler(world: World, name: str) -> Callable[[web.Request], Any]:
    """The request handler of simcord's preview of that name, for the room that the request names; 401 for none, 400
    for what cannot be understood."""

    async def handle(request: web.Request) -> web.StreamResponse:
        channel = request.headers.get("X-Simcord-Capability", "").partition("-")[0]
        try:
            room = world.rooms.get(int(channel))
        except ValueError as error:
            raise web.HTTPBadRequest from error
        if room is None:
            raise web.HTTPUnauthorized
        try:
            return await getattr(room.handlers, name)(request)
        except (RecursionError, ValueError) as error:  # of JSON, of a body in parts
            raise web.HTTPBadRequest from error

    return handle


def _clock_at_now(clock: Clock) -> Clock:
    """Set forward to the present, never back: ids hold the time and must go on growing."""
    clock.elapsed = max(clock.elapsed, (datetime.now(UTC) - clock._epoch).total_seconds())
    return clock


def _urls(messages: Mapping[int, Mapping[int, Message]]) -> set[str]:
    return {file["url"] for each in messages.values() for message in each.values() for file in message.attachments}


def local_zone() -> str:
    """The machine's time zone for the dates on the pages: its name, or one with the same offset as now."""
    name = str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    if name in available_timezones():
        return name
    hours = (datetime.now().astimezone().utcoffset() or timedelta()) // timedelta(hours=1)
    return f"Etc/GMT{-hours:+d}"  # its sign is the other way round
