"""What the program does as a human in Zombie Plague (11.1), in laid-out moments."""

from __future__ import annotations

from plague.table import Table

from engine.games.plague.player.full import Mind, gives_up, words
from engine.games.plague.player.risk import Danger, kill_chance
from engine.games.plague.state import CAR


def test_11_1_it_searches_where_it_stands_and_walks_to_what_is_left() -> None:
    table = Table(1)
    table.human("h1", "O5")
    assert words(table.begin().s, "h1") == ["search", "X1"]
    table.searched("X1", "X2", "X4", "X5", "X6", "X7")
    table.human("h1", "J10")
    deed, to = words(table.begin().s, "h1")
    walks = table.s.ground.walks("I13")
    assert deed == "move" and walks[to] < walks["J10"]


def test_11_1_it_lures_a_crowd_away_before_it_runs_to_the_car() -> None:
    table = Table(1).searched()
    table.human("h1", "L20")
    few = table.zombies("A13", "A14", "A15")
    assert not Mind(table.begin().s).lures and len(few) == 3
    table.s.zombies.clear()
    table.s.reserve = 40
    table.zombies(*(f"{column}{row}" for column in "AB" for row in (11, 12, 13, 15)))
    assert Mind(table.s).lures
    table.s.round = 60
    assert not Mind(table.s).lures


def test_11_1_in_the_car_the_one_with_the_most_actions_drives() -> None:
    table = Table(2).searched()
    for human in table.s.humans.values():
        human.at = CAR
    table.begin()
    table["h1"].spent = 2
    assert words(table.s, "h1") == ["done"] and words(table.s, "h2") == ["ignite"]
    table["h1"].character = "mechanic"
    table["h1"].spent = 1
    assert words(table.s, "h1") == ["ignite"]


def test_11_1_whom_all_others_wait_for_gives_himself_up() -> None:
    table = Table(2).searched()
    table["h1"].at = CAR
    table.human("h2", "G16", life=0)
    assert gives_up(table.s, "h2") and not gives_up(table.s, "h1")
    table["h1"].at = "E14"
    assert not gives_up(table.s, "h2")


def test_11_1_with_the_car_gone_it_nails_up_the_house() -> None:
    table = Table(1)
    table.s.exploded = True
    table.human("h1", "L15")
    assert words(table.begin().s, "h1") == ["build", "L15-L16"]
    table.barricade("D1")
    assert words(table.s, "h1")[0] == "move"


def test_11_1_an_armed_group_may_begin_with_the_house() -> None:
    for arms, plan in (("bat hammer knife", True), ("bat", False), ("medkit plan keys", False)):
        table = Table(6)
        table.s.house_first = True
        for figure, card in zip(table.s.humans, arms.split(), strict=False):
            table.human(figure, "", card)
        assert Mind(table.s).house_plan == plan


def test_11_1_dangers_and_chances() -> None:
    table = Table(1)
    human = table.human("h1", "L17", "katana", "pistol", character="cop")
    table.zombies("L20")
    danger = Danger(table.s)
    assert danger.wounds(human, "L19") == danger.wounds(human, "L18") * 2 > danger.wounds(human, "L16") == 0
    assert kill_chance(table.s, human, "katana#1") == 0.5
    assert round(kill_chance(table.s, human, "pistol#1"), 3) == round(1 / 6, 3)
    assert kill_chance(table.s, human, "hands") == 1 / 36
    table.zombies("C11", "D11", "H6")
    danger = Danger(table.s)
    assert not danger.wounds(human, "C5") and danger.room(human, "C5") < danger.room(human, "A1")
