"""Stand-ins that think beside the table: nobody waits for them, and what they find counts once, and only there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from core.toy import Toy
from patience import PATIENCE
from sessions.world import Clock, assert_sound, due, rest, table

from engine.core.act import Answer
from engine.core.runner import default
from engine.core.shape import sample
from engine.tables.session import Session
from engine.tables.sessions import Entry, Sessions
from engine.tables.tryout import Tryouts

ANN, BOB, CID = 10, 11, 12


class Slow:
    """Thinks over every bid until it is told what to answer: the highest card, in place of the lowest."""

    def __init__(self) -> None:
        self.asked: list[Answer] = []
        self.waiting: list[asyncio.Future[list[str]]] = []

    def wants(self, session: Session, usual: Answer) -> bool:
        return ".bid." in usual.decision

    async def think(self, session: Session, usual: Answer) -> list[str]:
        self.asked.append(usual)
        self.waiting.append(asyncio.get_running_loop().create_future())
        return await self.waiting[-1]

    def highest(self, session: Session) -> list[str]:
        """What it comes to now, for the thought that was begun last."""
        words = [max(session.playing.hands["c"].cards)]
        self.waiting[-1].set_result(words)
        return words


async def thinking(sessions: Sessions) -> tuple[Session, Slow]:
    """A table on whose seat c a stand-in is about to bid, and thinks."""
    slow = sessions.thinking.thinker = Slow()
    session = await table(sessions)
    await sessions.leave(session.id, CID)
    await until(lambda: slow.waiting)
    return await rest(session), slow


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def bid(sessions: Sessions, session: Session, user: int, seed: int = 1) -> None:
    decision = next(asked for whose, asked in due(session) if whose == user)
    await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, Random(seed)))


async def answers(sessions: Sessions, session: Session) -> list[Entry]:
    """What the stand-in has answered."""
    return [each for each in await sessions.history(session) if each.by == "stand-in" and not each.struck]


async def answered(sessions: Sessions, session: Session) -> list[list[str]]:
    """What the stand-in has answered once its thought has come to its end."""
    await until(lambda: "c" not in session.waiting_for())
    return [each.act["words"] for each in await answers(sessions, await rest(session))]


async def test_the_table_rests_while_a_stand_in_thinks_and_then_has_its_answer(serve) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    seq = session.seq
    assert session.waiting_for() == ["a", "b", "c"] and not session.lock.locked() and session.resting
    words = slow.highest(session)
    assert words != slow.asked[-1].words
    await until(lambda: session.seq > seq)
    (told,) = await answers(sessions, await rest(session))
    assert told.act["words"] == words and told.seat == "c", "as any other answer of a stand-in"
    await assert_sound(sessions, session)


async def test_whoever_wants_the_next_question_waits_for_a_thought_but_not_for_long(serve) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    await sessions.rest(session.id, PATIENCE)
    await sessions.rest(session.id, 0.01, thoughts=True)
    assert await answers(sessions, session) == []
    asyncio.get_running_loop().call_later(0.01, slow.highest, session)
    await sessions.rest(session.id, PATIENCE, thoughts=True)
    assert len(await answers(sessions, session)) == 1
    await sessions.rest(session.id, PATIENCE, thoughts=True)


async def test_what_was_found_for_another_moment_is_thought_over_anew(serve) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    await bid(sessions, session, ANN)
    await until(lambda: len(slow.waiting) == 2)
    assert slow.waiting[0].cancelled()
    await sessions.undo(session.id, ANN)
    await until(lambda: len(slow.waiting) == 3)
    assert slow.waiting[1].cancelled() and await answers(sessions, session) == []
    words = slow.highest(session)
    assert await answered(sessions, session) == [words]
    await assert_sound(sessions, await rest(session))


async def test_a_seat_that_its_person_takes_back_is_not_answered_for(serve) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    await sessions.join(session.id, CID, "C")
    assert not session.seats["c"].stand_in
    await until(lambda: slow.waiting[0].cancelled())
    assert await answers(sessions, await rest(session)) == [] and len(slow.waiting) == 1


async def test_a_thought_for_which_nobody_asks_any_more_holds_up_no_other(serve) -> None:
    """As where a person comes back whose time had run out, which is no entry of the log."""
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    slow.highest(session)
    kept, session.seats["c"] = session.seats["c"], replace(session.seats["c"], stand_in=False)
    await until(lambda: sessions.thinking.of(session.id) is None)
    other = slow.asked[0].model_copy(update={"decision": "0.1.bid..b.0"})
    assert sessions.thinking.weighed(session, other) is None
    sessions.thinking.at_rest(session)
    await until(lambda: len(slow.asked) == 2)
    assert slow.asked[1] is other
    session.seats["c"] = kept


async def test_whoever_fails_to_think_answers_as_usual(serve, caplog: pytest.LogCaptureFixture) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    with caplog.at_level(logging.CRITICAL):
        slow.waiting[0].set_exception(ValueError("no idea"))
        assert await answered(sessions, session) == [slow.asked[0].words]


async def test_after_a_stop_it_begins_to_think_again(serve) -> None:
    sessions = await serve(Toy())
    session, _ = await thinking(sessions)
    await sessions.close()
    sessions = await serve(Toy())
    slow = sessions.thinking.thinker = Slow()
    session = await sessions.get(session.id)
    await until(lambda: slow.waiting)
    assert await answers(sessions, await rest(session)) == [], "nothing was played while the program stopped"
    slow.highest(session)
    assert len(await answered(sessions, session)) == 1
    await assert_sound(sessions, session)


async def _thinks(sessions: Sessions, id: str) -> bool:
    """Whether the stand-in has not answered as far as this service knows, what it commits just now included."""
    async with sessions._live.hold(id) as session:
        return "c" in session.waiting_for()


async def test_of_two_services_that_think_one_answers(serve, clock: Clock) -> None:
    one = await serve(Toy())
    session, slow = await thinking(one)
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    slower = other.thinking.thinker = Slow()
    await other.get(session.id)
    await until(lambda: slower.waiting)
    words = slow.highest(session)
    slower.waiting[-1].set_result(slower.asked[-1].words)
    for each in (one, other):
        async with asyncio.timeout(PATIENCE):
            while await _thinks(each, session.id):  # noqa: ASYNC110 - another object once somebody was faster
                await asyncio.sleep(0.001)
    (told,) = await answers(one, await one.get(session.id))
    assert told.act["words"] in (words, slower.asked[0].words)
    await assert_sound(one, await rest(await one.get(session.id)))
    await other.finish()


async def test_nobody_is_timed_who_thinks(serve) -> None:
    sessions = await serve(Toy())
    slow = sessions.thinking.thinker = Slow()
    session = await sessions.open("toy", guild=1, channel=5, host=ANN, name="A", language="en")
    await sessions.stand_in(session.id, ANN, ["Robot"])
    await sessions.set_option(session.id, ANN, "table-deadline", "24h")
    await sessions.begin(session.id, ANN)
    await until(lambda: slow.waiting)
    await bid(sessions, await rest(session), ANN)
    await until(lambda: len(slow.waiting) == 2)
    assert session.waiting_for() == ["b"] and session.thinks
    assert await sessions.store.rows("SELECT * FROM timers") == []


async def test_in_a_try_out_nobody_thinks(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    session, slow = await thinking(sessions)
    copy = await Tryouts(clock).open(session, ANN)
    assert copy.session.waiting_for() == ["a", "b", "c"] == session.waiting_for()
    (asked, *_) = copy.session.offered("a")
    await copy.answer(asked.id, default(asked), "")
    assert len(copy.told) > 2, "both stand-ins of the copy have bid"
    assert len(slow.asked) == 1 and session.waiting_for() == ["a", "b", "c"]
