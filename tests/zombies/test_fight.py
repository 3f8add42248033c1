"""Fights (R11), the fight on the own square (R6), and what options make of them (R18.2, R18.3)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.table import Table
from zombies.turns import at, at_rest, bare, effect, store, street

from engine.core.errors import Illegal
from engine.core.shape import replay
from engine.games.zombies.dice import roll
from engine.games.zombies.player.orders import ways_in_order
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.forced import Forced
from engine.games.zombies.survivors.strength import combat_bonus


def fight(*faces: int, table: Table | None = None, square: str = "0.5", **options: Any) -> Table:
    """Seat a fights a zombie on its square; these faces come."""
    table = table or bare(**options)
    table.pawn("a", square).zombies(square).force(*faces)
    return table.start(Fight(seat="a", square=square))


def failed(*faces: int, card: str = "", charges: int = 0, **options: Any) -> Table:
    """The same, with two bullets and one card in play."""
    table = bare(**options).give("a", bullets=2)
    if card:
        table.play("a", card, charges)
    return fight(*faces, table=table)


def test_8_5_the_log_says_where_a_zombie_died() -> None:
    refs = [ref for event in fight(4).events for ref in event.refs]
    assert "kill-0.5" in refs and "kill-0.5" not in [ref for event in failed(1).events for ref in event.refs]


# R6: step 2


def test_R6_1_the_zombie_on_the_own_square_is_fought_in_step_2() -> None:
    table = at(2, street().zombies("0.5", "3.5").force(5))
    assert table["a"].trophies == 1 and "0.5" not in table.s.zombies
    assert table.open() == [("a", "move")] and table.s.dice.forced == []


def test_R6_1_only_on_the_own_square_and_only_the_active_player() -> None:
    table = at(2, street().zombies("0.6", "1.5").pawn("b", "1.5"))
    assert table.open() == [("a", "move")] and "fights" not in table.log


def test_R6_1_nobody_fights_while_there_is_other_food() -> None:
    table = at(2, effect(street().zombies("0.5").hand("a", "fear"), "alternate_food_source"))
    assert table.open() == [("a", "move")] and "0.5" in table.s.zombies


def test_R6_1_R12_9_nor_does_who_went_down_before() -> None:
    table = street(ko_return="at_once").zombies("0.5", "3.5").hand("a", "fear")
    table["a"].down = True
    assert at(2, table).open() == [("a", "zombie")] and "0.5" in table.s.zombies


def test_R6_2_D16_before_the_roll_a_card_may_come_first() -> None:
    table = at(2, street().zombies("0.5").hand("a", "fire_axe"))
    assert table.open() == [("a", "fight")]
    assert table.words("a", "fight") == ["roll"] == table.default("a", "fight")
    at_rest(table)
    table.force(6).answer("a", "fight", "roll")
    assert table["a"].trophies == 1


@pytest.mark.parametrize(
    ("hand", "table", "used", "asked"),
    [
        ("fear", "", False, True),
        ("fear", "", True, False),
        ("", "chainsaw", False, True),
        ("fear", "chainsaw", True, True),
        ("", "grenade", False, False),
        ("", "fire_axe", False, False),
        ("", "first_aid_kit", False, False),
        ("", "", False, False),
    ],
)
def test_D16_is_asked_only_of_who_may_have_something_to_do(hand: str, table: str, used: bool, asked: bool) -> None:
    laid = street().zombies("0.5").force(4)
    if hand:
        laid.hand("a", hand)
    if table:
        laid.play("a", table)
    laid["a"].used = used
    at(2, laid)
    assert (laid.open() == [("a", "fight")]) is asked


@pytest.mark.parametrize(("items", "needed"), [((), 4), (("fire_axe",), 3), (("fire_axe", "hey_look_a_shotgun"), 2)])
def test_R6_2_before_the_roll_it_is_said_what_is_needed(items: tuple[str, ...], needed: int) -> None:
    table = street().zombies("0.5").hand("a", "fear")
    for item in items:
        table.play("a", item, 3 if item == "hey_look_a_shotgun" else 0)
    (option,) = replay(at(2, table).ask("a", "fight").ask.shape, [])[0].options
    assert option.label.args["n"] == needed


def test_R6_2_an_item_used_before_the_roll_counts() -> None:
    table = at(2, street().zombies("0.5").play("a", "chainsaw").force(2))
    table.uses("a", "chainsaw")  # nothing else can be done: the roll follows
    assert table["a"].trophies == 1 and table.told("fights")[0]["bonus"] == 2


def test_D16_vanishes_with_the_zombie() -> None:
    table = at(2, street().zombies("0.5").hand("a", "this_isnt_so_bad"))
    table.plays("a", "this_isnt_so_bad", "0.5", "3.5")
    assert table.open() == [("a", "move")] and table.s.zombies == ["3.5"] and table["a"].trophies == 0


def test_R6_3_a_zombie_waits_on_the_square_of_another() -> None:
    table = at(5, street().zombies("3.5", "1.5").pawn("b", "3.6")).answer("a", "zombie", "3.5", "3.6")
    assert table["b"].lives == 3 and "3.6" in table.s.zombies and "fights" not in table.log


# R11


def test_sixes_are_counted_for_the_end() -> None:
    table = fight(1, 6, table=bare(mode="base").give("a", bullets=0))
    assert table.s.deeds["a"] == {"sixes": 1}
    assert roll(table.force(6, 5, 6).s, "rolls-repair", "b", 3) == [6, 5, 6] and table.s.deeds["b"] == {"sixes": 2}


@pytest.mark.parametrize("die", [4, 5, 6])
def test_R11_3_a_total_of_four_kills(die: int) -> None:
    table = fight(die)
    assert table["a"].trophies == 1 and table.s.zombies == [] and table.open() == []
    assert (table["a"].lives, table["a"].bullets, table.figures) == (3, 3, 100)


def test_R11_1_a_fight_cannot_be_left() -> None:
    table = fight(2)
    assert table.words("a", "wound") == ["bullets", "life"]
    for word in ("stop", "kit", "rush", "ammo", "none"):
        with pytest.raises(Illegal):
            table.answer("a", "wound", word)


WEAPONS = {
    (): (0, 0),
    ("axe",): (1, 1),
    ("saw",): (2, 2),
    ("fire",): (2, 2),
    ("gun",): (1, 1),
    ("axe", "saw"): (2, 3),
    ("axe", "gun"): (2, 2),
    ("saw", "fire"): (2, 4),
    ("axe", "saw", "fire", "gun"): (3, 6),
}
"""The bonus with the best weapon only, and with their sum."""


@pytest.mark.parametrize("weapons", WEAPONS)
@pytest.mark.parametrize("stacking", ["best", "sum"])
def test_R11_2_R18_3_the_best_weapon_or_their_sum(weapons: tuple[str, ...], stacking: str) -> None:
    table = store(weapon_stacking=stacking).pawn("a", "1.2")
    if "axe" in weapons:
        table.play("a", "fire_axe")
    if "gun" in weapons:
        table.play("a", "hey_look_a_shotgun", 3)
    table.s.chainsaw = 2 * ("saw" in weapons)
    table.s.molotov = {1: 2} if "fire" in weapons else {}
    assert combat_bonus(table.s, "a", "1.2") == WEAPONS[weapons][stacking == "sum"]


def test_R11_2_molotov_works_in_the_rooms_of_its_building_only() -> None:
    table = store().tile("T08", -1, 0)
    table.s.molotov = {1: 2}
    assert [combat_bonus(table.s, "a", square) for square in ("1.1", "1.5", "0.5", "2.1")] == [2, 0, 0, 0]


def test_R11_2_saw_and_fire_are_those_of_the_active_player() -> None:
    table = store()
    table.s.chainsaw, table.s.molotov = 2, {1: 2}
    assert (combat_bonus(table.s, "a", "1.1"), combat_bonus(table.s, "b", "1.1")) == (2, 0)


@pytest.mark.parametrize("stacking", ["best", "sum"])
def test_R18_4_equal_copies_never_add_up(stacking: str) -> None:
    table = store(weapon_stacking=stacking).play("a", "fire_axe").play("a", "fire_axe")
    table.play("a", "hey_look_a_shotgun", 3).play("a", "hey_look_a_shotgun", 3)
    assert combat_bonus(table.s, "a", "0.5") == 2
    fight(2, table=table)
    assert [item.charges for item in table["a"].table] == [0, 0, 2, 3]


def test_R11_2_the_shotgun_uses_a_charge_on_every_roll() -> None:
    table = failed(1, 2, 5, card="hey_look_a_shotgun", charges=2)
    assert table.told("fails") == [{"who": table.told("fails")[0]["who"], "n": 2}]
    assert table["a"].table[0].charges == 1
    table.answer("a", "wound", "life")
    assert table["a"].table == [] and table.told("fails")[0]["n"] == 3  # 2 + 1 with the last charge
    assert table.s.discard and table.s.card(table.s.discard[-1]).id == "hey_look_a_shotgun"
    table.answer("a", "wound", "life")
    assert table.told("fights")[0]["bonus"] == 0 and table["a"].trophies == 1


@pytest.mark.parametrize(("mode", "price"), [("alt", {3: 1, 2: 1, 1: 2}), ("base", {3: 1, 2: 2, 1: 3})])
def test_R11_4_a_the_fewest_bullets_that_reach_four(mode: str, price: dict[int, int]) -> None:
    for die, bullets in price.items():
        table = fight(die, mode=mode).answer("a", "wound", "bullets")
        assert (table["a"].bullets, table["a"].lives, table["a"].trophies) == (3 - bullets, 3, 1)


@pytest.mark.parametrize("bonus", ["1", "2"])
def test_R11_4_a_bullet_bonus_is_an_option_of_its_own(bonus: str) -> None:
    for mode in ("alt", "base"):
        table = fight(1, mode=mode, bullet_bonus=bonus).answer("a", "wound", "bullets")
        assert table["a"].bullets == (0 if bonus == "1" else 1)


def test_R11_4_a_too_few_bullets_cannot_be_fired() -> None:
    table = fight(1, table=bare().give("a", bullets=1).play("a", "first_aid_kit"))
    assert table.words("a", "wound") == ["life", "kit"]


def test_R11_4_b_a_life_and_a_new_roll() -> None:
    table = fight(2, 1, 5).answer("a", "wound", "life")
    assert table["a"].lives == 2 and table.open() == [("a", "wound")] and table.told("fails")[0]["n"] == 1
    table.answer("a", "wound", "life")
    assert table["a"].lives == 1 and table["a"].trophies == 1 and table["a"].bullets == 3


def test_R11_4_nothing_is_asked_where_only_a_life_can_be_lost() -> None:
    table = fight(1, 2, 3, 6, table=bare().give("a", bullets=0))
    assert table.open() == [] and (table["a"].lives, table["a"].trophies) == (0, 1)


def test_R11_4_c_the_kit_instead_of_a_life() -> None:
    table = failed(1, 4, card="first_aid_kit").answer("a", "wound", "kit")
    assert (table["a"].lives, table["a"].table, table["a"].trophies) == (3, [], 1)
    assert table.s.card(table.s.discard[-1]).id == "first_aid_kit"


def test_R11_4_d_a_rush_adds_two_to_the_failed_total() -> None:
    table = fight(2, table=bare().hand("a", "adrenaline_rush")).answer("a", "wound", "rush")
    assert table["a"].trophies == 1 and table["a"].used and table["a"].hand.cards == []
    assert table.s.card(table.s.discard[-1]).id == "adrenaline_rush" and not table.s.doubled


def test_R11_4_d_if_that_is_not_enough_the_player_chooses_again() -> None:
    table = fight(1, table=bare().give("a", bullets=1).hand("a", "adrenaline_rush"))
    assert table.words("a", "wound") == ["life", "rush"]
    table.answer("a", "wound", "rush")
    assert table.words("a", "wound") == ["bullets", "life"]  # 3 now: one bullet is enough
    table.answer("a", "wound", "bullets")
    assert (table["a"].bullets, table["a"].trophies) == (0, 1)


def test_R11_4_d_counts_for_one_roll_only() -> None:
    table = fight(1, 2, table=bare().hand("a", "adrenaline_rush")).answer("a", "wound", "rush")
    table.answer("a", "wound", "life")
    assert table.told("fights")[0]["bonus"] == 0 and table.told("fails")[0]["n"] == 2


def test_R11_4_d_not_after_the_card_of_the_round() -> None:
    table = bare().hand("a", "adrenaline_rush")
    table["a"].used = True
    assert fight(2, table=table).words("a", "wound") == ["bullets", "life"]


def test_R11_4_e_three_bullets_first() -> None:
    table = fight(1, table=bare(mode="base").give("a", bullets=0).play("a", "lots_of_ammo"))
    assert table.words("a", "wound") == ["life", "ammo"]
    table.answer("a", "wound", "ammo")
    assert table["a"].bullets == 3 and table["a"].table == [] and table.words("a", "wound") == ["bullets", "life"]


def test_R11_7_what_comes_during_the_decision_counts_from_the_next_roll_on() -> None:
    table = at(2, street().zombies("0.5").play("a", "chainsaw").hand("a", "hey_look_a_shotgun").force(1, 1))
    table.answer("a", "fight", "roll")
    table.uses("a", "chainsaw")
    table.plays("a", "hey_look_a_shotgun")
    assert table.open() == [("a", "wound")] and table.ask("a", "wound").step.model_dump()["total"] == 1
    table.answer("a", "wound", "life")
    assert table.told("fights")[0]["bonus"] == 3 and table["a"].trophies == 1


def test_R11_7_a_grenade_voids_the_fight() -> None:
    table = at(2, store().pawn("a", "1.2").zombies("1.1", "1.2").play("a", "grenade").force(1))
    table.answer("a", "fight", "roll")
    table.uses("a", "grenade")
    assert (table["a"].trophies, table["a"].lives, table["a"].bullets) == (2, 2, 3)
    assert table.open() == [("a", "move")]


def test_R11_7_other_food_voids_the_fight() -> None:
    table = at(2, street().zombies("0.5").hand("b", "alternate_food_source").give("a", bullets=1).force(2))
    assert table.open() == [("a", "wound")]
    table.plays("b", "alternate_food_source")
    assert table.open() == [("a", "move")] and table.s.zombies == ["0.5"]
    assert (table["a"].lives, table["a"].bullets, table["a"].trophies) == (3, 1, 0)


def test_R11_7_what_was_spent_stays_spent() -> None:
    table = at(2, street().zombies("0.5").hand("b", "this_isnt_so_bad").force(1, 1))
    table.answer("a", "wound", "life")
    table.plays("b", "this_isnt_so_bad", "0.5", "2.5")
    assert table["a"].lives == 2 and table.open() == [("a", "move")]


def test_R13_4_no_cards_between_a_forced_step_and_its_end() -> None:
    table = street().zombies("0.6").hand("b", "this_isnt_so_bad").hand("a", "adrenaline_rush").play("a", "lots_of_ammo")
    table.force(1).start(Forced(seat="a", by="b", path=["0.6", "0.5", "0.6", "0.5", "0.6"]))
    assert table.words("a", "wound") == ["bullets", "life", "rush", "ammo"]  # R11.4 c-e stay
    assert not any(isinstance(each, Fight) and each.quiet(table.s) for each in table.s.stack)


# D5


def test_D5_an_item_in_hand_that_could_help_is_waited_for() -> None:
    table = store().give("a", bullets=0).hand("a", "first_aid_kit")
    fight(1, 6, table=table, square="1.2")
    assert table.open() == [("a", "wound")] and table.words("a", "wound") == ["life"]
    at_rest(table)
    table.answer("a", "wound", "life")
    assert table["a"].lives == 2


@pytest.mark.parametrize("why", ["outside", "used", "forced", "one of each"])
def test_D5_is_not_asked_where_that_item_cannot_be_laid(why: str) -> None:
    mode = "base" if why == "one of each" else "alt"
    table = store(mode=mode).give("a", bullets=0).hand("a", "lots_of_ammo" if why == "one of each" else "first_aid_kit")
    if why == "one of each":
        table.tile("T13", -1, 0, 3).play("a", "first_aid_kit").hand("a", "first_aid_kit")
    table["a"].used = why == "used"
    square = "0.5" if why == "outside" else "1.2"
    table.pawn("a", square).zombies(square).force(1, 6)
    table.start(Fight(seat="a", square=square, forced=why == "forced"))
    if why == "one of each":
        assert table.words("a", "wound") == ["life", "kit"]  # the second kit adds nothing, the one in play does
    else:
        assert table.open() == [] and table["a"].lives == 2


@pytest.mark.parametrize(
    ("mode", "die", "lives", "bullets", "items", "word"),
    [
        ("alt", 2, 3, 1, (), "bullets"),  # one is enough
        ("alt", 1, 3, 3, (), "life"),  # two would be needed, a life remains
        ("alt", 1, 2, 3, (), "life"),
        ("alt", 1, 1, 3, (), "bullets"),  # none would remain
        ("alt", 1, 1, 1, ("first_aid_kit",), "kit"),
        ("alt", 1, 1, 1, ("first_aid_kit", "lots_of_ammo"), "kit"),
        ("alt", 1, 1, 0, ("lots_of_ammo",), "ammo"),
        ("alt", 1, 2, 1, ("first_aid_kit",), "life"),
        ("alt", 3, 0, 2, ("first_aid_kit",), "bullets"),
        ("base", 1, 3, 3, (), "life"),
        ("base", 3, 3, 3, (), "bullets"),
        ("base", 2, 1, 2, ("first_aid_kit",), "bullets"),
    ],
)
def test_D5_default(mode: str, die: int, lives: int, bullets: int, items: tuple[str, ...], word: str) -> None:
    table = bare(mode=mode).give("a", lives=lives, bullets=bullets)
    for item in items:
        table.play("a", item)
    assert fight(die, table=table).default("a", "wound") == [word]


def test_D5_the_last_default_is_a_life() -> None:
    table = bare().give("a", lives=0, bullets=0).hand("a", "adrenaline_rush")
    assert fight(1, table=table).default("a", "wound") == ["life"]


def test_R19_2_a_fight_policy_leaves_no_gap() -> None:
    table = bare().order("a", "wound", policy="wound", arg=("kit,bullets,life",))
    fight(2, 1, 1, 6, table=table.give("a", bullets=2))
    assert table.open() == [] and (table["a"].bullets, table["a"].lives, table["a"].trophies) == (1, 3, 1)
    table.play("a", "first_aid_kit").zombies("0.5").force(1, 6)
    table.start(Fight(seat="a", square="0.5"))
    assert table.open() == [] and table["a"].table == [] and table["a"].bullets == 1


def test_R19_2_ways_left_out_of_the_fight_policy_are_asked_for() -> None:
    table = bare()
    assert replay(ways_in_order(table.s), ["bullets"]) == (None, ["bullets"])
    table.order("a", "wound", policy="wound", arg=("bullets",))
    fight(1, table=table.give("a", bullets=1).play("a", "first_aid_kit"))
    assert table.open() == [("a", "wound")] and (table["a"].bullets, table["a"].lives) == (1, 3)


def test_R11_5_nothing_but_a_fight_asks_for_bullets_or_lives() -> None:
    table = at(4, street().give("a", lives=3, bullets=5).tokens("life", "0.5").hand("a", "fear").zombies("3.5", "2.5"))
    spent = {"bullets", "life", "kit", "ammo"}
    for kind in ("move", "zombie", "discard"):
        assert table.open() == [("a", kind)] and not spent & set(table.words("a", kind))
        table.answer("a", kind, *table.default("a", kind))
    assert (table["a"].lives, table["a"].bullets) == (3, 5)


def test_R11_6_players_never_fight_each_other() -> None:
    table = at(2, street().pawns("1.4"))
    assert table.open() == [("a", "move")] and "fights" not in table.log
    table.pawn("b", "1.5").answer("a", "move", "1.5")
    assert table["a"].pawn == table["b"].pawn == "1.5" and "fights" not in table.log


# R18.2


def off(*faces: int, **amounts: int) -> Table:
    return street(fight_until_dead="off").give("a", **amounts).zombies("0.5", "1.5").force(*faces)


def test_R18_2_a_life_and_the_zombie_stays() -> None:
    table = at(2, off(1, bullets=0))
    assert table["a"].lives == 2 and "0.5" in table.s.zombies and table["a"].pawn == "0.5"
    assert len(table.told("fights")) == 1
    assert table.open() == [("a", "zombie")]  # no movement, nothing to heal with: step 4 is passed over


def test_R18_2_after_a_fight_in_step_2_healing_and_resting_are_left() -> None:
    table = at(2, off(1, bullets=0, lives=3, trophies=2).hand("a", "much_needed_rest")).answer("a", "fight", "roll")
    assert table.words("a", "move") == ["heal", "stop"] and table.offers("a") == ["much_needed_rest"]
    table.answer("a", "move", "heal")
    assert (table["a"].lives, table["a"].trophies) == (3, 0) and table.open() == [("a", "zombie")]


def test_R18_2_in_step_4_the_move_ends_on_the_square() -> None:
    table = at(4, street(fight_until_dead="off").give("a", bullets=0).zombies("0.6", "3.5").force(2))
    table.answer("a", "move", "1.4")
    assert table["a"].pawn == "0.6" and table["a"].lives == 2 and "0.6" in table.s.zombies
    assert table.open() == [("a", "zombie")]


def test_R18_2_bullets_and_kit_work_as_ever() -> None:
    table = at(2, off(1, 5, bullets=3).play("a", "first_aid_kit"))
    table.answer("a", "wound", "kit")
    assert table["a"].trophies == 1 and table["a"].lives == 3 and table.open() == [("a", "move")]


def test_R18_2_without_lives_one_goes_down_all_the_same() -> None:
    table = at(2, off(1, bullets=0, lives=0))
    assert table["a"].down and table["a"].pawn == "" and table.open() == [("a", "zombie")]


def test_R18_2_a_forced_way_ends_with_the_fight() -> None:
    table = off(1, bullets=0).start(Forced(seat="a", by="b", path=["0.6", "1.4", "1.5", "1.6", "2.4"]))
    assert table["a"].pawn == "1.5" and table["a"].lives == 2 and table.open() == []
    assert not table.s.halted  # the own move of a later step 4 is another one


# Winning by a fight


def test_R1_3_a_kill_on_the_centre_wins_at_once() -> None:
    table = fight(6, table=Table(2).tile("T02", 1, 0), square="1.5")
    assert table.s.result and table.s.result.winners == ["a"] and table.s.result.title.key == "zombies-win-helipad"


def test_R1_2_the_last_kill_wins_at_once() -> None:
    table = fight(6, table=bare().give("a", trophies=24))
    assert table.s.result and table.s.result.title.key == "zombies-win-kills" and table["a"].trophies == 25


def test_R8_5_free_tokens_are_taken_after_the_fight() -> None:
    table = fight(6, table=store(pickup="free_auto").tokens("bullet", "1.2"), square="1.2")
    assert table["a"].bullets == 4 and table.s.tokens == {}
    assert fight(6, table=store().tokens("bullet", "1.2"), square="1.2").s.tokens == {"1.2": "bullet"}


def test_a_waiting_fight_is_at_rest() -> None:
    at_rest(fight(2))
    at_rest(fight(1, table=bare().play("a", "hey_look_a_shotgun", 1)))
