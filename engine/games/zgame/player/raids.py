"""The automated player's Raid, one act at a time (section 11, 4–6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..cards.catalogue import effect, uses
from ..cards.effect import Effect
from ..cards.others import Hire, Marauders, Steal, Wreck
from ..cards.zombies import Shoot, Spawn
from ..raid import END, HIRE, Raid, first_copies
from ..state import ZgameState
from .prospects import gain, horizon, is_clever, standing
from .values import capacity, committed, goal_value, is_free, missing, place_value, surplus
from .words import joined

ALREADY = 0.15
"""What a place is worth where an own Fighter stands already: a second one brings nothing but Strength."""
LACKING = 0.35
"""What each missing Strength costs."""
CARD, CARD_FOR_GOAL = 0.5, 0.1
WORTHWHILE = 0.05
WORTH_A_SHOT = 2


class Target(NamedTuple):
    """A place for a Fighter, and how good it is there."""

    score: float
    place: str


def score(s: ZgameState, seat: str, fighter: str, place: str) -> float | None:
    """How good a place is for a Fighter (5); None if it is beyond the gang's strength."""
    lacking = missing(s, seat, place, fighter)
    if lacking and lacking > capacity(s, seat) - committed(s, seat, fighter):
        return None
    others = [each for each in s.gangs[seat].at(place) if each != fighter]
    clever = is_clever(s)
    value = place_value(s, seat, place) * (horizon(s) if clever else 1.0)
    value += 0.0 if clever else goal_value(s, seat, place, fighter)
    value = value * (ALREADY if others else 1.0) - LACKING * lacking
    value += standing(s, seat, place, fighter) if clever else 0.0
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
    for card in first_copies(s, s.hands[seat].cards):
        found = uses(s, seat, card, "raid")
        for use in found:
            aim = _aim(s, seat, effect(use))
            if aim is not None:
                yield [card, *([use.op] if len(found) > 1 else []), *aim]


def _aim(s: ZgameState, seat: str, does: Effect[Any]) -> list[str] | None:
    """The words for a use that is worth its card; None if it is not."""
    match does:
        case Wreck():
            return _only(does.targets(s, seat), lambda place: place_value(s, seat, place))
        case Steal():
            return _only(does.victims(s, seat), lambda other: len(s.hands[other]))
        case Hire():
            return []
        case Marauders():
            return _send(s, seat, does.targets(s))
        case Spawn() if not does.use.near:
            return _lure(s, seat, [*does.targets(s, seat)], does.use.n)
        case Shoot():
            return _shoot(s, seat, does.targets(s, seat), does.use.n)
        case _:
            return None


def _only(keys: Sequence[str], worth: Callable[[str], float]) -> list[str]:
    """The word for the best of these; none if there is only one, for then nothing is asked."""
    return [max(keys, key=worth)] if len(keys) > 1 else []


def _send(s: ZgameState, seat: str, roads: Sequence[str]) -> list[str] | None:
    """The Marauders go onto a Barricade of a rival, the dearest one."""
    walls = [place for place in roads if s.sites[place].owner not in ("", seat) and not s.gangs[seat].at(place)]
    if not walls:
        return None
    return [max(walls, key=lambda place: (len(s.tile(place).icons), place))] if len(roads) > 1 else []


def _lure(s: ZgameState, seat: str, targets: Sequence[str], n: int) -> list[str] | None:
    """Zombies come to rivals only."""
    places = [place for place in targets if s.rival_at(seat, place) and not s.gangs[seat].at(place)][:n]
    if not places:
        return None
    return [] if n == 1 and len(targets) == 1 else [joined(places)]


def _shoot(s: ZgameState, seat: str, targets: Sequence[str], n: int) -> list[str] | None:
    """A place is cleared that is worth it, and that nobody else holds."""
    clear = [place for place in targets if s.sites[place].zombies <= n and not s.rival_at(seat, place)]
    place = max(clear, key=lambda place: place_value(s, seat, place), default="")
    if not place or place_value(s, seat, place) < WORTH_A_SHOT:
        return None
    most = min(n, s.sites[place].zombies)
    return [*([place] if len(targets) > 1 else []), *([str(most)] if most > 1 else [])]


def _rides(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """A movement card for whoever gains the most by it (5)."""
    gang = s.gangs[raid.seat]
    price = CARD - gain(s, raid.seat, "rides") if is_clever(s) else CARD_FOR_GOAL if "C10" in s.open else CARD
    riders = [each for each in raid.left if gang.fighters[each] and each not in raid.stopped + raid.carded]
    for card in first_copies(s, s.hands[raid.seat].cards):
        use = next((use for use in s.card(card).raid if use.op == "ride" and not use.party), None)
        if use is None or not riders:
            continue
        gains = {
            each: best(s, raid, each, raid.left[each] + use.n).score - best(s, raid, each, raid.left[each]).score
            for each in riders
        }
        rider = max(riders, key=lambda each: gains[each])
        if gains[rider] > price:
            yield [card, rider] if len(riders) > 1 else [card]
