"""Battles, flight, melee, hordes, victory (R6–R10), and every red text (2.6)."""

from __future__ import annotations

from typing import Any

import pytest
from hitz.play import dice_of, encounter, fix, log, rest_by_default
from hitz.scene import Scene

from engine.core.errors import Illegal
from engine.games.hitz.box.dice import BLACK, RED, hits, lightning
from engine.games.hitz.groups.resources import swap, take

PLAIN = "H3-12"
"""4 zombies, no text; 1 ammo and 1 adrenaline to scavenge, 1 VP."""
BARE: dict[str, Any] = {"ammo": 0, "gas": 0, "adr": 0}
BLANKS = ["blank"] * 12


def plain(*tokens: str, zombies: int = 4, horde: int = 0, effect: str = "", arg: str = "", **more: Any) -> Scene:
    """A battle on a card with nothing else on it."""
    changes = {"zombies": zombies, "horde": horde, "effect": effect, "arg": arg, "ammo": 0, "adr": 0}
    return encounter(PLAIN, *tokens, changes=changes, **more)


def melee(*faces: str, **more: Any) -> Scene:
    """The first roll of a melee, with these faces and this number of survivors."""
    scene = plain(**{"survivors": len(faces), "gas": 9, "ammo": 0, **more})
    return scene.force(*faces).answer("a", "flee", "fight")


# R6


def test_R6_1_zombies_survivors_and_horde() -> None:
    scene = encounter("H3-22")
    assert (scene.fight.zombies, scene.s.horde("a", "H3-22")) == (8, 3)
    assert scene.told("meets")[0]["n"] == 8 and scene.told("meets")[0]["horde"] == 3


def test_R6_2_shot_then_flight_then_melee() -> None:
    scene = plain("molotov")
    assert scene.open() == [("a", "shoot")]
    assert scene.words("a", "shoot") == ["1", "2", "3", "4", "0", "flee", "fight", "molotov"]
    scene.force(*BLANKS).answer("a", "shoot", "1")
    assert scene.open() == [("a", "flee")] and scene.words("a", "flee") == ["flee", "fight", "molotov"]
    scene.force(*BLANKS[:5]).answer("a", "flee", "fight")
    assert scene.open() == [("a", "adrenaline")]
    scene.force(*BLANKS[:5]).answer("a", "adrenaline", "settle")
    assert log(scene)[0:1] == ["melee"] and scene.open() == [("a", "adrenaline")]  # no second window


def test_R6_3_two_dice_for_each_ammo_once() -> None:
    scene = plain(gas=9).force("hit", "hitbolt", "bolt", "bite", "blank", "hit").answer("a", "shoot", "3")
    assert dice_of(scene, key="ranged") == (0, 6) and scene["a"].ammo == 1
    assert scene.fight.zombies == 1 and scene["a"].survivors == 5 and scene["a"].adr == 4
    assert scene.open() == [("a", "flee")]  # 1 ammo is left, yet there is no second shot


def test_R6_3_no_more_than_the_ammo_there_is() -> None:
    for word in ("5", "-1", "00"):
        with pytest.raises(Illegal):
            plain().answer("a", "shoot", word)


def test_R6_3_surplus_hits_are_lost() -> None:
    scene = plain(zombies=1, right="H1-15").force("hit", "hit", "hit", "hit").answer("a", "shoot", "2")
    assert scene["a"].pile.cards == [PLAIN] and scene.fight.zombies == 3


def test_R6_3_without_a_shot_nothing_is_spent() -> None:
    scene = plain().answer("a", "shoot", "0")
    assert scene["a"].ammo == 4 and scene.open() == [("a", "flee")]


def test_R6_4_hordes_are_shot_at_with_black_dice() -> None:
    scene = encounter("H3-22").answer("a", "shoot", "4")
    assert dice_of(scene, key="ranged") == (0, 8)


def test_R6_5_the_last_zombie_shot_wins() -> None:
    scene = plain(zombies=2).force("hit", "hit").answer("a", "shoot", "1")
    assert scene["a"].pile.cards == [PLAIN] and "melee" not in log(scene)


# R7


@pytest.mark.parametrize(("gas", "possible"), [(1, False), (2, True)])
def test_R7_1_flight_costs_two_gas(gas: int, possible: bool) -> None:
    scene = plain(gas=gas, ammo=1)
    assert ("flee" in scene.words("a", "shoot")) == possible
    scene.force(*BLANKS).answer("a", "shoot", "1")
    if possible:
        assert scene.answer("a", "flee", "flee")["a"].gas == 0
    else:
        assert "melee" in log(scene)


def test_R7_1_A19_no_flight_after_the_first_roll() -> None:
    scene = melee("blank", "bolt", "bolt", adr=1)
    assert scene.open() == [("a", "adrenaline")] and scene["a"].gas == 9
    scene.force("blank", "bolt", "bolt").answer("a", "adrenaline", "none")
    assert scene.open() == [("a", "adrenaline")]


def test_R7_2_hordes_can_be_fled_from() -> None:
    scene = encounter("H3-22", gas=2).answer("a", "shoot", "flee")
    assert scene["a"].gas == 0 and "H3-22" in scene.s.box.cards


def test_R7_3_what_was_gained_and_lost_stays() -> None:
    scene = encounter("H2-21", survivors=3).answer("a", "shoot", "flee")  # Molotov and 1 gas
    assert scene["a"].tokens == ["molotov"] and scene["a"].gas == 4 + 1 - 2
    assert scene["a"].collected == 0 and "H2-21" in scene.s.box.cards and scene.open() == [("a", "take")]
    lost = encounter("H3-15").answer("a", "shoot", "flee")
    assert lost["a"].survivors == 4 and lost["a"].adr == 5


# R8


def test_R8_1_rounds_until_one_side_is_gone() -> None:
    faces = ["blank", "blank", "hit", "blank", "blank", "blank", "hit", "hit", "blank", "hit"]
    scene = encounter(PLAIN, survivors=2, **BARE, changes={"ammo": 0, "adr": 0}, faces=faces)
    assert [roll["faces"] for roll in scene.rolled("melee")] == [faces[at : at + 2] for at in range(0, 10, 2)]
    assert scene["a"].pile.cards[0] == PLAIN
    dead = encounter(PLAIN, survivors=2, **BARE, changes={"ammo": 0, "adr": 0}, faces=["bite", "blank", "bite"])
    assert not dead["a"].alive and len(dead.rolled("melee")) == 2


def test_R8_2_as_many_dice_as_survivors_at_the_start_of_the_round() -> None:
    scene = melee("bite", "bite", "blank", "hit", "blank", "blank", adr=0)
    assert [len(roll["faces"]) for roll in scene.rolled("melee")][:2] == [6, 4]


def test_R8_3_a_deaths_cannot_be_prevented() -> None:
    scene = melee("death", "death", "bolt", horde=2, adr=5)
    assert scene["a"].survivors == 1 and scene["a"].adr == 5 and scene.words("a", "adrenaline") == ["none", "kill=1"]


def test_R8_3_a_nobody_left_no_window() -> None:
    scene = melee("death", "death", horde=2, adr=5)
    assert not scene["a"].alive and "adrenaline" not in log(scene) and scene.open() == [("b", "route")]


def test_R8_3_b_hits_kill_free_of_charge() -> None:
    scene = melee("hit", "hitbolt", "blank", adr=1)
    assert scene.fight.zombies == 2 and scene["a"].adr == 1


def test_R8_3_c_saves_and_kills_within_the_adrenaline() -> None:
    scene = melee("bite", "bite", "bolt", "hitbolt", "blank", adr=3, zombies=9)
    assert set(scene.words("a", "adrenaline")) == {
        "none", "save=1", "save=2", "kill=1", "kill=2", "save=1,kill=1", "save=2,kill=1", "save=1,kill=2",
    }  # fmt: skip
    scene.answer("a", "adrenaline", "save=1,kill=2")
    assert scene["a"].adr == 0 and (scene.told("bitten")[0]["n"], scene.told("bitten")[0]["left"]) == (1, 4)
    assert scene.told("melee")[0]["round"] == 2 and len(scene.rolled("melee")[0]["faces"]) == 4


def test_R8_3_c_no_more_kills_than_zombies() -> None:
    scene = melee("bolt", "bolt", "hit", "hit", "hit", adr=5)
    assert scene.fight.zombies == 1 and scene.words("a", "adrenaline") == ["none", "kill=1"]


def test_R8_3_d_unsaved_bites_and_e_the_rest() -> None:
    scene = melee("bite", "bite", "blank", "bolt", "bolt", adr=2)
    scene.force("hit", "hit", "hit", "hit").answer("a", "adrenaline", "save=1")
    assert scene["a"].survivors == 4 and scene["a"].adr == 1
    assert scene["a"].pile.cards == [PLAIN] and scene.told("kills")[0]["n"] == 4  # unpaid bolts had killed nobody


def test_R8_4_the_roll_is_seen_before_choosing() -> None:
    scene = melee("bite", "bite", "bite", "blank", "blank", adr=4)
    assert scene.told("melee")[0]["faces"] and scene.open() == [("a", "adrenaline")]
    assert {"none", "save=1", "save=2", "save=3"} == set(scene.words("a", "adrenaline"))


def test_R8_5_dead_group_first_then_victory() -> None:
    both = melee("hit", "bite", "bite", "hit", zombies=2, adr=0, survivors=4)
    assert both["a"].survivors == 2 and both["a"].pile.cards == [PLAIN]
    out = melee("bite", zombies=1, adr=0)
    assert not out["a"].alive and PLAIN in out.s.box.cards


def test_R8_5_A37_last_zombie_and_last_survivor() -> None:
    scene = melee("death", "bite", "hit", zombies=1, adr=0, horde=1)
    assert scene["a"].survivors == 1 and scene["a"].pile.cards == [PLAIN]
    gone = melee("death", "bite", zombies=1, adr=0, horde=1)
    assert not gone["a"].alive
    last = encounter(
        PLAIN, survivors=1, **BARE, changes={"zombies": 1, "ammo": 0, "adr": 0}, faces=["bite"]
    )  # fmt: skip
    assert not last["a"].alive and PLAIN in last.s.box.cards


def test_R8_6_a_die_serves_once() -> None:
    assert (hits(["hitbolt"]), lightning(["hitbolt"])) == (1, 1)
    scene = melee("hitbolt", "blank", adr=9, zombies=9)
    assert scene.fight.zombies == 8 and scene.words("a", "adrenaline") == ["none", "kill=1"]


# R9


@pytest.mark.parametrize("horde", [1, 2, 3])
def test_R9_1_strength_of_a_horde(horde: int) -> None:
    scene = plain(horde=horde, survivors=5, gas=0, ammo=0, adr=0)
    assert dice_of(scene) == (horde, 5 - horde)


@pytest.mark.parametrize(("survivors", "dice"), [(1, (1, 0)), (2, (2, 0)), (3, (3, 0)), (4, (3, 1)), (7, (3, 4))])
def test_R9_2_red_dice_take_the_place_of_black_ones(survivors: int, dice: tuple[int, int]) -> None:
    assert dice_of(plain(horde=3, survivors=survivors, gas=0, ammo=0, adr=0)) == dice
    assert ("death", *BLACK[1:]) == RED and BLACK[0] == "blank"


def test_R9_3_the_strength_stays_and_meets_the_present_survivors() -> None:
    faces = ["bite", "bite", "hit", "hit", "hit", "blank", "hit", "blank"]
    scene = plain(horde=2, zombies=4, survivors=5, gas=0, ammo=0, adr=0, faces=faces)
    assert [dice_of(scene, at) for at in (0, 1)] == [(2, 3), (2, 1)]  # one zombie is left, two red dice are not


def test_R9_4_red_faces_settle_like_black_ones() -> None:
    scene = melee("hitbolt", "bite", "hit", horde=2, adr=1)
    assert scene.fight.zombies == 2 and set(scene.words("a", "adrenaline")) == {"none", "save=1", "kill=1"}
    dead = melee("death", "blank", "blank", horde=1, adr=9)
    assert dead["a"].survivors <= 2 and dead["a"].adr == 9


# R10


def test_R10_1_the_card_is_collected() -> None:
    scene = melee("hit", "hit", "hit", "hit")
    assert scene["a"].pile.cards == [PLAIN] and scene.s.routes[0].slots[0].outcome == "won"


def test_R10_2_zombies_do_not_follow_to_the_next_card() -> None:
    scene = plain(zombies=9, right="H1-15").answer("a", "shoot", "flee")
    assert scene.fight.card == "H1-15" and (scene.fight.zombies, scene.fight.total) == (3, 3)
    assert not scene.fight.shot  # and the next battle has a shot of its own


# 2.6: red texts


def test_X_NOISE_each_bite_of_the_shot_adds_one() -> None:
    scene = plain(effect="X-NOISE").force("bite", "bite", "bite", "hit").answer("a", "shoot", "2")
    assert scene.fight.zombies == 4 + 3 - 1 and scene["a"].survivors == 5
    won = plain(effect="X-NOISE", zombies=2).force("bite", "hit", "hit", "hitbolt").answer("a", "shoot", "2")
    assert won["a"].pile.cards == [PLAIN]
    some = plain(effect="X-NOISE", zombies=1).force("bite", "hit").answer("a", "shoot", "1")
    assert some.fight.zombies == 1  # 1 + 1 - 1


def test_X_NOISE_whoever_comes_and_falls_at_once_is_counted() -> None:
    scene = plain(effect="X-NOISE").force("bite", "bite", "bite", "hit").answer("a", "shoot", "2")
    assert scene.s.deeds["a"]["kills"] == 1
    won = plain(effect="X-NOISE", zombies=2).force("bite", "hit", "hit", "hitbolt").answer("a", "shoot", "2")
    assert won.s.deeds["a"]["kills"] == 3


def test_what_is_gained_is_counted_for_the_end() -> None:
    scene = Scene(2)
    take(scene.s, "a", {"ammo": 2, "gas": 1, "adr": 0})
    assert scene.s.deeds == {"a": {"gains": 3}}
    swap(scene.s, "a", {"gas": 2}, {"ammo": 1, "adr": 1})
    assert scene.s.deeds["a"]["gains"] == 5


def test_X_NOISE_not_in_melee() -> None:
    assert melee("bite", "bolt", "blank", effect="X-NOISE", adr=1).fight.zombies == 4


def test_X_NORANGED_no_shot() -> None:
    scene = plain(effect="X-NORANGED")
    assert scene.open() == [("a", "flee")] and scene.words("a", "flee") == ["flee", "fight"]


def test_X_NOFLEE_no_flight() -> None:
    scene = plain(effect="X-NOFLEE", ammo=1)
    assert scene.words("a", "shoot") == ["1", "fight"]
    assert "melee" in log(scene.force(*BLANKS).answer("a", "shoot", "1"))


def test_X_NOADR_neither_saves_nor_kills() -> None:
    scene = melee("bite", "bolt", "hitbolt", effect="X-NOADR", adr=9, survivors=3)
    assert scene["a"].survivors <= 2 and scene["a"].adr == 9 and "adrenaline" not in log(scene)


def test_X_RANGE3_three_dice_for_each_ammo() -> None:
    scene = plain(effect="X-RANGE3").answer("a", "shoot", "2")
    assert dice_of(scene, key="ranged") == (0, 6)


def test_X_DARK_lightning_does_nothing_but_saving_works() -> None:
    scene = melee("bolt", "hitbolt", "bite", effect="X-DARK", adr=9)
    assert scene.fight.zombies == 3 and scene.words("a", "adrenaline") == ["none", "save=1"]
    silent = melee("bolt", "bolt", "blank", effect="X-DARK", adr=9, survivors=3)
    assert len(silent.rolled("melee")) >= 2


def test_X_AMBUSH_only_the_first_round_is_lost() -> None:
    scene = melee("hit", "hitbolt", "bolt", "bite", effect="X-AMBUSH", adr=9)
    assert scene.fight.zombies == 4 and scene.words("a", "adrenaline") == ["none", "save=1"]
    scene.force("hit", "hitbolt", "bolt", "bite").answer("a", "adrenaline", "save=1")
    assert scene.fight.zombies == 2 and "save=1,kill=2" in scene.words("a", "adrenaline")


def test_X_AMBUSH_deaths_and_bites_count() -> None:
    scene = melee("death", "bite", "hit", effect="X-AMBUSH", adr=0, horde=1)
    assert scene.told("horribly")[0]["n"] == 1 and scene.told("bitten")[0]["n"] == 1


def test_X_REINF_after_each_of_the_first_rounds() -> None:
    faces = ["hit", "blank"] + ["blank", "blank"] * 2 + ["hit", "hit"] * 3
    scene = plain(effect="X-REINF", arg="2", zombies=4, survivors=2, gas=0, ammo=0, adr=0, faces=faces)
    assert [args["left"] for args in scene.told("reinforced")] == [4, 5]
    assert len(scene.rolled("melee")) == 6 and scene["a"].pile.cards[0] == PLAIN


def test_X_REINF_not_after_the_last_zombie_or_survivor() -> None:
    won = melee("hit", "hit", "hit", "hit", effect="X-REINF", arg="1")
    assert won["a"].pile.cards == [PLAIN] and not won.told("reinforced")
    dead = melee("bite", effect="X-REINF", arg="1", adr=0)
    assert not dead["a"].alive and not dead.told("reinforced")


def test_X_FLEECOST_three_gas() -> None:
    assert "flee" not in plain(effect="X-FLEECOST", arg="3", gas=2).words("a", "shoot")
    scene = plain(effect="X-FLEECOST", arg="3", gas=4).answer("a", "shoot", "flee")
    assert scene["a"].gas == 1


def test_X_SAVE2_two_adrenaline_for_one_saved() -> None:
    scene = melee("bite", "bite", "bolt", effect="X-SAVE2", adr=3)
    assert set(scene.words("a", "adrenaline")) == {"none", "save=1", "kill=1", "save=1,kill=1"}
    scene.force(*BLANKS[:2]).answer("a", "adrenaline", "save=1,kill=1")
    assert scene["a"].adr == 0 and scene["a"].survivors == 2
    assert melee("bite", "blank", effect="X-SAVE2", adr=1, survivors=2)["a"].survivors <= 1


def test_X_SAVE2_counts_in_what_both_cost_together() -> None:
    scene = melee("bite", "bolt", effect="X-SAVE2", adr=2, survivors=2)
    assert set(scene.words("a", "adrenaline")) == {"none", "save=1", "kill=1"}
    with pytest.raises(Illegal):
        scene.answer("a", "adrenaline", "save=1,kill=1")
    usual = melee("bite", "bolt", adr=2, survivors=2)
    assert "save=1,kill=1" in usual.words("a", "adrenaline")


def test_X_LOOT_after_a_victory_by_shot_or_melee() -> None:
    shot = plain(effect="X-LOOT", arg="1", zombies=1).force("hit", "hit").answer("a", "shoot", "1")
    assert shot.open() == [("a", "take")] and shot.s.stack[-1].lanes[0].stack[-1].card == PLAIN
    assert set(shot.words("a", "take")) == {"ammo=1", "gas=1", "adr=1"}
    assert shot["a"].pile.cards == [PLAIN] and shot.answer("a", "take", "gas=1")["a"].gas == 5
    fought = melee("hit", "hit", "hit", "hit", effect="X-LOOT", arg="1")
    assert set(fought.words("a", "take")) == {"ammo=1", "gas=1", "adr=1"}


def test_X_LOOT_not_after_a_molotov_nor_a_flight() -> None:
    for word in ("molotov", "flee"):
        scene = plain("molotov", effect="X-LOOT", arg="1").answer("a", "shoot", word)
        assert scene.open() == [("a", "take")] and scene.s.stack[-1].lanes[0].stack[-1].card != PLAIN, word


def test_red_texts_can_be_switched_off_by_a_correction() -> None:
    scene = plain(effect="X-NORANGED")
    fix(scene, "battle", "a", "red", "no", force=True)
    assert scene.open() == [("a", "shoot")]
    assert rest_by_default(scene).s.round == 7
