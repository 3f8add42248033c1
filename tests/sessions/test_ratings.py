"""Ratings: what finished games say of the people in them."""

from __future__ import annotations

import json

import pytest
from sessions.world import PEOPLE, table

from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.outlook.curve import Curve, Point
from engine.outlook.shares import Tally
from engine.ratings import MODEL, Match, rated, ratings
from engine.tables.stats import newcomers
from tests.balance.ratings import everybody_for_themselves, parties
from tests.every_game import IDS, game_of

ANN, BOB, CY = PEOPLE[:3]


def test_who_wins_rises_and_doubt_falls() -> None:
    found = rated([Match([[ANN], [BOB], [CY]], [1, 2, 2])] * 3)
    assert found[ANN].points > 1500 > found[BOB].points == found[CY].points
    assert found[ANN].doubt < 500 and found[ANN].games == 3
    assert rated([Match([[ANN], [BOB]], [1, 1])])[ANN].points == 1500


def test_stand_ins_are_known_and_nobody_who_is_forgotten_is_rated() -> None:
    alone = rated([Match([[ANN], [None], [None]], [1, 2, 2])])
    assert list(alone) == [ANN] and alone[ANN].points > 1500
    assert rated([Match([[ANN], [-1]], [1, 2])]).keys() == {ANN}


@pytest.mark.parametrize("won", [True, False])
def test_a_party_is_measured_by_what_stand_ins_reach(won: bool) -> None:
    easy, hard = (rated([Match([[ANN, BOB]], [1 if won else 2], odds)])[ANN].mu - MODEL.mu for odds in (0.9, 0.1))
    assert (easy > 0) == (hard > 0) == won
    assert easy < hard, "an easy mission won is worth little, and lost costs much"


def test_ratings_foretell_better_than_none() -> None:
    for play in (everybody_for_themselves, parties):
        losses = play(400, 1)
        assert losses.true < losses.rated < losses.blind


@pytest.mark.parametrize("game", IDS)
async def test_finished_games_are_rated(serve, game: str) -> None:
    sessions = await serve(game_of(game))
    session = await table(sessions, PEOPLE[:2], game=game)
    await GameMaster(sessions).end(session.id, Person(ANN, "A"), "")
    sides = session.game.sides(session.playing)
    found = await ratings(sessions.store, sessions.games, session.guild)
    if len(sides) > 1:
        assert {*found[game]} == {ANN, BOB}
    else:
        assert game not in found, "a party says nothing without a curve"
        (side,) = sides
        curve = Curve(sides=[side], points={1: Point(first=Tally(games=100, won={side: 30.0}))})
        await sessions.store.execute(
            "INSERT INTO outlooks (session, head, curve, done, tries, step) VALUES (?, ?, ?, 1, 0, 1)",
            *(session.id, session.seq, curve.model_dump_json()),
        )
        found = await ratings(sessions.store, sessions.games, session.guild)
        assert {*found[game]} == {ANN, BOB} and found[game][ANN].points < 1500
    settings = json.loads((await sessions.store.rows("SELECT settings FROM sessions"))[0][0])
    settings["table"]["lesson"] = True
    await sessions.store.execute("UPDATE sessions SET settings = ?", json.dumps(settings))
    assert await ratings(sessions.store, sessions.games, session.guild) == {}, "a first game"


async def test_a_game_that_cannot_be_read_leaves_the_others_rated(serve) -> None:
    sessions = await serve(game_of("zombies"))
    for channel in (5, 6):
        session = await table(sessions, PEOPLE[:2], game="zombies", channel=channel)
        await GameMaster(sessions).end(session.id, Person(ANN, "A"), "")
    await sessions.store.execute("UPDATE sessions SET state = ? WHERE channel = 6", b"rubbish")
    found = await ratings(sessions.store, sessions.games, session.guild)
    assert {user: each.games for user, each in found["zombies"].items()} == {ANN: 1, BOB: 1}


async def test_where_nobody_sits_nobody_is_new(serve) -> None:
    sessions = await serve()
    assert await newcomers(sessions.store, "hitz", []) == set()
    assert await newcomers(sessions.store, "hitz", [ANN]) == {ANN}
