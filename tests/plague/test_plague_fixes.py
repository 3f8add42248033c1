"""Corrections of Zombie Plague (section 9): each does what it says, and leaves a table on which one can play on."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import random_fix
from kit.fixing import Fixer
from plague.table import Table, game

from engine.core.errors import Illegal
from engine.core.runner import awaited
from engine.games.plague.fixes import FIXES
from engine.games.plague.phases.zombie_turn import ZombieTurn
from engine.games.plague.state import CAR


def busy() -> Table:
    """A table with a bit of everything."""
    table = Table(3, seats=2, fire="on", basement="die", crawlers="on", crazy="keep", traitor="on")
    table.human("h1", "J11", "pistol", "bat")
    table.human("h2", "K13", life=0)
    table.zombies("L17", "L18")
    table.zombies("M17", kind="crawler")
    table.s.fires = ["A20"]
    return table.barricade("D1")


def fix(table: Table, name: str, *words: str) -> Table:
    """A game master corrects something."""
    table.events = Fixer(game(), table.s).apply(name, *words)
    return table


@pytest.mark.parametrize("name", [each.name for each in FIXES])
def test_every_correction_leaves_a_table_to_play_on(name: str) -> None:
    for n in range(3):
        table = busy()
        table.start(ZombieTurn()) if n % 2 else table.begin()
        op = random_fix(game(), table.s, name, Random(n))
        if op is None:
            continue
        try:
            fix(table, op.fix, *op.words)
        except Illegal:
            continue
        assert table.events and (table.s.over or awaited(table.s))
        assert not game().check(table.s)


def test_what_corrections_do() -> None:
    table = busy().begin()
    fix(table, "place", "h1", CAR)
    assert table["h1"].at == CAR and table["h1"].door == "B14"
    fix(table, "place", "z1", "L20")
    assert table.s.zombies["z1"].at == "L20"
    fix(table, "lives", "h2", "3")
    assert table["h2"].life == 3 and table.left("h2") == 4
    fix(table, "thing", "bat#1", "h2")
    assert table["h2"].cards == ["bat#1"]
    fix(table, "weapon", "pistol#1", "empty")
    assert table.s.empty == ["pistol#1"]
    fix(table, "barricade", "L15-L16")
    assert not table.s.barricades
    fix(table, "zombie", "add", "crawler", "X20")
    assert table.s.zombies["c2"].at == "X20"
    fix(table, "death", "h3", "rises")
    assert table["h3"].dead and "h3" in table.s.corpses
    fix(table, "place", "h3", "X1")
    assert not table["h3"].dead and not table.s.corpses and table["h3"].life == 0


def words(table: Table, name: str, *before: str) -> list[str]:
    """The next words that a correction offers."""
    return Fixer(game(), table.s).words(name, *before)


def test_place_puts_figures_onto_free_squares() -> None:
    table = busy().begin()
    assert words(table, "place") == ["h1", "h2", "h3", "z1", "z2", "c1"]
    found = words(table, "place", "h1")
    assert found[0] == CAR and not {"J11", "K13", "L17", "C12", "J5x"} & {*found} and "L20" in found
    assert CAR not in words(table, "place", "z1")
    table.s.exploded = True
    assert CAR not in words(table, "place", "h1")
    table["h1"].carries, table["h2"].at, table["h1"].lifted = "h2", "", "L18"
    table.s.zombies["c1"].holds = "h2"
    fix(table, "place", "h2", "L20")
    assert (table["h2"].at, table["h2"].path, table["h2"].door) == ("L20", ["L20"], "")
    assert not table["h1"].carries and not table["h1"].lifted and not table.s.zombies["c1"].holds


def test_place_brings_back_the_dead() -> None:
    table = busy()
    table.risen("X20", "h3")
    table.begin()
    fix(table, "place", "h3", "X1")
    assert not table["h3"].dead and "r3" not in table.s.zombies and table.s.fallen == 0
    table.sound()


def test_lives_and_actions_of_the_living() -> None:
    table = busy()
    table["h3"].dead, table["h3"].at, table["h3"].life = True, "", 0
    table.begin()
    assert (
        words(table, "lives")
        == words(table, "actions")
        == words(table, "death")
        == words(table, "done")
        == ["h1", "h2"]
    )
    assert words(table, "lives", "h1") == ["0", "1", "2", "3", "4"]
    assert words(table, "actions", "h1") == [str(n) for n in range(21)]
    table["h1"].aimed = True
    fix(table, "lives", "h1", "1")
    assert table["h1"].aimed and table.told("fix-did-lives")[0] | {"figure": ""} == {
        "figure": "",
        "before": 4,
        "after": 1,
    }
    fix(table, "actions", "h1", "1")
    assert table["h1"].spent == 1
    fix(table, "lives", "h2", "2")
    fix(table, "lives", "h1", "0")
    assert not table["h1"].aimed, "he can do nothing any more"
    fix(table, "lives", "h1", "3")
    fix(table, "done", "h2", "on")
    assert table["h2"].done
    fix(table, "done", "h2", "off")
    assert not table["h2"].done
    assert words(table, "done", "h2") == ["on", "off"]
    assert words(table, "death", "h2") == ["rises", "stays"]


def test_death_with_and_without_rising() -> None:
    for how, corpses in (("rises", {"h1": "J11"}), ("stays", {})):
        table = busy().begin()
        fix(table, "lives", "h2", "2")
        fix(table, "death", "h1", how)
        assert table["h1"].dead and table.s.corpses == corpses and table.s.piles["J11"] == ["pistol#1", "bat#1"]


def test_zombies_come_and_go() -> None:
    table = busy().begin()
    reserve, tokens = table.s.reserve, table.s.tokens
    assert words(table, "zombie", "add") == ["zombie", "crawler", "crazy"]
    fix(table, "zombie", "add", "zombie", "X20")
    fix(table, "zombie", "add", "crazy", "X19")
    assert (table.s.reserve, table.s.tokens, table.s.zombies["m1"].kind) == (reserve - 2, tokens - 1, "crazy")
    assert words(table, "zombie", "remove") == ["z1", "z2", "c1", "z3", "m1"]
    fix(table, "zombie", "remove", "z3")
    assert table.s.reserve == reserve and "z3" not in table.s.zombies
    assert "X19" not in words(table, "zombie", "add", "zombie"), "taken"
    table.s.reserve, table.s.tokens = 1, 0
    assert words(table, "zombie", "add") == ["crawler"]
    table.s.reserve = 0
    assert words(table, "zombie", "add") == []


def test_things_go_anywhere() -> None:
    table = busy().begin()
    table.s.piles = {"X20": [table.card("knife")]}
    found = words(table, "thing")
    assert "basement#1" not in found
    assert {"pistol#1", "knife#1", "bat#2"} <= {*found} and len(found) == len(set(found))
    assert words(table, "thing", "bat#1") == ["h1", "h2", "h3", "discard", "deck", "ground"]
    fix(table, "thing", "knife#1", "deck")
    assert table.s.search.cards[-1] == "knife#1" and not table.s.piles and table.log == ["fix-did-hidden"]
    fix(table, "thing", "knife#1", "ground", "J11")
    assert table.s.piles == {"J11": ["knife#1"]} and "knife#1" not in table.s.search.cards
    assert table.log == ["fix-did-thing"]
    fix(table, "thing", "bat#1", "ground", "J11")
    assert table.s.piles == {"J11": ["knife#1", "bat#1"]} and table["h1"].cards == ["pistol#1"]
    fix(table, "thing", "bat#1", "discard")
    assert table.s.discard == ["bat#1"] and table.s.piles == {"J11": ["knife#1"]}
    table.sound()


def test_firearms_are_loaded_and_emptied() -> None:
    table = busy().begin()
    table.human("h2", "", "doublebarrel")
    assert words(table, "weapon") == ["pistol#1", "doublebarrel#1"]
    assert words(table, "weapon", "pistol#1") == ["loaded", "empty"]
    table.s.empty, table.s.marked = ["pistol#1"], ["doublebarrel#1"]
    fix(table, "weapon", "doublebarrel#1", "empty")
    assert table.s.empty == ["pistol#1", "doublebarrel#1"] and not table.s.marked
    fix(table, "weapon", "pistol#1", "loaded")
    assert table.s.empty == ["doublebarrel#1"]


def test_cards_of_the_zombie_player() -> None:
    table = busy().hand("fog", "slip", "slip").begin()
    assert words(table, "hand") == ["to_hand", "to_rest"] and words(table, "hand", "to_rest") == ["fog", "slip"]
    fix(table, "hand", "to_rest", "slip")
    assert len(table.s.hand) == 2
    fix(table, "hand", "to_hand", "howl")
    assert [each.partition("#")[0] for each in table.s.hand.cards] == ["fog", "slip", "howl"]
    table.sound()


def test_tokens_on_the_map() -> None:
    table = busy().begin()
    assert "L15-L16" in words(table, "barricade") and "C9-C10" not in words(table, "barricade")
    assert "basement" not in words(table, "barricade")
    table.s.entrance = "X1"
    fix(table, "barricade", "basement")
    assert table.s.barricades == ["L15-L16", "basement"]
    fix(table, "entrance", "X2")
    assert (table.s.entrance, table.s.barricades) == ("X2", ["L15-L16"])
    assert words(table, "entrance") == ["X1", "X2", "X3", "X4", "X5", "X6"]
    openings = [each for each in words(table, "barricade") if each not in ("basement", "L15-L16")]
    table.s.barricades += openings[:14]
    assert words(table, "barricade") == [each for each in table.s.grid.edges if each in table.s.barricades]
    fix(table, "fire", "A20")
    assert table.s.fires == []
    fix(table, "fire", "A19")
    assert table.s.fires == ["A19"] and "C12" not in words(table, "fire") and "J1" in words(table, "fire")
    table.s.fires = sorted(table.s.grid.floor)[:40]
    assert {*words(table, "fire")} == {*table.s.fires}


def test_searches_engine_and_round() -> None:
    table = busy().begin()
    assert words(table, "searched") == ["X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8"]
    assert words(table, "searched", "X1") == ["h1", "h2", "h3"]
    fix(table, "searched", "X1", "h1")
    assert table.s.searched == {"X1": ["h1"]}
    fix(table, "searched", "X1", "h1")
    assert table.s.searched == {"X1": []}
    assert words(table, "engine") == ["on", "off"]
    fix(table, "engine", "on")
    assert table.s.running
    fix(table, "engine", "off")
    assert not table.s.running
    table.s.exploded = True
    assert words(table, "engine") == []
    assert words(table, "round") == [str(n) for n in range(1, 100)]
    fix(table, "round", "7")
    assert table.s.round == 7 and table.told("fix-did-round") == [{"before": 2, "after": 7}]


def test_nobody_becomes_the_traitor_once_he_is_revealed_or_there_is_none() -> None:
    table = busy().begin()
    assert words(table, "traitor") == ["h1", "h2", "h3"]
    for role in table.s.roles.values():
        role.open(table.s)
    assert words(table, "traitor") == []
    assert words(Table(2).begin(), "traitor") == []


def test_what_is_hidden_is_told_as_hidden() -> None:
    table = busy().begin()
    other = next(each for each in ("h1", "h2", "h3") if each != table.s.traitor)
    fix(table, "traitor", other)
    assert table.s.traitor == other
    public = [event for event in table.events if not event.only]
    assert all(other not in str(event.message) for event in public)
    assert not {"thing", "hand", "traitor"}.intersection(each.name for each in FIXES if each.public)
