"""The automated player's Raid, one act at a time (section 11, 4–6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..cards.catalogue import uses
from ..raid import END, HIRE, Raid, first_copies
from ..state import ZgameState
from .values import (
    capacity,
    committed,
    goal_value,
    is_free,
    missing,
    need,
    place_value,
    style,
    surplus,
    threat,
    wanting,
)

ALREADY = 0.35
"""What a place is worth where an own Fighter stands already, and each missing Strength."""
CARD, CARD_FOR_GOAL = 0.5, 0.1
WORTHWHILE = 0.05


class Target(NamedTuple):
    """A place for a Fighter, and how good it is there."""

    score: float
    place: str


def score(s: ZgameState, seat: str, fighter: str, place: str) -> float | None:
    """How good a place is for a Fighter (5); None if it is beyond the gang's strength."""
    lacking = missing(s, seat, place, fighter)
    if lacking and lacking > capacity(s, seat) - committed(s, seat, fighter):
        return None
    manner = style(s)
    goals = manner.goals * goal_value(s, seat, place, fighter[0])
    others = [each for each in s.gangs[seat].at(place) if each != fighter]
    if manner.careful and goals:
        defence = 1 + sum(each[0] == "C" for each in (*others, fighter))
        goals *= 0.5 if threat(s, seat, place) > defence else 1.0
    value = (place_value(s, seat, place) + goals) * (ALREADY if others else 1.0)
    value -= ALREADY * lacking
    if fighter[0] == "T" and is_free(s, place):
        value += 0.6
    if fighter[0] == "W" and s.is_quarter(place) and not s.sites[place].despoiled:
        value += 0.5
    return value


def best(s: ZgameState, raid: Raid, fighter: str, steps: int) -> Target:
    """The best place within so many steps, the present one included."""
    seat, start = raid.seat, s.gangs[raid.seat].fighters[fighter]
    stay = score(s, seat, fighter, start)
    found = Target(stay if stay is not None else -1.0, start)
    for place in raid.ways(s, start, steps) if steps else ():
        value = score(s, seat, fighter, place)
        if value is not None and value > found.score + WORTHWHILE:
            found = Target(value, place)
    return found


def act(s: ZgameState, raid: Raid) -> list[str]:
    """The next act of a Raid."""
    for words in (*_hire(s, raid), *_cards(s, raid)):
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
    wanted = 1 if "C14" in s.open else 2
    if raid.may_hire(s) and surplus(s, raid.seat) >= wanted:
        yield [HIRE]


def _cards(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """Cards that are used whenever they do some good (6)."""
    seat = raid.seat
    for card in first_copies(s, s.gangs[seat].hand.cards):
        found = uses(s, seat, card, "raid")
        for use in found:
            aim = _aim(s, seat, use.op, use.n, near=use.near)
            if aim is not None:
                yield [card, *([use.op] if len(found) > 1 else []), *aim]


def _aim(s: ZgameState, seat: str, op: str, n: int, *, near: bool) -> list[str] | None:
    """The words for a use that is worth its card; None if it is not."""
    match op:
        case "wreck":
            near_by = s.reach(seat)
            places = [place for place in s.sites if place in near_by and _wreckable(s, seat, place)]
            return [] if len(places) == 1 else [max(places, key=lambda place: place_value(s, seat, place))]
        case "steal":
            victims = [
                other
                for other in s.rivals(seat)
                if s.gangs[other].hand.cards and not s.reach(seat).isdisjoint(s.gangs[other].places)
            ]
            return [] if len(victims) == 1 else [max(victims, key=lambda other: len(s.gangs[other].hand))]
        case "marauders":
            return _send_marauders(s, seat, n)
        case "hire":
            return []
        case "spawn" if not near:
            return _lure(s, seat, n)
        case "shoot":
            return _shoot(s, seat, n)
        case _:
            return None


def _wreckable(s: ZgameState, seat: str, place: str) -> bool:
    site = s.sites[place]
    if not s.is_quarter(place) or site.despoiled or s.marauders == place:
        return False
    return bool(s.rival_at(seat, place)) or site.owner not in ("", seat)


def _send_marauders(s: ZgameState, seat: str, n: int) -> list[str] | None:
    """Onto a Barricade of a rival, the dearest one."""
    walls = [
        place
        for place, site in s.sites.items()
        if site.owner not in ("", seat) and s.is_quarter(place) and not s.gangs[seat].at(place)
        if not n or (s.marauders and s.city.steps[s.marauders][place] <= n)
    ]
    roads = [place for place in s.sites if place != s.marauders and not s.is_base(place)]
    if n:
        roads = [place for place in roads if s.marauders and s.city.steps[s.marauders][place] <= n]
    if not walls:
        return None
    return [] if len(roads) == 1 else [max(walls, key=lambda place: (sum(1 for _ in s.tile(place).icons), place))]


def _lure(s: ZgameState, seat: str, n: int) -> list[str] | None:
    """Zombies come to rivals only."""
    from ..pieces import spawnable

    every = [place for place in s.sites if spawnable(s, place)]
    places = [place for place in every if s.rival_at(seat, place) and not s.gangs[seat].at(place)][:n]
    if not places:
        return None
    return [] if n == 1 and len(every) == 1 else [",".join(places)]


def _shoot(s: ZgameState, seat: str, n: int) -> list[str] | None:
    """A place is cleared that is worth it, and that nobody else holds."""
    near = s.beside(seat)
    every = [place for place, site in s.sites.items() if site.zombies and place in near]
    clear = [place for place in every if s.sites[place].zombies <= n and not s.rival_at(seat, place)]
    place = max(clear, key=lambda place: place_value(s, seat, place), default="")
    if not place or place_value(s, seat, place) < 2 or need(s, seat, place) <= 0:
        return None
    most = min(n, s.sites[place].zombies)
    return [*([place] if len(every) > 1 else []), *([str(most)] if most > 1 else [])]


def _rides(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """A movement card for whoever gains the most by it (5)."""
    gang = s.gangs[raid.seat]
    price = CARD_FOR_GOAL if "C10" in s.open else CARD
    riders = [each for each in raid.left if gang.fighters[each] and each not in raid.stopped + raid.carded]
    for card in first_copies(s, gang.hand.cards):
        use = next((use for use in s.card(card).raid if use.op == "ride" and not use.party), None)
        if use is None or not riders:
            continue
        gains = {
            each: best(s, raid, each, raid.left[each] + use.n).score - best(s, raid, each, raid.left[each]).score
            for each in riders
        }
        rider = max(riders, key=lambda each: gains[each])
        if gains[rider] > price or wanting(s, raid.seat, "rides"):
            yield [card, rider] if len(riders) > 1 else [card]
