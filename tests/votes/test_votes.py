"""Undo by the consent of the table: who has to agree, what ends a proposal, and what the log says of it."""

from __future__ import annotations

from random import Random

import pytest
from core.toy import Toy
from sessions.world import assert_sound, lend, play_on, rest, table

from engine.core.act import ENDING
from engine.core.errors import Gone, Refused
from engine.core.order import Order
from engine.store import Conflict
from engine.tables.votes import OPEN_FOR, Votes, affected

ANN, BOB, CY, FAY = 10, 11, 12, 99


async def bid(sessions, session, user: int, nth: int = 0) -> None:
    mine = session.offered(session.seat_of(user))[0]
    await sessions.answer(session.id, user, mine.id, [list(mine.ask.shape.words())[nth]])
    await rest(session)


class Quiet(Toy):
    """Its stand-ins let pass what they may, so that a leaver does not move the game on."""

    def stand_in(self, seen, decision):
        return super().stand_in(seen, decision) if decision.ask.wait else None


async def three(sessions):
    """A round in which everybody has bid and the bids lie open: Ann leads, nobody can take anything back freely."""
    session = await table(sessions)
    for user, nth in ((ANN, -1), (BOB, 0), (CY, 0)):
        await bid(sessions, session, user, nth)
    for user in (ANN, BOB, CY):
        with pytest.raises(Refused):
            await sessions.undo(session.id, user)
    assert session.waiting_for() == ["a"]
    return session, Votes(sessions)


async def test_the_last_yes_takes_back_everything_since_and_the_log_names_it(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    before = session.playing.model_dump()
    proposal = await votes.propose(session.id, ANN)
    assert (proposal.target, proposal.moves, proposal.outcome) == (1, 3, None)
    assert proposal.missing(session) == [BOB, CY]
    assert (await votes.vote(proposal.id, BOB, True)).outcome is None
    assert session.seq == 3, "nothing is undone before the last yes"
    assert (await votes.vote(proposal.id, CY, True)).outcome == "carried"
    await rest(session)
    assert not session.playing.sealed and session.playing.dice.stir == before["dice"]["stir"] + 1
    *struck, last = (await sessions.history(session))[1:]
    assert [entry.struck for entry in struck] == [True] * 3
    keys = [event.message.key for event in last.events]
    assert keys == ["log-undone-vote", "log-was", "log-was", "log-was", "log-stirred"]
    assert [event.message.args["what"].args["who"].args["seat"] for event in last.events[1:4]] == ["a", "b", "c"]
    await assert_sound(sessions, session)
    with pytest.raises(Refused, match="refused-proposal-closed"):
        await votes.vote(proposal.id, CY, True)


async def test_an_answer_that_is_no_secret_is_named_by_what_was_chosen(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    await sessions.answer(session.id, ANN, session.offered("a")[0].id, ["leave"])
    await rest(session)
    proposal = await votes.propose(session.id, BOB)
    *bids, chosen = proposal.what
    assert (chosen.key, chosen.args["who"].args, chosen.args["what"].key) == (
        "undo-answer", {"seat": "a"}, "toy-option-leave",
    )  # fmt: skip
    assert bids and all(each.key != "undo-answer" for each in bids), "a sealed bid is named by what was told of it"


async def test_only_what_the_proposer_did_last_and_what_came_after_is_taken_back(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    with pytest.raises(Gone):
        await votes.propose(session.id, BOB, 1)
    proposal = await votes.propose(session.id, BOB, 2)
    await votes.vote(proposal.id, ANN, True)
    await votes.vote(proposal.id, CY, True)
    assert [len(session.playing.sealed), session.waiting_for()] == [1, ["b", "c"]], "the first bid is in again"
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        await votes.propose(session.id, BOB, 2)


async def test_one_no_refuses_and_the_proposers_no_withdraws(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    first = await votes.propose(session.id, ANN)
    with pytest.raises(Refused, match="refused-proposal-open"):
        await votes.propose(session.id, BOB)
    assert (await votes.vote(first.id, BOB, False)).outcome == "refused"
    second = await votes.propose(session.id, BOB)
    assert (await votes.vote(second.id, BOB, False)).outcome == "withdrawn"
    assert session.seq == 3 and votes.open == set()


async def test_whoever_has_no_vote_is_refused(serve) -> None:
    sessions = await serve(Quiet())
    session, votes = await three(sessions)
    with pytest.raises(Refused, match="refused-not-seated"):
        await votes.propose(session.id, FAY)
    proposal = await votes.propose(session.id, ANN)
    with pytest.raises(Refused, match="refused-not-seated"):
        await votes.vote(proposal.id, FAY, False)
    await sessions.leave(session.id, BOB)
    with pytest.raises(Refused, match="refused-stand-in-plays"):
        await votes.vote(proposal.id, BOB, False)
    with pytest.raises(Refused, match="refused-proposal-closed"):
        await votes.vote(proposal.id + 1, ANN, True)


async def test_who_never_moved_has_nothing_to_take_back(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await bid(sessions, session, ANN)
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        await Votes(sessions).propose(session.id, BOB)


async def test_the_vote_of_a_leaver_falls_away(serve) -> None:
    sessions = await serve(Quiet())
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    await votes.vote(proposal.id, BOB, True)
    await rest(await sessions.leave(session.id, CY))
    assert affected(session) == [ANN, BOB] and session.seq == 4  # the log tells of the leaver
    assert await votes.settle(session.id) == proposal.id
    assert (await votes.get(proposal.id)).outcome == "carried" and votes.open == set()


async def test_the_new_holder_of_a_seat_has_to_agree_and_the_old_vote_does_not_count(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    await votes.vote(proposal.id, BOB, True)
    await lend(sessions, session.id, BOB, FAY, "Fay")
    assert (await votes.vote(proposal.id, CY, True)).missing(session) == [FAY]
    assert (await votes.vote(proposal.id, FAY, True)).outcome == "carried"


async def test_a_proposer_who_leaves_does_not_decide_for_the_others(serve) -> None:
    sessions = await serve(Quiet())
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, CY)
    await rest(await sessions.leave(session.id, CY))
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome is None
    await votes.vote(proposal.id, ANN, True)
    assert (await votes.vote(proposal.id, BOB, True)).outcome == "carried"


async def test_a_table_that_everybody_has_left_takes_nothing_back(serve) -> None:
    sessions = await serve(Quiet())
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    for user in (CY, BOB, ANN):
        await rest(await sessions.leave(session.id, user))
    assert session.status == "dropped"
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome == "lapsed"


async def test_it_lapses_when_the_game_goes_on_but_not_by_an_order(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    await sessions.give_order(session.id, CY, Order(seat="", kind="bid", mode="once", words=["5"]))
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome is None
    await play_on(sessions, session, Random(1), 1)
    assert await votes.settle(session.id) == proposal.id
    assert (await votes.get(proposal.id)).outcome == "lapsed"
    assert await votes.settle(session.id) is None


async def test_a_vote_that_comes_after_the_game_went_on_does_nothing(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    await votes.vote(proposal.id, BOB, True)
    await play_on(sessions, session, Random(1), 1)
    seq = session.seq
    with pytest.raises(Refused, match="refused-proposal-closed"):
        await votes.vote(proposal.id, CY, True)
    assert session.seq == seq and (await votes.get(proposal.id)).outcome == "lapsed"


async def test_it_expires_after_a_day_of_the_given_clock(serve, clock) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    clock.pass_time(OPEN_FOR - 1)
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome is None
    clock.pass_time(1)
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome == "expired" and session.seq == 3


async def test_it_lives_on_after_a_restart(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose(session.id, ANN)
    await votes.vote(proposal.id, BOB, True)
    await sessions.close()
    sessions = await serve()
    votes = Votes(sessions)
    await votes.load()
    assert votes.open == {session.id} and await votes.unshown() == [proposal.id]
    assert (await votes.vote(proposal.id, CY, True)).outcome == "carried"
    await assert_sound(sessions, await rest(await sessions.get(session.id)))


async def test_alone_among_stand_ins_consent_is_the_own(serve) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=ANN, name="A", language="en")
    await sessions.stand_in(session.id, ANN, ["Bot"])
    await rest(await sessions.begin(session.id, ANN))
    await bid(sessions, session, ANN)
    with pytest.raises(Refused, match="refused-undo-known"):
        await sessions.undo(session.id, ANN)
    proposal = await Votes(sessions).propose(session.id, ANN)
    assert proposal.outcome == "carried"


async def test_a_post_that_is_behind_is_shown_again(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    first = await votes.propose(session.id, ANN)
    await votes.shown(first, 7)
    assert await votes.unshown() == [] and (await votes.get(first.id)).message == 7
    await votes.vote(first.id, BOB, True)
    assert await votes.unshown() == [first.id]
    await votes.shown(first, 7)  # the post was made before the vote
    assert await votes.unshown() == [first.id]
    await votes.shown(await votes.get(first.id), 7)
    assert await votes.unshown() == []


async def test_only_one_proposal_is_open_whatever_the_program_does(serve) -> None:
    sessions = await serve()
    session, votes = await three(sessions)
    await votes.propose(session.id, ANN)
    columns = "session, proposer, target, head, what, moves, until"
    with pytest.raises(Conflict):
        await sessions.store.execute(f"INSERT INTO proposals ({columns}) SELECT {columns} FROM proposals")


# Seats that are lent


async def test_a_seat_is_lent_and_taken_back(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await lend(sessions, session.id, BOB, FAY, "Fay")
    assert session.seat_of(FAY) == "b" and session.seat_of(BOB) is None and session.names["b"] == "Fay"
    with pytest.raises(Refused, match="refused-not-seated"):
        await bid_as(sessions, session, BOB, "b")
    await bid(sessions, session, FAY)
    await sessions.close()
    sessions = await serve()
    session = await sessions.join(session.id, BOB, "Bob")
    assert session.seat_of(BOB) == "b" and session.seat_of(FAY) is None
    with pytest.raises(Refused, match="refused-already-begun"):
        await sessions.join(session.id, FAY, "Fay")


async def bid_as(sessions, session, user: int, seat: str) -> None:
    mine = session.offered(seat)[0]
    await sessions.answer(session.id, user, mine.id, [next(iter(mine.ask.shape.words()))])


async def test_a_seat_lent_on_goes_back_to_its_first_holder(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await lend(sessions, session.id, BOB, FAY, "Fay")
    await lend(sessions, session.id, FAY, 98, "Gil")
    with pytest.raises(Refused, match="refused-not-seated"):
        await lend(sessions, session.id, FAY, 97, "Hal")
    await sessions.leave(session.id, 98)  # a stand-in keeps it: both may come back
    session = await sessions.join(session.id, BOB, "Bob")
    assert session.seat_of(BOB) == "b" and not session.seats["b"].stand_in
    await lend(sessions, session.id, BOB, FAY, "Fay")
    await lend(sessions, session.id, FAY, BOB, "Bob")
    assert session.seats["b"].lender is None


async def test_a_seat_cannot_be_lent_to_somebody_at_the_table_or_by_a_spectator(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    with pytest.raises(Refused, match="refused-member-seated"):
        await lend(sessions, session.id, BOB, CY, "Cy")
    with pytest.raises(Refused, match="refused-not-seated"):
        await lend(sessions, session.id, FAY, 98, "Gil")


async def test_the_table_ends_the_game_by_everybodys_consent_while_it_goes_on(serve) -> None:
    """R14.1d of Z-Game, for every game: what moves meanwhile changes nothing, and the log replays it."""
    sessions = await serve()
    session, votes = await three(sessions)
    proposal = await votes.propose_end(session.id, ANN)
    assert (proposal.deed, proposal.outcome, proposal.missing(session)) == ("end", None, [BOB, CY])
    await sessions.answer(session.id, ANN, session.offered("a")[0].id, ["leave"])
    await rest(session)
    assert (await votes.vote(proposal.id, BOB, True)).outcome is None and session.status == "playing"
    assert (await votes.vote(proposal.id, CY, True)).outcome == "carried"
    assert session.status == "over" and session.playing.over and votes.open == set()
    last = (await sessions.history(session))[-1]
    assert (last.act, last.events[0].message.key) == (ENDING.model_dump(), "log-ended-vote")
    await assert_sound(sessions, session)
    with pytest.raises(Refused, match="refused-over"):
        await votes.propose_end(session.id, ANN)


async def test_one_no_lets_the_game_go_on_and_whoever_is_alone_is_asked_whether_it_is_meant(serve) -> None:
    sessions = await serve(Quiet())
    session, votes = await three(sessions)
    first = await votes.propose_end(session.id, ANN)
    assert (await votes.vote(first.id, CY, False)).outcome == "refused" and session.status == "playing"
    for user in (BOB, CY):
        await sessions.leave(session.id, user)
    alone = await votes.propose_end(session.id, ANN)
    assert (alone.outcome, alone.missing(session)) == (None, [ANN])
    assert (await votes.vote(alone.id, ANN, True)).outcome == "carried" and session.status == "over"
