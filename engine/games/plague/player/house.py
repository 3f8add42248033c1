"""The plan of holding the house (11.1): every door and window closed from inside, and nobody dead in there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..build import edges
from ..state import Human, PlagueState
from ..terms import gaps
from .arms import is_armed, prey

EACH, AT_FIRST = 4, 2
"""How many open doors and windows each human can take on, and whoever begins with the house."""


def is_planned(s: PlagueState, crowded: bool) -> bool:
    """Whether they hold the house instead of driving off; ``crowded``: everything is searched, but the dead are at the
    car.
    """
    people = [each for each in s.loyal if each.conscious]
    if s.exploded or any(_cut_off(s, each) for each in people):
        return True
    open_, all_ = len(gaps(s)), len(s.data.exterior_openings)
    inside = len(prey(s))
    armed = sum(is_armed(s, each) for each in people)
    if all(each.at in s.data.house for each in people) and 2 * open_ <= all_ and inside < max(1, armed):
        return True
    if 2 * armed < len(people) or inside > armed:
        return False
    return (s.house_first and open_ <= AT_FIRST * len(people)) or (crowded and open_ <= EACH * len(people))


def _cut_off(s: PlagueState, human: Human) -> bool:
    """Whether the house is closed around him."""
    if human.at not in s.data.house:
        return False
    walks = s.ground.walks(human.at)
    return not any(door in walks for door in s.data.car_doors)


def goals(s: PlagueState, people: Sequence[Human], steps: Callable[[str, str], int]) -> dict[str, tuple[str, ...]]:
    """Open doors and windows to whoever is nearest; of the others the armed hunt, the rest go inside."""
    inner = {edge: next(each for each in s.grid.ends(edge) if each in s.data.house) for edge in gaps(s)}
    pairs = sorted(
        (steps(each.at, square), n, each.id, edge) for n, each in enumerate(people) for edge, square in inner.items()
    )
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for _, _, figure, edge in pairs:
        if figure not in found and edge not in taken:
            taken.add(edge)
            found[figure] = (inner[edge],)
    inside = tuple(each for each in s.data.house if each in s.grid.floor)
    hunted = tuple({to for each in prey(s) for to in s.ground.neighbours(s.zombies[each].at)})
    for each in people:
        if each.id not in found:
            found[each.id] = hunted if hunted and is_armed(s, each) and each.at in s.data.house else inside
    return found


def closable(s: PlagueState, human: Human) -> list[str]:
    """The openings that he may close where he stands: from inside, and the last one only behind everybody."""
    if human.at not in s.data.house:
        return []
    found = gaps(s)
    if len(found) == 1 and any(each.conscious and each.at not in s.data.house for each in s.loyal):
        return []
    return [each for each in edges(s, human, False) if each in found]
