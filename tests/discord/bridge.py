"""A Discord on a port of this machine, for real processes: REST and gateway in front of the simulation's backend."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from io import BytesIO
from random import Random
from time import monotonic
from typing import Any

import discord
from aiohttp import WSMsgType, web
from patience import PATIENCE
from said import BUTTON, controls
from simcord import interactions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.enums import InteractionType
from simcord.http import router, routes

assert routes  # importing them is what makes them known
Json = dict[str, Any]
OFFERED = ".aside."
"""In the ids of what is offered beside the questions, such as the sacrifice of the last who live."""


@dataclass
class Discord:
    """``identified``: which shard connected when. ``everywhere``: every event goes to all, as when shards are mixed up.

    ``remaining``: how many connections it still allows. ``forgetful``: it knows no nonce any more. ``made`` are the ids
    of all messages that were sent to channels.
    """

    shards: int = 2
    backend: Backend = field(default_factory=Backend)
    identified: list[tuple[int, float]] = field(default_factory=list[tuple[int, float]])
    everywhere: bool = False
    remaining: int = 1000
    forgetful: bool = False
    made: list[int] = field(default_factory=list[int])
    _nonces: dict[tuple[str, str], Any] = field(default_factory=dict[tuple[str, str], Any])
    port: int = 0
    _gateways: dict[web.WebSocketResponse, int] = field(default_factory=dict[web.WebSocketResponse, int])
    _sent: asyncio.Queue[tuple[int | None, Json]] = field(default_factory=asyncio.Queue)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def tell(self, event: str, payload: Any) -> None:
        """An event of the backend goes to the shard of its server."""
        data = json.loads(json.dumps(payload, default=str))
        guild = int(data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0))
        self._sent.put_nowait(((guild >> 22) % self.shards, {"op": 0, "t": event, "d": data}))

    async def send(self) -> None:
        """Hand out what there is, in order."""
        count = 0
        while True:
            shard, frame = await self._sent.get()
            count += 1
            for gateway, its in list(self._gateways.items()):
                if its == shard or self.everywhere:
                    with suppress(ConnectionError):  # its process has been killed
                        await gateway.send_str(json.dumps({**frame, "s": count}))

    async def rest(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        if path == "/gateway/bot":
            limits = {"total": 1000, "remaining": self.remaining, "reset_after": 1000, "max_concurrency": 1}
            url = f"ws://127.0.0.1:{self.port}/gateway"
            return _json({"url": url, "shards": self.shards, "session_start_limit": limits})
        try:
            body, files = await _body(request)
        except ConnectionResetError:  # who sent it has been killed
            return web.Response(status=400)
        self.advance()
        key = (path, body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if key in self._nonces and not self.forgetful:
            return _json(self._nonces[key])
        try:
            answer = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            return _json(error.to_json(), error.status)
        if request.method == "POST" and path.endswith("/messages"):
            self.made.append(int(answer["id"]))
        if key is not None:
            self._nonces[key] = answer
        if answer is None or answer == "":
            return web.Response(status=204)
        return _json(answer)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41250}}))
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            frame = json.loads(message.data)
            if frame["op"] == 1:
                await socket.send_str(json.dumps({"op": 11}))
            elif frame["op"] == 2:
                shard, shards = frame["d"].get("shard") or (0, 1)
                assert shards == self.shards
                self.identified.append((shard, monotonic()))
                await self._welcome(socket, shard)
        self._gateways.pop(socket, None)
        return socket

    async def _welcome(self, socket: web.WebSocketResponse, shard: int) -> None:
        ours = [each for each in self.backend.guilds.values() if (each.id >> 22) % self.shards == shard]
        ready = {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in ours],
            "session_id": f"session-{shard}",
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "shard": [shard, self.shards],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        events = [("READY", ready)]
        events += [("GUILD_CREATE", serializers.guild_create_payload(self.backend, each)) for each in ours]
        for event, data in events:
            await socket.send_str(json.dumps({"op": 0, "t": event, "s": 1, "d": data}, default=str))
        self._gateways[socket] = shard

    def advance(self) -> None:
        """The backend's clock shows the time: what it makes is young."""
        now = (datetime.now(UTC) - self.backend.clock._epoch).total_seconds()
        self.backend.clock.elapsed = max(self.backend.clock.elapsed, now)


@asynccontextmanager
async def opened(shards: int = 2) -> AsyncIterator[Discord]:
    """A running one."""
    made = Discord(shards)
    app = web.Application(client_max_size=1 << 26)
    app.router.add_get("/gateway", made.gateway)
    app.router.add_get("/gateway/", made.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", made.rest)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.port = runner.addresses[0][1]
    made.backend.subscribers.append(made.tell)
    sending = asyncio.create_task(made.send())
    try:
        yield made
    finally:
        sending.cancel()
        await runner.cleanup()


def _json(answer: Any, status: int = 200) -> web.Response:
    """As Discord says it: without a charset."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(answer, default=str).encode(), status=status, headers=headers)


async def _body(request: web.Request) -> tuple[Any, list[Any]]:
    if request.content_type == "application/json":
        return await request.json(), []
    if not request.content_type.startswith("multipart/"):
        return None, []
    payload, files = None, list[Any]()
    async for part in await request.multipart():
        assert not isinstance(part, type(None)) and hasattr(part, "read")
        data = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            payload = json.loads(data)
        else:
            files.append(discord.File(BytesIO(data), filename=part.filename))
    return payload, files


def _values(control: Json, random: Random) -> list[str] | None:
    """Some of a select's options; a button has none."""
    if control["type"] == BUTTON:
        return None
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    options = [option["value"] for option in control["options"]]
    return random.sample(options, random.randint(max(least, 1), most))


@dataclass
class Member:
    """Somebody on a server of the bridge, who presses what the messages of a channel show."""

    discord: Discord
    guild: int
    channel: int
    user: int
    panel: int = 0
    """The private message that is used for answers."""

    async def command(self, name: str, sub: str, **options: str) -> None:
        """A subcommand with these words as options."""
        spec = next(spec for (called, _), spec in self.discord.backend.commands[None].items() if called == name)
        words = [{"type": 3, "name": option, "value": value} for option, value in options.items()]
        given = {"type": 1, "name": sub, "options": words}
        data = {"id": str(spec["id"]), "name": name, "type": 1, "options": [given]}
        await self._interact(InteractionType.APPLICATION_COMMAND, data, None)

    async def press(self, message: Any, id: str, values: list[str] | None = None) -> Any:
        """A button, or a select with these values; the record of the interaction once it is answered."""
        data: Json = {"custom_id": id, "component_type": 3 if values else BUTTON}
        if values:
            data["values"] = values
        return await self._interact(InteractionType.MESSAGE_COMPONENT, data, message)

    def raw(self, message: Any) -> list[Json]:
        return list(serializers.message_payload(self.discord.backend, message)["components"])

    def find(self, verb: str) -> tuple[Any, Json]:
        """The newest public control with this verb."""
        messages = self.discord.backend.messages.get(self.channel, {})
        for message in sorted(messages.values(), key=lambda each: -each.id):
            for control in [] if message.is_ephemeral else controls(self.raw(message), f"{verb}:"):
                return message, control
        raise LookupError(verb)

    async def wait(self, verb: str) -> tuple[Any, Json]:
        """The newest public control with this verb, as soon as there is one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return self.find(verb)
                except LookupError:
                    await asyncio.sleep(0.05)

    async def choose(self, random: Random) -> tuple[Any, str, list[str] | None]:
        """Look at the own hand until something is asked: the message, and a legal press on it that gives nobody up."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message, control = await self.wait("hand")
                panel = self._shown(await self.press(message, control["custom_id"]))
                asked = controls(self.raw(panel), "a:") if panel is not None else []
                asked = [each for each in asked if OFFERED not in each["custom_id"]]
                if asked:
                    chosen = random.choice(asked)
                    return panel, chosen["custom_id"], _values(chosen, random)

    def _shown(self, record: Any) -> Any | None:
        messages = self.discord.backend.messages.get(self.channel, {})
        ours = [each for each in messages.values() if each.is_ephemeral and each.id in self._answers(record)]
        return max(ours, key=lambda each: each.id, default=None)

    def _answers(self, record: Any) -> set[int]:
        return {id for id in (record.message_id, *record.followup_ids) if id}

    async def _interact(self, kind: InteractionType, data: Json, message: Any) -> Any:
        backend = self.discord.backend
        self.discord.advance()
        record, payload = interactions.base_payload(
            backend, type=kind, channel_id=self.channel, guild_id=self.guild, user_id=self.user, data=data
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        self.discord.tell("INTERACTION_CREATE", payload)
        async with asyncio.timeout(PATIENCE):
            while not record.responded:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # a panel may still follow
        return record
