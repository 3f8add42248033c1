"""Databases of earlier versions: this one opens, reads, tells, draws, plays on, finishes and exports what they hold."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from databases import NAMES, unpack
from every_game import IDS, game_of
from gm.acts import taken_in
from languages import LANGUAGES
from sessions.world import due, rest, service

from cogs.desk.rehearsal import Rehearsal
from engine.core.runner import default
from engine.gm import exchange, trial
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.votes import Votes
from telling.texts import Texts

MANAGER = Person(1, "Max", manager=True)
LOOKED_AT = 40
"""Every so many moments of a log one is shown as it was, to everybody."""
MOST = 60
"""Answers that are given to a game before its people agree to end it."""


@pytest.fixture(params=NAMES)
async def sessions(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Sessions]:
    unpack(request.param, tmp_path / "g.db")
    made = await service(tmp_path / "g.db", *map(game_of, IDS))
    yield made
    await made.close()


@pytest.fixture
def texts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Texts]:
    """The catalogues anew, for each of them complains once only; whatever was missing fails the test."""
    with caplog.at_level(logging.WARNING):
        yield Texts(tmp_path)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def begun(sessions: Sessions, *status: str) -> list[Session]:
    rows = await sessions.store.rows("SELECT id, status FROM sessions WHERE seq >= 0 ORDER BY id")
    return [await sessions.get(id) for id, its in rows if not status or its in status]


async def test_every_moment_is_read_and_told_and_many_are_drawn(sessions: Sessions, texts: Texts) -> None:
    stage, told = Rehearsal(texts), 0
    for session in await begun(sessions):
        present, someone = session.playing, next(iter(session.seats))
        for entry in await sessions.history(session):
            session.state = await sessions.state_at(session, entry.seq)
            for event in entry.events:
                told += 1
                for language in LANGUAGES:
                    texts(language).message(event.message, session.names)
            if entry.seq % LOOKED_AT == 0:
                stage.words(session, entry)
                stage.pictures(session, [None], frozenset())
        session.state = present
        stage.words(session, None)
        stage.pictures(session, [None, someone], frozenset())
    assert told > 500


async def test_what_is_under_way_is_played_to_its_end_and_proven(sessions: Sessions, texts: Texts) -> None:
    votes = Votes(sessions)
    await votes.load()
    for session in await begun(sessions, "playing"):
        for _ in range(MOST):
            if not (waited_for := due(await rest(session))):
                break
            user, decision = waited_for[0]
            seat = next(seat for seat, player in session.seats.items() if player.user == user)
            words = session.game.stand_in(session.view(seat), decision)
            await sessions.answer(session.id, user, decision.id, default(decision) if words is None else words)
        if session.status == "playing":
            people = [session.seats[seat].user for seat in session.humans]
            proposal = await votes.propose_end(session.id, people[0])
            for user in proposal.missing(session):
                await votes.vote(proposal.id, user, yes=True)
        assert (await rest(session)).status == "over" and not session.game.check(session.playing)
    for session in await begun(sessions, "over"):
        proof = await sessions.verify(session)
        assert proof.holds, session.id


async def test_what_is_exported_can_be_taken_in_again(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("MOST_STARTS", 1), ("SHORT", 10), ("LONG", 10)):
        monkeypatch.setattr(trial, name, value)
    master = GameMaster(sessions)
    for number, session in enumerate(await begun(sessions)):
        file = await exchange.export(master, session.id, MANAGER, "keep")
        parcel, wrong = exchange.read(file, sessions.games)
        assert wrong == [] and parcel is not None
        taken = await taken_in(master, MANAGER, parcel, "back", guild=1, channel=number)
        assert taken.seq == session.seq + 1 and taken.playing == session.playing
