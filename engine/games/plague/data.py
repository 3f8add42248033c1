"""The map, cards, characters and counts of Zombie Plague: what each may be, and what all must fulfil together (2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.core.rows import Box, Fault, Listed, Row, Rows
from engine.kit.piles import copies, kind
from engine.kit.squares import Grid, Kind

from .judgement import Judgement

CardKind = Literal["melee", "firearm", "thrown", "item", "expansion"]
Size = Literal["small", "large", "none"]
Oops = Literal["wound", "break", "jam", "mark"]
Timing = Literal["now", "turn", "next", "trap", "boon"]
Aim = Literal["barricade", "search", "zombie", "human", "square"]
ZoneKind = Literal["house", "shed", "cellar", "car"]
Ability = Literal[
    "scavenger", "surgeon", "trained", "steady", "handyman", "rescuer", "sprinter", "engines", "balance", "reload",
    "brawler", "check", "no_prey", "lucky",
]  # fmt: skip
Small = Annotated[int, Field(ge=0, le=99)]
Total = Annotated[int, Field(ge=2, le=9)]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=16)]

FLOOR = ("", ".", "d", "st")
CABIN, TRUNK, HOOD, CAR_DOOR, STAIRS = "cc", "ct", "ch", "d", "st"
CAR_SEARCH, CELLAR_SEARCH = "X7", "X8"
"""Search squares of their own: the trunk (R14.6) and the one below (R27.9)."""
OUTDOORS = "OUT"
SLOTS: Mapping[Size, int] = {"small": 1, "large": 2, "none": 0}
WIDE, HIGH, ACROSS = 8, 10, 3
"""Columns and rows of a sheet, and sheets side by side."""
APART = 4
"""The least distance from the hood of the car at which a human begins (S7)."""
HAND = 57
EXPANSIONS = ("basement", "baby")


class Level(Row):
    """A level of the map, as drawn (2.2, 2.3)."""

    id: Literal["main", "basement"]
    prefix: str
    drawing: str


class Zone(Row):
    """A part of the map with a name, from its north-western to its south-eastern square (2.2)."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Z]+$")]
    kind: ZoneKind
    start: str = Field(alias="from")
    end: str = Field(alias="to")


class Opening(Row):
    """A door, window or gate by its name (2.2). ``number`` is what people call one of the house to the outside; others
    have none (0).
    """

    id: Annotated[str, StringConstraints(pattern=r"^[DWIG][0-9]+$")]
    edge: str
    number: Annotated[int, Field(ge=0, le=99)] = 0


class Hit(Row):
    """From which totals something pushes and kills."""

    push: Total | None = None
    kill: Total | None = None


class Card(Hit):
    """A kind of search card (2.4); see the file on what its fields mean."""

    id: Name
    copies: Small
    kind: CardKind
    size: Size
    range: Small = 0
    dice: Small = 1
    swing: Hit | None = None
    spread: bool = False
    oops: Oops | None = None
    works: Small = 0
    spoils: bool = False
    blast: Small = 0
    heals: Small = 0
    single: bool = False
    tool: bool = False

    @property
    def slots(self) -> int:
        """What it takes of a human's capacity (R9.2, R9.1)."""
        return SLOTS[self.size]

    @property
    def melee(self) -> Hit | None:
        """How it hits what stands beside its bearer, if it does (R10.2, R10.6)."""
        if self.kind == "firearm":
            return self.swing
        return None if self.push is None and self.kill is None else self

    def _faults(self) -> Iterator[Fault]:
        if (self.range > 0) != (self.kind in ("firearm", "thrown")):
            yield ("range",), "firearms and what is thrown have one, nothing else"
        for name, hit in (("push", self), ("swing", self.swing)):
            if hit and hit.push and hit.kill and hit.push >= hit.kill:
                yield (name,), "pushes below the totals that kill"


class HandCard(Row):
    """A kind of card of the Zombie Player (2.5)."""

    id: Name
    copies: Small
    timing: Timing
    aim: Aim | None = None
    early: bool = False
    fire: bool = False


class Character(Row):
    """A character (2.6). ``bare`` are own bare hands, with an Oops; the usual ones need two sixes."""

    id: Name
    prefers: Name
    ability: Ability
    bare: Hit | None = None


class Counts(Row):
    """Numbers of the box (2.1, 2.7)."""

    humans: Small
    lives: Small
    allowance: Listed[Small]
    slots: Small
    barricades: Small
    walls: Small
    fires: Small
    zombies_per_human: Small
    first_per_human: Small
    hand_per_human: Small
    crazy_per_human: Small


class PlagueData(Box):
    """The whole box, sound together, be it ours or an administrator's."""

    maps: Rows[Level]
    zones: Rows[Zone]
    openings: Rows[Opening]
    cards: Rows[Card]
    hand: Rows[HandCard]
    characters: Rows[Character]
    counts: Counts
    player: Judgement

    # The map

    @cached_property
    def grid(self) -> Grid:
        """Both levels; only the cabin of the car cannot be seen through (R0.2, R0.8)."""
        return Grid({level.prefix: level.drawing for level in self.maps.values()}, FLOOR, (CABIN,))

    @cached_property
    def zone(self) -> Mapping[str, str]:
        """The zone of every square; a square of no zone is outdoors."""
        return {square: next(self._zones_of(square), OUTDOORS) for square in self.grid.spots}

    def _zones_of(self, square: str) -> Iterator[str]:
        level, x, y, _ = self.grid.spots[square]
        for zone in self.zones.values():
            start, end = self.grid.spots[zone.start], self.grid.spots[zone.end]
            if level == start.level and start.x <= x <= end.x and start.y <= y <= end.y:
                yield zone.id

    def _in(self, *kinds: ZoneKind) -> frozenset[str]:
        zones = {zone.id for zone in self.zones.values() if zone.kind in kinds}
        return frozenset(square for square, zone in self.zone.items() if zone in zones)

    @cached_property
    def house(self) -> frozenset[str]:
        """The squares of the house, furniture too."""
        return self._in("house")

    @cached_property
    def indoors(self) -> frozenset[str]:
        """The squares of house, garage and basement (R0.10)."""
        return self._in("house", "shed", "cellar")

    @cached_property
    def basement(self) -> frozenset[str]:
        """The squares below."""
        return self._in("cellar")

    @cached_property
    def car(self) -> frozenset[str]:
        """The eight squares of the car."""
        return self._in("car")

    @cached_property
    def car_doors(self) -> Sequence[str]:
        """The squares beside its doors, west first."""
        return self.drawn(CAR_DOOR)

    @cached_property
    def cabin(self) -> Sequence[str]:
        """The squares from which one shoots out of it (R10.4)."""
        return self.drawn(CABIN)

    @cached_property
    def beside_car(self) -> Sequence[str]:
        """The squares that share an edge with the car, where zombies block it (R16.7), in reading order."""
        found = {other for square in self.car for other in self.grid.beside(square)} - self.car
        return sorted(found, key=self.grid.order)

    def drawn(self, code: str) -> Sequence[str]:
        """The squares drawn with this, in reading order."""
        return [name for name, spot in self.grid.spots.items() if spot.code == code]

    @cached_property
    def searches(self) -> Mapping[str, str]:
        """The search squares by their names, X1 first, with where they are."""
        found = {spot.code: name for name, spot in self.grid.spots.items() if re.fullmatch(r"X\d", spot.code)}
        return dict(sorted(found.items()))

    @cached_property
    def search_at(self) -> Mapping[str, str]:
        """The names of search squares by where they are."""
        return {square: name for name, square in self.searches.items()}

    @cached_property
    def sheets(self) -> Mapping[int, Sequence[str]]:
        """The squares of the upper level by the number of their sheet (2.2)."""
        found: dict[int, list[str]] = {}
        for name, spot in self.grid.spots.items():
            if not spot.level:
                found.setdefault(1 + spot.x // WIDE + ACROSS * (spot.y // HIGH), []).append(name)
        return dict(sorted(found.items()))

    @cached_property
    def above(self) -> Sequence[str]:
        """All squares but those of the basement, in reading order."""
        return [each for each in self.grid.spots if each not in self.basement]

    @cached_property
    def border(self) -> Sequence[str]:
        """The outermost squares of the upper level."""
        grid = self.grid
        return [each for each, spot in grid.spots.items() if not spot.level and sum(1 for _ in grid.beside(each)) < 4]

    @cached_property
    def starts(self) -> Mapping[int, Sequence[str]]:
        """Where humans can begin (S7) by the number of the sheet, 0 for the edge of the board."""
        near = {each for hood in self.drawn(HOOD) for each in self.grid.within(hood, APART - 1)}
        fit = {each for each in self.grid.floor - near if self.zone[each] == OUTDOORS}
        return {n: [each for each in where if each in fit] for n, where in {0: self.border, **self.sheets}.items()}

    @cached_property
    def opening_at(self) -> Mapping[str, Opening]:
        """The doors, windows and gates by their edge."""
        return {opening.edge: opening for opening in self.openings.values()}

    def barricadable(self, kind: Kind) -> bool:
        """Whether a barricade can lie on such an edge (R13.7, R0.3, R15.2)."""
        return kind in ("door", "window", "hole")

    def exterior(self, edge: str) -> bool:
        """Whether an edge lies between floor of the house and floor outside of it (R13.7, R25.1)."""
        a, b = self.grid.ends(edge)
        return (a in self.house) != (b in self.house) and {a, b} <= self.grid.floor

    @cached_property
    def exterior_openings(self) -> Sequence[str]:
        """The edges of doors and windows of the house to the outside."""
        return [opening.edge for opening in self.openings.values() if self.exterior(opening.edge)]

    # The cards

    @cached_property
    def deck(self) -> Sequence[str]:
        """Every copy of the search cards that are always there."""
        printed = (card for card in self.cards.values() if card.kind != "expansion")
        return [copy for card in printed for copy in copies(card.id, card.copies)]

    @cached_property
    def hand_deck(self) -> Sequence[str]:
        """Every copy of the Zombie Player's cards but the Fire card."""
        return [copy for card in self.hand.values() if not card.fire for copy in copies(card.id, card.copies)]

    def card(self, copy: str) -> Card:
        """What a copy of a search card is."""
        return self.cards[kind(copy)]

    def hand_card(self, copy: str) -> HandCard:
        """What a copy of a card of the Zombie Player is."""
        return self.hand[kind(copy)]

    # What must hold

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self._map()
        for id, character in self.characters.items():
            if character.prefers not in self.cards:
                yield ("characters", id, "prefers"), f"there is no card {character.prefers!r}"
        for name in EXPANSIONS:
            if name not in self.cards:
                yield ("cards",), f"no card {name!r}"
        counts = self.counts
        if len(counts.allowance) != counts.lives + 1:
            yield ("counts", "allowance"), "one number for each number of lives, 0 too"
        if (held := counts.humans * counts.hand_per_human) > len(self.hand_deck):
            yield ("hand",), f"a hand can hold {held} cards, there are {len(self.hand_deck)}"

    def _map(self) -> Iterator[Fault]:
        if {level.prefix for level in self.maps.values()} != {"", "b"}:
            yield ("maps",), "the upper level has no prefix, the basement has 'b'"
            return
        try:
            grid = self.grid
        except ValueError as error:
            yield ("maps",), str(error)
            return
        for id, zone in self.zones.items():
            if not {zone.start, zone.end} <= grid.spots.keys():
                yield ("zones", id), "begins and ends with a square of the map"
        named = [opening.edge for opening in self.openings.values()]
        drawn = {edge for edge, kind in grid.edges.items() if kind in ("door", "window", "gate")}
        for id, opening in self.openings.items():
            if opening.edge not in drawn or named.count(opening.edge) > 1:
                yield ("openings", id, "edge"), f"{opening.edge!r} is no opening of the map, or named twice"
        if missing := sorted(drawn - set(named)):
            yield ("openings",), f"no name for {', '.join(missing)}"
        if list(self.searches) != [f"X{n}" for n in range(1, 9)]:
            yield ("maps",), "X1 to X8 are search squares"
