"""Ways as the program sees them: how far it is, and how dangerous it is to stand somewhere (section 11, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from .. import mission_rules
from ..box.city import City
from ..box.ground import Ground
from ..party.skills import has
from ..state import Survivor, ZombicideState
from .fighting import strength
from .gear import has_tool
from .mind import mind

SIGHT = 3
"""The distance from which zombies are feared, in zones."""
FAR = 60.0


WAYS = 64
"""The number of boards whose measured ways are kept."""

Opening = tuple[str, str, float]
"""The zones at a closed door, and what it costs to open it: the Action, and what may come of it."""
Link = tuple[str, int, float]
"""A zone beside another, what it costs to enter the one to which the walk leads, and to open the door between them."""
Crowd = tuple[str, int, int]
"""A zone with zombies: how many there are, and how many of them are runners."""


class Danger(NamedTuple):
    """What zombies can do to a zone: bites of the next Zombie Phase, zombies that can be there then, and wounds of
    those who are there, who come, and who come later.
    """

    bites: int = 0
    crowd: int = 0
    direct: float = 0.0
    coming: float = 0.0
    later: float = 0.0


class Ways:
    """What it costs to get about while the board lies as it does, and what the dead threaten."""

    def __init__(
        self,
        ground: Ground,
        horde: frozenset[Crowd],
        giants: frozenset[str],
        doors: tuple[Opening, ...],
        costs: tuple[float, float, float],
    ) -> None:
        self.threats = {zone: n for zone, n, _ in horde}
        self._runners = {zone: fast for zone, _, fast in horde}
        self._ground, self._giants, self._doors = ground, giants, doors
        self._waited, self._crowd, self._giant = costs
        self._known: dict[tuple[tuple[str, ...], bool, bool, bool], Mapping[str, float]] = {}
        self._dangers: dict[str, Danger] = {}

    def measured(self, starts: tuple[str, ...], tool: bool, slippery: bool, *, back: bool) -> Mapping[str, float]:
        """The Actions that it takes from the nearest of some zones to each zone, or ``back`` from there to them."""
        key = (starts, tool, slippery, back)
        if key not in self._known:
            self._known[key] = self._measure(*key)
        return self._known[key]

    def _measure(self, starts: tuple[str, ...], tool: bool, slippery: bool, back: bool) -> Mapping[str, float]:
        found = dict[str, float]()
        line = [(0.0, each) for each in starts]
        best = dict.fromkeys(starts, 0.0)
        held = {zone: self._held(zone, slippery) for zone in self.threats}
        links = _links(self._ground, self._doors, None if tool else self._waited, back)
        while line:
            price, here = heappop(line)
            if here in found:
                continue
            found[here] = price
            leaving = held.get(here, 0.0)
            for other, enter, door in links[here]:
                if other not in found:
                    total = price + (enter + (held.get(other, 0.0) if back else leaving)) + door
                    if other not in best or total < best[other]:
                        best[other] = total
                        heappush(line, (total, other))
        return found

    def _held(self, zone: str, slippery: bool) -> float:
        """What it costs to get past the zombies of a zone."""
        crowd = self.threats[zone]
        return (
            (self._crowd if slippery else 1 + self._crowd) * crowd + self._giant * (zone in self._giants)
            if crowd
            else 0.0
        )

    def danger(self, zone: str) -> Danger:
        """What the zombies near a zone can do there."""
        if zone not in self._dangers:
            self._dangers[zone] = self._feared(zone)
        return self._dangers[zone]

    def _feared(self, zone: str) -> Danger:
        bites = crowd = 0
        direct = coming = later = 0.0
        for other, steps in self._ground.away(zone, "zombie").items():  # near ones first
            if steps > SIGHT:
                break
            if not (n := self.threats.get(other, 0)):
                continue
            fast = self._runners[other]
            slow = n - fast
            match steps:
                case 0:
                    direct += slow + 2 * fast
                    bites += n + fast
                    crowd += n
                case 1:
                    direct += 0.7 * fast
                    coming += 0.6 * slow + 0.3 * fast
                    bites += fast
                    crowd += n
                case 2:
                    coming += 0.7 * fast
                    later += slow
                    crowd += fast
                case _:
                    later += fast + 0.3 * slow
        return Danger(bites, crowd, direct, coming, later)


ways = lru_cache(WAYS)(Ways)
"""The ways of a board, kept as long as it lies the same: a turn asks for them at every deed."""


@lru_cache(WAYS)
def _links(
    ground: Ground, doors: tuple[Opening, ...], waited: float | None, back: bool
) -> Mapping[str, Sequence[Link]]:
    """What lies beside each zone, for walks from there or ``back``; where there is no tool, each door costs what it is
    ``waited`` for.
    """
    enter = {zone: 1 + each.tank for zone, each in ground.city.zones.items()}

    def link(zone: str, other: str, cost: float = 0.0) -> Link:
        return other, enter[zone if back else other], cost

    found = {zone: [link(zone, each) for each in ground.neighbours(zone)] for zone in enter}
    for a, b, cost in doors:
        price = cost if waited is None else waited
        found[a].append(link(a, b, price))
        found[b].append(link(b, a, price))
    return found


@lru_cache(WAYS)
def _openings(
    city: City, doors: frozenset[str], opened: frozenset[str], safe: bool, costs: tuple[float, float]
) -> Mapping[str, Opening]:
    """Each of these closed doors. Nothing comes out of buildings that were ``opened`` before, nor of any while it is
    ``safe``.
    """
    found: dict[str, Opening] = {}
    cost, brood = costs
    for door, (_, zones, _, building) in city.doors.items():
        if door in doors:
            dark = 0 if safe or building in opened else sum(city.zones[zone].dark for zone in city.buildings[building])
            found[door] = (*zones, cost + brood * dark)
    return found


class Map:
    """One look at the board."""

    def __init__(self, s: ZombicideState) -> None:
        self.s = s
        self._by = by = mind(s)
        self._ground = s.ground
        doors, safe = mission_rules.openable(s), bool(s.quiet or s.bright)
        self._openings = _openings(s.city, doors, frozenset(s.opened), safe, (by.opened, by.brood))
        self.doors = {door: (a, b) for door, (a, b, _) in self._openings.items()}
        horde = frozenset((zone, s.threats(zone), s.count("runner", zone)) for zone in s.infested)
        giants = frozenset(s.abominations.values())
        self._ways = ways(self._ground, horde, giants, tuple(self._openings.values()), by.obstacles)
        self.threats = self._ways.threats
        self._strength: dict[str, float] = {}
        self._tools: dict[str, bool] = {}
        self._slippery: dict[str, bool] = {}
        there = [each.at for each in s.standing]
        self._there = {zone: there.count(zone) for zone in there}
        self._spawns = {each.zone for each in s.spawns if each.active}

    @cached_property
    def rooms(self) -> tuple[str, ...]:
        """Where there is something to be searched now (R4.8)."""
        s = self.s
        fit = (zone for zone, each in s.city.zones.items() if each.room or zone in s.humvees)
        return tuple(zone for zone in fit if zone not in self.threats and mission_rules.can_search(s, zone))

    def has_tool(self, survivor: Survivor) -> bool:
        """Whether he can open doors."""
        if survivor.id not in self._tools:
            self._tools[survivor.id] = has_tool(self.s, survivor)
        return self._tools[survivor.id]

    def far(self, survivor: Survivor, goals: Iterable[str], tool: bool) -> Mapping[str, float]:
        """The Actions that it takes him from each zone to the nearest of these."""
        return self._ways.measured(tuple(goals), tool, self._is_slippery(survivor), back=True)

    def reach(self, survivor: Survivor) -> Mapping[str, float]:
        """The Actions that it takes him to each zone."""
        return self._ways.measured((survivor.at,), self.has_tool(survivor), self._is_slippery(survivor), back=False)

    def _is_slippery(self, survivor: Survivor) -> bool:
        if survivor.id not in self._slippery:
            self._slippery[survivor.id] = has(self.s, survivor, "slippery")
        return self._slippery[survivor.id]

    def strong(self, survivor: Survivor) -> float:
        """The kills that he can expect of an Action in a fight at hand."""
        if survivor.id not in self._strength:
            self._strength[survivor.id] = strength(self.s, survivor)
        return self._strength[survivor.id]

    def opening(self, door: str) -> float:
        """What it costs to open a door: the Action, and what may come of it."""
        return self._openings[door][2]

    def bites(self, survivor: Survivor, zone: str) -> float:
        """The wounds that he has to expect of the next Zombie Phase if he stands there (R7.1)."""
        return self._ways.danger(zone).bites / (1 + self._by.shared * self.company(survivor, zone))

    def crowd(self, zone: str) -> int:
        """The zombies of a zone, and those that can reach it in the next Zombie Phase (section 11, 6)."""
        return self._ways.danger(zone).crowd

    def company(self, survivor: Survivor, zone: str) -> int:
        """Who else would share wounds there with him."""
        return self._there.get(zone, 0) - (survivor.up and survivor.at == zone)

    def risk(self, survivor: Survivor, zone: str) -> float:
        """The wounds that he has to expect if his turn ends there, now and of those whom he cannot cope with later."""
        by, (_, _, direct, coming, later) = self._by, self._ways.danger(zone)
        overflow = max(0.0, coming - 3 * self.strong(survivor))
        return (
            direct / (1 + by.shared * self.company(survivor, zone))
            + by.overflow * overflow
            + by.soon * coming
            + by.later * later
            + self.spawning(zone)
        )

    def spawning(self, zone: str) -> float:
        """The wounds to be expected of zombies that appear in a zone or beside it."""
        if zone in self._spawns:
            return self._by.rush
        return self._by.beside * any(each in self._spawns for each in self._ground.neighbours(zone))


def price_of_wounds(survivor: Survivor, wounds: float, each: float) -> float:
    """What wounds to be expected are worth to him: more, the fewer he can bear."""
    base = each * min(wounds, survivor.health + 0.5)
    return base + (2 * each if wounds >= survivor.health - 0.3 else 0)
