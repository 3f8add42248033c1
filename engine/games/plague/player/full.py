"""The full policy of automated humans (11.1): search everything, fight where it pays, drive off.

Each answer is the deed of most use now. What a square is worth is how near it is to the human's goal, less what may
happen to him there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.kit.deeds import DONE

from ..humans.car import needed
from ..humans.deeds import MENU, completed
from ..humans.ending import cellar_holds, house_holds
from ..humans.fight import melee_targets, weapons
from ..humans.moves import reach
from ..humans.search import in_front
from ..humans.things import uses
from ..state import CAR, DOOR, Human, PlagueState
from ..terms import gaps, is_armed, left
from . import cellar, house
from .arms import clears, dares, is_thrown, kill_chance
from .mind import FAR, Mind, door
from .risk import Danger
from .sharing import finds, gifts
from .throws import throws

LEAST = 0.1
"""Chance to kill from which an attack is tried."""

WHOLE = ("move", "search", DONE)
"""The deeds of which nothing is left to be said."""

Choice = tuple[float, list[str]]
"""What an answer is worth, and its words."""


def words(s: PlagueState, figure: str) -> list[str]:
    """What an automated human does next, as the words of an answer."""
    human = s.humans[figure]
    can = partial(MENU.can, s, human)
    if human.at == CAR:
        return _in_car(s, human, can)
    mind = Mind(s, figure)
    here = mind.worth(human, human.at)
    choices: list[Choice] = [(here, [DONE])]
    if mind.plan == "car" and (way := _into_car(s, human, can)):
        return way
    if can("search"):
        choices += _searches(s, human, mind, here)
    if can("build"):
        choices += _builds(s, human, mind, here)
    if can("attack"):
        choices += _blows(s, human, mind, here)
    if can("use"):
        choices += _uses(s, human, mind, here)
    if can("move"):
        choices += moves(s, human, mind, max(worth for worth, _ in choices))
    if can("give"):
        choices += [(here + s.data.player.share, each) for each in gifts(s, human)]
    if can("pick") or can("take"):
        choices += [(here + s.data.player.share, each) for each in finds(s, human)]
    if can("baby_take"):
        choices.append((here + s.data.player.find, ["baby_take"]))
    best = max(choices, key=lambda each: each[0])[1]
    return best if best[0] in WHOLE else completed(s, human, best)


def _into_car(s: PlagueState, human: Human, can: Callable[[str], bool]) -> list[str]:
    """The way into the car, if it can be gone in this turn: getting in, or the step to a door from which there is time
    for it. Somebody who has got out to clear the way of the car stays out as long as it is blocked.
    """
    if clears(s, human):
        return []
    if can("board"):
        return ["board"]
    to = door(s, human) if can("move") else ""
    return ["move", to] if to else []


def moves(s: PlagueState, human: Human, mind: Mind, least: float) -> list[Choice]:
    """The walks that may be worth at least this much; the others are not looked at closely."""
    budget = left(s, human)
    more = {
        square: -0.02 * len(way) + _hunt(s, human, mind, square, budget - price)
        for square, (price, way) in reach(s, human, budget).items()
    }
    hopes = {square: mind.hope(human, square) + each for square, each in more.items()}
    found: dict[str, float] = {}
    for square in sorted(hopes, key=hopes.__getitem__, reverse=True):
        if hopes[square] < least:
            break
        found[square] = mind.worth(human, square) + more[square]
        least = max(least, found[square])
    return [(found[each], ["move", each]) for each in more if each in found]


def _searches(s: PlagueState, human: Human, mind: Mind, here: float) -> list[Choice]:
    arms = sum(s.card(card).kind != "item" for card in human.cards)
    found: list[Choice] = []
    for place in in_front(s, human):
        if mind.plan == "cellar":
            worth = 0.0
        elif mind.plan == "house":
            worth = 0.0 if is_armed(s, human) else s.data.player.arm
        elif not s.searched.get(place) or s.settings.hard_search == "on":
            worth = s.data.player.find
        else:
            worth = s.data.player.again if arms < 2 else 0.0
        if worth:
            found.append((here + worth, ["search", place]))
    return found


def _builds(s: PlagueState, human: Human, mind: Mind, here: float) -> list[Choice]:
    if mind.plan == "house":
        return [(here + s.data.player.nail, ["build", edge]) for edge in house.closable(s, human)]
    if mind.plan == "cellar" and human.at in s.data.stairs and cellar.all_down(s):
        return [(here + s.data.player.nail, ["build", DOOR])]
    return []


def _blows(s: PlagueState, human: Human, mind: Mind, here: float) -> list[Choice]:
    """Every attack that may kill, by the danger that would be gone and by the kill itself."""
    found: list[Choice] = []
    fear = mind.fear(human)
    now = mind.danger.wounds(human, human.at)
    beside = melee_targets(s, human)
    drops: dict[frozenset[str], float] = {}
    hunt = _hunt(s, human, mind, human.at, left(s, human))  # he is where he would walk to
    for weapon, aims in weapons(s, human).items():
        chance = kill_chance(s, human, weapon)
        if chance < LEAST or not dares(s, human, weapon):
            continue
        for aim, struck in _struck(s, human, mind, weapon, aims):
            if struck not in drops:
                drops[struck] = now - Danger(s, struck, human.id).wounds(human, human.at) if now else 0.0
            drop = drops[struck]
            if drop > 0 or any(s.zombies[each].at in mind.hunted or each in beside for each in struck):
                gain = chance * (fear * drop + s.data.player.kill * (1 + len(struck)) / 2) - 0.3
                hunted = hunt if aim in beside and s.zombies[aim].at in mind.targets(human) else 0.0
                found.append((here + gain + hunted, ["attack", weapon, aim]))
    return found


def _struck(
    s: PlagueState, human: Human, mind: Mind, weapon: str, aims: list[str]
) -> Iterator[tuple[str, frozenset[str]]]:
    """What he can aim this weapon at, each with the zombies that it kills if it works."""
    if is_thrown(s, weapon):
        yield from throws(s, human, weapon, aims, spare_house=mind.plan == "house")
    else:
        yield from ((each, frozenset((each,))) for each in aims)


def _hunt(s: PlagueState, human: Human, mind: Mind, square: str, actions: int) -> float:
    """What a square beside a hunted zombie is worth with this number of actions left to hit it (the fight test of
    11.1).
    """
    best = mind.blow(human)
    if actions < 1 or best < s.data.player.hunts or mind.targets(human).isdisjoint(mind.ground.neighbours(square)):
        return 0.0
    return 6 * (1 - (1 - best) ** actions)


def _uses(s: PlagueState, human: Human, mind: Mind, here: float) -> list[Choice]:
    found: list[Choice] = []
    risk = mind.danger.wounds(human, human.at)
    for card, aims in uses(s, human).items():
        match s.does(card):
            case "medkit" | "bandage":
                weak = [each for each in aims if s.humans[each].life <= (2 if each == human.id else 1)]
                if risk < 0.5:
                    found += [(here + 5 - s.humans[each].life, ["use", card, each]) for each in weak]
            case "ammo" if risk < 0.4:
                found.append((here + 1, ["use", card, aims[0]]))
            case "energy" if left(s, human) <= 1 and risk > 0.6:
                found.append((here + 4, ["use", card]))
            case "plan":
                found.append((here + 1, ["use", card]))
            case _:
                pass
    return found


def _in_car(s: PlagueState, human: Human, can: Callable[[str], bool]) -> list[str]:
    """In the car: start the engine, clear the way of it, heal and load, wait."""
    if can("ignite") and _driver(s) in (human.id, ""):
        drink = next((card for card in uses(s, human) if s.does(card) == "energy"), "") if can("use") else ""
        return ["use", drink] if drink and left(s, human) == 1 else ["ignite"]
    blockers = {each.id for each in s.zombies.values() if each.at in s.data.beside_car}
    shots: list[Choice] = []
    for weapon, aims in weapons(s, human).items() if can("attack") and blockers else ():
        chance = kill_chance(s, human, weapon) if dares(s, human, weapon) else 0.0
        if is_thrown(s, weapon):
            throw = throws(s, human, weapon, aims, spare_house=False)
            shots += [(chance * len(each.struck & blockers), ["attack", weapon, each.square]) for each in throw]
        else:
            shots += [(chance, ["attack", weapon, each]) for each in aims if each in blockers]
    worth, best = max(shots, key=lambda each: each[0], default=(0.0, [DONE]))
    if worth:
        return completed(s, human, best)
    if can("leave") and clears(s, human):
        return completed(s, human, ["leave"])
    return completed(s, human, _at_leisure(s, human) if can("use") else [DONE])


def _at_leisure(s: PlagueState, human: Human) -> list[str]:
    """In the car with nothing to shoot at: heals whoever has lost most, or loads what is empty."""
    for card, aims in uses(s, human).items():
        weakest = min(aims, key=lambda each: s.humans[each].life) if s.card(card).heals else ""
        if weakest and s.data.counts.lives - s.humans[weakest].life >= s.card(card).heals:
            return ["use", card, weakest]
        if s.does(card) == "ammo":
            return ["use", card, aims[0]]
    return [DONE]


def _driver(s: PlagueState) -> str:
    """Who tries the engine: the human who has tried it this turn, or else the one with the most actions, which count
    double for the Mechanic.
    """
    if s.driver:
        return s.driver
    inside = [each for each in s.in_car if each.conscious and not each.done]
    return max(inside, key=lambda each: left(s, each) * (1 + s.able(each, "engines"))).id if inside else ""


def start(s: PlagueState, found: list[str]) -> str:
    """Where a human begins if the group means to hold the house: before a door or window that no other has taken."""
    taken = s.taken
    outer = [next(each for each in s.grid.ends(edge) if each not in s.data.house) for edge in gaps(s)]
    free = [each for each in outer if each not in taken] or outer
    return min(found, key=lambda each: min(s.ground.walks(to).get(each, FAR) for to in free))


def gives_up(s: PlagueState, figure: str) -> bool:
    """Whether an automated human who lies unconscious sacrifices himself because all others wait for him (11.1)."""
    human = s.humans[figure]
    if human.conscious or human.at in ("", CAR):
        return False
    others = [each for each in needed(s) if each.id != figure and each.conscious]
    if not others:
        return False
    if all(each.at == CAR for each in others):
        return True
    if s.round < int(s.settings.house_from_round):
        return False
    home = all(each.at in s.data.house for each in others) and house_holds(s) and human.at not in s.data.house
    below = all(each.at in s.data.basement for each in others) and cellar_holds(s) and human.at not in s.data.basement
    return home or below
