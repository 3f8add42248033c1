"""Corrections of Zombie Plague (section 9): each does what it says, and leaves a table on which one can play on."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import random_fix
from plague.table import Table, game

from engine.core.act import Correct, FixOp
from engine.core.errors import Illegal
from engine.core.runner import awaited
from engine.games.plague.fixes import FIXES
from engine.games.plague.state import CAR
from engine.games.plague.zombie_turn import ZombieTurn


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
    op = FixOp(fix=name, words=list(words))
    table.events = game().apply(table.s, Correct(ops=[op]))
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


def test_what_is_hidden_is_told_as_hidden() -> None:
    table = busy().begin()
    other = next(each for each in ("h1", "h2", "h3") if each != table.s.traitor)
    fix(table, "traitor", other)
    assert table.s.traitor == other
    public = [event for event in table.events if not event.only]
    assert all(other not in str(event.message) for event in public)
    assert not {"thing", "hand", "traitor"}.intersection(each.name for each in FIXES if each.public)
