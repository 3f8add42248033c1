"""Zombie Plague is quick, and what makes it quick is never out of date."""

from __future__ import annotations

from random import Random

from core.fuzz import play
from plague.kept import outdated, watched
from plague.table import Table

from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import DOOR
from tests.bench.crowd import zombie_turn


def test_what_is_kept_of_the_map_is_what_lies_there() -> None:
    """A random game in which barricades, holes, fires and the basement come and go."""
    settings = PlagueSettings(
        n_humans="2", fire="on", basement="die", armed_start="on", spawn_per_turn="2", spawn_min_distance="3"
    )
    s, _ = play(watched(), settings, ["a", "b", "m"], "kept", Random(2))
    assert s.result is not None


def test_the_map_follows_whatever_is_changed_from_outside() -> None:
    """Without an act in between, as a game master's correction does it."""
    table = Table(2, fire="on", basement="die").barricade("D1", "D2")
    table.zombies("L18", "K16")
    for change in (
        lambda: table.s.barricades.clear(),
        lambda: table.s.holes.append("K15-K16"),
        lambda: setattr(table.s, "entrance", "X1"),
        lambda: table.s.fires.append(table.s.data.searches["X1"]),
        lambda: table.s.fires.clear(),
        lambda: table.s.barricades.append(DOOR),
        lambda: table.human("h1", "L17"),
        lambda: table.zombies("M17", "C5"),
        lambda: table.s.zombies.popitem(),
        lambda: table.human("h2", "K17"),
        lambda: table.s.holes.clear(),
    ):
        assert list(outdated(table.s)) == []
        change()
        assert list(outdated(table.s)) == []


def test_a_turn_of_all_zombies_takes_no_time() -> None:
    """76 of them and 19 humans, in milliseconds of the processor; a fifth of the bound is usual."""
    assert zombie_turn(3) < 50
