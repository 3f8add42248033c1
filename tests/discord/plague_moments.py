"""Moments of Zombie Plague in which each of its questions is open, laid on a table of the simulation."""

from __future__ import annotations

from collections.abc import Callable

from kit.table import GameTable
from moments import Staged
from plague.table import Table, game
from simulated import World

from engine.core.runner import start
from engine.core.step import Step
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.entry import Entry
from engine.games.plague.humans.harm import kill
from engine.games.plague.phases.set_up import SET_UP
from engine.games.plague.phases.turn import HumanTurn, Match, Round
from engine.games.plague.phases.zombie_turn import Breaking, Rising, ZombieTurn
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import ZOMBIES, PlagueState

EVERYTHING = {"fire": "on", "basement": "card", "crawlers": "on", "baby": "card", "traitor": "on", "crazy": "keep"}
DARK = (Breaking, Rising, Entry, Acting)
"""The parts of a zombie turn that ask, the first of them its second part."""


def fresh(**options: str) -> PlagueState:
    """The first question of a game of two humans, whose zombies a person leads."""
    settings = PlagueSettings.model_validate({"n_humans": "2", **options})
    return game().set_up(settings, ["a", ZOMBIES], "moment")[0]


def _table() -> Table:
    """Two humans in the house, a wounded one and an armed one, with zombies beside them."""
    table = Table(2, **EVERYTHING)
    table.human("h1", "K15", "bat", "bat", "pistol", "medkit")
    table.human("h2", "J15", life=2)
    table.zombies("L15", "K19")
    table.zombies("X19", kind="crawler")
    table.hand("howl", "smash", "empty_drawers", "fog")
    table.s.traps.get()["X1"] = table.s.hand.cards.pop()
    table.s.laid = 1
    return table


def _human_turn() -> PlagueState:
    s = _table().s
    s.stack = [Match(at=len(SET_UP)), Round(at=1)]
    return _run(s, HumanTurn())


def _zombie_turn(table: Table, step: Step) -> PlagueState:
    """The zombie turn has come to this step."""
    s = table.dark().s
    s.stack = [Match(at=len(SET_UP)), Round(at=2), ZombieTurn(at=2 + DARK.index(type(step)))]
    return _run(s, step)


def _run(s: PlagueState, step: Step) -> PlagueState:
    for each in s.stack:
        s.enter(each)
    s.auto = True
    start(s, step)
    while (act := game().follow(s)) is not None:
        game().apply(s, act)
    return s


def kindle() -> PlagueState:
    """The humans stand on the board, and fires are laid."""
    s = fresh(fire="on")
    for human in s.humans.values():
        human.at = {"h1": "A20", "h2": "X20"}[human.id]
    s.stack = []
    return _run(s, Match(at=len(SET_UP) - 1))


def crush() -> PlagueState:
    table = _table().barricade("I5", "I6")
    table.zombies("P11", "P12", "P13", "P14")
    return _zombie_turn(table, Breaking())


def rise() -> PlagueState:
    table = _table()
    table["h2"].at = "O7"
    kill(table.s, table["h2"])
    table.zombies("O7")
    return _zombie_turn(table, Rising())


def howl() -> PlagueState:
    s = _zombie_turn(_table(), Acting())
    return GameTable(game(), s).answer(ZOMBIES, "horde", "card", "howl").s


MOMENTS: dict[str, tuple[str, Callable[[], PlagueState]]] = {
    "character": ("a", lambda: fresh(characters="draft")),
    "start": ("a", fresh),
    "kindle": (ZOMBIES, kindle),
    "act": ("a", _human_turn),
    "aside": ("a", _human_turn),
    "crush": (ZOMBIES, crush),
    "rise": (ZOMBIES, rise),
    "enter": (ZOMBIES, lambda: _zombie_turn(_table(), Entry())),
    "horde": (ZOMBIES, lambda: _zombie_turn(_table(), Acting())),
    "howl": (ZOMBIES, howl),
}


async def seated(w: World) -> None:
    """Ann leads the humans, Bob the dead, of a game that has begun."""
    await w.open("Ann", "plague")
    await w.seat("Bob")
    await w.press("Bob", "role", ZOMBIES, "take")
    await w.press("Ann", "begin")
    await w.reload()


PLAGUE = Staged(game(), MOMENTS, seated, ("aside",))
