"""Steps of humans (R7), and crawlers that hold on to them (R28.3-R28.5)."""

from __future__ import annotations

from functools import partial

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.shape import Chain, One, Option

from ..dice import roll
from ..state import ZOMBIES, Human, PlagueState, Zombie
from ..terms import dark, left, step_price
from .choices import GRAB
from .deed import Deed
from .harm import let_go

HOLDS = 3
"""From this roll on a crawler holds on (R28.3)."""


def reach(s: PlagueState, human: Human, budget: int) -> dict[str, tuple[int, list[str]]]:
    """The squares that he can walk to with a number of actions, each with its price and cheapest way, near squares
    first (R7.1-R7.4, R8.2).

    He passes other humans, but no zombies, and does not end on a taken or burning square (R26.6). With the baby he
    does not step into fire (R29.9).
    """
    links, taken, fires, shade = s.ground.neighbours, s.taken, s.fires, dark(s)
    shut = {at for at, figure in taken.items() if figure not in s.humans}
    if s.baby.carrier == human.id:
        shut.update(fires)
    found: dict[str, tuple[int, list[str]]] = {}
    ways: dict[str, list[str]] = {"": []}
    least = {human.at: 0}
    lines: list[list[tuple[str, str]]] = [[(human.at, "")], *([] for _ in range(budget))]
    for price, line in enumerate(lines):  # a step that costs nothing makes the line longer
        for here, before in line:
            if here in ways:
                continue
            way = ways[here] = [*ways[before], here] if before else []
            if here not in taken and here not in fires:
                found[here] = (price, way)
            after = price + (1 + (here in shade) if before else step_price(s, human))
            if after > budget:
                continue
            for square in links(here):
                if square not in shut and after < least.get(square, budget + 1):
                    least[square] = after
                    lines[after].append((square, here))
    return found


def has_room(s: PlagueState, human: Human) -> bool:
    """Whether he stands where a square beside him is free."""
    if not human.on_foot:
        return False
    free = {each for each in s.ground.neighbours(human.at) if each not in s.fires}
    free.difference_update(each.at for each in s.humans.values())
    return bool(free.difference(each.at for each in s.zombies.values()))


class Move(Deed):
    """He walks to a square (R7)."""

    key = "move"

    def price(self, s: PlagueState, human: Human, aim: list[str] | None = None) -> int:
        if not human.on_foot:
            return 1
        if aim is None:
            return step_price(s, human)
        return 0  # each step is paid as it is made

    def can(self, s: PlagueState, human: Human) -> bool:
        return has_room(s, human) or (human.on_foot and bool(reach(s, human, left(s, human))))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = reach(s, human, left(s, human))
        to: str = yield One(partial(_walks, s, human, found), keys=[*found], prompt=partial(s.text, "where"))
        return found[to][1]

    def act(self, s: PlagueState, human: Human, aim: list[str]) -> None:
        start = human.at
        for square in aim:
            human.spent += step_price(s, human)
            human.stepped = True
            step(s, human, square)
        s.tell("moves", weight="detail", refs=(start, human.at), figure=s.name(human.id), at=human.at, n=len(aim))


def _walks(s: PlagueState, human: Human, found: dict[str, tuple[int, list[str]]]) -> list[Option]:
    return [
        Option(at, partial(s.text, "walk", at=at, n=price), ref=at, odds=partial(_held, s, human, way))
        for at, (price, way) in found.items()
    ]


def _held(s: PlagueState, human: Human, way: list[str]) -> Message | None:
    """How likely a crawler holds on to him on this way, if all of them may try (R28.3)."""
    if s.settings.crawlers == "off" or holders(s, human):
        return None
    near = {each.id for at in [human.at, *way[:-1]] for each in _grabbers(s, at)}
    return s.text("odds-held", p=percent(1 - ((HOLDS - 1) / 6) ** len(near))) if near else None


def step(s: PlagueState, human: Human, square: str) -> None:
    """One step, held by a crawler or not (R28.3, R28.4)."""
    before = human.at
    door = s.grid.spots[before].level != s.grid.spots[square].level
    grab(s, human)
    human.at = square
    human.path.append(square)
    if door:  # R28.5
        let_go(s, human)
    for each in holders(s, human):
        if before not in s.taken:
            each.at = before


def grab(s: PlagueState, human: Human) -> None:
    """Crawlers in contact try to hold on to a human who steps away (R28.3)."""
    if s.settings.crawlers == "off" or holders(s, human) or not _wanted(s, human):
        return
    for each in _grabbers(s, human.at):
        each.tried = True
        if roll(s, "rolls-grab", figure=s.name(each.id), whom=s.name(human.id), need=HOLDS) >= HOLDS:
            each.holds = human.id
            whom = s.leader(human.id)
            s.tell("holds", hurts=(whom,), refs=(each.at,), figure=s.name(each.id), whom=s.name(human.id))
            return


def _grabbers(s: PlagueState, square: str) -> list[Zombie]:
    """The crawlers that can grab at whoever leaves this square."""
    near = s.ground.contacts(square)
    return [each for each in by_number(s, "crawler") if each.at in near and not each.tried and not each.holds]


def _wanted(s: PlagueState, human: Human) -> bool:
    words = GRAB.of(s, ZOMBIES)
    return words[0] == "always" or (words[0] == "some" and human.id in words[1].split(","))


def holders(s: PlagueState, human: Human) -> list[Zombie]:
    return [each for each in s.zombies.values() if each.holds == human.id]


def by_number(s: PlagueState, *kinds: str) -> list[Zombie]:
    """The zombies of some kinds in the order of their figure numbers."""
    found = [each for each in s.zombies.values() if each.kind in kinds]
    return sorted(found, key=lambda each: (kinds.index(each.kind), int(each.id[1:])))
