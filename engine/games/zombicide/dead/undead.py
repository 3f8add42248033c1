"""What zombies do by themselves (R7.1-R7.12, R7.19): those with prey attack, the others go towards noise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.message import Message
from engine.core.model import Model, Number
from engine.core.shape import Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import places

from ..box.ground import Mover
from ..box.tile import by_zone
from ..party.harm import Spread
from ..party.sight import visible
from ..state import KINDS, ZombicideState, ZombieKind, unit_name, units_name, zone_name

RUNNER: ZombieKind = "runner"
Units = dict[str, dict[str, Number]]
"""Zombies by zone: how many of each kind, and abominations by name, one of each."""


def everywhere(s: ZombicideState, *units: str) -> Units:
    """All zombies of some kinds, or of any, and abominations by name."""
    found: Units = {
        zone: {unit: n for unit, n in s.units(zone).items() if not units or unit in units} for zone in s.infested
    }
    return {zone: there for zone, there in found.items() if there}


class March(Model):
    """Zombies of one kind in one zone that may go several ways, and their number (R7.11)."""

    zone: str
    unit: str
    n: Number
    ways: list[str]

    @property
    def subject(self) -> str:
        return f"{self.zone}/{self.unit}"

    @property
    def rest(self) -> int:
        """How many ways get one more than the others (R7.12)."""
        return self.n % len(self.ways)


class Activation(Step):
    """Zombies act: two passes for runners, one for all others (R7.1).

    ``extra`` activations heed neither sandbags nor the tank (R2.9). In a pass all attacks come before all moves.
    ``goal`` is where they go instead of towards noise, and ``by`` the seat that decides, by default the clock's.
    """

    units: Units
    extra: bool = False
    goal: str = ""
    by: str = ""
    second: bool = False
    walking: Units = {}
    """The zombies that have not attacked in this pass, and so move."""
    attacked: bool = False
    planned: bool = False
    marches: list[March] = []
    """The moves whose ways are still to be chosen (R7.12)."""
    moves: list[tuple[str, str, str, Number]] = []
    """The moves of this pass: zone, kind, zone to go to, number."""
    halted: Units = {}
    """Runners that do not move again (M2.2)."""

    def run(self, s: ZombicideState) -> Done | None:
        if not self.attacked:
            self.attacked = True
            if self.attack(s):
                return None
        if not self.planned:
            self.planned = True
            self.plan(s)
        return None if self.marches else self.walk(s)

    # Attacks

    def attack(self, s: ZombicideState) -> bool:
        """Zombies that share a zone with prey attack (R7.1, R7.2); returns whether any do."""
        prey = prey_zones(s)
        biting = {zone: there for zone, there in self.units.items() if zone in prey}
        self.walking = {zone: there for zone, there in self.units.items() if zone not in prey}
        for zone, there in biting.items():
            s.tell("attack", refs=(zone,), units=units_name(there), zone=zone_name(zone))
        s.push(*(Spread(zone=zone, hits=sum(there.values()), by=self.by) for zone, there in biting.items()))
        return bool(biting)

    # Moves

    def plan(self, s: ZombicideState) -> None:
        """Who goes where, all from the same position (R7.1)."""
        self.moves, self.marches = [], []
        loud, prey = s.loud, prey_zones(s)
        for zone, there in self.walking.items():
            there = self.mobile(s, zone, there)
            if not there:
                continue
            if zone in s.mission.sent_back:  # M2.2
                back = s.mission.spawns[s.mission.sent_back[zone]].zone
                self.moves += [(zone, unit, back, n) for unit, n in there.items()]
                self.halted.setdefault(back, {}).update({unit: n for unit, n in there.items() if unit == RUNNER})
                continue
            goals = [self.goal] if self.goal else targets(s, zone, loud, prey)
            ways = first_steps(s, zone, goals, extra=self.extra)
            for unit, n in there.items() if ways else ():
                march = March(zone=zone, unit=unit, n=n, ways=ways)
                if march.rest and s.settings.zombie_ties == "ask" and len(ways) > 1:
                    self.marches.append(march)
                else:
                    self.send(s, march, ways[: march.rest])

    def mobile(self, s: ZombicideState, zone: str, there: Mapping[str, int]) -> dict[str, int]:
        """Those who may still move (M2.2), and are still there: a game master may have moved some meanwhile."""
        halted = self.halted.get(zone, {}) if self.second else {}
        here = s.units(zone)
        now = {unit: min(n, here.get(unit, 0)) for unit, n in there.items()}
        return {unit: left for unit, n in now.items() if (left := n - halted.get(unit, 0)) > 0}

    def send(self, s: ZombicideState, march: March, most: Sequence[str]) -> None:
        """They are divided evenly; these ways get one more (R7.11, R7.12). Whose way leads through a closed door stay
        before it (M1.3).
        """
        even, near = march.n // len(march.ways), s.ground.neighbours(march.zone, mover(self.extra))
        for way in march.ways:
            n = even + (way in most)
            if n and way in near:
                self.moves.append((march.zone, march.unit, way, n))

    def walk(self, s: ZombicideState) -> Done | None:
        """All moves of a pass happen together; then runners act a second time."""
        after = {zone: dict(there) for zone, there in self.units.items()}
        for zone, unit, to, n in self.moves:
            move(s, unit, n, zone, to)
            after[zone][unit] -= n
            there = after.setdefault(to, {})
            there[unit] = there.get(unit, 0) + n
            what, start, end = unit_name(unit, n), zone_name(zone), zone_name(to)
            s.tell("walks", weight="detail", refs=(zone, to), what=what, zone=start, to=end)
        self.attacked = self.planned = False
        runners = {zone: {RUNNER: n} for zone, there in after.items() if (n := there.get(RUNNER, 0))}
        if self.second or not runners:
            return DONE
        self.second, self.units = True, runners
        return self.run(s)

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D19
        for march in self.marches:
            default = (",".join(march.ways[: march.rest]),)
            shape = Some(places(march.ways), march.rest, march.rest)
            prompt = partial(self.prompt, s, march)
            yield Ask(self.by or s.holder, "march", shape, march.subject, prompt, default=default)

    def prompt(self, s: ZombicideState, march: March) -> Message:
        what = unit_name(march.unit, march.n)
        return s.text("ask-march", what=what, zone=zone_name(march.zone), n=march.rest)

    def on_march(self, s: ZombicideState, ask: Ask, most: list[str]) -> None:
        march = next(each for each in self.marches if each.subject == ask.subject)
        self.marches.remove(march)
        self.send(s, march, most)


def move(s: ZombicideState, unit: str, n: int, zone: str, to: str) -> None:
    """Zombies of a kind, or an abomination, are in another zone now."""
    if unit in KINDS:
        s.add(zone, unit, -n)
        s.add(to, unit, n)
    else:
        s.abominations[unit] = to


# Where they go


def prey_zones(s: ZombicideState) -> dict[str, int]:
    """The zones with standing survivors or companions, and how many survivors there are (R7.3)."""
    found: dict[str, int] = {}
    for each in s.standing:
        found[each.at] = found.get(each.at, 0) + 1
    for each in s.companions.values():
        if not each.lost and not each.leader:
            found.setdefault(each.at, 0)
    return found


def mover(extra: bool) -> Mover:
    """How zombies go in an activation (R2.9)."""
    return "extra" if extra else "zombie"


def targets(s: ZombicideState, zone: str, loud: Mapping[str, int], prey: Mapping[str, int]) -> list[str]:
    """The noisiest zones that zombies of a zone are drawn to; an empty list if that is their own (R7.6, R7.7)."""
    view = visible(s, zone)
    seen = {other: loud[other] for other in prey if other in view}
    among = seen or loud
    most = max(among.values(), default=0)
    found = [other for other, sound in among.items() if sound == most]
    return [] if zone in found else found


def first_steps(s: ZombicideState, zone: str, goals: Sequence[str], *, extra: bool) -> list[str]:
    """The zones with which shortest ways to any of the goals begin, each once, in the order in which they get one more
    zombie than the others: fewest survivors, fewest zombies, lowest zone (R7.8-R7.12). Towards a lure some may lie
    behind closed doors (M1.3).
    """
    ways = {way for goal in goals for way in s.ground.steps(zone, goal, mover(extra))}
    return sorted(ways, key=lambda way: (len(s.here(way)), s.threats(way), by_zone(way)))
