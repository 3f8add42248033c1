"""Prophets: who may guess what, and whose guesses were right by the results that there are."""

from __future__ import annotations

from typing import Any

import pytest
from sessions.ended import ANN, BOB, GM, state

from engine.core.errors import Refused
from engine.gm.forgetting import forget_server
from engine.gm.master import GameMaster
from engine.gm.servers import Servers
from engine.prophets import NO, YES, Prophet, Prophets, right, words
from engine.tables.session import Session
from tests.every_game import game_of

EVE, FAY = 20, 21


async def begun(sessions: Any, channel: int = 5) -> Session:
    """A game of Ann on seat a and Bob on seat b."""
    session = await sessions.open("zombies", guild=1, channel=channel, host=ANN, name="Ann", language="en")
    await sessions.join(session.id, BOB, "Bob")
    return await sessions.begin(session.id, ANN)


async def refusal(prophets: Prophets, session: Session, user: int, word: str) -> str:
    with pytest.raises(Refused) as caught:
        await prophets.guess(session, user, word)
    return caught.value.reason.key


async def test_a_guess_is_one_for_each_person_and_changes_until_the_answer_is_known(serve) -> None:
    sessions = await serve(game_of("zombies"))
    prophets, session, master = Prophets(sessions), await begun(sessions), GameMaster(sessions)
    await prophets.guess(session, EVE, "a")
    await prophets.guess(session, EVE, "b")
    await prophets.guess(session, FAY, "a")
    assert await refusal(prophets, session, EVE, "c") == "refused-guess-word"
    assert await prophets.of_server(1) == [] and await prophets.foreseen(session) == (0, 0)
    await master.end(session.id, GM, "", "b")
    assert await refusal(prophets, session, FAY, "b") == "refused-guess-known"
    assert await prophets.foreseen(session) == (1, 2)
    assert await prophets.of_server(1) == [Prophet(EVE, 1, 1), Prophet(FAY, 0, 1)]
    assert await prophets.of_server(2) == []


async def test_results_that_are_struck_out_or_corrected_count_as_they_are_now(serve) -> None:
    sessions = await serve(game_of("zombies"))
    prophets, session, master = Prophets(sessions), await begun(sessions), GameMaster(sessions)
    await prophets.guess(session, EVE, "a")
    await master.end(session.id, GM, "", "b")
    assert await prophets.of_server(1) == [Prophet(EVE, 0, 1)]
    await master.rewind(session.id, GM, 0, "")
    assert await prophets.of_server(1) == []
    await master.end(session.id, GM, "", "a")
    assert await prophets.of_server(1) == [Prophet(EVE, 1, 1)]
    await master.count(session.id, GM, False, "")
    assert await prophets.of_server(1) == [] and await prophets.foreseen(session) == (0, 0)


async def test_players_and_whoever_did_something_at_the_table_do_not_guess(serve) -> None:
    sessions = await serve(game_of("zombies"))
    prophets, session, master = Prophets(sessions), await begun(sessions), GameMaster(sessions)
    assert await refusal(prophets, session, ANN, "b") == "refused-guess-player"
    await sessions.leave(session.id, BOB)
    assert await refusal(prophets, session, BOB, "a") == "refused-guess-player", "he knows his cards"
    await prophets.guess(session, EVE, "b")
    await master.replace(session.id, GM, "b", EVE, "Eve", "")
    await master.end(session.id, GM, "", "b")
    assert await prophets.of_server(1) == [], "who has sat down since has guessed nothing"


async def test_guesses_go_with_their_table_and_their_server(serve) -> None:
    sessions = await serve(game_of("zombies"))
    prophets = Prophets(sessions)
    for channel in (5, 6):
        await prophets.guess(await begun(sessions, channel), EVE, "a")
    first, _ = await sessions.store.rows("SELECT id FROM sessions ORDER BY age")
    await sessions.forget(first[0])
    assert len(await sessions.store.rows("SELECT * FROM guesses")) == 1
    await forget_server(sessions, Servers(sessions.store), 1)
    assert await sessions.store.rows("SELECT * FROM guesses") == []


def test_of_a_party_it_is_asked_whether_it_makes_it() -> None:
    city, plague, hitz = (game_of(name) for name in ("zombicide", "plague", "hitz"))
    assert words(city, state("zombicide", "ab", [])) == [YES, NO] == words(plague, state("plague", "ab", []))
    assert words(hitz, state("hitz", "abc", [])) == ["a", "b", "c"]
    assert right(city, state("zombicide", "ab", ["a", "b"])) == {YES}
    assert right(city, state("zombicide", "ab", [])) == {NO}
    assert right(hitz, state("hitz", "abc", ["a", "b"])) == {"a", "b"}
    assert right(hitz, state("hitz", "abc", [])) == set()
