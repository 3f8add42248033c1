"""What game masters do to a session: each act is one entry of the log, and can be taken back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from gm.acts import HOST, PEOPLE, answer, assert_kept, hitz, plain
from hitz.scene import game
from sessions.world import due, lend, play_on, rest, table

from engine.core.act import FixOp
from engine.core.errors import Gone, Refused
from engine.core.order import Order
from engine.gm.master import GameMaster
from engine.gm.servers import settled
from engine.store import Batch
from engine.tables.journal import mark
from engine.tables.session import Session
from engine.tables.stats import played
from telling.texts import Texts

AMMO = FixOp(fix="resource", words=["a", "ammo", "9"])
WHY = "a slip"


async def last(sessions, session):
    return (await sessions.history(session))[-1]


async def test_a_correction_is_previewed_applied_logged_with_who_and_why_and_undone(serve) -> None:
    sessions, gm, session = await hitz(serve)
    before = plain(session)
    shown = await gm.preview(session, HOST, [AMMO])
    assert [event.message.args["after"] for event in shown.events] == [9]
    assert (shown.seq, shown.rolls, shown.broken) == (session.seq, False, [])
    assert plain(session) == before
    await gm.fix(session.id, HOST, [AMMO], WHY, seq=shown.seq)
    assert session.playing.groups["a"].ammo == 9
    entry = await last(sessions, session)
    assert (entry.actor, entry.by, entry.act["why"], entry.act["gm"]) == (10, "gm", WHY, "Ann")
    assert [event.message.key for event in entry.events] == ["gm-did-fix", "hitz-fix-did-resource"]
    assert await gm.undo(session.id, HOST, WHY) == entry.seq
    assert plain(session) == before
    assert [each.struck for each in await sessions.history(session)][-2:] == [True, False]
    await assert_kept(sessions, session)


async def test_a_correction_that_breaks_an_invariant_needs_force_which_the_log_tells(serve) -> None:
    sessions, gm, session = await hitz(serve, 2)
    wrong = FixOp(fix="marker", words=["a", "10"])
    poor = [FixOp(fix="resource", words=["a", kind, "0"]) for kind in ("ammo", "gas", "adr")]
    before = plain(session)
    with pytest.raises(Refused) as caught:
        await gm.fix(session.id, HOST, [*poor, wrong], WHY)
    assert caught.value.reason.key == "refused-gm-broken"
    assert [each.key for each in caught.value.reason.args["what"]] == ["hitz-check-i5a"]
    assert plain(session) == before
    await gm.fix(session.id, HOST, [*poor, wrong], WHY, force=True)
    entry = await last(sessions, session)
    assert entry.events[1].message.key == "gm-forced"
    assert session.game.check(session.playing)
    await gm.fix(session.id, HOST, [FixOp(fix="resource", words=["b", "gas", "3"])], WHY)  # not its fault
    assert "gm-forced" not in [event.message.key for event in (await last(sessions, session)).events]
    await assert_kept(sessions, session)


async def test_a_correction_for_another_moment_is_not_applied(serve) -> None:
    sessions, gm, session = await hitz(serve)
    shown = await gm.preview(session, HOST, [AMMO])
    await answer(sessions, session, Random(1))
    with pytest.raises(Gone):
        await gm.fix(session.id, HOST, [AMMO], WHY, seq=shown.seq)


async def test_a_correction_that_would_leave_the_table_stuck_is_refused(serve) -> None:
    _, gm, session = await hitz(serve)
    journey = FixOp(fix="put-step", words=["top", "Payment"])
    await gm.fix(session.id, HOST, [journey], WHY)  # nobody owes anything: it is over at once
    before = session.seq
    with pytest.raises(Refused, match="refused-no-fix"):
        await gm.preview(session, HOST, [FixOp(fix="nonsense")])
    with pytest.raises(Refused):
        await gm.preview(session, HOST, [FixOp(fix="drop-step", words=["999"])])
    assert session.seq == before


async def test_undo_goes_past_rolls_and_the_answers_of_others_and_stirs_the_dice(serve) -> None:
    sessions, gm, session = await hitz(serve)
    random, states = Random(3), {}
    for _ in range(40):
        states[session.seq] = plain(session)
        counter = session.playing.dice.counter
        await answer(sessions, session, random)
        if session.playing.dice.counter != counter:
            break
    era, stir = session.playing.era, session.playing.dice.stir
    while any(
        not entry.struck and entry.act["act"] == "answer" and entry.actor for entry in await sessions.history(session)
    ):
        seq = await gm.undo(session.id, HOST, WHY)
        await rest(session)
        assert plain(session) == states[max(s for s in states if s < seq)]
    assert session.playing.dice.stir > stir and session.playing.era > era
    told = [event.message.key for entry in await sessions.history(session) for event in entry.events]
    assert "gm-stirred" in told
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        await gm.undo(session.id, HOST, WHY)
    await assert_kept(sessions, session)


async def test_rewind_to_any_entry_also_to_one_that_was_undone(serve) -> None:
    sessions, gm, session = await hitz(serve)
    random, states = Random(5), [plain(session)]
    for _ in range(12):
        await answer(sessions, session, random)
    states = [plain(session, await sessions.state_at(session, seq)) for seq in range(session.seq + 1)]
    end = session.seq
    marked = [entry.struck for entry in await sessions.history(session)]
    for seq in (end - 1, 2, end, 0, 5):
        if seq == session.seq:
            continue
        await gm.rewind(session.id, HOST, seq, WHY)
        assert plain(session) == states[seq]
        struck = [entry.struck for entry in (await sessions.history(session))[: end + 1]]
        assert struck == [marked[at] or (at > seq and at != 1) for at in range(end + 1)]
        await rest(session)
    for seq in (-1, session.seq, 9999):
        with pytest.raises(Refused, match="refused-no-moment"):
            await gm.rewind(session.id, HOST, seq, WHY)
    await assert_kept(sessions, session)


async def test_a_rewind_keeps_orders_given_since(serve) -> None:
    sessions = await serve()
    gm, session = GameMaster(sessions), await table(sessions)
    await sessions.give_order(session.id, 11, Order(seat="b", kind="spoil", mode="always", words=["1"]))
    await answer(sessions, session, Random(0), 10)
    await gm.rewind(session.id, HOST, 0, WHY)
    assert [order.kind for order in session.playing.orders] == ["spoil"]


async def test_act_as_answers_for_a_seat_without_telling_how(serve) -> None:
    sessions = await serve()
    gm, session = GameMaster(sessions), await table(sessions)
    mine = session.offered("b")[0]
    word = next(mine.ask.shape.words())
    await gm.act_as(session.id, HOST, "b", mine.id, [word], WHY)
    assert [(each.seat, each.words) for each in session.playing.sealed] == [("b", [word])]
    entry = await last(sessions, session)
    assert entry.act["by"] == "gm" and all(word not in str(event.message) for event in entry.events)
    with pytest.raises(Refused):
        await gm.act_as(session.id, HOST, "a", mine.id, [word], WHY)


async def test_skip_answers_all_that_is_awaited_of_a_seat(serve) -> None:
    _, gm, session = await hitz(serve)
    seat = session.waiting_for()[0]
    ids = {decision.id for decision in session.awaited()}
    await gm.skip(session.id, HOST, seat, WHY)
    assert not ids & {decision.id for decision in session.awaited()}
    idle = next(seat for seat in session.seats if seat not in session.waiting_for())
    with pytest.raises(Refused, match="refused-gm-not-due"):
        await gm.skip(session.id, HOST, idle, WHY)


async def test_seats_change_hands_and_undo_gives_them_back(serve) -> None:
    sessions, gm, session = await hitz(serve, 3)
    await gm.replace(session.id, HOST, "b", 30, "Zoe", WHY)
    assert session.seat_of(30) == "b" and session.seat_of(11) is None
    with pytest.raises(Refused, match="refused-not-seated"):
        await sessions.answer(session.id, 11, "x", [])
    with pytest.raises(Refused, match="refused-gm-has-seat"):
        await gm.replace(session.id, HOST, "c", 30, "Zoe", WHY)
    await gm.stand_in(session.id, HOST, "c", WHY)
    await rest(session)
    assert session.seats["c"].stand_in and session.seat_of(12) == "c"
    await sessions.join(session.id, 12, "C")
    await gm.remove(session.id, HOST, "c", WHY)
    await rest(session)
    assert session.seat_of(12) is None
    while session.seats["b"].user != 11:
        await gm.undo(session.id, HOST, WHY)
    assert session.seats["c"].user == 12
    with pytest.raises(Refused, match="refused-gm-seat"):
        await gm.remove(session.id, HOST, "z", WHY)
    await assert_kept(sessions, session)


async def test_undoing_a_change_of_seats_leaves_what_others_have_done_to_theirs(serve) -> None:
    sessions, gm, session = await hitz(serve, 3)
    await gm.replace(session.id, HOST, "b", 30, "Zoe", WHY)
    await sessions.leave(session.id, 12)
    await rest(session)
    await gm.undo(session.id, HOST, WHY)
    assert session.seats["b"].user == 11 and session.seats["c"].stand_in
    await sessions.join(session.id, 12, "C")
    await gm.remove(session.id, HOST, "c", WHY)
    await gm.replace(session.id, HOST, "b", 12, "C", WHY)
    before = dict(session.seats)

    async def hide(session: Session, batch: Batch) -> None:
        mark(batch, session, True, "seq = ?", session.seq)

    await sessions.govern(session.id, hide)
    while (await sessions.history(session))[-1].act["act"] != "table-undo":
        try:
            await gm.undo(session.id, HOST, WHY)
        except Refused as refusal:
            assert refusal.reason.key == "refused-gm-back"
            assert session.seats == before
            return
    raise AssertionError("one person on two seats")


async def test_a_seat_that_comes_back_is_still_lent(serve) -> None:
    sessions, gm, session = await hitz(serve, 3)
    await lend(sessions, session.id, 11, 30, "Zoe")
    assert (session.seats["b"].user, session.seats["b"].lender) == (30, 11)
    for change in (gm.remove, gm.stand_in):
        await change(session.id, HOST, "b", WHY)
        await gm.undo(session.id, HOST, WHY)
        assert (session.seats["b"].user, session.seats["b"].lender) == (30, 11)
    await gm.replace(session.id, HOST, "b", 31, "Yan", WHY)
    await gm.undo(session.id, HOST, WHY)
    await sessions.close()
    sessions = await serve(session.game)
    await sessions.join(session.id, 11, "Bob")
    assert (await sessions.get(session.id)).seat_of(11) == "b"


async def test_deadlines_change_with_who_and_why_and_are_undone(serve) -> None:
    sessions, gm, session = await hitz(serve)
    await gm.deadline(session.id, HOST, WHY, deadline="6h", policy="default")
    await rest(session)
    timers = "SELECT count(*) FROM timers WHERE session = ?"
    assert await sessions.store.row(timers, session.id) == (len(session.awaited()),)
    entry = await last(sessions, session)
    assert (entry.actor, entry.by, entry.act["why"]) == (10, "gm", WHY)
    assert [event.message.key for event in entry.events] == ["gm-did-deadline", "log-deadline"]
    with pytest.raises(Refused, match="refused-option"):
        await gm.deadline(session.id, HOST, WHY, deadline="5m")
    with pytest.raises(Refused, match="refused-gm"):
        await gm.deadline(session.id, PEOPLE["player"], WHY, deadline="24h")
    assert await gm.undo(session.id, HOST, WHY) == entry.seq
    await rest(session)
    assert (session.table.deadline, session.table.policy) == ("none", "tell")
    assert await sessions.store.row(timers, session.id) == (0,)


async def test_who_plays_is_offered_hidden_things_only_after_telling_the_table(serve) -> None:
    sessions = await serve()
    gm, session = GameMaster(sessions), await table(sessions)
    other = PEOPLE["manager"]
    assert await gm.rights.sees_all(session, other)
    assert not await gm.rights.sees_all(session, HOST)
    assert await gm.rights.offered(session, "b", HOST) == []
    assert [each.id for each in await gm.rights.offered(session, "b", other)] == [session.offered("b")[0].id]
    assert [each.id for each in await gm.rights.offered(session, "a", HOST)] == [session.offered("a")[0].id]
    await gm.note(session.id, HOST, "gm-did-announce", WHY, text="no look")
    assert not await gm.rights.sees_all(session, HOST)
    await gm.note(session.id, HOST, "gm-did-look", WHY, look=True)
    assert await gm.rights.sees_all(session, HOST)
    await answer(sessions, session, Random(1), 11)
    mine = (await gm.rights.offered(session, "c", HOST))[0]
    await gm.act_as(session.id, HOST, "c", mine.id, [next(mine.ask.shape.words())], WHY)
    assert await gm.rights.sees_all(session, HOST), "moves of others and as game master leave it open"
    await answer(sessions, session, Random(1), 10)
    assert not await gm.rights.sees_all(session, HOST), "after an own move the table has to know again"
    await lend(sessions, session.id, 10, 40, "Zoe")
    assert not await gm.rights.sees_all(session, HOST), "who has lent the seat can have it back"


async def test_sealed_answers_are_completed_skipped_and_survive_going_back(serve) -> None:
    """Ceilings: all bids are sealed until the last one is in."""
    sessions = await serve(game())
    gm = GameMaster(sessions)
    session = await sessions.open("hitz", guild=1, channel=5, host=10, name="A", language="en")
    for user in (11, 12):
        await sessions.join(session.id, user, str(user))
    await sessions.set_option(session.id, 10, "auction", "ceilings")
    await rest(await sessions.begin(session.id, 10))
    asked = {decision.seats[0]: decision for decision in session.awaited()}
    word = next(session.offered("a")[0].ask.shape.words())
    await sessions.answer(session.id, 10, asked["a"].id, [word])
    await rest(session)
    assert [each.seat for each in session.playing.sealed] == ["a"]
    one = session.seq
    await gm.act_as(session.id, HOST, "b", asked["b"].id, [word], WHY)
    await rest(session)
    assert len(session.playing.sealed) == 2 and session.waiting_for() == ["c"]
    assert word not in str([event.message.args for event in (await last(sessions, session)).events if not event.only])
    await gm.skip(session.id, HOST, "c", WHY)
    await rest(session)
    assert not session.playing.sealed, "all are in"
    assert not {each.id for each in session.awaited()} & {each.id for each in asked.values()}
    await gm.rewind(session.id, HOST, one, WHY)
    await rest(session)
    assert [each.words for each in session.playing.sealed] == [[word]], "the bid that was in is in again, and no other"
    assert sorted(session.waiting_for()) == ["b", "c"]
    await gm.skip(session.id, HOST, "b", WHY)
    await gm.undo(session.id, HOST, WHY)
    assert len(session.playing.sealed) == 1
    await play_on(sessions, session, Random(7))
    assert session.status == "over"
    await assert_kept(sessions, session)


async def test_the_last_person_stays(serve) -> None:
    _, gm, session = await hitz(serve, 2)
    await gm.remove(session.id, HOST, "b", WHY)
    await rest(session)
    with pytest.raises(Refused, match="refused-gm-last"):
        await gm.stand_in(session.id, HOST, "a", WHY)
    assert not session.seats["a"].stand_in


async def test_a_lobby_is_governed_too(serve) -> None:
    sessions, gm, _ = await hitz(serve)
    session = await sessions.open("hitz", guild=1, channel=6, host=10, name="A", language="en")
    for user in (11, 12):
        await sessions.join(session.id, user, str(user))
    await gm.remove(session.id, HOST, "b", WHY)
    assert [player.user for player in session.seats.values()] == [10, 12]
    await gm.transfer(session.id, HOST, 12, "C", WHY)
    assert session.host == 12
    with pytest.raises(Refused, match="refused-not-begun"):
        await gm.pause(session.id, Person12, WHY)
    with pytest.raises(Refused, match="refused-not-begun"):
        await gm.undo(session.id, Person12, WHY)
    await gm.end(session.id, Person12, WHY)
    assert session.status == "dropped"


Person12 = type(HOST)(12, "C")


async def test_a_paused_table_refuses_every_play_and_plays_nothing_by_itself(serve) -> None:
    sessions, gm, session = await hitz(serve, 3)
    await gm.pause(session.id, HOST, WHY)
    with pytest.raises(Refused, match="refused-gm-paused"):
        await gm.pause(session.id, HOST, WHY)
    user, mine = due(session)[0]
    order = Order(seat="a", kind="bid", mode="once", words=["pass"])
    for attempt in (
        sessions.answer(session.id, user, mine.id, ["pass"]),
        sessions.give_order(session.id, user, order),
        sessions.take_order(session.id, user, 1),
        sessions.undo(session.id, user),
    ):
        with pytest.raises(Refused, match="refused-paused"):
            await attempt
    await gm.stand_in(session.id, HOST, session.seat_of(user), WHY)
    seq = session.seq
    await rest(session)
    assert session.seq == seq, "a stand-in waits too"
    await sessions.close()
    sessions = await serve(session.game)
    session, gm = await sessions.wake(session.id), GameMaster(sessions)
    await rest(session)
    assert session.paused and session.seq == seq
    await gm.fix(session.id, HOST, [AMMO], WHY)
    await gm.resume(session.id, HOST, WHY)
    await rest(session)
    assert not session.paused and session.seq > seq + 2, "the stand-in goes on"
    with pytest.raises(Refused, match="refused-gm-running"):
        await gm.resume(session.id, HOST, WHY)
    await assert_kept(sessions, session)


async def test_the_end_with_a_result_and_back_with_new_luck(serve) -> None:
    sessions, gm, session = await hitz(serve)
    await answer(sessions, session, Random(1))
    seq, stir = session.seq, session.playing.dice.stir
    await gm.end(session.id, HOST, WHY, "b")
    assert session.status == "over" and session.playing.result.winners == ["b"]
    with pytest.raises(Refused, match="refused-over"):
        await gm.end(session.id, HOST, WHY)
    await gm.rewind(session.id, HOST, seq, WHY)
    assert session.status == "playing"
    assert session.playing.dice.stir > stir + 1, "the seed was shown: what comes must not follow from it alone"
    other = await sessions.open("hitz", guild=1, channel=9, host=10, name="A", language="en")
    await gm.end(session.id, HOST, WHY)
    await sessions.move(other.id, session.channel)
    with pytest.raises(Refused, match="refused-channel-taken"):
        await gm.undo(session.id, HOST, WHY)
    assert session.status == "over"
    await assert_kept(sessions, session)


async def test_a_game_without_corrections_of_its_own_ends_too(serve) -> None:
    sessions = await serve()
    gm, session = GameMaster(sessions), await table(sessions)
    await gm.end(session.id, HOST, WHY, "c")
    assert session.status == "over" and session.playing.result.winners == ["c"]
    await gm.undo(session.id, HOST, WHY)
    await gm.undo(session.id, HOST, WHY)
    assert session.status == "playing"


async def test_the_next_dice_are_set_without_telling_which_and_marked(serve) -> None:
    sessions, gm, session = await hitz(serve)
    op = FixOp(fix="next-dice", words=["set", "2", "bite", "bite"])
    await gm.fix(session.id, HOST, [op], WHY)
    assert session.playing.dice.forced == ["bite", "bite"]
    assert "bite" not in str([event.message for event in (await last(sessions, session)).events])
    random = Random(1)
    for _ in range(400):
        if session.status == "over":
            break
        await answer(sessions, session, random)
    forced = [
        event.data["forced"]
        for entry in await sessions.history(session)
        for event in entry.events
        if event.data.get("forced")
    ]
    assert sum(forced) == 2


async def test_a_stuck_phase_is_dropped_and_another_put(serve) -> None:
    _, gm, session = await hitz(serve)
    bidding = next(step for step in session.playing.stack if step.step == "hitz.Bidding")
    await gm.fix(session.id, HOST, [FixOp(fix="drop-step", words=[str(bidding.no)])], WHY)
    await rest(session)
    assert "hitz.Encounter" in [step.step for step in session.playing.stack]
    top = str(session.playing.stack[-1].no)
    await gm.fix(session.id, HOST, [FixOp(fix="put-step", words=[top, "Auction"])], WHY)
    await rest(session)
    assert session.awaited()[0].kind == "bid"
    assert session.game.check(session.playing) == []


async def test_the_same_interaction_acts_once(serve) -> None:
    sessions, gm, session = await hitz(serve)
    await answer(sessions, session, Random(1))
    await answer(sessions, session, Random(1))
    await gm.undo(session.id, HOST, WHY, interaction=5)
    seq = session.seq
    with pytest.raises(Gone):
        await gm.undo(session.id, HOST, WHY, interaction=5)
    assert session.seq == seq


async def test_two_masters_and_a_player_at_the_same_moment(serve) -> None:
    sessions, gm, session = await hitz(serve)
    random = Random(2)
    for round in range(30):
        await rest(session)
        if session.status != "playing":
            break
        user, mine = random.choice(due(session))
        word = next(mine.ask.shape.words()) if not callable(mine.ask.shape) else None
        words = [word] if word else []
        gas = FixOp(fix="resource", words=["b", "gas", str(round % 9)])
        done = await asyncio.gather(
            gm.fix(session.id, HOST, [FixOp(fix="resource", words=["a", "gas", "8"])], WHY, seq=session.seq),
            sessions.answer(session.id, user, mine.id, words),
            gm.fix(session.id, PEOPLE["named"], [gas], WHY, seq=session.seq),
            gm.undo(session.id, PEOPLE["role"], WHY) if round % 3 == 0 else asyncio.sleep(0),
            return_exceptions=True,
        )
        assert all(each is None or isinstance(each, Refused | list | int) for each in done), done
        assert sum(isinstance(each, Gone) for each in done[::2]) >= 1, "two corrections for one moment: one is late"
        await assert_kept(sessions, await rest(session))
        if not isinstance(done[1], list):
            await answer(sessions, session, random)
    assert session.game.check(session.playing) == []


async def test_acts_survive_a_restart_and_go_on_after_it(serve) -> None:
    sessions, gm, session = await hitz(serve)
    await answer(sessions, session, Random(4))
    before = plain(session)
    await gm.fix(session.id, HOST, [AMMO], WHY)
    await sessions.close()
    sessions = await serve(session.game)
    gm, session = GameMaster(sessions), await sessions.wake(session.id)
    assert session.playing.groups["a"].ammo == 9
    await gm.undo(session.id, HOST, WHY)
    assert plain(session) == before
    assert await gm.rights.named(session.id) == [20] and (await settled(gm.store, 1)).masters == (77,)
    await assert_kept(sessions, session)


async def test_a_game_ended_without_a_result_is_played_and_nobodys_win(serve) -> None:
    """The toy game has no rules for such an end; the others rank the players."""
    sessions = await serve()
    gm, session = GameMaster(sessions), await table(sessions)
    await gm.end(session.id, HOST, WHY)
    result = session.playing.result
    assert result is not None and not result.winners and not result.scores
    for language, words in (("en", "nobody wins"), ("ru", "победителей нет")):
        assert words in Texts()(language).message(result.title, session.names)
    found = await played(sessions.store, session.guild)
    assert {each.user for each in found} == {player.user for player in session.seats.values()}
    assert [(each.won, each.points) for each in found] == [(False, None)] * len(found)
