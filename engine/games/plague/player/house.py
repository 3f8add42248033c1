"""The plan of holding the house (11.1): every door and window closed from inside, and nobody dead in there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..humans.build import edges
from ..state import Human, PlagueState
from ..terms import allowance, gaps, is_armed, left
from .arms import best_blow, prey

PACE = 2
"""Steps of a zombie in a turn."""
BLOWS = 4
"""Blows of a human in a turn."""
LONG = 20
"""Number of turns from which closing the house takes too long."""


def must_be_held(s: PlagueState) -> bool:
    """Whether there is no other way to win, or they have begun with the house and are strong enough for it."""
    people = [each for each in s.loyal if each.conscious]
    if s.wrecked or any(_cut_off(s, each) for each in people):
        return True
    if not s.house_first:
        return False
    armed = sum(is_armed(s, each) for each in people)
    return 2 * armed >= len(people) and len(prey(s)) <= armed and len(gaps(s)) <= s.data.player.at_first * len(people)


def can_be_held(s: PlagueState) -> bool:
    """Whether it could be closed before more of the dead are inside than they can deal with."""
    people = [each for each in s.loyal if each.conscious]
    return intruders(s, people) <= s.data.player.nerve * sum(BLOWS * best_blow(s, each) for each in people)


def _cut_off(s: PlagueState, human: Human) -> bool:
    """Whether the house is closed around him."""
    return human.at in s.data.house and human.at not in s.ground.walks(*s.data.car_doors)


def intruders(s: PlagueState, people: Sequence[Human]) -> float:
    """How many zombies would be inside when the last opening is closed, if they walked straight there; infinite if
    closing takes too long.
    """
    closing = _closing(s, people)
    if closing is None:
        return float("inf")
    counts = s.data.counts
    found = s.data.player.indoors * (counts.first_per_human * len(s.humans) if s.round == 1 else 0)
    if s.reserve and closing:
        found += s.data.player.indoors * (max(closing.values()) - 1) * s.settings.spawned
    ways = [(s.ground.walks(square), PACE * (turn - 1)) for square, turn in closing.items()]
    for zombie in s.zombies.values():
        at = zombie.at
        found += at in s.data.house or any(at in walks and walks[at] <= most for walks, most in ways)
    return found


def _closing(s: PlagueState, people: Sequence[Human]) -> dict[str, int] | None:
    """The human turn in which the opening at each inner square would be closed, counted from this one as the first, if
    the human who is there first closes it; None if that takes too long.
    """
    open_ = list(inner(s).values())
    walkers = [each for each in people if each.on_foot]
    if not walkers:
        return None
    at = {each.id: each.at for each in walkers}
    spent = {each.id: max(1, allowance(s, each)) - left(s, each) for each in walkers}
    pace = {each.id: max(1, allowance(s, each)) for each in walkers}
    ways = {square: s.ground.walks(square) for square in open_}
    found: dict[str, int] = {}
    while open_:
        turns, actions, figure, square = min(
            ((then - 1) // pace[each], then, each, square)
            for square in open_
            for each in at
            if (then := spent[each] + ways[square].get(at[each], PACE * LONG * BLOWS) + 1)
        )
        if turns >= LONG:
            return None
        open_.remove(square)
        spent[figure], at[figure] = actions, square
        found[square] = max(turns + 1, found.get(square, 0))
    return found


def inner(s: PlagueState) -> Mapping[str, str]:
    """The open doors and windows, each with the square inside."""
    return {edge: next(each for each in s.grid.ends(edge) if each in s.data.house) for edge in gaps(s)}


def goals(s: PlagueState, people: Sequence[Human], steps: Callable[[str, str], int]) -> dict[str, tuple[str, ...]]:
    """Each open door and window goes to the nearest human. Of the others those who are armed and inside hunt, and the
    rest go inside.
    """
    squares = inner(s)
    pairs = sorted(
        (steps(each.at, square), n, each.id, edge) for n, each in enumerate(people) for edge, square in squares.items()
    )
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for _, _, figure, edge in pairs:
        if figure not in found and edge not in taken:
            taken.add(edge)
            found[figure] = (squares[edge],)
    inside = tuple(each for each in s.data.house if each in s.grid.floor)
    hunted = tuple({to for each in prey(s) for to in s.ground.neighbours(s.zombies[each].at)})
    for each in people:
        if each.id not in found:
            found[each.id] = hunted if hunted and is_armed(s, each) and each.at in s.data.house else inside
    return found


def closable(s: PlagueState, human: Human) -> list[str]:
    """The openings that he may close from where he stands: from inside only, and the last one only when everybody is
    inside.
    """
    if human.at not in s.data.house:
        return []
    found = gaps(s)
    if len(found) == 1 and any(each.conscious and each.at not in s.data.house for each in s.loyal):
        return []
    return [each for each in edges(s, human, False) if each in found]
