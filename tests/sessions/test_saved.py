"""Sessions in progress as the first version wrote them: files of its exports, read and played on by this one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from gm.acts import taken_in
from hitz.scene import game as hitz
from sessions.world import PEOPLE, play_on, rest
from zombies.table import game as zombies

from engine.core.message import who
from engine.core.runner import default
from engine.core.step import Step
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables.session import Session
from engine.tables.sessions import Sessions

SAVED = Path(__file__).parent / "saved"
FILES = sorted(path.stem for path in SAVED.glob("*.json"))
SEALED = {"hitz": ("ceiling", "hitz-bids"), "zombies": ("maximum", "zombies-wins-auction")}
"""What was asked, and what is told of the seat with the best answer."""


async def old_one(serve: Any, name: str) -> tuple[Sessions, Session]:
    sessions = await serve(hitz(), zombies())
    parcel, wrong = exchange.read((SAVED / f"{name}.json").read_bytes(), sessions.games)
    assert wrong == [] and parcel is not None
    manager = Person(22, "Max", manager=True)
    return sessions, await taken_in(GameMaster(sessions), manager, parcel, "old", guild=1, channel=5)


@pytest.mark.parametrize("name", FILES)
async def test_a_session_of_the_first_version_is_played_on(serve, name: str) -> None:
    sessions, session = await old_one(serve, name)
    await play_on(sessions, session, Random(1), 40)
    assert session.status == "over" or session.seq > 40
    for seq in range(session.seq + 1):
        assert (await sessions.state_at(session, seq)).seats == ["a", "b", "c"]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith("-sealed")])
async def test_what_was_sealed_is_still_in_and_handed_over_with_the_rest(serve, name: str) -> None:
    sessions, session = await old_one(serve, name)
    (kind, outcome), s = SEALED[session.game.id], session.playing
    old = json.loads((SAVED / f"{name}.json").read_bytes())["state"]["sealed"]
    assert [[each.seat, each.kind, each.subject, each.words] for each in s.sealed] == [
        ["a", kind, "", ["2"]],
        ["c", kind, "", ["1"]],
    ]
    assert list(old.values()) == [each.words for each in s.sealed]
    assert [each.words for each in session.view("a").sealed] == [["2"], ["?"]]
    (last,) = session.awaited()
    assert last.seats == ("b",) and last.kind == kind and len(s.orders) == 1
    await sessions.answer(session.id, PEOPLE[1], last.id, ["0"])
    await rest(session)
    assert not session.playing.sealed
    told = [event.message for entry in (await sessions.history(session))[-5:] for event in entry.events]
    assert [message.args["who"] for message in told if message.key == outcome] == [who("a")]


async def test_a_tile_that_was_half_placed_is_one_placement_still(serve) -> None:
    """The first version gave both steps of it one number."""
    sessions, session = await old_one(serve, "zombies-filling")
    (fill,) = session.awaited()
    assert fill.kind == "fill" and fill.deadline == fill.step.no
    assert len([step for step in session.playing.find_all(Step) if step.no == fill.deadline]) == 1
    user = session.seats[fill.seats[0]].user
    assert user is not None
    await sessions.answer(session.id, user, fill.id, default(fill))


@pytest.mark.parametrize("sealed", ['{"0.5.ceiling": ["1"]}', '{"x": 1}', "[1]", '["x"]', "1"])
def test_what_no_version_wrote_is_refused(sealed: str) -> None:
    state = json.loads((SAVED / "hitz-sealed.json").read_bytes())["state"]
    with pytest.raises(ValueError, match="sealed"):
        hitz().load(json.dumps({**state, "sealed": json.loads(sealed)}))
