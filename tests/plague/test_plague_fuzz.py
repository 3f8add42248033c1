"""Whole games of Zombie Plague: random, default and automated players, every expansion; replay, saving, secrecy."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from plague.kept import watched
from plague.table import Table, game

from engine.core.runner import awaited
from engine.core.view import view
from engine.games.plague.settings import PlagueSettings

SEATS = ["a", "b", "m"]
ALONE: Mapping[str, Mapping[str, str]] = {
    "fire": {"fire": "on", "fire_rolls": "each_turn"},
    "basement": {"basement": "die", "basement_dwellers": "2"},
    "crawlers": {"crawlers": "on", "crawler_weight": "half"},
    "baby": {"baby": "placed"},
    "traitor": {"traitor": "on"},
    "crazy": {"crazy": "keep"},
}
"""The options that bring each expansion."""
SHORT = {"n_humans": "2", "spawn_per_turn": "2", "spawn_min_distance": "3"}
"""So that random humans do not live long."""


def mixed(random: Random) -> PlagueSettings:
    """Any options in any combination, for few humans."""
    chosen = {o.field: random.choice(o.values) for o in game().options if random.random() < 0.5}
    return PlagueSettings.model_validate({**chosen, "n_humans": random.choice("12")})


@pytest.mark.parametrize("part", range(2))
def test_random_games_end_in_a_sound_state(part: int) -> None:
    """The first of each part in depth; `make fuzz` plays many more."""
    for n in range(part, 4, 2):
        random = Random(n)
        settings = mixed(random).model_copy(update={"spawn_min_distance": "3"})
        s, _ = play(game(), settings, SEATS, f"fuzz{n}", random, deep=n == 0)
        assert s.result is not None and not s.stack


@pytest.mark.parametrize("one", ALONE)
def test_each_expansion_alone(one: str) -> None:
    """Those for one human are short; pairs and any sets are played by `make fuzz`."""
    humans = {"n_humans": "2" if one == "traitor" else "1"}
    settings = PlagueSettings.model_validate({**SHORT, **ALONE[one], **humans})
    s, _ = play(watched(), settings, SEATS, one, Random(one))
    assert s.result is not None


def test_I23_the_log_leads_to_the_same_bytes() -> None:
    random = Random(5)
    settings = PlagueSettings.model_validate({**SHORT, **{k: v for each in ALONE.values() for k, v in each.items()}})
    s, log = play(game(), settings, SEATS, "all", random)
    assert game().dump(replayed(game(), settings, SEATS, "all", log)) == game().dump(s)


def hidden() -> Table:
    """Two people, one of whom leads the traitor; a hand and a trap of the Zombie Player."""
    table = Table(2, seats=2, traitor="on", basement="card", baby="card")
    copy = table.s.hand.cards.pop()
    table.s.traps.get()["X1"] = copy
    table.s.laid = 1
    table.human("h1", "O5", "medkit")
    table.zombies("O7")
    return table


def test_I22_hand_traps_decks_and_traitor_show_nowhere() -> None:
    for n in range(4):
        assert_secret(game(), hidden().begin().s, Random(n))
    roles = hidden().s.roles
    assert {len(each.seats) for each in roles.values()} == {1}, "who knows something is the same for all"


def test_the_program_plays_a_whole_game_and_says_why() -> None:
    """A human of the program against the program; each answer has a reason."""
    s, log = play(game(), PlagueSettings(n_humans="1"), ["a", "m"], "rate0", Random(0), player="stand-in")
    assert s.result is not None and s.searched
    s, _ = game().set_up(PlagueSettings(n_humans="1"), ["a", "m"], "rate0")
    for act in log[:12]:
        for decision in awaited(s):
            words = game().stand_in(view(s, decision.seats[0]), decision)
            assert words and (decision.kind == "start" or game().reason(s, decision, words))
        game().apply(s, act)
