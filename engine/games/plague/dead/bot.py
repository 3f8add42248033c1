"""How the program plays the Zombie Player (11.2): where zombies enter and walk, whom they attack.

It knows what everybody sees. Chance is the game's own, so that a log replays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..humans.build import touched
from ..rows import OUTDOORS
from ..state import Human, PlagueState, Zombie
from . import errands
from .attack import attackers, steps_left
from .field import FAR, Field

CROWD = 3
"""How many zombies attack the same human at the easy level."""
DAWDLE = 4
"""One zombie of this number does not walk at the easy level."""
CHANCES = 3
"""From how many random squares the best is taken for a new zombie at the normal level."""
AWAY = 8
"""Steps to a human up to which the hard level lets crawlers enter."""


def pick(s: PlagueState, found: Sequence[str]) -> str:
    return found[s.dice.pick(len(found))]


def level(s: PlagueState) -> str:
    return s.settings.difficulty


# Barricades and entry


def nearest_edges(s: PlagueState, edges: Sequence[str]) -> list[str]:
    """Barricades, those nearest to a human first (11.2.1)."""
    field = Field(s)
    far = {edge: min(field.through.get(each, FAR) for each in touched(s, edge)) for edge in edges}
    return sorted(edges, key=far.__getitem__)


def enters(s: PlagueState, found: list[str]) -> tuple[str, tuple[str, ...]]:
    """What enters, and where (11.2.2)."""
    field = Field(s)
    if s.settings.crawlers == "on" and _crawls(s, found, field):
        first = _spot(s, found, field)
        rest = [each for each in found if each != first]
        both = s.reserve >= 2 and rest
        return "crawler", (first, _spot(s, rest, field)) if both else (first,)
    return "zombie", (_spot(s, found, field),)


def _crawls(s: PlagueState, found: list[str], field: Field) -> bool:
    if s.reserve < 2:
        return True
    if level(s) == "hard":
        open_air = any(each.on_foot and each.at not in s.data.indoors for each in s.conscious)
        return open_air and min(field[each] for each in found) <= AWAY
    return s.dice.pick(3) == 0


def _spot(s: PlagueState, found: list[str], field: Field) -> str:
    match level(s):
        case "easy":
            return pick(s, found)
        case "normal":
            return min((pick(s, found) for _ in range(CHANCES)), key=field.at)
        case _:
            return errands.entry(s, found, field)


# Steps


def walkers(s: PlagueState, field: Field) -> list[str]:
    """The zombies that walk, from near to far (11.2.3)."""
    found = (each for each in s.zombies.values() if each.kind != "crazy" and steps_left(s, each))
    return [each.id for each in sorted(found, key=lambda each: field.at(each.at)) if field[each.at]]


def walk(s: PlagueState, zombie: Zombie, field: Field, taken: dict[str, str]) -> None:
    """A zombie goes as far towards the nearest human as it can, and ``taken`` is kept up to date. At the easy level
    some do not move.
    """
    if level(s) == "easy" and not s.dice.pick(DAWDLE):
        return
    for _ in range(steps_left(s, zombie)):
        here = field.at(zombie.at)
        if not here:
            return
        free = [each for each in field.links(zombie.at) if each not in taken and each not in s.fires]
        found = [each for each in free if field.at(each) < here]
        if not found:
            found = [each for each in free if field.at(each) == here]
        if not found and zombie.at in s.fires:
            found = free
        if not found:
            return
        to = pick(s, _wary(s, found, field) if level(s) == "hard" else found)
        del taken[zombie.at]
        taken[to] = zombie.id
        zombie.at = to
        zombie.steps += 1


def sent(s: PlagueState) -> Mapping[str, Field]:
    """The zombies with an errand, each with the distances to where it is sent; at the hard level only."""
    return errands.errands(s) if level(s) == "hard" else {}


def _wary(s: PlagueState, found: list[str], field: Field) -> list[str]:
    """Of squares in contact with a human those that no melee weapon reaches, if there are any."""
    if field[found[0]]:
        return found
    armed = [each.at for each in s.conscious if each.on_foot and any(s.card(card).melee for card in each.cards)]
    safe = [each for each in found if not any(s.ground.linked(each, at) for at in armed)]
    return safe or found


def outdoors(s: PlagueState) -> list[str]:
    """The ordinary and risen zombies outdoors (2.5, howl)."""
    found = (each for each in s.zombies.values() if each.kind in ("zombie", "risen"))
    return [each.id for each in found if s.data.zone[each.at] == OUTDOORS]


def howl(s: PlagueState, left: Sequence[str]) -> None:
    """Each of these zombies makes a free step, the nearest to a human first (2.5)."""
    field, taken = Field(s), s.taken
    for each in sorted(left, key=lambda each: field.at(s.zombies[each].at)):
        zombie = s.zombies[each]
        free = [to for to in field.links(zombie.at) if to not in taken and to not in s.fires]
        nearer = [to for to in free if field.at(to) < field.at(zombie.at)]
        if nearer:
            to = pick(s, nearer)
            del taken[zombie.at]
            taken[to] = each
            zombie.at = to


# Attacks


def weakness(human: Human) -> tuple[bool, int]:
    return not human.life, human.life


def attacks(s: PlagueState) -> Iterator[tuple[Human, list[str]]]:
    """The attack orders one after another: humans with the fewest lives first, the unconscious last (11.2.4)."""
    easy = level(s) == "easy"
    for human in sorted(s.living, key=weakness):
        crowd = attackers(s, human)[: CROWD if easy else None]
        while crowd and not human.dead and (group := [each for each in attackers(s, human) if each in crowd]):
            for order in [[each] for each in group] if easy else [group]:
                if not human.dead:
                    yield human, order


# Fires


def burning_choice(s: PlagueState, found: list[str]) -> str:
    """Where a fire is laid: in the house if humans are there, else near the car, else anywhere (11.2.5)."""
    house = [each for each in found if each in s.data.house]
    if house and indoors(s):
        return pick(s, house)
    near = [each for each in found if any(other in s.data.beside_car for other in s.grid.around(each))]
    return pick(s, near or found)


def indoors(s: PlagueState) -> int:
    """How many humans are indoors."""
    return sum(each.at in s.data.indoors for each in s.living)
