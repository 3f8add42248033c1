"""What the automated player makes for: where the mission wants something done, and the way there (section 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import mission_rules, turns, verdict
from ..deed import now
from ..doors import noise_of
from ..ground import Ground, ground
from ..moves import ways
from ..state import Survivor, ZombicideState
from ..take import Take

DOOR_PRICE = 2
"""Closed doors on a way count like so many zones."""
CROWD_PRICE = 3
"""Zones with zombies count like so many more."""
TOO_MANY = 3
"""So many zombies more than health keep him out of a zone; later in the game it takes more."""
PATIENCE = 15
"""From this round on courage grows, so that no siege lasts for ever."""


class Aim(NamedTuple):
    """Something to be done in a zone: the words of the deed."""

    zone: str
    words: tuple[str, ...]


def aims(s: ZombicideState, survivor: Survivor) -> Iterator[Aim]:
    """What the mission wants now: the fallen, objective cards, doors, crates, and ways out when all else is done."""
    for each in s.survivors.values():
        if each.standing == "down":
            yield Aim(each.at, ("take", each.id))
    lying = [*cards(s, "down")]
    yield from lying or cards(s, "up")
    yield from doors(s, survivor)
    for zone in s.crates if s.settings.crate_action == "take" else ():
        if mission_rules.can_take_crate(s, zone):
            yield Aim(zone, ("take", "crate"))
    if s.mission.flight and all(verdict.reached(s, goal) for goal, kind in s.mission.goals.items() if kind != "exit"):
        for zone in s.exits:
            yield Aim(zone, ("done",))


def cards(s: ZombicideState, face: str) -> Iterator[Aim]:
    """Objective cards that may be taken where they lie; those that lie face up have been read before."""
    for id, card in s.mission.cards.items():
        if card.zone and s.objectives[id] == face and mission_rules.can_take(s, id):
            yield Aim(card.zone, ("take", id))


def doors(s: ZombicideState, survivor: Survivor) -> Iterator[Aim]:
    """Doors with cards, and those that have to be open, if he can open any."""
    if noise_of(s, survivor) is None:
        return
    wanted = [card.door for id, card in s.mission.cards.items() if card.door and s.objectives[id] in ("down", "up")]
    wanted += [
        door for goal, kind in s.mission.goals.items() if kind == "doors" for door in s.mission.doors[goal].doors
    ]
    for door in wanted:
        if door not in s.open and mission_rules.can_open(s, door):
            yield from (Aim(zone, ("door", door)) for zone in s.city.doors[door].zones)


def step_here(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """What is to be done where he stands."""
    for zone, words in aims(s, survivor):
        if zone != survivor.at or (words[0] == "door" and not may_open(s, survivor)):
            continue
        if words[0] != "take":
            return [*words]
        found = Take().found(s, survivor)
        if words[1] in found:
            return ["take", words[1]] if len(found) > 1 else ["take"]
    return None


def may_open(s: ZombicideState, survivor: Survivor) -> bool:
    """A door is opened only by who can still act after it."""
    return turns.left(s, survivor, now(s, survivor)) > 1


def unlocked(s: ZombicideState, survivor: Survivor) -> Ground:
    """The board with all the doors open that he could open."""
    if noise_of(s, survivor) is None:
        return s.ground
    able = (door for door in s.city.doors if mission_rules.can_open(s, door))
    return ground(s.city, frozenset([*s.open, *able]), frozenset([*s.links, *s.passages]))


def way_on(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """The next step towards the nearest thing to be done: a Move, or a door that is opened.

    Late in the game, who finds no such way goes to meet the dead.
    """
    board = unlocked(s, survivor)
    away = board.away(survivor.at)
    found = sorted((away[zone] + price(s, zone), zone) for zone, _ in aims(s, survivor) if away.get(zone))
    brave = max(0, s.round - PATIENCE)
    if brave:
        found += sorted((away[zone], zone) for zone in s.infested if away.get(zone))
    for _, zone in found:
        reached = ways(s, survivor)
        for to in sorted(board.steps(survivor.at, zone, "survivor"), key=s.threats):
            if s.threats(to) >= survivor.health + TOO_MANY + brave:
                continue
            if to in reached:
                return ["move", to]
            door = next((door for door in s.city.doors_at.get(survivor.at, ()) if to in s.city.doors[door].zones), "")
            if door and door not in s.open and may_open(s, survivor):
                return ["door", door]
    return None


def price(s: ZombicideState, zone: str) -> int:
    """How much farther a goal seems than it is: behind a door, or among zombies."""
    locked = not any(s.ground.neighbours(zone))
    return DOOR_PRICE * locked + CROWD_PRICE * (s.threats(zone) > 0)
