"""The tables of Zombie Plague, the map above all, and what follows from them (2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from engine.core.message import Message
from engine.core.rows import Listed, Rows
from engine.core.scenario import ScenarioBox
from engine.kit.piles import copies, kind
from engine.kit.squares import Grid, Kind

from .judgement import Judgement
from .rows import (
    ACROSS,
    CABIN,
    CAR_DOOR,
    FLOOR,
    HOOD,
    OUTDOORS,
    SEARCH,
    STAIRS,
    Card,
    Character,
    Counts,
    HandCard,
    Level,
    Opening,
    Stretch,
    Zone,
    ZoneKind,
)

APART = 4
"""The least distance from the hood of the car at which a human begins (S7)."""
DRIVING = ("keys", "flooded")
"""Cards of both decks that do nothing without a car."""


class PlagueTables(ScenarioBox):
    """All tables of the box, and what follows from them."""

    maps: Rows[Level]
    zones: Rows[Zone]
    openings: Rows[Opening]
    cards: Rows[Card]
    hand: Rows[HandCard]
    characters: Rows[Character]
    counts: Counts
    player: Judgement
    begins: Listed[Stretch] = ()
    comes: Listed[Stretch] = ()

    # The map

    @cached_property
    def grid(self) -> Grid:
        """Both levels; only the cabin of the car cannot be seen through (R0.2, R0.8)."""
        return Grid({level.prefix: level.drawing for level in self.maps.values()}, FLOOR, (CABIN,))

    @cached_property
    def zone(self) -> Mapping[str, str]:
        """The zone of every square; a square of no zone is outdoors."""
        return {square: next(self._zones_of(square), OUTDOORS) for square in self.grid.spots}

    @cached_property
    def likes(self) -> Mapping[str, str]:
        """The zone of ours that every square looks like."""
        return {square: self.zones[id].like if id in self.zones else id for square, id in self.zone.items()}

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
        """The squares of the car; none where there is no car."""
        return self._in("car")

    @cached_property
    def stairs(self) -> Sequence[str]:
        """The squares of the stairs, first the one below the entrance (R27.4); none where there is no basement."""
        return self.drawn(STAIRS)

    @cached_property
    def foot(self) -> str:
        """The square of the stairs below the entrance (R27.4); "" where there is no basement."""
        return self.stairs[0] if self.stairs else ""

    @cached_property
    def away(self) -> str:
        """The square before an opening of the house that is farthest from the car (11.1); "" where there is no car."""
        far = self.grid.ground().walks(*self.car_doors)
        out = [end for edge in self.exterior_openings for end in self.grid.ends(edge) if end not in self.house]
        return max(out, key=lambda each: far.get(each, 0), default="") if far else ""

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
        found = {spot.code: name for name, spot in self.grid.spots.items() if SEARCH.fullmatch(spot.code)}
        return dict(sorted(found.items(), key=lambda each: int(each[0][1:])))

    @cached_property
    def search_at(self) -> Mapping[str, str]:
        """The names of search squares by where they are."""
        return {square: name for name, square in self.searches.items()}

    @cached_property
    def trunks(self) -> frozenset[str]:
        """The search squares of the car (R14.6), by name."""
        return frozenset(name for name, square in self.searches.items() if square in self.car)

    @cached_property
    def cellars(self) -> frozenset[str]:
        """Those of the basement (R27.9), by name."""
        return frozenset(name for name, square in self.searches.items() if square in self.basement)

    @cached_property
    def hideouts(self) -> Sequence[str]:
        """The others, by name: behind one of them is the way to the basement (R27.1)."""
        return [name for name in self.searches if name not in self.trunks | self.cellars]

    def size(self, level: str = "") -> tuple[int, int]:
        """Columns and rows of a level."""
        spots = [spot for spot in self.grid.spots.values() if spot.level == level]
        return max((spot.x for spot in spots), default=-1) + 1, max((spot.y for spot in spots), default=-1) + 1

    @cached_property
    def sheets(self) -> Mapping[int, Sequence[str]]:
        """The squares of the upper level by the number of their sheet (2.2): of six equal parts, three side by side."""
        wide, high = self.size()
        across, down = (ACROSS, 6 // ACROSS) if wide >= high else (6 // ACROSS, ACROSS)
        found: dict[int, list[str]] = {}
        for name, spot in self.grid.spots.items():
            if not spot.level:
                number = 1 + spot.x * across // wide + across * (spot.y * down // high)
                found.setdefault(number, []).append(name)
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
        if self.begins:
            fit &= self._within(self.begins)
        edge = self.border if self.edged else self.above
        return {n: [each for each in where if each in fit] for n, where in {0: edge, **self.sheets}.items()}

    @cached_property
    def edged(self) -> bool:
        """Whether humans can begin at the edge of the board: not in a house that says where they begin."""
        return not self.begins

    @cached_property
    def entries(self) -> Mapping[int, Sequence[str]]:
        """Where new zombies can come from (R20.3) by the number of the sheet; a sheet without any is rolled again."""
        among = self._within(self.comes) if self.comes else self.grid.floor
        return {n: [each for each in where if each in among] for n, where in self.sheets.items()}

    def _within(self, stretches: Sequence[Stretch]) -> frozenset[str]:
        """The floor of some parts of the upper level."""
        corners = [(self.grid.spots[each.start], self.grid.spots[each.end]) for each in stretches]
        return frozenset(
            square
            for square in self.above
            if square in self.grid.floor
            and any(a.x <= (spot := self.grid.spots[square]).x <= b.x and a.y <= spot.y <= b.y for a, b in corners)
        )

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
        return self._dealt(card for card in self.cards.values() if card.kind != "expansion")

    def _dealt(self, cards: Iterable[Card | HandCard]) -> Sequence[str]:
        """Every copy of some cards, but of those that need a car where there is none."""
        fit = (card for card in cards if self.car or self.does[card.id] not in DRIVING)
        return [copy for card in fit for copy in copies(card.id, card.copies)]

    @cached_property
    def does(self) -> Mapping[str, str]:
        """What every kind of card works like, of both decks: itself, but for those of a house."""
        return {card.id: card.like or card.id for cards in (self.cards, self.hand) for card in cards.values()}

    @cached_property
    def hand_deck(self) -> Sequence[str]:
        """Every copy of the Zombie Player's cards but the Fire card."""
        return self._dealt(card for card in self.hand.values() if not card.fire)

    def card(self, copy: str) -> Card:
        """What a copy of a search card is."""
        return self.cards[kind(copy)]

    def hand_card(self, copy: str) -> HandCard:
        """What a copy of a card of the Zombie Player is."""
        return self.hand[kind(copy)]

    # Names

    def zone_name(self, id: str) -> Message:
        """A zone: as the house calls it, or else as ours that looks like it."""
        if id not in self.zones or self._says(f"zone-{id}"):
            return Message(f"plague-zone-{self._called(id) if id in self.zones else id}")
        return Message(f"plague-zone-{self.zones[id].like}")

    def place_name(self, name: str, *, searching: bool = False) -> Message:
        """A search square; ``searching``: as what somebody searches."""
        if self.scenario is None:
            return Message(f"plague-{'searching' if searching else 'search'}-{name}")
        own = self._says(f"search-{name}")
        what = Message(f"plague-search-{self._called(name)}") if own else self.zone_name(self.zone[self.searches[name]])
        return Message("plague-searching-own" if searching else "plague-search-own", {"n": int(name[1:]), "what": what})

    def opening_name(self, opening: Opening) -> Message:
        """A door, window or gate without its number."""
        if self.scenario is None or self._says(f"opening-{opening.id}"):
            return Message(f"plague-opening-{self._called(opening.id)}")
        zones = [self.zone[end] for end in self.grid.ends(opening.edge)]
        rooms = [self.zone_name(zone) for zone in dict.fromkeys(zones) if zone != OUTDOORS]
        return Message(f"plague-opening-of-{self.grid.edges[opening.edge]}", {"rooms": rooms})

    def _says(self, short: str) -> bool:
        return self.scenario is None or any(short in texts for texts in self.scenario.texts.values())

    def _called(self, id: str) -> str:
        return id if self.scenario is None else f"{self.scenario.id}-{id}"
