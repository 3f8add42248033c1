"""Elimination, special tokens, the end and the score (R11–R13)."""

from __future__ import annotations

import pytest
from hitz.play import broken, dice_of, encounter, fix, keys_of, log, rest_by_default, result_of
from hitz.scene import Scene, game

from engine.core.errors import Illegal
from engine.core.shape import One, replay
from engine.games.hitz.groups.ending import bonus_card, points

DEATH = "H3-15"
"""Without the rifle the event costs one survivor."""


def dying(players: int = 3, round: int = 6, **options: str) -> Scene:
    """Seat a is about to choose route 1, whose first card is its death."""
    scene = Scene(players, **options).to_round(round).lay(1, DEATH).give("a", survivors=1)
    return scene.no_auction()


# R11


def test_R11_1_out_after_an_event() -> None:
    scene = dying().answer("a", "route", "1")
    assert not scene["a"].alive and scene["a"].out == 6 and "out" in log(scene)


def test_R11_1_out_after_a_roll_and_by_correction() -> None:
    scene = encounter("H3-16", survivors=1, gas=0, faces=["bite"], adr=0)
    assert scene["a"].out == 6
    fixed = fix(Scene(3), "survivors", "c", "0")
    assert fixed["c"].out == 1 and fixed.s.living == ["a", "b"]


def test_R11_2_everything_the_group_had_leaves_play() -> None:
    scene = dying().collected("a", "H1-03", "H2-05").give("a", "bus", "map")
    scene["a"].bonus.value = 5
    right = scene.s.routes[0].slots[1].card.get()
    scene.answer("a", "route", "1")
    assert {DEATH, right, "H1-03", "H2-05"} <= set(scene.s.box.cards)
    group = scene["a"]
    assert not group.collected and not group.tokens and group.total == 0 and group.bid == 0
    assert group.bonus.get() == 0 and scene.s.spent == {"bus": 1, "map": 1} and not broken(scene.s)


def test_R11_3_initiative_closes_up_and_nobody_is_skipped() -> None:
    scene = dying(4).lay(2, "H3-01", "H3-02").lay(3, "H3-23", "H3-24").answer("a", "route", "1")
    assert scene.s.order == ["b", "c", "d"] and scene.open() == [("b", "route")]
    rest_by_default(scene.answer("b", "route", "2"), "route")
    assert scene.open() == [("c", "route")] and scene.words("c", "route") == ["3", "4"]
    rest_by_default(scene.give("d", survivors=40).answer("c", "route", "3"), "route")
    assert scene.s.routes[3].taker == "d" or scene.s.round == 7
    assert scene.s.order == ["b", "c", "d"]


def test_R11_3_no_part_in_the_next_round() -> None:
    scene = dying().give("b", survivors=40).give("c", survivors=40).answer("a", "route", "1")
    rest_by_default(scene)
    assert scene.s.round == 7 and scene.open() == [("b", "bid")]
    scene.give("b", gas=5, ammo=5).answer("b", "bid", "1").answer("c", "bid", "pass")
    assert scene.open() == [("b", "pay")]


def test_R11_4_keys_change_from_the_next_planning() -> None:
    scene = dying(4).answer("a", "route", "1")
    assert keys_of(scene) == {}
    for seat in "bcd":
        scene.give(seat, survivors=40)
    assert keys_of(rest_by_default(scene)) == {4: 2}


def test_R11_5_the_last_death_ends_the_game_at_once() -> None:
    scene = dying(2).lay(2, "H3-11").give("b", survivors=1, ammo=0, gas=0, adr=0).force("bite")
    scene.answer("a", "route", "1")  # b then has only route 2 to choose
    assert scene.s.result and scene.s.result.winners == [] and scene.s.round == 6
    assert scene.s.result.title.key == "hitz-result-nobody"


def test_R11_6_the_last_group_has_to_arrive() -> None:
    scene = dying(2).answer("a", "route", "1")
    assert not scene.s.over and scene.open() == [("b", "route")]
    while not scene.s.over:
        scene.give("b", survivors=40)
        rest_by_default(scene)
    assert scene.s.round == 8 and scene.s.result and scene.s.result.winners == ["b"]


def test_R11_6_and_may_die_on_the_way() -> None:
    scene = dying(2).answer("a", "route", "1").lay(2, "H3-11").force("bite")
    scene.give("b", survivors=1, ammo=0, gas=0, adr=0).answer("b", "route", "2")
    assert scene.s.result and scene.s.result.winners == []


def test_R11_7_the_highest_bidder_dies_in_the_auction() -> None:
    scene = Scene(3).answer("a", "bid", "2").answer("b", "bid", "3")
    fix(scene, "survivors", "b", "0")
    assert [scene[seat].bid for seat in "abc"] == [0, 0, 0] and scene.open() == [("a", "bid")]
    assert scene.words("a", "bid")[0] == "1"


def test_R11_7_another_bidder_dies_in_the_auction() -> None:
    scene = Scene(4).answer("a", "bid", "2").answer("b", "bid", "3")
    fix(scene, "survivors", "a", "0")
    assert scene["b"].bid == 3 and scene.open() == [("c", "bid")]
    scene.answer("c", "bid", "pass").answer("d", "bid", "pass")
    assert scene.open() == [("b", "pay")]


def test_R11_7_whose_turn_it_is_dies() -> None:
    scene = Scene(4).answer("a", "bid", "2")
    fix(scene, "survivors", "b", "0")
    assert scene["a"].bid == 2 and scene.open() == [("c", "bid")]


def test_R11_7_a_single_group_left_pays_nothing() -> None:
    scene = Scene(2).answer("a", "bid", "2")
    fix(scene, "survivors", "b", "0")
    assert scene.open() == [("a", "route")] and scene["a"].total == 12 and scene["a"].bid == 0


def test_R11_7_during_payment_only_the_payment_is_void() -> None:
    scene = Scene(3).answer("a", "bid", "1").answer("b", "bid", "2").answer("c", "bid", "3")
    scene.answer("a", "bid", "pass").answer("b", "bid", "pass")
    assert scene.open() == [("a", "pay"), ("b", "pay"), ("c", "pay")]
    fix(scene, "survivors", "c", "0")
    assert scene.open() == [("a", "pay"), ("b", "pay")]
    scene.answer("a", "pay", "gas=1").answer("b", "pay", "gas=2")
    assert scene.s.order == ["b", "a"] and scene.open() == [("b", "route")]


# R12


def test_R12_1_tokens_act_only_when_a_text_names_them() -> None:
    """Nothing lets anybody give away, steal, sell or decline a token: no such question exists."""
    scene = encounter("H3-12", "map", "rifle", "fanatic", "toxic", "wound")
    assert scene.words("a", "shoot") == ["1", "2", "3", "4", "5", "0", "flee", "fight"]
    assert scene["a"].total == 4 + 4 + 4 + 2 and len(scene["a"].tokens) == 5


def test_R12_2_bus_and_liquidator_in_either_order() -> None:
    both = Scene(2).to_round(6).collected("a", "H2-05")
    assert both.s.horde("a", "H3-22") == 3
    both.give("a", "bus")
    assert both.s.horde("a", "H3-22") == 0 and both.s.horde("b", "H3-22") == 3
    other = Scene(2).to_round(3).give("a", "bus").lay(1, "H2-05", "H2-28").no_auction()
    assert other.s.horde("a", "H2-28") == 1
    other.give("a", ammo=0, gas=0, adr=0, survivors=40).answer("a", "route", "1")
    assert other.told("meets")[0]["horde"] == 0 and other.told("liquidates")
    other.force("blank").answer("a", "shoot", "fight")
    assert dice_of(other)[0] == 0 and other["a"].tokens == ["bus"] and other["a"].face_up == ["H2-05"]


def test_R12_2_the_liquidator_of_somebody_else_is_no_help() -> None:
    scene = Scene(3).to_round(6).give("a", "bus").collected("b", "H2-05")
    assert [scene.s.horde(seat, "H3-22") for seat in "abc"] == [3, 3, 3]


def test_R12_2_the_bus_alone_changes_nothing() -> None:
    scene = encounter("H3-22", "bus", gas=0, ammo=0, adr=0)
    assert dice_of(scene) == (3, 2)


def test_R12_3_a_molotov_wins_the_card() -> None:
    for card in ("H3-22", "H3-12"):
        scene = encounter(card, "molotov").answer("a", "shoot", "molotov")
        assert scene["a"].pile.cards == [card] and scene.s.spent == {"molotov": 1} and scene["a"].survivors == 5
    assert points(scene.s, "a") == 1


def test_R12_3_the_event_and_the_scavenging_stay() -> None:
    scene = encounter("H3-15", "molotov").answer("a", "shoot", "molotov")
    assert scene["a"].survivors == 4 and scene["a"].adr == 5 and scene["a"].pile.cards == ["H3-15"]


@pytest.mark.parametrize("effect", ["X-NOFLEE", "X-NORANGED", "X-NOADR"])
def test_R12_4_thrown_before_or_after_shooting(effect: str) -> None:
    scene = encounter("H3-20", "molotov", changes={"effect": effect})
    kind = scene.open()[0][1]
    assert kind == ("flee" if effect == "X-NORANGED" else "shoot")
    if kind == "shoot":
        scene.force("blank", "blank").answer("a", "shoot", "1")
    assert scene["a"].collected == 0
    assert scene.answer("a", "flee", "molotov")["a"].pile.cards == ["H3-20"] and "melee" not in log(scene)


def window(*faces: str, adr: int = 0, card: str = "H3-22", effect: str = "") -> Scene:
    scene = encounter(card, "molotov", survivors=len(faces), adr=adr, gas=0, ammo=0, changes={"effect": effect})
    return scene.force(*faces).answer("a", "flee", "fight")


def test_R12_4_not_to_throw_is_what_may_be_left_unsaid() -> None:
    shape, _ = replay(window("bite", "hit", adr=1).ask("a", "adrenaline").ask.shape, [])
    assert isinstance(shape, One) and shape.usual == "settle"


def test_R12_4_in_the_window_bites_are_still_settled() -> None:
    scene = window("death", "bite", "bite", "hit", adr=1)
    assert scene["a"].survivors == 3 and scene.words("a", "adrenaline") == ["settle", "molotov"]
    assert scene.words("a", "adrenaline", "molotov") == ["none", "save=1"]
    scene.answer("a", "adrenaline", "molotov", "save=1")
    assert scene["a"].survivors == 2 and scene["a"].adr == 0 and scene["a"].pile.cards == ["H3-22"]


def test_R12_4_the_throw_takes_the_place_of_paid_kills() -> None:
    scene = window("bolt", "hitbolt", "blank", adr=3)
    assert scene.words("a", "adrenaline", "molotov") == []  # nothing else to choose
    assert "kill=2" in scene.words("a", "adrenaline", "settle")
    scene.answer("a", "adrenaline", "molotov")
    assert scene["a"].adr == 3 and scene["a"].pile.cards == ["H3-22"]


def test_R12_4_saves_cost_what_they_did_when_the_dice_fell() -> None:
    scene = window("bite", "bite", "blank", adr=3, effect="X-SAVE2")
    assert scene.words("a", "adrenaline", "molotov") == ["none", "save=1"]
    scene.answer("a", "adrenaline", "molotov", "save=1")
    assert scene["a"].adr == 1 and scene["a"].survivors == 2
    none = window("bite", "blank", adr=3, effect="X-NOADR").answer("a", "adrenaline", "molotov")
    assert none["a"].adr == 3 and none["a"].survivors == 1 and none["a"].pile.cards == ["H3-22"]


def test_R12_4_A36_nobody_left_no_throw() -> None:
    scene = window("death", "death")
    assert not scene["a"].alive and "H3-22" in scene.s.box.cards and not scene.told("throws")
    late = window("bite").answer("a", "adrenaline", "molotov")
    assert not late["a"].alive and "H3-22" in late.s.box.cards


def test_R12_4_only_while_zombies_stand() -> None:
    scene = encounter("H3-12", "molotov", gas=0, ammo=0, adr=0, changes={"zombies": 1, "ammo": 0})
    scene.force("hit", "bite", "blank", "blank", "blank").answer("a", "flee", "fight")
    assert scene.words("a", "adrenaline") == ["none", "save=1"]


def test_R12_5_not_without_zombies_nor_out_of_turn() -> None:
    quiet = encounter("H2-06", "molotov")
    assert quiet.open() == [("a", "meds")] and quiet.words("a", "meds") == ["pay", "lose"]
    scene = encounter("H3-12", "molotov").give("b", "map")
    assert [seat for seat, _ in scene.open()] == ["a"]
    auction = Scene(2).give("a", "molotov")
    with pytest.raises(Illegal):
        auction.answer("a", "bid", "molotov")


def test_R12_5_no_prompt_before_the_event() -> None:
    scene = encounter("H3-13", "molotov")
    assert scene.open() == [("a", "grab")] and scene.words("a", "grab") == ["pay", "keep"]


# R13


def test_R13_1_the_end_comes_after_round_eight() -> None:
    scene = Scene(2).to_round(7)
    for seat in "ab":
        scene.give(seat, survivors=60)
    rest_by_default(scene)
    assert scene.s.round == 8 and not scene.s.over
    for seat in "ab":
        scene.give(seat, survivors=60)
    assert rest_by_default(scene).s.over


def test_R13_2_one_alive_wins_whatever_the_points() -> None:
    scene = Scene(3).to_round(8).collected("a", "H1-03")
    for seat in "bc":
        fix(scene, "survivors", seat, "0", force=True)
    scene["b"].bonus.value = 9
    result = result_of(scene)
    assert result.winners == ["a"] and result.scores == {"a": 1} and not result.lines  # no bonus cards


def test_R13_2_nobody_alive_no_winner() -> None:
    scene = Scene(2).to_round(8)
    for group in scene.s.groups.values():
        group.survivors = 0
    assert result_of(scene).winners == []


def test_R13_3_cards_and_maps_are_added_up() -> None:
    scene = Scene(2).to_round(8).collected("a", "H1-10", "H2-05", "H1-02").give("b", survivors=9, ammo=9, gas=9, adr=9)
    scene["a"].bonus.value = 4
    assert points(scene.s, "a") == 2 + 1 + 0 + 4 and result_of(scene).scores == {"a": 7, "b": 12}


@pytest.mark.parametrize("kind", ["adr", "gas", "ammo", "survivors"])
def test_R13_4_strictly_the_most_gets_three(kind: str) -> None:
    scene = Scene(3).to_round(8).give("b", **{kind: 9})
    assert bonus_card(scene.s, kind) == "b" and result_of(scene).scores == {"a": 0, "b": 3, "c": 0}
    scene.s.result = None
    scene.give("c", **{kind: 9})
    assert bonus_card(scene.s, kind) is None


def test_R13_4_only_among_the_living() -> None:
    scene = Scene(3).to_round(8).give("a", gas=5).give("b", gas=9)
    scene["b"].survivors = 0
    assert bonus_card(scene.s, "gas") == "a"


def test_R13_5_ties() -> None:
    scene = Scene(3).to_round(8)
    assert result_of(scene).winners == ["a", "b", "c"]
    scene.give("a", survivors=3).give("b", survivors=3).give("c", survivors=1)
    assert result_of(scene).winners == ["a", "b"] and result_of(scene).title.key == "hitz-result-shared"
    scene["c"].bonus.value = 1
    assert result_of(scene).winners == ["c"]


def test_R13_6_special_tokens_are_worth_nothing() -> None:
    scene = Scene(2).to_round(8).give("a", "bus", "map", "map", "rifle", "molotov", "fanatic")
    assert result_of(scene).scores == {"a": 0, "b": 0}


def test_R13_5_everybody_has_a_place() -> None:
    """The winners, the living by their points and survivors, then who went out last."""
    scene = Scene(4).to_round(8).collected("a", "H1-10").give("b", survivors=3)
    scene["a"].bonus.value = 4
    scene["c"].survivors, scene["c"].out = 0, 5
    scene["d"].survivors, scene["d"].out = 0, 7
    scene.s.result = result_of(scene)
    found = game().standings(scene.s)
    assert [each.seat for each in found] == ["a", "b", "d", "c"]
    first, second, *out = [each.text for each in found]
    assert first.args["n"] == first.args["cards"] + first.args["more"] and first.args["cards"] == points(scene.s, "a")
    assert second.args["survivors"].args["n"] == 3
    assert [each.args for each in out] == [{"round": 7}, {"round": 5}]
    scene.s.result.scores = {}
    assert game().standings(scene.s)[0].text.key == "hitz-count-survivors", "a game master has ended the game"


def test_R13_5_alone_the_points_are_said_otherwise() -> None:
    scene = Scene(1).to_round(8)
    scene.s.result = result_of(scene)
    assert [each.text.key for each in game().standings(scene.s)] == ["hitz-end-standing-solo"]


def test_R13_5_points_go_before_survivors() -> None:
    scene = Scene(3).to_round(8).give("a", survivors=1).give("b", survivors=9).give("c", survivors=1)
    scene["a"].bonus.value, scene["c"].bonus.value = 9, 5
    scene.s.result = result_of(scene)
    assert [each.seat for each in game().standings(scene.s)] == ["a", "c", "b"]
