"""The worked examples of the rules (EX1–EX32)."""

from __future__ import annotations

from typing import Any

import pytest
from hitz.scene import Scene, battle, solo

from engine.core.errors import Illegal
from engine.core.runner import default
from engine.core.shape import Amounts, complete, replay
from engine.core.state import End
from engine.games.hitz.box.dice import RED
from engine.games.hitz.groups.ending import finish, points, rating, sets
from engine.games.hitz.phases.auction import NewOrder
from engine.games.hitz.state import HitzState

RED_DIE = ",".join(RED)


def ended(s: HitzState) -> Any:
    """The result if the game ended now."""
    with pytest.raises(End) as end:
        finish(s)
    return end.value.result


def dice_of(scene: Scene, at: int = -1) -> tuple[int, int]:
    """Red and black dice of a melee roll."""
    dice = scene.rolled("melee")[at]["dice"]
    return dice.count(RED_DIE), len(dice) - dice.count(RED_DIE)


def test_EX1_a_horde_of_two_replaces_two_of_four_dice() -> None:
    scene = battle("H3-20", survivors=4, gas=0, ammo=0, adr=0)
    assert dice_of(scene, 0) == (2, 2)


def test_EX2_dice_never_exceed_the_survivors() -> None:
    scene = battle("H3-22", round=8, survivors=2, gas=0, ammo=0, adr=0)
    assert dice_of(scene, 0) == (2, 0)


def test_EX3_the_deck_for_four() -> None:
    s = Scene(4).s
    deck = [slot.card.get() for route in reversed(s.routes) for slot in reversed(route.slots)]
    deck = [*s.deck.cards, *deck][::-1]
    assert [s.card(card).level for card in deck] == [1] * 16 + [2] * 24 + [3] * 24
    assert sorted(s.card(card).level for card in s.box.cards) == [1] * 4 + [2] * 4 + [3] * 4
    assert len(Scene(4).to_round(8).s.deck) == 0


def test_EX4_the_deck_for_three() -> None:
    s = Scene(3).s
    levels = [s.card(card).level for card in s.deck.cards[::-1]]
    assert levels == [1] * 6 + [2] * 18 + [3] * 18
    assert len(s.box) == 28 and sum(bool(s.card(card).mark) for card in s.box.cards) == 16


def test_EX5_bids_decide_the_order() -> None:
    scene = Scene(4)
    for seat, bid in {"a": 2, "b": 5, "c": 4, "d": 3}.items():
        scene[seat].bid = bid
    NewOrder().run(scene.s)
    assert scene.s.order == ["b", "c", "d", "a"]
    assert [group.bid for group in scene.s.groups.values()] == [0] * 4


def test_EX5_everybody_pays_the_own_bid() -> None:
    scene = Scene(4)
    for seat, bid in zip("abcd", ("2", "3", "4", "5"), strict=True):
        scene.answer(seat, "bid", bid)
    scene.no_auction()
    assert scene.open() == [(seat, "pay") for seat in "abcd"]
    for seat, mix in {"d": "ammo=1,gas=4", "a": "adr=2", "c": "ammo=4", "b": "ammo=3"}.items():
        scene.answer(seat, "pay", mix)
    assert [scene[seat].total for seat in "abcd"] == [10, 9, 8, 7]
    assert scene.s.order == ["d", "c", "b", "a"]


def finish_round(scene: Scene) -> Scene:
    """Everybody plays by default until the next round begins or the game is over."""
    number = scene.s.round
    while not scene.s.over and scene.s.round == number:
        seat, kind = scene.open()[0]
        scene.answer(seat, kind, *default(scene.ask(seat, kind)))
    return scene


def kill(scene: Scene, seat: str) -> Scene:
    """The group meets its end on the first card of its route; the others are far from theirs."""
    for other in scene.s.living:
        scene.give(other, survivors=30)
    scene.give(seat, survivors=1, adr=0, ammo=0, gas=0)
    scene.lay(1, "H2-11" if scene.s.round < 6 else "H3-15")
    while (seat, "route") not in scene.open():
        other, kind = scene.open()[0]
        scene.answer(other, kind, *default(scene.ask(other, kind)))
    return scene.answer(seat, "route", "1")


def keys_of(scene: Scene) -> dict[int, int]:
    return {route.no: route.key for route in scene.s.routes if route.key}


def test_EX6_a_key_from_the_round_after_a_death() -> None:
    scene = Scene(4).to_round(3)
    scene.no_auction()
    kill(scene, "a")
    assert not scene["a"].alive and keys_of(scene) == {}
    finish_round(scene)
    assert scene.s.round == 4 and len(scene.s.routes) == 4 and keys_of(scene) == {4: 2}
    scene.no_auction()
    seat = scene.open()[0][0]
    before = scene.give(seat, ammo=5, gas=5, adr=5)[seat].total
    scene.lay(4, "H2-02")
    scene.answer(seat, "route", "4", "gas=2")
    assert scene.told("pays-route")[0]["who"].args["seat"] == seat
    assert before == 15 and scene.told("pays-route")[0]["what"][0].args == {"n": 2}


def test_EX7_two_keys_after_the_second_death() -> None:
    scene = Scene(4).to_round(3)
    scene.no_auction()
    finish_round(kill(scene, "a"))
    scene.to_round(5)
    scene.no_auction()
    finish_round(kill(scene, scene.s.order[0]))
    assert scene.s.round == 6 and keys_of(scene) == {3: 2, 4: 4}


def test_EX8_two_players_start_with_a_key() -> None:
    scene = Scene(2)
    assert keys_of(scene) == {3: 2}
    assert all(slot.card.opened for route in scene.s.routes for slot in route.slots) and len(scene.s.routes) == 3


def test_EX9_only_hits_count_at_range() -> None:
    scene = battle("H2-13", round=3, ammo=2, gas=0, adr=0)
    scene.force("hit", "hitbolt", "bite", "bolt").answer("a", "shoot", "2")
    (shot,) = scene.told("shot")
    assert (shot["n"], shot["more"], shot["left"]) == (2, 0, 3)
    assert scene["a"].survivors == 5


@pytest.mark.parametrize(("ammo", "vp", "score", "step"), [(1, 7, 8, 2), (3, 7, 10, 2), (3, 8, 11, 3)])
def test_EX10_solo_score(ammo: int, vp: int, score: int, step: int) -> None:
    scene = solo().to_round(8).give("a", survivors=4, gas=3, ammo=ammo, adr=6)
    cards = ["H1-10", "H1-16", "H3-22"] + ["H1-12"] * (vp == 8)  # 2 + 2 + 3 (+ 1)
    for card in cards:
        if card in [slot.card.get() for route in scene.s.routes for slot in route.slots]:
            pytest.fail("the scene lays a card of the pile")
        scene.collected("a", card)
    assert points(scene.s, "a") + sets(scene.s, "a") == score and rating(score) == step
    assert ended(scene.s).scores == {"a": score}


def test_EX11_coming_back_into_the_auction() -> None:
    scene = Scene(4)
    plan = [("a", "pass"), ("b", "2"), ("c", "pass"), ("d", "3"), ("a", "5"), ("b", "pass"), ("c", "pass")]
    plan += [("d", "6"), ("a", "pass"), ("b", "pass")]
    for seat, word in plan:
        assert scene.open() == [(seat, "bid")]
        scene.answer(seat, "bid", word)
    scene.answer("c", "bid", "pass")
    assert [scene[seat].bid for seat in "abcd"] == [5, 2, 0, 6]
    assert scene.open() == [("a", "pay"), ("b", "pay"), ("d", "pay")]
    for seat in "abd":
        scene.answer(seat, "pay", *default(scene.ask(seat, "pay")))
    assert scene.s.order == ["d", "a", "b", "c"]
    assert [scene[seat].total for seat in "abcd"] == [7, 10, 12, 6]


def test_EX12_nobody_bids() -> None:
    scene = Scene(3)
    scene.s.order = ["c", "a", "b"]
    scene.s.stack[-1].turn = "c"
    for seat in ("c", "a", "b"):
        scene.answer(seat, "bid", "pass")
    assert scene.s.order == ["c", "a", "b"] and all(group.total == 12 for group in scene.s.groups.values())
    assert scene.open() == [("c", "route")]


def test_EX13_one_bidder_from_the_back() -> None:
    scene = Scene(4)
    for seat, word in (("a", "pass"), ("b", "pass"), ("c", "1"), ("d", "pass"), ("a", "pass"), ("b", "pass")):
        scene.answer(seat, "bid", word)
    scene.answer("c", "pay", "gas=1")
    assert scene.s.order == ["c", "a", "b", "d"]
    assert [scene[seat].total for seat in "abcd"] == [12, 12, 11, 12]


def test_EX14_ceilings() -> None:
    scene = Scene(3, auction="ceilings")
    assert scene.default("a", "ceiling") == complete(scene.ask("a", "ceiling").ask.shape, []) == ["0"]
    for seat, ceiling in (("c", "2"), ("a", "3"), ("b", "5")):
        scene.answer(seat, "ceiling", ceiling)
    ladder = [
        (event.message.args["who"].args["seat"], event.message.args.get("n"))
        for event in scene.events
        if event.message.key in ("hitz-bids", "hitz-passes")
    ]
    assert ladder == [("a", 1), ("b", 2), ("c", None), ("a", 3), ("b", 4), ("c", None), ("a", None)]
    assert scene.open() == [("a", "pay"), ("b", "pay")]
    scene.answer("a", "pay", "ammo=3").answer("b", "pay", "adr=4")
    assert scene.s.order == ["b", "a", "c"] and scene["b"].total == 8


def test_EX15_shooting_is_enough() -> None:
    scene = battle("H1-15", round=1, ammo=4, gas=0, adr=0)
    scene.force("hit", "hit", "hit", "hitbolt", "bite", "blank").answer("a", "shoot", "3")
    assert scene["a"].pile.cards[:1] == ["H1-15"] and not scene.rolled("melee")
    assert scene.told("shot")[0]["n"] == 3
    assert scene["a"].ammo == 1 + 1 and scene["a"].adr == 2 + 1  # H1-01 on the right has one of each


@pytest.fixture
def window() -> Scene:
    scene = Scene(2).to_round(3).lay(1, "H2-13", "H1-02").give("a", ammo=0, gas=0, adr=0)
    scene.no_auction().force("hit", "hitbolt", "bolt", "bite", "blank")
    return scene.answer("a", "route", "1")


def test_EX16_adrenaline_window(window: Scene) -> None:
    assert window["a"].adr == 2 and window.fight.zombies == 3
    legal = {"none", "save=1", "kill=1", "kill=2", "save=1,kill=1"}
    shape, _ = replay(window.ask("a", "adrenaline").ask.shape, [])
    assert isinstance(shape, Amounts) and shape.said
    assert {key: shape.said({"save": 1, "kill": 1}).args[key] for key in ("save", "kill")} == {"save": 1, "kill": 1}
    assert set(window.words("a", "adrenaline")) == legal
    with pytest.raises(Illegal):
        window.answer("a", "adrenaline", "save=1,kill=2")


@pytest.mark.parametrize(("word", "adr", "zombies", "survivors"), [("save=1,kill=1", 0, 2, 5), ("kill=2", 0, 1, 4)])
def test_EX16_the_two_ways(window: Scene, word: str, adr: int, zombies: int, survivors: int) -> None:
    window.force(*["hit"] * survivors).answer("a", "adrenaline", word)
    assert (window["a"].adr, window["a"].survivors) == (adr, survivors)
    assert window.told("melee")[0]["round"] == 2 and window.rolled("melee")[0]["faces"] == ["hit"] * survivors
    assert window.told("kills")[0]["n"] == zombies


@pytest.mark.parametrize(("word", "survivors", "next_dice"), [("save=1", 3, (2, 1)), ("none", 2, (2, 0))])
def test_EX17_horde_roll(word: str, survivors: int, next_dice: tuple[int, int]) -> None:
    scene = Scene(2).to_round(6).lay(1, "H3-19", "H1-01").give("a", survivors=4, ammo=0, gas=9, adr=1)
    scene.no_auction().answer("a", "route", "1")
    assert scene.words("a", "shoot") == ["1", "fight"]  # the card scavenges 1 ammo; no flight
    scene.force("death", "bite", "hit", "hit").answer("a", "shoot", "fight")
    assert scene["a"].survivors == 3 and scene.fight.zombies == 4 and dice_of(scene) == (2, 2)
    scene.answer("a", "adrenaline", word)
    assert dice_of(scene, 0) == next_dice and len(scene.rolled("melee")[0]["faces"]) == survivors


def test_EX18_shoot_then_flee() -> None:
    scene = battle("H3-21", ammo=3, gas=2, adr=0)
    scene.force("hit", "hit", "bite", "blank", "bolt", "blank").answer("a", "shoot", "3")
    assert scene.fight.zombies == 5 and scene.open() == [("a", "flee")]
    scene.answer("a", "flee", "flee")
    assert "H3-21" in scene.s.box.cards and scene["a"].pile.cards == ["H1-01"]
    assert (scene["a"].adr, scene["a"].gas) == (1 + 1, 0 + 1)


def test_EX19_death_by_event() -> None:
    scene = Scene(2).to_round(3).lay(1, "H2-11", "H2-01").collected("a", "H1-03").give("a", survivors=2)
    scene.no_auction().answer("a", "route", "1")
    assert scene.told("scavenges")[0]["what"][0].args == {"n": 1}
    assert not scene["a"].alive and scene["a"].out == 3
    assert {"H2-11", "H2-01", "H1-03"} <= set(scene.s.box.cards)
    assert len(scene.told("plays")) == 1
    assert scene.open() == [("b", "route")]


@pytest.mark.parametrize(("k", "gas", "survivors"), [("1", 0, 3), ("0", 1, 2)])
def test_EX20_fuel(k: str, gas: int, survivors: int) -> None:
    scene = battle("H2-12", round=3, right="H2-02", gas=0, survivors=4)
    assert scene["a"].gas == 1 and scene.words("a", "fuel") == ["1", "0"]
    scene.answer("a", "fuel", k)
    assert (scene["a"].gas - 1, scene["a"].survivors) == (gas, survivors)  # H2-02 scavenges 1 gas


def test_EX21_noise() -> None:
    scene = battle("H2-14", round=3, ammo=2, gas=1, adr=0)
    scene.force("hit", "bite", "bite", "blank").answer("a", "shoot", "2")
    assert scene.told("shot")[0]["left"] == 7 and scene["a"].survivors == 5


def test_EX22_molotov_in_time() -> None:
    scene = battle("H3-20", "molotov", survivors=2, adr=0, ammo=0, gas=0)
    assert scene.words("a", "flee") == ["fight", "molotov"]
    scene.answer("a", "flee", "molotov")
    assert scene["a"].pile.cards[0] == "H3-20" and scene["a"].survivors == 2 and not scene.rolled("melee")
    assert scene.s.spent == {"molotov": 1}


def test_EX22_molotov_too_late() -> None:
    scene = battle("H3-20", "molotov", survivors=2, adr=0, ammo=0, gas=0)
    scene.force("death", "bite").answer("a", "flee", "fight")
    assert scene["a"].survivors == 1 and scene.words("a", "adrenaline") == ["settle", "molotov"]
    scene.answer("a", "adrenaline", "molotov")
    assert not scene["a"].alive and "H3-20" in scene.s.box.cards and not scene.told("collects")


def test_EX23_molotov_fresh_from_the_cellar() -> None:
    scene = battle("H2-21", round=3, ammo=0, gas=0, adr=0)
    scene.answer("a", "flee", "molotov")
    assert scene["a"].pile.cards[0] == "H2-21" and scene.s.spent == {"molotov": 1} and not scene.rolled("melee")


def test_EX24_liquidator() -> None:
    scene = Scene(2).to_round(8).lay(1, "H3-22").collected("a", "H2-05").give("a", "bus", gas=0, ammo=0, adr=0)
    scene.no_auction().answer("a", "route", "1")
    assert scene["a"].face_up == ["H2-05"] and dice_of(scene, 0) == (0, 5)


def test_EX25_bonus_cards() -> None:
    scene = Scene(3).to_round(8)
    scene.give("a", adr=2, gas=0, ammo=1, survivors=3)
    scene.give("b", adr=2, gas=1, ammo=0, survivors=2)
    scene.give("c", adr=0, gas=1, ammo=0, survivors=1)
    result = ended(scene.s)
    assert result.scores == {"a": 6, "b": 0, "c": 0} and result.winners == ["a"]
    assert [line.key for line in result.lines] == ["hitz-result-no-bonus"] * 2 + ["hitz-result-bonus"] * 2


@pytest.mark.parametrize(("survivors", "winners"), [(2, ["a", "b"]), (3, ["a"])])
def test_EX26_tie_at_the_top(survivors: int, winners: list[str]) -> None:
    scene = Scene(3).to_round(8)
    scene.give("a", ammo=4, gas=4, adr=4, survivors=survivors).give("b", survivors=2).give("c", survivors=1)
    a_leads = survivors == 3  # then a alone takes the bonus card of most survivors
    for seat, vp in {"a": 12 - 3 * a_leads, "b": 12, "c": 9}.items():
        scene[seat].bonus.value = vp
    result = ended(scene.s)
    assert result.scores == {"a": 12, "b": 12, "c": 9} and result.winners == winners


def test_EX27_points_do_not_save_the_dead() -> None:
    scene = Scene(2).to_round(8)
    scene[("a")].bonus.value = 15
    scene.lay(1, "H3-15", "H1-01").give("a", survivors=1).give("b", survivors=1)
    scene.lay(2, "H1-01", "H1-03").no_auction().answer("a", "route", "1")
    assert not scene["a"].alive
    scene.answer("b", "route", "2")
    assert scene.s.result and scene.s.result.winners == ["b"]


def test_EX27_nobody_wins_if_nobody_lives() -> None:
    scene = Scene(2).to_round(8).lay(1, "H3-15").lay(2, "H2-11")
    scene.give("a", survivors=1).give("b", survivors=1).no_auction().answer("a", "route", "1").answer("b", "route", "2")
    assert scene.s.result and scene.s.result.winners == [] and scene.s.result.title.key == "hitz-result-nobody"


def test_EX28_elimination_with_three_players() -> None:
    scene = Scene(3).to_round(2)
    scene.no_auction()
    finish_round(kill(scene, "a"))
    assert scene.s.round == 3 and len(scene.s.routes) == 3 and keys_of(scene) == {3: 2}


def test_EX29_the_blind_route_alone() -> None:
    scene = solo().lay(1, "H1-01", "H1-02").give("a", ammo=0, gas=1, adr=0)
    assert scene.words("a", "route") == ["1", "2"]  # route 3 costs 2
    assert not any(slot.card.opened for slot in scene.s.routes[0].slots)
    scene.answer("a", "route", "1", "ammo=1,adr=1")
    keys = [event.message.key for event in scene.events]
    assert keys.index("hitz-takes") < keys.index("hitz-turned") < keys.index("hitz-plays")
    assert (scene["a"].ammo, scene["a"].gas, scene["a"].adr) == (2, 1 + 1 + 3, 2)


def test_EX30_the_fanatic_used() -> None:
    scene = battle("H3-17", "fanatic")
    scene.answer("a", "fanatic", "use")
    assert scene.s.spent == {"fanatic": 1} and scene["a"].pile.cards[0] == "H3-17" and not scene.rolled("melee")


def test_EX30_the_fanatic_kept() -> None:
    scene = battle("H3-17", "fanatic", gas=0, ammo=0, adr=0)
    scene.answer("a", "fanatic", "keep")
    assert scene["a"].tokens == ["fanatic"] and dice_of(scene, 0) == (1, 4)


def test_EX31_defaults_of_a_battle() -> None:
    scene = battle("H3-12", survivors=4, ammo=3, gas=1, adr=2)
    assert scene["a"].ammo == 4 and default(scene.ask("a", "shoot")) == ["3"]
    scene.force(*["blank"] * 6).answer("a", "shoot", "3")
    # Flight is not affordable: melee follows by itself.
    assert scene.told("melee") and scene.fight.shot


def test_EX32_reinforcement_in_the_first_round_only() -> None:
    scene = Scene(4).to_round(6).lay(1, "H3-25", "H1-01").give("a", survivors=3, ammo=0, gas=0, adr=0)
    scene.no_auction().answer("a", "route", "1")
    scene.force("hit", "hit", "blank", "hit", "hit", "blank", "blank", "blank", "hitbolt")
    scene.answer("a", "shoot", "fight")
    assert [line["left"] for line in scene.told("kills")][:2] == [3, 2]
    assert [line["left"] for line in scene.told("reinforced")] == [4]
