"""A turn does not close while eating would go on with it (R3.5, R3.8)."""

from __future__ import annotations

import pytest
from zombicide.table import Table

from engine.core.runner import find
from engine.core.view import view
from engine.games.zombicide.phases.turn import SurvivorTurn
from engine.games.zombicide.player import stand_in
from engine.games.zombicide.state import LEVELS
from telling.labels import Labels
from telling.texts import Texts

STREET = "8R.C"
FOOD = ("water", "canned_food", "bag_of_rice")


def fed(ap: int, *cards: str) -> Table:
    """The turn of somebody who is so far, with these cards in the bag; his three Actions are used."""
    table = Table()
    table.survivor("s1", STREET, "katana", "kukri", *cards, ap=ap)
    table.turn()
    for _ in range(table.left()):
        table.act("s1", "noise")
    return table


def advised(table: Table) -> list[str] | None:
    return stand_in.play(view(table.s, "a"), find(table.s, "a", table.asked("s1", "act")))


@pytest.mark.parametrize(("ap", "cards"), [(4, FOOD[:1]), (6, FOOD[:1]), (1, FOOD[:2])])
def test_R3_8_food_that_reaches_yellow_brings_one_more_action(ap: int, cards: tuple[str, ...]) -> None:
    """Several meals, if one is not enough."""
    table = fed(ap, *cards)
    for _ in cards:
        assert table.can("s1") == ["eat", "done"] and table.left() == 0
        table.act("s1", "eat")
    assert table["s1"].ap == ap + 3 * len(cards) and table.left() == 1 and not table["s1"].bag
    assert "eat" not in table.act("s1", "noise").log and table["s1"].acted


def test_R3_8_food_that_reaches_orange_brings_a_skill() -> None:
    table = fed(17, *FOOD[:1])
    table.act("s1", "eat")
    assert table.open() == [("a", "skill")]


@pytest.mark.parametrize(("ap", "cards"), [(3, FOOD[:1]), (0, FOOD[:2]), (8, FOOD), (43, FOOD), (5, ())])
def test_R3_4_a_turn_closes_when_food_brings_nothing(ap: int, cards: tuple[str, ...]) -> None:
    table = fed(ap, *cards)
    assert table["s1"].acted and table.open() == [("a", "rest")]


def test_R3_5_while_he_has_actions_eating_is_no_deed_of_his_turn() -> None:
    table = Table()
    table.survivor("s1", STREET, "water", ap=4)
    assert "eat" not in table.turn().can("s1") and "eat:water#1" in table.can("s1", kind="aside")


@pytest.mark.parametrize(
    ("cards", "listed", "asked"),
    [
        (["katana", "water"], "Eat or discard…", "can eat or throw a card away at any time"),
        (["katana"], "Discard…", "can throw a card away at any time"),
    ],
)
def test_R3_5_nobody_is_offered_to_eat_who_has_nothing_to_eat(cards: list[str], listed: str, asked: str) -> None:
    table = Table()
    table.survivor("s1", STREET, *cards)
    labels = Labels(Texts()("en"), {}, find(table.turn().s, "a", table.asked("s1", "aside")))
    assert labels.wanted == listed and labels.prompt().endswith(asked)


def test_R11_ultrared_yellow_brings_nothing_again() -> None:
    table = Table(ultrared="on")
    table.survivor("s1", STREET, "water", ap=5).laps = 1
    table.turn()
    while not table["s1"].acted:
        table.act("s1", "noise")
    assert table.s.discards["eq"] == []


def test_C8_a_given_action_is_one_action() -> None:
    table = Table()
    table.survivor("s2", STREET, "water", ap=5)
    table.start(SurvivorTurn(survivor="s2", seat="a", gift=True)).act("s2", "noise")
    assert table.open() == [("a", "rest")]


def test_D7_who_is_away_ends_the_turn_and_the_program_eats_if_no_danger_rises() -> None:
    table = fed(6, "water")
    assert table.usual("s1", "act") == ["done"] and advised(table) == ["done"], "all of them are blue"
    table["s2"].ap = dict(LEVELS)["yellow"]
    assert table.usual("s1", "act") == ["done"] and advised(table) == ["eat"]
