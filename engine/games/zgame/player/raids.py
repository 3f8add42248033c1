"""The automated player's Raid, one act at a time (section 11, 4–6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..phases.raid import END, HIRE, Raid, lowest
from ..state import ZgameState
from .prospects import gain, horizon, is_clever, standing
from .tricks import cards
from .values import capacity, committed, goal_value, is_free, missing, missing_without, place_value, surplus

HELP = 0.35
"""What a place is worth to one who comes to help: it is the gang's already, if the others are not too weak there."""
LACKING = 0.35
"""What each missing Strength costs."""
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
    clever = is_clever(s)
    value = income(s, seat, fighter, place) * (horizon(s) if clever else 1.0) - LACKING * lacking
    value += standing(s, seat, place, fighter) if clever else goal_value(s, seat, place, fighter)
    if fighter[0] == "T" and is_free(s, place):
        value += 0.6
    if fighter[0] == "W" and s.is_quarter(place) and not s.sites[place].despoiled:
        value += 0.5
    return value


def income(s: ZgameState, seat: str, fighter: str, place: str) -> float:
    """What a place yields because of this Fighter: nothing where it yields already, but for help that is needed."""
    gang, held = s.gangs[seat], s.sites[place].owner == seat
    others = [each for each in gang.at(place) if each != fighter]
    if not others and not held:
        return place_value(s, seat, place)
    in_need = bool(others) and fighter[0] == "C" and missing_without(s, seat, place, fighter) > 0
    return HELP * place_value(s, seat, place) if in_need else 0.0


def best(s: ZgameState, raid: Raid, fighter: str, steps: int) -> Target:
    """The best place within this number of steps, the present one included."""
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
    wanted = 1 if "C14" in s.open else 2
    if raid.may_hire(s) and surplus(s, raid.seat) >= wanted:
        yield [HIRE]


def _rides(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """A movement card for the Fighter who gains most by it (5)."""
    gang = s.gangs[raid.seat]
    price = CARD - gain(s, raid.seat, "rides") if is_clever(s) else CARD_FOR_GOAL if "C10" in s.open else CARD
    riders = [each for each in raid.left if gang.fighters[each] and each not in raid.stopped + raid.carded]
    for card in lowest(s, s.hands[raid.seat].cards):
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
