"""Items: laying them down (R14.1), what they do in play, and using them."""

from __future__ import annotations

import pytest
from zombies.card_table import END, MOVE, ZOMBIES, CardTable
from zombies.table import box

from engine.games.zombies.state import Effect
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.strength import combat_bonus

ITEMS = sorted(name for name, card in box().cards.items() if card.kind == "item" and card.needs)
NEEDS = {
    "all_the_marbles": {"T14"},
    "chainsaw": {"T10"},
    "fire_axe": {"T05"},
    "first_aid_kit": {"T09", "T04"},
    "grenade": {"T03"},
    "lots_of_ammo": {"T13"},
    "molotov_cocktail": {"T07"},
    "skateboard": {"T12"},
}


def shop(tile: str) -> CardTable:
    """A city with only this building (1), north of the Town Square."""
    return CardTable(2).tile(tile, 0, -1)


@pytest.mark.parametrize("name", ITEMS)
def test_R14_1_needs_a_room_of_its_building(name: str) -> None:
    for tile in NEEDS[name]:
        table = shop(tile).hand("b", name)
        room, step = table.s.city.rooms[1][0], min(table.s.city.doorsteps[1])
        table.zombies(room).turn()
        for square, legal in ((room, True), (step, False), ("0.5", False)):
            table.pawn("b", square)
            assert table.offers("b") == ([name] if legal else [])  # in the turn of another, and beside a zombie
        table.pawn("b", room)
        table.plays("b", name)
        assert [table.s.card(item.card).id for item in table["b"].table] == [name]
    assert shop("T06").hand("b", name).pawn("b", "1.1").turn().offers("b") == []


def test_R14_1_the_shotgun_needs_the_board_only() -> None:
    table = CardTable(2).city().hand("b", "hey_look_a_shotgun").turn()
    assert table.plays("b", "hey_look_a_shotgun")["b"].table[0].charges == 3
    table = CardTable(2).city().hand("b", "hey_look_a_shotgun")
    table["b"].pawn, table["b"].down = "", True
    assert table.turn().offers("b") == []


def test_R14_3_items_stay_when_the_building_is_left() -> None:
    table = CardTable(2).city().pawn("a", "2.3").hand("a", "fire_axe").turn()
    table.plays("a", "fire_axe").answer("a", "move", "0.4")
    assert table["a"].pawn == "0.4" and len(table["a"].table) == 1


@pytest.mark.parametrize("name", ["fire_axe", "first_aid_kit", "hey_look_a_shotgun", "skateboard"])
def test_R14_4_only_some_items_are_discarded_at_quiet_points(name: str) -> None:
    assert CardTable(2).city().play("a", name, 3).turn().offers("a", "use") == []


# Chainsaw, Molotov Cocktail, weapons together


def test_X17_best_weapon_and_shotgun() -> None:
    table = CardTable(2).city().zombies("0.6").play("a", "fire_axe").play("a", "chainsaw")
    table.play("a", "hey_look_a_shotgun", 2).force(1).turn()
    table.uses("a", "chainsaw").answer("a", "move", "0.6")
    assert table["a"].trophies == 1 and table["a"].table[1].charges == 1


def test_X17_sum() -> None:
    table = CardTable(2, weapon_stacking="sum").city().play("a", "fire_axe").play("a", "chainsaw")
    table.play("a", "hey_look_a_shotgun", 2).turn()
    table.uses("a", "chainsaw")
    assert combat_bonus(table.s, "a", "0.6") == 4


def test_chainsaw_in_the_own_turn_until_it_ends_and_once() -> None:
    table = CardTable(2).city().play("a", "chainsaw").play("a", "chainsaw").play("b", "fire_axe").turn()
    table.uses("a", "chainsaw")
    assert table.s.chainsaw == 2 and len(table["a"].table) == 1
    assert table.offers("a", "use") == []  # R18.4: equal copies add nothing
    table.answer("a", "move", "stop")
    while table.s.active == "a":
        ((who, kind),) = table.open()
        table.answer(who, kind, *table.default(who, kind))
    assert not table.s.chainsaw and table.offers("a", "use") == []  # not in the turn of another


def test_R11_7_a_chainsaw_after_a_failed_roll_counts_from_the_next_one() -> None:
    table = CardTable(2).city().zombies("0.6").play("a", "chainsaw").force(2, 2).turn()
    table.answer("a", "move", "0.6").uses("a", "chainsaw")
    assert table.open() == [("a", "wound")] and table["a"].trophies == 0
    table.answer("a", "wound", "life")
    assert table["a"].trophies == 1 and table["a"].lives == 2


@pytest.mark.parametrize(("square", "legal"), [("2.1", True), ("2.6", True), ("2.8", True), ("2.9", False)])
def test_molotov_in_or_at_the_door_of_a_building(square: str, legal: bool) -> None:
    table = CardTable(2).city().pawn("a", square).play("a", "molotov_cocktail").turn()
    assert table.offers("a", "use") == (["molotov_cocktail"] if legal else [])


def test_molotov_counts_on_the_rooms_of_that_building_only() -> None:
    table = CardTable(2).city().pawn("a", "2.6").play("a", "molotov_cocktail").play("a", "molotov_cocktail").turn()
    table.uses("a", "molotov_cocktail")
    assert [combat_bonus(table.s, "a", square) for square in ("2.1", "2.9", "1.1")] == [2, 0, 0]
    assert table.offers("a", "use") == [] and combat_bonus(table.s, "b", "2.1") == 0
    table.pawn("a", "1.8")
    assert table.offers("a", "use") == ["molotov_cocktail"]


def test_molotov_saves_a_roll_in_a_fight_there() -> None:
    table = CardTable(2).city().pawn("a", "2.6").play("a", "molotov_cocktail").turn()
    table.uses("a", "molotov_cocktail").zombies("2.1").pawn("a", "2.1").force(2).start(Fight(seat="a", square="2.1"))
    assert table["a"].trophies == 1 and table.open() == []


def test_R18_1_any_street_beside_a_room() -> None:
    table = CardTable(2, doors="any_street").city().pawn("a", "2.9").play("a", "molotov_cocktail").turn()
    assert table.offers("a", "use") == []
    table = CardTable(2, doors="any_street").tile("T03", 1, 0).pawn("a", "1.4").play("a", "molotov_cocktail")
    assert table.turn().offers("a", "use") == ["molotov_cocktail"]
    table.s.rules.doors = "doors"
    table.s.attach(table.s.data)
    assert table.offers("a", "use") == []


def test_R13_6_no_weapon_while_nobody_fights() -> None:
    table = CardTable(2).city().pawn("a", "2.1").zombies("2.2").play("a", "chainsaw").play("a", "grenade")
    table.play("a", "molotov_cocktail").play("a", "lots_of_ammo")
    table.s.effects = [Effect(name="alternate_food_source", owner="b")]
    assert table.turn().offers("a", "use") == ["lots_of_ammo"]


# Grenade


def test_X22_grenade_wins_before_the_life_is_taken() -> None:
    table = CardTable(4).city().give("a", trophies=15, lives=1).pawn("a", "1.1").play("a", "grenade")
    table.zombies("1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "0.2").turn()
    assert table.s.target == 20
    table.uses("a", "grenade")
    assert table.s.result and table.s.result.winners == ["a"]
    assert table["a"].trophies == 21 and table["a"].lives == 1 and table.s.zombies == ["0.2"]


def test_grenade_at_the_door_and_in_the_turn_of_another() -> None:
    table = CardTable(2).city().pawn("b", "1.8").zombies("1.1", "1.8", "0.2").play("b", "grenade")
    table.play("b", "first_aid_kit").turn()
    table.uses("b", "grenade")
    assert {ref for event in table.events for ref in event.refs if ref.startswith("kill-")} == {"kill-1.1"}
    assert table["b"].trophies == 1 and table["b"].lives == 2 and table.s.zombies == ["1.8", "0.2"]
    assert len(table["b"].table) == 1  # the kit is for fights


def test_grenade_needs_a_life_a_zombie_and_a_building_near() -> None:
    for square, zombie, lives, legal in (
        ("1.8", "1.1", 1, True),
        ("1.8", "1.1", 0, False),
        ("1.8", "0.2", 1, False),
        ("0.2", "1.1", 1, False),
    ):
        table = CardTable(2).city().pawn("a", square).zombies(zombie).give("a", lives=lives).play("a", "grenade")
        assert table.turn().offers("a", "use") == (["grenade"] if legal else [])


def test_grenade_alt_with_the_last_life_one_stays_up_base_goes_down() -> None:
    for mode, down in (("alt", False), ("base", True)):
        table = CardTable(2, mode=mode).city().pawn("b", "1.8").zombies("1.1").give("b", lives=1).play("b", "grenade")
        table.turn().uses("b", "grenade")
        assert table["b"].lives == 0 and table["b"].down is down and table["b"].trophies == (0 if down else 1)


def test_R11_7_grenade_ends_the_fight_in_which_it_is_used() -> None:
    table = CardTable(2).city().pawn("a", "1.8").zombies("1.5", "1.1").play("a", "grenade").force(1).turn()
    table.answer("a", "move", "1.5").uses("a", "grenade")
    assert table["a"].trophies == 2 and table["a"].lives == 2 and table["a"].bullets == 3
    assert table.open() == [("a", "move")]


# Lots of Ammo and First Aid Kit


@pytest.mark.parametrize("at", [2, MOVE, ZOMBIES, END])
def test_lots_of_ammo_at_any_quiet_point(at: int) -> None:
    table = CardTable(2).city().zombies("0.5", "2.1").hand("a", "fear").play("b", "lots_of_ammo").turn(at)
    table.uses("b", "lots_of_ammo")
    assert table["b"].bullets == 6 and len(table.s.discard) == 1


def test_R11_4_e_ammo_after_a_failed_roll() -> None:
    table = CardTable(2).city().zombies("0.6").give("a", bullets=0).play("a", "lots_of_ammo").force(2).turn()
    table.answer("a", "move", "0.6")
    assert table.words("a", "wound") == ["life", "ammo"]
    table.answer("a", "wound", "ammo").answer("a", "wound", "bullets")
    assert table["a"].bullets == 2 and table["a"].trophies == 1


def test_R11_4_c_kit_instead_of_the_life() -> None:
    table = CardTable(2).city().zombies("0.6").play("a", "first_aid_kit").force(2, 6).turn()
    table.answer("a", "move", "0.6").answer("a", "wound", "kit")
    assert table["a"].lives == 3 and table["a"].trophies == 1 and table["a"].table == []


def test_D5_an_item_in_hand_that_would_help_is_waited_for() -> None:
    table = CardTable(2).city().pawn("a", "1.8").zombies("1.5").give("a", bullets=0).hand("a", "first_aid_kit")
    table.force(1).turn().answer("a", "move", "1.5")
    assert table.open() == [("a", "wound")] and table.offers("a") == ["first_aid_kit"]
    table.plays("a", "first_aid_kit")
    assert table.words("a", "wound") == ["life", "kit"]


# All the Marbles


def test_R9_6_marbles_cut_off_the_rest_of_step_5() -> None:
    table = CardTable(2).city().zombies("1.1", "3.5").play("b", "all_the_marbles").pile().turn(ZOMBIES)
    table.answer("a", "zombie", "3.5", "3.4").uses("b", "all_the_marbles")
    assert table.s.active == "b" and sorted(table.s.zombies) == ["1.1", "3.4"]


def test_R9_6_marbles_until_the_owners_next_turn_is_over() -> None:
    table = CardTable(2).city().zombies("1.1", "3.5").play("a", "all_the_marbles").pile().turn()
    table.uses("a", "all_the_marbles")
    for seat in ("a", "b", "a"):
        assert table.s.active == seat and table.s.effect("all_the_marbles")
        table.answer(seat, "move", "stop")
        if table.s.active == seat:
            table.answer(seat, "discard", "none")
    assert table.s.active == "b" and not table.s.effect("all_the_marbles")
    assert sorted(table.s.zombies) == ["1.1", "3.5"]


def test_R15_3_a_second_spill_only_if_it_lasts_longer() -> None:
    table = CardTable(3).city().play("b", "all_the_marbles").play("c", "all_the_marbles").turn()
    table.uses("b", "all_the_marbles")
    assert table.offers("c", "use") == ["all_the_marbles"]
    table.uses("c", "all_the_marbles")
    assert [each.owner for each in table.s.effects] == ["c"]
    table = CardTable(3).city().play("b", "all_the_marbles").play("c", "all_the_marbles").turn()
    table.uses("c", "all_the_marbles")
    assert table.offers("b", "use") == []


def test_R15_3_of_two_spills_the_one_of_whose_turn_comes_later_lasts_longer() -> None:
    table = CardTable(3).city().play("a", "all_the_marbles").play("c", "all_the_marbles").turn(seat="b")
    table.uses("c", "all_the_marbles").uses("a", "all_the_marbles")
    assert [each.owner for each in table.s.effects] == ["a"]


# Skateboard


def test_skateboard_two_points_and_no_bonus() -> None:
    table = CardTable(2).city().pawn("a", "0.5").play("a", "skateboard").play("a", "skateboard").turn()
    assert combat_bonus(table.s, "a", "0.6") == 0
    assert {"1.1", "4.6"} <= set(table.words("a", "move"))  # seven points: two skateboards are no better than one
