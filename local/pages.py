"""The web server: the index of all channels, one page for each of them, and what both fetch."""

from __future__ import annotations

import html
import secrets
import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from string import Template
from typing import Any

from aiohttp import web
from discord import Client

from . import glue
from .texts import Texts

STATIC = Path(__file__).parent / "static"
OWN_FILES = {f"/local/{path.name}": path for path in STATIC.iterdir() if path.suffix in (".js", ".css", ".svg")}
MAP = "/map"
"""Below this, whatever is mounted answers."""
Mount = Callable[[Client, str, Callable[[], AbstractAsyncContextManager[object]]], web.Application]
"""Makes an application out of the bot, the application's address, and what surrounds whatever acts on the world."""
DAY = 86_400  # seconds for which browsers keep the fonts, 30 MB


class Pages:
    """Serves ``world`` on a bound socket of the loopback interface; other host names in a request are refused.

    Without that check a web site could point its own name at this machine and play along.
    """

    def __init__(self, world: glue.World, listener: socket.socket, texts: Texts, mount: Mount | None = None) -> None:
        self.world = world
        self.texts = texts
        self.listener = listener
        port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/"
        self.hosts = {f"{host}:{port}" for host in ("127.0.0.1", "localhost")}
        self.start_id = secrets.token_hex(4)  # a page of before the last start fetches itself anew
        app = web.Application(middlewares=[self._guard], handler_args={"handler_cancellation": False})
        app.router.add_get("/", self._index)
        app.router.add_get("/channel", self._channel)
        app.router.add_get("/channels.json", self._channels)
        for url in OWN_FILES | glue.STATIC_FILES:
            app.router.add_get(url, self._file)
        for (method, url), name in glue.API.items():
            app.router.add_route(method, url, glue.handler(world, name))
        if mount is not None:
            app.add_subapp(MAP, mount(world.bot, f"{self.address.rstrip('/')}{MAP}", world.acting))
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)

    async def start(self) -> None:
        await self.runner.setup()
        await web.SockSite(self.runner, self.listener).start()

    async def close(self) -> None:
        await self.runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.host not in self.hosts or (origin and origin.removeprefix("http://") not in self.hosts):
            raise web.HTTPForbidden
        return await handler(request)

    async def _index(self, _request: web.Request) -> web.Response:
        keys = ("server", "choose", "lost")
        texts = {key: html.escape(self.texts(f"local-{key}")) for key in keys} | {"master": self._master()}
        page = Template((STATIC / "index.html").read_text("utf-8")).substitute(texts, language=self.texts.language)
        return web.Response(text=page, content_type="text/html", headers=glue.HEADERS)

    async def _channel(self, _request: web.Request) -> web.Response:
        """simcord's page with the list of channels added."""
        texts = {key: html.escape(self.texts(f"local-{key}")) for key in ("all-channels", "lost")}
        texts["master"] = self._master()
        own = (
            '<link rel="icon" href="/local/icon.svg"><link rel="stylesheet" href="/local/local.css">'
            f'<script type="module" src="/local/channel.js" data-all="{texts["all-channels"]}"'
            f' data-lost="{texts["lost"]}" data-master="{texts["master"]}"></script></head>'
        )
        page = glue.CHANNEL_PAGE.read_text("utf-8").replace("</head>", own)
        return web.Response(text=page, content_type="text/html", headers=glue.HEADERS)

    def _master(self) -> str:
        return html.escape(self.texts("local-master", gm=self.world.master))

    async def _channels(self, _request: web.Request) -> web.Response:
        """Who is here and what each may read: the index and the list of channels are drawn from it."""
        world = self.world
        channels = {
            str(member.id): [
                {
                    "id": str(each.id),
                    "name": each.name or world.backend.bot_user.name,
                    "kind": "direct" if each.guild_id is None else "thread" if each.is_thread else "text",
                    "last": str(each.last_message_id or 0),
                }
                for each in world.channels(member.id)
                if each.id in world.rooms  # a page that is opened before its room is there stays empty
            ]
            for member in world.members
        }
        members = [{"id": str(each.id), "name": each.name} for each in world.members]
        return web.json_response(
            {"start": self.start_id, "members": members, "channels": channels}, headers=glue.HEADERS
        )

    async def _file(self, request: web.Request) -> web.FileResponse:
        path = OWN_FILES.get(request.path) or glue.STATIC_FILES[request.path]
        cache = f"max-age={DAY}" if path.suffix == ".ttf" else "no-cache"
        return web.FileResponse(path, headers=glue.HEADERS | {"Cache-Control": cache, "Pragma": cache})
