"""Errands of the hard Zombie Player (11.2.2, 11.2.3): zombies that do not walk to the nearest human, but to the house
that is being held, to the places still to be searched, or to the car.

It reads the humans' plan from what everybody sees: the barricades, and the places that have been searched.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..state import PlagueState, Zombie
from ..terms import gaps
from .field import FAR, Field

NAILED = 2
"""How many barricaded doors and windows show that the humans mean to hold the house."""
PACK = 4
"""How many zombies break a barricade together (R24.3)."""
IN_REACH = 6
"""Steps to an open door or window up to which a zombie goes in there instead of breaking a barricade."""
PAIR = 2
"""How many zombies wait at each place that is still to be searched."""
STRIDE = 2
"""Steps to the nearest human up to which a zombie hunts instead of waiting."""
SPELL = 10
"""Length in rounds of a spell, in the first part of which zombies wait at the places to be searched."""
WATCH = 5
"""Rounds of a spell in which they wait."""
LONG_WATCH = 7
"""The same against a single human, of whom there are only four zombies in play."""
KEEPERS = 4
"""How many zombies stay at the car at most; and of this many zombies one stays there."""


def errands(s: PlagueState) -> Mapping[str, Field]:
    """The zombies with an errand, each with the distances to where it is sent."""
    if is_siege(s):
        return _gathering(s)
    if s.wrecked:
        return {}
    return _keeping(s) if s.all_searched else _watching(s)


def entry(s: PlagueState, found: list[str], field: Field) -> str:
    """Where a new zombie enters: nearest to a human; while the house is held, inside it if possible, or where it is
    soonest through an opening.
    """
    if not is_siege(s):
        return min(found, key=field.at)
    inside = [each for each in found if each in s.data.house]
    return min(inside, key=field.at) if inside else min(found, key=Field(s, ways_in(s) or _before(s)).at)


# The house


def is_siege(s: PlagueState) -> bool:
    """Whether the humans mean to hold the house, and one of them is in it."""
    nailed = sum(each in s.barricades for each in s.data.exterior_openings)
    return nailed >= NAILED and any(each.at in s.data.house for each in s.conscious)


def ways_in(s: PlagueState) -> list[str]:
    """The squares inside the open doors and windows."""
    return [each for edge in gaps(s) for each in s.grid.ends(edge) if each in s.data.house]


def outside(s: PlagueState, edge: str) -> str:
    """The square before a door or window of the house."""
    return next(each for each in s.grid.ends(edge) if each not in s.data.house)


def _before(s: PlagueState) -> list[str]:
    return [outside(s, each) for each in s.data.exterior_openings]


def _gathering(s: PlagueState) -> Mapping[str, Field]:
    return {each: field for _, field, pack in gatherings(s) for each in pack}


def gatherings(s: PlagueState) -> Iterator[tuple[str, Field, list[str]]]:
    """Zombies outside meet in fours before the barricades that four of them reach first (R24.3); those near an open
    door or window hunt: each barricade, how far it is, and who meets there.
    """
    way = s.ground.walks(*ways_in(s))
    left: list[Zombie] = [each for each in _led(s) if each.at not in s.data.house and way.get(each.at, FAR) > IN_REACH]
    shut = {each: Field(s, [outside(s, each)]) for each in s.data.exterior_openings if each in s.barricades}
    while left and shut:
        near = {edge: sorted(left, key=lambda each: field.at(each.at)) for edge, field in shut.items()}
        best = min(shut, key=lambda edge: shut[edge].at(near[edge][:PACK][-1].at))
        pack = near[best][: PACK if len(left) >= 2 * PACK else None]
        yield best, shut.pop(best), [each.id for each in pack]
        left = [each for each in left if each not in pack]


# The places to search, and the car


def _watching(s: PlagueState) -> Mapping[str, Field]:
    """Half of the zombies wait in pairs, a step from each place that is still to be searched, the places nearest to
    humans first. They wait for a part of the time only: humans who do not dare to come would wait for ever, too.
    """
    found: dict[str, Field] = {}
    if s.round % SPELL >= (WATCH if len(s.humans) > 1 else LONG_WATCH):
        return found
    led, prey = _led(s), Field(s)
    free = [each for each in led if prey.at(each.at) > STRIDE]
    humans = s.ground.walks(*(each.at for each in s.conscious if each.on_foot))
    for faces in sorted(_unsearched(s), key=lambda faces: min((humans.get(each, FAR) for each in faces), default=FAR)):
        post = Field(s, [each for each, steps in s.ground.walks(*faces).items() if steps == 1])
        able = [each for each in free if each.at in post.near and each.id not in found]
        pair = sorted(able, key=lambda each: post.at(each.at))[: min(PAIR, len(led) // 2 - len(found))]
        found |= dict.fromkeys((each.id for each in pair), post)
    return found


def _unsearched(s: PlagueState) -> list[tuple[str, ...]]:
    """The squares from which each place can be searched that nobody has searched."""
    return [s.ground.neighbours(s.data.searches[each]) for each in s.required if not s.searched.get(each)]


def _keeping(s: PlagueState) -> Mapping[str, Field]:
    """Once everything is searched some zombies stay at the car, at its doors first, at most as many as block it
    (R16.7).
    """
    found: dict[str, Field] = {}
    doors = s.data.car_doors
    near = sorted(s.data.beside_car, key=lambda each: min(s.grid.distance(each, door) or 0 for door in doors))
    for square in near[: min(KEEPERS, len(s.zombies) // KEEPERS)]:
        post = Field(s, [square])
        free = [each for each in _led(s) if each.id not in found]
        if free:
            found[min(free, key=lambda each: post.at(each.at)).id] = post
    return found


def _led(s: PlagueState) -> list[Zombie]:
    """The zombies that the Zombie Player leads: all but the crazy."""
    return [each for each in s.zombies.values() if each.kind != "crazy"]
