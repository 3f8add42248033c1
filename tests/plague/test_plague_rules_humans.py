"""The human turn of Zombie Plague, rule by rule (R2-R17), where no worked example shows it."""

from __future__ import annotations

import pytest
from completeness import states
from plague.box import box
from plague.table import Table, choose

from engine.core.errors import Gone, Illegal
from engine.core.shape import One, replay
from engine.games.plague.humans.choices import ACCEPT, CARRIED, DRAWN
from engine.games.plague.humans.deeds import MENU
from engine.games.plague.humans.ending import won
from engine.games.plague.humans.harm import kill, places, wound
from engine.games.plague.humans.holding import receive
from engine.games.plague.state import CAR, Effect
from engine.games.plague.terms import allowance, left

# The turn


@states("R2.1", "R2.2", "R2.3", "D4")
def test_R2_humans_act_interleaved_and_take_done_back() -> None:
    table = Table(2, seats=2).begin()
    assert table.open() == [("a", "act"), ("b", "act")]
    stale = table.asked("h1", "act")
    table.act("h1", "move", "A2").act("h2", "move", "X2").act("h1", "done")
    with pytest.raises(Gone):
        table.send("a", stale, "done")
    assert table.open() == [("b", "act")]
    table.aside("h1", "back")
    assert table.left("h1") == 3 and ("a", "act") in table.open()
    table.act("h1", "done").act("h2", "done")
    assert table.open() == [("a", "rest")]


@states("R2.3", "R7.3")
def test_R2_3_a_free_deed_keeps_the_turn_open() -> None:
    for character, spent, opened in (("carpenter", 4, True), ("cook", 4, False)):
        table = Table(2)
        table.human("h1", "L15", character=character)
        table.begin()
        table["h1"].spent = spent
        table.act("h2", "done")
        assert (("a", "act") in table.open()) == opened
    assert {*MENU.doable(table.s, table["h1"])} <= {"drop"}


@states("R2.4", "R2.5")
def test_R2_5_what_lasts_ends_with_the_turn() -> None:
    table = Table(2).hand("fog")
    table.s.effects.append(Effect(card=table.s.hand.cards.pop()))
    table["h1"].painless = 2
    table.begin().act("h1", "done").act("h2", "done")
    assert not table.s.effects and table.s.used and table["h1"].painless == 1
    table.sound()


@states("R3.4", "R3.5", "R4.2")
def test_R3_4_the_allowance_at_any_moment() -> None:
    table = Table(2, seats=2, traitor="on").hand("infection").begin()
    human = table["h1"]
    for life, actions in ((4, 4), (3, 4), (2, 3), (1, 2), (0, 0)):
        human.life = life
        assert allowance(table.s, human) == actions
    human.drunk = True
    assert allowance(table.s, human) == 0
    human.life, human.minded, human.overload = 2, True, 1
    assert allowance(table.s, human) == 3 + 4 - 2
    human.painless = 1
    table.s.effects.append(Effect(card=table.s.hand.cards[0], human="h1"))
    assert allowance(table.s, human) == 4 + 4 - 2 - 1
    human.spent = 99
    assert left(table.s, human) == 0


def test_R4_2_a_loss_that_finds_no_action_is_not_counted() -> None:
    table = Table(2)
    table.human("h1", "J13", "bat", character="soldier")
    table.zombies("K13")
    table.begin()
    table["h1"].spent = 3
    table.force(1).act("h1", "attack", "bat#1", "z1")
    assert table["h1"].spent == 4


@states("R7.2", "R7.4", "A7")
def test_R7_2_through_humans_but_not_through_zombies() -> None:
    table = Table(2)
    table.human("h1", "L15")
    table.human("h2", "L16")
    table.begin()
    assert "L16" not in table.can("h1", "move") and "L17" in table.can("h1", "move")
    table.human("h2", "X20")
    table.zombies("L16")
    assert "L17" not in table.can("h1", "move")
    assert not [each for each in table.can("h2", "move") if each not in table.s.grid.floor]


@states("R8.1", "R8.2", "R8.3", "R8.4", "D9")
def test_R8_carrying() -> None:
    table = Table(3)
    table.human("h1", "L17", character="cook")
    table.human("h2", "L18", life=0)
    table.begin().act("h1", "lift", "h2").act("h1", "move", "L15")
    assert not table["h2"].at and table.s.carrier("h2") == table["h1"] and table.left() == 1
    assert places(table.s, table["h1"]) == ["L16", "L17"]
    table.act("h1", "done").act("h3", "done")
    assert table["h2"].at == "L16"
    table.begin().act("h1", "lift", "h2").act("h1", "done").act("h3", "done")
    assert table["h2"].at == "L16", "without a step he lies where he was"


def test_R8_4_whom_a_carrier_drops_when_he_falls() -> None:
    table = Table(3)
    table.human("h1", "L17", life=1)
    table.human("h2", "L18", life=0)
    table.begin().act("h1", "lift", "h2").act("h1", "move", "L16")
    wound(table.s, table["h1"])
    assert table["h2"].at == "L17" and not table["h1"].carries


def test_R8_4_R17_2_whoever_dies_is_carried_no_more() -> None:
    table = Table(3)
    table.human("h1", "L17")
    table.human("h2", "L18", "knife", life=0)
    table.begin().act("h1", "lift", "h2").act("h1", "move", "L16").aside("h2", "sacrifice", "sure")
    assert table["h2"].dead and (table["h1"].carries, table["h1"].lifted) == ("", "")
    assert table.s.piles == {"L16": ["knife#1"]}


def test_R8_5_he_is_put_down_where_it_is_said() -> None:
    table = Table(3)
    table.human("h1", "L17")
    table.human("h2", "L18", life=0)
    table.begin().act("h1", "lift", "h2").act("h1", "move", "L15")
    assert table.can("h1", "put") == ["L16", "L17"]
    table.act("h1", "put", "L17")
    assert table["h2"].at == "L17"


@states("R8.5", "R8.6")
def test_R8_5_R8_6_putting_down_and_into_the_car() -> None:
    table = Table(3).searched()
    table.human("h1", "E15", character="firefighter")
    table.human("h2", "F15", life=0)
    table.begin().act("h1", "lift", "h2")
    assert table.left() == 4, "the Firefighter lifts for nothing"
    table.act("h1", "move", "E14")
    table.act("h1", "put", "E15").act("h1", "lift", "h2").act("h1", "board")
    assert table["h1"].at == table["h2"].at == CAR and table["h2"].door == "E14" and table.left() == 1


@states("R8.7", "A44", "D23")
def test_R8_7_who_lets_himself_be_carried() -> None:
    table = Table(2, carry="any_wounded")
    table.human("h1", "L17")
    table.human("h2", "L18", life=3)
    table.begin()
    assert "lift" not in table.can("h1")
    choose(table, CARRIED.name, "yes", figure="h2")
    table.act("h1", "lift", "h2")
    table.act("h1", "move", "L16").aside("h2", "down")
    assert table["h2"].at == "L17" and table.left("h2") == 4


# Things


@states("R9.1", "R9.4", "D8")
def test_R9_4_giving() -> None:
    table = Table(2)
    table.human("h1", "L17", "bat", "ammo")
    table.human("h2", "L18", "axe", "katana")
    table.begin()
    assert table.can("h1", "give", "h2") == ["ammo#1"]
    choose(table, ACCEPT.name, "yes", figure="h2")
    table.act("h1", "give", "h2", "bat#1")
    assert table["h2"].overload == 2 and table.left() == 3 and table.left("h2") == 2


@pytest.mark.parametrize("how", ["give", "drop", "take", "steal"])
def test_R9_6_without_the_backpack_the_rest_is_too_much_at_once(how: str) -> None:
    table = Table(3, seats=2, traitor="on")
    other = table.s.traitor
    bearer = next(each for each in table.s.humans if each != other)
    table.human(bearer, "L17", "backpack", "axe", "katana", "knife", life=0 if how == "take" else 4)
    table.human(other, "L18")
    table.begin()
    assert table[bearer].overload == 0
    match how:
        case "give":
            table.act(bearer, "give", other, "backpack#1")
        case "drop":
            table.act(bearer, "drop", "backpack#1")
        case "take":
            table.act(other, "take", bearer, "backpack#1")
        case _:
            table.aside(other, "reveal").act(other, "steal", bearer, "backpack#1")
    assert table[bearer].overload == 1, "5 slots are carried, and 4 are what can be"
    if how == "drop":
        assert table.left(bearer) == 3
        table.act(bearer, "drop", "knife#1")
        assert table.left(bearer) == 3, "the highest overload of the turn counts"


@states("R9.8", "A42")
def test_R9_8_picking_up_and_taking() -> None:
    table = Table(2)
    table.human("h1", "L17")
    table.human("h2", "L18", "medkit", life=0)
    table.s.piles = {"L16": [table.card("knife")]}
    table.begin().act("h1", "pick", "knife#1").act("h1", "take", "h2", "medkit#1")
    assert table["h1"].cards == ["knife#1", "medkit#1"] and not table.s.piles and table.left() == 2


@states("R9.5", "R9.9", "R17.2", "A45")
def test_R9_9_the_things_of_the_dead() -> None:
    table = Table(2)
    table.human("h1", "L17", "medkit", "bat")
    kill(table.s, table["h1"])
    assert table.s.piles == {"L17": ["medkit#1", "bat#1"]}
    table.human("h2", "", "knife")
    table["h2"].at, table["h2"].door = CAR, "E14"
    kill(table.s, table["h2"], rises=False)
    assert table.s.piles["E14"] == ["knife#1"] and list(table.s.corpses) == ["h1"]


@states("R9.3")
def test_R9_3_items() -> None:
    table = Table(2)
    human = table.human("h1", "L17", "energy", "energy", "painkillers", "ammo", "revolver", "medkit", "bandage", life=1)
    table.s.empty = ["revolver#1"]
    table.begin().act("h1", "use", "energy#1")
    assert table.left() == 5 and [each for each in table.can("h1", "use") if each.startswith("energy")] == []
    table.act("h1", "use", "painkillers#1", "h1")
    assert table.left() == 6 and human.painless == 2
    table.act("h1", "use", "ammo#1", "revolver#1")
    assert not table.s.empty and table.left() == 6, "the Soldier loads for nothing"
    table.force(1).act("h1", "use", "medkit#1", "h1").force(4).act("h1", "use", "bandage#1", "h1")
    assert "medkit#1" in table.s.discard and "bandage#1" in human.cards and human.life == 1
    table.sound()


@states("R14.8", "A52", "D7")
def test_R14_8_a_find_that_is_too_much() -> None:
    for words, carried, overload in (((), 4, 0), (("keep",), 5, 2), (("swap", "knife#1,hammer#1"), 3, 0)):
        table = Table()
        human = table.human("h1", "L17", "knife", "hammer", "machete", "pan")
        if words:
            choose(table, DRAWN.name, *words)
        receive(table.s, human, table.card("bat"))
        assert (len(human.cards), human.overload) == (carried, overload)


# Searching


@states("R14.1", "R14.2", "R14.3", "A8", "A9")
def test_R14_searching() -> None:
    table = Table(2).top("knife", "bat")
    table.human("h1", "O5")
    table.human("h2", "P6", character="bum")
    table.begin().act("h1", "search", "X1")
    assert table["h1"].cards == ["knife#1"] and table.left() == 1 and table.s.searched == {"X1": ["h1"]}
    table.act("h2", "search", "X1")
    assert table.left("h2") == 2 and table.s.searched == {"X1": ["h1", "h2"]}
    table["h1"].spent = 0
    assert "search" not in table.can("h1")
    assert Table(1, search_cost="1").begin().left() == 4


@states("R14.4", "A10")
def test_R14_4_an_empty_deck() -> None:
    for again, found in (("off", 0), ("on", 1)):
        table = Table(1, reshuffle_search=again)
        table.human("h1", "O5")
        table.s.discard, table.s.search.cards = table.s.search.cards, []
        table.begin().act("h1", "search", "X1")
        assert len(table["h1"].cards) == found and table.s.searched == {"X1": ["h1"]}


@states("R14.5", "R23.4")
def test_R14_5_traps() -> None:
    for card, drawn, zombies in (("surprise", 1, 1), ("empty_drawers", 0, 0)):
        table = Table(2).hand(card).top("knife")
        table.s.traps.get()["X1"] = table.s.hand.cards.pop()
        table.s.laid = 1
        table.human("h1", "O5")
        table.begin().act("h1", "search", "X1")
        assert (len(table["h1"].cards), len(table.s.zombies)) == (drawn, zombies)
        assert [each.at for each in table.s.zombies.values()] == ["O4"][:zombies] and not table.s.laid
        table.sound()


@states("R14.7")
def test_R14_7_everybody_searches_everything() -> None:
    table = Table(2, hard_search="on").searched(by="h1")
    for human in table.s.humans.values():
        human.at = CAR
    table.s.running = True
    assert won(table.s) == ""
    table.searched(by="h2")
    assert won(table.s) == "car"


# Barricades and the car


@states("R15.1", "R15.2", "R15.3", "R15.5", "R0.3", "A20")
def test_R15_where_barricades_can_lie() -> None:
    table = Table(2, barricade_cost="2")
    table.human("h1", "C9")
    table.begin()
    assert "build" not in table.can("h1"), "no gate is ever closed"
    table.human("h1", "L15", "bat")
    table.act("h1", "build", "L15-L16")
    assert table.left() == 2 and "build" not in table.can("h1") and "break" not in table.can("h1")
    table.human("h2", "J15")
    table.s.barricades += [each.edge for each in box().openings.values() if each.id[0] != "G"][1:15]
    table.s.barricades.remove("J15-J16")
    assert "build" in table.can("h2")
    table.barricade("F6-G6", "O9-O10")
    assert len(set(table.s.barricades)) == 15 and "build" not in table.can("h2")


@states("R16.1", "R16.2", "R16.3", "A25", "A26", "D10")
def test_R16_in_and_out_of_the_car() -> None:
    table = Table(2)
    table.human("h1", "E14", "knife")
    table.begin()
    assert "board" not in table.can("h1")
    table.searched().act("h1", "board")
    assert table["h1"].at == CAR and table.left() == 2 and "give" not in table.can("h1")
    table["h2"].at = CAR
    assert table.can("h1", "give", "h2") == ["knife#1"]
    table.zombies("E14")
    assert table.can("h1", "leave") == ["B14"]
    table.act("h1", "leave", "B14")
    assert table["h1"].at == "B14" and table.left() == 1


@states("R16.5", "A24")
def test_R16_5_one_free_attempt_a_turn() -> None:
    table = Table(1, ignition="per_turn").searched()
    table["h1"].at = CAR
    table.begin()
    table["h1"].spent = 4
    table.force(3).act("h1", "ignite")
    assert table.open() == [("a", "rest")]


@states("R16.9")
def test_R16_9_who_is_left_behind() -> None:
    for left_behind, way in (("strict", ""), ("lenient", "car")):
        table = Table(2, left_behind=left_behind).searched()
        table["h1"].at, table.s.running = CAR, True
        table.human("h2", "G16", life=0)
        assert won(table.s) == way


@states("R17.1", "D11")
def test_R17_1_sacrifice_has_a_button_only_where_others_could_wait_for_him() -> None:
    table = Table(2).begin()

    def grave() -> bool:
        shape, _ = replay(table.ask("a", "aside").ask.shape, [])
        assert isinstance(shape, One)
        return next(option.grave for option in shape.options if option.key == "sacrifice")

    assert grave()
    table["h2"].at = CAR
    assert not grave()


def test_R17_sacrifice_wants_a_second_word() -> None:
    table = Table(2)
    table.human("h2", "L18", life=0)
    table.begin()
    with pytest.raises(Illegal):
        table.aside("h2", "sacrifice")
    table.aside("h2", "sacrifice", "sure")
    assert table["h2"].dead and not table.s.corpses
