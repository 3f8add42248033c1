"""The ambiguities and how they are resolved (A1–A38).

A4 to A38 repeat much of what the rules say; each test here holds the very question. A20, A21, A24, A27, A36, A37 and
A38 are tested with the rule they belong to.
"""

from __future__ import annotations

from typing import Any

import pytest
from hitz.play import broken, by_default, dice_of, encounter, fix, keys_of, log, rest_by_default, result_of
from hitz.scene import Scene, game, solo

from engine.core.errors import Illegal
from engine.core.view import view
from engine.games.hitz.groups.ending import points
from engine.games.hitz.phases.round import keys

BARE: dict[str, Any] = {"ammo": 0, "gas": 0, "adr": 0}
PLAIN = "H3-12"


def melee(*faces: str, adr: int = 0, card: str = PLAIN, tokens: tuple[str, ...] = (), **changes: Any) -> Scene:
    scene = encounter(
        card, *tokens, survivors=len(faces), ammo=0, gas=2, adr=adr, changes={"ammo": 0, "adr": 0, **changes}
    )
    return scene.force(*faces).answer("a", "flee", "fight")


def test_A1_four_of_each_level_are_set_aside_at_every_count() -> None:
    for players in (1, 2, 3):
        s = Scene(players).s
        levels = [s.card(card).level for card in s.box.cards if not s.card(card).mark]
        assert sorted(levels) == [1] * 4 + [2] * 4 + [3] * 4


def test_A2_no_raise_of_the_own_highest_bid() -> None:
    scene = Scene(3).answer("a", "bid", "1").answer("b", "bid", "pass")
    assert scene.open() == [("c", "bid")]
    scene.answer("c", "bid", "pass")
    assert scene.open() == [("a", "pay")] and scene["a"].bid == 1


def test_A3_a_passed_marker_keeps_its_place_and_is_paid() -> None:
    scene = Scene(2).answer("a", "bid", "2").answer("b", "bid", "3").answer("a", "bid", "pass")
    scene.answer("a", "pay", "gas=2").answer("b", "pay", "gas=3")
    assert scene["a"].total == 10 and scene["b"].total == 9


def test_A4_who_bids_nothing_keeps_the_relative_order() -> None:
    scene = Scene(4)
    for seat, word in (("a", "pass"), ("b", "pass"), ("c", "pass"), ("d", "1"), ("a", "pass"), ("b", "pass")):
        scene.answer(seat, "bid", word)
    scene.answer("c", "bid", "pass").answer("d", "pay", "gas=1")
    assert scene.s.order == ["d", "a", "b", "c"]


def test_A5_A6_one_formula_and_never_a_third_key() -> None:
    assert keys(3, 2) == {3: 2} and keys(4, 1) == keys(4, 2) == {3: 2, 4: 4}


def test_A7_a_single_group_plays_on() -> None:
    scene = Scene(2)
    fix(scene, "survivors", "b", "0")
    rest_by_default(scene.give("a", survivors=40))
    assert not scene.s.over and scene.s.round == 2


def test_A8_two_groups_lost_in_one_round_switch_at_once() -> None:
    scene = Scene(4)
    fix(scene, "survivors", "b", "0")
    fix(scene, "survivors", "c", "0")
    assert keys_of(scene) == {}
    for seat in "ad":
        scene.give(seat, survivors=40)
    assert keys_of(rest_by_default(scene)) == {3: 2, 4: 4}


def test_A9_nothing_of_an_eliminated_group_goes_to_others() -> None:
    scene = Scene(2).to_round(6).lay(1, "H3-15").give("a", "bus", survivors=1, gas=1).no_auction()
    others = scene["b"].resources
    right = scene.s.routes[0].slots[1].card.get()
    scene.answer("a", "route", "1")
    assert scene["a"].total == 0 and scene["b"].resources == others and not scene["b"].tokens
    assert right in scene.s.box.cards and scene.s.spent == {"bus": 1}


def test_A10_ammo_is_declared_at_once() -> None:
    scene = encounter(PLAIN).force("blank", "blank").answer("a", "shoot", "1")
    assert scene["a"].ammo == 4 and scene.open() == [("a", "flee")]
    with pytest.raises(Illegal):
        scene.answer("a", "flee", "1")


def test_A11_bites_count_with_the_last_kill() -> None:
    scene = melee("hit", "bite", "blank", zombies=1)
    assert scene["a"].survivors == 2 and scene["a"].pile.cards == [PLAIN]
    asked = melee("hit", "bite", "blank", zombies=1, adr=1)
    assert asked.open() == [("a", "adrenaline")] and asked.words("a", "adrenaline") == ["none", "save=1"]


def test_A12_adrenaline_is_chosen_once_for_the_roll() -> None:
    scene = melee("bolt", "bite", "bolt", "bite", adr=4, zombies=9)
    scene.answer("a", "adrenaline", "save=1,kill=1")
    assert scene.told("melee")[0]["round"] == 2 and scene["a"].adr <= 2


def test_A13_a_molotov_after_the_roll_leaves_the_dice_lying() -> None:
    scene = melee("bite", "blank", "blank", tokens=("molotov",), zombies=9)
    scene.answer("a", "adrenaline", "molotov")
    assert scene["a"].survivors == 2 and scene["a"].pile.cards == [PLAIN]


def test_A14_a_molotov_skips_no_event() -> None:
    scene = encounter("H3-05", "molotov", "toxic")
    assert scene["a"].survivors == 4
    assert scene.answer("a", "shoot", "molotov")["a"].pile.cards == ["H3-05"]


def test_A15_as_many_dice_as_needed() -> None:
    shot = encounter(PLAIN, ammo=9).answer("a", "shoot", "9")
    assert len(shot.rolled("ranged")[0]["faces"]) == 18
    assert dice_of(encounter("H3-16", **BARE, survivors=9)) == (0, 9)


def test_A16_zombies_have_no_limit() -> None:
    scene = encounter("H3-07", ammo=6, changes={"zombies": 10}).force(*["bite"] * 12).answer("a", "shoot", "6")
    assert scene.fight.zombies == 22


def test_A17_survivors_have_no_limit_and_the_deck_gives_two() -> None:
    gains = [card.id for card in game().data.cards.values() if card.effect == "E-SURVIVOR"]
    assert gains == ["H1-04", "H2-10"] and encounter("H1-04", survivors=20)["a"].survivors == 21


def test_A18_cards_without_zombies_count() -> None:
    scene = encounter("H1-10")
    assert scene["a"].pile.cards == ["H1-10"] and points(scene.s, "a") == 2


def test_A19_flight_after_the_shot_but_not_after_the_first_roll() -> None:
    scene = encounter(PLAIN).force("blank", "blank").answer("a", "shoot", "1")
    assert "flee" in scene.words("a", "flee")
    scene.force("bolt", "blank", "blank", "blank", "blank").answer("a", "flee", "fight")
    assert scene.open() == [("a", "adrenaline")] and "flee" not in scene.words("a", "adrenaline")


def test_A22_a_tie_at_zero_is_a_tie() -> None:
    scene = Scene(2).to_round(8).give("a", **BARE, survivors=2).give("b", **BARE, survivors=1)
    assert result_of(scene).scores == {"a": 3, "b": 0}


def test_A23_nothing_is_compared_with_a_single_group() -> None:
    scene = Scene(2).to_round(8).collected("b", "H1-10")
    fix(scene, "survivors", "b", "0", force=True)
    result = result_of(scene)
    assert result.winners == ["a"] and result.scores == {"a": 0}


def test_A25_liquidator_before_the_bus() -> None:
    scene = Scene(2).to_round(6).collected("a", "H2-05").lay(1, "H1-05", "H3-22").give("a", **BARE).no_auction()
    scene.answer("a", "route", "1")
    assert scene["a"].tokens == ["bus"]
    scene.answer("a", "flee", "fight")
    assert scene.rolled("melee")[0]["dice"] and dice_of(scene)[0] == 0


def test_A26_ordinary_dice_are_not_a_choice() -> None:
    scene = Scene(2).to_round(6).collected("a", "H2-05").give("a", "bus", **BARE).lay(1, "H3-22").no_auction()
    scene.answer("a", "route", "1")
    assert dice_of(scene) == (0, 5)


def test_A28_no_adrenaline_against_events() -> None:
    scene = encounter("H2-25", adr=9, faces=["bite", "bite", "blank"])
    assert scene["a"].survivors == 3 and scene["a"].adr == 9 and "adrenaline" not in log(scene)
    assert encounter("H3-15", adr=9)["a"].survivors == 4


@pytest.mark.parametrize(("kind", "card", "round"), [("ammo", "H1-13", 1), ("gas", "H1-19", 1), ("adr", "H1-15", 1)])
def test_A29_what_was_scavenged_here_may_be_used_here(kind: str, card: str, round: int) -> None:
    scene = encounter(card, round=round, **BARE)
    if kind == "ammo":
        assert "2" in scene.words("a", "shoot")
    elif kind == "gas":
        assert scene.words("a", "flee") == ["flee", "fight"]
    else:
        scene = encounter(card, round=round, **BARE, faces=["bite", "blank", "blank", "blank", "blank"])
        assert "save=1" in scene.words("a", "adrenaline")


def test_A30_numbers_close_up() -> None:
    scene = Scene(3)
    fix(scene, "survivors", "a", "0")
    assert scene.s.order == ["b", "c"] and scene.open() == [("b", "bid")]


def test_A31_a_bid_can_always_be_paid() -> None:
    scene = Scene(2).give("b", ammo=2, gas=0, adr=0).answer("a", "bid", "1")
    with pytest.raises(Illegal):
        scene.answer("b", "bid", "3")
    scene.answer("b", "bid", "2").answer("a", "bid", "pass")
    assert scene["b"].total == 0


def test_A32_tokens_are_no_resources() -> None:
    scene = Scene(2).give("b", "map", "map", "bus", ammo=1, gas=0, adr=0).answer("a", "bid", "pass")
    assert scene.words("b", "bid") == ["1", "pass"]
    scene.give("a", "rifle", ammo=1, gas=0, adr=0).answer("b", "bid", "pass")
    assert scene.words("a", "route") == ["1", "2"]


def test_A33_most_survivors_among_the_tied_share() -> None:
    scene = Scene(3).to_round(8).give("a", survivors=3).give("b", survivors=3).give("c", survivors=2)
    assert result_of(scene).winners == ["a", "b"]


def test_A34_totals_are_hidden_though_cards_were_seen() -> None:
    scene = Scene(2).to_round(3).collected("a", "H1-10")
    with pytest.raises((ValueError, KeyError)):
        points(view(scene.s, "b"), "a")


def test_A35_nine_special_tokens_and_76_cards() -> None:
    data = game().data
    assert {kind: token.count for kind, token in data.tokens.items()} == {
        "bus": 1, "molotov": 1, "map": 2, "rifle": 1, "fanatic": 1, "toxic": 2, "wound": 1,
    }  # fmt: skip
    assert len(data.cards) == 76


def test_A20_A21_A24_alone() -> None:
    """The three questions of the game for one, together: one round by default, then the end."""
    scene = solo().give("a", survivors=40)
    assert by_default(scene, "a", "route")[0] in "123"
    box = len(scene.s.box)
    rest_by_default(scene)
    assert 4 <= len(scene.s.box) - box <= 6 and scene.s.round == 2 and not broken(scene.s) - {"I2", "I16"}
    fix(scene, "survivors", "a", "0", force=True)
    assert scene.s.result and scene.s.result.scores == {}
