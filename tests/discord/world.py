"""A simulated Discord with the real bot in it, and members who play by pressing what they see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers

from bot import create_bot
from cogs.ui.app import Gravekeeper
from engine.session import Session

BUTTON, SELECT = 2, 3


@dataclass
class World:
    """One guild with one channel; ``people`` are its members by name."""

    env: simcord.Env
    bot: Gravekeeper
    path: Path
    channel: Any
    people: dict[str, Any]
    languages: dict[int, str]
    session_id: str = ""
    session: Any = None
    panels: dict[str, Any] = field(default_factory=dict)

    @property
    def thread(self) -> Any:
        """The channel handle in which the table is played."""
        return next(each for each in [self.channel, *self.channel.threads] if each.id == self.session.channel)

    async def reload(self) -> Session:
        self.session = await self.bot.sessions.get(self.session_id)
        return self.session

    async def restart(self) -> None:
        """Stop the bot as an orderly shutdown does, and start a new one on the same database."""
        await self.bot.close()
        self.bot = create_bot(database=self.path, seed=7)
        await self.env.restart_bot(self.bot)
        if self.session_id:
            await self.reload()

    async def open(self, host: str, game: str = "hitz", **options: Any) -> Session:
        """Start a table; everybody named in `people` after the host still has to join."""
        before = {row[0] for row in await self.bot.sessions.store.rows("SELECT id FROM sessions")}
        await self.people[host].slash(self.channel, f"{game} start", **options)
        rows = await self.bot.sessions.store.rows("SELECT id FROM sessions")
        (self.session_id,) = {row[0] for row in rows} - before
        return await self.reload()

    async def seat(self, *names: str, stand_ins: int = 0) -> None:
        """Everybody named joins by the button of the lobby post; then stand-ins."""
        host = next(name for name, actor in self.people.items() if actor.id == self.session.host)
        for name in names:
            await self.press(name, "join")
        for _ in range(stand_ins):
            await self.press(host, "standin", "add")

    def messages(self, name: str | None = None) -> list[Any]:
        viewer = self.people[name] if name else None
        return self.thread.history(viewer=viewer)

    def posts(self) -> list[Any]:
        """Public messages of the table's channel, oldest first."""
        return sorted((m for m in self.messages() if not m.flags.ephemeral), key=lambda m: m.id)

    async def press(self, name: str, verb: str, *args: str, message: Any = None) -> Any:
        """Press the newest public control with this verb (and first arguments)."""
        start = ":".join(("gk", verb, self.session_id, *args))
        for each in [message] if message is not None else reversed(self.posts()):
            for component in components(raw(self.env, each)):
                if component.get("custom_id", "").startswith(start):
                    return await self.people[name].click(each, custom_id=component["custom_id"])
        raise AssertionError(f"nobody sees {start}")


def raw(env: simcord.Env, message: Any) -> list[dict[str, Any]]:
    """The components of a message as Discord would send them."""
    stored = env.backend.get_message(
        message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
    )
    return serializers.message_payload(env.backend, stored)["components"]


def components(tree: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones included."""
    for each in tree:
        yield each
        yield from components(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


def text(tree: Sequence[dict[str, Any]]) -> str:
    """All words of a message of components."""
    return "\n".join(each["content"] for each in components(tree) if each.get("type") == 10)


def controls(tree: Sequence[dict[str, Any]], verb: str) -> list[dict[str, Any]]:
    """The enabled controls of a verb."""
    return [
        each
        for each in components(tree)
        if each.get("custom_id", "").startswith(f"gk:{verb}:") and not each.get("disabled")
    ]


@asynccontextmanager
async def world(
    tmp_path: Path,
    *,
    names: Sequence[str] = ("Ann", "Bob", "Cy", "Dee"),
    language: str = "en",
    languages: dict[str, str] | None = None,
) -> AsyncIterator[World]:
    """A running bot on a real database file. Errors in the log fail the test (see conftest)."""
    path = tmp_path / "gravekeeper.db"
    bot = create_bot(database=path, seed=7, language=language)
    async with simcord.run(bot, shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        people = {name: guild.add_member(env.create_user(name)) for name in names}
        spoken = {people[name].id: code for name, code in (languages or {}).items()}
        made = World(env, bot, path, channel, people, spoken)
        with speaking(spoken):
            try:
                yield made
            finally:
                await made.bot.close()


@contextmanager
def speaking(spoken: dict[int, str]) -> Iterator[None]:
    """Let interactions carry the member's own locale; the simulation says en-US for everybody."""
    build = interactions.base_payload

    def localised(*args: Any, **kwargs: Any) -> Any:
        record, payload = build(*args, **kwargs)
        payload["locale"] = spoken.get(kwargs["user_id"], "en-US")
        return record, payload

    interactions.base_payload = localised
    try:
        yield
    finally:
        interactions.base_payload = build


async def play(world: World, random: Random, *, limit: int = 4000) -> int:
    """Everybody who is due presses something legal that they see, until the game is over; returns the presses."""
    presses = 0
    while presses < limit:
        session = await world.reload()
        if session.status != "playing":
            return presses
        await one_press(world, random)
        presses += 1
    raise AssertionError("no end")


async def one_press(world: World, random: Random) -> None:
    """One member who is due opens the hand if necessary and presses one control."""
    session = await world.reload()
    due = [seat for seat in session.waiting_for() if not session.seats[seat].stand_in]
    seat = random.choice(due)
    name = next(name for name, actor in world.people.items() if actor.id == session.seats[seat].user)
    panel = world.panels.get(name)
    shown = controls(raw(world.env, panel), "a") if panel is not None else []
    if not shown:
        result = await world.press(name, "hand")
        panel = world.panels[name] = result.response
        shown = controls(raw(world.env, panel), "a")
    assert shown, f"{name} is due but sees nothing to press"
    await use(world, name, panel, random.choice(shown), random)


async def use(world: World, name: str, message: Any, control: dict[str, Any], random: Random) -> Any:
    """Press a button, or choose in a select."""
    actor = world.people[name]
    if control["type"] == BUTTON:
        return await actor.click(message, custom_id=control["custom_id"])
    values = [option["value"] for option in control["options"]]
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    chosen = random.sample(values, random.randint(max(least, 1), most))
    return await actor.select(message, chosen, custom_id=control["custom_id"])
