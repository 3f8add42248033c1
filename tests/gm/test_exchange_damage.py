"""Damaged files of real games: refused with a reason, or everything in them can be seen and played on."""

from __future__ import annotations

import json
import logging
from base64 import b64encode
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from gm.acts import OPENED, PEOPLE, answer, assert_kept, hitz, house, mission, taken_in
from gm.damages import DAMAGES
from postgres import sqlite_only
from sessions.world import play_on, service

from cogs.desk.rehearsal import Rehearsal
from engine.core.message import Message
from engine.games.hitz.state import OnCard
from engine.gm import exchange
from engine.gm.person import Person
from engine.gm.session_file import press, unpress
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from telling.texts import Texts

MANAGER: Person = PEOPLE["manager"]
WHY = "found on a stick"
STAGE = Rehearsal(Texts())
FILES, FEW = 12, 3
"""Every picture of every moment is drawn for each; those of Z-Game take the longest."""


def unpacked(data: bytes) -> dict[str, Any]:
    """A file with the states of its log as they are."""
    file, before = json.loads(data), b""
    for entry in file["log"]:
        before = unpress(entry["state"], before)
        entry["state"] = json.loads(before)
    return file


def packed(file: dict[str, Any]) -> bytes:
    before = b""
    for entry in file["log"]:
        data = json.dumps(entry["state"]).encode()
        entry["state"] = b64encode(press(data, before)).decode()
        before = data
    return json.dumps(file).encode()


def damaged(file: dict[str, Any], random: Random) -> dict[str, Any]:
    """Something is wrong with the present state, a past one, both alike, the words of the log, or who sits there."""
    file = deepcopy(file)
    entry = random.choice(file["log"])
    part = random.choice(("state", "state", "last", "entry", "events", "seats"))
    damage, seed = random.choice(DAMAGES), random.random()
    damage(
        {"state": file["state"], "last": file["log"][-1]["state"], "entry": entry["state"]}.get(part, entry["events"]),
        Random(seed),
    )
    if part == "last":  # also the present one, in the same way
        damage(file["state"], Random(seed))
    if part == "seats":
        damage(file["seats"], Random(seed))
    return file


async def tried(sessions: Sessions, session: Session, random: Random) -> None:
    """What people may do with it: look at everything, play on, and go back and play on from there."""
    entries = await sessions.history(session)
    for entry in entries:
        STAGE.words(session, entry)
    STAGE.pictures(
        session, [None, *session.seats], frozenset(ref for e in entries for each in e.events for ref in each.refs)
    )
    await play_on(sessions, session, random, 50)
    STAGE.words(session, None)
    STAGE.pictures(session, [None, *session.seats], frozenset())
    assert session.game.check(session.playing) == [] and not session.incident
    await assert_kept(sessions, session)


@sqlite_only
@pytest.mark.parametrize(
    ("kind", "answers", "files"),
    [("hitz", 3, FILES), ("hitz", 18, FILES), ("zombies", 3, FILES), ("zombies", 18, FILES), ("zgame", 3, FEW)],
)
async def test_a_damaged_game_is_refused_or_can_be_seen_and_played_on(
    serve: Any, kind: str, answers: int, files: int, caplog: pytest.LogCaptureFixture
) -> None:
    sessions, gm, session = await OPENED[kind](serve, 3)
    random = Random(f"{kind} {answers}")
    for _ in range(answers):
        if session.status == "playing":
            await answer(sessions, session, random)
    file = unpacked(await exchange.pack(gm, session))
    taken = 0
    for n in range(files):
        worse = damaged(file, random)
        parcel, wrong = exchange.read(packed(worse), sessions.games, STAGE)
        assert (parcel is None) == bool(wrong), n
        assert all("⟨" not in STAGE.texts("en").message(each, {}) for each in wrong), wrong
        if parcel is None:
            continue
        taken += 1
        caplog.clear()
        again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=1000 + n)
        await tried(sessions, again, Random(n))
        assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == [], n
    assert 0 < taken < files
    parcel, wrong = exchange.read(packed(file), sessions.games, STAGE)
    assert parcel is not None and wrong == [], "the sound one is taken"


def _path(file: Any, *path: Any) -> Any:
    for key in path:
        file = file[key]
    return file


def swap(routes: list[Any]) -> None:
    """The card that is being played changes places with another of its level."""
    here = next(slot for route in routes for slot in route["slots"] if slot["outcome"] == "playing")
    there = next(slot for route in routes for slot in route["slots"] if not slot["outcome"])
    here["card"]["value"], there["card"]["value"] = there["card"]["value"], here["card"]["value"]


KNOWN = {
    "a seat without its name": lambda f: f["log"][1]["events"][0]["message"].update(key="@seat", args={}),
    "ammunition": lambda f: f["state"]["groups"]["a"].update(ammo=10**40),
    "the owner of a pile": lambda f: f["state"]["groups"]["a"]["pile"].update(owner="z"),
    "nobody may see a bonus": lambda f: f["state"]["groups"]["a"]["bonus"].update(seats=[]),
    "the number of a route": lambda f: f["state"]["routes"][0].update(no=(1 << 53) + 1),
    "another card in play": lambda f: swap(f["state"]["routes"]),
    "routes in another order": lambda f: f["state"]["routes"].reverse(),
}


@pytest.mark.parametrize("what", KNOWN)
async def test_what_was_once_taken_and_broke_later_is_refused(serve: Any, what: str) -> None:
    sessions, gm, session = await hitz(serve, 3)
    random = Random(4)
    while not session.playing.find(OnCard):
        await answer(sessions, session, random)
    file = unpacked(await exchange.pack(gm, session))
    KNOWN[what](file)
    parcel, wrong = exchange.read(packed(file), sessions.games, STAGE)
    assert parcel is None and wrong


# Games that take long to try out: what is refused at once, and one that is taken


def of_nobody(state: Any) -> None:
    """What seat a leads is led by a seat that there is not."""
    state["crews"]["z"] = state["crews"].pop("a")


def renamed(place: str, old: str, new: str) -> Callable[[Any], None]:
    """A figure has another name."""

    def rename(state: Any) -> None:
        state[place][new] = state[place].pop(old)

    return rename


def fill(*path: str, value: Any) -> Callable[[Any], None]:
    """Something else stands at the end of a path."""
    *way, last = path

    def put(state: Any) -> None:
        _path(state, *way)[last] = value

    return put


def undead(**wrong: str) -> Callable[[Any], None]:
    """A zombie has come out of the reserve, and something is wrong with it."""

    def put(state: Any) -> None:
        state["reserve"] -= 2
        state["zombies"]["z1"] = {"id": "z1", "kind": "zombie", "at": "L18", **wrong}

    return put


def exchange_cards(*decks: tuple[str, ...]) -> Callable[[Any], None]:
    """The highest card of a deck and the lowest of another, or of the same, change places."""

    def change(state: Any) -> None:
        first, second = (_path(state, *deck) for deck in decks)
        first[-1], second[0] = second[0], first[-1]

    return change


FAR = {"a billion below": -(10**9), "more than a database holds": 1 << 63, "without end": 10**40}
ALIKE: dict[str, Callable[[Any], Any]] = {
    "a seat that there is not": of_nobody,
    "a figure of two seats": lambda s: s["crews"]["b"].append(s["crews"]["a"][0]),
    "a seat less": lambda s: s["seats"].remove("b"),
    "another clock of the dice": fill("dice", "counter", value=-1),
    **{f"steps {name}": fill("steps", value=n) for name, n in FAR.items()},
}
LARGE: dict[str, dict[str, Callable[[Any], Any]]] = {
    "plague": ALIKE
    | {f"lives {name}": fill("humans", "h1", "life", value=n) for name, n in FAR.items()}
    | {
        "more lives than there are": fill("humans", "h1", "life", value=99),
        "more in reserve than there are": fill("reserve", value=999),
        "an unknown human": renamed("humans", "h1", "h9"),
        "an unknown role": renamed("roles", "h1", "h9"),
        "no square": fill("humans", "h1", "at", value="Z99"),
        "a zombie on no square": undead(at="Z99"),
        "a zombie that is a human": undead(id="h1"),
        "a zombie that holds nobody": undead(holds="h9"),
        "an unknown character": fill("humans", "h1", "character", value="nobody"),
        "an unknown card": fill("humans", "h1", "cards", value=["nothing#1"]),
        "a card of another deck": exchange_cards(("search", "cards"), ("rest", "cards")),
    },
    "zombicide": ALIKE
    | {f"points {name}": fill("survivors", "s1", "ap", value=n) for name, n in FAR.items()}
    | {
        "more health than there is": fill("survivors", "s1", "health", value=99),
        "more zombies than there are": fill("horde", value={"8R.C": {"walker": 999}}),
        "an unknown place": renamed("survivors", "s1", "s9"),
        "an unknown survivor": fill("survivors", "s1", "who", value="nobody"),
        "no zone": fill("survivors", "s1", "at", value="99R.Z"),
        "zombies in no zone": fill("horde", value={"99R.Z": {"walker": 1}}),
        "the clock with nobody": fill("holder", value="z"),
        "an unknown mission": fill("mission_id", value="m99"),
        "an unknown card": fill("survivors", "s1", "hands", value=["nothing#1"]),
        "an unknown flag": fill("party", "flags", value={"NOTHING": 1}),
        "an unknown member before": renamed("begun", "members", "people"),
        "a card of another deck": exchange_cards(("equipment", "eq", "cards"), ("zombie_deck", "cards")),
    },
}
LAWFUL: dict[str, Callable[[Any], Any]] = {
    "plague": exchange_cards(("search", "cards"), ("search", "cards")),
    "zombicide": fill("noise", value={"8R.C": 999}),
}


@pytest.mark.parametrize(("kind", "begin"), [("plague", house), ("zombicide", mission)])
async def test_a_damaged_large_game_is_refused_or_can_be_seen_and_played_on(
    tmp_path: Path, kind: str, begin: Any, caplog: pytest.LogCaptureFixture
) -> None:
    sessions, gm, session = await begin(partial(service, tmp_path / "large.db"))
    random = Random(kind)
    for _ in range(8):
        await answer(sessions, session, random)
    file = unpacked(await exchange.pack(gm, session))

    def read(damage: Callable[[Any], Any]) -> tuple[exchange.Parcel | None, list[Message]]:
        worse = deepcopy(file)
        for state in (worse["state"], worse["log"][-1]["state"]):
            damage(state)
        return exchange.read(packed(worse), sessions.games)

    for what, damage in LARGE[kind].items():
        parcel, wrong = read(damage)
        assert parcel is None and wrong, what
        assert all("⟨" not in STAGE.texts("en").message(each, {}) for each in wrong), what
    parcel, wrong = read(LAWFUL[kind])
    assert parcel is not None and wrong == []
    caplog.clear()
    again = await taken_in(gm, MANAGER, parcel, WHY, guild=1, channel=1000)
    await tried(sessions, again, random)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
    await sessions.close()
