"""A thousand people are forgotten in the middle of games of all kinds, and others take their seats: under `make fuzz`.

The suite forgets a quarter of them, and in PostgreSQL, which takes longer, a tenth.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from gm.acts import OPENED
from persons.people import forgetting
from persons.remains import everything, raw, rewritten
from sessions.world import assert_sound, due, play_on, rest
from thorough import amount

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.tables.session import Session
from engine.tables.sessions import Sessions

FIRST = 700000000000000000
TIMES = {"toy": 500, "hitz": 100, "zombies": 100, "zgame": 100, "plague": 100, "zombicide": 100}
PART = {"sqlite": amount(4, 1), "postgresql": amount(10, 1)}
"""So manieth part of them is forgotten in a database of each kind."""


def name(user: int) -> str:
    return f"Vergissmein{user}"


def known(data: bytes) -> set[int]:
    """The people whose number stands there, by itself or in their name, as text or as a database keeps it."""
    start = FIRST.to_bytes(8)[:5]
    numbers = {int.from_bytes(start + rest) for rest in re.findall(re.escape(start) + b"(...)", data, re.DOTALL)}
    ends = re.findall(b"(...)" + re.escape(start[::-1]), data, re.DOTALL)
    numbers |= {int.from_bytes(end + start[::-1], "little") for end in ends}
    return numbers | {int(each) for each in re.findall(rb"7\d{17}", data)}


async def toy(serve: Any) -> tuple[Sessions, GameMaster, Session]:
    sessions = await serve(Toy())
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="Ann", language="en")
    await sessions.join(session.id, 11, "Bob")
    await sessions.join(session.id, 12, "Cy")
    return sessions, GameMaster(sessions), await rest(await sessions.begin(session.id, 10))


async def some(sessions: Sessions, session: Session, random: Random) -> None:
    """A few answers of whoever is due, and now and then something that leaves a trace besides."""
    for _ in range(random.randrange(1, 4)):
        await rest(session)
        asked = due(session)
        if session.status != "playing" or not asked:
            return
        user, decision = random.choice(asked)
        await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))
    if random.random() < 0.3:
        user = random.choice([each.user for each in session.seats.values() if each.user is not None])
        await sessions.drafts.keep(session.id, user, "d", ["w"])
        with suppress(Refused):  # stand-ins may have played it to its end meanwhile
            await sessions.leave(session.id, user)
            await sessions.join(session.id, user, name(user))


@pytest.mark.parametrize("game", TIMES)
async def test_nothing_of_anybody_is_left(serve, where: Path | str, game: str) -> None:
    open = toy if game == "toy" else OPENED[game]
    sessions, gm, session = await open(serve)
    forget = forgetting(sessions)
    random, next_one, gone = Random(1), FIRST, list[int]()
    times = TIMES[game] // PART["sqlite" if isinstance(where, Path) else "postgresql"]
    while len(gone) < times:
        if session.status != "playing" or session.seq > 300:  # another one of the same kind
            if session.status == "playing":
                await gm.sessions.govern(session.id, _dropped)
            sessions, gm, session = await open(_same(sessions))
        await rest(session)
        seats = [seat for seat, each in session.seats.items() if each.user is not None and seat in session.party]
        user = session.seats[random.choice(seats)].user
        assert user is not None
        assert await forget.forget(user, []) >= 1
        session = await rest(await sessions.get(session.id))
        if user >= FIRST:  # the first ones have short names and numbers
            gone.append(user)
            assert await rows_of(sessions, user) == []
        if session.status != "over":
            with suppress(Refused):
                await sessions.join(session.id, next_one, name(next_one))
            next_one += 1
            session = await rest(await sessions.get(session.id))
            await some(sessions, session, random)
    found = [place async for place, data in everything(sessions.store) if known(data) & {*gone}]
    assert found == []
    await sessions.store.scrub()
    files = [raw(where)] if isinstance(where, Path) else await asyncio.to_thread(lambda: list(rewritten(where)))
    left = set[int]().union(*map(known, files))
    there = {each.user for each in session.seats.values() if each.user is not None and each.user >= FIRST}
    assert left & {*gone} == set() and (left >= there or not files)
    parcel, wrong = exchange.read(await exchange.pack(gm, await rest(session)), sessions.games)
    assert wrong == [] and parcel is not None
    if game == "toy":
        await assert_sound(sessions, session, session.playing.dice.seed)
        await play_on(sessions, session, random)
        assert (await sessions.verify(session)).holds


async def rows_of(sessions: Sessions, user: int) -> list[Any]:
    """Rows in which somebody is still named, as far as a query sees it."""
    mine, text = name(user), f"%{user}%"
    return [
        *await sessions.store.rows("SELECT session FROM seats WHERE person = ? OR name = ?", user, mine),
        *await sessions.store.rows(
            "SELECT session, seq FROM actions WHERE actor = ? OR CAST(act AS TEXT) LIKE ? OR events LIKE ?",
            *(user, text, text),
        ),
        *await sessions.store.rows("SELECT id FROM sessions WHERE host = ? OR parts LIKE ?", user, text),
        *await sessions.store.rows("SELECT key FROM meta WHERE key LIKE ?", text),
    ]


async def _dropped(session: Session, batch: object) -> None:
    session.status = "dropped"


def _same(sessions: Sessions) -> Any:
    async def serve(*games: object) -> Sessions:
        return sessions

    return serve
