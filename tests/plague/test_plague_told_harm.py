"""What Zombie Plague tells of harm: to its owner, falls and deaths as moments, and marked where it was lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from languages import LANGUAGES
from plague.pictured import NAMES
from plague.spoken import CLOSED, say
from plague.table import Table

from engine.core.message import Event, changes
from engine.games.plague.dead import hand
from engine.games.plague.humans import fire
from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.fire import light
from engine.games.plague.humans.harm import kill, wound
from engine.games.plague.humans.moves import step
from engine.games.plague.phases.zombie_turn import Breaking
from engine.games.plague.state import Baby
from render.plague.board import compose
from render.plague.scene import PlagueScene
from telling.texts import Texts


def fresh(table: Table) -> list[Event]:
    """What has been told since the last call."""
    found = list(table.s.run.events)
    table.s.run.events.clear()
    return found


def harm(table: Table, seat: str) -> list[str]:
    """What the seat is told first of what has been told since the last call."""
    return [say(event.message) for event in fresh(table) if seat in event.hurts and event.weight != "detail"]


def test_R21_an_attack_is_one_line_with_the_name_of_whom_it_struck_and_marked_where() -> None:
    table = Table(2, seats=2).dark()
    table.human("h1", "L17")
    group = table.zombies("L18", "K17", "M17")
    table.force(5, 2, 6).attack("h1", *group)
    (event,) = (each for each in fresh(table) if each.hurts)
    assert say(event.message) == "Zombie 1 and Zombie 3 bite Soldier 1 (Vera): −2, 2 lives left."
    assert (event.hurts, event.weight, event.loss) == (("a",), "headline", 2)
    assert changes([event]) == {"L17": 2, "h1": 2}


def test_R21_7_a_fall_is_a_scene_that_calls_whoever_can_help() -> None:
    table = Table(4, seats=2).dark()
    table.human("h1", "L17", life=2)
    table.human("h2", "O17", "medkit")
    table.human("h3", "P17", life=1)
    table.human("h4", "W17")
    table.force(6, 6).attack("h1", *table.zombies("L18", "K17"))
    (fall,) = (each for each in fresh(table) if each.hurts)
    assert (fall.weight, fall.loss, fall.hurts) == ("scene", 2, ("a",))
    assert say(fall.message) == (
        "Zombie 1 and Zombie 2 bite. Soldier 1 (Vera) lies unconscious on L17: the next bite kills. "
        "Can get there in time: Soldier 2 (First-aid kit)."
    )


def test_R21_7_where_nobody_can_help_that_is_said() -> None:
    table = Table(2).dark()
    table.human("h1", "L17", life=1)
    table.force(6, 6).attack("h1", *table.zombies("L18"))
    assert harm(table, "a") == [
        "Zombie 1 bites. Soldier 1 (Vera) lies unconscious on L17: the next bite kills. "
        "Nobody can get there in one turn."
    ]


def test_R13_4_in_the_human_turn_helpers_have_the_actions_that_remain() -> None:
    for spent, told in ((0, "Soldier 2"), (3, "Nobody")):
        table = Table(3)
        table.human("h1", "L17", life=2)
        table.human("h2", "N17").spent = spent
        fresh(table)
        explode(table.s, table["h2"], "K17", 1)
        assert told in harm(table, "a")[0]


def test_R18_1_a_death_says_who_and_whether_he_gets_up_again() -> None:
    table = Table(3, seats=2)
    fresh(table)
    kill(table.s, table.human("h1", "L17"))
    (rises,) = harm(table, "a")
    assert rises == "Soldier 1 (Vera) is dead. In the next zombie turn the body on L17 gets up: 4 actions."
    table.s.fires = ["X1"]
    table.human("h2", "X1")
    fire.consume(table.s)
    assert harm(table, "b") == ["Soldier 2 (Gleb) is dead."]
    assert table["h1"].fell == table["h2"].fell == 2 and not table["h3"].fell


Strike = Callable[[Table], object]


STRIKES: dict[str, tuple[dict[str, str], Strike, str]] = {
    "a helmet": ({}, lambda table: wound(table.s, table.human("h1", "L17", "helmet")), "helmet takes the wound"),
    "a card": ({}, lambda table: play(table, "slip", "h1"), "“Slippery floor” on Soldier 1"),
    "panic": ({}, lambda table: play(table, "panic", "h1 M17"), "runs in panic → M17"),
    "a drop": ({}, lambda table: play(table, "butterfingers", "h1"), "drops: Kitchen knife"),
    "fire": ({"fire": "on"}, lambda table: light(table.s, "L17"), "right under Soldier 1"),
    "the baby": ({"baby": "placed"}, lambda table: burn(table), "lose their next turn"),
    "a crawler": ({"crawlers": "on"}, lambda table: dragged(table), "holds on to Soldier 1"),
    "a barricade": ({}, lambda table: broken(table), "1 opening of 11 is open now"),
}


def play(table: Table, card: str, aim: str) -> None:
    table.hand(card).human("h1", "L17", "knife")
    table.zombies("L18", "K17")
    hand.play(table.s, table.s.hand.cards[0], aim)


def burn(table: Table) -> None:
    table.s.baby = Baby(at="J12")
    light(table.s, "J12")


def dragged(table: Table) -> None:
    table.zombies("L18", kind="crawler")
    table.force(3)
    step(table.s, table.human("h1", "L17"), "L16")


def broken(table: Table) -> None:
    table.barricade(*CLOSED).human("h1", "J12")
    table.zombies("L16", "K16", "L17", "K17")
    table.s.run.events = Table.start(table, Breaking()).events


@pytest.mark.parametrize("what", STRIKES)
def test_what_others_do_to_somebody_is_told_to_him(what: str) -> None:
    options, strike, told = STRIKES[what]
    table = Table(2, seats=2, **options).dark()
    table.human("h1", "L17")
    fresh(table)
    strike(table)
    assert any(told in line for line in harm(table, "a")), what


def test_R30_4_a_theft_is_told_to_whom_it_robs() -> None:
    table = Table(2, seats=2, traitor="on")
    thief = table.s.traitor
    victim = next(each for each in table.s.humans if each != thief)
    table.human(thief, "L17")
    table.human(victim, "L18", "medkit")
    table.begin().aside(thief, "reveal").act(thief, "steal", victim, "medkit#1")
    (event,) = (each for each in table.events if each.hurts)
    assert event.hurts == (table.s.leader(victim),) and event.is_headline and "First-aid kit" in say(event.message)


def test_R17_a_sacrifice_is_told_once() -> None:
    table = Table(2).begin().aside("h1", "sacrifice", "sure")
    assert [each.message.key for each in table.events if each.is_headline] == ["plague-sacrificed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_lost_is_red_on_the_map_and_beside_the_name(language: str) -> None:
    table = Table(2, seats=2)
    table.human("h1", "L17", life=2)
    table.begin()
    lost = {"L17": 2, "h1": 2}
    with_marks, without = (
        compose(PlagueScene(table.s, Texts()(language), NAMES, frozenset(lost), losses=losses)) for losses in (lost, {})
    )
    marks = [each for each in with_marks.placed if each.text == "−2"]
    assert len(marks) == 2 and all(each.whole for each in marks)
    assert not any(each.text == "−2" for each in without.placed)
