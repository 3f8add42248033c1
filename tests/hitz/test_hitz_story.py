"""What the story of Hit Z Road tells: losses with their owner, totals, and reasons that fit the moment."""

from __future__ import annotations

import pytest
from hitz.pictured import catalogue
from hitz.play import encounter
from hitz.scene import Scene, battle

from engine.core.message import Message, changes
from engine.games.hitz.groups.elimination import lose
from engine.games.hitz.player.lesson import topics
from engine.games.hitz.player.reasons import reason
from render.hitz.board import compose
from render.hitz.scene import HitzScene
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Bob", "c": "Cora"}


def said(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return Texts()(language).message(message, NAMES)


def test_a_loss_reaches_its_owner_and_is_counted() -> None:
    scene = Scene(3).to_round(3)
    lose(scene.s, "a", 2)
    (event,) = scene.s.run.events
    assert (event.hurts, event.loss, changes([event])) == (("a",), 2, {"seat-a": 2})
    drawn = compose(HitzScene(scene.s, catalogue("en"), NAMES, losses={"seat-a": 2}))
    assert [text for text in drawn.placed if text.text == "\u22122"]


def test_the_line_of_an_encounter_says_how_many_are_left() -> None:
    scene = encounter("H1-04")
    assert "1 survivor joins Ann: 6 in the group now." in [said(event.message) for event in scene.events]
    found: list[str] = []
    while scene.open()[0][0] == "a":
        kind = scene.open()[0][1]
        scene.answer("a", kind, *scene.default("a", kind))
        found += [said(event.message) for event in scene.events if event.is_headline]
    assert any("+1 survivor, 6 in the group now" in line for line in found)


def rolled(round: int) -> Scene:
    """A battle, after a roll of five bites."""
    scene = encounter("H3-05", round=round, ammo=0, gas=0, adr=3, faces=("bite",) * 5)
    return scene if scene.open()[0][1] == "adrenaline" else scene.answer("a", scene.open()[0][1], "fight")


@pytest.mark.parametrize(("round", "key"), [(6, "hitz-ask-adrenaline.why"), (8, "hitz-ask-adrenaline.why-last")])
def test_nobody_is_promised_battles_after_the_last_one(round: int, key: str) -> None:
    scene = rolled(round)
    decision = scene.ask("a", "adrenaline")
    why = reason(scene.s, decision, ["save=1"])
    assert why is not None and why.key == key
    assert ("all battles to come" in said(why)) == (round == 6)


def test_a_reason_for_a_route_names_its_points_its_zombies_and_what_they_cost() -> None:
    scene = Scene(2).to_round(6).lay(1, "H3-05", "H1-17").no_auction()
    why = said(reason(scene.s, scene.ask("a", "route"), ["1"]))
    card = scene.s.card("H3-05")
    assert f"{card.zombies} zombies that should bite" in why and "3 resources" in why


@pytest.mark.parametrize(("adr", "saved"), [(3, True), (0, False)])
def test_adrenaline_is_promised_only_where_there_is_some(adr: int, saved: bool) -> None:
    scene = encounter("H3-05", adr=adr, ammo=0, gas=4, changes={"adr": 0})
    while scene.open()[0][1] not in ("flee", "shoot"):
        kind = scene.open()[0][1]
        scene.answer("a", kind, *scene.default("a", kind))
    why = reason(scene.s, scene.ask("a", scene.open()[0][1]), ["fight"])
    assert why is not None and (why.args["what"] == "saves") == saved


def test_the_coach_explains_a_battle_before_its_first_question_and_the_bonuses_before_the_end() -> None:
    scene = battle("H3-05", round=6)
    decision = scene.ask("a", scene.open()[0][1])
    told = list(topics(scene.s, decision))
    assert told.index("battle") < told.index(decision.kind)
    scene = Scene(2).to_round(8)
    seat, kind = scene.open()[0]
    assert next(iter(topics(scene.s, scene.ask(seat, kind)))) == "bonuses"
