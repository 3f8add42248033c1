"""The local table's life: laid from what was saved, ticking, cleared away."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from .people import people
from .saved import Saved, Unreadable, put_aside
from .texts import Texts

if TYPE_CHECKING:
    from discord import Client

    from .glue import World
    from .pages import Mount, Pages

PINNED = "3.2.1"
FILE = "local-table.db"
REFRESH = 60.0  # seconds after which pages are shown anew even if nothing happened, for "in five minutes"

log = logging.getLogger(__name__)


async def serve(
    make_bot: Callable[[], Client],
    *,
    folder: Path,
    players: Sequence[str],
    gm: str = "Grace",
    port: int = 8750,
    language: str = "en",
    tick: float = 0.5,
    mount: Mount | None = None,
) -> None:
    """Run the bot of ``make_bot`` at a local table on 127.0.0.1 until cancelled.

    ``players`` and ``gm`` are names or ``name:language``, where ``language`` (of the texts, the dates and everybody
    without one) is the default; the game master is the member with Manage Server. The world is saved in ``folder``
    after each change and found again at the next start, after a kill as well; a file that cannot be read is put aside.
    ``mount`` makes what is served below ``/map`` beside the channels. ``port`` 0 takes a free one; every ``tick``
    seconds the world's clock is set to the real one.

    Raises `SystemExit` with a sentence for the console if simcord is not the pinned version, the port is taken, the
    world cannot be saved in the folder, or a player's language is unknown.
    """
    logging.getLogger("discord").setLevel(logging.ERROR)  # of voice, intents and tokens nothing matters here
    texts = Texts(language)
    _require_simcord(texts)
    try:
        seated, master = people(players, language), people([gm], language)
    except ValueError as error:
        raise SystemExit(texts("local-bad-language", player=str(error))) from error
    if not seated or not master:
        raise SystemExit(texts("local-no-players"))
    try:
        listener = socket.create_server(("127.0.0.1", port))
    except OSError as error:
        raise SystemExit(texts("local-port-taken", port=str(port))) from error
    with listener:
        print(texts("local-no-token"), flush=True)
        try:
            world = _world(make_bot(), folder / FILE, texts)
        except (OSError, sqlite3.Error) as error:
            raise SystemExit(texts("local-no-file", path=str(folder / FILE), reason=str(error))) from error
        world.seat(seated, master[0], texts)
        with world.time_context():
            await _run(world, listener, texts, tick, mount)


def _require_simcord(texts: Texts) -> None:
    try:
        found = metadata.version("simcord")
    except metadata.PackageNotFoundError:
        found = texts("local-nothing")
    if found != PINNED:
        raise SystemExit(texts("local-needs", package="simcord", version=PINNED, found=found))


def _world(bot: Client, path: Path, texts: Texts) -> World:
    """The saved world, or a new one if there is none or it cannot be read."""
    from .glue import World  # here, because without simcord the sentence above is wanted and not an ImportError

    try:
        return World(bot, Saved(path, PINNED))
    except Unreadable as error:
        name = put_aside(path).name
        print(texts("local-put-aside", reason=str(error), name=name), flush=True)
        return World(bot, Saved(path, PINNED))


async def _run(world: World, listener: socket.socket, texts: Texts, tick: float, mount: Mount | None = None) -> None:
    from .pages import Pages

    pages = Pages(world, listener, texts, mount)
    try:
        async with world.turn:
            await world.start()
            world.greet()
            await world.changed()
        await pages.start()
        print(texts("local-address", address=pages.address), flush=True)
        await _tick(world, tick)
    finally:
        await _close(world, pages)


async def _tick(world: World, tick: float) -> None:
    loop = asyncio.get_running_loop()
    shown = loop.time()
    while True:
        await asyncio.sleep(tick)
        async with world.turn:
            try:
                await world.tick()
            except TimeoutError as error:
                log.warning("the bot does not come to rest: %s", error)
            await world.changed()
            if loop.time() - shown > REFRESH:
                shown = loop.time()
                await world.refresh()


async def _close(world: World, pages: Pages) -> None:
    """The browsers first, then the bot, which may still post; then what it posted is saved."""
    await pages.close()
    async with world.turn:
        await world.bot.close()
        await world.changed()
    await world.shutdown()
    world.saved.close()
