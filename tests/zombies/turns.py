"""Tables for tests of turns: bare streets, statuses and effects that lie there, and what must hold at rest."""

from __future__ import annotations

from typing import Any, TypeVar

from zombies.card_table import CardTable
from zombies.table import Table

from engine.core.order import Order
from engine.games.zombies.phases.turn import Match
from engine.games.zombies.state import Effect, EffectName, Status, StatusName
from engine.games.zombies.steps.move import Move, moving

T = TypeVar("T", bound=Table)


def bare(players: int = 2, **options: Any) -> CardTable:
    """No tile and no card can be drawn; the cards lie in the box for a test to take."""
    table = CardTable(players, **options)
    table.pile()
    table.s.box += table.s.deck.cards
    table.s.deck.cards = []
    return table


def street(players: int = 2, length: int = 4, **options: Any) -> CardTable:
    """Straight streets east of the Town Square: 0.6, 1.4, 1.5, 1.6, 2.4 and so on."""
    table = bare(players, **options)
    for number in range(1, length + 1):
        table.tile(f"T{14 + number}", number, 0, 1)
    return table


def store(players: int = 2, **options: Any) -> CardTable:
    """A Drug Store, #1 east of the Town Square: rooms 1.1, 1.2, 1.3, a door from 1.2 to 1.5, a road 1.4, 1.5, 1.6."""
    table = bare(players, **options)
    table.tile("T04", 1, 0)
    return table


def at(n: int, table: Table) -> CardTable:
    """The turn of seat a begins with step ``n``; the turns after it follow."""
    assert isinstance(table, CardTable)
    return table.turn(n)


def plaza(players: int = 2, **options: Any) -> CardTable:
    """The Helipad, #1 east of the Town Square."""
    table = bare(players, **options)
    table.tile("T02", 1, 0)
    return table


def free(table: T) -> T:
    """A zombie that can go two ways stands far off, so that the turn stops at step 5."""
    table.zombies(f"{len(table.s.tiles) - 1}.5")
    return table


def match(table: T) -> T:
    """The game begins with the turn of the active seat."""
    table.start(Match())
    return table


def move(table: Table) -> Move:
    """The step 4 that is running."""
    found = moving(table.s)
    assert found
    return found


def points(table: Table) -> int:
    """Those left in step 4."""
    return move(table).left(table.s)


def go(table: T, *words: str) -> T:
    """A way of seat a word by word, as long as the points last or until "end"."""
    table.answer("a", "move", "path", *words)
    return table


def status(table: T, seat: str, name: StatusName, by: str = "b", armed: bool = False) -> T:
    table[seat].statuses.append(Status(name=name, by=by, armed=armed))
    return table


def effect(table: T, name: EffectName, owner: str = "b") -> T:
    table.s.effects.append(Effect(name=name, owner=owner))
    return table


def order_card(table: Table, seat: str, name: str, target: str, when: str) -> None:
    """A seat plays a card on another one, once, as soon as it can or when their turn begins."""
    table.s.given += 1
    arg = [name, target, when]
    given = Order(id=table.s.given, seat=seat, kind="card", mode="once", policy="play", arg=arg)
    table.s.orders.append(given)


def pass_by(table: Table, turns: int) -> Table:
    """So many turns in which everybody takes the default."""
    number = table.s.number
    while not table.s.over and table.s.number < number + turns:
        seat, kind = table.open()[0]
        table.answer(seat, kind, *table.default(seat, kind))
    return table


def at_rest(table: Table) -> None:
    """Running on changes nothing, and every question has a legal answer and a default."""
    before = table.s.model_dump(mode="json")
    table.resume()
    assert table.events == [] and table.s.model_dump(mode="json") == before
    for seat, kind in table.open():
        assert table.words(seat, kind) and table.default(seat, kind)
