"""Wishes as rows, on both databases: met once whoever meets them, handed out, forgotten with person and server."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest
from core.toy import Toy
from persons.people import BOB, CY, EVE, forgetting

from cogs.showing.lobbies import pace_line
from engine.company.forecast import forecast
from engine.company.hours import Hours
from engine.company.matching import Match, Wish
from engine.company.meetings import Meetings
from engine.company.tastes import DAY, Tastes
from engine.company.wishes import Wishes
from engine.core.errors import Refused
from engine.data import load
from engine.gm.forgetting import forget_server
from engine.gm.person import Person
from engine.gm.servers import Servers, settle
from engine.persons.belongings import collect
from engine.tables.lobby import usual
from engine.tables.sessions import Sessions
from render.boards import BOARDS
from telling.texts import Texts
from tests.every_game import game_of


def wished(person: int, made: float = 1.0, guild: int = 1) -> Wish:
    toy, two = frozenset({"toy"}), frozenset({2})
    return Wish(person, guild, 2, toy, two, frozenset({"post"}), frozenset({"en"}), True, made, 1e10)


def service(sessions: Sessions) -> Meetings:
    """One for each process."""
    return Meetings(sessions, Wishes(sessions.store), Hours(sessions.store))


def match(*people: int) -> Match:
    return Match(("toy", "post", "en"), tuple(wished(each) for each in people), 2, 1.0)


async def test_of_two_processes_that_meet_the_same_wish_one_does(serve) -> None:
    sessions = await serve(Toy())
    one, other = service(sessions), service(sessions)
    for person in (EVE, BOB, CY):
        await one.wishes.make(wished(person))
    assert await one.arrange(match(EVE, BOB)) is not None
    assert await other.arrange(match(BOB, CY)) is None, "all of it or nothing"
    assert await other.wishes.of(CY) == (wished(CY), None)
    assert len(await one.pending()) == 1


async def test_a_wish_that_was_withdrawn_or_made_anew_meanwhile_is_not_met(serve) -> None:
    sessions = await serve(Toy())
    one, other = service(sessions), service(sessions)
    for person in (EVE, BOB):
        await one.wishes.make(wished(person))
    await other.wishes.withdraw(BOB)
    assert await one.arrange(match(EVE, BOB)) is None
    await other.wishes.make(wished(BOB, made=2.0, guild=3))
    assert await one.arrange(match(EVE, BOB)) is None
    assert (await one.wishes.of(BOB))[0] == wished(BOB, made=2.0, guild=3), "one wish of a person, wherever it is"


async def test_while_a_table_waits_for_a_yes_nothing_else_can_be_wished(serve) -> None:
    meetings = service(await serve(Toy()))
    for person in (EVE, BOB):
        await meetings.wishes.make(wished(person))
    assert await meetings.arrange(match(EVE, BOB)) is not None
    for act in (meetings.wishes.make(wished(EVE, made=5.0, guild=9)), meetings.wishes.withdraw(EVE)):
        with pytest.raises(Refused, match="refused-wish-met"):
            await act
    assert (await meetings.wishes.of(EVE))[0] == wished(EVE)


async def test_all_of_it_is_handed_out_and_forgotten_with_its_person(serve) -> None:
    sessions = await serve(Toy())
    meetings, tastes = service(sessions), Tastes(sessions.store)
    await meetings.wishes.make(wished(EVE))
    await meetings.wishes.avoid(EVE, [BOB])
    await meetings.wishes.avoid(CY, [EVE])
    await tastes.want(EVE, 1, ["toy"])
    meetings.hours.looked(EVE, 1000.0)
    await meetings.hours.write()
    found = await collect(sessions.store, EVE)
    assert found["wishes"] and found["hours"] and found["notices"] and found["avoided"] == [str(BOB)]
    assert str(CY) not in str(found), "who avoids somebody is never told"
    await forgetting(sessions).forget(EVE)
    for table in ("wishes", "avoided", "hours", "tastes"):
        assert await sessions.store.rows(f"SELECT * FROM {table}") == [], table


async def test_wishes_of_two_servers_meet_only_if_both_allow_it_and_whoever_comes_is_a_member(serve) -> None:
    sessions = await serve(game_of("hitz"))
    meetings, members, asked = service(sessions), set[int](), list[int]()
    manager = Person(9, "Max", manager=True)

    async def present(wish: Wish, users: Collection[int]) -> set[int]:
        asked.extend(users)
        return members & {*users}

    async def found() -> Match | None:
        meetings.wishes.forget(1)
        return await meetings.find(eve, await meetings.wishes.pool(1, sessions.clock().timestamp()), present)

    eve = replace(wished(EVE), games=frozenset({"hitz"}))
    await meetings.wishes.make(replace(eve, person=BOB, made=0.5, guild=3))
    await meetings.wishes.make(eve)
    for allowing in ([], [1], [3]):
        for guild in (1, 3):
            await settle(sessions.store, guild, manager, {"abroad": guild in allowing})
        members = {BOB}
        assert await found() is None and asked == [], allowing
    for guild in (1, 3):
        await settle(sessions.store, guild, manager, {"abroad": True})
    members = set()
    assert await found() is None and asked == [BOB], "who is no member here is not seated"
    members = {BOB}
    match = await found()
    assert match is not None
    meeting = await meetings.arrange(match)
    assert meeting is not None and (meeting.guild, meeting.channel) == (1, eve.channel), "where the others are"
    assert [each.person for each in meeting.people] == [EVE, BOB]
    await meetings.part(meeting, [EVE, BOB])
    assert {EVE, BOB} <= (await meetings.wishes.pool(3, 0.0)).wishes.keys()
    await settle(sessions.store, 3, manager, {"abroad": False})
    assert await found() is None, "as soon as one of them does not allow it any more"


async def test_it_is_forgotten_with_its_server(serve) -> None:
    sessions = await serve(Toy())
    meetings = service(sessions)
    await meetings.wishes.make(wished(EVE))
    await meetings.wishes.make(wished(BOB, guild=3))
    await Tastes(sessions.store).want(EVE, 1, ["toy"])
    await forget_server(sessions, Servers(sessions.store), 1)
    rows = await sessions.store.rows("SELECT person FROM wishes")
    assert rows == [(BOB,)] and await sessions.store.rows("SELECT * FROM tastes") == []


async def test_one_word_a_day_wherever_the_table_is(serve) -> None:
    tastes = Tastes((await serve(Toy())).store)
    for guild in (1, 2):
        await tastes.want(EVE, guild, ["toy"])
    assert await tastes.hearers(1, "toy", 5 * DAY) == [EVE] and await tastes.hearers(1, "hitz", 5 * DAY) == []
    await tastes.told(EVE, 1, 5 * DAY)
    assert await tastes.hearers(2, "toy", 5.9 * DAY) == []
    assert await tastes.hearers(2, "toy", 6.1 * DAY) == [EVE]


async def test_whoever_minds_is_not_learnt_from(serve) -> None:
    hours = Hours((await serve(Toy())).store)
    await hours.switch(EVE, on=False)
    hours.looked(EVE, 1000.0)
    await hours.write()
    assert await hours.of([EVE]) == {} and await hours.minds(EVE)


async def test_whoever_is_forgotten_while_hours_are_written_has_none(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours((await serve(Toy())).store)
    of = hours.of

    async def forgetting(users):
        known = await of(users)
        hours.forget(EVE)
        return known

    monkeypatch.setattr(hours, "of", forgetting)
    for user in (EVE, BOB):
        hours.looked(user, 1000.0)
    await hours.write()
    assert [*await of([EVE, BOB])] == [BOB]


async def test_the_lobby_says_how_long_it_takes_at_the_hours_of_its_people(serve) -> None:
    game = BOARDS["hitz"].game
    sessions = await serve(game(load("hitz", game.tables)))
    hours, monday = Hours(sessions.store), 1767571200.0
    settings, table = usual(sessions.games["hitz"], "post")
    lobby = await sessions.open(
        "hitz", guild=1, channel=5, host=EVE, name="E", language="en", settings=settings, table=table
    )
    assert await forecast(hours, lobby, [EVE, BOB], monday) is None, "nothing is known yet"
    for day in range(28):
        for user, hour in ((EVE, 20), (BOB, 20), (CY, 7)):
            for beside in (0, 1, 2):
                hours.looked(user, monday + (day * 24 + hour + beside) * 3600)
    await hours.write()
    now = monday + 28 * DAY
    together, apart = [await forecast(hours, lobby, [EVE, other], now) for other in (BOB, CY)]
    assert together is not None and apart is not None and together < apart
    lobby = await sessions.join(lobby.id, BOB, "B")
    said = [pace_line(Texts()("en"), lobby, days) for days in (together, None)]
    assert "at your hours" in said[0] and "at your hours" not in said[1]
