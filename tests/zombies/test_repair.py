"""I Don't Think They're Dead: repairing dice (2.4, D13, X25)."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable

from engine.core.errors import Illegal

CARD = "i_dont_think_theyre_dead"


def rolled(table: CardTable, *faces: int) -> CardTable:
    """The card is played on a."""
    return table.hand("b", CARD).force(*faces).turn().plays("b", CARD, "a")


def test_only_against_who_has_a_trophy() -> None:
    table = CardTable(3).city().give("c", trophies=1).hand("b", CARD).turn()
    assert table.next("b", CARD) == ["c"]
    table.give("c", trophies=0)
    assert table.offers("b") == []


def test_R12_4_off_board_too() -> None:
    table = CardTable(2).city().give("a", trophies=3, lives=0, bullets=0)
    table["a"].down, table["a"].pawn = True, ""
    table.hand("b", CARD).force(1, 6).turn(seat="b").plays("b", CARD, "a")
    assert table["a"].trophies == 1


def test_two_good_dice_cost_nothing() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6), 4, 6)
    assert table["a"].trophies == 6 and table.open() == [("a", "move")] and "stay-dead" in table.log


def test_X25_a_bullet_repairs_the_three() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=2), 3, 5)
    assert table.open() == [("a", "repair")] and table.words("a", "repair") == ["bullets", "life", "give"]
    assert table.default("a", "repair") == ["bullets"]
    table.answer("a", "repair", "bullets")
    assert table["a"].trophies == 6 and table["a"].bullets == 1 and table.open() == [("a", "move")]


def test_X25_three_bullets_would_be_needed() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=2), 1, 2)
    assert table.default("a", "repair") == ["give"]
    table.answer("a", "repair", "give")
    assert table["a"].trophies == 4 and table["a"].bullets == 2 and table.figures == 100


def test_X25_both_dice_one_after_another() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=3), 1, 2)
    assert table.words("a", "repair", "bullets") == ["1", "2"]
    table.answer("a", "repair", "bullets", "2")
    assert table.words("a", "repair", "bullets") == []  # there is but one die left to repair
    table.answer("a", "repair", "bullets")
    assert table["a"].trophies == 6 and table["a"].bullets == 0


@pytest.mark.parametrize(("die", "n"), [(3, 1), (2, 2), (1, 3)])
def test_base_bullets_add_one(die: int, n: int) -> None:
    table = rolled(CardTable(2, mode="base").city().give("a", trophies=6, bullets=3), die, 6)
    assert table.answer("a", "repair", "bullets")["a"].bullets == 3 - n


def test_a_life_rolls_a_die_again_and_again() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=0), 1, 5, 2, 6)
    table.answer("a", "repair", "life")
    assert table.open() == [("a", "repair")] and table["a"].lives == 2
    table.answer("a", "repair", "life")
    assert table["a"].lives == 1 and table["a"].trophies == 6


def test_alt_the_last_life_can_be_paid() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=0, lives=1), 1, 5, 1)
    table.answer("a", "repair", "life")
    assert table["a"].lives == 0 and not table["a"].down and table["a"].trophies == 4


def test_base_the_last_life_cannot_be_paid() -> None:
    table = rolled(CardTable(2, mode="base").city().give("a", trophies=6, bullets=0, lives=1), 1, 5)
    assert table["a"].lives == 1 and table["a"].trophies == 4  # nothing to decide, so nothing was asked


def test_R18_0_the_limit_follows_ko_when() -> None:
    base = CardTable(2, mode="base", ko_when="needs_life_has_none")
    table = rolled(base.city().give("a", trophies=6, bullets=0, lives=1), 1, 5)
    assert table.words("a", "repair") == ["life", "give"]


def test_A33_a_single_trophy_is_returned() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=1, bullets=0), 1, 2).answer("a", "repair", "give")
    assert table["a"].trophies == 0 and table.told("rise")[0]["n"] == 1


def test_D13_the_default_pays_two_bullets_at_most() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=9), 3, 3)
    table.answer("a", "repair", *table.default("a", "repair"))
    table.answer("a", "repair", *table.default("a", "repair"))
    assert table["a"].bullets == 7 and table["a"].trophies == 6
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=9), 1, 3)
    assert table.default("a", "repair") == ["give"]


def test_R13_4_nobody_plays_in_between() -> None:
    table = CardTable(3).city().give("a", trophies=6).hand("c", "fear").play("c", "lots_of_ammo")
    rolled(table, 1, 2)
    assert table.open() == [("a", "repair")] and table.offers("c") == [] == table.offers("c", "use")


def test_R11_4_what_is_not_affordable_is_refused() -> None:
    table = rolled(CardTable(2).city().give("a", trophies=6, bullets=1), 1, 3)
    with pytest.raises(Illegal):
        table.answer("a", "repair", "bullets", "1")
    table.answer("a", "repair", "bullets")
    assert table["a"].bullets == 0
