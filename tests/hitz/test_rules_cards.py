"""Choosing a route and playing a card (R4, R5), and every black text (2.6)."""

from __future__ import annotations

import pytest
from hitz.play import PAUSE, dice_of, encounter, keys_of, log, rest_by_default
from hitz.scene import Scene, game

from engine.core.errors import Illegal
from engine.core.shape import complete
from engine.games.hitz.box.dice import bites, hits
from engine.games.hitz.encounter.events import EVENTS
from engine.games.hitz.groups.ending import points
from engine.games.hitz.phases.round import keys


def choosing(players: int = 2, round: int = 3) -> Scene:
    return Scene(players).to_round(round).no_auction()


# R4


def test_R4_1_one_after_the_other_takes_a_free_route_and_plays_both_cards() -> None:
    scene = choosing(3).lay(1, "H2-01", PAUSE).lay(2, "H2-02", "H2-03").lay(3, "H2-16")
    assert scene.open() == [("a", "route")] and scene.words("a", "route") == ["1", "2", "3"]
    scene.answer("a", "route", "1")
    assert scene.open() == [("a", "take")]  # b waits until a has played both cards
    scene.answer("a", "take", "gas=2")
    assert scene["a"].pile.cards == ["H2-01", PAUSE]
    assert scene.open() == [("b", "route")] and scene.words("b", "route") == ["2", "3"]
    scene.answer("b", "route", "2")
    assert scene["b"].pile.cards == ["H2-02", "H2-03"] and scene.told("chooses")[-1]["route"] == 3


def test_R4_1_in_the_new_order() -> None:
    scene = Scene(3).answer("a", "bid", "pass").answer("b", "bid", "pass").answer("c", "bid", "1")
    scene.answer("a", "bid", "pass").answer("b", "bid", "pass").answer("c", "pay", "gas=1")
    assert scene.open() == [("c", "route")]


@pytest.mark.parametrize(("total", "routes"), [(1, ["1", "2"]), (2, ["1", "2", "3"])])
def test_R4_2_a_key_has_to_be_affordable(total: int, routes: list[str]) -> None:
    scene = choosing().lay(3, "H2-01", "H2-03").give("a", ammo=total, gas=0, adr=0)  # its own 3 ammo do not help
    assert keys_of(scene) == {3: 2} and scene.words("a", "route") == routes
    if total == 1:
        with pytest.raises(Illegal):
            scene.answer("a", "route", "3", "ammo=2")


def test_R4_2_the_key_is_paid_in_any_mix_before_the_first_card() -> None:
    scene = choosing().lay(3, "H2-01", "H2-03")
    assert set(scene.words("a", "route", "3")) == {
        "ammo=2", "gas=2", "adr=2", "ammo=1,gas=1", "ammo=1,adr=1", "gas=1,adr=1",
    }  # fmt: skip
    scene.answer("a", "route", "3", "ammo=1,adr=1")
    assert log(scene).index("pays-route") < log(scene).index("scavenges")
    assert scene["a"].resources == {"ammo": 4 - 1 + 3, "gas": 4 + 3, "adr": 4 - 1}


def test_R4_2_the_greater_key_costs_four() -> None:
    scene = choosing(4)
    for route in scene.s.routes:
        route.key = keys(4, 2).get(route.no, 0)
    scene.give("a", ammo=3, gas=0, adr=0)
    assert scene.words("a", "route") == ["1", "2", "3"]
    scene.give("a", ammo=9)
    assert scene.words("a", "route", "3") == ["ammo=2"] and scene.words("a", "route", "4") == ["ammo=4"]


@pytest.mark.parametrize(("routes", "alive"), [(r, n) for r in (3, 4) for n in range(1, r + 1)])
def test_R4_3_there_is_a_free_route_for_everybody(routes: int, alive: int) -> None:
    assert routes - len(keys(routes, alive)) >= alive


def test_R4_3_nobody_may_decline() -> None:
    scene = choosing().give("a", ammo=0, gas=0, adr=0)
    assert scene.words("a", "route") == ["1", "2"] and scene.ask("a", "route").ask.wait
    for word in ("pass", "0", "none"):
        with pytest.raises(Illegal):
            scene.answer("a", "route", word)


def test_R4_4_routes_not_taken_go_to_the_box() -> None:
    scene = choosing().lay(1, "H2-01", "H2-02").lay(2, "H2-03", "H2-16").lay(3, "H2-07", "H2-08")
    scene.give("b", survivors=20).answer("a", "route", "1").answer("b", "route", "2")
    rest_by_default(scene)
    assert scene.s.round == 4 and {"H2-07", "H2-08"} <= set(scene.s.box.cards)
    assert {"H2-01", "H2-02", "H2-03"}.isdisjoint(scene.s.box.cards) and keys_of(scene) == {3: 2}


# R5


def test_R5_1_all_printed_resources_are_taken_first() -> None:
    scene = encounter("H2-12", round=3, gas=0)
    assert log(scene)[-2:] == ["plays", "scavenges"]
    assert scene["a"].gas == 1 and scene.words("a", "fuel") == ["1", "0"]


def test_R5_1_nothing_is_asked_about_scavenging() -> None:
    scene = encounter("H1-01")
    assert scene["a"].resources == {"ammo": 5, "gas": 5, "adr": 5} and scene.open() == [("a", "take")]


def test_R5_2_black_texts_are_events_and_red_ones_are_not() -> None:
    codes = {card.effect: card.text for card in game().data.cards.values() if card.effect}
    assert set(EVENTS) == {code for code, colour in codes.items() if colour == "black"} - {"E-LIQUIDATOR"}


def test_R5_3_an_event_comes_before_the_battle_with_what_was_scavenged() -> None:
    scene = encounter("H3-13", ammo=0, faces=["hit"])  # scavenges 1 ammo; E-GRAB, then 4 zombies
    assert scene.open() == [("a", "grab")] and scene.words("a", "grab") == ["pay", "keep"]
    scene.answer("a", "grab", "keep")
    assert scene.open() == [("a", "shoot")]


def test_R5_4_A27_event_dice_are_black_also_on_a_horde_card() -> None:
    scene = encounter("H3-17", changes={"effect": "E-ROLLLOSS", "arg": "5", "horde": 3})
    assert dice_of(scene, key="rolls-bites") == (0, 5)


def test_R5_5_icons_of_a_text() -> None:
    assert hits(["hit", "hitbolt", "bolt", "bite", "blank"]) == 2
    assert bites(["bite", "hitbolt", "bolt", "blank", "hit", "death"]) == 1


def test_R5_6_red_text_holds_for_its_own_card_only() -> None:
    scene = encounter("H3-16", right="H3-12", gas=0, adr=0, ammo=4, faces=["hit"] * 10)
    assert log(scene).index("melee") < log(scene).index("collects")  # no shot was offered on the left card
    assert scene.open() == [("a", "shoot")]


def test_R5_7_no_battle_for_a_group_that_the_event_killed() -> None:
    scene = encounter("H3-15", survivors=1)
    assert not scene["a"].alive and "meets" not in log(scene) and scene.open() == [("b", "route")]


def test_R5_8_without_zombies_the_card_is_collected_at_once() -> None:
    assert encounter("H2-02")["a"].pile.cards == ["H2-02"]
    assert encounter("H3-12").fight.zombies == 4


def test_R5_9_a_card_worth_nothing_is_collected_face_down_too() -> None:
    scene = encounter("H2-02")
    assert scene.s.card("H2-02").vp == 0 and scene["a"].pile.cards == ["H2-02"] and not scene["a"].pile.shown


def test_R5_9_the_liquidator_lies_face_up_and_counts() -> None:
    scene = encounter("H2-05")
    assert scene["a"].face_up == ["H2-05"] and not scene["a"].pile.cards and points(scene.s, "a") == 1


def test_R5_10_then_the_right_card_with_what_is_left() -> None:
    scene = encounter("H3-12", right="H2-12", gas=2, ammo=0, adr=0, survivors=4)
    scene.answer("a", "shoot", "flee")
    assert scene["a"].gas == 1 and scene.open() == [("a", "fuel")]  # after a flight, the 1 gas is H2-12's


# 2.6: black texts


def test_E_SURVIVOR_one_joins() -> None:
    assert encounter("H1-04")["a"].survivors == 6
    assert encounter("H2-10", changes={"arg": "3"})["a"].survivors == 8


@pytest.mark.parametrize(
    ("card", "token"),
    [
        ("H1-05", "bus"),
        ("H1-06", "rifle"),
        ("H1-07", "map"),
        ("H1-08", "map"),
        ("H1-09", "fanatic"),
        ("H1-10", "toxic"),
        ("H1-11", "toxic"),
        ("H1-16", "wound"),
        ("H2-21", "molotov"),
    ],
)
def test_E_TOKEN_moves_from_the_supply(card: str, token: str) -> None:
    scene = encounter(card)
    assert scene["a"].tokens == [token]
    assert scene.s.supply[token] == game().data.tokens[token].count - 1


def test_E_TOKEN_without_supply_nothing_happens() -> None:
    scene = Scene(2).to_round(1).lay(1, "H1-07", PAUSE)
    scene.s.supply["map"] = 0
    scene.s.spent["map"] = 2
    scene.no_auction().answer("a", "route", "1")
    assert scene["a"].tokens == [] and scene.s.supply["map"] == 0 and scene["a"].pile.cards == ["H1-07"]


@pytest.mark.parametrize(
    ("have", "left"), [((3, 0, 0), 1), ((1, 0, 0), 0), ((0, 0, 0), 0)], ids=["enough", "too few", "nothing"]
)
def test_E_DROP_as_many_as_there_are(have: tuple[int, int, int], left: int) -> None:
    scene = encounter("H1-12", right="H1-07", ammo=have[0], gas=have[1], adr=have[2], round=1)
    assert scene["a"].ammo == left and scene["a"].survivors == 5


def test_E_DROP_any_mix() -> None:
    scene = encounter("H1-12", right="H1-07", round=1)
    assert len(scene.words("a", "drop")) == 6
    scene.answer("a", "drop", "ammo=1,adr=1")
    assert scene["a"].resources == {"ammo": 3, "gas": 4 + 1, "adr": 3}
    scene = encounter("H2-08", right="H1-07", round=3)
    assert set(scene.words("a", "drop")) == {"ammo=1", "gas=1", "adr=1"}


def test_E_SUPPLY_any_two() -> None:
    scene = encounter("H1-17", right="H1-18", ammo=1, gas=0, adr=0, faces=["blank"] * 4)
    assert len(scene.words("a", "take")) == 6
    scene.answer("a", "take", "ammo=2")
    assert scene["a"].resources == {"ammo": 3, "gas": 0, "adr": 0}


def test_E_SCAVROLL_one_for_each_hit_chosen_after_the_roll() -> None:
    scene = encounter("H1-18", faces=["hit", "hitbolt", "bolt", "bite"])
    assert dice_of(scene, key="rolls") == (0, 4) and scene.open() == [("a", "take")]
    assert len(scene.words("a", "take")) == 6
    scene.answer("a", "take", "gas=1,adr=1")
    assert scene["a"].resources == {"ammo": 4, "gas": 5, "adr": 5} and scene["a"].survivors == 5


def test_E_SCAVROLL_without_a_hit_nothing() -> None:
    scene = encounter("H1-18", faces=["blank", "bolt", "bolt", "bite"])
    assert scene.open() == [("a", "take")] and scene["a"].total == 12


@pytest.mark.parametrize(("gas", "words"), [(0, ["0"]), (1, ["1", "0"]), (2, ["2", "1", "0"]), (5, ["2", "1", "0"])])
def test_E_FUEL_up_to_what_there_is(gas: int, words: list[str]) -> None:
    scene = encounter("H3-03", gas=gas, survivors=4)
    if len(words) > 1:
        assert scene.words("a", "fuel") == words
        scene.answer("a", "fuel", words[-2])
    paid = int(words[-2]) if len(words) > 1 else 0
    assert (scene["a"].gas, scene["a"].survivors) == (gas - paid, 4 - (2 - paid))


def test_E_FUEL_one() -> None:
    assert encounter("H3-02", gas=3).words("a", "fuel") == ["1", "0"]


def test_E_MEDS_pay_or_lose_one() -> None:
    scene = encounter("H2-06")
    assert scene.words("a", "meds") == ["pay", "lose"]
    assert (paid := scene.answer("a", "meds", "pay"))["a"].adr == 2 and paid["a"].survivors == 5
    lost = encounter("H2-06").answer("a", "meds", "lose")
    assert lost["a"].adr == 4 and lost["a"].survivors == 4
    assert encounter("H2-06", adr=2).words("a", "meds") == ["pay", "lose"]  # just enough
    poor = encounter("H2-06", adr=1)
    assert poor["a"].adr == 1 and poor["a"].survivors == 4 and poor.open() == [("a", "take")]


def test_E_TOLL_pay_with_a_mix_or_lose_one() -> None:
    scene = encounter("H2-24", ammo=1, gas=1, adr=0)  # with the scavenged adrenaline exactly three
    assert scene.words("a", "toll") == ["pay", "lose"] and scene.words("a", "toll", "pay") == ["ammo=1,gas=1,adr=1"]
    scene.answer("a", "toll", "pay", "ammo=1,gas=1,adr=1")
    assert scene["a"].total == 0 and scene["a"].survivors == 5
    lost = encounter("H2-24").answer("a", "toll", "lose")
    assert lost["a"].total == 13 and lost["a"].survivors == 4
    poor = encounter("H2-24", right="H1-03", ammo=1, gas=0, adr=0)
    assert poor["a"].total == 2 + 3 and poor["a"].survivors == 4


def test_E_ROLLLOSS_of_the_group() -> None:
    scene = encounter("H2-09", survivors=4, faces=["bite", "hit", "bite", "bolt"])
    assert dice_of(scene, key="rolls-bites") == (0, 4) and scene["a"].survivors == 2 and scene["a"].adr == 4


@pytest.mark.parametrize(("survivors", "left"), [(7, 5), (2, 0)])
def test_E_ROLLLOSS_of_three_dice_whatever_the_group(survivors: int, left: int) -> None:
    scene = encounter("H2-25", survivors=survivors, faces=["bite", "bite", "hitbolt"])
    assert dice_of(scene, key="rolls-bites") == (0, 3) and scene["a"].survivors == left


@pytest.mark.parametrize(
    ("word", "faces", "survivors"),
    [("keep", ["bite"], 4), ("keep", ["hitbolt"], 5), ("pay", ["bolt", "hit"], 5), ("pay", ["blank", "bite"], 4)],
)
def test_E_GRAB_one_die_or_two_for_an_ammo(word: str, faces: list[str], survivors: int) -> None:
    scene = encounter("H3-13", faces=faces)
    scene.answer("a", "grab", word)
    assert dice_of(scene, key="rolls") == (0, len(faces))
    assert scene["a"].survivors == survivors and scene["a"].ammo == 5 - (word == "pay")


def test_E_GRAB_without_ammo_one_die() -> None:
    scene = encounter("H3-13", ammo=0, changes={"ammo": 0}, faces=["bolt"])
    assert dice_of(scene, key="rolls") == (0, 1) and scene["a"].survivors == 4


@pytest.mark.parametrize(("card", "vp"), [("H2-04", 5), ("H3-04", 4)])
def test_E_MAP_at_most_one_for_bonus_vp(card: str, vp: int) -> None:
    scene = encounter(card, "map", "map").answer("a", "map", "use")
    assert scene["a"].bonus.get() == vp and scene["a"].tokens == ["map"] and scene.s.spent == {"map": 1}
    kept = encounter(card, "map").answer("a", "map", "keep")
    assert kept["a"].bonus.get() == 0 and kept["a"].tokens == ["map"]
    assert ("a", "map") not in encounter(card).open()


def test_I2_a_second_map_adds_to_the_first() -> None:
    """H2-04 is worth 5, H3-04 is worth 4; nobody has more than these (I2)."""
    scene = encounter("H2-04", "map", "map", right="H3-04").answer("a", "map", "use")
    assert scene["a"].bonus.get() == 5
    scene.answer("a", "map", "use")
    assert scene["a"].bonus.get() == 9 and scene["a"].tokens == []


def test_E_LIQUIDATOR_is_only_a_card_without_the_bus() -> None:
    scene = encounter("H2-05")
    assert scene["a"].adr == 5 and scene.s.horde("a", "H3-22") == 3


def test_E_RIFLE_is_discarded_or_survivors_are_lost() -> None:
    used = encounter("H2-11", "rifle")
    assert used.words("a", "rifle") == ["use", "lose"]
    used.answer("a", "rifle", "use")
    assert used["a"].survivors == 5 and used["a"].tokens == [] and used.s.spent == {"rifle": 1}
    kept = encounter("H2-11", "rifle").answer("a", "rifle", "lose")
    assert kept["a"].survivors == 3 and kept["a"].tokens == ["rifle"]
    assert encounter("H2-11")["a"].survivors == 3 and encounter("H3-15")["a"].survivors == 4


def test_E_WOUND_goes_and_then_two_adrenaline_or_one_survivor() -> None:
    scene = encounter("H2-15", "wound")
    assert scene["a"].tokens == [] and scene.s.spent == {"wound": 1} and scene.words("a", "meds") == ["pay", "lose"]
    assert scene.answer("a", "meds", "pay")["a"].adr == 2 and scene["a"].survivors == 5
    assert encounter("H2-15", "wound").answer("a", "meds", "lose")["a"].survivors == 4
    assert encounter("H2-15", "wound", adr=1)["a"].survivors == 4
    without = encounter("H2-15")
    assert without["a"].survivors == 5 and without.open() == [("a", "shoot")]


def test_E_TOXIC_one_token_and_one_survivor_without_a_choice() -> None:
    scene = encounter("H3-05", "toxic", "toxic")
    assert scene["a"].tokens == ["toxic"] and scene.s.spent == {"toxic": 1} and scene["a"].survivors == 4
    assert scene["a"].adr == 4 and encounter("H3-05")["a"].survivors == 5


def test_E_FANPAY_two_ammo_or_the_fanatic() -> None:
    scene = encounter("H3-09", "fanatic", ammo=2)
    assert set(scene.words("a", "fanatic")) == {"pay", "drop"}
    assert scene.answer("a", "fanatic", "pay")["a"].ammo == 0 and scene["a"].tokens == ["fanatic"]
    dropped = encounter("H3-09", "fanatic", ammo=2).answer("a", "fanatic", "drop")
    assert dropped["a"].ammo == 2 and dropped.s.spent == {"fanatic": 1}
    assert encounter("H3-09", "fanatic", ammo=1).s.spent == {"fanatic": 1}
    assert encounter("H3-09").open() == [("a", "shoot")]


def test_E_FANBLAST_ends_it_before_the_battle() -> None:
    scene = encounter("H3-17", "fanatic")
    assert scene.words("a", "fanatic") == ["use", "keep"]
    scene.answer("a", "fanatic", "use")
    assert scene["a"].pile.cards == ["H3-17"] and "meets" not in log(scene) and scene.s.spent == {"fanatic": 1}
    kept = encounter("H3-17", "fanatic").answer("a", "fanatic", "keep")
    assert kept["a"].tokens == ["fanatic"] and kept.open() == [("a", "shoot")]
    assert encounter("H3-17").open() == [("a", "shoot")]


def test_E_TRADE_gives_and_takes_different_kinds() -> None:
    scene = encounter("H3-01", ammo=3, gas=0, adr=0)  # scavenges 1 adrenaline
    assert set(scene.words("a", "trade")) == {"none", "ammo=1", "ammo=2", "adr=1", "ammo=1,adr=1"}
    assert set(scene.words("a", "trade", "ammo=2")) == {"gas=2", "adr=2", "gas=1,adr=1"}
    assert scene.words("a", "trade", "ammo=1,adr=1") == ["gas=2"]
    for words in (("ammo=2", "ammo=2"), ("ammo=2", "gas=1"), ("gas=1", "adr=1"), ("ammo=3", "gas=3")):
        with pytest.raises(Illegal):
            scene.answer("a", "trade", *words)
    assert complete(scene.ask("a", "trade").ask.shape, ["ammo=1"]) == ["ammo=1", "gas=1"]
    scene.answer("a", "trade", "ammo=2", "gas=1,adr=1")
    assert scene["a"].resources == {"ammo": 1, "gas": 1, "adr": 2}


def test_E_TRADE_three_or_nothing() -> None:
    scene = encounter("H3-23")
    with pytest.raises(Illegal):
        scene.answer("a", "trade", "ammo=1,gas=1,adr=1", "ammo=3")  # no kind would be left to take
    scene.answer("a", "trade", "ammo=3", "adr=3")
    assert scene["a"].resources == {"ammo": 5 - 3, "gas": 4, "adr": 7}
    refused = encounter("H3-23").answer("a", "trade", "none")
    assert refused["a"].resources == {"ammo": 5, "gas": 4, "adr": 4}
