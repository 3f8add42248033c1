"""What the dice of a finished game prove: every number accounted for, decks as shuffled, a seed of two halves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.toy import Toy
from gm.acts import HOST, PEOPLE, answer, city, gangs, hitz, taken_in
from postgres import sqlite_only
from sessions.world import play_on, rest, table

from engine.core.act import FixOp
from engine.core.dice import commitment, mix
from engine.core.errors import Refused
from engine.core.secret import decks
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.tables import proof
from engine.tables.proof import Proof, lies
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from tests.every_game import game_of

GAMES = pytest.mark.parametrize("open", [hitz, city], ids=["hitz", "zombies"])
WHY = "a slip"


async def finished(sessions: Sessions, session: Session, random: Random) -> Proof:
    await play_on(sessions, session, random)
    assert session.status == "over"
    return await sessions.verify(session)


async def some(sessions: Sessions, session: Session, random: Random, answers: int = 25) -> None:
    for _ in range(answers):
        await answer(sessions, session, random)


async def something_known(sessions: Sessions, session: Session, random: Random) -> None:
    """Answers until one of them has rolled or turned something up, so that taking it back stirs the dice."""
    known = session.playing.known
    while session.playing.known == known:
        await answer(sessions, session, random)


@pytest.mark.parametrize("open", [hitz, city, gangs], ids=["hitz", "zombies", "zgame"])
async def test_a_game_proves_its_dice_whatever_was_taken_back_and_corrected(serve, open: Any) -> None:
    sessions, gm, session = await open(serve)
    random = Random(7)
    for _ in range(3):
        await some(sessions, session, random, 6)
        await something_known(sessions, session, random)
        await gm.undo(session.id, HOST, WHY)
        await rest(session)
    await gm.rewind(session.id, HOST, session.seq - 9, WHY)
    await gm.fix(session.id, HOST, [FixOp(fix="next-dice", words=["fresh"])], WHY)
    fresh = session.seq
    await some(sessions, session, random, 5)
    found = await finished(sessions, session, random)
    assert found.faults == [] and found.holds and not found.unwritten
    assert (len(found.rolls) > 5) == (open is not gangs), "Z-Game shuffles only"
    assert all(roll.proven for roll in found.rolls) and found.shuffles > 2
    assert (fresh, "gm") in found.stirs and sum(cause == "back" for _, cause in found.stirs) >= 2
    parcel, wrong = exchange.read(await exchange.pack(gm, session), sessions.games)
    assert wrong == [] and parcel is not None
    again = await taken_in(gm, PEOPLE["manager"], parcel, WHY, guild=1, channel=77)
    assert (await sessions.verify(again))._replace(unwritten=0) == found


@pytest.mark.parametrize("kind", ["plague", "zombicide"])
async def test_a_game_that_was_ended_is_proven_as_far_as_it_came(serve, kind: str) -> None:
    sessions = await serve(game_of(kind))
    gm, session, random = GameMaster(sessions), await table(sessions, (10, 11), game=kind), Random(3)
    for _ in range(2):
        await some(sessions, session, random, 8)
        await something_known(sessions, session, random)
        await gm.undo(session.id, HOST, WHY)
        await rest(session)
    await some(sessions, session, random, 8)
    await gm.end(session.id, HOST, WHY)
    found = await sessions.verify(session)
    assert found.holds and not found.unwritten and all(roll.proven for roll in found.rolls)
    assert found.shuffles > 2 and [cause for _, cause in found.stirs] == ["back"] * 2


@GAMES
@pytest.mark.parametrize("skip", [137, 1, -1])
async def test_numbers_left_out_and_numbers_used_twice(serve, open: Any, skip: int) -> None:
    sessions, _, session = await open(serve)
    random = Random(3)
    await some(sessions, session, random)
    session.playing.dice.counter += skip
    seq = session.seq
    found = await finished(sessions, session, random)
    assert found.faults == [(seq + 1, "gap")]


@GAMES
@pytest.mark.parametrize("deed", ["reversed", "swapped", "second"])
async def test_a_deck_that_somebody_has_laid_otherwise(serve, open: Any, deed: str) -> None:
    sessions, _, session = await open(serve)
    random = Random(4)
    await some(sessions, session, random)
    _, deck = next((path, deck) for path, deck in decks(session.playing) if path == "deck")
    cards = deck.cards
    match deed:
        case "reversed":
            cards.reverse()
        case "swapped":
            cards[-1], cards[3] = cards[3], cards[-1]
        case _:  # the second card is to be drawn first
            cards.insert(0, cards.pop())
    seq = session.seq
    found = await finished(sessions, session, random)
    assert (seq + 1, "deck") in found.faults


@sqlite_only
async def test_rolls_and_shuffles_that_the_seed_has_not(serve) -> None:
    sessions, _, session = await hitz(serve)
    await finished(sessions, session, Random(2))
    await sessions.store.execute("UPDATE actions SET used = replace(used, '\"H1-01\",', '') WHERE seq = 0")
    row = await sessions.store.row("SELECT seq FROM actions WHERE events LIKE '%\"counter\":%' LIMIT 1")
    assert row is not None
    await sessions.store.execute(
        "UPDATE actions SET events = json_set(events, (SELECT fullkey || '.faces[0]' FROM json_tree(events) "
        "WHERE key = 'data' AND json_extract(value, '$.counter') IS NOT NULL LIMIT 1), 'nothing') WHERE seq = ?",
        row[0],
    )
    found = await sessions.verify(session)
    assert (row[0], "roll") in found.faults and (0, "shuffle") in found.faults
    assert [roll.seq for roll in found.rolls if not roll.proven] == [row[0]]


async def test_dice_that_nobody_has_set_or_stirred(serve) -> None:
    sessions, _, session = await city(serve)
    random = Random(5)
    await some(sessions, session, random)
    session.playing.dice.forced = ["6", "6"]
    await some(sessions, session, random, 1)
    first = session.seq
    await some(sessions, session, random, 5)
    session.playing.dice.stir += 1
    second = session.seq
    found = await finished(sessions, session, random)
    assert any(fault == "forced" and seq <= first for seq, fault in found.faults)
    assert (second + 1, "gap") in found.faults


async def test_what_a_game_master_has_set_is_named_and_no_fault(serve) -> None:
    sessions, gm, session = await city(serve)
    random = Random(6)
    await some(sessions, session, random)
    await gm.fix(session.id, HOST, [FixOp(fix="next-dice", words=["set", "2", "6", "5"])], WHY)
    top = session.playing.deck.cards[-2]
    await gm.fix(session.id, HOST, [FixOp(fix="card", words=[top, "deck-top"])], WHY)
    handled = session.seq
    found = await finished(sessions, session, random)
    assert found.holds and found.handled == [handled]
    assert [face for roll in found.rolls for face in roll.forced] == ["6", "5"]


@sqlite_only
async def test_a_game_that_an_older_version_began(serve) -> None:
    """It is proven as far as its log goes, and says so."""
    sessions, _, session = await hitz(serve)
    random = Random(8)
    await some(sessions, session, random)
    old = session.seq + 1
    await sessions.store.execute("UPDATE actions SET used = NULL")
    await sessions.store.execute("UPDATE actions SET act = json_remove(act, '$.half', '$.parts') WHERE seq = 0")
    found = await finished(sessions, session, random)
    assert (found.holds, found.unwritten, found.half) == (True, old, "") and len(found.rolls) > 2
    assert all(roll.proven for roll in found.rolls)


async def test_a_game_that_goes_on_after_its_seed_was_shown_says_so(serve) -> None:
    sessions, gm, session = await hitz(serve)
    random = Random(9)
    await some(sessions, session, random, 10)
    seq = session.seq
    await gm.end(session.id, HOST, WHY)
    await gm.rewind(session.id, HOST, seq, WHY)
    back = session.seq
    found = await finished(sessions, session, random)
    assert found.holds and found.stirs[0] == (back, "resumed")


# The seed


async def test_the_seed_is_made_of_both_halves(serve) -> None:
    sessions = await serve(seed="the bot's")
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en", interaction=1000)
    assert session.half == "the bot's" and session.parts == {10: [1000]}
    await sessions.join(session.id, 11, "B", 1001)
    await sessions.join(session.id, 12, "C", 1002)
    await sessions.get_up(session.id, 12)
    await sessions.stand_in(session.id, 10, ["Bot"])
    await sessions.get_up(session.id, 11)
    await sessions.join(session.id, 11, "B", 1003)
    await sessions.close()
    sessions = await serve(seed="another")
    session = await sessions.wake(session.id)
    assert (session.half, session.parts[11]) == ("the bot's", [1003])
    session = await rest(await sessions.begin(session.id, 10, 1004))
    seed = session.playing.dice.seed
    assert seed == mix("the bot's", [1000, 1003, 1004]) != "the bot's"
    first = (await sessions.history(session))[0]
    told = first.events[0].message
    assert told.key == "log-begin-shared"
    assert told.args == {"hash": commitment("the bot's"), "parts": "1000, 1003, 1004"}
    found = await finished(sessions, session, Random(1))
    assert found.holds and (found.half, found.parts, found.seed) == ("the bot's", [1000, 1003, 1004], seed)


async def test_words_are_a_part_of_the_players_half(serve) -> None:
    sessions = await serve(seed="the bot's")
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en", interaction=1000)
    await sessions.join(session.id, 11, "B", 1001)
    await sessions.join(session.id, 12, "C", 1002)
    for user, word in ((10, "first"), (10, "маяк 7"), (11, "kept"), (12, "gone")):
        await sessions.give_word(session.id, user, word)
    for wrong in ("", " ", "a:b", "a,b", "`a`", "@everyone", "a  b", "a\nb", "x" * 33):
        with pytest.raises(Refused) as refused:
            await sessions.give_word(session.id, 10, wrong)
        assert refused.value.reason.key == "refused-dice-word"
    with pytest.raises(Refused):
        await sessions.give_word(session.id, 13, "stranger")
    await sessions.get_up(session.id, 12)
    await sessions.get_up(session.id, 11)
    await sessions.join(session.id, 11, "B", 1003)
    await sessions.close()
    sessions = await serve(seed="another")
    session = await rest(await sessions.begin((await sessions.wake(session.id)).id, 10, 1004))
    parts = [1000, "маяк 7", 1003, "kept", 1004]
    assert session.playing.dice.seed == mix("the bot's", parts)
    with pytest.raises(Refused) as late:
        await sessions.give_word(session.id, 10, "late")
    assert late.value.reason.key == "refused-already-begun"
    assert (await sessions.history(session))[0].events[0].message.args["parts"] == "1000, маяк 7, 1003, kept, 1004"
    found = await finished(sessions, session, Random(1))
    assert found.holds and found.parts == parts


async def test_words_outlive_export_and_import(serve) -> None:
    sessions, gm, _ = await hitz(serve)
    session = await sessions.open("hitz", guild=1, channel=78, host=HOST.user, name="A", language="en", interaction=1)
    await sessions.give_word(session.id, HOST.user, "маяк 7")
    await sessions.begin(session.id, HOST.user, 2)
    await rest(session)
    parcel, wrong = exchange.read(await exchange.pack(gm, session), sessions.games)
    assert wrong == [] and parcel is not None


async def test_numbers_of_an_earlier_version_are_parts_still(serve) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en", interaction=1000)
    await sessions.store.execute("UPDATE sessions SET parts = ? WHERE id = ?", '{"10": 1000}', session.id)
    await sessions.close()
    sessions = await serve()
    assert (await sessions.wake(session.id)).parts == {10: [1000]}


@sqlite_only
@pytest.mark.parametrize("wrong", ["half", "parts", "told", "none"])
async def test_a_seed_that_does_not_come_from_its_halves(serve, wrong: str) -> None:
    sessions = await serve()
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en", interaction=1000)
    await sessions.join(session.id, 11, "B", 1001)
    session = await rest(await sessions.begin(session.id, 10, 1002))
    assert (await finished(sessions, session, Random(1))).holds
    sql = {
        "half": "act = json_set(act, '$.half', 'other')",
        "parts": "act = json_set(act, '$.parts[0]', 999)",
        "none": "act = json_remove(act, '$.half', '$.parts')",
        "told": "events = json_set(events, '$[0].message.args.hash', 'other')",
    }
    await sessions.store.execute(f"UPDATE actions SET {sql[wrong]} WHERE seq = 0")
    assert (await sessions.verify(session)).faults == [(0, "seed")]


async def test_every_lobby_has_a_half_of_its_own_and_nobody_sees_it(serve) -> None:
    sessions = await serve()
    sessions.new_half = iter(("one", "two")).__next__
    made = [
        await sessions.open("toy", guild=1, channel=channel, host=10, name="A", language="en") for channel in (5, 6)
    ]
    assert [session.half for session in made] == ["one", "two"]


def test_the_numbers_can_be_checked_by_the_description_alone() -> None:
    """The same as docs/gm.md says, written out once more without this program's dice."""
    from hashlib import blake2b

    state, _ = Toy().set_up(None, ["a", "b"], "5eed" * 16)
    (use,) = state.dice.used
    items, counter = list(use.before), use.counter
    for last in range(len(items) - 1, 0, -1):
        while True:
            key = ("5eed" * 16).encode()
            number = int.from_bytes(blake2b(f"{use.stir}:{counter}".encode(), key=key, digest_size=8).digest(), "big")
            counter += 1
            if number < 2**64 - 2**64 % (last + 1):
                break
        items[last], items[number % (last + 1)] = items[number % (last + 1)], items[last]
    assert items == use.after and counter == state.dice.counter


@pytest.mark.parametrize(
    ("cards", "orders", "right"),
    [
        ("abc", ["abcd"], True),
        ("bcd", ["abcd"], True),
        ("abd", ["abcd"], False),
        ("acb", ["abcd"], False),
        ("abxy", ["abcd"], True),
        ("dbac", ["abcd", "dbac"], True),
        ("cab", ["abc", "ba"], False),
        ("cba", ["abc", "ba"], True),
        ("", ["abc"], True),
    ],
)
def test_how_a_deck_may_lie(cards: str, orders: list[str], right: bool) -> None:
    assert lies(list(cards), [list(order) for order in orders]) == right


async def test_the_list_of_uses_names_every_number_once(serve) -> None:
    sessions, _, session = await city(serve)
    await finished(sessions, session, Random(3))
    uses = list(proof.lines(await sessions.history(session)))
    places = [(use["stir"], use["counter"]) for use in uses]
    assert places == sorted(set(places)) and places[0] == (0, 0)
    assert {"faces", "after", "number"} <= {name for use in uses for name in use}
