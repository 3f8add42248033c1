"""Whoever is forgotten stands nowhere any more, and everybody else plays on as if nothing had happened."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from gm.acts import OPENED, answer
from persons.people import BOB, CY, DAN, EVE, MANAGER, NAMES, WORD, assert_gone, forgetting, seated
from persons.remains import bytes_of, holds
from postgres import sqlite_only
from sessions.world import assert_sound, lend, play_on, rest

from engine.core.errors import Gone, Refused
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import Servers, settle, settled
from engine.store import StoreError
from engine.store.sqlite import SqliteStore
from engine.tables.stats import played
from engine.tables.votes import Votes


async def test_a_player_becomes_a_number_and_the_game_goes_on(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await play_on(sessions, session, Random(1), 12)
    assert await forgetting(sessions).forget(EVE) == 1
    session = await rest(await sessions.get(session.id))
    assert session.seats["c"].name == "Player 3" and session.seats["c"].user is None
    await assert_gone(sessions, WORD)
    told = [event.message.key for entry in (await sessions.history(session))[-3:] for event in entry.events]
    assert session.seats["c"].absent == "free" and "log-forgotten" in told
    await play_on(sessions, session, Random(2))
    assert session.status == "over"
    await assert_sound(sessions, session, session.playing.dice.seed)
    found = await sessions.verify(session)
    assert found.holds and not found.unmixed and any(str(part).startswith("#") for part in found.parts)


async def test_anybody_may_have_the_seat_and_what_was_ordered_for_it_is_not_theirs(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await forgetting(sessions).forget(EVE)
    await sessions.join(session.id, DAN, NAMES[DAN])
    session = await sessions.get(session.id)
    assert session.seat_of(DAN) == "c" and not session.seats["c"].absent
    with pytest.raises(Refused):
        await sessions.join(session.id, 77, "Late")
    await play_on(sessions, session, Random(1))
    assert session.status == "over"


async def test_the_last_person_of_a_table_takes_it_along(serve) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=EVE, name=NAMES[EVE], language="en")
    await sessions.stand_in(session.id, EVE, ["Bot"])
    await rest(await sessions.begin(session.id, EVE))
    await forgetting(sessions).forget(EVE)
    session = await sessions.get(session.id)
    assert session.status == "dropped" and session.host < 0
    await assert_gone(sessions)
    await sessions.join(session.id, DAN, NAMES[DAN])
    session = await sessions.get(session.id)
    assert (session.status, session.host) == ("playing", DAN)


async def test_a_lobby_loses_them_and_gets_another_host(serve) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=EVE, name=NAMES[EVE], language="en", interaction=1)
    await sessions.join(session.id, BOB, NAMES[BOB], 2)
    await sessions.give_word(session.id, EVE, WORD)
    await forgetting(sessions).forget(EVE)
    session = await sessions.get(session.id)
    assert (session.host, session.names) == (BOB, {"a": NAMES[BOB]})
    await assert_gone(sessions, WORD)
    alone = await sessions.open("toy", guild=1, channel=6, host=EVE, name=NAMES[EVE], language="en")
    await forgetting(sessions).forget(EVE)
    assert (await sessions.get(alone.id)).status == "dropped"
    await assert_gone(sessions)


async def test_what_a_game_master_typed_is_blank_and_can_be_taken_back_still(serve) -> None:
    sessions = await serve()
    session = await seated(sessions, (EVE, BOB, CY))
    gm, eve, bob = GameMaster(sessions), Person(EVE, NAMES[EVE]), Person(BOB, NAMES[BOB])
    await gm.name(session.id, eve, BOB, NAMES[BOB])
    await gm.name(session.id, eve, DAN, NAMES[DAN])
    await gm.pause(session.id, eve, "a secret reason")
    await gm.note(session.id, eve, "gm-did-announce", "", text="a secret announcement")
    await gm.resume(session.id, bob, f"{NAMES[EVE]} sleeps, says <@{EVE}>")
    await gm.transfer(session.id, eve, BOB, NAMES[BOB], "a secret reason")
    await gm.transfer(session.id, bob, EVE, NAMES[EVE], "why not")
    await forgetting(sessions).forget(EVE)
    session = await sessions.get(session.id)
    assert session.host == BOB
    await assert_gone(sessions, "a secret", WORD)
    assert "Bobby" in str(await sessions.history(session)), "others stay whom they are"
    await gm.undo(session.id, bob, "")
    session = await sessions.get(session.id)
    assert session.host == BOB, "nobody who is forgotten becomes the host"
    await play_on(sessions, session, Random(3), 3)


async def test_the_dice_of_an_earlier_version_say_what_can_no_longer_be_seen(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await play_on(sessions, session, Random(1))
    rows = await sessions.store.rows("SELECT CAST(act AS TEXT) FROM actions WHERE seq = 0")
    await sessions.store.execute("UPDATE actions SET act = ? WHERE seq = 0", rows[0][0].replace(',"digests":true', ""))
    assert [fault for _, fault in (await sessions.verify(session)).faults] == ["seed"], "it was mixed by digests"
    await forgetting(sessions).forget(EVE)
    found = await sessions.verify(await sessions.get(session.id))
    assert found.unmixed and found.holds


async def test_statistics_of_others_stay_and_theirs_go(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await play_on(sessions, session, Random(1))
    before = await played(sessions.store, 1)
    assert {each.user for each in before} == {EVE, BOB, CY}
    await forgetting(sessions).forget(EVE)
    assert await played(sessions.store, 1) == [each for each in before if each.user != EVE]
    session = await sessions.get(session.id)
    assert not session.seats["c"].stand_in, "nobody says that a stand-in has played it"
    gm = GameMaster(sessions)
    await gm.rewind(session.id, Person(BOB, NAMES[BOB]), session.seq - 3, "once more")
    session = await rest(await sessions.get(session.id))
    await play_on(sessions, session, Random(2))
    assert session.status == "over", "played on, the stand-in answers for the seat"


async def test_an_export_names_nobody_who_is_forgotten_and_can_be_imported(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    gm = GameMaster(sessions)
    await gm.pause(session.id, Person(BOB, NAMES[BOB]), "")
    await gm.resume(session.id, Person(BOB, NAMES[BOB]), "")
    await play_on(sessions, session, Random(1), 9)
    await forgetting(sessions).forget(EVE)
    data = await exchange.pack(gm, await rest(await sessions.get(session.id)))
    assert str(EVE).encode() not in data and NAMES[EVE].encode() not in data and WORD.encode() not in data
    parcel, wrong = exchange.read(data, sessions.games)
    assert wrong == [] and parcel is not None


async def test_a_seat_on_loan_goes_back_or_stays(serve) -> None:
    sessions = await serve()
    lent = await seated(sessions, channel=5)
    await lend(sessions, lent.id, EVE, DAN, NAMES[DAN])
    borrowed = await seated(sessions, (BOB, EVE), channel=6)
    await sessions.leave(borrowed.id, EVE)
    other = await seated(sessions, (EVE, CY), channel=7)
    await lend(sessions, other.id, CY, DAN, NAMES[DAN])
    await sessions.offer(other.id, EVE, 77, "Late")
    await forgetting(sessions).forget(EVE)
    assert (await sessions.get(lent.id)).seats["c"].user == DAN and (await sessions.get(lent.id)).seats[
        "c"
    ].lender is None
    await assert_gone(sessions)
    await forgetting(sessions).forget(DAN)
    session = await sessions.get(other.id)
    assert session.seats["b"].lender == CY
    await sessions.join(other.id, CY, NAMES[CY])
    assert (await sessions.get(other.id)).seat_of(CY) == "b"


async def test_in_the_middle_of_a_vote(serve) -> None:
    sessions = await serve()
    votes = Votes(sessions)
    session = await seated(sessions)
    await answer(sessions, session, Random(1), BOB)
    proposal = await votes.propose_end(session.id, BOB)
    await votes.vote(proposal.id, CY, True)
    await forgetting(sessions).forget(EVE)
    await votes.settle(session.id)
    assert (await votes.get(proposal.id)).outcome == "carried", "the others have agreed"
    await assert_gone(sessions)


async def test_the_others_take_moves_back_past_theirs(serve) -> None:
    sessions = await serve()
    votes = Votes(sessions)
    session = await seated(sessions)
    random = Random(1)
    await play_on(sessions, session, random, 12)
    await forgetting(sessions).forget(EVE)
    session = await rest(await sessions.get(session.id))
    before = session.seq
    proposal = await votes.propose(session.id, BOB)
    assert (await votes.vote(proposal.id, CY, True)).outcome == "carried"
    session = await rest(await sessions.get(session.id))
    assert session.seq > before
    await assert_sound(sessions, session, session.playing.dice.seed)
    await assert_gone(sessions, WORD)


async def test_what_they_have_proposed_is_withdrawn(serve) -> None:
    sessions = await serve()
    votes = Votes(sessions)
    session = await seated(sessions)
    proposal = await votes.propose_end(session.id, EVE)
    await votes.vote(proposal.id, CY, True)
    await forgetting(sessions).forget(EVE)
    await votes.settle(session.id)
    now = await votes.get(proposal.id)
    assert (now.outcome, now.proposer) == ("withdrawn", -3) and (await sessions.get(session.id)).status == "playing"
    await assert_gone(sessions)


async def test_a_count_that_began_before_takes_nobody_into_the_log(serve) -> None:
    sessions = await serve()
    votes = Votes(sessions)
    session = await seated(sessions)
    old = await votes.propose_end(session.id, EVE)
    await forgetting(sessions).forget(EVE)
    with pytest.raises(Gone):
        await sessions.govern(session.id, lambda session, batch: votes._carry(old, session, batch))
    await assert_gone(sessions)


async def test_who_is_barred_stays_barred_without_a_name(serve) -> None:
    sessions = await serve()
    servers = Servers(sessions.store)
    await settle(sessions.store, 1, MANAGER, {"barred": [EVE, DAN]})
    await forgetting(sessions).forget(EVE)
    await assert_gone(sessions)
    kept = await settled(sessions.store, 1)
    assert DAN in kept.barred and len(kept.barred) == 2
    with pytest.raises(Refused):
        await servers.admit(1, Person(EVE, NAMES[EVE]))
    await servers.admit(1, Person(BOB, NAMES[BOB]))


async def test_what_is_settled_while_somebody_is_forgotten_holds(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    servers = Servers(sessions.store)
    for guild in (1, 2):
        await settle(sessions.store, guild, MANAGER, {"barred": [EVE]})
    rows = sessions.store.rows

    async def meanwhile(sql: str, *values: object) -> list[tuple[object, ...]]:
        monkeypatch.undo()
        found = await rows(sql, *values)
        await servers.change(2, MANAGER, {"each": 3})
        return found

    monkeypatch.setattr(sessions.store, "rows", meanwhile)
    assert await servers.forget_member(EVE)
    kept = await settled(sessions.store, 2)
    assert kept.each == 3 and kept.barred != (EVE,)


async def test_two_of_one_table_are_two_numbers_also_on_one_seat(serve) -> None:
    sessions = await serve()
    session = await seated(sessions)
    forget = forgetting(sessions)
    await forget.forget(EVE)
    await sessions.join(session.id, DAN, NAMES[DAN])
    await play_on(sessions, await sessions.get(session.id), Random(1), 9)
    await forget.forget(DAN)
    await forget.forget(BOB)
    session = await sessions.get(session.id)
    assert session.names == {"a": "Player 1", "b": NAMES[CY], "c": "Player 4"}
    assert await holds(sessions.store, [EVE, BOB, DAN, NAMES[EVE], NAMES[BOB], NAMES[DAN]]) == []
    assert "Player 3" in str(await sessions.history(session))


async def test_twice_at_once_and_again_when_it_was_broken_off(serve) -> None:
    sessions = await serve()
    for channel in range(3):
        await play_on(sessions, await seated(sessions, channel=channel), Random(channel), 5)
    forget = forgetting(sessions)
    one, two = await asyncio.gather(forget.forget(EVE), forget.forget(EVE))
    assert one == two == 3 and await forget.wanted() == []
    await sessions.open("toy", guild=1, channel=9, host=EVE, name=NAMES[EVE], language="en")
    await sessions.store.execute("INSERT INTO meta (key, value) VALUES (?, '')", f"forget:{EVE}")
    assert await forget.wanted() == [EVE], "the program was stopped"
    await forget.forget(EVE)
    await assert_gone(sessions)


async def test_somebody_of_the_same_name_keeps_it(serve) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=BOB, name="Alexandra", language="en")
    await sessions.join(session.id, EVE, "Alexandra")
    await sessions.begin(session.id, BOB)
    await rest(session)
    await sessions.leave(session.id, BOB)
    await sessions.join(session.id, BOB, "Alexandra")
    await forgetting(sessions).forget(EVE, ["Alexandra"])
    session = await sessions.get(session.id)
    assert session.names == {"a": "Alexandra", "b": "Player 2"} and "Alexandra" in str(await sessions.history(session))
    assert await holds(sessions.store, [EVE]) == []


async def test_a_table_whose_game_is_not_there_any_more(serve, caplog: pytest.LogCaptureFixture) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await sessions.store.execute("UPDATE sessions SET game = 'gone' WHERE id = ?", session.id)
    await sessions.close()
    sessions = await serve()
    await forgetting(sessions).forget(EVE)
    await assert_gone(sessions, WORD)
    assert session.id in caplog.text, "the host is told why it was not done in play"


@sqlite_only
async def test_no_byte_of_the_file_is_left(serve, where: Path) -> None:
    sessions = await serve()
    session = await seated(sessions)
    await play_on(sessions, session, Random(1), 40)
    await sessions.store.execute("INSERT INTO users (person, language) VALUES (?, 'ru')", EVE)
    await sessions.drafts.keep(session.id, EVE, "d", ["w"])
    assert bytes_of(where, [EVE, NAMES[EVE], WORD]) == [str(EVE), NAMES[EVE], WORD]
    await forgetting(sessions).forget(EVE)
    await sessions.store.scrub()
    assert bytes_of(where, [EVE, NAMES[EVE], WORD]) == []
    await play_on(sessions, await sessions.get(session.id), Random(2), 5)


@pytest.mark.parametrize("game", sorted(OPENED))
async def test_in_the_middle_of_each_game(serve, game: str) -> None:
    sessions, gm, session = await OPENED[game](serve)
    random = Random(4)
    await play_on(sessions, session, random, 12)
    before = session.playing
    await forgetting(sessions).forget(11)
    session = await sessions.get(session.id)
    await rest(session)
    assert session.names["b"] == "Player 2" and before.seats == session.playing.seats
    for _ in range(25):
        if session.status != "playing":
            break
        await answer(sessions, session, random)
    entries = await sessions.history(session)
    assert [entry.seq for entry in entries] == list(range(session.seq + 1))
    await gm.rewind(session.id, Person(10, "Ann"), 3, "")
    parcel, wrong = exchange.read(await exchange.pack(gm, await rest(session)), sessions.games)
    assert wrong == [] and parcel is not None


async def test_bytes_that_somebody_still_reads_are_not_called_gone(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "read.db")
    try:
        with closing(sqlite3.connect(tmp_path / "read.db")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM meta").fetchall()
            await store.execute("INSERT INTO meta (key, value) VALUES ('word', 'secret')")
            with pytest.raises(StoreError):
                await store.scrub()
        await store.scrub()
    finally:
        await store.close()
