"""Files that are made to eat memory or time: refused in words, by a process that stays small."""

from __future__ import annotations

import gzip
import json
import resource
import zlib
from base64 import b64encode
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from gm.acts import HOST, PEOPLE, answer, hitz
from hitz.scene import game as hitz_game
from patience import PATIENCE
from zombicide.table import game as zombicide

from engine.apart import Apart, Exhausted, Limits
from engine.core.errors import Refused
from engine.gm import campaign_file, checking, exchange
from engine.gm.person import Person
from engine.gm.session_file import press

WHY, MAX = "found on a stick", PEOPLE["manager"]
SMALL = 160
"""Megabytes that reading a file may take at most, beside the program itself."""
LIMITS = Limits(PATIENCE, exchange.LIMITS.megabytes)


def measured(function: Callable[..., Any], *args: Any) -> tuple[Any, int]:
    """What a function returns, and by how many megabytes it has made its process larger."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    result = function(*args)
    return result, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024


async def refused(function: Callable[..., Any], data: bytes, *args: Any) -> str:
    """The first reason for which a file is refused, by a process that stays small."""
    (taken, wrong), grown = await Apart().run(1, LIMITS, measured, function, data, *args)
    assert taken is None and len(wrong) <= checking.MOST_COMPLAINTS + 1
    assert grown < SMALL, f"{len(data)} bytes took {grown} MB"
    return wrong[0].key


CAMPAIGN = {
    "format": campaign_file.FORMAT, "version": 1, "game": "zombicide", "name": "Ours", "chapter": 3, "carry": None,
    "corrections": [], "chapters": [],
}  # fmt: skip
HOLE = '"hole"'


def bomb(filling: str, **fields: Any) -> bytes:
    """A packed file of a campaign, with the filling in the place of the hole."""
    return gzip.compress(json.dumps({**CAMPAIGN, **fields}).replace(HOLE, filling).encode())


MANY, LONG = 13_000_000, 600_000
BOMBS: dict[str, Callable[[], bytes]] = {
    "lists": lambda: bomb("[" + "[]," * MANY + "[]]", carry="hole"),
    "lists in a table": lambda: bomb(
        "[" + "[]," * MANY + "[]]", chapters=[{"chapter": 1, "carry": 0, "table": "hole"}]
    ),
    "objects": lambda: bomb("[" + "{}," * MANY + "{}]", corrections="hole"),
    "numbers": lambda: bomb("[" + "1," * MANY + "1]", extra="hole"),
    "tables": lambda: bomb(",".join(['{"chapter":1,"carry":0,"table":{}}'] * LONG), chapters=["hole"]),
    "repeated keys": lambda: bomb('{"a":1' + ',"a":1' * 5_000_000 + "}", carry="hole"),
    "other keys": lambda: bomb("{" + ",".join(f'"{n}":1' for n in range(LONG)) + "}", carry="hole"),
    "depth": lambda: bomb("[" * MANY, carry="hole"),
    "spaces": lambda: gzip.compress(b" " * campaign_file.MOST_UNPACKED * 20),
    "bytes": lambda: gzip.compress(b"\xff" * 30_000_000),
    "a text": lambda: bomb('"' + "x" * 35_000_000 + '"', name="hole"),
    "a number": lambda: bomb("1" * 35_000_000, chapter="hole"),
}


@pytest.mark.parametrize("bomb", BOMBS)
async def test_a_campaign_that_swells_is_refused(bomb: str) -> None:
    data = BOMBS[bomb]()
    assert len(data) < 2_000_000
    games = {"zombicide": zombicide()}
    key = await refused(campaign_file.prepare, data, games, None, ["one"], Person(1, "Max"), WHY, 1, 0)
    assert key.startswith("import-")


async def played(serve: Any) -> dict[str, Any]:
    sessions, gm, session = await hitz(serve)
    for _ in range(2):
        await answer(sessions, session, Random(2))
    return json.loads(await exchange.pack(gm, session))


def unpackable(state: bytes) -> str:
    return b64encode(zlib.compress(state)).decode()


def packed_again(file: dict[str, Any], count: int, state: bytes) -> None:
    """As an export packs them: each with the one before as its dictionary."""
    again = b64encode(press(state, state)).decode()
    first, other = ({**file["log"][0], "state": each} for each in (unpackable(state), again))
    file["log"] = [first, *[other] * (count - 1)]


MEGABYTE = 1_000_000
FILES: dict[str, Callable[[dict[str, Any]], object]] = {
    "large states": lambda file: packed_again(file, 240, b"[" + b"[]," * (MEGABYTE // 3) + b"[]]"),
    "states as large as they may be": lambda file: packed_again(file, 240, b"[" + b"[]," * 80_000 + b"[]]"),
    "large states that are sound": lambda file: packed_again(file, 240, padded(file, MEGABYTE)),
    "many objects": lambda file: file.update(hole=[{}] * 230_000),
    "many lists": lambda file: file.update(settings={"hole": [[]] * 600_000}),
    "many faults": lambda file: file.update(gms=[""] * 240_000),
    "many unknown fields": lambda file: file.update({str(n): 1 for n in range(180_000)}),
    "a large present state": lambda file: file["state"].update(hole=["x" * 1000] * 1500),
}


def padded(file: dict[str, Any], size: int) -> bytes:
    return json.dumps({**file["state"], "hole": "x" * size}).encode()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
@pytest.mark.parametrize("attack", FILES)
async def test_a_session_that_swells_is_refused(serve: Any, attack: str) -> None:
    file = await played(serve)
    FILES[attack](file)
    data = json.dumps(file, separators=(",", ":")).encode()
    assert len(data) <= checking.MOST_BYTES
    args = ({"hitz": hitz_game()}, None, "one", Person(1, "Max"), WHY, 1, 2, 0.0)
    assert (await refused(exchange.prepare, data, *args)).startswith("import-")


async def test_repeated_keys(serve: Any) -> None:
    for count, key in ((230_000, "import-format"), (260_000, "import-crowded")):
        data = b"{" + b",".join([b'"a":1'] * count) + b"}"
        args = ({"hitz": hitz_game()}, None, "one", Person(1, "Max"), WHY, 1, 2, 0.0)
        assert await refused(exchange.prepare, data, *args) == key


async def test_a_file_comes_in_by_another_process_as_it_went_out(serve: Any) -> None:
    sessions, gm, session = await hitz(serve)
    data, apart = await exchange.pack(gm, session), Apart()
    with pytest.raises(Refused, match="refused-gm-trusted"):
        await exchange.import_file(gm, apart, HOST, data, WHY, guild=1, channel=60)
    assert await exchange.import_file(gm, apart, MAX, data, WHY, guild=1, channel=60) == []
    (id,) = [row[0] for row in await sessions.store.rows("SELECT id FROM sessions WHERE channel = 60")]
    again = await sessions.get(id)
    assert again.game is session.game
    assert again.game.dump(again.playing) == session.game.dump(session.playing)
    log = await sessions.history(session)
    assert (await sessions.history(again))[:-1] == log
    for entry in log:
        assert await sessions.state_at(session, entry.seq) == await sessions.state_at(again, entry.seq)
    await answer(sessions, again, Random(1))
    wrong = await exchange.import_file(gm, apart, MAX, data[:-9], WHY, guild=1, channel=61)
    assert wrong[0].key == "import-no-json"
    with pytest.raises(Refused, match="refused-channel-taken"):
        await exchange.import_file(gm, apart, MAX, data, WHY, guild=1, channel=60)


async def test_what_takes_too_long_is_refused_and_nothing_is_kept(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions, gm, session = await hitz(serve)
    data = await exchange.pack(gm, session)
    monkeypatch.setattr(exchange, "LIMITS", Limits(0.001, 256))
    with pytest.raises(Exhausted):
        await exchange.import_file(gm, Apart(), MAX, data, WHY, guild=1, channel=60)
    assert await sessions.store.row("SELECT count(*) FROM sessions") == (1,)
