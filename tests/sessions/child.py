"""A process that plays random games and says which answers it was told are safe: ``child.py <file> <seed> <game>…``.

Each game of a name is one session at a table of its own, all played at once. A line ``<session> <seq>`` is printed
once `answer` has returned, with the number of the entry that the answer became.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from core.toy import Toy
from sessions.world import Clock, due, rest

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData
from engine.store import open_store
from engine.tables.session import Session
from engine.tables.sessions import Sessions

PEOPLE = (10, 11)
SEED = "kill"


def games() -> list[Toy | HitZRoad]:
    return [Toy(), HitZRoad(load("hitz", HitzData))]


async def begin(sessions: Sessions, game: str, channel: int) -> Session:
    """A table of two people and a stand-in."""
    session = await sessions.open(game, guild=1, channel=channel, host=10, name="A", language="en")
    await sessions.join(session.id, 11, "B")
    await sessions.stand_in(session.id, 10, ["C"])
    await sessions.begin(session.id, 10)
    print("begun", session.id, flush=True)
    return session


async def play(sessions: Sessions, session: Session, random: Random) -> None:
    """Random answers of the people, without waiting for the stand-in, until the end."""
    while session.status == "playing":
        asked = due(session)
        if not asked:
            await asyncio.sleep(0)
            continue
        user, decision = random.choice(asked)
        interaction = random.getrandbits(60)
        try:
            await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random), interaction)
        except Refused:  # the stand-in was faster
            continue
        row = await sessions.store.row("SELECT seq FROM actions WHERE interaction = ?", interaction)
        print(session.id, row[0] if row else "lost", flush=True)
    await rest(session)  # that it is over is on disk, too


async def main(path: Path, seed: int, *names: str) -> None:
    sessions = Sessions(await open_store(path), games(), clock=Clock(), seed=lambda: SEED)
    for id in await sessions.unshown():
        await sessions.wake(id)
    print("open", flush=True)
    random = Random(seed)

    async def one(channel: int, game: str) -> None:
        while True:
            open_there = await sessions.in_channel(channel)
            if open_there and open_there.status == "lobby":  # killed before it began
                await sessions.drop(open_there.id, 10)
                open_there = None
            if open_there is None or open_there.status != "playing":
                open_there = await begin(sessions, game, channel)
            await play(sessions, open_there, Random(random.random()))

    await asyncio.gather(*(one(channel, game) for channel, game in enumerate(names)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
