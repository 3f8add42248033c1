"""A session as a file: complete, and refused with exact complaints unless it is sound."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from gm.acts import HOST, OPENED, PEOPLE, answer, assert_kept, hitz, taken_in
from hitz.scene import game
from sessions.world import play_on, rest, table
from thorough import amount

from engine.core.act import FixOp
from engine.core.errors import Refused
from engine.core.order import Order
from engine.gm import checking, exchange
from engine.gm.checking import read
from engine.gm.master import GameMaster
from engine.gm.session_file import unpress

WHY = "to keep"
MANAGER = PEOPLE["manager"]
LONG = {"zombies": {"round_limit": "8"}}
"""Options of games that last."""
GAMES = {"hitz": game(), "toy": Toy()}


async def played(serve, kind: str) -> tuple[Any, GameMaster, Any]:
    """A session in the middle, with undone entries, orders, corrections, a replaced seat."""
    if kind in OPENED:
        sessions, gm, session = await OPENED[kind](serve, 3)
    else:
        sessions = await serve(Toy(), game())
        gm, session = GameMaster(sessions), await table(sessions)
        await sessions.give_order(session.id, 11, Order(seat="b", kind="spoil", mode="always", words=["1"]))
    random = Random(7)
    for _ in range(5):
        await answer(sessions, session, random)
    await gm.undo(session.id, HOST, WHY)
    await gm.replace(session.id, HOST, "c", 33, "Zoe", WHY)
    await answer(sessions, session, random)
    if kind == "hitz":
        await gm.fix(session.id, HOST, [FixOp(fix="resource", words=["a", "gas", "7"])], WHY)
    elif kind == "zombies":
        await gm.fix(session.id, HOST, [FixOp(fix="bullets", words=["a", "7"])], WHY)
    elif kind == "zgame":
        await gm.fix(session.id, HOST, [FixOp(fix="food", words=["a", "7"])], WHY)
    return sessions, gm, session


@pytest.mark.parametrize("kind", (*OPENED, "toy"))
async def test_what_goes_out_comes_back_the_same_and_is_played_to_the_end(serve, kind: str) -> None:
    sessions, gm, session = await played(serve, kind)
    data = await exchange.export(gm, session.id, HOST, WHY)
    parcel, wrong = read(data, sessions.games)
    assert wrong == [] and parcel is not None
    with pytest.raises(Refused, match="refused-channel-taken"):
        await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=session.channel)
    with pytest.raises(Refused, match="refused-gm-trusted"):
        await taken_in(gm, HOST, parcel, WHY, guild=1, channel=99)
    again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=99)
    assert again.id != session.id and (again.channel, again.seats) == (99, session.seats)
    assert (again.host, again.settings, again.table, again.language) == (
        session.host, session.settings, session.table, session.language,
    )  # fmt: skip
    assert again.game.dump(again.playing) == session.game.dump(session.playing)
    log, copied = await sessions.history(session), await sessions.history(again)
    assert copied[:-1] == log and copied[-1].act["act"] == "table-import"
    for entry in log:
        assert await sessions.state_at(session, entry.seq) == await sessions.state_at(again, entry.seq)
    assert await gm.rights.named(again.id) == await gm.rights.named(session.id)
    await assert_kept(sessions, again)
    await gm.undo(again.id, HOST, WHY)
    await sessions.close()
    sessions = await serve(*sessions.games.values())
    again = await sessions.wake(again.id)
    await play_on(sessions, again, Random(1))
    assert again.status == "over"
    await sessions.verify(again)


async def test_a_finished_and_a_paused_session(serve) -> None:
    sessions, gm, session = await hitz(serve)
    await gm.pause(session.id, HOST, WHY)
    parcel, _ = read(await exchange.export(gm, session.id, HOST, WHY), sessions.games)
    assert parcel is not None
    assert (await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=50)).paused
    await gm.end(session.id, HOST, WHY)
    parcel, _ = read(await exchange.export(gm, session.id, HOST, WHY), sessions.games)
    assert parcel is not None
    assert (await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=51)).status == "over"
    lobby = await sessions.open("hitz", guild=1, channel=52, host=10, name="A", language="en")
    with pytest.raises(Refused, match="refused-not-begun"):
        await exchange.export(gm, lobby.id, HOST, WHY)


async def test_a_game_that_everybody_has_left(serve) -> None:
    """It stands still wherever it is taken in, whatever the file says, until somebody has a seat."""
    sessions, gm, session = await hitz(serve)
    for seat in session.humans:
        user = session.seats[seat].user
        assert user is not None
        await sessions.leave(session.id, user)
    data = await exchange.export(gm, session.id, HOST, WHY)
    for channel, written in ((60, data), (61, data.replace(b'"status":"dropped"', b'"status":"playing"'))):
        parcel, wrong = read(written, sessions.games)
        assert wrong == [] and parcel is not None
        again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=channel)
        assert again.status == "dropped" and again.game.dump(again.playing) == session.game.dump(session.playing)
        await gm.replace(again.id, HOST, "a", 70, "Yan", WHY)
        await play_on(sessions, again, Random(1))
        assert again.status == "over"


@pytest.mark.parametrize("kind", OPENED)
async def test_a_whole_game_fits_into_a_file(serve, kind: str) -> None:
    sessions, gm, session = await OPENED[kind](serve, 4, **LONG.get(kind, {}))
    await play_on(sessions, session, Random(3))
    data = await exchange.pack(gm, session)
    assert len(data) < checking.MOST_BYTES / 2
    assert read(data, sessions.games)[1] == []


async def test_an_edited_state_is_taken_if_it_is_sound(serve) -> None:
    sessions, gm, session = await hitz(serve)
    file = json.loads(await exchange.export(gm, session.id, HOST, WHY))
    file["state"]["groups"]["a"]["gas"] = 5
    parcel, wrong = read(json.dumps(file).encode(), sessions.games)
    assert wrong == [] and parcel is not None
    again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=60)
    assert again.playing.groups["a"].gas == 5
    assert (await sessions.state_at(again, 0)).groups["a"].gas != 5


def setting(*path: Any, value: Any) -> Any:
    def change(file: dict[str, Any]) -> None:
        inner: Any = file
        for key in path[:-1]:
            inner = inner[key]
        if value is KeyError:
            del inner[path[-1]]
        else:
            inner[path[-1]] = value

    return change


COMPLAINTS = {
    "import-format": (setting("format", value="something"), {}),
    "import-version": (setting("version", value=2), {"found": "2", "known": 1}),
    "import-game": (setting("game", value="chess"), {"game": "chess"}),
    "import-newer": (setting("schema_number", value=99), {"what": "schema_number", "found": "99", "known": 2}),
    "import-missing": (setting("host", value=KeyError), {"path": "host"}),
    "import-unknown": (setting("log", 0, "more", value=1), {"path": "log.0.more"}),
    "import-wrong": (setting("seats", "a", "user", value="me"), {"path": "seats.a.user"}),
    "import-twice": (setting("seats", "a", "user", value=11), {"path": "seats"}),
    "import-packed": (setting("log", 2, "state", value="AAAA"), {"path": "log.2.state"}),
    "import-other-game": (setting("state", "dice", "seed", value="mine"), {"path": "log.0.state"}),
    "import-broken": (setting("state", "deck", "cards", value=[]), None),
    "import-unplayable": (setting("state", "stack", value=[]), {}),
}


@pytest.mark.parametrize("key", COMPLAINTS)
async def test_complaints_are_exact(serve, key: str) -> None:
    sessions, gm, session = await hitz(serve)
    for _ in range(3):
        await answer(sessions, session, Random(2))
    file = json.loads(await exchange.pack(gm, session))
    change, args = COMPLAINTS[key]
    change(file)
    parcel, wrong = read(json.dumps(file).encode(), sessions.games)
    assert parcel is None and wrong[0].key == key, wrong
    if args is not None:
        assert wrong[0].args == args


async def test_a_scenario_that_there_is_not_here_is_named(serve) -> None:
    sessions, gm, session = await hitz(serve)
    file = json.loads(await exchange.pack(gm, session))
    file["settings"]["road"] = "coast"
    _, wrong = read(json.dumps(file).encode(), sessions.games)
    assert [(each.key, each.args) for each in wrong] == [("import-wrong", {"path": "settings.road"})]


def test_too_large_too_deep_and_no_json() -> None:
    def only(data: bytes) -> str:
        parcel, (wrong,) = read(data, GAMES)
        assert parcel is None
        return wrong.key

    assert only(b" " * (checking.MOST_BYTES + 1)) == "import-large"
    assert only(b"[" * 60 + b"]" * 60) == "import-deep"
    assert only(b"[" * 100_000) == "import-no-json"
    assert only(b'{"a":' * 300_000) == "import-crowded"
    assert only(b"\xff\x00") == only(b"") == only(b'{"a": NaN}') == "import-no-json"
    assert only(b"[]") == only(b"null") == only(b"{}") == "import-format"


def test_a_state_that_swells_when_unpacked_is_refused() -> None:
    bomb = b64encode(zlib.compress(b" " * 50_000_000)).decode()
    with pytest.raises(ValueError):
        unpress(bomb, b"")


async def test_what_undo_and_orders_go_by_is_checked_too(serve) -> None:
    """Entries that are only read when something is taken back: seats that the table has, orders that can be given."""
    sessions, gm, session = await played(serve, "toy")
    await sessions.give_order(session.id, 10, Order(seat="a", kind="spoil", mode="always", words=["1"]))
    file = json.loads(await exchange.pack(gm, session))
    acts = [entry["act"] for entry in file["log"]]
    change = next(at for at, act in enumerate(acts) if act["act"] == "table-change")
    given = next(at for at, act in enumerate(acts) if act["act"] == "give")
    for path, spoil in (
        (f"log.{change}.act.before.seats", lambda file: act(file, change)["before"]["seats"].update(z=seat(file))),
        (f"log.{change}.act.after.seats", lambda file: act(file, change)["after"]["seats"].pop("a")),
        (f"log.{given}.act.order.seat", lambda file: act(file, given)["order"].pop("seat")),
        (f"log.{given}.act.seat", lambda file: act(file, given).update(act="take", order=0)),
    ):
        worse = deepcopy(file)
        spoil(worse)
        parcel, wrong = read(json.dumps(worse).encode(), sessions.games)
        assert parcel is None and {"path": path} in [each.args for each in wrong], (path, wrong)


def act(file: dict[str, Any], at: int) -> dict[str, Any]:
    return file["log"][at]["act"]


def seat(file: dict[str, Any]) -> dict[str, Any]:
    return {**file["seats"]["a"], "user": 99}


JUNK: list[Any] = [None, -1, 1 << 70, 1e308, "", "x" * 300, [], {}, [[]], True, "../../etc", "__import__('os')", "a"]


def damage(file: Any, random: Random) -> Any:
    """One place somewhere in the file gets something else, is lost, or doubled."""
    file = deepcopy(file)
    holder, key = file, None
    while isinstance(holder, dict | list) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = random.choice(keys)
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or random.random() < 0.15:
            break
        holder = inner
    match random.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.append(holder[key])
        case 1:
            holder[f"{key}x"] = holder[key]
        case _:
            holder[key] = random.choice(JUNK)
    return file


DAMAGED = amount(150, 600)


@pytest.mark.parametrize("part", range(4))
async def test_thousands_of_damaged_files(serve, part: int) -> None:
    """Every one is refused with complaints, or is sound and opens as a session that can be played on."""
    sessions, gm, session = await played(serve, "toy")
    data = await exchange.export(gm, session.id, HOST, WHY)
    file, random, taken = json.loads(data), Random(part), 0
    for n in range(DAMAGED):
        if n % 5 == 0:  # damaged as bytes
            raw = bytearray(data)
            for _ in range(random.randint(1, 4)):
                raw[random.randrange(len(raw))] = random.randrange(256)
            if n % 2:
                raw = raw[: random.randrange(len(raw))]
            damaged = bytes(raw)
        else:
            worse = file
            for _ in range(random.choice((1, 1, 2, 5))):
                worse = damage(worse, random)
            damaged = json.dumps(worse).encode()
        parcel, wrong = read(damaged, sessions.games)
        assert (parcel is None) == bool(wrong)
        assert len(wrong) <= checking.MOST_COMPLAINTS + 1
        if parcel is not None:
            taken += 1
            again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=1000 + n)
            await assert_kept(sessions, await rest(again))
            if taken % 8 == 0 and again.status == "playing" and not again.paused:
                await play_on(sessions, again, random, 6)
                await sessions.wake(again.id)
    assert taken < DAMAGED / 2
    rows = await sessions.store.row("SELECT count(*) FROM sessions")
    assert rows == (1 + taken,)
