"""Who goes where: the steps that the mission needs now, each for the nearest survivor (section 11, 1, 4 and 12)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from ..mission_rules import guarded
from ..party.verdict import reached
from ..state import Survivor, ZombicideState
from .gear import mighty
from .going import FAR, Map
from .mind import mind
from .reading import plan

What = Literal["take", "door", "exit", "crate", "search", "stay", "help", "hunt"]
RESCUE, CARD, LEAVE, HUNT, CRATE, SEARCH, HELP = 2.0, 4.0, 4.0, 3.0, 1.5, 0.8, 0.5
URGENT = 1.0
"""The worth from which an errand matters: those of less worth are left to survivors who are not needed elsewhere."""
SHOT = 2
"""The range from which abominations are shot at."""


class Errand(NamedTuple):
    """Something to be done: a card or somebody lying there to take, a door to open, a way out."""

    what: What
    key: str
    zones: tuple[str, ...]
    worth: float
    tool: bool = False
    """Whether only somebody with a tool for doors can do it."""


def errands(s: ZombicideState) -> Iterator[Errand]:
    """The steps that the mission needs now."""
    for each in s.survivors.values():
        if each.standing == "down":
            yield Errand("take", each.id, (each.at,), RESCUE)
    standing, ground = s.standing, s.ground
    for id, chance in plan(s).cards.items():
        card = s.mission.cards[id]
        if card.door:
            yield Errand("door", card.door, s.city.doors[card.door].zones, CARD * chance, tool=True)
        elif card.zone:
            shut = all(ground.distance(each.at, card.zone) is None for each in standing)
            yield Errand("take", id, (card.zone,), CARD * chance, tool=shut)
    for name, kind in s.mission.goals.items():
        if kind == "doors":
            for door in s.mission.doors[name].doors:
                if door not in s.open:
                    yield Errand("door", door, s.city.doors[door].zones, CARD, tool=True)
    if s.exits and all(kind == "exit" or reached(s, name) for name, kind in s.mission.goals.items()):
        yield Errand("exit", "", tuple(s.exits), LEAVE)


def shared_out(s: ZombicideState, map: Map, due: Sequence[Errand], survivor: Survivor) -> dict[str, Errand]:
    """The errands of the standing survivors, always the nearest pair first: of all who are needed for any, and of this
    one at any rate.
    """
    people = s.standing
    found: dict[str, Errand] = {}
    if any(each.what == "exit" for each in due):
        out = next(each for each in due if each.what == "exit")
        found = {each.id: out for each in people}
        due = [each for each in due if each.what == "take" and each.key in s.survivors]
    for each in people:
        if prey := hunting(s, map, each):
            found[each.id] = prey
    kept_back = guards(s)
    free = [each for each in people if each.id not in found and (each.id not in kept_back or len(people) == 1)]
    prices = {(n, each.id): total for each in free for n, total in enumerate(prices_of(map, each, due))}
    needed = {each.id for each in people if any(errand.tool for errand in due) and map.has_tool(each)}
    pairs = sorted(
        (due[n].worth < URGENT, total - due[n].worth + mind(s).opener * (id in needed and not due[n].tool), n, id)
        for (n, id), total in prices.items()
        if total < (mind(s).fallen if due[n].worth == RESCUE else FAR)
    )
    given: set[int] = set()
    busy: list[str] = []
    for _, _, n, id in pairs:
        if id not in busy and n not in given:
            busy.append(id)
            given.add(n)
            found[id] = due[n]
    taken = set[str]()
    needed_ones = {id: found[id] for id in busy}
    for each in people:
        if each.id not in found and (each is survivor or s.crates):  # what else the others do is nothing to him
            found[each.id] = idle(s, map, each, needed_ones, taken)
            taken.update(found[each.id].zones if found[each.id].what == "crate" else ())
        if each is survivor:
            break
    return found


def hunting(s: ZombicideState, map: Map, survivor: Survivor) -> Errand | None:
    """In missions with a hunt, survivors who can kill an abomination go for the nearest one (section 11, 12)."""
    if not s.mission.hunt or not s.abominations or not any(mighty(s, copy) for copy in survivor.cards):
        return None
    reach = map.reach(survivor)
    far = 1 if s.night else SHOT
    zones = tuple(
        zone for at in s.abominations.values() for zone, away in s.ground.visible(at).items() if 0 < away <= far
    )
    return Errand("hunt", "", zones, HUNT) if nearest(reach, zones) < FAR else None


def fetches(s: ZombicideState, errand: Errand) -> bool:
    """Whether somebody who lies there is to be taken along."""
    return errand.what == "take" and errand.key in s.survivors


def guards(s: ZombicideState) -> set[str]:
    """Survivors who lead a companion whose death loses the mission: they keep near the others."""
    return {s.companions[each].leader for each in s.mission.protected if each in s.companions}


def prices_of(map: Map, survivor: Survivor, due: Sequence[Errand]) -> Iterator[float]:
    """The Actions that he needs for each of these errands."""
    reach, tool = map.reach(survivor), map.has_tool(survivor)
    for each in due:
        zones = each.zones
        if each.tool and not tool:
            yield FAR
        else:  # mostly there is one zone only
            yield reach.get(zones[0], FAR) if len(zones) == 1 else nearest(reach, zones)


def nearest(reach: Mapping[str, float], zones: Iterable[str]) -> float:
    """The Actions to the nearest of some zones."""
    return min([reach.get(zone, FAR) for zone in zones], default=FAR)


def idle(
    s: ZombicideState, map: Map, survivor: Survivor, busy: Mapping[str, Errand], taken: Collection[str] = ()
) -> Errand:
    """What a survivor does who is not needed: first crates that nobody else goes for, then searches near by while there
    is time or he is badly armed; after that he goes along with the survivor who has the most important errand: to him,
    and from there on to where that one is going.
    """
    reach = map.reach(survivor)

    def away(id: str) -> tuple[bool, float]:
        return busy[id].worth < URGENT, nearest(reach, (s.survivors[id].at, *busy[id].zones))

    leader = min(busy, key=away, default="")
    help = _along(s, map, survivor, s.survivors[leader], busy[leader]) if leader else None
    if help and survivor.id in guards(s):
        return help
    crates = {zone: reach.get(zone, FAR) for zone in s.crates if zone not in taken and not guarded(s, zone)}
    if crates and min(crates.values()) < mind(s).crate_away:
        return Errand("crate", "", (min(crates, key=crates.__getitem__),), CRATE)
    armed = s.round > mind(s).searched or len(survivor.cards) >= mind(s).enough
    if not (help and armed) and nearest(reach, map.rooms) < mind(s).room_away:
        return Errand("search", "", map.rooms, SEARCH)
    return help or Errand("stay", "", (survivor.at,), 0.0)


def _along(s: ZombicideState, map: Map, survivor: Survivor, leader: Survivor, errand: Errand) -> Errand:
    """To be where somebody is who matters more, or ahead of him on his way; not before a door that he alone opens, and
    never with a companion that must not be lost.
    """
    far = map.far(leader, errand.zones, map.has_tool(leader))
    ahead = far.get(survivor.at, FAR) <= far.get(leader.at, FAR) and not errand.tool and survivor.id not in guards(s)
    return Errand("help", leader.id, errand.zones if ahead else (leader.at,), HELP)
