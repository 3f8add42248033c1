"""Moments of Zombies!!! in which each of its questions is open, in both modes, laid on a table of the simulation."""

from __future__ import annotations

from collections.abc import Callable

from simulated import World
from zombies.card_table import END, MOVE, ZOMBIES, CardTable
from zombies.turns import plaza, status

from engine.games.zombies.steps.move import Move

TILE, FIGHT = 1, 2
FREE = ("adrenaline_rush", "this_isnt_so_bad")
"""Cards that can be played nearly always, so that a question is worth asking."""


def _table(mode: str, **options: str) -> CardTable:
    table = CardTable(2, mode=mode, **options).city().zombies("1.1", "1.3", "2.2", "3.5", "4.5").tokens("life", "1.1")
    return table.give("a", trophies=4).give("b", trophies=3).hand("a", *FREE).hand("b", "slight_miscalculation", "fear")


def _walking(table: CardTable) -> CardTable:
    """Step 4 of the turn of seat a, after the roll if there is one."""
    table.force(6).turn(MOVE)
    if isinstance(step := table.s.stack[-1], Move) and not step.known:
        table.answer("a", "move", "roll")
    return table


def _auction(mode: str, style: str) -> CardTable:
    return _table(mode, helipad_rule="auction", auction_style=style).pile("T02", "T16")


def place(mode: str) -> CardTable:
    return _table(mode).pile("T23", "T15").turn(TILE)


def fill(mode: str) -> CardTable:
    table = _table(mode).pile("T07", "T15").turn(TILE)
    return table.answer("a", "place", "hand", *table.default("a", "place"))


def fight(mode: str) -> CardTable:
    return _table(mode).pile("T15").pawn("a", "3.5").turn(FIGHT)


def wound(mode: str) -> CardTable:
    return fight(mode).force(1).answer("a", "fight", "roll")


def kit(mode: str) -> CardTable:
    """Cards in play could answer the failed roll."""
    table = _table(mode).play("a", "first_aid_kit").play("a", "lots_of_ammo")
    return table.pile("T15").pawn("a", "3.5").turn(FIGHT).force(1).answer("a", "fight", "roll")


def around(mode: str) -> CardTable:
    """Zombies stand on the straight way to 1.3, which a detour avoids."""
    table = plaza(mode=mode).pawn("a", "1.1").zombies("1.2", "1.5").give("a", lives=5, trophies=4).hand("a", *FREE)
    return _walking(table)


def ahead(mode: str) -> CardTable:
    """A zombie stands on the way to 3.6; the first roll against it will fail."""
    table = _walking(_table(mode))
    return table.force(1, 6)


def far(mode: str) -> CardTable:
    """More squares are in reach than a list holds."""
    table = CardTable(2, mode=mode).tile("T02", 0, 1).tile("T27", 1, 0).tile("T28", -1, 0).tile("T29", 0, -1)
    table.tile("T30", 2, 0).tile("T15", -2, 0, 1).tile("T16", 0, -2)
    return _walking(table.give("a", lives=5).play("a", "skateboard").hand("a", *FREE))


def repair(mode: str) -> CardTable:
    """Both dice have failed, so that there is a choice between them."""
    table = _table(mode).hand("b", "i_dont_think_theyre_dead").force(2, 3).give("a", bullets=5).turn(END)
    return table.plays("b", "i_dont_think_theyre_dead", "a")


def cramp(mode: str) -> CardTable:
    """The other player decides where the pawn goes (R15.5)."""
    return status(_table(mode), "a", "brain_cramp", "b").force(4).turn(MOVE)


def walk(mode: str) -> CardTable:
    """The points are known."""
    return _walking(_table(mode))


def use(mode: str) -> CardTable:
    return _table(mode).play("a", "lots_of_ammo").turn(MOVE)


MOMENTS: dict[str, tuple[str, str, Callable[[str], CardTable]]] = {
    "place": ("a", "place", place),
    "fill": ("a", "fill", fill),
    "bid": ("a", "bid", lambda mode: _auction(mode, "live").turn(TILE)),
    "maximum": ("a", "maximum", lambda mode: _auction(mode, "proxy").turn(TILE)),
    "lodge": ("a", "lodge", lambda mode: _walking(_auction(mode, "proxy"))),
    "fight": ("a", "fight", fight),
    "wound": ("a", "wound", wound),
    "kit": ("a", "wound", kit),
    "repair": ("a", "repair", repair),
    "move": ("a", "move", lambda mode: _table(mode).turn(MOVE)),
    "walk": ("a", "move", walk),
    "around": ("a", "move", around),
    "ahead": ("a", "move", ahead),
    "far": ("a", "move", far),
    "cramp": ("b", "move", cramp),
    "zombie": ("a", "zombie", lambda mode: _table(mode).force(3).turn(ZOMBIES)),
    "discard": ("a", "discard", lambda mode: _table(mode).turn(END)),
    "card": ("b", "card", walk),
    "use": ("a", "use", use),
}
"""The seat that is asked, the kind of question, and how it comes to it."""


async def lay(w: World, moment: str, mode: str = "alt") -> tuple[str, str]:
    """Begin a game of two and let it come to this moment; the name of who is asked, and the kind of question."""
    seat, kind, made = MOMENTS[moment]
    await w.begun("Ann", "Bob", game="zombies", mode=mode)
    await w.arrange(made(mode).s)
    await w.env.settle()
    await w.reload()
    assert any(decision.kind == kind for decision in w.session.offered(seat)), moment
    return w.name_at(seat), kind
