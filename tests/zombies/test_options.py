"""The parameters of 2.6: all are there, each is what the mode says unless it is set, and all mix (R18.0, R18.7)."""

from __future__ import annotations

import pytest
from kit.lobby import check_options
from zombies.table import game
from zombies.turns import at, street

from engine.games.zombies.settings import BY_MODE, KILLS, MODES, OPTIONS, ZombiesSettings, rules_of

PARAMETERS: dict[str, tuple[object, object]] = {
    "removed_cards": ("seed7", "none"),
    "stack": ("late9", "helipad_lower_half"),
    "kill_target": (0, 25),  # 0: by number of players
    "movement": ("lives_plus_2", "d6"),
    "heal_action": (True, False),
    "pickup": ("paid_choice", "free_auto"),
    "zombie_moves": (3, 0),  # 0: a die
    "bullet_bonus": (2, 1),
    "ko_when": ("needs_life_has_none", "last_life_lost"),
    "ko_cards": ("hand_and_play", "play_only"),
    "ko_cards_to": ("box", "discard"),
    "ko_bullets": ("keep_plus_3", "set_3"),
    "ko_return": ("off_board", "at_once"),
    "helipad_rule": ("auction", "fewest_trophies"),
    "helipad_goal": ("centre", "centre"),
    "item_copies": ("any_no_stack", "one_of_each"),
    "auction_style": ("live", "live"),
    "doors": ("doors", "doors"),
    "weapon_stacking": ("best", "best"),
    "unlimited": (False, False),
    "fight_until_dead": (True, True),
    "ambush": (False, False),
    "marbles_out": (False, False),
    "round_limit": (0, 0),
}
"""What 2.6 says for each mode."""
VALUES = {
    "removed_cards": {"seed7", "none"},
    "stack": {"late9", "helipad_lower_half", "helipad_last"},
    "movement": {"lives_plus_2", "d6"},
    "heal_action": {"on", "off"},
    "pickup": {"paid_choice", "free_auto"},
    "zombie_moves": {"1", "2", "3", "4", "5", "6", "d6"},
    "bullet_bonus": {"1", "2"},
    "ko_when": {"needs_life_has_none", "last_life_lost"},
    "ko_cards": {"hand_and_play", "play_only"},
    "ko_cards_to": {"box", "discard"},
    "ko_bullets": {"keep_plus_3", "set_3"},
    "ko_return": {"off_board", "at_once"},
    "helipad_rule": {"auction", "fewest_trophies", "drawer"},
    "helipad_goal": {"centre", "any_square"},
    "item_copies": {"any_no_stack", "one_of_each"},
    "auction_style": {"live", "proxy"},
    "reactions": {"ask", "orders"},
    "doors": {"doors", "any_street"},
    "weapon_stacking": {"best", "sum"},
    "zombie_supply": {"100", "unlimited"},
    "fight_until_dead": {"on", "off"},
    "ambush": {"on", "off"},
    "marbles_out": {"on", "off"},
    "difficulty": {"normal", "easy", "hard", "expert"},
}


@pytest.mark.parametrize(("mode", "at"), [("alt", 0), ("base", 1)])
def test_2_6_what_the_modes_say(mode: str, at: int) -> None:
    rules = rules_of(ZombiesSettings.model_validate({"mode": mode})).model_dump()
    assert rules == {name: values[at] for name, values in PARAMETERS.items()}


def test_2_6_every_value_can_be_chosen() -> None:
    offered = {option.field: set(option.values) - {"mode"} for option in OPTIONS}
    assert {field: offered[field] for field in VALUES} == VALUES
    assert offered.keys() - VALUES.keys() == {"mode", "kill_target", "round_limit"}
    assert {"table", "5", "60"} <= offered["kill_target"] and {"0", "99"} <= offered["round_limit"]


@pytest.mark.parametrize("mode", MODES)
def test_R18_0_R18_7_a_parameter_changes_nothing_but_itself(mode: str) -> None:
    plain = rules_of(ZombiesSettings.model_validate({"mode": mode})).model_dump()
    for option in OPTIONS:
        if option.field in ("mode", "reactions", "difficulty"):  # orders and stand-ins are no rules
            continue
        field = "unlimited" if option.field == "zombie_supply" else option.field
        seen = {str(plain[field])}
        for value in option.values:
            rules = rules_of(ZombiesSettings.model_validate({"mode": mode, option.field: value})).model_dump()
            assert {name for name in rules if rules[name] != plain[name]} <= {field}, (option.field, value)
            seen.add(str(rules[field]))
        assert len(seen) == len(set(option.values) - {"mode"}), option.field


def test_R18_7_healing_in_a_game_with_a_die_is_instead_of_rolling() -> None:
    table = at(4, street(mode="base", heal_action="on").give("a", lives=1, trophies=2).force(3, 2).zombies("3.5"))
    assert {"roll", "heal"} <= set(table.words("a", "move"))
    assert "heal" not in at(4, street(mode="base", heal_action="on").give("a", lives=1, trophies=2).force(3, 2)).answer(
        "a", "move", "roll"
    ).words("a", "move")
    table.answer("a", "move", "heal")
    assert table["a"].lives == 2 and "rolls-move" not in table.log


def test_R18_7_an_auction_in_the_base_game() -> None:
    table = street(mode="base", helipad_rule="auction").give("a", trophies=3).give("b", trophies=2).pile("T02")
    at(1, table).answer("a", "bid", "2")
    assert table.open() == [("a", "place")] and table["a"].trophies == 1


def test_the_options_of_a_table() -> None:
    check_options(game())


def test_what_a_mode_comes_to_is_shown() -> None:
    for mode in MODES:
        settings = ZombiesSettings.model_validate({"mode": mode})
        said = game().in_force(settings, 3)
        assert said.keys() == {field for field, value in settings if value == BY_MODE}
        assert all(said[field] == MODES[mode][field] for field in said if field != "kill_target")


@pytest.mark.parametrize(
    ("options", "table"), [({}, True), ({"kill_target": "table"}, True), ({"mode": "base"}, False)], ids=str
)
def test_S8_how_many_trophies_win_is_shown(options: dict[str, str], table: bool) -> None:
    settings = ZombiesSettings.model_validate(options)
    for players, kills in KILLS.items():
        assert game().in_force(settings, players)["kill_target"] == (str(kills) if table else "25")
    if options != {"kill_target": "table"}:  # else it is as chosen
        assert game().in_force(settings, 1)["kill_target"] == ("table" if table else "25")


@pytest.mark.parametrize(("stack", "lowest"), [("helipad_last", 1), ("helipad_lower_half", 15)])
def test_S3_reshuffled_the_helipad_lies_where_set_up_may_put_it(stack: str, lowest: int) -> None:
    found: set[int] = set()
    for n in range(60):
        table = street(stack=stack, seed=f"{n}")
        table.s.pile.cards = [id for id in table.s.data.tiles if id not in {each.tile for each in table.s.tiles}]
        game().reshuffle(table.s)
        found.add(table.s.pile.cards.index("T02"))
    assert found == {0} if lowest == 1 else found <= {*range(lowest)} and len(found) > lowest // 2
