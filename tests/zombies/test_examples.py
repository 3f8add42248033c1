"""The worked examples of the rules that are about turns, fights, moving and knock-outs (section 7)."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable
from zombies.turns import at, bare, match, move, points, status, store, street

from engine.games.zombies.survivors.fight import Fight


@pytest.mark.parametrize(("die", "bullets"), [(1, 2), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_X2_rolls_and_bullets(die: int, bullets: int) -> None:
    table = bare().zombies("0.5").force(die).start(Fight(seat="a", square="0.5"))
    if bullets:
        table.answer("a", "wound", "bullets")
    assert table["a"].trophies == 1 and table["a"].bullets == 3 - bullets and table["a"].lives == 3


def test_X4_lives_lost_on_the_way_cost_no_points() -> None:
    table = street().give("a", lives=4, bullets=0).zombies("1.4").force(1, 1, 6)
    at(4, table).answer("a", "move", "1.4")
    assert table["a"].lives == 2 and points(table) == 4 and move(table).allowance(table.s) == 6


def ann(bullets: int) -> CardTable:
    """X6: 0 lives, 7 trophies, two cards in hand, a Fire Axe; three points are left, a zombie stands on 1.6."""
    table = street().give("a", lives=1, bullets=bullets, trophies=7).hand("a", "grenade", "chainsaw")
    table.play("a", "fire_axe").pawn("a", "1.5").zombies("1.6", "4.5", "3.5", "2.5")
    at(4, table)
    table.give("a", lives=0)
    return table


def test_X6_a_bullet_saves_her() -> None:
    table = ann(1).force(1).answer("a", "move", "1.6")
    assert table.told("fails")[0]["n"] == 2 and table.words("a", "wound") == ["bullets", "life"]
    table.answer("a", "wound", "bullets")
    assert (table["a"].trophies, table["a"].bullets, points(table)) == (8, 0, 2)


def test_X6_without_it_she_is_knocked_out() -> None:
    table = ann(0)
    box = len(table.s.box)
    table.force(1).answer("a", "move", "1.6")
    assert (table["a"].trophies, table["a"].pawn, len(table.s.box) - box) == (3, "", 3)
    assert table["a"].table == table["a"].hand.cards == [] and table.s.discard == []
    assert table.figures == 100 and "1.6" in table.s.zombies
    assert table.open() == [("a", "zombie")]
    table.answer("a", "zombie", "auto")
    assert table.s.active == "b"


def test_X7_her_next_turn_and_the_one_after() -> None:
    table = CardTable(2).pile("T16", "T17", "T18").tile("T15", 1, 0, 1).zombies("1.5", "1.6")
    table["a"].down, table["a"].pawn = True, ""
    match(table.give("a", lives=0, bullets=0, trophies=3))
    assert (table["a"].pawn, table["a"].lives, table["a"].bullets) == ("0.5", 3, 3)
    assert table.open() == [("a", "place")]
    table.answer("a", "place", *table.default("a", "place"))
    assert len(table["a"].hand) == 3
    assert table.words("a", "move") == ["stop"]  # a card could be played; neither a step nor healing
    table.answer("a", "move", "stop")
    assert table.open() == [("a", "zombie")]
    table.answer("a", "zombie", "auto")
    assert table.open() == [("a", "discard")]
    table.answer("a", "discard", "none")
    while table.s.active == "b":
        seat, kind = table.open()[0]
        table.answer(seat, kind, *table.default(seat, kind))
    while table.s.phase < 4:
        seat, kind = table.open()[0]
        table.answer(seat, kind, *table.default(seat, kind))
    assert points(table) == 5


def test_X8_four_steps_and_a_token() -> None:
    table = at(4, store().tokens("life", "1.2", "1.1").give("a", lives=3).zombies("1.6"))
    table.answer("a", "move", "path", "on", "0.6", "1.4", "1.5", "1.2", "end")
    assert points(table) == 1 and table.words("a", "move")[0] == "take"
    assert "1.1" in table.words("a", "move")  # it can be reached, but not taken any more
    table.answer("a", "move", "take")
    assert table["a"].lives == 4 and table.s.tokens == {"1.1": "life"} and table.s.active == "b"


def test_X9_healing_once() -> None:
    table = match(street().give("a", lives=2, trophies=5).tokens("bullet", "0.5"))
    bank = table.s.bank
    table.answer("a", "move", "heal")
    assert (table["a"].lives, table["a"].trophies, table.s.bank) == (3, 3, bank + 2)
    assert table.s.active == "b" and table.s.tokens and table["a"].pawn == "0.5"
    table.answer("b", "move", "stop")
    assert table.open() == [("a", "move")] and "heal" not in table.words("a", "move")


@pytest.mark.parametrize(("rush", "shoe", "allowance"), [(True, True, 8), (False, True, 4), (True, False, 16)])
def test_X16_allowance(rush: bool, shoe: bool, allowance: int) -> None:
    table = street().give("a", lives=4).play("a", "skateboard")
    if shoe:
        status(table, "a", "your_shoes_untied")
    table.s.doubled = rush
    assert points(at(4, table)) == allowance


def test_X16_base_a_five_and_the_shoe() -> None:
    table = at(4, status(street(mode="base").force(5), "a", "your_shoes_untied")).answer("a", "move", "roll")
    assert points(table) == 2


@pytest.mark.parametrize(("stacking", "total"), [("best", 4), ("sum", 5)])
def test_X17_weapons(stacking: str, total: int) -> None:
    table = street(weapon_stacking=stacking).play("a", "fire_axe").play("a", "hey_look_a_shotgun", 2)
    table.play("a", "chainsaw").zombies("0.5").force(1)
    at(2, table).uses("a", "chainsaw")
    assert table.told("fights")[0]["bonus"] + 1 == total and table["a"].trophies == 1
    assert [item.charges for item in table["a"].table] == [0, 1]


def test_X18_other_food_on_the_helipad() -> None:
    table = bare().tile("T02", 0, 1).tile("T15", 0, -1).zombies("1.2", "1.5").hand("a", "alternate_food_source")
    at(4, table.pawn("a", "0.8").give("a", lives=2)).plays("a", "alternate_food_source")
    table.answer("a", "move", "1.2")
    assert not table.s.over and "fights" not in table.log
    table.answer("a", "move", "1.5")
    assert table.s.result and table.s.result.winners == ["a"] and table.s.zombies == ["1.2", "1.5"]
    assert table.s.result.title.key == "zombies-win-helipad"


def test_X19_base_knock_out_and_return() -> None:
    table = street(mode="base").give("a", lives=1, bullets=1, trophies=9).hand("a", "fear", "grenade")
    table.play("a", "skateboard").zombies("0.6", "3.5", "2.5").force(3, 1, 2)
    at(4, table).answer("a", "move", "roll").answer("a", "move", "0.6")
    assert (table["a"].lives, table["a"].bullets, table["a"].trophies, table["a"].pawn) == (0, 0, 4, "0.5")
    assert [table.s.card(card).id for card in table.s.discard] == ["skateboard"] and len(table["a"].hand) == 2
    assert table.open() == [("a", "zombie")] and len(table.told("rolls-zombies")) == 1
    table.answer("a", "zombie", "auto")
    assert table.open() == [("a", "discard")]
    table.answer("a", "discard", "none").answer("b", "move", "stop")
    while table.s.active == "b":
        seat, kind = table.open()[0]
        table.answer(seat, kind, *table.default(seat, kind))
    assert (table["a"].lives, table["a"].bullets) == (3, 3)
    while table.s.phase < 4:
        seat, kind = table.open()[0]
        table.answer(seat, kind, "roll" if kind == "fight" else table.default(seat, kind)[0])
    assert table.words("a", "move")[0] == "roll"


def test_X20_drawing_over_the_end_of_the_deck() -> None:
    table = CardTable(2).pile()
    cards = list(table.s.deck.cards)
    table["a"].hand.cards, table.s.deck.cards, table.s.discard = cards[:1], cards[1:2], cards[2:11]
    at(3, table)
    assert (len(table["a"].hand), len(table.s.deck), len(table.s.discard)) == (3, 8, 0)
    assert table.log.count("reshuffles") == 1 and cards[1] in table["a"].hand.cards


def test_X21_fear_holds_in_the_whole_next_turn() -> None:
    table = street().hand("b", "fear").give("a", lives=2, trophies=2)
    match(table).answer("a", "move", "0.6")
    table.plays("b", "fear", "a").answer("a", "move", "1.5")
    assert table["a"].pawn == "1.5" and points(table) == 1  # this move goes on normally
    table.answer("a", "move", "stop")
    while table.open()[0][0] == "b":
        table.answer("b", table.open()[0][1], *table.default("b", table.open()[0][1]))
    assert table.open() == [("a", "move")] and table.words("a", "move") == ["heal", "stop"]


def test_X21_the_shoe_waits_for_the_next_step_4() -> None:
    table = street().hand("b", "your_shoes_untied")
    match(table).answer("a", "move", "0.6")
    table.plays("b", "your_shoes_untied", "a")
    assert points(table) == 4
    table.answer("a", "move", "stop")
    while table.open()[0][0] == "b":
        table.answer("b", table.open()[0][1], *table.default("b", table.open()[0][1]))
    assert points(table) == 2 and table["a"].statuses == []


def test_X26_a_zombie_waits_for_step_2() -> None:
    table = store().pawn("a", "1.2").zombies("1.1", "1.3").tile("T18", -1, 0, 1).pile("T15")
    table.s.active = "b"
    match(table)
    table.answer("b", "place", *table.default("b", "place")).answer("b", "move", "stop")
    table.s.pile.cards = ["T16"]
    table.answer("b", "zombie", "1.1")
    assert "1.2" in table.s.zombies and "fights" not in table.log and table["a"].lives == 3
    table.force(6).answer("b", "zombie", "auto")
    assert table.s.active == "a" and table.open() == [("a", "place")] and table["a"].trophies == 0  # step 1 first
    table.answer("a", "place", *table.default("a", "place"))
    assert table["a"].trophies == 1 and table.open() == [("a", "move")]


def test_X27_base_free_tokens() -> None:
    table = street(mode="base").give("a", lives=5).tokens("life", "1.4").tokens("bullet", "1.5").force(3)
    at(4, table).answer("a", "move", "roll").answer("a", "move", "1.5")
    assert table.s.tokens == {"1.4": "life"} and (table["a"].lives, table["a"].bullets) == (5, 4)


@pytest.mark.parametrize(("ko_bullets", "then"), [("keep_plus_3", 4), ("set_3", 3)])
def test_X28_the_bullet_is_kept(ko_bullets: str, then: int) -> None:
    table = street(ko_bullets=ko_bullets).give("a", lives=0, bullets=1).zombies("0.5", "3.5").force(1)
    at(2, table)
    assert table["a"].down and table["a"].bullets == (1 if ko_bullets == "keep_plus_3" else 0)
    table.s.zombies.remove("0.5")
    table.answer("a", "zombie", "auto").answer("b", "move", "stop").answer("b", "zombie", "auto")
    assert table.s.active == "a" and (table["a"].lives, table["a"].bullets) == (3, then)


def test_X29_the_turn_of_the_return() -> None:
    table = street().give("a", lives=0, bullets=1, trophies=6).zombies("0.5", "3.5").force(2, 2, 5)
    table["a"].down, table["a"].pawn = True, ""
    match(table)
    assert (table["a"].lives, table["a"].bullets) == (3, 4)
    table.answer("a", "wound", "life").answer("a", "wound", "life")
    assert (table["a"].lives, table["a"].trophies) == (1, 7)
    assert table.words("a", "move") == ["heal", "stop"]
    table.answer("a", "move", "heal")
    assert (table["a"].lives, table["a"].trophies) == (2, 5)


def deciding() -> CardTable:
    """X30: a failed roll of 2 on 4.5, three points left, one bullet."""
    table = street(3, length=5).pawn("a", "4.4").give("a", lives=2, bullets=1).zombies("4.5", "5.5").force(2)
    table.hand("b", "butter_fingers").hand("c", "this_isnt_so_bad")
    at(4, table).answer("a", "move", "4.5")
    assert table.open() == [("a", "wound")] and points(table) == 3
    return table


def test_X30_butter_fingers_takes_the_bullet() -> None:
    table = deciding().force(6)
    assert table.words("a", "wound") == ["bullets", "life"]
    table.plays("b", "butter_fingers", "a", "bullets")
    assert (table["a"].bullets, table["a"].lives, table["a"].trophies) == (0, 1, 1)  # only the life was left to pay
    assert table.open() == [("a", "move")] and points(table) == 3


def test_X30_a_zombie_moved_away_voids_the_fight() -> None:
    table = deciding()
    table.plays("c", "this_isnt_so_bad", "4.5", "1.5", "none")
    assert (table["a"].bullets, table["a"].lives, table["a"].trophies) == (1, 2, 0)
    assert table.open() == [("a", "move")] and points(table) == 3
    table.answer("a", "move", "4.6")
    assert table["a"].pawn == "4.6"


def beset(ambush: str) -> CardTable:
    """X31: step 4 on 6.5, three points left; Cy puts a zombie there."""
    table = street(3, length=6, ambush=ambush).pawn("a", "6.5").give("a", lives=1, bullets=0).zombies("1.5")
    at(4, table.hand("c", "this_isnt_so_bad").force(6)).plays("c", "this_isnt_so_bad", "1.5", "6.5")
    return table


def test_X31_she_may_walk_on_and_must_fight_when_she_comes_back() -> None:
    table = beset("off")
    assert table.open() == [("a", "move")] and points(table) == 3 and table["a"].trophies == 0
    table.answer("a", "move", "6.6")
    assert table["a"].trophies == 0 and points(table) == 2
    table.answer("a", "move", "6.5")
    assert table["a"].trophies == 1 and points(table) == 1


def test_X31_with_the_option_she_fights_at_once() -> None:
    table = beset("on")
    assert table["a"].trophies == 1 and table.open() == [("a", "move")] and points(table) == 3
