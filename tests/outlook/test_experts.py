"""Experts at a table: they think in a process of their own, and answer as *hard* does where that does not come off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from every_game import game_of
from killed import killed
from patience import PATIENCE
from sessions.world import Clock, assert_sound

from engine.apart import Apart, Limits
from engine.core import stand_ins
from engine.core.act import Answer
from engine.outlook import experts, search
from engine.outlook.experts import CLOCK, Experts
from engine.outlook.search import think
from engine.spare import HOUR
from engine.store.ownership import Owned
from engine.tables.session import Session
from engine.tables.sessions import Sessions

Serve = Callable[..., Awaitable[Sessions]]
ANN = 10
PLENTY = 3600


async def begun(sessions: Sessions, **options: str) -> Session:
    """A table of two, one of whom is a stand-in."""
    (game,) = sessions.games
    session = await sessions.open(game, guild=1, channel=5, host=ANN, name="Ann", language="en")
    await sessions.stand_in(session.id, ANN, ["Robot"])
    for field, value in {"difficulty": "expert", **options}.items():
        await sessions.set_option(session.id, ANN, field, value)
    return await sessions.begin(session.id, ANN)


async def to_turn(sessions: Sessions, session: Session) -> Session:
    """Play on by advice until a stand-in thinks."""
    async with asyncio.timeout(PATIENCE):
        while not session.thinks:
            if session.waiting_for() == ["a"] and not session.lock.locked():
                act = stand_ins.answer(session.game, session.playing, "a")
                assert act is not None
                await sessions.answer(session.id, ANN, act.decision, act.words)
            await asyncio.sleep(0.001)
    return session


def usual(session: Session) -> Answer:
    act = stand_ins.answer(session.game, session.playing, "b")
    assert act is not None
    return act


async def answered(sessions: Sessions, session: Session) -> list[str]:
    """What the stand-in answers that thinks now."""
    seq = session.seq
    async with asyncio.timeout(PATIENCE):
        while session.kept.seq == seq:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    entry = next(each for each in await sessions.history(session, after=seq) if each.seq == seq + 1)
    assert entry.by == "stand-in" and entry.seat == "b"
    return entry.act["words"]


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """One database is as good as the other here."""
    return tmp_path / "gravekeeper.db"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "think", quick)
    monkeypatch.setattr(experts, "LIMITS", Limits(PATIENCE, experts.LIMITS.megabytes))


@pytest.mark.parametrize("game", ["hitz", "zgame"])
async def test_what_was_found_beside_the_table_is_the_answer_and_can_be_found_again(serve: Serve, game: str) -> None:
    sessions = await serve(game_of(game))
    sessions.thinking.thinker = working = Experts(sessions, PLENTY)
    session = await to_turn(sessions, await begun(sessions))
    left, before, answer, seed = working._budget._left, session.data, usual(session), f"{session.id}:{session.seq}"
    words = await answered(sessions, session)
    assert before is not None and words == quick(session.game, before, answer, seed, PATIENCE)[0]
    assert working._budget._left < left, "its seconds are counted"
    await assert_sound(sessions, await to_turn(sessions, session))
    working.close()


async def test_an_expert_thinks_at_the_tables_that_are_ours_now(serve: Serve) -> None:
    """What a process holds is said anew with every lease; it holds nothing yet when it begins."""
    sessions = await serve(game_of("hitz"))
    ours, none = sessions.store.owned, Owned(shards=2, held={})
    sessions.thinking.thinker = first = Experts(sessions, PLENTY)
    session = await to_turn(sessions, await begun(sessions))
    act = usual(session)
    sessions.store.owned = none
    working = Experts(sessions, PLENTY)
    assert not working.wants(session, act)
    sessions.store.owned = ours
    assert working.wants(session, act)
    first.close()


def quick(*given: Any) -> tuple[list[str], float]:
    """With few games, in whichever process."""
    with patch.object(search, "RUNGS", (1, 3)):
        return think(*given)


def wrong(*_: Any) -> None:
    raise KeyError("what is missing")


def better(*_: Any) -> tuple[list[str], float]:
    return ["better"], 0.1


def endless(*_: Any) -> None:
    while True:
        pass


@pytest.mark.parametrize("fault", [killed, wrong, endless])
async def test_a_process_that_dies_fails_or_never_ends_leaves_the_hard_answer(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, fault: Callable[..., None]
) -> None:
    monkeypatch.setattr(experts, "think", fault)
    if fault is endless:
        monkeypatch.setattr(experts, "LIMITS", Limits(0.5, 512))
    sessions = await serve(game_of("hitz"))
    sessions.thinking.thinker = working = Experts(sessions, PLENTY)
    session = await to_turn(sessions, await begun(sessions))
    act = usual(session)
    assert await answered(sessions, session) == act.words
    working.close()


async def test_a_thought_that_takes_the_place_of_one_given_up_is_thought_over_at_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where somebody acts while an expert thinks: the process of the first one takes a moment to go."""
    sessions = await serve(game_of("hitz"))
    session, working = await begun(sessions), Experts(sessions, PLENTY)
    act = Answer(seat="b", decision="any", words=["usual"])
    monkeypatch.setattr(experts, "think", endless)
    first = asyncio.create_task(working.think(session, act))
    async with asyncio.timeout(PATIENCE):
        while working._apart._job is None:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    monkeypatch.setattr(experts, "think", better)
    first.cancel()
    assert await working.think(session, act) == ["better"]
    working.close()


async def test_it_thinks_only_where_much_hangs_on_it_and_the_host_allows_it(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = await serve(game_of("hitz"))
    sessions.thinking.thinker = working = Experts(sessions, 60)
    session = await to_turn(sessions, await begun(sessions))
    answer = usual(session)
    assert working.wants(session, answer)
    assert not working.wants(session, answer.model_copy(update={"decision": "gone"}))
    monkeypatch.setattr(Apart, "is_full", True)
    assert not working.wants(session, answer), "too many tables want it at once"
    monkeypatch.setattr(Apart, "is_full", False)
    monkeypatch.setattr(session.game, "turning", ("route",))
    assert not working.wants(session, answer), "no question that much hangs on"
    monkeypatch.undo()
    working._budget.use(60 - CLOCK / 2)
    assert not working.wants(session, answer)
    clock.pass_time(HOUR)
    assert working.wants(session, answer)
    session.settings = session.game.settings.model_validate({"difficulty": "hard"})
    assert not working.wants(session, answer)
    assert not Experts(sessions, 0).wants(session, answer)
    working.close()


async def test_experts_of_a_table_by_post_think_over_their_sealed_answers_one_after_the_other(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(self: Apart, whose: Hashable, limits: Limits, function: Callable[..., Any], *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr(Apart, "run", run)
    sessions = await serve(game_of("hitz"))
    sessions.thinking.thinker = working = Experts(sessions, PLENTY)
    session = await sessions.open("hitz", guild=1, channel=5, host=ANN, name="Ann", language="en")
    for name in ("Robot", "Robin"):
        await sessions.stand_in(session.id, ANN, [name])
    for field, value in {"difficulty": "expert", "auction": "ceilings"}.items():
        await sessions.set_option(session.id, ANN, field, value)
    await sessions.begin(session.id, ANN)
    async with asyncio.timeout(PATIENCE):
        while session.waiting_for() != ["a"]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await sessions.rest(session.id, PATIENCE)
    told = [each.seat for each in await sessions.history(session) if each.by == "stand-in"]
    assert told == ["b", "c"]
    await assert_sound(sessions, session)
    working.close()
