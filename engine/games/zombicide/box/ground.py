"""Where one walks and what one sees while certain doors are open and certain zones are linked (R2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import Literal

from engine.kit.walks import distances

from .city import NOTHING, City
from .tile import Cell, by_zone

Mover = Literal["survivor", "zombie", "extra"]
"""Survivors with their companions, zombies in normal activations, zombies in extra ones (R2.9)."""
Link = tuple[str, str]
NO_LINKS: frozenset[Link] = frozenset()
AHEAD: Collection[Cell] = ((0, 1), (1, 0), (0, -1), (-1, 0))
KEPT = 128
"""The number of grounds that are kept."""


class Ground:
    """A city while some doors are open and some zones linked. All that was asked of it once is remembered."""

    def __init__(self, city: City, doors: frozenset[str], links: frozenset[Link]) -> None:
        self.city = city
        self._open = doors
        self._links = links
        self._beside: dict[Mover, Mapping[str, tuple[str, ...]]] = {}
        self._away: dict[tuple[str, Mover], Mapping[str, int]] = {}
        self._visible: dict[tuple[str, bool], Mapping[str, int]] = {}

    # Walking

    def neighbours(self, zone: str, mover: Mover = "survivor") -> tuple[str, ...]:
        """Where one can go from a zone, in the order of zones (R2.1).

        In normal activations zombies cross no sandbags and never climb the tank, though they come down from it
        (R2.7, R2.8).
        """
        near = self._joined(mover)[zone]
        return near if mover != "zombie" else tuple(other for other in near if self._enters(other, mover))

    def _enters(self, zone: str, mover: Mover) -> bool:
        return mover != "zombie" or not self.city.zones[zone].tank

    def _joined(self, mover: Mover) -> Mapping[str, tuple[str, ...]]:
        """Zones with a way between them, be the tank in one of them or not."""
        if mover not in self._beside:
            found: dict[str, set[str]] = {zone: set() for zone in self.city.zones}
            free = [
                (one, other)
                for one, other, border in self.city.crossings
                if (border.kind != "sand" or mover != "zombie") and (not border.door or border.door in self._open)
            ]
            for one, other in (*free, *self._links):
                found[one].add(other)
                found[other].add(one)
            self._beside[mover] = {zone: tuple(sorted(others, key=by_zone)) for zone, others in found.items()}
        return self._beside[mover]

    def away(self, target: str, mover: Mover = "survivor") -> Mapping[str, int]:
        """How many Moves it takes to a zone from each from which it can be reached, near ones first."""
        if (target, mover) not in self._away:
            joined = self._joined(mover)
            self._away[target, mover] = distances(
                [target], lambda zone: joined[zone] if self._enters(zone, mover) else NOTHING
            )
        return self._away[target, mover]

    def distance(self, start: str, target: str, mover: Mover = "survivor") -> int | None:
        """How many Moves it takes from one zone to another; None if there is no way."""
        return self.away(target, mover).get(start)

    def steps(self, start: str, target: str, mover: Mover = "zombie") -> tuple[str, ...]:
        """The first zones of all shortest routes, in the order of zones; none if there is no route, or it is there
        (R7.8-R7.10).

        To a lure one goes as if all doors were open: a first zone that is no neighbour then lies behind a closed door,
        and who would go there stays (M1.3).
        """
        ground = self._unlocked if target in self.city.mission.lures else self
        away = ground.away(target, mover)
        if start not in away:
            return ()
        nearer = away[start] - 1
        return tuple(each for each in ground.neighbours(start, mover) if away.get(each) == nearer)

    @cached_property
    def _unlocked(self) -> Ground:
        return ground(self.city, frozenset(self.city.doors), self._links)

    def dark_rooms(self, door: str) -> list[str]:
        """The Dark Zones of the building that a door opens, the farthest from it first (R6.4)."""
        opened = self.city.doors[door]
        rooms = self.city.buildings[opened.building]
        away = [self.away(zone) for zone in opened.zones if zone in rooms]
        dark = [zone for zone in rooms if self.city.zones[zone].dark]
        return sorted(dark, key=lambda zone: (-min(each[zone] for each in away), by_zone(zone)))

    # Seeing

    def visible(self, zone: str, through: bool = False) -> Mapping[str, int]:
        """The zones that are seen from a zone by day, itself included, with their range (R2.3, R2.5).

        ``through``: rooms do not end a line of sight (Home defender).
        """
        if (zone, through) not in self._visible:
            found = {zone: 0}
            for cell in self.city.zones[zone].cells:
                for step in AHEAD:
                    self._look(zone, cell, step, through, found)
            self._visible[zone, through] = dict(sorted(found.items(), key=lambda each: (each[1], by_zone(each[0]))))
        return self._visible[zone, through]

    def _look(self, zone: str, cell: Cell, step: Cell, through: bool, found: dict[str, int]) -> None:
        """Follow one line of sight and note in ``found`` what is seen on it."""
        here, borders = zone, 0
        while self._clear(cell, after := (cell[0] + step[0], cell[1] + step[1])):
            cell = after
            if self.city.cells[cell] == here:
                continue
            here, borders = self.city.cells[cell], borders + 1
            if borders < found.get(here, borders + 1):
                found[here] = borders
            seen = self.city.zones[here]
            if seen.tank or (seen.room and not through):  # R2.5, R2.7
                return

    def _clear(self, a: Cell, b: Cell) -> bool:
        """Whether one sees from a cell into the next one."""
        border = self.city.borders.get((min(a, b), max(a, b)))
        if border is None or border.kind == "wall":
            return False
        return not border.door or border.door in self._open

    def beams(self, zone: str) -> tuple[str, ...]:
        """The zones that a flashlight can be turned to (R5.7)."""
        return tuple(other for other, far in self.visible(zone).items() if far == 1 and not self.city.zones[other].tank)


@lru_cache(KEPT)
def ground(city: City, doors: frozenset[str], links: frozenset[Link]) -> Ground:
    """The ground of a city while these doors are open and these zones linked."""
    return Ground(city, doors, links)
