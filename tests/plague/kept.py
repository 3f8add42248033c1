"""What is kept of the map of Zombie Plague, against what comes of looking at the table anew."""

from __future__ import annotations

from collections.abc import Iterator

from plague.box import box

from engine.games.plague.dead import packs
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.attack import ACTIONS
from engine.games.plague.dead.field import Field
from engine.games.plague.game import Plague
from engine.games.plague.player.risk import FLIGHT, ROOM, Danger
from engine.games.plague.state import DOOR, Human, PlagueState
from engine.games.plague.terms import allowance, contacts
from engine.kit.walks import distances, within

EVERY = 5
"""After each answer of a game, one of this number of squares is looked at, among those where nothing lies."""


class Watched(Plague):
    """The game with one invariant more: nothing that is kept is out of date."""

    def check(self, s: PlagueState) -> list[str]:
        return [*super().check(s), *outdated(s, EVERY)]


def watched() -> Watched:
    return Watched(box())


def outdated(s: PlagueState, every: int = 1) -> Iterator[str]:
    """Where the ground, walks on it, sight over it or what the dead threaten are not what the table says."""
    grid, ground = s.grid, s.ground
    closed = {edge for edge in s.barricades if edge != DOOR}
    way = s.data.searches.get(s.entrance, "") if DOOR not in s.barricades else ""
    way = "" if way in s.fires else way

    if ground.closed != closed or ground.holes != set(s.holes):
        yield "what is closed and broken"

    def passes(a: str, b: str) -> bool:
        edge = grid.edge(a, b)
        return edge not in closed and (edge in s.holes or grid.edges[edge] != "wall")

    doors = [each for each in grid.beside(way) if each in grid.floor and passes(way, each)] if way else []
    for square in _looked_at(s, way, every):
        faces = [each for each in grid.beside(square) if passes(square, each)]
        faces += doors if square == s.data.foot else [s.data.foot] if square in doors else []
        if set(ground.faces(square)) != set(faces):
            yield f"what {square} faces"
        near = {*grid.around(square), *faces} & grid.floor
        if set(ground.contacts(square)) != {each for each in near if ground.contact(square, each)}:
            yield f"contact with {square}"
    if s.find(Acting):
        yield from _misled(s)
    humans = [each for each in s.living if each.on_foot]
    for human in humans:
        if ground.walks(human.at) != distances([human.at], ground.neighbours):
            yield f"walks from {human.at}"
        for zombie in s.zombies.values():
            if ground.sight(human.at, zombie.at) is not ground._sees(human.at, zombie.at, False):
                yield f"sight from {human.at} to {zombie.at}"
    goals = [square for human in s.living for square in contacts(s, human)]
    if Field(s).near != distances(goals, ground.neighbours):
        yield "the way to the nearest human"
    danger, threats = Danger(s), threatened(s)
    if danger.threatened != set(threats):
        yield "where the dead can attack"
    for square in _looked_at(s, way, every):
        if danger.attacks(square) != threats.get(square, []):
            yield f"attacks on {square}"
    for human in humans:
        if danger.room(human, human.at) != room(s, human):
            yield f"where {human.id} could flee to"


def threatened(s: PlagueState) -> dict[str, list[int]]:
    """The attacks that each square has to fear, worked out anew."""
    found: dict[str, list[int]] = {}
    humans = {each.at for each in s.living if each.on_foot}
    for zombie in s.zombies.values():
        most = ACTIONS[zombie.kind]
        free = within(
            zombie.at, lambda at: [to for to in s.ground.neighbours(at) if to not in humans], most, lambda _: 0
        )
        steps = {zombie.at: 0} | {square: way.steps for square, way in free.items()}
        best: dict[str, int] = {}
        for square, n in steps.items():
            for touched in s.ground.contacts(square):
                best[touched] = min(n, best.get(touched, n))
        for square, n in best.items():
            found.setdefault(square, []).append(max(1, most - n))
    return found


def room(s: PlagueState, human: Human) -> int:
    """How many squares he could flee to, worked out anew."""
    near = distances([each.at for each in s.zombies.values()], s.ground.neighbours)
    found, line = {human.at: 0}, [human.at]
    for here in line:
        steps = found[here] + 1
        if steps > FLIGHT or len(found) > ROOM:
            break
        for to in s.ground.neighbours(here):
            turns = -(-steps // max(1, allowance(s, human)))
            if to not in found and near.get(to, ROOM) > 2 * turns + 1:
                found[to] = steps
                line.append(to)
    return min(ROOM, len(found) - 1)


def _misled(s: PlagueState) -> Iterator[str]:
    """Whether zombies can be given an order together, and where to, which is found without asking who goes."""
    if packs.are_hunted(s, s.living) != any(packs.hunters(s, each) for each in s.living):
        yield "whether anybody is hunted"
    goals = [packs.NEAR, *(each.id for each in s.living if contacts(s, each)), *([] if s.exploded else [packs.AROUND])]
    if [*packs.goals(s)] != [each for each in (*goals, *s.data.exterior_openings) if packs.followers(s, each)]:
        yield "where zombies can be sent"


def _looked_at(s: PlagueState, way: str, every: int) -> list[str]:
    """Every square at which something has changed, and some others, in turn."""
    changed = {end for edge in (*s.barricades, *s.holes) if edge != DOOR for end in s.grid.ends(edge)}
    near = {each for square in changed for each in s.grid.within(square, 2)}
    near.update((s.data.foot, *(s.grid.within(way, 2) if way else ())))
    return [each for n, each in enumerate(s.grid.spots) if each in near or (n + s.steps) % every == 0]
