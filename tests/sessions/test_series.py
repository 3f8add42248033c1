"""Series: which games count, who stands where, and that nothing but the tables of a series is kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sessions.ended import ANN, BOB, CY, GM, state
from sessions.world import table

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm import exchange
from engine.gm.checking import read
from engine.gm.forgetting import forget_server
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import Servers
from engine.tables.campaigns import Campaigns
from engine.tables.series import BEST, DAY, USUAL, AllSeries, points
from engine.tables.session import Session
from tests.every_game import game_of


async def played(sessions: Any, winner: str, *, after: str = "", channel: int = 5, game: str = "zombies") -> Session:
    """A game of Ann, Bob and Cy on seats a, b and c that ended by hand."""
    session = await sessions.open(game, guild=1, channel=channel, host=ANN, name="Ann", language="en", after=after)
    for user, name in ((BOB, "Bob"), (CY, "Cy")):
        await sessions.join(session.id, user, name)
    await sessions.begin(session.id, ANN)
    await GameMaster(sessions).end(session.id, GM, "", winner)
    sessions.clock.pass_time(60)
    return session


def standing(series: Any) -> dict[int, tuple[int, int]]:
    """By person the place and the points."""
    return {each.user: (each.place, each.points) for each in series.places}


def test_points_by_place_equals_share() -> None:
    hitz = game_of("hitz")
    assert points(hitz, state("hitz", "abcd", ["b"], a=3, b=9, c=5, d=3)) == {"a": 2, "b": BEST, "c": 7, "d": 2}
    assert points(hitz, state("hitz", "ab", ["a"], a=3, b=1)) == {"a": BEST, "b": 0}


def test_who_wins_together_or_against_the_program_has_all_of_them() -> None:
    plague, city = game_of("plague"), game_of("zombicide")
    assert points(plague, state("plague", "ab", ["a", "b"])) == {"a": BEST, "b": BEST, "m": 0}
    assert points(plague, state("plague", "ab", ["m"])) == {"a": 0, "b": 0, "m": BEST}
    assert points(city, state("zombicide", "ab", [])) == {"a": 0, "b": 0}
    assert points(game_of("hitz"), state("hitz", "a", ["a"], a=9)) == {"a": BEST}


async def test_games_of_several_kinds_count_until_there_are_enough(serve) -> None:
    sessions = await serve(game_of("zombies"), game_of("hitz"))
    every = AllSeries(sessions)
    first = await played(sessions, "a")
    series = await every.begin(first, 3, None)
    assert standing(series)[ANN] == (1, BEST) and not series.over
    second = await played(sessions, "b", after=await every.goes_on(first))
    third = await played(sessions, "a", after=await every.goes_on(second), game="hitz", channel=6)
    series = await every.get(series.id)
    assert series.over and [each.game for each in series.entries] == ["zombies", "zombies", "hitz"]
    assert [each.user for each in series.winners] == [ANN]
    assert await every.goes_on(third) == "", "the next game belongs to no series"
    then = await every.of(first, so_far=True)
    assert then is not None and len(then.entries) == 1, "an old result tells how it stood then"
    with pytest.raises(Refused):
        await every.join(await played(sessions, "a", channel=7), series.id)
    assert await every.running(1) == []


async def test_a_table_joins_one_series_of_its_own_server(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every = AllSeries(sessions)
    one, other = await played(sessions, "a"), await played(sessions, "b", channel=6)
    series = await every.begin(one, None, None)
    assert series.games == USUAL and [each.id for each in await every.running(1)] == [series.id]
    assert len((await every.join(other, series.id)).entries) == 2
    for call in (every.join(other, series.id), every.begin(one, 2, None), every.get(99)):
        with pytest.raises(Refused):
            await call
    alien = await sessions.open("zombies", guild=2, channel=8, host=ANN, name="Ann", language="en")
    with pytest.raises(Refused):
        await every.join(alien, series.id)


async def test_founded_at_the_same_instant_they_are_two_and_a_table_belongs_to_one(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every = AllSeries(sessions)
    one, other = await played(sessions, "a"), await played(sessions, "b", channel=6)
    found = await asyncio.gather(every.begin(one, 2, None), every.begin(other, 3, None))
    assert [each.games for each in found] == [2, 3] and found[0].id != found[1].id
    third = await played(sessions, "c", channel=7)
    tried = await asyncio.gather(*(every.begin(third, 4, None) for _ in range(2)), return_exceptions=True)
    assert sorted(isinstance(each, Refused) for each in tried) == [False, True]
    assert len(await every.running(1)) == 3


async def test_a_series_until_a_day(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every = AllSeries(sessions)
    series = await every.begin(await played(sessions, "a"), None, 1)
    assert series.games is None and not series.over
    sessions.clock.pass_time(DAY)
    late = await played(sessions, "b", channel=6)
    with pytest.raises(Refused):
        await every.join(late, series.id)
    series = await every.get(series.id)
    assert series.over and len(series.entries) == 1 and series.winners[0].name == "Ann"
    assert not (await every.set_length(series.id, 4, None)).over


async def test_struck_out_corrected_substitutes_and_stand_ins(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every, master = AllSeries(sessions), GameMaster(sessions)
    first = await played(sessions, "a")
    series = await every.begin(first, 2, None)
    second = await played(sessions, "b", after=first.id, channel=6)
    assert (await every.get(series.id)).over
    await master.count(second.id, GM, False, "")
    series = await every.get(series.id)
    assert not series.over and standing(series)[ANN] == (1, BEST), "its place is free again"
    await master.count(second.id, GM, True, "")
    await master.rewind(second.id, GM, 0, "")
    assert len((await every.get(series.id)).entries) == 1
    await master.replace(second.id, GM, "c", 99, "Dan", "")
    await master.stand_in(second.id, GM, "b", "")
    await master.end(second.id, GM, "", "c")
    series = await every.get(series.id)
    assert standing(series)[99][1] == BEST and {each.user: each.games for each in series.places}[BOB] == 1


async def test_a_campaign_is_one_game(serve) -> None:
    sessions = await serve(game_of("zombicide"))
    every, campaigns, master = AllSeries(sessions), Campaigns(sessions), GameMaster(sessions)
    session = await table(sessions, [ANN, BOB], game="zombicide")
    series = await every.begin(session, 2, None)
    campaign = await campaigns.found("zombicide", 1, "Dawn")
    await sessions.store.execute(
        "INSERT INTO chapters (session, campaign, chapter, carry) VALUES (?, ?, 1, 'null')", session.id, campaign.id
    )
    await master.end(session.id, GM, "", "a,b")
    sessions.clock.pass_time(60)
    other = await campaigns.open(campaign.id, channel=6, host=ANN, name="Ann", language="en")
    assert (await sessions.store.rows("SELECT series FROM series_tables")) == [(series.id,)] * 2, "with its lobby"
    await sessions.begin(other.id, ANN)
    await master.end(other.id, GM, "")
    series = await every.get(series.id)
    assert len(series.entries) == 1 and series.entries[0].points == {ANN: BEST // 2, BOB: BEST}, "Bob sat at one"


async def test_whoever_is_forgotten_and_a_server_that_is_leave_nothing(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every = AllSeries(sessions)
    series = await every.begin(await played(sessions, "a"), 3, None)
    await sessions.store.execute("UPDATE seats SET person = -1, name = 'Player 1' WHERE person = ?", ANN)
    assert ANN not in standing(await every.get(series.id))
    await forget_server(sessions, Servers(sessions.store), 1)
    for name in ("series", "series_tables"):
        assert await sessions.store.rows(f"SELECT * FROM {name}") == []


@pytest.mark.parametrize("where", ["postgresql"], indirect=True)
async def test_of_two_processes_one_begins_a_series_and_each_has_its_own(serve) -> None:
    one, other = await serve(game_of("zombies")), await serve(game_of("zombies"))
    first = await played(one, "a")
    tried = await asyncio.gather(
        *(AllSeries(each).begin(first, 3, None) for each in (one, other, one, other)), return_exceptions=True
    )
    begun = [each for each in tried if not isinstance(each, BaseException)]
    assert len(begun) == 1 and [str(each) for each in tried if isinstance(each, Refused)] == ["refused-in-series"] * 3
    assert await one.store.rows("SELECT guild FROM series") == [(1,)], "what was refused leaves no series behind"
    elsewhere = [await table(other, [ANN, BOB], game="zombies", guild=2, channel=70 + n) for n in range(4)]
    here = [await table(one, [ANN, BOB], game="zombies", guild=1, channel=80 + n) for n in range(4)]
    made = await asyncio.gather(
        *(AllSeries(other).begin(each, 2, None) for each in elsewhere),
        *(AllSeries(one).begin(each, 2, None) for each in here),
    )
    assert [each.guild for each in made] == [2] * 4 + [1] * 4 and len({each.id for each in made}) == 8
    await GameMaster(other).end(elsewhere[0].id, GM, "", "b")
    for sessions in (one, other):
        assert standing(await AllSeries(sessions).get(made[0].id)) == {BOB: (1, BEST), ANN: (2, 0)}, (
            "told alike by both"
        )


MANAGER = Person(ANN, "Ann", manager=True)


async def carried(sessions: Any, sources: list[Session], guild: int) -> list[Any]:
    """These tables, taken in by a server from their files; its series."""
    gm = GameMaster(sessions)
    for session in sources:
        parcel, wrong = read(await exchange.pack(gm, session), sessions.games)
        assert parcel is not None and wrong == []
        id, now = await sessions.new_id(), sessions.clock().timestamp()
        channel = 50 + len(await sessions.store.rows("SELECT id FROM sessions"))
        await exchange.take_in(gm, MANAGER, exchange.unpack(parcel, id, MANAGER, "", guild, channel, now))
        sessions.clock.pass_time(60)
    rows = await sessions.store.rows("SELECT id FROM series WHERE guild = ? ORDER BY id", guild)
    return [await AllSeries(sessions).get(id) for (id,) in rows]


async def test_with_its_tables_a_series_goes_to_another_server_and_back_and_no_game_counts_twice(serve) -> None:
    sessions = await serve(game_of("zombies"))
    every = AllSeries(sessions)
    first = await played(sessions, "a")
    series = await every.begin(first, None, 1)
    games = [first, await played(sessions, "b", after=first.id), await played(sessions, "b", after=first.id)]
    expected = standing(await every.get(series.id))
    sessions.clock.pass_time(2 * DAY)
    (elsewhere,) = await carried(sessions, [*games, games[1]], 2)
    assert standing(elsewhere) == expected and len(elsewhere.entries) == 3, "its games were over before its last day"
    assert (elsewhere.until, elsewhere.games, elsewhere.over) == (series.until, None, True)
    (again,) = await carried(sessions, games, 1)
    assert again.id == series.id and standing(again) == expected and len(again.entries) == 3
    there = [await sessions.get(each.session) for each in elsewhere.entries]
    (third,) = await carried(sessions, there, 3)
    assert standing(third) == expected
    (once,) = await carried(sessions, [*there, *games], 3)
    assert once.id == third.id and len(once.entries) == 3, "the same games, from wherever they come"


async def test_what_a_damaged_file_says_of_its_series_is_named(serve) -> None:
    sessions = await serve(game_of("zombies"))
    session = await played(sessions, "a")
    await AllSeries(sessions).begin(session, 3, None)
    file = json.loads(await exchange.pack(GameMaster(sessions), session))
    assert file["series"]["series"] == "1/1" and file["series"]["ended"] == session.kept.changed
    for field, value in {"games": 0, "series": "1", "until": "x", "table": "", "ended": -1}.items():
        damaged = {**file, "series": {**file["series"], field: value}}
        parcel, wrong = read(json.dumps(damaged).encode(), sessions.games)
        assert parcel is None and wrong == [msg("import-wrong", path=f"series.{field}")], field
    before = {name: value for name, value in file.items() if name != "series"}
    assert read(json.dumps(before).encode(), sessions.games)[1] == [], "as versions without series wrote it"
