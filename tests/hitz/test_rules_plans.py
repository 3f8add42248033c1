"""Routes ranked beforehand, with the ceiling: in the order of choosing, and paid before setting out (O8)."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import play as play_game
from core.fuzz import replayed
from hitz.play import broken, fix, random_game, rest_by_default
from hitz.scene import SEATS, Scene, game

from engine.core.errors import Illegal
from engine.core.view import view
from engine.games.hitz.state import HitzSettings

ON = {"auction": "ceilings", "routes": "pipelined", "ranking": "on"}


def planned(players: int = 3, **options: str) -> Scene:
    return Scene(players, **ON, **options)


def takers(scene: Scene) -> dict[str, int]:
    return {route.taker: route.no for route in scene.s.routes if route.taker}


def test_O8_everybody_is_asked_once_and_nobody_waits_for_a_choice() -> None:
    scene = planned()
    assert scene.open() == [("a", "plan"), ("b", "plan"), ("c", "plan")]
    scene.answer("b", "plan", "0", "1,2,3").answer("a", "plan", "0", "2,1,3").answer("c", "plan", "0", "1,2")
    assert takers(scene) == {"a": 2, "b": 1, "c": 3}
    assert scene.s.order == ["a", "b", "c"]
    assert all(group.ranking == [] for group in scene.s.groups.values())
    assert not broken(scene.s)


def test_O8_the_auction_gives_the_order_of_choosing_and_its_price_is_paid_on_the_own_way() -> None:
    scene = planned()
    scene.answer("a", "plan", "1", "1,2,3").answer("b", "plan", "3", "1,2,3").answer("c", "plan", "0", "1,2,3")
    assert scene.s.order == ["b", "a", "c"] and takers(scene) == {"b": 1, "a": 2, "c": 3}
    assert (scene["b"].owes, scene["a"].owes, scene["c"].owes) == (2, 1, 0)
    assert {("a", "pay"), ("b", "pay")} <= set(scene.open())
    with pytest.raises(Illegal):
        scene.answer("b", "pay", "gas=1")
    before = scene["b"].resources
    scene.answer("b", "pay", "gas=1,ammo=1")
    assert scene.told("pays-all") and scene["b"].owes == 0
    assert scene["b"].gas >= before["gas"] - 1
    assert ("a", "pay") in scene.open(), "nobody waits for the others to pay"


def test_O8_a_key_is_owed_too_and_what_cannot_be_paid_is_passed_over() -> None:
    scene = planned(2)
    scene.give("a", ammo=1, gas=0, adr=0)
    assert scene.s.routes[2].key == 2
    scene.answer("a", "plan", "0", "3,1,2").answer("b", "plan", "0", "3,2,1")
    assert takers(scene) == {"a": 1, "b": 3}
    assert scene["b"].owes == 2
    assert ("b", "pay") in scene.open()


@pytest.mark.parametrize(("ammo", "route"), [(2, 1), (3, 3)])
def test_O8_a_bid_counts_against_a_key(ammo: int, route: int) -> None:
    scene = planned(2).give("a", ammo=ammo, gas=0, adr=0)
    scene.answer("a", "plan", "1", "3,1,2").answer("b", "plan", "0", "2,3,1")
    assert [each["route"] for each in scene.told("chooses")][:2] == [route, 2]


def test_O8_nobody_sees_a_plan_before_all_are_in() -> None:
    seen: list[str] = []
    for words in (["0", "1,2,3"], ["2", "3,2,1"]):
        scene = planned()
        scene.answer("a", "plan", *words)
        seen.append(game().dump(view(scene.s, "b")).decode())
    assert seen[0] == seen[1]


def test_O8_a_standing_order_of_payment_pays_what_is_owed() -> None:
    scene = planned(2)
    scene.order("a", "pay", policy="pay", arg=("gas,ammo,adr",))
    scene.answer("b", "plan", "1", "1,2,3").answer("a", "plan", "4", "1,2,3")
    assert scene["a"].owes == 0 and scene.told("pays-all")


def test_O8_a_missed_plan_bids_nothing_and_ranks_soberly() -> None:
    scene = planned().to_round(6).lay(1, "H3-22", "H3-20").lay(2, "H3-21", "H3-17").lay(3, "H3-01", "H1-04")
    for seat in "abc":
        assert scene.default(seat, "plan") == ["0", "3,2,1"]
        scene.answer(seat, "plan", *scene.default(seat, "plan"))
    assert takers(scene) == {"a": 3, "b": 2, "c": 1}


def test_O8_who_is_alone_chooses_as_ever() -> None:
    scene = planned(2)
    fix(scene, "survivors", "b", "0")
    assert scene.open() == [("a", "route")]


def test_O8_a_broken_off_encounter_leaves_no_debt() -> None:
    scene = planned(2).give("a", survivors=40).give("b", survivors=40)
    scene.answer("a", "plan", "3", "1,2,3").answer("b", "plan", "2", "1,2,3")
    assert scene["a"].owes == 3
    fix(scene, "skip", "a")
    rest_by_default(scene)
    assert scene.s.round == 2 and scene["a"].owes == 0


def test_O8_without_its_companions_the_option_means_nothing() -> None:
    assert not Scene(2, ranking="on").s.planned
    settled = game().settle(HitzSettings(ranking="on"), ["a", "b"])
    assert settled.ranking == "off"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_O8_whole_games_ask_for_no_other_choice_while_two_live(players: int) -> None:
    kinds: set[str] = set()
    for scene in random_game(players, 5, **ON):
        assert not broken(scene.s)
        if len(scene.s.living) > 1 and not scene.s.over:
            kinds |= {kind for _, kind in scene.open()}
    assert "plan" in kinds and not kinds & {"ceiling", "bid"}


def test_O8_a_log_replays_to_the_same_state() -> None:
    for n in range(6):
        s, log = play_game(game(), HitzSettings(**ON), list(SEATS[:3]), f"plan{n}", Random(n), deep=n < 2)
        again = replayed(game(), HitzSettings(**ON), list(SEATS[:3]), f"plan{n}", log)
        assert game().dump(s) == game().dump(again)
