"""Forgotten by one process while another plays, in a sealed auction, and in a campaign."""

from __future__ import annotations

import asyncio
from random import Random

from core.expedition import Expedition
from core.toy import Toy
from persons.people import BOB, CY, EVE, NAMES, assert_gone, forgetting, seated
from sessions.world import Clock, assert_sound, play_on, rest

from engine.core.errors import Refused
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import Servers
from engine.persons.forgetting import Forgetting
from engine.store.ownership import Owned
from engine.tables.campaigns import Campaigns, Correction
from engine.tables.sessions import Sessions


async def test_another_process_reads_anew_what_it_has_in_memory(serve, clock: Clock) -> None:
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    going, over = await seated(one), await seated(one, channel=6)
    await play_on(one, over, Random(1))
    for session in (going, over):
        assert NAMES[EVE] in (await other.get(session.id)).names.values()
    await forgetting(one).forget(EVE)
    one.store.owned = Owned(2, {0: 1})
    await other.refresh()
    for session in (going, over):
        assert (await other.get(session.id)).names["c"] == "Player 3"


async def test_two_processes_forget_while_one_of_them_plays(serve, clock: Clock) -> None:
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    session = await seated(one)

    async def on() -> None:
        while True:
            await play_on(one, await one.get(session.id), Random(1), 1)
            seat = (await one.get(session.id)).seat_of(EVE)
            if seat is None:
                await one.leave(session.id, EVE)
            await asyncio.sleep(0)

    tasks = on(), forgetting(one).forget(EVE), forgetting(other).forget(EVE)
    played, *_ = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(played, Refused), "Eve plays on, until she is not there any more"
    await forgetting(other).forget(EVE)
    await assert_gone(one)
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")  # which knows nothing of before
    session = await rest(await other.get(session.id))
    assert [entry.act["act"] for entry in await other.history(session)].count("table-seat") <= 1  # none if it was over
    await assert_sound(other, session, session.playing.dice.seed)


async def test_a_sealed_answer_stays_in_and_is_opened_with_the_others(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    mine = session.offered("c")[0]
    assert mine.ask.sealed
    words = [max(mine.ask.shape.words())]
    await sessions.answer(session.id, EVE, mine.id, words)
    sealed = [each.words for each in session.playing.sealed if each.seat == "c"]
    assert sealed == [words]
    await forgetting(sessions).forget(EVE)
    session = await rest(await sessions.get(session.id))
    assert [each.words for each in session.playing.sealed if each.seat == "c"] == sealed
    await play_on(sessions, session, Random(1))
    assert session.status == "over"
    await assert_sound(sessions, session, session.playing.dice.seed)


async def test_a_campaign_goes_on_without_them(serve) -> None:
    sessions = await serve(Expedition())
    campaigns = Campaigns(sessions)
    campaign = await campaigns.found("expedition", 1, f"The way of {NAMES[EVE]}")
    first = await campaigns.open(campaign.id, channel=5, host=EVE, name=NAMES[EVE], language="en")
    await sessions.join(first.id, BOB, NAMES[BOB])
    await rest(await sessions.begin(first.id, EVE))
    await play_on(sessions, first, Random(1))
    now = await campaigns.advance(first)
    told = [
        Correction(2, 1.0, NAMES[EVE], "a secret reason", "what", EVE),
        Correction(2, 2.0, NAMES[BOB], "mine", "what"),
    ]
    for each in told:
        now = await campaigns.correct(now, now.carry, each)
    forget = Forgetting(sessions, campaigns, Servers(sessions.store), lambda language, n: f"Player {n}")
    assert await forget.forget(EVE) == 1
    await assert_gone(sessions, "a secret")
    now = await campaigns.get(campaign.id)
    assert now.name == "The way of Player 1" and now.seats[0] == ("a", None, "Player 1")
    assert [(each.gm, each.why) for each in now.corrections] == [("Player 1", ""), (NAMES[BOB], "mine")]
    second = await campaigns.open(now.id, channel=6, host=BOB, name=NAMES[BOB], language="en")
    assert second.names["a"] == "Player 1" and second.seats["a"].stand_in
    await forget.forget(CY)
    await rest(await sessions.begin(second.id, BOB))
    await play_on(sessions, second, Random(2))
    assert (await campaigns.advance(second)).chapter == 3
    await GameMaster(sessions).rewind(second.id, Person(BOB, NAMES[BOB]), 1, "")
    await assert_gone(sessions)


async def test_two_of_one_campaign_are_two_numbers(serve) -> None:
    sessions = await serve(Expedition())
    campaigns = Campaigns(sessions)
    now = await campaigns.found("expedition", 1, "The long way")
    for at, user in enumerate((EVE, CY), 1):
        now = await campaigns.correct(now, now.carry, Correction(1, float(at), NAMES[user], "", "what", user))
    for user in (EVE, CY):
        await forgetting(sessions).forget(user)
    now = await campaigns.get(now.id)
    assert [(each.by, each.gm) for each in now.corrections] == [(-1, "Player 1"), (-2, "Player 2")]
