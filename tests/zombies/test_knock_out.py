"""Knock-out and return (R12), with every parameter that touches them."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.table import Table
from zombies.turns import at, at_rest, bare, effect, match, move, status, store, street

from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.forced import Forced
from engine.games.zombies.survivors.knock_out import come_back, knock_out, lose_life

LAID = ("fire_axe", "skateboard")
HELD = ("fear", "grenade")


def victim(*, lives: int = 0, bullets: int = 1, trophies: int = 7, **options: Any) -> Table:
    """Seat a, with two cards in play and two in hand."""
    table = street(**options).give("a", lives=lives, bullets=bullets, trophies=trophies)
    for card in LAID:
        table.play("a", card)
    return table.hand("a", *HELD)


def down(**options: Any) -> Table:
    table = victim(**options)
    knock_out(table.s, "a")
    return table


def names(table: Table, copies: list[str]) -> set[str]:
    return {table.s.card(copy).id for copy in copies}


# R12.1


@pytest.mark.parametrize(
    ("ko_when", "lives", "left", "is_down"),
    [
        ("needs_life_has_none", 2, 1, False),
        ("needs_life_has_none", 1, 0, False),
        ("needs_life_has_none", 0, 0, True),
        ("last_life_lost", 2, 1, False),
        ("last_life_lost", 1, 0, True),
    ],
)
@pytest.mark.parametrize("mode", ["alt", "base"])
def test_R12_1_ko_when(mode: str, ko_when: str, lives: int, left: int, is_down: bool) -> None:
    table = victim(mode=mode, ko_when=ko_when, lives=lives)
    lose_life(table.s, "a")
    assert (table["a"].lives, table["a"].down) == (left, is_down)


def test_R12_1_the_modes_differ() -> None:
    for mode, is_down in (("alt", False), ("base", True)):
        table = victim(mode=mode, lives=1)
        lose_life(table.s, "a")
        assert table["a"].down is is_down


# R12.2, R12.3


def test_R12_2_the_zombie_stays_and_the_move_ends() -> None:
    table = at(4, street().give("a", lives=0, bullets=0).zombies("1.4", "3.5").force(1))
    table.answer("a", "move", "1.4")
    assert table["a"].down and "1.4" in table.s.zombies and table.figures == 100
    assert table.open() == [("a", "zombie")]


@pytest.mark.parametrize("mode", ["alt", "base"])
@pytest.mark.parametrize(("trophies", "kept"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (9, 4)])
def test_R12_3_half_the_trophies_rounded_up_go_back(mode: str, trophies: int, kept: int) -> None:
    table = down(mode=mode, trophies=trophies)
    assert table["a"].trophies == kept and table.figures == 100


# R12.4, R12.6: cards


@pytest.mark.parametrize("to", ["box", "discard"])
@pytest.mark.parametrize("which", ["hand_and_play", "play_only"])
@pytest.mark.parametrize("mode", ["alt", "base"])
def test_R12_4_R12_6_ko_cards_and_where_to(mode: str, which: str, to: str) -> None:
    table = victim(mode=mode, ko_cards=which, ko_cards_to=to)
    box = set(table.s.box)
    knock_out(table.s, "a")
    lost = set(table.s.box) - box if to == "box" else set(table.s.discard)
    other = set(table.s.discard) if to == "box" else set(table.s.box) - box
    assert names(table, list(lost)) == {*LAID, *(HELD if which == "hand_and_play" else ())} and not other
    assert table["a"].table == []
    assert names(table, table["a"].hand.cards) == (set() if which == "hand_and_play" else set(HELD))


def test_R12_4_R12_6_cards_of_the_modes() -> None:
    alt, base = down(mode="alt"), down(mode="base")
    assert alt["a"].hand.cards == [] and alt.s.discard == []
    assert len(base["a"].hand) == 2 and names(base, base.s.discard) == set(LAID)


# Bullets and return


@pytest.mark.parametrize("ko_return", ["off_board", "at_once"])
@pytest.mark.parametrize(("ko_bullets", "now", "then"), [("keep_plus_3", 2, 5), ("set_3", 0, 3)])
def test_R12_5_R12_8_ko_bullets(ko_return: str, ko_bullets: str, now: int, then: int) -> None:
    table = down(bullets=2, ko_return=ko_return, ko_bullets=ko_bullets)
    assert (table["a"].lives, table["a"].bullets) == (0, now)
    come_back(table.s, "a")
    assert (table["a"].lives, table["a"].bullets, table["a"].down) == (3, then, False)


def test_R12_4_alt_the_pawn_leaves_the_map() -> None:
    table = down()
    assert (table["a"].pawn, table["a"].down) == ("", True)
    come_back(table.s, "a")
    assert table["a"].pawn == "0.5" and table.s.halted  # R12.5: it does not move in this turn


def test_R12_6_base_the_pawn_is_put_on_the_town_square_at_once() -> None:
    table = down(mode="base", bullets=2)
    assert (table["a"].pawn, table["a"].down, table["a"].bullets) == ("0.5", True, 0)
    table.s.halted = False  # a new turn
    come_back(table.s, "a")
    assert not table.s.halted  # R12.8: it moves


# The rest of the turn


def falls(step: int, table: Table, *faces: int) -> Table:
    """Seat a goes down in its own step 2, or on 0.6 in its own step 4."""
    table.give("a", lives=0 if table.s.rules.ko_when == "needs_life_has_none" else 1, bullets=0)
    table.zombies("0.5" if step == 2 else "0.6", "2.5", "3.5", "4.5").force(*faces)
    at(step, table)
    if step == 4:
        if table.open() == [("a", "move")] and "roll" in table.words("a", "move"):
            table.answer("a", "move", "roll")
        table.answer("a", "move", "0.6")
    return table


def test_R12_4_after_step_2_three_cards_are_drawn_and_zombies_move() -> None:
    table = street()
    table.s.deck.cards = [table.copy(card) for card in ("fear", "grenade", "chainsaw", "fire_axe")]
    falls(2, status(status(table, "a", "your_shoes_untied"), "a", "brain_cramp"), 1)
    assert table["a"].down and len(table["a"].hand) == 3
    assert "move" not in {kind for _, kind in table.open()} and table.open() == [("a", "zombie")]
    assert [each.name for each in table["a"].statuses] == ["your_shoes_untied", "brain_cramp"]  # R15.2: not begun
    table.answer("a", "zombie", "auto")
    assert table.open() == [("a", "discard")]
    table.answer("a", "discard", "none")
    assert table.s.active == "b"


def test_R12_4_after_step_4_zombies_move_and_a_card_may_be_discarded() -> None:
    table = falls(4, street(), 1)
    assert table["a"].down and table.s.phase == 5 and table.open() == [("a", "zombie")]
    assert table.told("down")[0]["lost"] == 0


def test_R12_6_base_the_turn_goes_on_without_movement() -> None:
    table = street(mode="base").hand("a", "fear")
    falls(2, table, 1, 4)
    if table.open() == [("a", "fight")]:
        table.answer("a", "fight", "roll")
    assert table["a"].down and table["a"].pawn == "0.5" and "0.5" in table.s.zombies
    assert table.open() == [("a", "zombie")] and len(table.told("rolls-zombies")) == 1
    table.answer("a", "zombie", "auto")
    assert table.open() == [("a", "discard")]


def test_R12_6_base_recovering_on_a_zombie_means_no_fight() -> None:
    table = street(mode="base").zombies("0.5").give("a", lives=0)
    table["a"].down = True
    table.start(Fight(seat="a", square="0.5"))
    assert table.open() == [] and "fights" not in table.log


def test_R12_4_off_board_only_cards_that_move_the_pawn_are_illegal() -> None:
    table = street(3).hand("b", "where_did_everybody_go", "bad_sense_of_direction", "fear").pawn("c", "1.5")
    knock_out(table.s, "a")
    at(4, table.zombies("3.5"))
    assert table.next("b", "where_did_everybody_go") == ["c"]
    assert table.next("b", "bad_sense_of_direction") == ["c"]
    assert table.next("b", "fear") == ["a", "c"]


def test_R12_4_off_board_cards_that_need_no_pawn_can_be_played() -> None:
    table = street().hand("a", "fear", "hey_look_a_shotgun", "zombie_master", "much_needed_rest")
    table["a"].down, table["a"].pawn = True, ""
    table.s.active = "b"
    table.turn(4, "b")
    assert table.offers("a") == ["fear", "zombie_master"]


# R12.5, R12.8: the return


def returning(**options: Any) -> Table:
    """Seat a is down as its turn begins."""
    table = street(**options).give("a", lives=0, bullets=1, trophies=4)
    knock_out(table.s, "a")
    table.s.halted = False
    return table


def test_R12_5_no_step_but_the_other_five() -> None:
    table = match(returning().zombies("3.5", "2.5"))
    assert (table["a"].pawn, table["a"].lives, table["a"].bullets) == ("0.5", 3, 4)
    assert table.open() == [("a", "zombie")]  # three lives: nothing to heal
    table.answer("a", "zombie", "auto").answer("b", "move", "stop").answer("b", "zombie", "auto")
    assert table.open() == [("a", "move")] and move(table).left(table.s) == 5 and "0.6" in table.words("a", "move")


def test_R12_5_much_needed_rest_or_nothing() -> None:
    table = match(returning().zombies("3.5").hand("a", "much_needed_rest"))
    assert table.words("a", "move") == ["stop"] and table.offers("a") == ["much_needed_rest"]
    at_rest(table)
    table.plays("a", "much_needed_rest")
    assert table["a"].lives == 5 and table["a"].pawn == "0.5" and table.open() == [("a", "zombie")]


def test_R12_5_healing_after_losing_lives_in_step_2() -> None:
    table = match(returning().zombies("0.5", "3.5").force(1, 6).give("a", bullets=0))
    table.answer("a", "wound", "life")
    assert table["a"].lives == 2 and table.words("a", "move") == ["heal", "stop"]
    table.answer("a", "move", "heal")
    assert (table["a"].lives, table["a"].trophies) == (3, 1)


@pytest.mark.parametrize("pickup", ["paid_choice", "free_auto"])
def test_R12_5_no_tokens_either(pickup: str) -> None:
    table = match(returning(pickup=pickup).zombies("3.5").tokens("bullet", "0.5"))
    assert table.open() == [("a", "zombie")] and table["a"].bullets == 4


def test_R12_5_next_move_statuses_are_used_up() -> None:
    table = match(status(status(returning().zombies("3.5"), "a", "your_shoes_untied"), "a", "brain_cramp"))
    assert table["a"].statuses == [] and table.open() == [("a", "zombie")]


def test_R12_5_at_once_in_the_alternative_mode_moves_in_the_next_turn() -> None:
    table = match(returning(ko_return="at_once").zombies("3.5"))
    assert table.open() == [("a", "move")] and move(table).left(table.s) == 5


def test_R12_8_base_a_normal_turn_with_three_of_each() -> None:
    table = match(returning(mode="base").zombies("3.5").force(4))
    assert (table["a"].lives, table["a"].bullets) == (3, 3)
    assert table.words("a", "move") == ["roll", "stop"]
    table.answer("a", "move", "roll")
    assert move(table).left(table.s) == 4


def test_R12_8_off_board_in_the_base_mode_rests_for_a_turn() -> None:
    table = match(returning(mode="base", ko_return="off_board").zombies("3.5").force(2))
    assert table["a"].pawn == "0.5" and table.open() == [("a", "zombie")]


def test_R3_4_a_paralysed_player_comes_back_and_may_move_in_the_turn_after() -> None:
    table = match(status(returning().zombies("3.5"), "a", "hysterical_paralysis"))
    assert (table["a"].lives, table["a"].pawn) == (3, "0.5") and table.open() == [("b", "move")]
    table.answer("b", "move", "stop").answer("b", "zombie", "auto")
    assert table.open() == [("a", "move")] and move(table).left(table.s) == 5


# R12.7, R12.9


def test_R12_7_a_knock_out_in_the_turn_of_another_does_not_end_it() -> None:
    table = street(3).give("b", lives=0, bullets=0).pawn("b", "2.5").zombies("2.6", "4.5").force(1)
    at(4, table.hand("c", "where_did_everybody_go"))
    table.plays("c", "where_did_everybody_go", "b", "2.6", "2.5", "2.6", "2.5", "2.4")
    assert table["b"].down and table["b"].pawn == "" and not table.s.halted
    assert table.open() == [("a", "move")] and move(table).left(table.s) == 5


def test_R12_7_in_the_own_step_4_it_ends_the_movement() -> None:
    table = street().give("a", lives=0, bullets=0).zombies("0.6", "4.5").hand("b", "where_did_everybody_go").force(1)
    at(4, table)
    table.plays("b", "where_did_everybody_go", "a", "0.6", "0.5", "0.6", "0.5", "0.6")
    assert table["a"].down and table.open() == [("a", "zombie")]


@pytest.mark.parametrize("n", [2, 4, 5, 6])
def test_R12_7_a_forced_pawn_goes_down_in_any_step_of_another(n: int) -> None:
    table = street(3).give("b", lives=0, bullets=0).pawn("b", "2.5").zombies("2.6", "0.5", "4.5").force(1)
    at(n, table.hand("c", "where_did_everybody_go").hand("a", "fear"))
    before = table.open()
    table.plays("c", "where_did_everybody_go", "b", "2.6", "2.5", "2.6", "2.5", "2.4")
    assert table["b"].down and table.open() == before and before[0][0] == "a"
    at_rest(table)


def test_R12_7_base_the_own_grenade_in_the_turn_of_another() -> None:
    table = store(mode="base").pawn("b", "1.2").zombies("1.1", "1.3", "1.6").give("b", lives=1).play("b", "grenade")
    at(4, table)
    table.uses("b", "grenade")
    assert table["b"].down and table["b"].pawn == "0.5" and table["b"].trophies == 1  # two, less half of them
    assert table.open() == [("a", "move")] and table["b"].table == []


def test_R12_7_base_the_own_grenade_in_the_own_step_5() -> None:
    table = store(mode="base").pawn("a", "1.2").zombies("1.1", "1.4", "1.6").give("a", lives=1).play("a", "grenade")
    at(5, table.force(3))
    table.uses("a", "grenade")
    assert (
        table["a"].down and table.open() == [("a", "zombie")] and table.words("a", "zombie") == ["auto", "1.4", "1.6"]
    )


def test_R12_7_base_the_own_grenade_in_the_own_move_and_fight() -> None:
    for n, faces in ((4, ()), (2, (1,))):
        table = store(mode="base").pawn("a", "1.2").zombies("1.1", "1.5", "1.6").give("a", lives=1, bullets=3)
        table.play("a", "grenade").force(*faces, 3)
        if n == 2:
            table.zombies("1.2")
        at(n, table)
        if n == 2:
            table.answer("a", "fight", "roll")
        table.uses("a", "grenade")
        assert table["a"].down and table["a"].pawn == "0.5" and table.open() == [("a", "zombie")]


def test_R12_9_statuses_and_effects_stay_saw_and_fire_end() -> None:
    table = effect(status(victim(), "a", "fear"), "all_the_marbles", "a")
    table.s.chainsaw, table.s.molotov = 2, {3: 2}
    knock_out(table.s, "a")
    assert [each.name for each in table["a"].statuses] == ["fear"] and table.s.effect("all_the_marbles")
    assert (table.s.chainsaw, table.s.molotov) == (0, {})


def test_R12_9_the_knock_out_of_another_leaves_the_active_player_alone() -> None:
    table = victim()
    table.s.chainsaw, table.s.molotov = 2, {3: 2}
    knock_out(table.s, "b")
    assert (table.s.chainsaw, table.s.molotov, table.s.halted) == (2, {3: 2}, False)


def test_R12_1_a_forced_fight_takes_the_last_life() -> None:
    table = bare().tile("T15", 1, 0, 1).give("b", lives=0, bullets=0, trophies=3).zombies("0.6").force(1)
    table.start(Forced(seat="b", by="a", path=["0.6", "1.4", "0.6", "1.4", "0.6"]))
    assert table["b"].down and table["b"].trophies == 1 and table.open() == []
