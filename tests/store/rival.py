"""A process that plays tables that another one plays, too: ``rival.py <url> <seed> <game>…``.

Each game of a name is a table at a channel of its own. A line ``<session> <interaction>`` is printed once `answer` has
returned: from then on the answer is safe, whatever becomes of the processes and of the server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from unittest.mock import patch

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from sessions.child import SEED, games
from sessions.world import Clock, due

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.store import StoreError, open_store
from engine.tables import journal
from engine.tables.session import Session
from engine.tables.sessions import Incident, Sessions


async def at_table(sessions: Sessions, game: str, channel: int) -> Session:
    """The game that is open in a channel, or a new one."""
    session = await sessions.in_channel(channel)
    if session is None or session.status not in ("lobby", "playing"):
        session = await sessions.open(game, guild=1, channel=channel, host=10, name="A", language="en")
    if session.status == "lobby":
        with suppress(Refused):  # the other process may have been faster
            await sessions.join(session.id, 11, "B")
        with suppress(Refused):
            await sessions.begin(session.id, 10)
    return await sessions.get(session.id)


async def play(sessions: Sessions, game: str, channel: int, random: Random) -> None:
    """Random answers of the people, for ever."""
    while True:
        try:
            session = await at_table(sessions, game, channel)
            asked = due(session)
            if not asked:
                await asyncio.sleep(0.01)
                continue
            user, decision = random.choice(asked)
            interaction = random.getrandbits(60)
            await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random), interaction)
            print(session.id, interaction, flush=True)
        except Refused:
            await asyncio.sleep(0)
        except (Incident, StoreError):  # the server is away
            await asyncio.sleep(0.1)


async def main(url: str, seed: int, *names: str) -> None:
    logging.disable()  # of incidents while the server is away
    patch.object(journal, "LOOKED_FOR", 3.0).start()
    sessions = Sessions(await open_store(url), games(), clock=Clock(), seed=lambda: SEED)
    print("open", flush=True)
    await asyncio.gather(*(play(sessions, game, channel, Random(seed + channel)) for channel, game in enumerate(names)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
