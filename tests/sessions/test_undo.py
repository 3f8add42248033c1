from __future__ import annotations

from random import Random

import pytest
from core.toy import Toy
from sessions.world import assert_sound, due, play_on, rest, table

from engine.core.errors import Gone, Refused
from engine.core.order import Order
from engine.tables.journal import rewind


def plain(session) -> dict:
    """The state but for what an undo must change."""
    data = session.playing.model_dump()
    del data["era"], data["dice"]["stir"]
    return data


async def bid(sessions, session, user, nth=0):
    mine = next(mine for each, mine in due(session) if each == user)
    await sessions.answer(session.id, user, mine.id, [list(mine.ask.shape.words())[nth]])
    await rest(session)
    return mine


async def test_undo_and_the_same_answer_again_is_the_same_state(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    before = plain(session)
    pressed = await bid(sessions, session, 10)
    after, words = plain(session), session.playing.sealed[0].words
    assert await sessions.undo(session.id, 10) == 1
    await rest(session)
    assert plain(session) == before != after and session.playing.era == 1
    with pytest.raises(Gone):  # a button from before the undo does nothing
        await sessions.answer(session.id, 10, pressed.id, words)
    again = await bid(sessions, session, 10)
    assert again.id != pressed.id and plain(session) == after
    assert [entry.struck for entry in await sessions.history(session)] == [False, True, False, False]
    await assert_sound(sessions, session)


async def test_undo_step_by_step_to_the_beginning_and_no_further(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    states = [plain(session)]
    for nth in (0, 1, 0):
        if nth:
            states.append(plain(session))
        mine = next(mine for user, mine in [(10, d) for d in session.offered("a")])
        await sessions.answer(session.id, 10, mine.id, [list(mine.ask.shape.words())[nth]])
        await rest(session)
    assert await sessions.undo(session.id, 10) == 3
    assert await sessions.undo(session.id, 10) == 2
    assert plain(session) == states[1]
    assert await sessions.undo(session.id, 10) == 1
    assert plain(session) == states[0]
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        await sessions.undo(session.id, 10)
    assert session.playing.era == 3
    await assert_sound(sessions, session)


async def test_undo_is_refused_past_the_answer_of_another_and_past_what_became_known(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    for user in (10, 11):
        await bid(sessions, session, user)
    with pytest.raises(Refused, match="refused-undo-others"):
        await sessions.undo(session.id, 10)
    with pytest.raises(Refused, match="refused-not-seated"):
        await sessions.undo(session.id, 99)
    await bid(sessions, session, 12)  # all bids are turned over
    with pytest.raises(Refused, match="refused-undo-known"):
        await sessions.undo(session.id, 12)
    assert session.seq == 3


async def test_a_second_press_on_undo_does_not_take_back_more(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await bid(sessions, session, 10)
    mine = session.offered("a")[0]
    await sessions.answer(session.id, 10, mine.id, [list(mine.ask.shape.words())[-1]])
    assert await sessions.undo(session.id, 10, 2) == 2
    with pytest.raises(Gone):
        await sessions.undo(session.id, 10, 2)


async def test_undo_after_a_restart(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    before = plain(session)
    await bid(sessions, session, 10)
    await sessions.close()
    sessions = await serve()
    assert await sessions.undo(session.id, 10) == 1
    session = await sessions.get(session.id)
    assert plain(session) == before
    await assert_sound(sessions, session)


async def test_orders_given_since_stay_and_do_not_stand_in_the_way(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await sessions.give_order(session.id, 11, Order(seat="b", kind="spoil", mode="always", words=["1"]))
    await bid(sessions, session, 10)
    for user, kind in ((12, "spoil"), (12, "score"), (11, "score")):
        await sessions.give_order(session.id, user, Order(seat="", kind=kind, mode="once", words=["take"]))
    await sessions.take_order(session.id, 12, 2)
    await rest(session)
    kept = [(order.id, order.seat, order.kind) for order in session.playing.orders]
    assert kept == [(1, "b", "spoil"), (3, "c", "score"), (4, "b", "score")]
    assert await sessions.undo(session.id, 10) == 2
    assert [(order.id, order.seat, order.kind) for order in session.playing.orders] == kept
    await bid(sessions, session, 10)
    assert await sessions.undo(session.id, 10) == 8
    assert [(order.id, order.seat, order.kind) for order in session.playing.orders] == kept
    await assert_sound(sessions, session)


def test_luck_never_comes_back() -> None:
    game = Toy()
    past, _ = game.set_up(None, ["a", "b"], "x")
    now = game.load(game.dump(past))
    now.known += 1
    rolled = rewind(game, now, game.load(game.dump(past)), ())
    assert (rolled.dice.stir, rolled.era) == (1, 1)
    # A later undo that reveals nothing starts from a state saved before that roll: the stir must not fall back.
    later = rewind(game, rolled, game.load(game.dump(past)), ())
    assert (later.dice.stir, later.era) == (1, 2)
    assert later.dice.below(1 << 30) != past.dice.below(1 << 30)


@pytest.mark.parametrize("seed", range(6))
async def test_random_play_with_undo_replays(serve, seed: int) -> None:
    sessions = await serve()
    session = await table(sessions)
    random = Random(seed)
    undone = 0
    while session.status == "playing":
        await play_on(sessions, session, random, 1)
        try:
            await sessions.undo(session.id, random.choice((10, 11, 12)))
            undone += 1
        except Refused:
            pass
        await play_on(sessions, session, random, 1)
    assert undone
    await assert_sound(sessions, session)
