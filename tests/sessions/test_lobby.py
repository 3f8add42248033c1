from __future__ import annotations

import asyncio
from typing import ClassVar

import pytest
from core.toy import Toy, ToyState
from every_game import IDS, game_of
from languages import LANGUAGES
from sessions.world import due, rest, table

from engine.core.errors import Refused
from engine.core.message import msg, named
from engine.core.options import Setting
from engine.core.state import Settings
from engine.tables.session import Player
from telling.texts import Texts


def refused(why: str):
    return pytest.raises(Refused, match=why)


class Choices(Settings):
    level: str = "easy"
    length: int = 3


class Optional(Toy):
    id = "optional"
    settings = Choices
    options = (Setting("level", ("easy", "hard"), frozenset({2})), Setting("length", ("3", "5"), frozenset({2})))


FORMER_DIFFICULTIES = {
    "hitz": ("solo", {"standard": "normal", "hard": "hard"}),
    "plague": ("zombie_side", {"bot_easy": "easy", "bot_normal": "normal", "bot_hard": "hard"}),
    "zgame": ("bots", {"easy": "easy", "normal": "normal", "hard": "hard"}),
    "zombicide": ("difficulty", {"relaxed": "easy", "normal": "normal", "hard": "hard"}),
}
"""What earlier versions called the difficulty of each game, and its values."""


async def lobby(sessions, game="toy", channel=5, host=10):
    return await sessions.open(game, guild=1, channel=channel, host=host, name="A", language="en")


async def stored(sessions, id):
    seats = await sessions.store.rows(
        "SELECT seat, person, name, stand_in FROM seats WHERE session = ? ORDER BY seat", id
    )
    return {seat: Player(user, name, bool(stand_in)) for seat, user, name, stand_in in seats}


async def test_seats_are_taken_and_given_up_and_survive_a_restart(serve) -> None:
    sessions = await serve()
    id = (await lobby(sessions)).id
    for user, name in ((11, "B"), (12, "C")):
        await sessions.join(id, user, name)
    await sessions.stand_in(id, 10, ["Bot"])
    with refused("refused-already-seated"):
        await sessions.join(id, 11, "B")
    with refused("refused-full"):
        await sessions.join(id, 13, "D")
    await sessions.leave(id, 10)
    with refused("refused-not-seated"):
        await sessions.leave(id, 10)
    with refused("refused-host-only"):
        await sessions.no_stand_in(id, 10)
    expected = {"a": Player(11, "B"), "b": Player(12, "C"), "c": Player(None, "Bot", stand_in=True)}
    assert (await sessions.get(id)).seats == expected == await stored(sessions, id)
    await sessions.close()
    sessions = await serve()
    session = await sessions.get(id)
    assert (session.seats, session.host, session.status, session.game.id) == (expected, 11, "lobby", "toy")
    await sessions.no_stand_in(id, 11)
    with refused("refused-no-stand-in"):
        await sessions.no_stand_in(id, 11)
    await sessions.leave(id, 12)
    assert (await sessions.leave(id, 11)).status == "dropped"
    with refused("refused-over"):
        await sessions.join(id, 12, "C")
    assert await sessions.in_channel(5) is None


async def test_the_settings_say_which_seats_the_program_plays_from_the_beginning(serve) -> None:
    sessions = await serve()
    id = (await lobby(sessions)).id
    await sessions.stand_in(id, 10, ["Bot"])
    await sessions.join(id, 11, "B")

    async def played() -> list[str]:
        plans = (await sessions.get(id)).settings.seats
        return [seat for seat, plan in plans.items() if plan.stand_in]

    assert await played() == ["b"]
    await sessions.no_stand_in(id, 10)
    assert await played() == []
    await sessions.join(id, 12, "C")
    assert await played() == []
    session = await sessions.begin(id, 10)
    await sessions.leave(id, 11)
    assert not any(plan.stand_in for plan in session.settings.seats.values()), "who leaves has begun"


async def test_stand_ins_need_a_free_name(serve) -> None:
    sessions = await serve()
    session = await lobby(sessions)
    await sessions.stand_in(session.id, 10, ["A", "Bot"])
    assert session.names == {"a": "A", "b": "Bot"}
    with refused("refused-full"):
        await sessions.stand_in(session.id, 10, ["A", "Bot"])


async def test_options_are_checked_stored_and_the_hosts(serve) -> None:
    sessions = await serve(Optional())
    id = (await lobby(sessions, "optional")).id
    for field, value in (("nonsense", "1"), ("seats", "{}"), ("length", "long"), ("language", "Klingon")):
        with refused("refused-option"):
            await sessions.set_option(id, 10, field, value)
    with refused("refused-host-only"):
        await sessions.set_option(id, 11, "level", "hard")
    for field, value in (("level", "hard"), ("length", "5"), ("language", "ru"), ("table-auto", "off")):
        await sessions.set_option(id, 10, field, value)
    await sessions.close()
    session = await (await serve(Optional())).get(id)
    assert session.settings == Choices(level="hard", length=5)
    assert (session.language, session.table.auto) == ("ru", False)


async def test_one_open_session_per_channel_also_when_opened_at_once(serve) -> None:
    sessions = await serve()
    outcome = await asyncio.gather(*(lobby(sessions, host=n) for n in range(5)), return_exceptions=True)
    opened = [each for each in outcome if not isinstance(each, BaseException)]
    assert len(opened) == 1 and await sessions.in_channel(5) is opened[0]
    assert {str(each) for each in outcome if isinstance(each, BaseException)} == {"refused-channel-taken"}
    other = await lobby(sessions, channel=6)
    with refused("refused-channel-taken"):
        await sessions.move(other.id, 5)
    assert other.channel == 6
    await sessions.move(other.id, 7)
    assert await sessions.in_channel(7) is other and await sessions.in_channel(6) is None
    await sessions.drop(opened[0].id, opened[0].host)
    await lobby(sessions)


async def test_begin_pressed_twice_deals_once(serve) -> None:
    sessions = await serve()
    session = await lobby(sessions)
    with refused("refused-too-few"):
        await sessions.begin(session.id, 10)
    await sessions.join(session.id, 11, "B")
    with refused("refused-host-only"):
        await sessions.begin(session.id, 11)
    outcome = await asyncio.gather(*(sessions.begin(session.id, 10) for _ in range(3)), return_exceptions=True)
    assert [str(each) for each in outcome[1:]] == ["refused-already-begun"] * 2 and outcome[0] is session
    await rest(session)
    entries = await sessions.history(session)
    assert [entry.act["act"] for entry in entries] == ["begin"] and session.seq == 0
    with refused("refused-already-begun"):
        await sessions.set_option(session.id, 10, "language", "ru")
    with refused("refused-already-begun"):
        await sessions.join(session.id, 12, "C")


async def test_a_set_up_that_fails_leaves_the_lobby(serve) -> None:
    class Broken(Toy):
        def set_up(self, settings, seats, seed, carry=None):
            raise ZeroDivisionError

    sessions = await serve(Broken())
    session = await lobby(sessions)
    await sessions.join(session.id, 11, "B")
    with pytest.raises(Exception, match=r"^[0-9a-f]{6}$"):
        await sessions.begin(session.id, 10)
    assert (session.status, session.state, session.seq) == ("lobby", None, -1)
    await sessions.join(session.id, 12, "C")
    assert list(session.seats) == ["a", "b", "c"]


async def test_who_leaves_a_game_is_replaced_and_may_come_back(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    await sessions.leave(session.id, 11)
    await rest(session)
    assert session.seats["b"].stand_in and [user for user, _ in due(session)] == [10, 12]
    with refused("refused-stand-in-plays"):
        await sessions.answer(session.id, 11, session.awaited()[0].id, ["1"])
    with refused("refused-not-seated"):
        await sessions.leave(session.id, 11)
    await sessions.join(session.id, 11, "Bea")
    assert session.seats["b"] == Player(11, "Bea") and (await stored(sessions, session.id))["b"] == Player(11, "Bea")
    told = [entry.events[0].message for entry in await sessions.history(session) if entry.act["act"] == "table-seat"]
    assert told == [msg("log-leaves", who=named("B")), msg("log-joins", who=named("Bea"))]


async def test_a_game_that_everybody_left_stands_still_until_one_of_them_is_back(serve) -> None:
    sessions = await serve()
    session = await table(sessions)
    for user in (10, 11, 12):
        await sessions.leave(session.id, user)
    await rest(session)
    seq = session.seq
    assert session.status == "dropped" and await sessions.in_channel(session.channel) is session
    with refused("refused-stand-in-plays"):
        await sessions.answer(session.id, 11, session.awaited()[0].id, ["1"])
    with refused("refused-not-seated"):
        await sessions.leave(session.id, 11)
    with refused("refused-already-begun"):
        await sessions.join(session.id, 13, "Dee")
    assert session.seq == seq
    await sessions.join(session.id, 11, "Bea")
    await rest(session)
    assert session.status == "playing" and {user for user, _ in due(session)} == {11}
    assert [seat.stand_in for seat in session.seats.values()] == [True, False, True]


async def test_tables_of_a_member_are_found_though_one_cannot_be_read(serve) -> None:
    class Gone(ToyState):
        new: int
        schema_number: ClassVar[int] = 1

    class Changed(Toy):
        id = "changed"

    sessions = await serve(Toy(), Changed())
    broken = await table(sessions, game="changed", channel=1)
    sound = await table(sessions, channel=2)
    elsewhere = await sessions.open("toy", guild=2, channel=3, host=10, name="A", language="en")
    ids = [broken.id, sound.id, elsewhere.id]
    assert [each.id for each in await sessions.of_user(10)] == ids
    assert [each.id for each in await sessions.of_user(10, 1)] == ids[:2]
    await sessions.close()
    Changed.state = Gone
    sessions = await serve(Toy(), Changed())
    assert [each.id for each in await sessions.of_user(10)] == ids[1:]
    with pytest.raises(Exception, match=r"^[0-9a-f]{6}$"):
        await sessions.get(ids[0])


# The difficulty, in the same words for every game


@pytest.mark.parametrize("name", IDS)
def test_a_difficulty_is_chosen_in_the_same_words_in_every_game(name: str) -> None:
    (option,) = [each for each in game_of(name).options if each.field == "difficulty"] or [None]
    if option is None:
        return
    ladder = ["easy", "normal", "hard", "expert"]
    assert set(option.values) <= {*ladder} and option.values[0] == "normal"
    for language in LANGUAGES:
        locale = Texts()(language)
        own = [f"setting-{option.field}", *(f"value-{option.field}-{value}" for value in option.values)]
        assert all(locale.says(key) and not locale.has(f"{name}-{key}") for key in own), (language, own)
        assert locale(f"{name}-setting-difficulty-about")


@pytest.mark.parametrize("name", FORMER_DIFFICULTIES)
async def test_difficulties_of_earlier_versions_are_read_and_chosen_by_old_buttons(serve, name) -> None:
    game, (field, values) = game_of(name), FORMER_DIFFICULTIES[name]
    sessions = await serve(game)
    session = await lobby(sessions, name)
    for former, today in values.items():
        assert game.settings.model_validate({field: former}).difficulty == today
        session = await sessions.set_option(session.id, 10, field, former)
        assert session.settings.difficulty == today
    with refused("refused-option"):
        await sessions.set_option(session.id, 10, field, "any")
