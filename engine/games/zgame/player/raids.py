"""The automated player's Raid, one act at a time (section 11, 4–6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..cards.catalogue import uses
from ..cards.ride import Ride
from ..phases.raid import END, HIRE, Raid, lowest
from ..state import ZgameState
from .prospects import gain, horizon, standing
from .tricks import cards
from .values import capacity, committed, is_free, mind, missing, missing_without, place_value, surplus

WORTHWHILE = 0.05
NEVER = -9.0
"""How good a place is that is beyond the gang's strength."""


class Target(NamedTuple):
    """A place for a Fighter, and how good it is there."""

    score: float
    place: str


def score(s: ZgameState, seat: str, fighter: str, place: str) -> float:
    """How good a place is for a Fighter (5)."""
    lacking = missing(s, seat, place, fighter)
    if lacking and lacking > capacity(s, seat) - committed(s, seat, fighter):
        return NEVER
    abroad = mind(s).abroad * 2 / len(s.seats) * s.city.steps[s.home(seat)][place]
    earned = income(s, seat, fighter, place) + abroad
    value = earned * horizon(s) - mind(s).lacking * lacking + standing(s, seat, place, fighter)
    if fighter[0] == "T" and is_free(s, place):
        value += mind(s).techie
    if fighter[0] == "W" and s.is_quarter(place) and not s.sites[place].despoiled:
        value += mind(s).wrecker
    return value


def income(s: ZgameState, seat: str, fighter: str, place: str) -> float:
    """What a place yields because of this Fighter: nothing where it yields already, but for help that is needed."""
    gang, held = s.gangs[seat], s.sites[place].owner == seat
    others = [each for each in gang.at(place) if each != fighter]
    if not others and not held:
        return place_value(s, seat, place)
    in_need = bool(others) and fighter[0] == "C" and missing_without(s, seat, place, fighter) > 0
    return mind(s).help * place_value(s, seat, place) if in_need else 0.0


def best(s: ZgameState, raid: Raid, fighter: str, steps: int) -> Target:
    """The best place within this number of steps, the present one included."""
    seat, start = raid.seat, s.gangs[raid.seat].fighters[fighter]
    found = Target(score(s, seat, fighter, start), start)
    for place in raid.ways(s, start, steps) if steps else ():
        value = score(s, seat, fighter, place)
        if value > found.score + WORTHWHILE:
            found = Target(value, place)
    return found


def act(s: ZgameState, raid: Raid) -> list[str]:
    """The next act of a Raid."""
    for words in (*_hire(s, raid), *cards(s, raid)):
        return words
    places = s.gangs[raid.seat].fighters
    walkers = sorted(raid.movable(s), key=lambda fighter: (fighter[0] != "C", fighter))
    for fighter in walkers:
        target = best(s, raid, fighter, raid.left[fighter])
        if target.place != places[fighter]:
            return [fighter, target.place]
    return next(_rides(s, raid), [END])


def _hire(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """A Mercenary, if there is enough to live on (4)."""
    wanted = 1 if any(s.data.goals[goal].metric == "mercenaries" for goal in s.open) else 2
    if raid.may_hire(s) and surplus(s, raid.seat) >= wanted:
        yield [HIRE]


def _rides(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """A movement card for the Fighter who gains most by it (5)."""
    price = mind(s).ride - gain(s, raid.seat, "rides")
    for card in lowest(s, s.hands[raid.seat].cards):
        found = uses(s, raid.seat, card, "raid")
        use = next((use for use in found if use.op == "ride"), None)
        if use is None:
            continue
        rides = _by_car(s, raid, Ride(use)) if use.party else _by_bike(s, raid, Ride(use))
        if (best_ride := max(rides, default=None)) and best_ride[0] > price:
            yield [card, *([use.op] if len(found) > 1 else []), *best_ride[1]]


def _by_bike(s: ZgameState, raid: Raid, ride: Ride) -> Iterator[tuple[float, list[str]]]:
    """What each Fighter gains by more steps, with the words for it."""
    riders = ride.riders(s, raid.seat)
    for each in riders:
        left = raid.left[each]
        worth = best(s, raid, each, left + ride.use.n).score - best(s, raid, each, left).score
        yield worth, [each] if len(riders) > 1 else []


def _by_car(s: ZgameState, raid: Raid, ride: Ride) -> Iterator[tuple[float, list[str]]]:
    """What it is worth that a Fighter is driven somewhere at once, with the words for it."""
    riders, places = ride.riders(s, raid.seat), s.gangs[raid.seat].fighters
    roads = {place: [*ways] for place in {places[each]: 0 for each in riders} if (ways := ride.ways(s, place))}
    for each in riders:
        start = places[each]
        twins = sum(places[other] == start for other in riders)
        for to in roads.get(start, ()):
            if (there := score(s, raid.seat, each, to)) > NEVER:
                # `Ride.choose` asks only where there is a choice
                asked = ((start, len(roads)), (each, twins), (to, len(roads[start])))
                yield there - score(s, raid.seat, each, start), [word for word, n in asked if n > 1]
