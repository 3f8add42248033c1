"""The plan of holding the basement (11.1): everybody goes down, with the baby (R29.7), and then one of them closes the
door.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..humans.baby import is_with
from ..state import DOOR, Human, PlagueState


def is_planned(s: PlagueState) -> bool:
    """Whether the way down is known and free, and no zombie is below; with the door closed, whether all is done."""
    if not s.entrance or any(each.at in s.data.basement for each in s.zombies.values()):
        return False
    people = [each for each in s.loyal if each.conscious]
    if DOOR in s.barricades:
        return all_down(s)
    return all(s.data.foot in s.ground.walks(each.at) for each in people if each.on_foot)


def goals(s: PlagueState, people: Sequence[Human]) -> dict[str, tuple[str, ...]]:
    """Away from the stairs, so that there is room for all; once they are down one of them goes to close the door."""
    floor = [each for each in s.grid.floor if each in s.data.basement]
    stairs = tuple(each for each in floor if each in s.data.stairs)
    rest = tuple(each for each in floor if each not in s.data.stairs)
    down = DOOR not in s.barricades and all_down(s)
    return {each.id: stairs if down else rest for each in people}


def all_down(s: PlagueState) -> bool:
    """Whether every conscious human is in the basement, and the baby if it is alive."""
    return is_with(s, s.data.basement) and all(each.at in s.data.basement for each in s.loyal if each.conscious)
