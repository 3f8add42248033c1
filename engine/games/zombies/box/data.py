"""Tiles and event cards of Zombies!!!: what each may be and what the whole box must fulfil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.core.rows import Box, Fault, Row, Rows

from .city import BLOCKED, CENTRE, MIDDLE, ROAD, ROOM, Atlas
from .judgement import Levels

TileKind = Literal["start", "helipad", "named", "street"]
CardKind = Literal["instant", "attach", "item"]
Square = Annotated[int, Field(ge=1, le=9)]
Count = Annotated[int, Field(ge=0, le=9)]
TOWN, HELIPAD = "T01", "T02"
COPIES = 9
"""The most cards of one name."""
NAMES = (
    "adrenaline_rush", "all_the_marbles", "alternate_food_source", "bad_sense_of_direction", "brain_cramp",
    "butter_fingers", "chainsaw", "claustrophobia", "couldnt_get_worse", "fear", "fire_axe", "first_aid_kit",
    "grenade", "hey_look_a_shotgun", "hysterical_paralysis", "i_dont_think_theyre_dead", "keys_are_still_in_it",
    "lots_of_ammo", "molotov_cocktail", "much_needed_rest", "skateboard", "slight_miscalculation", "this_isnt_so_bad",
    "were_screwed", "where_did_everybody_go", "your_shoes_untied", "zombie_master",
)  # fmt: skip
"""The names of the event cards; what each does is code (2.4)."""


class Tile(Row):
    """A map tile (2.2, 2.3). ``rows`` from north to south: R room, . road, # blocked."""

    id: Annotated[str, StringConstraints(pattern=r"^T\d\d$")]
    kind: TileKind
    rows: Annotated[tuple[str, str, str], Field(strict=False)]
    exits: Annotated[str, StringConstraints(pattern=r"^N?E?S?W?$", min_length=1)]
    doors: Annotated[tuple[Annotated[tuple[Square, Square], Field(strict=False)], ...], Field(strict=False)] = ()
    zombies: Count = 0
    life: Count = 0
    bullets: Count = 0
    late: bool = False
    sign: Annotated[str, StringConstraints(pattern=r"^[a-z_]*$")] = ""
    """Key of the lettering on a street without a name of its own (R2.6)."""

    def letter(self, square: int) -> str:
        """What the square (1–9 in reading order, unrotated) is."""
        return self.rows[(square - 1) // 3][(square - 1) % 3]

    @property
    def rooms(self) -> list[int]:
        return [n for n in range(1, 10) if self.letter(n) == ROOM]

    @property
    def roads(self) -> list[int]:
        return [n for n in range(1, 10) if self.letter(n) == ROAD]

    def _faults(self) -> Iterator[Fault]:
        if any(len(row) != 3 or set(row) - {ROOM, ROAD, BLOCKED} for row in self.rows):
            yield ("rows",), "three strings of three out of R, . and #"
            return
        for side in self.exits:
            if self.letter(MIDDLE[side]) != ROAD:
                yield ("exits",), f"no road leaves the middle of side {side}"
        for pair in self.doors:
            if {self.letter(square) for square in pair} != {ROOM, ROAD} or not _adjacent(*pair):
                yield ("doors",), f"{pair[0]}-{pair[1]} does not join a room and a road beside it"
        space = len(self.rooms if self.kind == "named" else self.roads)
        if self.zombies > space:
            yield ("zombies",), f"{self.zombies} zombies, but {space} squares for them"
        if self.life + self.bullets > (len(self.rooms) if self.kind == "named" else 0):
            yield ("life",), "more tokens than rooms for them"
        if self.kind == "named" and not self.doors:
            yield ("doors",), "a building needs a door"
        if self.kind != "named" and (self.rooms or self.doors):
            yield ("rows",), "rooms and doors belong to named buildings only"
        if self.kind == "street" and self.zombies != len(self.exits):
            yield ("zombies",), "a street has as many zombies as exits"
        if self.kind == "helipad" and (len(self.roads) != 9 or len(self.exits) != 4):
            yield ("rows",), "the helipad is nine squares of road with four exits"
        if self.kind == "start" and (self.letter(CENTRE) != ROAD or self.zombies or self.late):
            yield ("kind",), "the start is an empty tile with a road in its centre"


def _adjacent(a: int, b: int) -> bool:
    (row, column), (other_row, other_column) = divmod(a - 1, 3), divmod(b - 1, 3)
    return abs(row - other_row) + abs(column - other_column) == 1


class Card(Row):
    """An event card name (2.4): its kind, whether it counts as a weapon, the buildings it needs, its copies."""

    id: str
    kind: CardKind
    weapon: bool = False
    needs: Annotated[tuple[str, ...], Field(strict=False)] = ()
    """Tiles in a room of one of which the pawn must stand to play it (R14.1)."""


class Copy(Row):
    """One of the cards of the deck (2.5); ``alt_out`` if the alternative rules take it out (S4)."""

    id: Annotated[str, StringConstraints(pattern=r"^E\d\d$")]
    card: str
    alt_out: bool = False


class ZombiesData(Box):
    """The box, sound as a whole, be it ours or an administrator's."""

    tiles: Rows[Tile]
    cards: Rows[Card]
    deck: Rows[Copy]
    player: Levels

    @cached_property
    def atlas(self) -> Atlas:
        """Cities built of these tiles."""
        return Atlas(self.tiles)

    def card(self, copy: str) -> Card:
        """The card of which this is a copy."""
        return self._card_of[copy]

    def alike(self, copy: str) -> str:
        """What equal copies have in common: the id of their card; of something hidden, only itself."""
        card = self._card_of.get(copy)
        return copy if card is None else card.id

    @cached_property
    def _card_of(self) -> Mapping[str, Card]:
        return {id: self.cards[copy.card] for id, copy in self.deck.items()}

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        kinds = Counter(tile.kind for tile in self.tiles.values())
        for id, kind in ((TOWN, "start"), (HELIPAD, "helipad")):
            if kinds[kind] != 1 or id not in self.tiles or self.tiles[id].kind != kind:
                yield ("tiles",), f"{id} must be the only tile of kind {kind!r}"
        for name in NAMES:
            if name not in self.cards:
                yield ("cards",), f"{name!r} is missing"
        for name, card in self.cards.items():
            if name not in NAMES:
                yield ("cards", name, "id"), "there is no rule for this name"
            for tile in card.needs:
                if tile not in self.tiles or self.tiles[tile].kind != "named":
                    yield ("cards", name, "needs"), f"{tile!r} is no named building"
        copies = Counter(copy.card for copy in self.deck.values())
        for id, copy in self.deck.items():
            if copy.card not in self.cards:
                yield ("deck", id, "card"), f"there is no card {copy.card!r}"
            elif copies[copy.card] > COPIES:
                yield ("deck", id, "card"), f"more than {COPIES} cards of one name"
