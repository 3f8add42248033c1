"""What is special in single missions: what may be searched, taken, opened and burnt there (M1-M10)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from .box.city import City
from .state import Survivor, ZombicideState

LYING = ("down", "up")
KEPT = 128
"""The number of boards of which the doors that may be opened are kept."""


def lying(s: ZombicideState, tiles: Collection[str]) -> bool:
    """Whether an objective card still lies on one of these tiles, in a zone or on a door (M1.4)."""
    cards = s.mission.cards_on
    return any(s.objectives[id] in LYING for tile in tiles for id in cards.get(tile, ()))


# Searching


def can_search(s: ZombicideState, zone: str) -> bool:
    """Whether the mission lets this zone be searched (M1.4, M1.5)."""
    return not guarded(s, zone) and not lying(s, s.mission.humvees.get(zone, ()))


def guarded(s: ZombicideState, zone: str) -> bool:
    """Whether a crate here must not be taken yet (M1.4)."""
    return s.mission.guarded and lying(s, s.city.zones[zone].tiles)


# Doors


def openable(s: ZombicideState) -> frozenset[str]:
    """The closed doors that may be opened by a door Action (R6.2, M3.1)."""
    achieved = frozenset(word for each in s.survivors.values() for word in each.sheet.achievements)
    return _openable(s.city, frozenset(s.open), frozenset(s.unlocked), achieved)


@lru_cache(KEPT)
def _openable(city: City, open: frozenset[str], unlocked: frozenset[str], achieved: frozenset[str]) -> frozenset[str]:
    found = city.doors.keys() - open
    for name, group in city.mission.doors.items():
        barred = group.rule == "never" or (group.rule == "locked" and name not in unlocked)
        if barred or (group.needs and group.needs not in achieved):
            found.difference_update(group.doors)
    if city.mission.card_doors:
        entrances = {door: city.entrances.get(city.doors[door].building) for door in found}
        found = {door for door, entrance in entrances.items() if entrance and entrance in (door, *open)}
    return frozenset(found)


# Objective cards and abominations


def can_take(s: ZombicideState, card: str) -> bool:
    """Whether the mission lets a card be taken now (M9.2)."""
    first = s.mission.first
    return first is None or card == first or s.objectives[first] != "down"


def here(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The objective cards that a survivor may take where he stands (R6.5)."""
    return [
        id
        for id, card in s.mission.cards.items()
        if card.zone == survivor.at and s.objectives[id] in LYING and can_take(s, id)
    ]


def can_burn(s: ZombicideState, zone: str) -> bool:
    """Whether a Molotov may be thrown there: never at the abomination that carries what is hunted (M7.5)."""
    hunt, there = s.mission.hunt, s.monsters(zone)
    if hunt is None or not there:
        return True
    if any(s.bound.get(each) == hunt.carrier for each in there):
        return False
    known = {*s.notes, *s.trophies, *s.bound.values()}
    only_one_left = all(note in known or note == hunt.carrier for note in s.mission.notes)
    return not only_one_left or all(each in s.bound for each in there)
