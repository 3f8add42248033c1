"""What an open Goal is worth to a gang that counts: how likely more of it makes the gang its single leader (11, 11).

A Goal is won by who has the most of it, so what has no rival to beat is cheap, and what is lost already is worth
nothing. Everything here is read off what everybody sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from ..gangs.goals import value
from ..gangs.strength import COUNTED
from ..state import ZgameState
from ..terms import defender
from .values import is_free, mind

LEAD = 0.5
"""A lead of one is enough, a tie is not (R12.1): half way between them the chances are even."""
EXPECTED: Mapping[str, float] = {
    "despoil": 0.4, "cleared": 1.0, "fights": 0.5, "built": 0.9, "firearms": 0.6, "melee": 0.6, "rides": 0.4,
    "haul": 2.5, "mercenaries": 0.4, "strongest": 1.0, "kicked": 0.6, "mall": 0.2, "gates": 0.4, "far": 2.0,
    "barricades": 0.8, "turf": 1.0, "stock": 1.5, "marauders": 0.4,
}  # fmt: skip
"""What a rival is thought to add to each metric in a round that is still to come."""
SPREAD: Mapping[str, float] = {"far": 2.5, "haul": 1.2, "stock": 1.5, "strongest": 1.2, "cleared": 0.9, "turf": 0.9}
"""How uncertain the end of a race is; of what is not named here: `SURE`."""
SURE = 0.6
CARDS = ("firearm", "melee", "supply", "transport", "gadget", "mercenary")
"""The icons that bring cards."""


def horizon(s: ZgameState) -> float:
    """What income is worth while so few turns are left to spend it."""
    turns = mind(s).horizon
    return max(0.15, min(1.0, len(s.events) / turns)) if turns else 1.0


def likely(s: ZgameState, seat: str, goal: str, mine: float) -> float:
    """How likely a gang that comes to so much of a Goal is its single leader tonight."""
    metric, by = s.data.goals[goal].metric, mind(s)
    waiting = s.order[s.order.index(s.active) + 1 :] if s.active in s.order else s.order
    more = EXPECTED[metric] * by.foresight
    best = max(value(s, goal, other) + more * (other in waiting) for other in s.rivals(seat))
    if mine < LEAD:
        return 0.0
    return 1 / (1 + exp((best + LEAD - mine) / (by.doubt * SPREAD.get(metric, SURE))))


def gain(s: ZgameState, seat: str, metric: str, more: float = 1.0, planned: float = 0.0) -> float:
    """What more of a metric is worth, beyond what the gang has or has ``planned``; 0 if no open Goal asks for it."""
    total = 0.0
    for goal in s.open:
        if s.data.goals[goal].metric == metric:
            mine = value(s, goal, seat) + planned
            total += mind(s).goal * (likely(s, seat, goal, mine + more) - likely(s, seat, goal, mine))
    return total


def standing(s: ZgameState, seat: str, place: str, fighter: str, goals: Sequence[str] | None = None) -> float:
    """What the open Goals, or some of them, are worth if a Fighter stands there and the others stay where they are."""
    total = 0.0
    for goal in s.open if goals is None else goals:
        metric = s.data.goals[goal].metric
        total += mind(s).goal * likely(s, seat, goal, _with(s, seat, goal, metric, place, fighter))
    return total


def _with(s: ZgameState, seat: str, goal: str, metric: str, place: str, fighter: str) -> float:
    """What the gang comes to of a Goal if a Fighter stands there, with the fights and works that follow from it."""
    now = value(s, goal, seat)
    here = s.gangs[seat].fighters[fighter]
    others = {at for each, at in s.gangs[seat].fighters.items() if at and each != fighter}
    everywhere = {*others, place}
    match metric:
        case "mall":
            return float((s.data.goals[goal].at or s.data.mall) in everywhere)
        case "marauders":
            return now + (place == s.marauders) - (here == s.marauders)
        case "gates":
            return now + _at_gate(s, seat, place) - _at_gate(s, seat, here)
        case "far":
            steps = s.city.steps[s.home(seat)]
            return now + steps[place] - steps[here]
        case "turf":
            left = s.is_quarter(here) and here not in everywhere and s.sites[here].owner != seat
            new = s.is_quarter(place) and place not in others | {here} and s.sites[place].owner != seat
            return float(now + new - left)
        case "cleared":
            return now + 0.8 * sum(s.sites[each].zombies for each in everywhere)
        case "strongest":
            return max(now, 1.4 * max(s.sites[each].zombies for each in everywhere))
        case "fights":
            return now + 0.8 * sum(bool(defender(s, seat, each)) for each in everywhere)
        case "kicked":
            return now + 0.8 * sum(
                len(s.gangs[rival].at(each)) for each in everywhere if (rival := s.rival_at(seat, each))
            )
        case "built" | "barricades":
            return now + _at_work(s, seat, "T", place, fighter)
        case "despoil":
            return now + _at_work(s, seat, "W", place, fighter)
        case "stock" | "haul":
            return now + _harvest(s, seat, metric, everywhere)
        case "firearms" | "melee" | "mercenaries" if any(_is_fought_for(s, seat, each) for each in everywhere):
            return now + 0.8 * sum(COUNTED.get(s.card(card).deck) == metric for card in s.hands[seat].cards)
        case _:
            return now


def _is_fought_for(s: ZgameState, seat: str, place: str) -> bool:
    """Whether cards can be laid there in this round."""
    return bool(s.sites[place].zombies or defender(s, seat, place))


def _at_gate(s: ZgameState, seat: str, place: str) -> bool:
    """Whether a place touches a Base that the gang does not hold."""
    return any(s.is_base(near) and s.sites[near].holder != seat for near in s.city.links[place])


def _at_work(s: ZgameState, seat: str, trade: str, place: str, fighter: str) -> int:
    """The sites at which a Fighter of this trade can work in this round."""
    there = {at for each, at in s.gangs[seat].fighters.items() if at and each[0] == trade and each != fighter}
    sites = there | {place} if fighter[0] == trade else there
    if trade == "T":
        return sum(is_free(s, site) for site in sites)
    return sum(s.is_quarter(site) and not s.sites[site].despoiled for site in sites)


def _harvest(s: ZgameState, seat: str, metric: str, places: set[str]) -> int:
    """Food and Medicine, or cards, that the income brings."""
    wanted = ("food", "medicine") if metric == "stock" else CARDS
    controlled = places | {place for place, site in s.sites.items() if site.owner == seat}
    icons = [
        icon
        for place in controlled
        if not s.sites[place].despoiled and place != s.marauders and not s.is_base(place)
        for icon in s.tile(place).icons
    ]
    return sum(icon in wanted for icon in icons)
