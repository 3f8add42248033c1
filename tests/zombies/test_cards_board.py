"""Cards that put zombies on the map or move them."""

from __future__ import annotations

import pytest
from zombies.card_table import MOVE, ZOMBIES, CardTable

from engine.core.errors import Illegal
from engine.core.runner import offered
from engine.core.shape import One, replay
from engine.games.zombies.steps.move import moving
from engine.games.zombies.steps.zombies import ZombieMoves

HOSPITAL = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.9"]
STATION = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.7"]
WORSE = "couldnt_get_worse"


# Just When You Thought It Couldn't Get Any Worse


def test_couldnt_get_worse_fills_every_free_room() -> None:
    table = CardTable(2).city().zombies("1.2", "1.5").pawn("b", "1.1").hand("a", WORSE).turn()
    assert table.next("a", WORSE) == ["1", "2"]
    table.plays("a", WORSE, "1")
    assert sorted(table.s.zombies) == HOSPITAL and "1.8" not in table.s.zombies
    assert table.figures == 100 and "fights" not in table.log  # R8.8, with a pawn there


def test_couldnt_get_worse_needs_a_free_room_and_a_building() -> None:
    table = CardTable(2).city().zombies(*HOSPITAL).hand("a", WORSE).turn()
    assert table.next("a", WORSE) == ["2"]
    assert CardTable(2).tile("T27", 1, 0).hand("a", WORSE).turn().offers("a") == []


def test_R16_1_a_short_bank_and_the_player_chooses() -> None:
    table = CardTable(2).city().bank(3).hand("a", WORSE).turn()
    assert table.next("a", WORSE, "1") == HOSPITAL
    with pytest.raises(Illegal):
        table.plays("a", WORSE, "1", "1.1,1.2")
    table.plays("a", WORSE, "1", "1.1,1.2,1.9")
    assert table.s.zombies == ["1.1", "1.2", "1.9"] and table.s.bank == 0


@pytest.mark.parametrize("name", [WORSE, "slight_miscalculation", "zombie_master", "were_screwed"])
def test_R13_6_not_with_an_empty_bank(name: str) -> None:
    table = CardTable(2).city().zombies("1.1").bank(0).hand("a", name)
    assert table.turn().offers("a") == []
    table.s.rules.unlimited = True  # R18.5
    assert table.offers("a") == [name]


# Slight Miscalculation


def test_slight_miscalculation_doubles_on_rooms_of_ones_choice() -> None:
    table = CardTable(2).city().zombies("1.1", "1.2", "3.5").hand("a", "slight_miscalculation").turn()
    assert table.next("a", "slight_miscalculation") == ["1"]
    assert table.next("a", "slight_miscalculation", "1") == HOSPITAL[2:]
    for rooms in ("1.3", "1.3,1.4,1.5", "1.1,1.3", "1.3,1.8"):
        with pytest.raises(Illegal):
            table.plays("a", "slight_miscalculation", "1", rooms)
    table.plays("a", "slight_miscalculation", "1", "1.3,1.9")
    assert table.s.zombies == ["1.1", "1.2", "3.5", "1.3", "1.9"]


def test_slight_miscalculation_as_many_as_rooms_are_free() -> None:
    table = CardTable(2).city().zombies(*STATION[:4]).hand("a", "slight_miscalculation").turn()
    table.plays("a", "slight_miscalculation", "2")  # four would come, two can
    assert sorted(table.s.zombies) == STATION


def test_slight_miscalculation_not_in_an_empty_or_a_full_building() -> None:
    table = CardTable(2).city().zombies(*STATION, "3.5").hand("a", "slight_miscalculation").turn()
    assert table.offers("a") == []


# This Isn't So Bad


def test_this_isnt_so_bad_moves_one_or_two_anywhere() -> None:
    table = CardTable(2).city().zombies("1.1", "3.5").hand("a", "this_isnt_so_bad").turn()
    assert table.next("a", "this_isnt_so_bad") == ["1.1", "3.5"]
    free = table.next("a", "this_isnt_so_bad", "1.1")
    assert set(free) == set(table.s.city.letters) - {"1.1", "3.5"}
    assert table.next("a", "this_isnt_so_bad", "1.1", "4.6") == ["none", "3.5"]
    second = table.next("a", "this_isnt_so_bad", "1.1", "4.6", "3.5")
    assert set(second) == set(table.s.city.letters) - {"3.5", "4.6"}  # 1.1 has become free
    table.plays("a", "this_isnt_so_bad", "1.1", "4.6", "3.5", "1.1")
    assert {"way-1.1-4.6", "way-3.5-1.1"} <= {ref for event in table.events for ref in event.refs}
    assert sorted(table.s.zombies) == ["1.1", "4.6"]


def test_this_isnt_so_bad_only_one() -> None:
    table = CardTable(2).city().zombies("1.1", "3.5").hand("a", "this_isnt_so_bad").turn()
    table.plays("a", "this_isnt_so_bad", "3.5", "0.5", "none")
    assert sorted(table.s.zombies) == ["0.5", "1.1"]


def test_this_isnt_so_bad_the_second_may_be_left_unsaid() -> None:
    table = CardTable(2).city().zombies("1.1", "3.5").hand("a", "this_isnt_so_bad").turn()
    offer = next(each for each in offered(table.s, "a") if each.kind == "card")
    shape, _ = replay(offer.ask.shape, [*table["a"].hand.cards, "3.5", "0.5"])
    assert isinstance(shape, One) and shape.usual == "none"


def test_this_isnt_so_bad_needs_a_zombie() -> None:
    table = CardTable(2).city().hand("a", "this_isnt_so_bad").turn()
    assert table.offers("a") == []


def test_R11_7_another_zombie_in_its_place_is_another_fight() -> None:
    """The failed roll was against the one that went; the other waits for the next step 2 (R8.8)."""
    table = CardTable(2).city().zombies("0.6", "1.1", "1.3").hand("b", "this_isnt_so_bad").force(3).turn()
    table.answer("a", "move", "0.6")
    assert table.open() == [("a", "wound")]
    table.plays("b", "this_isnt_so_bad", "0.6", "2.1", "1.1", "0.6")
    assert table.open() == [("a", "move")] and (table["a"].lives, table["a"].bullets) == (3, 3)
    table.answer("a", "move", "3.4")
    assert table["a"].pawn == "3.4" and table["a"].trophies == 0


def test_this_isnt_so_bad_is_no_movement_of_step_5() -> None:
    """All the Marbles does not stop it, and a zombie that has moved in step 5 does not move again."""
    table = CardTable(2).city().zombies("1.1", "3.5").hand("b", "this_isnt_so_bad").turn(ZOMBIES)
    table.answer("a", "zombie", "3.5", "3.4").plays("b", "this_isnt_so_bad", "3.4", "2.1", "none")
    (step,) = [step for step in table.s.stack if isinstance(step, ZombieMoves)]
    assert step.moved == ["2.1"] and step.left == 2 and table.words("a", "zombie") == ["auto", "1.1"]
    table = CardTable(2).city().zombies("1.1").play("b", "all_the_marbles").hand("b", "this_isnt_so_bad").turn()
    table.uses("b", "all_the_marbles").plays("b", "this_isnt_so_bad", "1.1", "2.1")
    assert table.s.zombies == ["2.1"]


def test_R1_7_taking_a_zombie_away_may_win_for_another() -> None:
    table = CardTable(2).tile("T15", 0, -1).tile("T02", 0, -2)
    table.pawn("b", "2.5").zombies("2.5").hand("a", "this_isnt_so_bad").turn()
    table.plays("a", "this_isnt_so_bad", "2.5", "1.2")
    assert table.s.result and table.s.result.winners == ["b"]


def test_X31_a_zombie_onto_a_pawn_starts_no_fight() -> None:
    table = CardTable(2).city().pawn("a", "3.4").zombies("2.1").hand("b", "this_isnt_so_bad").turn()
    table.plays("b", "this_isnt_so_bad", "2.1", "3.4")
    assert table.open() == [("a", "move")] and "fights" not in table.log
    table.answer("a", "move", "3.5").force(6).answer("a", "move", "3.4")
    assert table["a"].trophies == 1  # on coming back she has to fight


def test_X31_with_ambush_she_fights_at_once() -> None:
    table = CardTable(2, ambush="on").city().pawn("a", "3.4").zombies("2.1").hand("b", "this_isnt_so_bad")
    table.force(6).turn().plays("b", "this_isnt_so_bad", "2.1", "3.4")
    move = moving(table.s)
    assert table["a"].trophies == 1 and move and move.spent == 0
    table = CardTable(2, ambush="on").city().pawn("a", "3.4").zombies("2.1").hand("b", "this_isnt_so_bad")
    table.turn(ZOMBIES).plays("b", "this_isnt_so_bad", "2.1", "3.4")
    assert "fights" not in table.log  # not in step 5


def test_R18_10_ambush_only_against_the_active_player() -> None:
    table = CardTable(2, ambush="on").city().pawn("b", "3.4").zombies("2.1").hand("a", "this_isnt_so_bad").turn()
    table.plays("a", "this_isnt_so_bad", "2.1", "3.4")
    assert "fights" not in table.log


# Zombie Master and We're Screwed


def test_zombie_master_five_on_squares_without_zombie_and_pawn() -> None:
    table = CardTable(2).city().zombies("3.5").pawn("b", "4.6").hand("a", "zombie_master").turn()
    assert set(table.next("a", "zombie_master")) == set(table.s.city.letters) - {"3.5", "4.6", "0.5"}
    for squares in ("1.1,1.2,1.3,1.4", "1.1,1.2,1.3,1.4,0.5", "1.1,1.2,1.3,1.4,3.5", "1.1,1.2,1.3,1.4,0.1"):
        with pytest.raises(Illegal):
            table.plays("a", "zombie_master", squares)
    table.plays("a", "zombie_master", "1.1,1.2,1.3,1.4,1.5")
    assert len(table.s.zombies) == 6 and table.figures == 100


def test_zombie_master_as_many_as_there_is_room_for() -> None:
    table = CardTable(2).pawn("b", "0.2").hand("a", "zombie_master").turn().plays("a", "zombie_master")
    assert sorted(table.s.zombies) == ["0.4", "0.6", "0.8"]


def test_were_screwed_ten_also_onto_pawns() -> None:
    table = CardTable(2).city().zombies("3.5").hand("a", "were_screwed").turn(MOVE, "b")
    assert set(table.next("a", "were_screwed")) == set(table.s.city.letters) - {"3.5"}
    squares = ["0.5", *HOSPITAL, "4.6"]
    with pytest.raises(Illegal):
        table.plays("a", "were_screwed", ",".join(squares[:9]))
    table.plays("a", "were_screwed", ",".join(squares))
    assert len(table.s.zombies) == 11 and "fights" not in table.log


def test_were_screwed_as_many_as_the_bank_has() -> None:
    table = CardTable(2).city().bank(2).hand("a", "were_screwed").turn()
    table.plays("a", "were_screwed", "0.5,4.6")
    assert table.s.zombies == ["0.5", "4.6"] and table.s.bank == 0


def test_long_lists_are_offered_tile_by_tile() -> None:
    table = CardTable(2).city().hand("a", "were_screwed").turn()
    assert {each.group is not None and bool(each.ref) for each in table.options("a", "were_screwed")} == {True}
