"""Sessions that were written by another version of their game."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import ClassVar

import pytest
from core.toy import Toy, ToyState
from sessions.world import assert_sound, play_on, rest, table

from engine.core.errors import Refused, RulesError
from engine.core.options import Setting
from engine.core.state import Settings


class Old(Settings):
    level: str = "easy"
    length: int = 3
    map: str = "town"


class New(Settings):
    level: str = "hard"
    length: str = "short"
    weather: str = "rain"


class OldToy(Toy):
    settings = Old
    options = (Setting("level", ("easy", "middling"), frozenset({2})),)


class NewState(ToyState):
    schema_number: ClassVar[int] = 2
    version: int = 2
    moon: str


class NewToy(Toy):
    rules_version = 2
    state = NewState
    settings = New
    options = (Setting("weather", ("rain", "snow"), frozenset({2})),)

    def set_up(self, settings, seats, seed, carry=None):
        s, events = super().set_up(settings, seats, seed, carry)
        return self.load(self.dump(s)), events

    def upgrade(self, data, version):
        if version != 1:
            raise RulesError("unknown")
        return {**data, "version": 2, "moon": "full"}


async def test_a_game_goes_on_under_new_rules_and_the_log_says_which(serve, caplog) -> None:
    sessions = await serve(OldToy())
    session = await table(sessions)
    await play_on(sessions, session, Random(0), 5)
    old = session.seq
    await sessions.close()

    sessions = await serve(NewToy())
    session = await rest(await sessions.wake(session.id))
    assert session.playing.moon == "full" and session.playing.version == 2
    assert session.settings == New(level="easy"), "what the new version does not know or allow takes its default"
    assert "length, map" in caplog.text
    for seq in range(old + 1):
        assert (await sessions.state_at(session, seq)).moon == "full"
    await play_on(sessions, session, Random(0))
    assert session.status == "over"
    versions = [entry.rules_version for entry in await sessions.history(session)]
    assert versions == [1] * (old + 1) + [2] * (session.seq - old)
    assert await sessions.store.row("SELECT rules_version FROM sessions") == (2,)


async def test_undo_reaches_back_over_an_upgrade(serve) -> None:
    sessions = await serve(OldToy())
    session = await table(sessions)
    mine = session.offered("a")[0]
    await sessions.answer(session.id, 10, mine.id, [next(mine.ask.shape.words())])
    await sessions.close()
    sessions = await serve(NewToy())
    assert await sessions.undo(session.id, 10) == 1
    session = await sessions.get(session.id)
    assert session.playing.moon == "full" and not session.playing.sealed
    (state,) = await sessions.store.row("SELECT state FROM sessions")
    assert json.loads(state)["version"] == 2


async def test_a_lobby_goes_on_with_the_options_that_are_left(serve) -> None:
    sessions = await serve(OldToy())
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en")
    await sessions.set_option(session.id, 10, "level", "middling")
    await sessions.close()
    sessions = await serve(NewToy())
    session = await sessions.get(session.id)
    assert session.settings == New(level="middling")
    await sessions.set_option(session.id, 10, "weather", "snow")
    assert session.settings == New(level="middling", weather="snow")


@pytest.mark.parametrize("game", [OldToy, None])
async def test_a_session_that_cannot_be_read_is_left_alone_until_it_can(serve, caplog, game) -> None:
    """Its state is of a newer schema, or its game is not there: the others play on."""
    sessions = await serve(NewToy())
    session = await table(sessions)
    await sessions.close()
    row = "SELECT state, seq, status FROM sessions"
    if game:
        sessions = await serve(game())
        with pytest.raises(Refused) as caught:
            await sessions.get(session.id)
        assert caught.value.reason.key == "refused-updating" and session.id in caplog.text
    else:
        Other = type("Other", (Toy,), {"id": "other"})
        sessions = await serve(Other())
        with pytest.raises(Exception, match="refused-no-session"):
            await sessions.get(session.id)
    before = await sessions.store.row(row)
    await sessions.open(next(iter(sessions.games)), guild=1, channel=6, host=10, name="A", language="en")
    await sessions.close()
    sessions = await serve(NewToy())
    assert await sessions.store.row(row) == before
    session = await sessions.get(session.id)
    caplog.set_level(logging.ERROR)
    await play_on(sessions, session, Random(0))
    await assert_sound(sessions, session)
