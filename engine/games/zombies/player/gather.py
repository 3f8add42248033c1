"""What the automated player gathers with the points it has: trophies and tokens on one way (section 11).

For every number of points the richest way to every square is kept, so a whole building costs no more than a street.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..state import MOST_LIVES, ZombiesState
from ..steps.planner import TAKE
from ..survivors.pieces import can_hold
from . import policy

FAR_AHEAD = 8
"""A plan is made for this number of points at most; with more, a new plan is made on the way."""


class Plan(NamedTuple):
    """A way, its worth, and the power and lives of the pawn after it."""

    worth: float
    power: float
    lives: int
    path: tuple[str, ...]
    slain: frozenset[str]
    taken: frozenset[str]


def richest(
    s: ZombiesState,
    seat: str,
    points: int,
    links: Callable[[str], Sequence[str]],
    takes: bool,
    ends: Mapping[str, float],
) -> list[str]:
    """The richest way of these points, pick-ups included; empty if no way gains anything. ``takes`` tells whether a
    pick-up costs a point and is allowed; ``ends`` is the worth of ending on a square.
    """
    survivor = s.survivors[seat]
    start = Plan(0.0, policy.power(s, seat), survivor.lives, (), frozenset(), frozenset())
    edge, best, most = {survivor.pawn: start}, start, 0.0
    for _ in range(min(points, FAR_AHEAD)):
        further: dict[str, Plan] = {}
        for here, plan in edge.items():
            for to, more in _next(s, here, plan, links, takes):
                if to not in further or more.worth > further[to].worth:
                    further[to] = more
        edge = further
        for here, plan in edge.items():
            if plan.worth + ends.get(here, 0.0) > most:
                best, most = plan, plan.worth + ends.get(here, 0.0)
    return list(best.path)


def _next(
    s: ZombiesState, here: str, plan: Plan, links: Callable[[str], Sequence[str]], takes: bool
) -> Iterator[tuple[str, Plan]]:
    worth, power, lives, path, slain, taken = plan
    by = policy.mind(s)
    foe = here in s.zombies and (s.feast or here not in slain)
    if takes and not foe and here not in taken and can_hold(s.tokens.get(here), lives):
        yield here, _taken(s, here, Plan(worth - by.point, power, lives, (*path, TAKE), slain, taken))
    for to in links(here):
        after = Plan(worth - by.point, power, lives, (*path, to), slain, taken)
        if to in s.zombies and to not in slain and not s.feast:
            gain = by.trophy if power >= by.strong else by.peril
            after = after._replace(worth=after.worth + gain, power=power - by.toll, slain=slain | {to})
        if s.rules.pickup == "free_auto" and to not in taken and can_hold(s.tokens.get(to), lives) and not s.feast:
            after = _taken(s, to, after)
        yield to, after


def _taken(s: ZombiesState, square: str, plan: Plan) -> Plan:
    life, by = s.tokens[square] == "life", policy.mind(s)
    return plan._replace(
        worth=plan.worth + (by.life if life else by.bullet),
        power=plan.power + (1 if life else policy.bullet(s)),
        lives=min(MOST_LIVES, plan.lives + life),
        taken=plan.taken | {square},
    )
