"""Sides that the program plays, what single seats choose in the lobby, and standing choices, on disk."""

from __future__ import annotations

import pytest
from core.expedition import KEEPER, Expedition
from gm.acts import taken_in
from sessions.world import assert_sound, due, rest

from engine.calls.deadlines import Deadlines
from engine.core.choice import Choice
from engine.core.errors import Refused
from engine.core.order import Order
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables import lobby
from engine.tables.session import Player, Session
from engine.tables.sessions import Sessions

ANN, BOB, CID = 10, 11, 12
MASTER = Person(ANN, "Ann")


def refused(why: str):
    return pytest.raises(Refused, match=f"^{why}$")


async def served(serve) -> Sessions:
    made = await serve(Expedition())
    made.name_role = lambda session, role: f"The {role} ({session.language})"
    return made


@pytest.fixture
async def sessions(serve) -> Sessions:
    return await served(serve)


async def opened(sessions: Sessions, *people: int) -> Session:
    """A lobby with Ann as its host and these people."""
    session = await sessions.open("expedition", guild=1, channel=5, host=ANN, name="Ann", language="en")
    for user in people:
        await sessions.join(session.id, user, {BOB: "Bob", CID: "Cid"}[user])
    return session


async def begun(sessions: Sessions, *people: int) -> Session:
    session = await opened(sessions, *people)
    return await rest(await sessions.begin(session.id, ANN))


async def play_day(sessions: Sessions, session: Session) -> None:
    """Everybody who leads figures rests with them."""
    while found := [(user, decision) for user, decision in due(session) if decision.kind == "dig"]:
        user, decision = found[0]
        await sessions.answer(session.id, user, decision.id, ["rest"])
        await rest(session)


async def restarted(serve, sessions: Sessions) -> Sessions:
    await sessions.close()
    return await served(serve)


async def reopened(serve, sessions: Sessions, session: Session) -> Session:
    return await (await restarted(serve, sessions)).get(session.id)


# In the lobby


async def test_a_house_seat_is_there_from_the_beginning_and_counts_for_nobody(sessions: Sessions, serve) -> None:
    session = await opened(sessions)
    assert session.seats == {
        "a": Player(ANN, "Ann"),
        KEEPER: Player(None, "The keeper (en)", stand_in=True),
    }
    assert session.party == ["a"] and session.humans == ["a"]
    with refused("refused-no-stand-in"):
        await sessions.no_stand_in(session.id, ANN)
    for n in range(3):
        await sessions.stand_in(session.id, ANN, [f"Bot {n}"])
    with refused("refused-full"):
        await sessions.join(session.id, BOB, "Bob")
    await sessions.no_stand_in(session.id, ANN)
    assert list(session.seats) == ["a", "b", "c", KEEPER]
    await sessions.set_option(session.id, ANN, "language", "ru")
    assert session.seats[KEEPER].name == "The keeper (ru)"
    assert (await reopened(serve, sessions, session)).seats == session.seats


async def test_too_few_are_players_only(serve) -> None:
    class Pair(Expedition):
        players = range(2, 5)

    sessions = await serve(Pair())
    session = await opened(sessions)
    with refused("refused-too-few"):
        await sessions.begin(session.id, ANN)


async def test_a_side_is_taken_and_given_back_in_the_lobby(sessions: Sessions) -> None:
    session = await opened(sessions, BOB, CID)
    await sessions.take_role(session.id, BOB, "Bob", KEEPER)
    assert session.names == {"a": "Ann", "b": "Cid", KEEPER: "Bob"}
    assert not session.seats[KEEPER].stand_in
    for user, why in ((BOB, "refused-already-seated"), (CID, "refused-role-taken")):
        with refused(why):
            await sessions.take_role(session.id, user, "X", KEEPER)
    with refused("refused-no-role"):
        await sessions.take_role(session.id, CID, "Cid", "a")
    with refused("refused-role-not-yours"):
        await sessions.arrange(session.id, lobby.give_role_back(CID, KEEPER))
    with refused("refused-role-taken"):  # an option that would take the side away from under Bob
        await sessions.set_option(session.id, ANN, "keeper", "off")
    assert session.settings.model_dump()["keeper"] == "on" and KEEPER in session.seats
    await sessions.arrange(session.id, lobby.give_role_back(BOB, KEEPER))
    assert session.names == {"a": "Ann", "b": "Cid", "c": "Bob", KEEPER: "The keeper (en)"}
    await sessions.take_role(session.id, ANN, "Ann", KEEPER)  # the host stays the host
    assert session.host == ANN and session.names == {"a": "Cid", "b": "Bob", KEEPER: "Ann"}
    await sessions.leave(session.id, ANN)
    assert session.host == CID and session.seats[KEEPER] == Player(None, "The keeper (en)", stand_in=True)
    await sessions.set_option(session.id, CID, "keeper", "off")
    assert list(session.seats) == ["a", "b"]
    await sessions.set_option(session.id, CID, "keeper", "on")
    assert list(session.seats) == ["a", "b", KEEPER]


async def test_a_lobby_of_a_house_seat_alone_is_closed(sessions: Sessions) -> None:
    session = await opened(sessions)
    await sessions.leave(session.id, ANN)
    assert session.status == "dropped"


async def test_a_game_master_empties_a_house_seat_and_a_seat_before_it(sessions: Sessions) -> None:
    session, gm = await opened(sessions, BOB, CID), GameMaster(sessions)
    await sessions.take_role(session.id, CID, "Cid", KEEPER)
    await gm.remove(session.id, MASTER, KEEPER, "")
    assert session.names == {"a": "Ann", "b": "Bob", KEEPER: "The keeper (en)"}
    await gm.replace(session.id, MASTER, KEEPER, CID, "Cid", "")
    await gm.remove(session.id, MASTER, "a", "")
    assert session.names == {"a": "Bob", KEEPER: "Cid"}


# During play


async def test_the_program_plays_its_side_until_a_person_takes_it_and_gives_it_back(sessions: Sessions, serve) -> None:
    session = await begun(sessions, BOB)
    assert session.playing.seats == ["a", "b", KEEPER] and session.playing.crews == {"a": ["f1", "f3"], "b": ["f2"]}
    with refused("refused-already-seated"):
        await sessions.take_role(session.id, BOB, "Bob", KEEPER)
    await sessions.take_role(session.id, CID, "Cid", KEEPER)
    with refused("refused-role-taken"):
        await sessions.take_role(session.id, 99, "Eve", KEEPER)
    await play_day(sessions, session)
    assert [(user, d.kind) for user, d in due(session)] == [(CID, "haunt")]
    sessions = await restarted(serve, sessions)
    seats, session = session.seats, await sessions.wake(session.id)
    assert session.seats == seats
    await sessions.give_order(session.id, CID, Order(seat="", kind="dig", mode="once", words=["dig"]))
    assert session.playing.orders
    await sessions.leave(session.id, CID)
    await rest(session)
    assert session.seats[KEEPER] == Player(None, "The keeper (en)", stand_in=True) and session.seat_of(CID) is None
    assert not session.playing.orders  # they were Cid's
    assert {user for user, _ in due(session)} == {ANN, BOB}  # it has haunted somebody, a day later all dig
    with refused("refused-already-begun"):
        await sessions.join(session.id, CID, "Cid")
    told = [e.events[0].message.key for e in await sessions.history(session) if e.act["act"] == "table-seat"]
    assert told == ["log-joins", "log-leaves"]
    actors = [e.actor for e in await sessions.history(session) if e.act["act"] == "table-seat"]
    assert actors == [CID, CID]


async def test_a_game_whose_people_all_left_is_abandoned_though_the_house_plays(sessions: Sessions) -> None:
    session = await begun(sessions)
    await sessions.take_role(session.id, CID, "Cid", KEEPER)
    await sessions.leave(session.id, ANN)
    await rest(session)
    assert session.status == "playing"
    await sessions.leave(session.id, CID)
    assert session.abandoned and session.seats[KEEPER].user is None
    seq = session.seq
    await rest(session)
    assert session.seq == seq
    await sessions.take_role(session.id, CID, "Cid", KEEPER)
    await rest(session)
    assert session.status == "playing" and [user for user, _ in due(session)] == [CID]


async def test_a_side_is_lent_and_its_time_can_run_out(sessions: Sessions) -> None:
    session = await opened(sessions)
    await sessions.set_option(session.id, ANN, "table-deadline", "24h")
    await sessions.set_option(session.id, ANN, "table-policy", "default")
    await rest(await sessions.begin(session.id, ANN))
    await sessions.take_role(session.id, BOB, "Bob", KEEPER)
    await sessions.offer(session.id, BOB, CID, "Cid")
    await sessions.take_offer(session.id, BOB, CID, "Cid")
    with refused("refused-already-seated"):
        await sessions.take_role(session.id, BOB, "Bob", KEEPER)
    await play_day(sessions, session)
    deadlines = Deadlines(sessions)
    sessions.clock.pass_time(25 * 3600)
    await deadlines.sweep()
    await rest(session)
    assert session.seats[KEEPER] == Player(CID, "Cid", lender=BOB, stand_in=False)  # one haunting was done for Cid
    assert [user for user, _ in due(session)] == [ANN] * 3
    await sessions.leave(session.id, CID)
    assert session.seats[KEEPER].lender == BOB and session.seats[KEEPER].stand_in
    await sessions.join(session.id, BOB, "Bob")
    assert session.seats[KEEPER] == Player(BOB, "Bob")


async def test_a_game_master_gives_a_side_away_and_back_and_takes_that_back(sessions: Sessions) -> None:
    session, gm = await begun(sessions, BOB), GameMaster(sessions)
    await gm.replace(session.id, MASTER, KEEPER, CID, "Cid", "")
    assert session.seats[KEEPER] == Player(CID, "Cid")
    await gm.remove(session.id, MASTER, KEEPER, "")
    assert session.seats[KEEPER] == Player(None, "The keeper (en)", stand_in=True)
    await gm.undo(session.id, MASTER, "")
    assert session.seats[KEEPER] == Player(CID, "Cid")


async def test_a_table_with_a_house_seat_is_exported_and_read_back(sessions: Sessions) -> None:
    session, gm = await begun(sessions, BOB), GameMaster(sessions)
    await sessions.take_role(session.id, CID, "Cid", KEEPER)
    await sessions.choose(session.id, ANN, Choice(seat="", name="haunted", subject="f1", words=["stand"]))
    data = await exchange.export(gm, session.id, MASTER, "")
    parcel, complaints = exchange.read(data, sessions.games)
    assert parcel is not None and not complaints
    trusted = Person(ANN, "Ann", manager=True)
    copy = await taken_in(gm, trusted, parcel, "", guild=1, channel=6)
    assert copy.seats == session.seats and copy.playing.choices == session.playing.choices
    for bad in (b'"z":{"user"', b'"y":{"user"'), (b'"crews":{"a"', b'"crews":{"q"'):
        parcel, complaints = exchange.read(data.replace(*bad), sessions.games)
        assert parcel is None and complaints


# Figures, presets


async def test_figures_are_given_by_the_host_and_come_into_play_so(sessions: Sessions) -> None:
    session = await opened(sessions, BOB)

    async def give(user: int, figure: str, seat: str) -> None:
        await sessions.arrange(session.id, lobby.give_figure(user, figure, seat))

    with refused("refused-host-only"):
        await give(BOB, "f1", "b")
    for figure, seat in (("f9", "a"), ("f1", KEEPER), ("f1", "q")):
        with refused("refused-option"):
            await give(ANN, figure, seat)
    for figure in ("f1", "f2", "f3"):
        await give(ANN, figure, "b")
    assert session.game.crews(session.settings, session.party) == {"a": ["f3"], "b": ["f1", "f2"]}, "they share"
    await give(ANN, "f2", "")
    await rest(await sessions.begin(session.id, ANN))
    assert session.playing.crews == {"a": ["f2"], "b": ["f1", "f3"]}
    await assert_sound(sessions, session)


async def test_a_game_begins_with_a_figure_for_everybody(sessions: Sessions) -> None:
    session = await opened(sessions, BOB, CID)
    await sessions.join(session.id, 13, "Dee")
    with refused("refused-no-figure"):
        await sessions.begin(session.id, ANN)
    await sessions.set_option(session.id, ANN, "figures", "6")
    await rest(await sessions.begin(session.id, ANN))
    assert sorted(map(len, session.playing.crews.values())) == [1, 1, 2, 2]


async def test_presets_set_their_options_and_put_back_those_of_other_presets(sessions: Sessions) -> None:
    session = await opened(sessions, BOB)
    with refused("refused-host-only"):
        await sessions.arrange(session.id, lobby.set_preset(BOB, "mode", "wild"))
    with refused("refused-option"):
        await sessions.arrange(session.id, lobby.set_preset(ANN, "pace", "wild"))
    await sessions.set_option(session.id, ANN, "figures", "6")
    await sessions.arrange(session.id, lobby.set_preset(ANN, "mode", "wild"))
    chosen = session.settings.model_dump()
    assert (chosen["fog"], chosen["storm"], chosen["figures"]) == ("on", "on", "6")
    with refused("refused-option-apart"):
        await sessions.set_option(session.id, ANN, "light", "none")
    await sessions.arrange(session.id, lobby.set_preset(ANN, "mode", "plain"))
    chosen = session.settings.model_dump()
    assert (chosen["fog"], chosen["storm"], chosen["figures"]) == ("off", "off", "6")
    with refused("refused-option-apart"):
        await sessions.set_option(session.id, ANN, "storm", "on")


# Standing choices


async def test_a_standing_choice_outlives_an_undo_and_a_restart(sessions: Sessions, serve) -> None:
    session = await begun(sessions)
    first = due(session)[0][1]
    await sessions.answer(session.id, ANN, first.id, ["dig"])
    stand = Choice(seat="", name="haunted", subject="f1", words=["stand"])
    await sessions.choose(session.id, ANN, stand)
    with refused("refused-no-choice"):
        await sessions.choose(session.id, ANN, stand.model_copy(update={"subject": "f7"}))
    await sessions.undo(session.id, ANN)
    assert session.playing.choices == [stand.model_copy(update={"seat": "a"})]
    await assert_sound(sessions, session)
    assert (await reopened(serve, sessions, session)).playing.choices == session.playing.choices
