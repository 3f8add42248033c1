"""The human turn of Zombie Plague: limits, and what else a rule says beside its plain case (S1-S9, R2-R9)."""

from __future__ import annotations

import pytest
from plague.box import box
from plague.lone import alone, wish
from plague.table import Table, game

from engine.games.plague.humans.choices import ACCEPT, CARRIED, REROLL
from engine.games.plague.humans.harm import drop, incapable, places, spend
from engine.games.plague.humans.holding import receive
from engine.games.plague.phases.set_up import Characters, Placing, free, lay_out, starts
from engine.games.plague.settings import OPTIONS, PlagueSettings
from engine.games.plague.state import CAR
from engine.games.plague.terms import capacity

# Set-up


def test_S2_duplicates_may_be_dealt_and_chosen() -> None:
    table = Table(3, duplicates="on", characters="draft")
    for human in table.s.humans.values():
        human.character = human.at = ""
    table.start(Characters(), Placing())
    for figure in table.s.humans:
        assert free(table.s) == list(box().characters)
        table.send("a", table.asked(figure, "character"), "cook")
        table.answer("a", "start", *table.default("a", "start"))
    assert {each.character for each in table.s.humans.values()} == {"cook"}
    table = Table(19, duplicates="on")
    for human in table.s.humans.values():
        human.character = ""
    table.start(Characters())
    dealt = [each.character for each in table.s.humans.values()]
    assert set(dealt) <= set(box().characters) and len(set(dealt)) > 1
    table = Table(16)
    for human in table.s.humans.values():
        human.character = ""
    table.start(Characters())
    dealt = [each.character for each in table.s.humans.values()]
    assert set(dealt) == set(box().characters) and max(map(dealt.count, dealt)) == 2, "set after set"


@pytest.mark.parametrize(("number", "armed", "given"), [("3", "auto", 3), ("2", "auto", 0), ("3", "off", 0)])
def test_S3_weapons_of_the_beginning(number: str, armed: str, given: int) -> None:
    settings = PlagueSettings.model_validate({"n_humans": number, "armed_start": armed})
    s, _ = game().set_up(settings, ["a", "m"], "armed")
    held = {each.character: each.cards for each in s.humans.values()}
    assert sum(map(len, held.values())) == given
    assert all(s.card(card).id == box().characters[who].prefers for who, cards in held.items() for card in cards)
    assert game().in_force(settings, 1) == {"armed_start": "on" if given else "off"}


def test_S7_the_edge_of_the_board() -> None:
    table = Table(start="edge")
    assert {"A1", "A20", "X1", "M1", "X10"} <= set(box().border) and "B2" not in box().border
    table["h1"].at = ""
    table.start(Placing())
    assert set(table.words("a", "start")) == set(starts(table.s, 0)) and not table.s.dice.forced
    table.answer("a", "start", "A1")
    assert table["h1"].at == "A1" and "A1" not in starts(table.s, 0)


def test_S4_S5_R30_1_R31_1_what_is_laid_out() -> None:
    settings = PlagueSettings(n_humans="3", basement="card", baby="card", fire="on", crazy="keep", traitor="on")
    s = lay_out(box(), settings, ["a", "b", "m"], {"a": ["h1", "h3"], "b": ["h2"]}, "x")
    assert {"basement#1", "baby#1"} <= set(s.search.cards) and len(s.search) == len(box().deck) + 2
    assert (len(s.hand), s.tokens, s.reserve, s.round) == (10, 6, 24, 1) and "fire_card#1" in s.hand.cards
    assert s.traitor in s.humans and all(role.seats == (s.leader(each),) for each, role in s.roles.items())
    assert {each.life for each in s.humans.values()} == {4}
    assert len({*s.hand.cards, *s.rest.cards}) == 58
    for off in ({"traitor": "off"}, {}):
        plain = settings.model_copy(update={"basement": "die", "baby": "placed", "crazy": "off", **off})
        alone = lay_out(box(), plain, ["a", "m"], {"a": ["h1", "h2", "h3"], "b": []}, "x")
        assert not alone.traitor and alone.tokens == 0 and len(alone.search) == len(box().deck)


def test_11_1_who_may_begin_with_the_house() -> None:
    def first(number: str) -> set[bool]:
        settings = PlagueSettings.model_validate({"n_humans": number})
        people = {"a": [f"h{n}" for n in range(1, int(number) + 1)]}
        return {lay_out(box(), settings, ["a", "m"], people, f"{n}").house_first for n in range(12)}

    assert first("2") == {False} and first("3") == first("9") == {False, True} and first("10") == {True}


def test_R32_which_options_belong_to_which() -> None:
    shown = {each.field: each for each in OPTIONS}
    for field, others in (
        ("fire_rolls", {"fire": "on"}),
        ("basement_dwellers", {"basement": "die"}),
        ("crawler_weight", {"crawlers": "on"}),
        ("traitor", {"n_humans": "2"}),
    ):
        when = shown[field].when
        assert when and when(PlagueSettings.model_validate(others)) and not when(PlagueSettings(n_humans="1"))


# The turn


@pytest.mark.parametrize(
    ("character", "cards", "ignition", "at", "opened"),
    [
        ("athlete", (), "per_action", "L17", True),
        ("cook", ("toolbox",), "per_action", "L15", True),
        ("soldier", ("ammo", "pistol"), "per_action", "L17", True),
        ("cook", (), "per_turn", CAR, True),
        ("cook", (), "per_action", CAR, False),
        ("cook", ("ammo", "pistol"), "per_action", "L17", False),
    ],
)
def test_R2_3_what_keeps_a_turn_open_without_actions(
    character: str, cards: tuple[str, ...], ignition: str, at: str, opened: bool
) -> None:
    table = Table(1, ignition=ignition).searched()
    table.human("h1", at, *cards, character=character)
    table.s.empty = [each for each in table["h1"].cards if each.startswith("pistol")]
    table.begin()
    table["h1"].spent = 4
    assert (("a", "act") in table.open()) == opened


def test_R2_3_the_firefighter_lifts_after_his_last_action() -> None:
    table = Table(2)
    table.human("h1", "L17", character="firefighter")
    table.human("h2", "L18", life=0)
    table.begin()
    table["h1"].spent = 4
    assert table.can("h1") == ["lift", "done"]
    table["h2"].life = 2
    assert ("a", "act") in table.open(), "h2 still acts"
    assert not [each for each in table.open() if table.ask(*each).subject == "h1"]


def test_R12_1_aim_is_lost_by_anything_but_the_shot_and_by_falling() -> None:
    table = alone("pistol")
    table.act("h1", "aim")
    assert "aim" not in table.can("h1")
    table.act("h1", "move", "L16")
    assert not table["h1"].aimed
    table["h1"].aimed = True
    incapable(table.s, table["h1"])
    assert table["h1"].aimed is False
    table.s.empty = ["pistol#1"]
    assert "aim" not in table.can("h1")


def test_R12_1_being_lifted_loses_the_aim() -> None:
    table = Table(2, carry="any_wounded")
    table.human("h1", "L17")
    table.human("h2", "L18", "pistol", life=3)
    wish(table, CARRIED.name, "yes", figure="h2")
    table.begin().act("h2", "aim").act("h1", "lift", "h2")
    assert table["h2"].aimed is False and table.left() == 3


# Carrying


def test_R8_1_nobody_carries_two_or_one_who_carries() -> None:
    table = Table(4)
    table.human("h1", "L17")
    for figure, at in (("h2", "L18"), ("h3", "K17")):
        table.human(figure, at, life=0)
    table.begin().act("h1", "lift", "h2")
    assert "lift" not in table.can("h1")
    table.human("h4", "M17")
    assert "lift" not in table.can("h4")
    table["h1"].life = 0
    assert "lift" not in table.can("h4"), "he carries somebody"
    table["h1"].carries = ""
    assert table.can("h4", "lift") == ["h1"]


def test_R8_1_without_an_action_a_firefighter_lifts_the_unconscious_only() -> None:
    table = Table(3, carry="any_wounded")
    table.human("h1", "L17", character="firefighter")
    table.human("h2", "L18", life=0)
    table.human("h3", "K17", life=3)
    wish(table, CARRIED.name, "yes", figure="h3")
    assert table.begin().can("h1", "lift") == ["h2", "h3"]
    table["h1"].spent = table.left()
    assert table.can("h1", "lift") == ["h2"]


def test_R9_5_what_was_empty_or_marked_is_forgotten_with_the_weapon() -> None:
    table = Table()
    human = table.human("h1", "L17", "pistol", "doublebarrel")
    table.s.empty, table.s.marked = ["pistol#1", "doublebarrel#1"], ["doublebarrel#1"]
    spend(table.s, human, "doublebarrel#1")
    assert (table.s.empty, table.s.marked, table.s.discard) == (["pistol#1"], [], ["doublebarrel#1"])


def test_R8_4_places_to_lie_down() -> None:
    table = Table(2, fire="on")
    human = table.human("h1", "L17")
    table["h2"].at, human.carries, human.lifted, human.path = "", "h2", "L18", ["L17"]
    assert places(table.s, human) == ["L18"]
    human.path = ["L15", "L16", "L17"]
    assert places(table.s, human) == ["L16", "L15"]
    table.s.fires = ["L16"]
    table.zombies("L15")
    assert places(table.s, human) == ["K17"], "the nearest free one, by row and column"
    table.s.fires = [*box().grid.floor]
    assert places(table.s, human) == []


# Things


def test_R9_2_a_backpack_holds_two_more() -> None:
    table = alone("backpack")
    assert capacity(table.s, table["h1"].cards) == 6 and capacity(table.s, []) == 4


def test_R9_3_what_can_be_used_on_whom() -> None:
    table = Table(4)
    table.human("h1", "L17", "medkit", "painkillers", "ammo", "energy", "plan", "bat", life=4)
    table.human("h2", "L18", life=2)
    table.human("h3", "K17", life=0)
    table.begin()
    assert table.can("h1", "use") == ["medkit#1", "painkillers#1", "energy#1", "plan#1"], "nothing to load"
    assert table.can("h1", "use", "medkit#1") == ["h2", "h3"]
    assert table.can("h1", "use", "painkillers#1") == ["h1", "h2"]
    table["h2"].painless = 1
    assert table.can("h1", "use", "painkillers#1") == ["h1"]
    table["h1"].spent = 4
    assert not [each for each in table.open() if table.ask(*each).subject == "h1"]


def test_2_6_the_soldier_loads_once_a_turn_for_nothing() -> None:
    table = alone("ammo", "ammo", "pistol", "revolver", "energy", character="soldier")
    table.s.empty, table.s.marked = ["pistol#1", "revolver#1"], ["pistol#1"]
    table["h1"].spent = 4
    assert table.can("h1") == ["use", "drop", "done"] and table.can("h1", "use") == ["ammo#1"]
    table.act("h1", "use", "ammo#1", "pistol#1")
    assert (table.s.empty, table.s.marked, table.s.discard) == (["revolver#1"], [], ["ammo#1"])
    assert table["h1"].spent == 4 and ("a", "act") not in table.open()


def test_2_4_a_plan_draws_two_cards() -> None:
    table = alone("plan").top("knife", "hammer")
    table.act("h1", "use", "plan#1")
    assert table["h1"].cards == ["knife#1", "hammer#1"] and table.s.discard == ["plan#1"] and table.left() == 3


@pytest.mark.parametrize(
    ("character", "item", "dice", "life", "kept"),
    [
        ("medic", "medkit", (3,), 4, False),
        ("medic", "medkit", (2, 2), 1, True),
        ("medic", "bandage", (4,), 1, True),
        ("cook", "bandage", (1,), 1, True),
        ("cook", "medkit", (1,), 1, False),
        ("cook", "medkit", (3,), 3, False),
    ],
)
def test_2_4_first_aid(character: str, item: str, dice: tuple[int, ...], life: int, kept: bool) -> None:
    table = alone(item, life=1, character=character).force(*dice).act("h1", "use", f"{item}#1", "h1")
    assert (table["h1"].life, bool(table["h1"].cards), table.s.dice.forced) == (life, kept, [])
    assert table["h1"].rerolled is (len(dice) == 2)


def test_R12_3_the_medic_who_never_rolls_again() -> None:
    table = alone("medkit", life=1, character="medic")
    wish(table, REROLL.name, "never")
    table.force(2).act("h1", "use", "medkit#1", "h1")
    assert table["h1"].life == 1 and not table["h1"].rerolled


def test_R9_4_gifts() -> None:
    table = Table(3)
    table.human("h1", "L17", "axe", "ammo")
    table.human("h2", "L18", "bat", "shovel")
    table.human("h3", "K17", life=0)
    table.begin()
    assert table.can("h1", "give") == ["h2"], "not to the unconscious"
    table.act("h1", "give", "h2", "ammo#1")
    assert table["h2"].cards[-1] == "ammo#1" and table["h1"].cards == ["axe#1"]
    assert "give" not in table.can("h1"), "it would overload him"
    wish(table, ACCEPT.name, "yes", figure="h2")
    assert table.can("h1", "give", "h2") == ["axe#1"]


def test_R9_8_where_several_things_lie() -> None:
    table = alone()
    table.s.piles = {"L16": [table.card("knife"), table.card("bat")], "L17": [table.card("axe")]}
    assert table.can("h1", "pick") == ["L17", "L16"] and table.can("h1", "pick", "L16") == ["knife#1", "bat#1"]
    table.act("h1", "pick", "L16", "bat#1")
    assert table.s.piles == {"L16": ["knife#1"], "L17": ["axe#1"]} and table["h1"].cards == ["bat#1"]
    table.human("h1", CAR)
    assert "pick" not in table.can("h1")


def test_R9_7_what_is_dropped_out_of_the_car_lies_at_its_door() -> None:
    table = Table(2).searched()
    table.human("h1", CAR, "knife")
    table["h1"].door = "E14"
    table.begin().act("h1", "drop", "knife#1")
    assert table.s.piles == {"E14": ["knife#1"]} and table.left() == 4
    table.human("h2", "", "bat")
    table["h1"].at, table["h1"].carries, table["h2"].at = "L17", "h2", ""
    drop(table.s, table["h2"], ["bat#1"])
    assert table.s.piles["L17"] == ["bat#1"], "below his carrier"


def test_R14_8_swapping_drops_only_what_he_has() -> None:
    table = Table()
    human = table.human("h1", "L17", "bat", "axe")
    wish(table, "drawn", "swap", "bat#1,gone#1")
    receive(table.s, human, table.card("knife"))
    assert human.cards == ["axe#1", "knife#1"] and table.s.piles == {"L17": ["bat#1"]}
    receive(table.s, human, table.card("hammer"))
    assert human.cards[-1] == "hammer#1", "no overload, nothing to decide"


def test_R8_5_R9_7_whoever_is_done_can_still_put_down_and_drop() -> None:
    table = Table(3)
    table.human("h1", "L17", "knife", "bat")
    table.human("h2", "L18", life=0)
    table.begin()
    assert table.words("a", "aside") == ["sacrifice"], "whoever acts does it in his turn"
    table.act("h1", "lift", "h2").act("h1", "done")
    assert table.words("a", "aside") == ["back", "put", "drop", "sacrifice"]
    table.aside("h1", "drop", "knife#1").aside("h1", "put", "L18")
    assert table.s.piles == {"L17": ["knife#1"]} and table["h2"].at == "L18" and not table["h1"].carries
    assert table["h1"].done
