"""Ways as the program sees them: how far it is, and how dangerous it is to stand somewhere (section 11, 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import heappop, heappush

from .. import mission_rules
from ..box.ground import Ground
from ..party.skills import has
from ..state import Survivor, ZombicideState
from .fighting import strength
from .gear import has_tool

STRIDE = 2
"""The zones that runners walk in a phase."""
SIGHT = 3
"""The distance from which zombies are feared, in zones."""
FAR = 60.0


WAYS = 64
"""The number of boards whose measured ways are kept."""

Opening = tuple[str, str, float]
"""The zones at a closed door, and what it costs to open it."""
Crowd = tuple[int, int, int]
"""Zombies of one zone: how many steps away, how many, and how many of them are runners."""


class Ways:
    """What it costs to get about while the board lies as it does."""

    def __init__(
        self,
        ground: Ground,
        threats: frozenset[tuple[str, int]],
        giants: frozenset[str],
        doors: tuple[Opening, ...],
        costs: tuple[float, float, float],
    ) -> None:
        self._threats, self._giants = dict(threats), giants
        self._waited, self._crowd, self._giant = costs
        self._enter = {zone: 1 + each.tank for zone, each in ground.city.zones.items()}
        self._links = {zone: [(each, 0.0) for each in ground.neighbours(zone)] for zone in self._enter}
        for a, b, cost in doors:
            self._links[a].append((b, cost))
            self._links[b].append((a, cost))
        self._known: dict[tuple[tuple[str, ...], bool, bool, bool], Mapping[str, float]] = {}

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
        held = {zone: self._held(zone, slippery) for zone in self._threats}
        enter, links = self._enter, self._links
        while line:
            price, here = heappop(line)
            if here in found:
                continue
            found[here] = price
            entering, leaving = enter[here], held.get(here, 0.0)
            for other, door in links[here]:
                if other not in found:
                    step = entering + held.get(other, 0.0) if back else enter[other] + leaving
                    total = price + step + (door if tool else self._waited * (door > 0))
                    if other not in best or total < best[other]:
                        best[other] = total
                        heappush(line, (total, other))
        return found

    def _held(self, zone: str, slippery: bool) -> float:
        """What it costs to get past the zombies of a zone."""
        crowd = self._threats[zone]
        return (
            (self._crowd if slippery else 1 + self._crowd) * crowd + self._giant * (zone in self._giants)
            if crowd
            else 0.0
        )


ways = lru_cache(WAYS)(Ways)
"""The ways of a board, kept as long as it lies the same: a turn asks for them at every deed."""


class Map:
    """One look at the board."""

    def __init__(self, s: ZombicideState) -> None:
        self.s = s
        self._by = s.data.player
        self._ground = s.ground
        self._city = s.city
        self.threats = {zone: sum(there.values()) for zone, there in s.horde.items()}
        for zone in s.abominations.values():
            self.threats[zone] = self.threats.get(zone, 0) + 1
        openable = mission_rules.openable(s)
        self.doors = {door: each.zones for door, each in self._city.doors.items() if door in openable}
        doors = tuple((*zones, self.opening(door)) for door, zones in self.doors.items())
        self._ways = ways(
            self._ground, frozenset(self.threats.items()), frozenset(s.abominations.values()), doors, self._by.obstacles
        )
        self._strength: dict[str, float] = {}
        self._tools: dict[str, bool] = {}
        self._slippery: dict[str, bool] = {}
        self._there = Counter(each.at for each in s.standing)
        self._near: dict[str, Sequence[Crowd]] = {}
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
        s, city = self.s, self._city
        building = city.doors[door].building
        if building in s.opened or s.quiet or s.bright:
            return self._by.opened
        return self._by.opened + self._by.brood * sum(city.zones[zone].dark for zone in city.buildings[building])

    def bites(self, survivor: Survivor, zone: str) -> float:
        """The wounds that he has to expect of the next Zombie Phase if he stands there (R7.1)."""
        found = sum(crowd + fast if not steps else fast for steps, crowd, fast in self.near(zone) if steps <= 1)
        return found / (1 + self._by.shared * self.company(survivor, zone))

    def crowd(self, zone: str) -> int:
        """The zombies of a zone, and those that can reach it in the next Zombie Phase (section 11, 6)."""
        return sum(crowd if steps <= 1 else fast for steps, crowd, fast in self.near(zone) if steps <= STRIDE)

    def near(self, zone: str) -> Sequence[Crowd]:
        """The zombies that can be in a zone soon."""
        if zone not in self._near:
            away = self._ground.away(zone, "zombie")
            self._near[zone] = [
                (away[other], crowd, self.s.count("runner", other))
                for other, crowd in self.threats.items()
                if away.get(other, FAR) <= SIGHT
            ]
        return self._near[zone]

    def company(self, survivor: Survivor, zone: str) -> int:
        """Who else would share wounds there with him."""
        return self._there[zone] - (survivor.up and survivor.at == zone)

    def risk(self, survivor: Survivor, zone: str) -> float:
        """The wounds that he has to expect if his turn ends there, now and of those whom he cannot cope with later."""
        by = self._by
        direct = coming = later = 0.0
        for steps, crowd, fast in self.near(zone):
            slow = crowd - fast
            match steps:
                case 0:
                    direct += slow + 2 * fast
                case 1:
                    direct += 0.7 * fast
                    coming += 0.6 * slow + 0.3 * fast
                case 2:
                    coming += 0.7 * fast
                    later += slow
                case _:
                    later += fast + 0.3 * slow
        overflow = max(0.0, coming - 3 * self.strong(survivor))
        spawning = (
            by.rush
            if zone in self._spawns
            else by.beside * any(each in self._spawns for each in self._ground.neighbours(zone))
        )
        return (
            direct / (1 + self._by.shared * self.company(survivor, zone))
            + by.overflow * overflow
            + by.soon * coming
            + by.later * later
            + spawning
        )


def price_of_wounds(survivor: Survivor, wounds: float, each: float) -> float:
    """What wounds to be expected are worth to him: more, the fewer he can bear."""
    base = each * min(wounds, survivor.health + 0.5)
    return base + (2 * each if wounds >= survivor.health - 0.3 else 0)
