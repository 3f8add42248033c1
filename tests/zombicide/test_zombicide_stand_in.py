"""The automated player of Zombicide (section 11)."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import play
from zombicide.box import box
from zombicide.table import Table, game

from engine.games.zombicide.player import full, goals
from engine.games.zombicide.settings import ZombicideSettings


@pytest.mark.parametrize("mission", ["m1", "m4", "m9"])
def test_it_plays_a_mission_to_its_end_and_takes_cards(mission: str) -> None:
    settings = ZombicideSettings(mode="single", mission=mission)
    s, log = play(game(), settings, [*"abc"], f"auto{mission}", Random(1), player="stand-in")
    assert s.verdict and any(act.words[0] == "take" for act in log if act.act == "answer")
    assert "gone" in s.objectives.values() or "up" in s.objectives.values()


def test_it_does_what_the_mission_wants_before_it_searches() -> None:
    table = Table()
    table["s1"].at = "8R.A"
    table.turn()
    assert full.words(table.s, "s1") == ["take"]
    table.s.objectives["m2-3"] = "gone"
    assert full.words(table.s, "s1")[0] == "move"


def test_it_goes_round_crowds_and_through_doors_that_it_can_open() -> None:
    table = Table()
    table["s1"].at = "8R.A"
    table.s.objectives = dict.fromkeys(table.s.objectives, "gone") | {"m2-4": "down"}
    table.survivor("s1", "8R.A", "crowbar")
    table.turn()
    assert goals.way_on(table.s, table["s1"]) == ["door", "8R:13-12"]
    table.opened("8R:13-12").zombies("8R.b", 9)
    assert goals.way_on(table.s, table["s1"]) != ["move", "8R.b"]


def test_it_chooses_the_option_that_is_worth_most() -> None:
    card = box().missions["m4"].cards["m4-2"]
    choice = card.effect[0]
    cut, shoot, leave = (full.worth(each.effect) for each in choice.options)  # type: ignore[union-attr]
    assert cut > shoot > leave
