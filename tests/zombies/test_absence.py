"""Missed deadlines in Zombies!!! (R19.3), on a real file with a clock that moves only when told."""

from __future__ import annotations

from sessions.world import PEOPLE, assert_sound, due, rest
from zombies.table import game

from engine.calls.deadlines import Deadlines
from engine.core.runner import default
from engine.games.zombies.state import Item, ZombiesState
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.timers import HOUR


async def begun(sessions: Sessions, **options: str) -> Session:
    """A game of three with a deadline of six hours."""
    session = await sessions.open("zombies", guild=1, channel=5, host=PEOPLE[0], name="A", language="en")
    for n, user in enumerate(PEOPLE[1:3]):
        await sessions.join(session.id, user, "BC"[n])
    for field, value in {"table-deadline": "6h", "table-policy": "default", **options}.items():
        await sessions.set_option(session.id, PEOPLE[0], field, value)
    return await rest(await sessions.begin(session.id, PEOPLE[0]))


async def miss(deadlines: Deadlines, clock, session: Session) -> None:
    """Six hours pass without an answer."""
    clock.pass_time(6 * HOUR)
    await deadlines.sweep()
    await rest(session)
    for call in await deadlines.calls():
        await deadlines.said(call)


def asked(session: Session) -> list[tuple[int, str]]:
    return [(user, decision.kind) for user, decision in due(session)]


async def by_default(sessions: Sessions, session: Session) -> list[list[str]]:
    """The answers that were given for the absent."""
    return [entry.act["words"] for entry in await sessions.history(session) if entry.act["act"] == "answer"]


async def test_R19_3_a_tile_is_placed_and_filled_for_the_absent_after_one_deadline(serve, clock) -> None:
    sessions = await serve(game())
    deadlines, session = Deadlines(sessions), await begun(sessions)
    ((user, decision),) = due(session)
    assert decision.kind == "place"
    words = default(decision)
    await miss(deadlines, clock, session)
    assert await by_default(sessions, session) == [words]
    assert asked(session) == [(user, "move")] and not any(seat.stand_in for seat in session.seats.values())
    await assert_sound(sessions, session)


async def test_R19_3_after_two_deadlines_in_a_row_a_stand_in_plays_until_the_player_returns(serve, clock) -> None:
    sessions = await serve(game())
    deadlines, session = Deadlines(sessions), await begun(sessions)
    ((user, _),) = due(session)
    seat = session.seat_of(user)
    assert seat
    await miss(deadlines, clock, session)
    assert not session.seats[seat].stand_in
    await miss(deadlines, clock, session)
    assert session.seats[seat].absent == "stand-in" and session.playing.active != seat
    await sessions.back(session.id, user)
    assert not session.seats[seat].stand_in
    await assert_sound(sessions, session)


async def test_R19_3_a_whole_fight_is_fought_for_the_absent_after_one_deadline(serve, clock) -> None:
    sessions = await serve(game())
    deadlines, session = Deadlines(sessions), await begun(sessions)
    ((user, decision),) = due(session)
    s: ZombiesState = session.playing
    me = s.survivors[s.active]
    me.used, me.lives, me.bullets, me.hand.cards = True, 5, 0, []
    me.table = [Item(card=copy) for copy in s.data.deck if s.card(copy).id == "first_aid_kit"][:1]
    s.zombies, s.dice.forced = [me.pawn], ["1", "1", "2", "6"]
    await sessions.answer(session.id, user, decision.id, default(decision))
    await rest(session)
    assert asked(session) == [(user, "wound")]
    await miss(deadlines, clock, session)
    assert (await by_default(sessions, session))[1:] == [["life"], ["life"], ["life"]]
    assert asked(session) == [(user, "move")] and session.playing.survivors[s.active].trophies == 1


async def test_R19_3_who_misses_the_auction_has_passed(serve, clock) -> None:
    sessions = await serve(game())
    deadlines, session = Deadlines(sessions), await begun(sessions)
    s: ZombiesState = session.playing
    s.pile.cards = [*(tile for tile in s.pile.cards if tile != "T02"), "T02"]
    for survivor in s.survivors.values():
        survivor.trophies, s.bank = 3, s.bank - 3
    while (now := due(session)[0])[1].kind != "bid":
        await sessions.answer(session.id, now[0], now[1].id, default(now[1]))
        await rest(session)
    order = [session.seats[seat].user for seat in s.playing]
    for user in order:
        assert asked(session) == [(user, "bid")]
        await miss(deadlines, clock, session)
    assert asked(session) == [(order[0], "place")]  # nobody bid: who drew it places it (R5.3)
