"""What nobody plans for: acts on tables that are over, people who go at the wrong moment, in each game."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from gm.acts import HOST, OPENED, PEOPLE, answer, assert_kept, plain, taken_in
from sessions.world import due, lend, play_on, rest

from engine.core.act import FixOp
from engine.core.errors import Gone, Refused
from engine.core.order import Order
from engine.core.runner import default
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.tables import absence
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.votes import Votes

WHY = "because"
MANAGER = PEOPLE["manager"]
GAMES = pytest.mark.parametrize("kind", OPENED)
DICE = pytest.mark.parametrize("kind", ["hitz", "zombies"])
"""Games that live by dice."""
Opened = tuple[Sessions, GameMaster, Session]


async def opened(serve: Any, kind: str, players: int = 3) -> Opened:
    return await OPENED[kind](serve, players)


def acts(gm: GameMaster, id: str) -> dict[str, Any]:
    """Every act of a game master on a table."""
    return {
        "fix": lambda: gm.fix(id, HOST, [FixOp(fix="end", words=["now"])], WHY),
        "end": lambda: gm.end(id, HOST, WHY),
        "undo": lambda: gm.undo(id, HOST, WHY),
        "rewind": lambda: gm.rewind(id, HOST, 0, WHY),
        "deadline": lambda: gm.deadline(id, HOST, WHY, deadline="6h"),
        "act_as": lambda: gm.act_as(id, HOST, "a", "1.2.bid..a.0", ["pass"], WHY),
        "skip": lambda: gm.skip(id, HOST, "a", WHY),
        "pause": lambda: gm.pause(id, HOST, WHY),
        "resume": lambda: gm.resume(id, HOST, WHY),
        "replace": lambda: gm.replace(id, HOST, "a", 44, "Yan", WHY),
        "stand_in": lambda: gm.stand_in(id, HOST, "a", WHY),
        "remove": lambda: gm.remove(id, HOST, "a", WHY),
        "note": lambda: gm.note(id, HOST, "gm-did-announce", WHY, text="x"),
        "export": lambda: exchange.export(gm, id, HOST, WHY),
    }


@GAMES
async def test_acts_on_a_finished_table_are_refused_or_look_or_go_back(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    await answer(sessions, session, Random(1))
    await gm.end(session.id, HOST, WHY)
    for name, act in acts(gm, session.id).items():
        if name in ("undo", "rewind", "note", "export"):
            continue
        before = session.game.dump(session.playing), session.seats, session.seq
        with pytest.raises(Refused):
            await act()
        assert (session.game.dump(session.playing), session.seats, session.seq) == before, name
    await gm.note(session.id, HOST, "gm-did-announce", WHY, text="well played")
    await exchange.export(gm, session.id, HOST, WHY)
    assert session.status == "over"
    await gm.undo(session.id, HOST, WHY)
    assert session.status == "playing" and session.awaited()
    await play_on(sessions, session, Random(2))
    assert session.status == "over"
    await gm.rewind(session.id, HOST, 1, WHY)
    await rest(session)
    assert session.status == "playing" and session.awaited()
    await assert_kept(sessions, session)


@GAMES
async def test_a_table_that_everybody_left_can_be_looked_at_set_right_and_taken_up_again(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind, 2)
    await answer(sessions, session, Random(1))
    for user in (10, 11):
        await sessions.leave(session.id, user)
    possible = ("fix", "end", "undo", "rewind", "replace", "note", "export")
    for name, act in acts(gm, session.id).items():
        before = session.game.dump(session.playing), dict(session.seats), session.seq
        if name not in possible:
            with pytest.raises(Refused):
                await act()
            assert (session.game.dump(session.playing), session.seats, session.seq) == before, name
    for name in ("note", "export", "undo", "rewind"):
        await acts(gm, session.id)[name]()
        await rest(session)
        assert session.status == "dropped", name  # nobody is there to play
    await assert_kept(sessions, session)
    await gm.replace(session.id, HOST, "a", 44, "Yan", WHY)
    await play_on(sessions, session, Random(2), 3)
    assert session.status == "playing"
    await sessions.leave(session.id, 44)
    await gm.end(session.id, HOST, WHY, "a")
    assert session.status == "over" and session.playing.result and session.playing.result.winners == ["a"]


async def test_a_table_that_everybody_left_is_not_taken_up_where_another_game_is_played(serve) -> None:
    sessions, gm, session = await opened(serve, "hitz", 2)
    for user in (10, 11):
        await sessions.leave(session.id, user)
    await sessions.open("hitz", guild=1, channel=session.channel, host=12, name="Cy", language="en")
    for act in (lambda: sessions.join(session.id, 10, "Ann"), acts(gm, session.id)["replace"]):
        with pytest.raises(Refused, match="refused-channel-taken"):
            await act()
        assert session.status == "dropped" and session.seats["a"].stand_in
    await assert_kept(sessions, session)


@GAMES
async def test_undo_goes_back_to_the_very_first_question(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    random, first = Random(3), await sessions.state_at(session, 0)
    for _ in range(12):
        await answer(sessions, session, random)
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        for _ in range(40):
            await gm.undo(session.id, HOST, WHY)
            await rest(session)
    now = session.playing
    assert now.era > first.era and now.dice.stir > first.dice.stir
    assert plain(session) == plain(session, first)
    assert all(entry.struck for entry in await sessions.history(session) if entry.act["act"] == "answer")
    await play_on(sessions, session, random)
    assert session.status == "over"
    await assert_kept(sessions, session)


@GAMES
async def test_a_host_who_leaves_the_game_keeps_the_table_and_it_can_be_handed_over(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    await sessions.leave(session.id, 10)
    await rest(session)
    assert session.host == 10 and session.seats["a"].stand_in
    await gm.pause(session.id, HOST, WHY)
    await sessions.close()
    sessions = await serve(*sessions.games.values())
    gm, session = GameMaster(sessions), await sessions.wake(session.id)
    with pytest.raises(Refused, match="refused-gm"):
        await gm.resume(session.id, PEOPLE["player"], WHY)
    await gm.transfer(session.id, MANAGER, 11, "Bob", WHY)
    with pytest.raises(Refused, match="refused-gm"):
        await gm.resume(session.id, HOST, WHY)
    await gm.resume(session.id, PEOPLE["player"], WHY)
    await sessions.join(session.id, 10, "Ann")
    assert not session.seats["a"].stand_in and session.host == 11


@GAMES
async def test_who_was_removed_comes_back_only_by_a_game_master(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    await lend(sessions, session.id, 11, 30, "Zoe")
    await gm.remove(session.id, HOST, "b", WHY)
    await rest(session)
    for user in (30, 11):
        with pytest.raises(Refused, match="refused-already-begun"):
            await sessions.join(session.id, user, "Bob")
        with pytest.raises(Refused, match="refused-not-seated"):
            await sessions.leave(session.id, user)
    await gm.replace(session.id, HOST, "b", 11, "Bob", WHY)
    await rest(session)
    assert session.seat_of(11) == "b" and not session.seats["b"].stand_in
    await gm.undo(session.id, HOST, WHY)
    await gm.undo(session.id, HOST, WHY)
    assert (session.seats["b"].user, session.seats["b"].lender) == (30, 11), "as it was before the removal"


async def test_nobody_holds_two_seats_by_lending(serve) -> None:
    sessions, _, session = await opened(serve, "hitz")
    await lend(sessions, session.id, 11, 30, "Zoe")
    await lend(sessions, session.id, 12, 11, "Bob")
    with pytest.raises(Refused):
        await sessions.join(session.id, 11, "Bob")
    assert [player.user for player in session.seats.values()] == [10, 30, 11]
    await sessions.join(session.id, 12, "Cy")
    await sessions.join(session.id, 11, "Bob")
    assert [player.user for player in session.seats.values()] == [10, 11, 12]


async def test_who_only_ran_out_of_time_is_still_at_the_table(serve) -> None:
    sessions, gm, session = await opened(serve, "hitz", 2)
    late = session.awaited()[0]
    (seat,) = late.seats
    other = next(each for each in session.seats if each != seat)
    user, leaver = session.seats[seat].user, session.seats[other].user
    assert user is not None and leaver is not None
    await gm.pause(session.id, HOST, WHY)  # so that nothing is played meanwhile
    await sessions.govern(session.id, absence.expire(sessions.store, [late.id], 1.0))
    assert session.seats[seat].until is not None
    await sessions.leave(session.id, leaver)
    assert session.status == "playing"
    await gm.resume(session.id, MANAGER, WHY)
    await rest(session)
    assert session.status == "playing" and not session.seats[seat].stand_in and session.waiting_for() == [seat]
    await sessions.leave(session.id, user)
    assert session.status == "dropped"


@GAMES
async def test_a_seat_is_handed_over_in_the_middle_of_a_vote(serve, kind: str) -> None:
    sessions, _, session = await opened(serve, kind)
    votes, random = Votes(sessions), Random(5)
    while len({entry.actor for entry in await sessions.history(session) if entry.act["act"] == "answer"}) < 2:
        await answer(sessions, session, random)
    answered = [entry for entry in await sessions.history(session) if entry.act["act"] == "answer" and entry.actor]
    proposer = answered[-1].actor
    assert proposer is not None
    proposal = await votes.propose(session.id, proposer)
    seq, (giver, *others) = session.seq, [user for user in (10, 11, 12) if user != proposer]
    await votes.vote(proposal.id, giver, True)
    await lend(sessions, session.id, giver, 40, "Zoe")
    for user in others:
        await votes.vote(proposal.id, user, True)
    assert session.seq == seq + 1, "the new holder has not agreed"
    with pytest.raises(Refused):
        await votes.vote(proposal.id, giver, True)
    carried = await votes.vote(proposal.id, 40, True)
    await rest(session)
    assert carried.outcome == "carried" and (await sessions.history(session))[answered[-1].seq].struck
    await play_on(sessions, session, random)
    assert session.status == "over"


@GAMES
async def test_a_game_master_goes_back_under_an_open_vote(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    votes = Votes(sessions)
    await answer(sessions, session, Random(6))
    actor = next(entry.actor for entry in await sessions.history(session) if entry.act["act"] == "answer")
    assert actor is not None
    proposal = await votes.propose(session.id, actor)
    await gm.rewind(session.id, HOST, 0, WHY)
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome == "lapsed"
    await gm.pause(session.id, HOST, WHY)
    with pytest.raises(Refused):
        await votes.propose(session.id, actor)


async def test_a_rewind_under_a_standing_order_of_the_city(serve) -> None:
    """The order is given after the moment that is gone back to; it stands, and is used anew."""
    sessions, gm, session = await opened(serve, "zombies")
    order = next(each for each in session.game.orders if each.mode == "always" and each.arg is None)
    seat, random = session.waiting_for()[0], Random(7)
    user = session.seats[seat].user
    assert user is not None
    given = Order(seat=seat, kind=order.kind, mode="always", policy=order.name)
    await sessions.give_order(session.id, user, given)
    for _ in range(10):
        await answer(sessions, session, random)
    await gm.rewind(session.id, HOST, 0, WHY)
    await rest(session)
    assert [(each.seat, each.policy) for each in session.playing.orders] == [(seat, order.name)]
    await play_on(sessions, session, random)
    assert session.status == "over"
    await assert_kept(sessions, session)


@GAMES
async def test_an_answer_and_a_rewind_at_the_same_moment(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    for n in range(12):
        await rest(session)
        user, mine = due(session)[0]
        words = default(mine)
        first, second = (
            sessions.answer(session.id, user, mine.id, words),
            gm.rewind(session.id, HOST, session.seq // 2, WHY) if session.seq else gm.skip(session.id, HOST, "a", WHY),
        )
        done = await asyncio.gather(*((first, second) if n % 2 else (second, first)), return_exceptions=True)
        assert all(not isinstance(each, Exception) or isinstance(each, Refused | Gone) for each in done), done
        await rest(session)
        await assert_kept(sessions, session)
    assert session.game.check(session.playing) == []


@GAMES
async def test_a_file_of_a_finished_game_opens_beside_a_running_one_and_other_versions_do_not(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    await play_on(sessions, session, Random(8))
    file = await exchange.pack(gm, session)
    parcel, wrong = exchange.read(file, sessions.games)
    assert parcel is not None and not wrong
    running = await sessions.open(kind, guild=1, channel=77, host=10, name="A", language="ru")
    with pytest.raises(Refused, match="refused-channel-taken"):
        await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=77)
    assert running.status == "lobby"
    again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=78)
    assert again.status == "over" and again.playing.result == session.playing.result
    await sessions.verify(again)
    for field in ("rules_version", "schema_number", "version"):
        newer = json.dumps({**json.loads(file), field: 99}).encode()
        parcel, (complaint,) = exchange.read(newer, sessions.games)
        assert parcel is None and complaint.key in ("import-newer", "import-version")
    other = {key: game for key, game in sessions.games.items() if key != kind}
    parcel, (complaint,) = exchange.read(file, other)
    assert parcel is None and complaint.key == "import-game"


async def rolls(sessions: Sessions, session: Session) -> list[tuple[int, list[str]]]:
    """Every roll that counts, with its entry."""
    return [
        (entry.seq, list(event.data["faces"]))
        for entry in await sessions.history(session)
        for event in entry.events
        if "counter" in event.data and not entry.struck and entry.seq
    ]


@DICE
async def test_the_last_roll_is_set_or_made_again(serve, kind: str) -> None:
    sessions, gm, session = await opened(serve, kind)
    face = "bite" if kind == "hitz" else "2"
    op = FixOp(fix="last-dice", words=["set", "1", face])
    with pytest.raises(Refused, match="refused-gm-no-roll"):
        await gm.fix(session.id, HOST, [op], WHY)
    random, kinds = Random(9), set[bool]()
    for _ in range(300):
        before = await rolls(sessions, session)
        await answer(sessions, session, random)
        if session.status != "playing":
            break
        made = await rolls(sessions, session)
        if len(made) <= len(before) or (len(kinds) == 2 and random.random() < 0.8):
            continue
        entry = (await sessions.history(session))[made[-1][0]]
        kinds.add(entry.actor is None)
        shown = await gm.preview(session, HOST, [op])
        assert shown.rolls and not shown.broken and face not in str(shown.events[0].message.args)
        await gm.fix(session.id, HOST, [op], WHY, seq=session.seq)
        await rest(session)
        again = [each for each in await rolls(sessions, session) if each[0] > made[-1][0]]
        assert again and (face in again[0][1] or kind == "hitz"), (made, again)
        assert (await sessions.history(session))[entry.seq].struck
        stir = session.playing.dice.stir
        await gm.fix(session.id, HOST, [FixOp(fix="last-dice", words=["fresh"])], WHY)
        await rest(session)
        if session.status != "playing":
            break
        assert session.playing.dice.stir > stir and not session.playing.dice.forced
        await assert_kept(sessions, session)
    assert kinds, "nobody rolled"
    await play_on(sessions, session, random)
    assert session.status == "over" and session.game.check(session.playing) == []
    await sessions.verify(session)
    with pytest.raises(Refused, match="refused-over"):
        await gm.fix(session.id, HOST, [op], WHY)
