"""What missions do with the cards of their own campaign: give them, ask for them, take them away, by their names."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from complaints import told
from gm.acts import HOST, PEOPLE, assert_kept, taken_in
from languages import LANGUAGES
from sessions.world import play_on, rest
from workshop.packs import ABOUT, base, ward

from engine.data import DataError
from engine.games.zombicide.box.effects import operations
from engine.games.zombicide.party.chronicle import Reader
from engine.games.zombicide.reading.foretold import foretold
from engine.gm import exchange
from engine.gm.checking import read as read_session
from engine.gm.master import GameMaster
from engine.tables.sessions import Sessions
from engine.workshop.pack import played, read
from engine.workshop.played import played as plays
from engine.workshop.trial import Trial, settings_of, work
from telling.texts import Texts

COAST = """
[campaigns.coast]
missions = ["pier"]
equipment = [
  { id = "coast-1", deck = "eq", n = 6, kind = "item", flags = ["bag"], heals = 1 },
  { id = "coast-2", deck = "start", n = 1, kind = "melee", dice = 3, accuracy = 3, damage = 2, risk = 1, keep = 1 },
]
[campaigns.coast.texts.en]
name = "The coast"
about = "Cards that wash ashore."
card-1 = "Seaweed"
card-1-about = "An Action: heals one wound of somebody in your zone."
card-2 = "Oar"

[missions.pier]
difficulty = "medium"
minutes = 20
hour = 12
grid = [["5R", "8R"]]
start = ["5R.A"]
spawns = [{ id = "S1", zone = "8R.D" }, { id = "S2", zone = "5R.D" }]
goals = { HELD = "effect" }

[missions.pier.cards.pier-1]
hour = 13
effect = '''
gain(all, coast-1);
if(inv(coast-1) & !inv(katana)) {discard(taker, 1, coast-1); note(1)} else {wound(all, 3)}'''

[missions.pier.cards.pier-2]
hour = 17
effect = "goal(HELD)"

[missions.pier.cards.pier-3]
zone = "8R.a"
effect = '''
test(1, 3) {gain(taker, coast-2)} else {ap(taker, 1)};
choose(taker) {1 [inv(coast-2)]: discard(taker, 1, coast-2) | 2: gain(taker, coast-1)}'''

[missions.pier.notes.pier-n1]
effect = "ap(all, 1)"

[missions.pier.texts.en]
name = "The pier"
briefing = "The tide brings what it has taken."
goal-held = "Hold the pier"
card-1 = "Low tide"
card-1-story = "It lies everywhere."
card-2 = "High tide"
card-2-story = "The boat comes."
card-3 = "The boathouse"
card-3-story = "An oar leans at the wall."
card-3-option-1 = "Leave it"
card-3-option-2 = "Gather seaweed"
note-1 = "A bottle"
note-1-story = "The message is wet."
"""


@cache
def game() -> Any:
    return played(base(), read(base(), "coast.toml", COAST.encode()).files)


def name(id: str) -> str:
    return game().written.names[id]


def fresh() -> Any:
    return game().set_up(settings_of(game(), name("pier")), "abc", "x")[0]


def test_they_are_named_as_they_are_played_wherever_they_stand() -> None:
    mission = game().data.missions[name("pier")]
    named = {str(arg) for card in mission.cards.values() for do in operations(card.effect) for arg in do.args}
    assert {f"{name('coast')}-1", f"{name('coast')}-2"} <= named and not {"coast-1", "coast-2"} & named
    assert "coast-" not in str(mission.cards), "nor in a condition"


@pytest.mark.parametrize("entry", ["coast", "pier"])
def test_they_come_into_hands_and_go_again(entry: str) -> None:
    """The clock brings the card: everybody gets one, and whoever reads it gives his away."""
    for seed in "abc":
        how, s = plays(game(), settings_of(game(), name(entry)), "abc", seed)
        assert how.how in ("won", "lost") and game().check(s) == []
        assert f"{name('pier')}-n1" in s.notes, "the condition held"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_will_do_says_them_by_their_own_names(language: str) -> None:
    s = fresh()
    taker = next(iter(s.survivors.values()))
    effect = s.mission.cards[f"{name('pier')}-3"].effect + s.mission.cards[f"{name('pier')}-1"].effect
    said = Texts()(language).message(foretold(s, Reader(taker, taker.at, ""), effect), {})
    assert said.count("Oar") == 1 and said.count("Seaweed") == 3 and "⟨" not in said, said


@pytest.mark.parametrize(
    ("old", "new"), [("gain(all, coast-1)", "gain(all, coast-3)"), ("inv(coast-1)", "inv(coast-9)"),
                     ("discard(taker, 1, coast-2)", "discard(taker, 1, beach-2)")],
)  # fmt: skip
def test_a_card_that_there_is_not_is_a_fault_at_its_place(old: str, new: str) -> None:
    with pytest.raises(DataError) as error:
        read(base(), "coast.toml", COAST.replace(old, new).encode())
    (said,) = told(error.value)
    assert "missions pier, cards, pier-" in said and new.partition("(")[2].split(", ")[-1].rstrip(")") in said


def test_it_is_tried_like_any_other() -> None:
    for entry in ("coast", "pier"):
        trial, _ = work(game(), name(entry), Trial(), 1, 1e9, 60)
        assert set(trial.levels) == {"normal", "easy", "hard"} and not trial.failing


def _read(session: Any) -> Any:
    return session.playing.notes


async def test_it_is_played_begun_again_and_taken_elsewhere(serve: Any) -> None:
    """From the file to a table, over a restart, and out and in on another server."""
    sessions: Sessions = await serve(base())
    pack = await sessions.packs.add(1, read(base(), "coast.toml", COAST.encode()), ABOUT, 10, 0.0)
    made = await sessions.packs.game("zombicide", 1, pack.digest)
    assert made is not None
    session = await sessions.open(made, guild=1, channel=5, host=10, name="Ann", language="ru")
    session = await rest(await sessions.begin(session.id, 10))
    random = Random(1)
    for _ in range(60):
        if _read(session):
            break
        await play_on(sessions, session, random, 5)
    assert _read(session), "the card of the first hour has been read"
    texts = Texts()("en")
    lines = [texts.message(event.message, session.names) for e in await sessions.history(session) for event in e.events]
    assert any("Seaweed" in line for line in lines) and not any("⟨" in line for line in lines)
    gm = GameMaster(sessions)
    parcel, wrong = read_session(await exchange.export(gm, session.id, HOST, "why"), sessions.games)
    assert wrong == [] and parcel is not None
    there = await rest(await taken_in(gm, PEOPLE["manager"], parcel, "why", guild=2, channel=77))
    await sessions.close()
    again: Sessions = await serve(base())
    for id in (session.id, there.id):
        found = await again.get(id)
        await play_on(again, found, random, 5)
        await assert_kept(again, found)
        assert found.game.check(found.playing) == []


def test_the_campaign_of_the_guide_hands_out_its_own_card() -> None:
    assert "gain(taker, ward-1)" in ward()
