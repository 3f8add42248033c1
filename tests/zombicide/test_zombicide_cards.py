"""Inventory, search, trade and set-up, rule by rule (section 3, R4, R12)."""

from __future__ import annotations

import pytest
from completeness import states
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.dice import Dice
from engine.core.errors import Illegal
from engine.core.runner import decisions
from engine.games.zombicide.box.data import Equipment
from engine.games.zombicide.deeds import inventory
from engine.games.zombicide.deeds.inventory import Arranging
from engine.games.zombicide.party import companions
from engine.games.zombicide.party.cards import discard, excess, strip, top
from engine.games.zombicide.party.skills import has, usable, wielded
from engine.games.zombicide.phases.set_up import Deal, Places, lay_out, usual_ammo
from engine.games.zombicide.reading.search import deck, number
from engine.games.zombicide.settings import PRESETS, ZombicideSettings
from engine.games.zombicide.state import Sheet, kind

STREET, ROOM, HUMVEE, SECRET = "8R.C", "8R.d", "6R.B", "10V.p"


def begun(mission: str, *seats: str, **options: str) -> Table:
    """A single mission as it begins."""
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, **options})
    table = Table(mission)
    table.s, table.events = game().set_up(settings, seats or ["a"], "one")
    return table


def held(table: Table, figure: str = "s1") -> list[str]:
    """The kinds of cards that he holds, then those in his backpack."""
    return [kind(each) for each in table[figure].cards]


# Inventory


@states("R4.1", "R4.3", "D11")
def test_R4_3_above_the_limit_something_goes() -> None:
    table = Table()
    table.survivor("s1", ROOM, "katana", "katana", "water", "water", "canned_food")
    table.top("machete").turn().act("s1", "search")
    assert "hand" not in table.can("s1", kind="card") and "bag" not in table.can("s1", kind="card")
    assert table.usual("s1", "card")[0].startswith("swap:")
    table.reply("s1", "card", "swap:water#1")
    assert "machete#1" in table["s1"].bag and "water#1" in table.s.discards["eq"] and len(table["s1"].cards) == 5


@states("R4.1", "C8")
def test_hoard_carries_two_more() -> None:
    table = Table()
    table.survivor("s1", ROOM, "katana", "katana", "water", "water", "canned_food", "machete", "machete")
    assert excess(table.s, table["s1"]) == 2
    table["s1"].sheet.skills.append("hoard")
    assert excess(table.s, table["s1"]) == 0


@states("R4.2", "R4.6", "C8")
def test_R4_2_what_lies_in_the_backpack_serves_only_if_it_may() -> None:
    table = Table()
    survivor = table.survivor("s1", ROOM, "katana", "katana", "machete", "water", "night_goggles")
    assert [kind(each) for each in usable(table.s, survivor)] == ["katana", "katana", "water", "night_goggles"]
    assert wielded(table.s, survivor) == survivor.hands and has(table.s, survivor, "night_vision")
    survivor.sheet.skills.append("webbing")
    assert wielded(table.s, survivor) == survivor.cards


@states("R4.4", "D11")
def test_R4_4_whoever_gets_a_card_may_arrange_all() -> None:
    table = Table()
    table.survivor("s1", ROOM, "crowbar")
    table.top("uzi").turn().act("s1", "search").reply("s1", "card", "arrange", "uzi#1")
    assert table["s1"].hands == ["uzi#1"] and table["s1"].bag == ["crowbar#1"]


def test_R4_4_the_rest_must_fit_into_the_backpack() -> None:
    table = Table()
    table.survivor("s1", ROOM, "crowbar", "katana", "water", "water")
    table.top("uzi").turn().act("s1", "search")
    with pytest.raises(Illegal):
        table.reply("s1", "card", "arrange", "crowbar#1")
    table.reply("s1", "card", "arrange", "uzi#1,katana#1")
    assert excess(table.s, table["s1"]) == 0 and len(table["s1"].bag) == 3


@states("R4.5", "D12")
def test_R4_5_trade_and_what_the_other_says() -> None:
    table = Table(seats=2)
    table.survivor("s1", STREET, "uzi", "crowbar")
    table.survivor("s2", STREET, "katana")
    table.turn().act("s1", "trade", "s2", "crowbar#1", "katana#1")
    assert table.usual("s2", "deal") == ["no"]
    table.reply("s2", "deal", "yes")
    assert held(table) == ["uzi", "katana"] and held(table, "s2") == ["crowbar"] and table.left() == 2
    table.act("s1", "trade", "s2", "uzi#1", "none")
    assert table.usual("s2", "deal") == ["yes"]
    table.reply("s2", "deal", "no")
    assert held(table) == ["uzi", "katana"] and table.left() == 1


@states("R4.5", "R8.18", "R5.7a")
def test_R8_18_empty_weapons_stay_empty_and_light_goes_out_with_the_card() -> None:
    table = Table().night()
    one = table.survivor("s1", STREET, "sawed_off", "flashlight")
    one.empty, one.lit = list(one.hands[:1]), True
    table.survivor("s3", STREET, "katana")
    table.turn().act("s1", "trade", "s3", "sawed_off#1,flashlight#1", "none")
    assert table["s3"].empty == ["sawed_off#1"] and not one.empty and not one.lit


@states("R4.5")
def test_R4_5_the_own_cards_can_be_put_in_order() -> None:
    table = Table()
    table.survivor("s1", STREET, "uzi", "crowbar", "katana")
    table["s2"].at = table["s3"].at = table["s4"].at = table["s5"].at = table["s6"].at = ROOM
    table.turn().act("s1", "trade", "katana#1,uzi#1")
    assert set(table["s1"].hands) == {"katana#1", "uzi#1"} and table["s1"].bag == ["crowbar#1"]


@states("R3.5", "D31", "R4.14")
def test_D31_eating_and_discarding_cost_nothing_and_wait_for_nobody() -> None:
    table = Table(seats=2)
    table.survivor("s2", STREET, "katana", "water", "uzi", "canned_food")
    table.turn()
    table.reply("s2", "aside", "eat:canned_food#1").reply("s2", "aside", "discard:katana#1")
    assert table["s2"].ap == 3 and held(table, "s2") == ["water", "uzi"]
    assert {"katana#1", "canned_food#1"} <= set(table.s.discards["eq"]) and table.left() == 3


@states("R4.7")
def test_R4_7_an_empty_deck_is_made_of_its_discards() -> None:
    table = Table()
    s = table.s
    s.discards["epic"], s.equipment["epic"].cards = s.equipment["epic"].cards, []
    assert top(s, "epic") and len(s.equipment["epic"]) == 10 and not s.discards["epic"]
    s.discards["ss"], s.equipment["ss"].cards = [], []
    table.start(inventory.Drawing(survivor="s1", deck="ss", n=2))
    assert table.log == ["nothing-left"]


def test_R4_7_starting_cards_are_out_of_the_mission() -> None:
    table = Table()
    table.survivor("s1", STREET, "fire_axe_s", "uzi")
    discard(table.s, table["s1"], "fire_axe_s#1")
    strip(table.s, table["s1"])
    assert table.s.out == ["fire_axe_s#1"] and table.s.discards["eq"][-1:] == ["uzi#1"] and not table["s1"].cards


# Search


@states("R4.8", "R4.9", "R4.13", "A31")
def test_R4_8_where_one_can_search_and_in_which_deck() -> None:
    table = Table()
    assert "search" not in table.turn().can("s1")
    for zone, from_deck in ((ROOM, "eq"), (HUMVEE, "ss")):
        table["s1"].at = zone
        assert "search" in table.turn().can("s1") and deck(table.s, zone) == from_deck
    table.zombies(HUMVEE, 1)
    assert "search" not in table.turn().can("s1")
    table = Table(secret_service="off")
    assert deck(table.s, HUMVEE) == "eq" and deck(Table("m4").s, SECRET) == "ss"


@states("R4.8", "C8")
def test_R4_8_once_in_a_turn_also_for_nothing() -> None:
    table = Table()
    table["s1"].at = ROOM
    table.skilled("s1", "free_search")
    table.top("water", "katana").turn().act("s1", "search").reply("s1", "card", "discard")
    assert "search" not in table.can("s1") and table.left() == 3
    table.skilled("s1", "search_more")
    assert "search" in table.can("s1")


@states("R4.13", "C8")
def test_a_scavenger_searches_streets() -> None:
    table = Table()
    table.skilled("s1", "scavenger")
    assert "search" in table.turn().can("s1") and deck(table.s, STREET) == "eq"


@states("R4.8", "R4.10", "C8")
def test_R4_10_two_cards_come_one_after_the_other_and_lights_do_not_add_up() -> None:
    table = Table()
    table.survivor("s1", ROOM, "flashlight", "tactical_flashlight")
    table.skilled("s1", "search2")
    table.top("water", "uzi").turn().act("s1", "search")
    assert table.told("draws")[-1]["card"].key == "zombicide-card-water"
    table.reply("s1", "card", "discard")
    assert table.told("draws")[-1]["card"].key == "zombicide-card-uzi"
    table.reply("s1", "card", "bag")
    assert held(table)[2:] == ["uzi"] and table.open() == [("a", "act")]


@states("R5.7b", "D29", "E9")
def test_E9_a_search_at_night_with_the_light_to_a_wall() -> None:
    table = Table().night()
    table.survivor("s4", ROOM, "flashlight")
    assert number(table.s, table["s4"]) == 1
    table.top("water", "uzi").turn("s4")
    assert table.can("s4", "search") == ["dark", "light"] and table.usual("s4", "act") == ["search", "dark"]
    table.act("s4", "search", "light", "wall")
    assert table.s.lit == {ROOM} and number(table.s, table["s4"]) == 2


@states("R5.7", "R5.7b", "D29")
def test_R5_7_the_light_goes_on_with_a_search_whoever_finds_two_cards_anyway() -> None:
    table = Table().night()
    table.survivor("s1", ROOM, "flashlight")
    table.skilled("s1", "search2")
    table.top("water", "uzi").turn()
    assert table.can("s1", "search") == ["dark", "light"] and number(table.s, table["s1"]) == 2
    left = table.left()
    table.act("s1", "search", "light", "wall")
    assert table["s1"].lit and table.left() == left - 1, "for nothing"


@states("R4.11")
def test_R4_11_aaahh_ends_a_search_and_is_never_carried() -> None:
    table = Table()
    table.survivor("s1", ROOM, "flashlight")
    table.top("aaahh", "uzi").turn().act("s1", "search")
    assert table.s.count("walker", ROOM) == 1 and "aaahh#1" in table.s.discards["eq"]
    assert held(table) == ["flashlight"] and table.open() == [("a", "act")]


@states("R4.11", "O3")
def test_R4_11_what_is_drawn_without_a_search_goes_on_after_aaahh() -> None:
    table = Table()
    table.top("aaahh", "uzi").start(inventory.Drawing(survivor="s1", deck="eq", n=2))
    assert table.s.count("walker", STREET) == 1 and table.open() == [("a", "card")]


@states("R4.12", "C8")
def test_R4_12_destiny_replaces_a_card_once_in_the_own_turn() -> None:
    table = Table()
    table["s6"].at = ROOM
    table.top("aaahh", "aaahh").turn("s6").act("s6", "search")
    assert table.can("s6", kind="card") == ["keep", "destiny"]
    table.reply("s6", "card", "destiny")
    assert table.s.count("walker", ROOM) == 1
    table = Table()
    table.top("aaahh").start(inventory.Drawing(survivor="s6", deck="eq", n=1))
    assert table.s.count("walker", STREET) == 1


@states("C8")
def test_a_matching_set_brings_the_second_copy() -> None:
    table = Table()
    table["s1"].at = ROOM
    table.skilled("s1", "matching_set")
    table.top("uzi").turn().act("s1", "search").reply("s1", "card", "hand").reply("s1", "card", "hand")
    assert held(table) == ["uzi", "uzi"]


@states("O3")
def test_a_gain_takes_from_the_discards_and_else_draws() -> None:
    table = Table()
    s = table.s
    kits = [table.card("repair_kit") for _ in range(3)]
    s.discards["ss"].append(kits.pop())
    s.out += kits
    inventory.gain(s, table["s1"], "repair_kit")
    assert s.drawn == ["repair_kit#3"] and not s.discards["ss"]
    s.stack.clear()
    s.out.append(s.drawn.pop())
    inventory.gain(s, table["s1"], "repair_kit")
    assert isinstance(s.stack[-1], inventory.Drawing) and s.stack[-1].deck == "ss"


@states("R4.14")
def test_R4_14_a_medkit_heals_up_to_the_maximum() -> None:
    table = Table()
    table.survivor("s1", STREET, "field_medkit", health=2)
    for each in ("s2", "s3", "s4", "s5", "s6"):
        table[each].at = ROOM
    table.turn().act("s1", "heal")
    assert table["s1"].health == 3 and not table["s1"].cards and table.left() == 2
    assert "field_medkit#1" in table.s.discards["ss"]


# Companions


@states("R12.1", "R12.3", "R12.4", "R12.5")
def test_R12_companions_follow_leave_and_are_rallied() -> None:
    table = Table()
    s = table.s
    companions.join(s, "president", table["s1"])
    assert has(s, table["s1"], "born_leader") and s.with_them(STREET) == ["president"]
    table.turn().act("s1", "move", "8R.A")
    assert s.companions["president"].at == "8R.A"
    companions.orphan(s, table["s1"])
    assert s.alone("8R.A") == ["president"] and s.loud["8R.A"] == 2
    table["s2"].at = "8R.A"
    table["s2"].sheet.achievements.append("COLD_BLOODED")
    table.turn("s2").act("s2", "rally")
    assert s.led("s2") == ["president"] and not has(s, table["s2"], "born_leader")


@states("R12.4")
def test_R12_4_the_cold_blooded_do_not_lead_taylor() -> None:
    table = Table()
    table["s1"].sheet.achievements.append("COLD_BLOODED")
    companions.join(table.s, "taylor", table["s1"])
    assert table.s.led("s2") == ["taylor"]
    table = Table()
    table["s1"].at = ROOM
    table["s1"].sheet.achievements.append("COLD_BLOODED")
    companions.join(table.s, "taylor", table["s1"])
    assert table.s.alone(ROOM) == ["taylor"] and "rally" not in table.turn().can("s1")


@states("R12.5", "R4.5")
def test_R12_5_a_companion_can_be_handed_over() -> None:
    table = Table()
    companions.join(table.s, "taylor", table["s1"])
    table.survivor("s1", STREET, "uzi")
    table.turn().act("s1", "trade", "s2", "none", "taylor")
    assert table.s.led("s2") == ["taylor"] and held(table) == ["uzi"]


# Set-up


@states("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "D4")
def test_set_up_deals_a_card_to_everybody_and_the_axe_holds_the_clock() -> None:
    table = begun("m2", "a", "b", "c", "d")
    s = table.s
    assert {seat: len(crew) for seat, crew in s.crews.items()} == {"a": 2, "b": 2, "c": 1, "d": 1}
    table.answer(s.leader("s2"), "jack", "hoard")
    assert [len(each.cards) for each in s.survivors.values()] == [1] * 6 and not s.equipment["start"].cards
    assert {each.at for each in s.survivors.values()} == {STREET} and s.round == 1 and not s.horde
    axe = next(each for each in s.survivors.values() if "fire_axe_s#1" in each.cards)
    assert s.holder == s.leader(axe.id) and {seat for seat, _ in table.open()} == {s.holder}


@states("S7")
def test_S7_without_the_axe_a_die_says_who_holds_the_clock() -> None:
    table = Table("m2", seats=3)
    deck = table.s.equipment["start"]
    deck.cards = [copy for copy in deck.cards if "holder" not in table.s.card(copy).flags]
    table.s.crews = {"a": [], "b": [*table.s.survivors], "c": []}
    table.s.holder = ""
    table.start(Deal())
    assert table.s.holder == "b", "only of those who lead somebody"


@states("R12.4", "R12.8")
def test_R12_8_who_may_not_lead_a_companion_leaves_it_to_the_next_wherever_he_begins() -> None:
    for achievements, leader in (([], "s1"), (["COLD_BLOODED"], "s2")):
        table = Table(mode="campaign")
        table["s1"].at, table["s1"].sheet.achievements = ROOM, achievements
        table.s.party.companions = {"taylor": "s1"}
        table.start(Places())
        assert table.s.companions["taylor"].leader == leader


@states("D2", "D3", "R10.15", "C8")
def test_D2_D3_what_skills_give_at_the_start() -> None:
    table = begun("m2")
    s = table.s
    assert table.usual("s2", "jack") == ["steady_hand"] and s.data.survivors["justin"].blue == "jack"
    s.survivors["s1"].sheet.skills += ["start_ap2", "start_kit"]
    table.reply("s2", "jack", "start_ammo")
    assert usual_ammo(s) == "bullets" and table.usual("s2", "ammo") == ["plenty_of_bullets"]
    table.reply("s2", "ammo", "plenty_of_shells")
    assert s.survivors["s1"].ap == 2 and "repair_kit" in held(table) and "plenty_of_shells" in held(table, "s2")


@states("D5", "M1.1")
@pytest.mark.parametrize("turned", [False, True])
def test_D5_one_survivor_in_each_zone(turned: bool) -> None:
    table = begun("m1")
    s = table.s
    table.reply("s2", "jack", "hoard")
    start = [*s.mission.start]
    assert table.default("a", "start") == ["order"]
    table.answer("a", "start", *(["choose", *reversed(start[1:])] if turned else ["order"]))
    assert [each.at for each in s.survivors.values()] == (start[::-1] if turned else start)


@states("D5", "R1.5")
def test_D5_the_holder_of_the_clock_places_everybody() -> None:
    table = begun("m1", *"abcdef")
    table.reply("s2", "jack", "hoard")
    (asked,) = [each for each in decisions(table.s) if each.kind == "start"]
    assert asked.seats == (table.s.holder,)


@states("R6.4", "M7.2", "R11")
def test_set_up_opens_the_buildings_of_the_start_and_difficulty_changes_it() -> None:
    table = begun("m7")
    s = table.s
    assert len(s.spawns) == 3 and not s.open and not [*s.passages]
    hard = lay_out(
        box(), ZombicideSettings(mode="single", mission="m7", difficulty="hard"), ["a"], {"a": ["s1"]}, Dice(seed="x")
    )
    assert len(hard.spawns) == 4 and all(each.active for each in hard.spawns)
    known = ZombicideSettings(mode="single", mission="m7", achievements="all")
    all_known = lay_out(box(), known, ["a"], {"a": ["s1"]}, Dice(seed="x"))
    assert len(all_known.spawns) == 4 and len(all_known.open) == 2 and [*all_known.passages]
    table.reply("s2", "jack", "hoard")
    assert s.survivors["s1"].at == "10R.a" and s.city.zones["10R.a"].building in s.opened


@states("R11")
def test_easy_deals_a_second_card_that_is_no_trap() -> None:
    table = begun("m2", difficulty="easy")
    table.reply("s2", "jack", "low_profile")
    assert [len(each.cards) for each in table.s.survivors.values()] == [2] * 6


@states("D4", "R10.10")
def test_D4_whoever_has_too_much_discards_the_least() -> None:
    table = Table()
    table.survivor("s1", STREET, "water", "uzi", "katana", "water", "golden_kukri", "canned_food", "canned_food")
    table.start(Arranging(waiting=["s1", "s2"]))
    assert table.open() == [("a", "arrange")]
    table.reply("s1", "arrange", *table.usual("s1", "arrange"))
    assert set(held(table)[:2]) == {"golden_kukri", "katana"} and len(table["s1"].cards) == 5 and "uzi" in held(table)
    data = box().equipment
    assert data["zantetsuken"].worth > data["pistol"].worth > data["water"].worth > data["aaahh"].worth
    thrice, twice, once = (Equipment(**{**data["pistol"].model_dump(), "damage": each}).worth for each in (3, 2, 1))
    assert thrice > twice > once


@states("D4", "R4.3")
def test_D4_without_weapons_he_holds_what_the_backpack_has_no_room_for() -> None:
    table = Table()
    table.survivor("s1", STREET, "water", "flashlight", "water", "canned_food", "canned_food", "bag_of_rice")
    table.start(Arranging(waiting=["s1"])).reply("s1", "arrange", *table.usual("s1", "arrange"))
    assert len(table["s1"].hands) == 2 and len(table["s1"].bag) == 3 and "flashlight" in held(table)
    table.sound()


@states("R11")
def test_presets_fit_together() -> None:
    for preset in PRESETS:
        ZombicideSettings.model_validate(preset.values)
    assert Sheet().bonus == 0


@states("R11")
def test_R11_every_value_of_an_option_can_be_set_and_the_first_one_is_usual() -> None:
    usual = ZombicideSettings()
    for option in game().options:
        assert getattr(usual, option.field) == option.values[0], option.field
        for value in option.values:
            ZombicideSettings.model_validate({option.field: value})
