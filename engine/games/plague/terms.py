"""Numbers that are worked out whenever they are needed: actions, room for things, weights, open doors and windows."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kit.squares import NOTHING

from .state import CAR, DOOR, Human, PlagueState, Zombie

DRINK = 4
PACK = 2
LIGHT = 2
"""How far a fire or a flashlight gives light (2.5, R26.10)."""


# Actions


def allowance(s: PlagueState, human: Human) -> int:
    """The actions of his turn as things are now (R3.4)."""
    if human.dead or not human.life:  # R3.5
        return 0
    counts = s.data.counts
    actions = counts.allowance[counts.lives if human.painless else human.life]
    actions -= human.overload + human.minded + s.lasts("infection", human.id)  # R3.2, R9.6, R29.4
    actions += DRINK * human.drunk + s.revealed(human)  # R30.4
    return max(0, actions)


def left(s: PlagueState, human: Human) -> int:
    """The actions that remain (R3.4)."""
    return max(0, allowance(s, human) - human.spent)


def next_allowance(s: PlagueState, human: Human) -> int:
    """The actions of his next turn, as things are now (R3.4)."""
    if not human.conscious:
        return 0
    base = s.data.counts.allowance[s.data.counts.lives if human.painless > 1 else human.life]
    return max(0, base - excess(s, human) - (s.baby.carrier == human.id) + s.revealed(human))


def lose(s: PlagueState, human: Human) -> None:
    """He loses an action (R4.2); nothing happens if he has no action left."""
    if left(s, human):
        human.spent += 1
        s.tell("loses-action", hurts=(s.leader(human.id),), figure=s.name(human.id))


def search_price(s: PlagueState, human: Human) -> int:
    """What a search costs (R14.1); the Drifter's first in a turn 1 less (2.6)."""
    price = int(s.settings.search_cost)
    return max(1, price - 1) if s.able(human, "scavenger") and not human.helped else price


def barricade_price(s: PlagueState, human: Human) -> int:
    """What a barricade costs (R15.2); the first with a toolbox or of the Carpenter nothing (2.4, 2.6)."""
    if not human.built and (s.able(human, "handyman") or s.has(human, "toolbox")):
        return 0
    return int(s.settings.barricade_cost)


def step_price(s: PlagueState, human: Human) -> int:
    """What his next step costs (R7.3)."""
    price = 1 + (human.at in dark(s))
    return price if human.stepped else max(0, price + s.lasts("slip", human.id) - s.able(human, "sprinter"))


def dark(s: PlagueState) -> frozenset[str]:
    """The squares from which a step costs one more: indoors without a fire or a flashlight near (2.5, R26.10)."""
    if not s.lasts("lights_out"):
        return NOTHING
    torches = [each.at for each in s.conscious if each.on_foot and s.has(each, "flashlight")]
    return s.data.indoors.difference(*(s.grid.within(light, LIGHT) for light in (*s.fires, *torches)))


# Things


def capacity(s: PlagueState, cards: Iterable[str]) -> int:
    """The slots of somebody with these cards (R9.2, R29.5)."""
    return s.data.counts.slots + PACK * any(s.does(card) == "backpack" for card in cards)


def excess(s: PlagueState, human: Human, cards: Iterable[str] | None = None) -> int:
    """The overload with these cards instead of his own (R9.6)."""
    held = human.cards if cards is None else list(cards)
    return max(0, sum(s.card(card).slots for card in held) - capacity(s, held))


def burden(s: PlagueState, human: Human) -> None:
    """His overload of this turn, now that what he carries has changed: more of it, or no backpack (R9.6)."""
    human.overload = max(human.overload, excess(s, human))


def is_armed(s: PlagueState, human: Human, without: str = "") -> bool:
    """Whether he carries a weapon that is not used up by one attack, or would ``without`` one of his cards."""
    cards = (s.card(copy) for copy in human.cards if copy != without and (copy not in s.empty or s.card(copy).swing))
    return any(card.kind in ("melee", "firearm") for card in cards)


def is_last(s: PlagueState, human: Human, weapon: str) -> bool:
    """Whether an Oops with this weapon could leave him unarmed: it breaks, or is empty and no club (R11.1, 2.4)."""
    if weapon not in human.cards:
        return False
    card = s.card(weapon)
    lost = card.oops == "break" or (card.kind == "firearm" and not card.swing)
    return lost and not is_armed(s, human, weapon)


# The car


def weight(s: PlagueState, zombies: Iterable[Zombie]) -> int:
    """What zombies weigh against barricades and the car, in halves (R20.6)."""
    half = s.settings.crawler_weight == "half"
    return sum(1 if half and each.kind == "crawler" else 2 for each in zombies)


def is_blocked(s: PlagueState) -> bool:
    """Whether the zombies on the squares beside the car hold it (R16.7)."""
    return weight(s, (each for each in s.zombies.values() if each.at in s.data.beside_car)) >= 2 * 4


def has_done(s: PlagueState, human: Human) -> bool:
    """Whether what he must search before he can get in is searched (R16.1, R14.7)."""
    if s.settings.hard_search == "off":
        return s.all_searched
    return all(human.id in s.searched.get(each, ()) for each in s.required)


# The house


def gaps(s: PlagueState) -> list[str]:
    """The exterior openings of the house that carry no barricade (R25.1, R13.7)."""
    return [edge for edge in _exterior(s) if edge not in s.barricades]


def openings(s: PlagueState) -> int:
    """How many exterior openings the house has, closed or not."""
    return len(_exterior(s))


def _exterior(s: PlagueState) -> list[str]:
    holes = [edge for edge in s.holes if s.data.exterior(edge) or _below(s, edge)]
    return [*s.data.exterior_openings, *holes]


def _below(s: PlagueState, edge: str) -> bool:
    """Whether a hole leads from outside to the open entrance of the basement in the house (R27.8)."""
    if not s.entrance or DOOR in s.barricades:
        return False
    place = s.data.searches[s.entrance]
    ends = s.grid.ends(edge)
    return place in ends and place in s.data.house and any(each not in s.data.house for each in ends)


def refuge(s: PlagueState) -> frozenset[str]:
    """The squares that count as the house: with the basement, if its door in the house is open (R27.8)."""
    place = s.data.searches.get(s.entrance, "")
    return s.data.house | s.data.basement if place in s.data.house and DOOR not in s.barricades else s.data.house


# Contact


def contacts(s: PlagueState, human: Human) -> tuple[str, ...]:
    """The squares from which a zombie can attack him (R0.5, R16.4); empty while he is carried (R8.3)."""
    if human.at == CAR:
        return tuple(s.data.car_doors)
    return s.ground.contacts(human.at) if human.at else ()


def in_contact(s: PlagueState, human: Human) -> list[Zombie]:
    """The zombies in contact with him."""
    squares = contacts(s, human)
    return [each for each in s.zombies.values() if each.at in squares]


def neighbours(s: PlagueState, human: Human) -> list[Human]:
    """The living humans orthogonally adjacent to him, or in the car with him (R0.4, R16.3)."""
    if not human.at:
        return []
    near = (CAR,) if human.at == CAR else s.ground.faces(human.at)
    return [each for each in s.humans.values() if each.at in near and each is not human and not each.dead]


def free(s: PlagueState, among: Iterable[str]) -> list[str]:
    """Those of some squares that can be stood on and hold no figure and no fire."""
    open_ones = s.grid.floor.difference(s.taken, s.fires)
    return [each for each in among if each in open_ones]


def free_near(s: PlagueState, starts: Iterable[str]) -> str | None:
    """The free floor square nearest to these by walking distance; ties by row, then column (R8.4, 2.5)."""
    return next(iter(nearest_free(s, starts)), None)


def nearest_free(s: PlagueState, starts: Iterable[str], *, burning: bool = False) -> list[str]:
    """The free floor squares nearest to these by walking distance, in reading order."""
    found: dict[str, int] = {}
    ground, taken = s.ground, s.taken
    for start in starts:
        for square, steps in ground.walks(start).items():
            if square in s.grid.floor and square not in taken and (burning or square not in s.fires):
                found[square] = min(steps, found.get(square, steps))
    least = min(found.values(), default=0)
    return sorted((square for square, steps in found.items() if steps == least), key=s.grid.order)
