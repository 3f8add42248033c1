"""What the automated player uses cards for in a Raid, beside walking (section 11, 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..cards.catalogue import effect, uses
from ..cards.effect import Effect
from ..cards.others import Hire, Marauders, Steal, Wreck
from ..cards.zombies import STOP, Pipe, Pull, Push, Shoot, Spawn
from ..gangs.pieces import takes_zombies
from ..phases.raid import Raid, lowest
from ..state import ZgameState
from .values import mind, place_value
from .words import joined

BEATEN = ("cleared", "strongest")
"""What Goals count if Zombies are beaten: with one of them open nobody leads Zombies away from himself."""


def cards(s: ZgameState, raid: Raid) -> Iterator[list[str]]:
    """Cards that are used whenever they do some good."""
    seat = raid.seat
    for card in lowest(s, s.hands[seat].cards):
        found = uses(s, seat, card, "raid")
        for use in found:
            aim = _aim(s, raid, effect(use))
            if aim is not None:
                yield [card, *([use.op] if len(found) > 1 else []), *aim]


def within_reach(s: ZgameState, raid: Raid) -> set[str]:
    """Where Fighters of the gang stand or can still go in this Raid."""
    places = s.gangs[raid.seat].fighters
    found = set(s.gangs[raid.seat].places)
    for fighter in raid.movable(s):
        found.update(raid.ways(s, places[fighter], raid.left[fighter]))
    return found


def _aim(s: ZgameState, raid: Raid, does: Effect[Any]) -> list[str] | None:
    """The words for a use that is worth its card; None if it is not."""
    seat = raid.seat
    match does:
        case Wreck():
            return _only(does.aims(s, seat), lambda place: place_value(s, seat, place))
        case Steal():
            return _only(does.aims(s, seat), lambda other: len(s.hands[other]))
        case Hire():
            return []
        case Marauders():
            return _send(s, seat, does.aims(s, seat))
        case Spawn() if not does.use.near:
            return _lure(s, raid, [*does.targets(s, seat)], does.use.n)
        case Shoot():
            return _shoot(s, raid, does.targets(s, seat), does.use.n)
        case Pull():
            return _call(s, Leading(s, raid), does)
        case Push():
            return _drive(s, Leading(s, raid), does)
        case Pipe():
            return _lead(s, Leading(s, raid), does)
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


def _lure(s: ZgameState, raid: Raid, targets: Sequence[str], n: int) -> list[str] | None:
    """Zombies come to rivals only, and not where the gang may yet go itself."""
    mine = within_reach(s, raid)
    places = [place for place in targets if s.rival_at(raid.seat, place) and place not in mine][:n]
    if not places:
        return None
    return [] if n == 1 and len(targets) == 1 else [joined(places)]


def _shoot(s: ZgameState, raid: Raid, targets: Sequence[str], n: int) -> list[str] | None:
    """A place is cleared that is worth it, that nobody else holds, and to which somebody can go."""
    seat, mine = raid.seat, within_reach(s, raid)
    clear = [
        place for place in targets if s.sites[place].zombies <= n and place in mine and not s.rival_at(seat, place)
    ]
    place = max(clear, key=lambda place: place_value(s, seat, place), default="")
    if not place or place_value(s, seat, place) < mind(s).taking:
        return None
    most = min(n, s.sites[place].zombies)
    return [*([place] if len(targets) > 1 else []), *([str(most)] if most > 1 else [])]


class Leading:
    """What it is worth to lead Zombies from place to place: away from what the gang wants, to where rivals are."""

    def __init__(self, s: ZgameState, raid: Raid) -> None:
        self.s, self.seat, self.mine = s, raid.seat, within_reach(s, raid)
        self.fights = any(s.data.goals[goal].metric in BEATEN for goal in s.open)

    def pain(self, place: str) -> float:
        """What each Zombie does that comes there: good where only rivals are, bad where the gang is or may go."""
        if place in self.mine or self.s.sites[place].owner == self.seat:
            return -1.0
        return 1.0 if self.s.rival_at(self.seat, place) else -0.1

    def relief(self, place: str, n: int) -> float:
        """What it does if so many Zombies leave a place: something if the gang wants it and none is left."""
        if self.fights or n < self.s.sites[place].zombies or self.s.rival_at(self.seat, place):
            return 0.0
        return 1.0 if place in self.mine and place_value(self.s, self.seat, place) >= mind(self.s).taking else 0.0


def _call(s: ZgameState, leading: Leading, does: Pull) -> list[str] | None:
    """A Siren (2.6): from each of several neighbours a Zombie into a place."""

    def come(place: str) -> tuple[float, list[str]]:
        worth = {near: leading.relief(near, 1) + leading.pain(place) for near in does.sources(s, place)}
        best = sorted((near for near in worth if worth[near] > 0), key=lambda near: (-worth[near], near))
        sources = best[: min(does.use.n, takes_zombies(s, place))]
        return sum(worth[near] for near in sources), sources

    targets = [*does.targets(s)]
    place = max(targets, key=lambda place: come(place)[0])
    if come(place)[0] <= 0:
        return None
    asked = [joined(come(place)[1])] if len(does.sources(s, place)) > 1 else []
    return [*([place] if len(targets) > 1 else []), *asked]


def _drive(s: ZgameState, leading: Leading, does: Push) -> list[str] | None:
    """Bait and the Bouncer (2.6, 2.7): some Zombies of a place to a neighbour."""

    def most(source: str, place: str) -> int:
        there = s.sites[source].zombies
        return min(does.use.n or there, there, takes_zombies(s, place))

    def worth(way: tuple[str, str]) -> float:
        n = most(*way)
        return leading.relief(way[0], n) + n * leading.pain(way[1])

    sources = [*does.sources(s, leading.seat)]
    ways = [(source, place) for source in sources for place in does.exits(s, source)]
    source, place = max(ways, key=worth)
    if worth((source, place)) <= 0:
        return None
    n, exits = most(source, place), does.exits(s, source)
    return [
        *([source] if len(sources) > 1 else []),
        *([place] if len(exits) > 1 else []),
        *([str(n)] if n > 1 else []),
    ]


def _lead(s: ZgameState, leading: Leading, does: Pipe) -> list[str] | None:
    """The Piper (2.7): one step after another, as long as they do some good."""
    done, words, left = list[tuple[str, str]](), list[str](), Counter[str]()
    while len(done) < does.use.n:
        steps = [step for step in does.steps(s, done) if step[0] not in {place for _, place in done}]
        worth = {step: leading.relief(step[0], left[step[0]] + 1) + leading.pain(step[1]) for step in steps}
        best = max(worth, key=lambda step: worth[step], default=None)
        if best is None or worth[best] <= 0:
            break
        ways = [place for source, place in does.steps(s, done) if source == best[0]]
        words += [best[0], *([best[1]] if len(ways) > 1 else [])]
        done.append(best)
        left[best[0]] += 1
    if not done:
        return None
    return words if len(done) == does.use.n else [*words, STOP]
