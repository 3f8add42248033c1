from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import weakref
from random import Random

import pytest
from core.toy import Toy
from sessions.world import Clock, assert_sound, due, play_on, rest, table

from engine.core.errors import Gone, Refused
from engine.core.order import Order
from engine.core.runner import default
from engine.store import Batch, StoreError
from engine.tables import journal, live, running
from engine.tables.sessions import Incident


async def first(session):
    user, decision = due(session)[0]
    return user, decision.id, default(decision) if decision.ask.default else [next(decision.ask.shape.words())]


async def test_a_game_is_played_to_its_end_and_every_moment_can_be_looked_at(
    serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "KEYFRAME", 5)
    sessions = await serve()
    shown = []
    sessions.on_change = lambda session: shown.append((session.status, session.seq))
    session = await table(sessions)
    while session.status == "playing":
        clock.pass_time(60)
        await play_on(sessions, session, Random(session.seq), 1)
    assert session.playing.result and session.playing.result.winners
    keyframes = await sessions.store.rows("SELECT seq FROM actions WHERE base IS NULL ORDER BY seq")
    assert [seq for (seq,) in keyframes] == list(range(0, session.seq + 1, 5))
    await assert_sound(sessions, session)
    assert shown[-1] == ("over", session.seq)
    with pytest.raises(Refused, match="refused-over"):
        await sessions.answer(session.id, 10, "0.1.bid..a.0", ["1"])
    entries = await sessions.history(session)
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
    assert entries[0].at == clock().timestamp() - 60 * (len(entries) - 1)
    assert [entry.seq for entry in await sessions.history(session, after=3, last=2)] == [session.seq - 1, session.seq]
    with pytest.raises(Refused, match="refused-no-moment"):
        await sessions.state_at(session, session.seq + 1)
    seed, hashed, *_ = await sessions.verify(session)
    assert (seed, entries[0].events[0].message.args) == ("seed", {"hash": hashed})


async def test_a_change_of_the_state_between_two_answers_is_seen_by_the_next(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    user, decision = due(session)[0]
    session.playing.hands["a"].cards[0] = "9"
    await sessions.answer(session.id, user, decision.id, ["9"])
    assert [each.words for each in session.playing.sealed] == [["9"]]


async def test_the_seed_is_not_told_before_the_end(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    with pytest.raises(Refused, match="refused-verify-early"):
        await sessions.verify(session)
    assert session.still().view(None).dice.seed == ""


async def test_two_answers_to_one_decision_at_once_give_one(serve) -> None:
    sessions = await serve()
    session = await table(sessions, (10, 11))
    while session.awaited()[0].kind != "score":
        await play_on(sessions, session, Random(session.seq), 1)
    user, decision = due(session)[0]
    seq = session.seq
    outcome = await asyncio.gather(
        *(sessions.answer(session.id, user, decision.id, [word]) for word in ("take", "leave", "take")),
        return_exceptions=True,
    )
    assert isinstance(outcome[0], list) and [type(each) for each in outcome[1:]] == [Gone, Gone]
    await rest(session)
    assert session.seq == seq + 1 and sum(session.playing.points.values()) == 1
    await assert_sound(sessions, session)


async def test_answers_of_different_seats_at_once_all_count(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    asked = due(session)
    await asyncio.gather(
        *(sessions.answer(session.id, user, mine.id, [next(mine.ask.shape.words())]) for user, mine in asked)
    )
    await rest(session)
    assert [entry.actor for entry in await sessions.history(session)] == [10, 10, 11, 12]
    await assert_sound(sessions, session)


async def test_the_same_interaction_at_once_in_turn_and_after_a_restart_is_answered_once(serve, caplog) -> None:
    sessions = await serve()
    session = await table(sessions)
    (user, mine), *_ = due(session)
    words = [next(mine.ask.shape.words())]
    twice = [sessions.answer(session.id, user, mine.id, words, 777) for _ in range(2)]
    told, again = await asyncio.gather(*twice)
    assert told and not again and session.seq == 1
    assert await sessions.answer(session.id, user, mine.id, words, 777) == []
    await play_on(sessions, session, Random(0), 4)
    await sessions.close()
    sessions = await serve()
    session = await sessions.get(session.id)
    seq, before = session.seq, session.game.dump(session.playing)
    # Its decision has gone: refused by the rules, but done before.
    assert await sessions.answer(session.id, user, mine.id, words, 777) == []
    # Its decision is open (a sealed answer may be changed): refused by the database only.
    while not due(session)[0][1].ask.sealed:
        await play_on(sessions, session, Random(0), 1)
    user, mine = due(session)[0]
    words = [next(mine.ask.shape.words())]
    await sessions.answer(session.id, user, mine.id, words, 778)
    seq, before = session.seq, session.game.dump(session.playing)
    await sessions.close()
    sessions = await serve()
    session = await sessions.get(session.id)
    assert await sessions.answer(session.id, user, mine.id, words, 778) == []
    assert await sessions.answer(session.id, user, mine.id, words, 778) == []
    order = Order(seat="a", kind="bid", mode="once", words=["5"])
    assert await sessions.give_order(session.id, user, order, 778) is None
    assert (session.seq, session.game.dump(session.playing)) == (seq, before)
    await assert_sound(sessions, session)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_refused_interaction_is_refused_again(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    for _ in range(2):
        with pytest.raises(Gone):
            await sessions.answer(session.id, 10, "0.99.bid..a.0", ["1"], 5)
    with pytest.raises(Refused, match="refused-not-seated"):
        await sessions.answer(session.id, 99, session.awaited()[0].id, ["1"], 6)
    assert session.seq == 0


@pytest.mark.parametrize("hops", range(8))
async def test_a_caller_cancelled_in_the_middle_of_an_answer_leaves_a_sound_table(serve, hops: int) -> None:
    sessions = await serve()
    session = await table(sessions)
    user, decision, words = await first(session)
    task = asyncio.create_task(sessions.answer(session.id, user, decision, words, 1))
    for _ in range(hops):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    with pytest.raises(Gone):  # what is refused goes back to what is on disk, as far as the service knows
        await sessions.answer(session.id, 12, "0.99.bid..c.0", ["1"])
    assert (await sessions.history(session))[-1].seq == session.seq
    for user, mine in due(await rest(session)):
        await sessions.answer(session.id, user, mine.id, [next(mine.ask.shape.words())])
    await rest(session)
    await assert_sound(sessions, session)
    assert session.kept.data == session.game.dump(session.playing)


async def test_a_cancelled_caller_does_not_cancel_the_loading_of_others(serve) -> None:
    sessions = await serve()
    id = (await table(sessions)).id
    await sessions.close()
    sessions = await serve()
    tasks = [asyncio.create_task(sessions.get(id)) for _ in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    outcome = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(outcome[0], asyncio.CancelledError) and outcome[1] is outcome[2]


async def test_closing_waits_for_what_has_begun(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    task = asyncio.create_task(sessions.answer(session.id, *await first(session)))
    await asyncio.sleep(0)
    await sessions.close()
    assert await task
    with pytest.raises(StoreError):
        await sessions.leave(session.id, 10)
    sessions = await serve()
    assert (await sessions.get(session.id)).seq == 1


async def test_never_two_live_objects_of_one_session(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LIVE", 2)
    sessions = await serve()
    ids = [(await table(sessions, channel=n)).id for n in range(6)]
    held = await sessions.get(ids[0])
    for _ in range(2):
        for id in ids:
            await sessions.get(id)
    assert await sessions.get(ids[0]) is held
    gone = weakref.ref(await sessions.get(ids[1]))
    for id in ids[2:]:
        await sessions.get(id)
    gc.collect()
    assert gone() is None, "nobody uses it, so it must leave memory"
    loaded = await asyncio.gather(*(sessions.get(ids[1]) for _ in range(10)))
    assert all(each is loaded[0] for each in loaded)
    # An answer whose caller has gone keeps its session alive until it is on disk.
    user, decision, words = await first(loaded[0])
    task = asyncio.create_task(sessions.answer(ids[1], user, decision, words))
    await asyncio.sleep(0)
    task.cancel()
    del loaded
    for id in ids[2:] * 2:
        await sessions.get(id)
    session = await rest(await sessions.get(ids[1]))
    assert session.seq == 1
    await assert_sound(sessions, session)


class Spiteful(Toy):
    """Rules that fail half-way when a card is bid that was marked."""

    poisoned = ""
    stand_in_fails = False

    def apply(self, s, act):
        told = super().apply(s, act)
        if self.poisoned and getattr(act, "words", None) == [self.poisoned]:
            s.points["a"] += 1000
            raise ZeroDivisionError("poisoned")
        return told

    def stand_in(self, seen, decision):
        if self.stand_in_fails:
            raise KeyError("stand-in")
        return super().stand_in(seen, decision)


async def test_rules_that_fail_in_the_middle_of_an_answer_keep_nothing_and_the_table_goes_on(serve, caplog) -> None:
    game = Spiteful()
    sessions = await serve(game)
    incidents = []
    sessions.on_incident = lambda session, number: incidents.append((session.id, number))
    session = await table(sessions)
    before = game.dump(session.playing)
    (user, mine), (other, theirs), *_ = due(session)
    bad, good = next(mine.ask.shape.words()), next(reversed(list(theirs.ask.shape.words())))
    game.poisoned = bad
    # The next one already waits for the lock: it must not meet what was left half-done.
    outcome = await asyncio.gather(
        sessions.answer(session.id, user, mine.id, [bad], 1),
        sessions.answer(session.id, other, theirs.id, [good], 2),
        return_exceptions=True,
    )
    assert isinstance(outcome[0], Incident) and isinstance(outcome[1], list)
    assert incidents == [(session.id, outcome[0].number)] and outcome[0].number in caplog.text
    assert await sessions.get(session.id) is session and session.seq == 1
    assert before == game.dump(await sessions.state_at(session, 0))
    game.poisoned = ""
    await sessions.answer(session.id, user, mine.id, [bad], 1)
    await rest(session)
    await assert_sound(sessions, session)


async def test_what_follows_by_itself_fails_without_the_answer_that_led_there(
    serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PAUSES", (3600,))
    game = Spiteful()
    sessions = await serve(game)
    incidents = []
    sessions.on_incident = lambda session, number: incidents.append(number)
    session = await table(sessions, (10, 11))
    mine = due(session)[1][1]
    card = next(mine.ask.shape.words())
    await sessions.give_order(session.id, 11, Order(seat="b", kind="spoil", mode="once", words=["1"]))
    await rest(session)
    game.poisoned = card
    await sessions.give_order(session.id, 11, Order(seat="b", kind="bid", mode="once", words=[card]))
    await rest(session)
    assert incidents == [session.incident] and session.seq == 2
    user, decision, words = await first(session)
    assert words != [card] or user != 11
    await sessions.answer(session.id, user, decision, [next(reversed(list(due(session)[0][1].ask.shape.words())))])
    await rest(session)
    assert session.seq == 3 and incidents[1:] == [session.incident], "tried again after somebody acted"
    game.poisoned = ""
    await sessions.wake(session.id)
    await rest(session)
    assert session.incident == "" and session.seq >= 4
    await assert_sound(sessions, session)


async def test_automatic_play_before_a_failure_is_kept(serve) -> None:
    class Third(Toy):
        done = 0

        def apply(self, s, act):
            if getattr(act, "by", "") == "stand-in":
                self.done += 1
                if self.done >= 3:
                    raise ZeroDivisionError
            return super().apply(s, act)

    game = Third()
    sessions = await serve(game)
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en")
    for _ in range(3):
        await sessions.stand_in(session.id, 10, ["X", "Y", "Z"])
    await sessions.begin(session.id, 10)
    await rest(session)
    assert session.incident and [entry.by for entry in await sessions.history(session)] == ["begin"] + ["stand-in"] * 2
    game.done = -1000
    await assert_sound(sessions, session)


async def test_a_stand_in_that_fails_takes_the_default(serve) -> None:
    class Defaulting(Spiteful):
        stand_in_fails = True

    sessions = await serve(Defaulting())
    incidents = []
    sessions.on_incident = lambda session, number: incidents.append(number)
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en")
    await sessions.stand_in(session.id, 10, ["X"])
    await sessions.begin(session.id, 10)
    await play_on(sessions, session, Random(3))
    assert session.status == "over" and session.incident == "" and len(incidents) == 1
    await assert_sound(sessions, session)


async def test_a_commit_that_fails_keeps_nothing(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    session = await table(sessions)
    user, decision, words = await first(session)
    before = (session.kept, session.game.dump(session.playing), session.changed, session.base)

    def full(batches: list[Batch]) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sessions.store, "_transact", full)
    for act in (
        lambda: sessions.answer(session.id, user, decision, words, 9),
        lambda: sessions.leave(session.id, 11),
        lambda: sessions.give_order(session.id, 10, Order(seat="a", kind="bid", mode="once", words=words)),
        lambda: sessions.move(session.id, 99),
    ):
        with pytest.raises(Incident):
            await act()
        assert (session.kept, session.game.dump(session.playing), session.changed, session.base) == before
        assert not session.seats["b"].stand_in and session.channel == 5
    with pytest.raises(Incident):
        await sessions.open("toy", guild=1, channel=77, host=10, name="A", language="en")
    monkeypatch.undo()
    assert await sessions.in_channel(77) is None
    assert await sessions.answer(session.id, user, decision, words, 9)
    await rest(session)
    await assert_sound(sessions, session)


async def test_a_failing_presenter_harms_nobody(serve, caplog) -> None:
    sessions = await serve()
    sessions.on_change = lambda session: 1 / 0
    sessions.on_incident = lambda session, number: 1 / 0
    session = await table(sessions)
    assert await sessions.answer(session.id, *await first(session))
    await rest(session)
    assert "is not shown" in caplog.text


async def test_after_a_crash_wake_goes_on_where_it_stopped(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    session = await table(sessions)
    await sessions.answer(session.id, *await first(session))
    await sessions.store.execute("UPDATE sessions SET dirty = 0")
    monkeypatch.setattr(sessions._live, "closing", True)  # as if the process ended right after the next commit
    await sessions.leave(session.id, 11)
    seq = session.seq
    await sessions.close()
    sessions = await serve()
    shown = []
    sessions.on_change = lambda session: shown.append(session.seq)
    assert await sessions.unshown() == [session.id]
    session = await rest(await sessions.wake(session.id))
    assert session.seq == seq + 1 and shown == [session.seq]
    assert (await sessions.history(session))[-1].by == "stand-in"
    await assert_sound(sessions, session)


async def test_every_change_has_its_own_time(serve) -> None:
    """The presenter marks a session as shown by the time of its last change, so two may not share one."""
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en")
    times = [session.changed]
    for user in (11, 12):
        await sessions.join(session.id, user, "X")
        times.append(session.changed)
    assert times == sorted(set(times))
    await sessions.store.execute("UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", session.id, times[1])
    assert await sessions.unshown() == [session.id]
    await sessions.store.execute("UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", session.id, times[2])
    assert await sessions.unshown() == []


async def test_what_is_shown_is_what_is_on_disk_and_a_copy(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    seen = session.still().view("a")
    assert seen.hands["a"] == session.playing.hands["a"] and seen.hands["a"] is not session.playing.hands["a"]
    assert set(seen.hands["b"].cards) == {"?"}
    task = asyncio.create_task(sessions.answer(session.id, *await first(session)))
    while not session.playing.sealed:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert not session.still().view("a").sealed
    await task
    assert session.still().view("a").sealed


async def test_whoever_looks_at_the_same_moment_shares_it_also_later(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    seen = weakref.ref(session.still())
    before = session.still()
    assert before is seen(), "its state is read once"
    await sessions.answer(session.id, *await first(session))
    now = session.still()
    assert now is not before and (now.seq, before.seq) == (session.seq, session.seq - 1)
    del before
    gc.collect()
    assert seen() is None, "one moment of a table is kept"


async def test_drafts_last_until_the_answer_or_the_end(serve) -> None:
    sessions = await serve()
    session = await table(sessions, (10, 11))
    for user, mine in due(session):
        await sessions.drafts.keep(session.id, user, mine.id, ["1"])
        await sessions.drafts.keep(session.id, user, mine.id, ["2"])
    (user, mine), (other, theirs) = due(session)
    assert await sessions.drafts.read(session.id, user, mine.id) == ["2"]
    await sessions.answer(session.id, user, mine.id, [next(mine.ask.shape.words())])
    assert await sessions.drafts.read(session.id, user, mine.id) == []
    assert await sessions.drafts.read(session.id, other, theirs.id) == ["2"]
    await sessions.drafts.keep(session.id, other, "old", ["2"])
    await play_on(sessions, session, Random(1))
    assert await sessions.store.rows("SELECT * FROM drafts") == []
