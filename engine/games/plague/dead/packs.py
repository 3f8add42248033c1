"""Orders for groups of the dead: all who reach a human attack him, some go where they are sent (R21.2, R21.5).

Who walks where follows from the table alone. So an order is one answer, and the log replays it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

from ..state import Human, PlagueState, Zombie
from ..terms import contacts, gaps
from .attack import can_attack, reach, steps_left
from .errands import PACK
from .field import FAR, Field, touching

NEAR, AROUND = "near", "car"
"""Goals: whichever human is nearest to each, for all who are left; and the squares beside the car."""

Ways = Mapping[str, Sequence[str]]
"""Zombies with the squares of their steps, those first who go first."""


def hunters(s: PlagueState, human: Human) -> Ways:
    """The zombies that can attack a human now, or after the steps that they still have; the nearest go first, and go
    round him as far as they can, so that others find room behind them.
    """
    squares = contacts(s, human)
    far = s.ground.walks(*squares)
    return dict(_hunters(s, squares, _in_order(s, _led(s), lambda square: far.get(square, FAR))))


def are_hunted(s: PlagueState, humans: Iterable[Human]) -> bool:
    """Whether there are such zombies for any of these humans; that does not depend on who goes first."""
    return any(_hunters(s, touching(s, humans), _led(s)))


def _hunters(
    s: PlagueState, squares: Collection[str], zombies: Iterable[Zombie]
) -> Iterator[tuple[str, Sequence[str]]]:
    """The zombies that can attack from one of some squares, with their ways there."""
    far, taken = s.ground.walks(*squares), s.taken
    for zombie in zombies:
        away = far.get(zombie.at, FAR)
        if not away:
            if can_attack(s, zombie):
                yield zombie.id, ()
        elif away <= (steps := steps_left(s, zombie)):
            ways = reach(s, zombie, steps, taken)
            good = [each for each in squares if each in ways and can_attack(s, after(zombie, ways.steps(each)))]
            if good:
                to = max(good, key=lambda each: (ways.steps(each), -s.grid.order(each)))
                yield zombie.id, ways[to]
                _move(taken, zombie, to)


def after(zombie: Zombie, steps: int, at: str = "") -> Zombie:
    """The zombie as it will be after so many steps, if it matters on which square."""
    return zombie.model_copy(update={"steps": zombie.steps + steps, "at": at or zombie.at})


def goals(s: PlagueState) -> Iterator[str]:
    """Where zombies can be sent, as far as any of them can get nearer there: to humans, the openings of the house, the
    car.
    """
    going, ways = _going(s), _ways(s)
    every = [NEAR, *(each.id for each in s.living if contacts(s, each)), *([] if s.wrecked else [AROUND])]
    return (each for each in (*every, *s.data.exterior_openings) if any(_nearing(going, _field(s, each), ways)))


def followers(s: PlagueState, goal: str) -> list[str]:
    """The zombies that can get nearer to a goal, the nearest first."""
    field = _field(s, goal)
    return [each.id for each in _nearing(_in_order(s, _going(s), field.at), field, _ways(s))]


def sent(s: PlagueState, words: Sequence[str]) -> list[str]:
    """Whom an order sends, of which these are the words: its goal, and who goes where there is a choice. To the nearest
    human all go, also who can only move once others have made room.
    """
    goal, *group = words
    if goal == NEAR:
        return [each.id for each in _going(s)]
    return group[0].split(",") if group else followers(s, goal)


def is_choice(goal: str, able: Sequence[str]) -> bool:
    """Whether somebody says which of those who can go are sent: to the nearest human all of them go."""
    return goal != NEAR and len(able) > 1


def usual(s: PlagueState, goal: str) -> list[str]:
    """Those of them that are sent if nobody says which: all to a human, as many as break a barricade to an opening or
    to the car (R24.3, R16.7), and nobody who can bite where it stands.
    """
    found = followers(s, goal)
    if goal in s.humans:
        return found
    biting = touching(s, s.living)
    return [each for each in found if s.zombies[each].at not in biting][:PACK] or found[:1]


def marches(s: PlagueState, goal: str, group: Iterable[str]) -> Ways:
    """How these zombies go to a goal: each as near as it can, the nearest first; who is in the way of another goes on
    before it, as long as anybody gets nearer.
    """
    field, taken = _field(s, goal), s.taken
    found: dict[str, list[str]] = {}
    going = {each: s.zombies[each] for each in group}
    moved = True
    while moved:
        moved = False
        for zombie in _in_order(s, going.values(), field.at):
            ways = reach(s, zombie, steps_left(s, zombie), taken)
            to = min(ways, key=lambda each: (field.at(each), ways.steps(each), s.grid.order(each)), default=zombie.at)
            if field.at(to) < field.at(zombie.at):
                moved = True
                found.setdefault(zombie.id, []).extend(ways[to])
                _move(taken, zombie, to)
                going[zombie.id] = after(zombie, ways.steps(to), to)
    return found


def _led(s: PlagueState) -> Iterator[Zombie]:
    return (each for each in s.zombies.values() if each.kind != "crazy")


def _going(s: PlagueState) -> list[Zombie]:
    """Those of them that can still walk."""
    return [each for each in _led(s) if steps_left(s, each)]


def _in_order(s: PlagueState, zombies: Iterable[Zombie], far: Callable[[str], int]) -> list[Zombie]:
    return sorted(zombies, key=lambda each: (far(each.at), s.grid.order(each.at)))


def _move(taken: dict[str, str], zombie: Zombie, to: str) -> None:
    del taken[zombie.at]
    taken[to] = zombie.id


def _ways(s: PlagueState) -> Callable[[str], Collection[str]]:
    """Where each of the zombies can go, worked out once, when somebody asks."""
    taken = s.taken

    @cache
    def ways(figure: str) -> Collection[str]:
        zombie = s.zombies[figure]
        return reach(s, zombie, steps_left(s, zombie), taken)

    return ways


def _nearing(zombies: Iterable[Zombie], field: Field, ways: Callable[[str], Collection[str]]) -> Iterator[Zombie]:
    """Those of some zombies that can get nearer to the goal of a field."""
    return (each for each in zombies if any(field.at(square) < field.at(each.at) for square in ways(each.id)))


def _field(s: PlagueState, goal: str) -> Field:
    """How far it is to a goal from everywhere."""
    if goal == NEAR:
        return Field(s)
    if goal == AROUND:
        return Field(s, [*s.data.beside_car])
    if goal in s.humans:
        return Field(s, contacts(s, s.humans[goal]))
    ends = s.grid.ends(goal)
    return Field(s, [each for each in ends if each in s.data.house] if goal in gaps(s) else ends)
