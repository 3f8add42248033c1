"""A simulated Discord with the real bot in it, and members who play by pressing what they see.

Whatever the bot says goes through a `Watch`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

import simcord
import thrift
from blank import blank
from patience import PATIENCE, simulated
from said import BUTTON, SELECT, Json, components, controls, text
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult
from watched import Watch
from wire import Wire, wired

from bot import create_bot
from cogs.app import UNWATCHED, Gravekeeper, Watching
from cogs.showing import bursts
from cogs.showing.pictures import POSTER
from engine.calls import presence
from engine.core.shape import sample
from engine.core.state import State
from engine.store import Batch
from engine.store.opening import Share
from engine.tables.journal import write
from engine.tables.lobby import set_preset
from engine.tables.session import Session

thrift.install()

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


@dataclass
class World:
    """One guild with one channel; ``people`` are its members by name."""

    env: simcord.Env
    bot: Gravekeeper
    path: Path | str
    guild: Any
    channel: Any
    people: dict[str, Any]
    languages: dict[int, str]
    language: str
    share: Share | None = None
    outlook: int = 0
    session_id: str = ""
    session: Session = field(init=False)
    panels: dict[str, Any] = field(default_factory=dict)
    watch: Watch = field(init=False)
    wire: Wire = field(init=False)

    @property
    def live(self) -> Session:
        """The live session, also in the middle of something."""
        return self.bot.sessions._live._by_id[self.session_id]

    @property
    def thread(self) -> Any:
        """The channel handle in which the table is played."""
        return next(each for each in [self.channel, *self.channel.threads] if each.id == self.session.channel)

    async def reload(self) -> Session:
        self.session = await self.bot.sessions.get(self.session_id)
        return self.session

    async def restart(self, *, orderly: bool = True) -> None:
        """A new bot on the same database, after a shutdown or after the old one has just stopped to be."""
        await self.stop(orderly=orderly)
        await self.start()

    async def stop(self, *, orderly: bool = True) -> None:
        if orderly:
            await self.bot.close()
        else:
            await self.env._detach_bot()
            await self.bot.sessions.store.close()  # only so that no thread stays

    async def start(self) -> None:
        self.bot = create_bot(
            database=self.path, seed=8, language=self.language, share=self.share, outlook=self.outlook
        )
        await self.env.restart_bot(self.bot)
        if self.session_id:
            await self.reload()

    async def sweep(self, seconds: float = 31) -> None:
        """Let the clock run, and what it sets going."""
        with thrift.hurried(self.env) if seconds > 3600 else nullcontext():
            while seconds > 0:
                await self.env.advance_time(min(seconds, 300))
                seconds -= 300
        await self.env.settle()

    async def hours(self, number: float) -> None:
        """Let time pass at a table at which hardly anything happens."""
        with thrift.hurried(self.env):
            for passed in range(0, round(number * 3600), 1800):
                await self.env.advance_time(min(number * 3600 - passed, 1800))
        await self.env.settle()

    async def open(self, host: str, game: str = "hitz", pace: str = "sitting", **options: Any) -> Session:
        """Start a table, at this pace if the game has any instead of by post; everybody else still has to join."""
        before = await self.ids()
        await self.people[host].slash(self.channel, f"{game} start", **options)
        (self.session_id,) = await self.ids() - before
        session = await self.reload()
        if pace != "post" and any(preset.name == pace for preset in session.game.presets):
            await self.bot.sessions.arrange(session.id, set_preset(self.people[host].id, "pace", pace))
            return await self.rest()
        return session

    async def ids(self) -> set[str]:
        return {row[0] for row in await self.bot.sessions.store.rows("SELECT id FROM sessions")}

    async def seat(self, *names: str, stand_ins: int = 0) -> None:
        """Everybody named joins by the button of the lobby post; then stand-ins."""
        host = self.name_of(self.session.host)
        for name in names:
            await self.press(name, "join")
        for _ in range(stand_ins):
            await self.press(host, "standin", "add")

    async def begun(
        self, *names: str, game: str = "hitz", stand_ins: int = 0, where: str = "thread", **options: str
    ) -> Session:
        """A game that has just begun, hosted by the first of the names, with these options."""
        host, *others = names
        await self.open(host, game, where=where)
        await self.seat(*others, stand_ins=stand_ins)
        if options:
            await self.choose(host, **options)
        await self.press(host, "begin")
        assert (await self.reload()).status != "lobby"
        return self.session

    async def choose(self, host: str, **options: str) -> None:
        """Set options on the private panel of the lobby."""
        panel = (await self.press(host, "options")).response
        for name, value in options.items():
            id = f"option:{self.session_id}:{name}:"
            if not controls(self.raw(panel), id):  # one of many: look at it first
                lists = controls(self.raw(panel), "options:")
                listing = next(c for c in lists if name in {option["value"] for option in c["options"]})
                await self.people[host].select(panel, [name], custom_id=listing["custom_id"])
            (chosen,) = controls(self.raw(panel), id)
            await self.people[host].select(panel, [value], custom_id=chosen["custom_id"])

    def name_of(self, user: int | None) -> str:
        return next(name for name, actor in self.people.items() if actor.id == user)

    def name_at(self, seat: str) -> str:
        return self.name_of(self.session.seats[seat].user)

    def due(self) -> str:
        """The name of somebody for whom the table waits."""
        return self.name_at(self.session.waiting_for()[0])

    def posts(self) -> list[Any]:
        """Public messages of the table's channel, oldest first."""
        return sorted((m for m in self.thread.history() if not m.flags.ephemeral), key=lambda m: m.id)

    def boards(self) -> list[Any]:
        """The turn posts, oldest first."""
        return [post for post in self.posts() if post.attachments and post.attachments[0].filename != POSTER]

    def raw(self, message: Any) -> list[Json]:
        """The components of a message as Discord would send them."""
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        return serializers.message_payload(self.env.backend, stored)["components"]

    def text(self, message: Any) -> str:
        return text(self.raw(message)) or message.content

    def find(self, verb: str, *args: str, message: Any = None) -> tuple[Any, str]:
        """The newest public control with this verb (and first arguments): its message and id."""
        start = ":".join(("gk", verb, self.session_id, *args))
        for each in [message] if message is not None else reversed(self.posts()):
            for component in components(self.raw(each)):
                if component.get("custom_id", "").startswith(start) and not component.get("disabled"):
                    return each, component["custom_id"]
        raise AssertionError(f"nobody sees {start}")

    async def press(self, name: str, verb: str, *args: str, message: Any = None) -> Any:
        """Press the newest public button with this verb (and first arguments)."""
        message, id = self.find(verb, *args, message=message)
        return await self.people[name].click(message, custom_id=id)

    async def hand(self, name: str) -> Any:
        """The member's own panel, by the button everybody sees."""
        self.panels[name] = (await self.press(name, "hand")).response
        return self.panels[name]

    async def slash(self, name: str, command: str, **options: Any) -> str:
        """Give a command in the table's channel; what it says privately."""
        return self.reply(await self.people[name].slash(self.thread, command, **options))

    def reply(self, result: Any) -> str:
        """What an interaction said privately."""
        answers = [*([result.response] if result.response else []), *result.followups]
        private = [each for each in answers if each.flags.ephemeral]
        return "\n".join("\n".join(filter(None, (each.content, text(each.components)))) for each in private)

    def deliver(self, name: str, message: Any, id: str, values: Sequence[str] = (), type: int = BUTTON) -> Any:
        """Send an interaction with any id to the bot without waiting for anything; its result and payload.

        If the message no longer has such a component, the payload shows it all the same, as a client does that has
        not yet seen the edit (discord.py looks the component up there).
        """
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        data: Json = {"custom_id": id, "component_type": type, **({"values": list(values)} if values else {})}
        record, payload = interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel,
            guild_id=self.env.backend.get_channel(channel).guild_id,
            user_id=self.people[name].id,
            data=data,
        )
        payload["message"] = deepcopy(dict(serializers.message_payload(self.env.backend, stored)))
        if id not in {each.get("custom_id") for each in components(payload["message"]["components"])}:
            control: Json = {"type": type, "custom_id": id, "style": 2, "label": "old", "id": 999}
            if type == SELECT:
                control["options"] = [{"label": value, "value": value} for value in values]
            payload["message"]["components"].append({"type": 1, "id": 998, "components": [control]})
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", deepcopy(payload))
        return InteractionResult(self.env, record), payload

    async def forge(self, name: str, id: str, values: Sequence[str] = (), message: Any = None) -> str:
        """Press something that no message shows; what is answered privately."""
        result, _ = self.deliver(name, message or self.posts()[-1], id, values, SELECT if values else BUTTON)
        await self.env.settle()
        return self.reply(result)

    async def forward(self, wanted: Callable[[Session], bool], random: Random, *, most: int = 600) -> Session:
        """Random legal answers, given to the service directly, until the table is as wanted; from game to game."""
        for _ in range(most):
            session = await self.rest()
            if wanted(session):
                return session
            if session.status == "over":
                await self.again()
                continue
            for decision in session.awaited():
                user = next((session.seats[s].user for s in decision.seats if not session.seats[s].stand_in), None)
                if user is not None:
                    await self.bot.sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))
                    break
        raise AssertionError("that moment never came")

    async def arrange(self, state: State) -> None:
        """Let the game go on from this state, as if it had come to it by an entry of the log."""

        async def laid(session: Session, batch: Batch) -> None:
            session.state = session.game.load(session.game.dump(state))
            write(batch, session, self.bot.sessions.clock().timestamp(), None, {"act": "arrange"}, [])

        await self.bot.sessions.govern(self.session_id, laid)
        await self.rest()

    async def rest(self) -> Session:
        """Wait until nothing happens by itself any more, after acts that did not come through the simulation.

        ``env.settle`` knows nothing of what such an act sets going: the post that it leads to may still be drawn.
        """
        session, ballots = await self.reload(), cast(Any, self.bot.get_cog("Ballots"))
        async with asyncio.timeout(PATIENCE):
            while (  # noqa: ASYNC110
                not session.resting or session.lock.locked() or self.bot.presenter._tasks or ballots._tasks
            ):
                await asyncio.sleep(0.001)
        return session

    async def again(self) -> None:
        """A rematch with the same people."""
        before = await self.ids()
        old = self.session
        host, *others = [self.name_of(player.user) for player in old.seats.values() if player.user is not None]
        await self.press(host, "rematch")
        (self.session_id,) = await self.ids() - before
        await self.reload()
        await self.seat(*others)
        await self.press(host, "begin")
        await self.reload()


def asked(kind: str) -> Callable[[Session], bool]:
    """Whether a person is asked for this."""
    return lambda session: any(
        d.kind == kind and not session.seats[seat].stand_in for d in session.awaited() for seat in d.seats
    )


@asynccontextmanager
async def world(
    tmp_path: Path,
    *,
    names: Sequence[str] = NAMES,
    language: str = "en",
    languages: dict[str, str] | None = None,
    seed: int = 7,
    gm_for_all: bool = True,
    burst: float = 0,
    here: float = 0,
    database: str | None = None,
    data: Path | None = None,
    share: Share | None = None,
    watching: Watching = UNWATCHED,
    outlook: int = 0,
) -> AsyncIterator[World]:
    """A running bot on a real database file, or on the ``database`` and with the ``share`` of shards that are given.

    ``language``: everybody's; ``languages``: of single members.
    ``burst``: seconds for which a post may be held back while one person answers in private; by itself it always shows
    what is. ``here``: seconds after a press for which somebody is at the table and not called; by itself everybody is
    called at once. ``gm_for_all``: the server shows the commands of game masters to everybody, which it has to say to
    Discord.
    ``watching``: how the bot's host watches it. ``data``: a folder of its host's own decks and texts. ``outlook``: the
    seconds of a processor in an hour for curves and experts.
    """
    path = database or tmp_path / "gravekeeper.db"
    if isinstance(path, Path) and not path.exists():
        blank(path)
    bot = create_bot(
        database=path, seed=seed, language=language, data=data, share=share, watching=watching, outlook=outlook
    )
    made: World | None = None
    try:
        shards = share.shards if share else 1
        async with simulated(bot, shard_count=shards, check_errors=False) as env:  # refusals count as errors there
            if share is not None and 0 not in share.mine:
                await bot.tree.sync()  # in this Discord nobody else does
            users = {name: env.create_user(name) for name in names}  # first, so that two worlds know the same people
            guild = env.create_guild(shard_id=share.mine[0] if share else 0)
            channel = guild.create_text_channel("games")
            people = {name: guild.add_member(user) for name, user in users.items()}
            spoken = {people[name].id: (languages or {}).get(name, language) for name in names}
            made = World(env, bot, path, guild, channel, people, spoken, language, share, outlook)
            made.watch = Watch(made)
            made.watch.install()
            if gm_for_all:
                command = env.backend.find_command("gm", guild.id)
                assert command is not None
                guild.set_command_permissions(int(command["id"]), {guild.default_role: True})
            waits = {"HERE": here, "SILENCE": presence.SILENCE if here else 0}
            with (
                speaking(spoken, language),
                patch.object(bursts, "LONGEST", burst),
                patch.multiple(presence, **waits),
                wired() as made.wire,
            ):
                yield made
            await made.bot.close()
    finally:
        await (made.bot if made else bot).close()  # its threads would keep the process alive
    assert made.watch.faults == [], "\n".join(made.watch.faults)


@contextmanager
def speaking(spoken: dict[int, str], language: str) -> Iterator[None]:
    """Let interactions carry the member's own locale; the simulation says en-US for everybody."""
    build = interactions.base_payload

    def localised(*args: Any, **kwargs: Any) -> Any:
        record, payload = build(*args, **kwargs)
        payload["locale"] = _discord(spoken.get(kwargs["user_id"], "en"))
        if "guild_locale" in payload:
            payload["guild_locale"] = _discord(language)
        return record, payload

    interactions.base_payload = localised
    try:
        yield
    finally:
        interactions.base_payload = build


def _discord(language: str) -> str:
    return "en-US" if language == "en" else language


# Players


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
    name = world.name_at(random.choice([seat for seat in session.waiting_for() if not session.seats[seat].stand_in]))
    panel = world.panels.get(name)
    shown = controls(world.raw(panel), "a:") if panel is not None else []
    if not shown:
        panel = await world.hand(name)
        shown = controls(world.raw(panel), "a:")
    assert shown, f"{name} is due but sees nothing to press"
    await use(world, name, panel, random.choice(shown), random)


async def use(world: World, name: str, message: Any, control: Json, random: Random) -> Any:
    """Press a button, or choose in a select."""
    actor = world.people[name]
    if control["type"] == BUTTON:
        return await actor.click(message, custom_id=control["custom_id"])
    values = [option["value"] for option in control["options"]]
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    chosen = random.sample(values, random.randint(max(least, 1), most))
    return await actor.select(message, chosen, custom_id=control["custom_id"])


async def play_public(world: World, random: Random, *, limit: int = 4000) -> int:
    """Like `play`, but by the buttons of the public post wherever it has any; returns the answers given so."""
    public = 0
    for _ in range(limit):
        session = await world.reload()
        if session.status != "playing":
            return public
        post = world.boards()[-1]
        shown = controls(world.raw(post), "a:")
        if not shown:
            await one_press(world, random)
            continue
        seq = session.seq
        await use(world, world.due(), post, random.choice(shown), random)
        if (await world.reload()).seq > seq:
            public += 1
        else:  # a chain goes on privately
            await one_press(world, random)
    raise AssertionError("no end")
