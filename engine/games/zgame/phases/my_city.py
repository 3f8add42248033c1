"""MY CITY: the players lay the city, then set-up goes on (O12, O13, O13.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.message import Message
from engine.core.model import Number
from engine.core.secret import Hand
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.hexes import Hex, distance

from ..gangs.names import place_options
from ..state import ZgameState, place_name
from .set_up import LayCity, lay, lay_fixed, shuffled


def steps(s: ZgameState) -> type[Step]:
    """How the city of this table is laid."""
    return {"random": LayCity, "laid": LayTiles, "built": BuildCity}[s.settings.city]


def dispute(s: ZgameState) -> list[str]:
    """The seats in the order of an event drawn from the box, or of one of the pile if the box is empty (R15.4)."""
    pile = s.box.cards or s.events.cards
    event = pile[s.dice.pick(len(pile))]
    order = s.data.events[event].order
    return sorted(s.living, key=lambda seat: order.index(s.gangs[seat].letter))


class LayTiles(Step):
    """The Bases lie; the players put their quarters on free cells of the layout (O12.1)."""

    tiles: dict[str, Hand] = {}
    order: list[str] = []
    turns: Number = 0

    def run(self, s: ZgameState) -> Done | None:
        if not self.order:
            quarters = self.prepare(s)
            self.order = dispute(s)
            self.deal(s, quarters)
        return None if any(hand.cards for hand in self.tiles.values()) else DONE

    def prepare(self, s: ZgameState) -> list[str]:
        """What lies from the beginning is laid; random quarters for the players."""
        lay_fixed(s)
        return shuffled(s.dice, s.data.free_quarters(s.layout))[: len(s.layout.quarters)]

    def deal(self, s: ZgameState, quarters: list[str]) -> None:
        """Each seat gets equally many of them, unseen by the others; of what is left one for those who begin."""
        share, more = divmod(len(quarters), len(s.seats))
        for seat in s.seats:
            number = share + (self.order.index(seat) < more)
            self.tiles[seat] = Hand(owner=seat, cards=sorted(quarters[:number]))
            del quarters[:number]

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D2
        seat = self.order[self.turns % len(self.order)]
        default = partial(self.default, s, seat)
        yield Ask(seat, "tile", partial(self.choice, s, seat), private=True, default=default)

    def choice(self, s: ZgameState, seat: str) -> Chain:
        """A tile, then a cell for it."""
        tiles = [tile for tile in self.tiles[seat].cards if self.cells(s, tile)]
        tile: str = yield One(place_options(tiles))
        cells = {f"{cell.q}.{cell.r}": cell for cell in self.cells(s, tile)}
        numbers = {cell: n for n, cell in enumerate(self.free(s), 1)}
        options = [
            Option(key, partial(_cell, s, cell, numbers[cell]), ref=f"cell-{key}") for key, cell in cells.items()
        ]
        key: str = yield One(options, prompt=partial(s.text, "where"))
        return tile, cells[key]

    def default(self, s: ZgameState, seat: str) -> list[str]:
        """The lowest tile on the first cell (D2)."""
        tile = min(tile for tile in self.tiles[seat].cards if self.cells(s, tile))
        cell = min(self.cells(s, tile), key=lambda cell: (cell.r, cell.q))
        return [tile, f"{cell.q}.{cell.r}"]

    def free(self, s: ZgameState) -> list[Hex]:
        """The free cells of the city, in reading order: everybody knows them by their numbers."""
        taken = {cell.hex for cell in s.cells}
        return [cell for cell in s.layout.quarters if cell not in taken]

    def cells(self, s: ZgameState, tile: str) -> list[Hex]:
        """Where a tile may lie."""
        return self.free(s)

    def on_tile(self, s: ZgameState, ask: Ask, given: tuple[str, Hex]) -> None:
        seat = ask.seats[0]
        tile, cell = given
        self.tiles[seat].cards.remove(tile)
        self.turns += 1
        s.known += 1
        lay(s, tile, (cell.q, cell.r))
        s.tell("lays-tile", weight="detail", who=seat, what=place_name(tile), refs=(tile,))


class BuildCity(LayTiles):
    """Only the Megamall lies; Bases are laid by the players, too, and quarters wherever they like (O13.1)."""

    def prepare(self, s: ZgameState) -> list[str]:
        fixed = s.data.fixed_quarters(s.layout)
        quarters = shuffled(s.dice, s.data.free_quarters(s.layout))[: len(s.layout.quarters)]
        return shuffled(s.dice, [*fixed, *quarters]) if fixed else quarters

    def deal(self, s: ZgameState, quarters: list[str]) -> None:
        super().deal(s, quarters)
        for seat, hand in self.tiles.items():
            hand.cards.append(s.home(seat))

    def free(self, s: ZgameState) -> list[Hex]:
        taken = {cell.hex for cell in s.cells}
        tiles = [cell.hex for cell in s.cells if not s.is_base(cell.id)]
        return sorted(
            {near for cell in tiles for near in cell.neighbours if near not in taken},
            key=lambda cell: (cell.r, cell.q),
        )

    def cells(self, s: ZgameState, tile: str) -> list[Hex]:
        """Next to a tile that is no Base, and for a Base next to no other (O13.2)."""
        free = self.free(s)
        bases = [cell.hex for cell in s.cells if s.is_base(cell.id)]
        if not s.is_base(tile) or not bases:
            return free
        apart = [cell for cell in free if all(distance(cell, base) > 1 for base in bases)]
        if apart:
            return apart
        farthest = max(min(distance(cell, base) for base in bases) for cell in free)
        return [cell for cell in free if min(distance(cell, base) for base in bases) == farthest]


def _cell(s: ZgameState, cell: Hex, number: int) -> Message:
    """A cell by its number and what it touches."""
    near = [laid.id for laid in s.cells if distance(laid.hex, cell) == 1]
    return s.text("cell", number=number, near=[place_name(place) for place in near], n=len(near))
