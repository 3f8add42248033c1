"""A service on a real file with a fake clock and known seeds, and players who press things."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from patience import PATIENCE
from pydantic import TypeAdapter

from engine.core.act import Answer, Correct, GoOn, Wish
from engine.core.decision import Decision
from engine.core.shape import sample
from engine.store import Batch, StoreError, open_store
from engine.tables.journal import rewind
from engine.tables.session import Session
from engine.tables.sessions import Entry, Sessions
from telling.texts import Texts

START = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = (10, 11, 12, 13)


@contextmanager
def refused(why: str, kind: type[StoreError] = StoreError) -> Iterator[None]:
    """The database is refused with a sentence in which ``why`` can be found."""
    with pytest.raises(kind) as caught:
        yield
    said = Texts()("en").message(caught.value.reason, {})
    assert re.search(why, said) and "⟨" not in said, said


class Clock:
    """Time that moves only when told."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def pass_time(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


async def service(path: Path | str, *games: Any, clock: Clock | None = None, seed: str = "seed") -> Sessions:
    return Sessions(await open_store(path), games or [Toy()], clock=clock or Clock(), seed=lambda: seed)


async def table(
    sessions: Sessions, people: Sequence[int] = PEOPLE[:3], *, game: str = "toy", channel: int = 5, guild: int = 1
) -> Session:
    """A game that has begun, with these people on its seats a, b, c …"""
    session = await sessions.open(game, guild=guild, channel=channel, host=people[0], name="A", language="en")
    for n, user in enumerate(people[1:]):
        await sessions.join(session.id, user, "BCD"[n])
    return await rest(await sessions.begin(session.id, people[0]))


async def lend(sessions: Sessions, id: str, user: int, to: int, name: str) -> Session:
    """A person offers the own seat to another, who takes it."""
    await sessions.offer(id, user, to, name)
    return await sessions.take_offer(id, user, to, name)


async def rest(session: Session) -> Session:
    """Wait until nothing happens by itself any more."""
    async with asyncio.timeout(PATIENCE):
        while not session.resting or session.lock.locked():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    return session


def due(session: Session) -> list[tuple[int, Decision]]:
    """What people are waited for: whom, and their decision as they see it."""
    found: list[tuple[int, Decision]] = []
    for real in session.awaited():
        for seat in real.seats:
            player = session.seats[seat]
            if player.user is not None and not player.stand_in:
                found.append((player.user, next(d for d in session.offered(seat) if d.id == real.id)))
    return found


async def play_on(sessions: Sessions, session: Session, random: Random, answers: int = 10_000) -> None:
    """Random legal answers of the people, until the end or for so many answers."""
    for _ in range(answers):
        await rest(session)
        if session.status != "playing":
            return
        user, decision = random.choice(due(session))
        await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))
    await rest(session)


def replay(session: Session, entries: list[Entry], seed: str) -> list[bytes]:
    """The states after each entry of the log, worked out from nothing but the log and the seed."""
    game = session.game
    begin = entries[0].act
    state, _ = game.set_up(game.settings.model_validate(begin["settings"]), begin["seats"], seed, begin.get("carry"))
    state.auto = begin["table"]["auto"]
    state.colours = game.colours(game.settings.model_validate(begin["settings"]), begin["seats"])
    states = [game.dump(state)]
    standing: list[Entry] = []
    for entry in entries[1:]:
        act = entry.act
        if act["act"] == "undo":
            orders = [_order(each.act) for each in standing if each.seq >= act["to"]]
            state = rewind(game, state, game.load(states[act["to"] - 1]), orders)
        elif act["act"] == "answer":
            game.apply(state, Answer.model_validate(act))
        elif act["act"] == "repair":
            told = {key: value for key, value in act.items() if key not in ("by", "gm", "why")}
            game.apply(state, Correct.model_validate(told))
        elif act["act"] == "go-on":
            game.apply(state, GoOn())
        elif act["act"] in ("absent", "back", "deadline", "table-seat", "table-on"):
            pass  # who answers, and until when: not the game's state
        else:
            game.apply(state, _order(act))
            if entry.actor is not None:
                standing.append(entry)
        states.append(game.dump(state))
    return states


def _order(act: dict[str, Any]) -> Wish:
    return TypeAdapter[Wish](Wish).validate_python(act)


async def assert_sound(sessions: Sessions, session: Session, seed: str = "seed") -> None:
    """The log is without gaps, every stored state and the present one are what replaying it gives."""
    entries = await sessions.history(session)
    assert [entry.seq for entry in entries] == list(range(session.seq + 1))
    states = replay(session, entries, seed)
    for seq, data in enumerate(states):
        assert session.game.dump(await sessions.state_at(session, seq)) == data, seq
    assert session.game.dump(session.playing) == states[-1]
    row = await sessions.store.row("SELECT state, seq, status FROM sessions WHERE id = ?", session.id)
    assert row == (states[-1], session.seq, session.status)


def batch(*statements: tuple[object, ...]) -> Batch:
    made = Batch()
    for sql, *values in statements:
        made.add(str(sql), *values)
    return made


def put(key: str, value: str = "x") -> Batch:
    return batch(("INSERT INTO meta (key, value) VALUES (?, ?)", key, value))
