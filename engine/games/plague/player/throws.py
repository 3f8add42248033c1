"""What the program throws, and where (11.1): at several of the dead, at nobody else, and not at its own refuge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..state import Human, PlagueState

CROWD = 2
"""Number of zombies from which an explosion is worth it."""
SPARK = 2
"""The distance from humans and the car within which nothing is thrown that sets fire."""


class Throw(NamedTuple):
    """At which square, and whom it kills if it works."""

    square: str
    struck: frozenset[str]


def throws(s: PlagueState, human: Human, copy: str, squares: Sequence[str], *, spare_house: bool) -> list[Throw]:
    """The throws of a card that are worth it; with ``spare_house`` without those that would open the house."""
    card = s.card(copy)
    at = {each.at: each.id for each in s.zombies.values()}
    men = {each.at for each in s.living if each.on_foot}
    if not card.blast:
        found = [Throw(each, frozenset((at[each],))) for each in squares if each in at]
        return [each for each in found if s.settings.fire == "off" or _burns_alone(s, each.square, men)]
    found: list[Throw] = []
    for square in squares:
        blast = s.ground.blast(square, card.blast)
        struck = frozenset(at[each] for each in blast.squares if each in at)
        if len(struck) < CROWD or not men.isdisjoint(blast.squares):
            continue
        if not (spare_house and (blast.closed or any(s.data.exterior(wall) for wall in blast.walls))):
            found.append(Throw(square, struck))
    return found


def _burns_alone(s: PlagueState, square: str, men: set[str]) -> bool:
    """Whether a fire there is near nobody, nor the car or the house."""
    near = set(s.grid.within(square, SPARK))
    return near.isdisjoint(men) and near.isdisjoint(s.data.car) and square not in s.data.house
