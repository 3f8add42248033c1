"""The full policy, for whoever is played by the program (11.1): search everything, fight where it pays, drive off.

Each answer is the deed of most use now. What a square is worth is how near it is to the human's goal, less what may
happen to him there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ..car import needed
from ..data import kind
from ..deed import Deed
from ..deeds import DONE_WORD, rows
from ..ending import house_holds
from ..fight import HANDS, SWING, melee_targets, weapons
from ..moves import reach
from ..search import in_front
from ..state import CAR, Human, PlagueState
from ..terms import allowance, gaps, left
from ..things import uses
from .risk import Danger, kill_chance
from .safe import completed

FEAR, BOLD, HURRY, SHY = 4.0, 0.3, 2.5, 8.0
"""What a wound weighs beside a step: usually, in the house plan, on the way to the car, for who has nothing to do."""
FIND, AGAIN, NAIL = 7.0, 2.5, 8.0
"""What a new search, a search of his own and a barricade are worth."""
ARMED = 0.3
"""From which chance to kill a melee weapon is one to hunt with."""
FAR = 60
CORNER, CROWD, LATE = "U7", 6, 60
"""Where the dead are lured to, from how many at the car on, and from which round on no longer."""


class Mind:
    """What the humans of the program have in mind, from what everybody sees."""

    def __init__(self, s: PlagueState) -> None:
        self.s = s
        self.danger = Danger(s)

    @cached_property
    def house_plan(self) -> bool:
        """Whether they hold the house instead of driving off."""
        s = self.s
        shut = len(s.data.exterior_openings) - len(gaps(s))
        inside = [each for each in s.zombies.values() if each.at in s.data.house]
        armed = sum(is_armed(s, each) for each in s.conscious)
        home = all(each.at in s.data.house for each in s.living)
        if s.exploded or (home and 2 * shut >= len(s.data.exterior_openings) and len(inside) < max(1, armed)):
            return True
        if not s.house_first or 2 * armed < len(s.conscious) or len(inside) > armed:
            return False
        return len(gaps(s)) <= 2 * len(s.conscious)

    @cached_property
    def goals(self) -> Mapping[str, tuple[str, ...]]:
        """Where each human wants to be: squares, the nearest of which will do; nothing if he keeps away."""
        s = self.s
        people = [each for each in s.conscious if each.on_foot]
        if self.house_plan:
            return self._openings(people)
        wanted = [each for each in s.required if not s.searched.get(each)]
        if s.settings.hard_search == "on":
            return {each.id: self._own(each) for each in people}
        if not wanted:
            return dict.fromkeys([each.id for each in people], (CORNER,) if self.lures else tuple(s.data.car_doors))
        return self._searches(people, wanted)

    @cached_property
    def lures(self) -> bool:
        """Whether they first draw the dead away from the car: too many would be there before the slowest human."""
        s = self.s
        if s.in_car or s.round >= LATE:
            return False
        doors = s.data.car_doors

        def far(square: str) -> int:
            return min(self.steps(square, door) for door in doors)

        turns = max((-(-(far(each.at) + 2) // max(1, allowance(s, each))) for each in s.conscious), default=0)
        return sum(far(each.at) <= 2 * turns for each in s.zombies.values()) > CROWD

    def _searches(self, people: list[Human], wanted: list[str]) -> dict[str, tuple[str, ...]]:
        """Unsearched places to whoever is nearest, one each; the weak are spared."""
        s = self.s
        fit = [each for each in people if each.life > 1] or people
        pairs = sorted(
            (min((self.steps(each.at, face) for face in faces), default=FAR), n, each.id, place)
            for n, each in enumerate(fit)
            for place in wanted
            if (faces := s.ground.neighbours(s.data.searches[place])) and each.id not in s.searched.get(place, ())
        )
        found: dict[str, tuple[str, ...]] = {}
        taken: set[str] = set()
        for _, _, figure, place in pairs:
            if figure not in found and place not in taken:
                taken.add(place)
                found[figure] = s.ground.neighbours(s.data.searches[place])
        return found

    def _own(self, human: Human) -> tuple[str, ...]:
        """The nearest place that he has not searched himself, else the car."""
        s = self.s
        own = [each for each in s.required if human.id not in s.searched.get(each, ())]
        faces = [face for place in own for face in s.ground.neighbours(s.data.searches[place])]
        return tuple(faces) or tuple(s.data.car_doors)

    def _openings(self, people: list[Human]) -> dict[str, tuple[str, ...]]:
        """Open doors and windows to whoever is nearest; the others go inside."""
        s = self.s
        inner = {edge: next(each for each in s.grid.ends(edge) if each in s.data.house) for edge in gaps(s)}
        pairs = sorted(
            (self.steps(each.at, square), n, each.id, edge)
            for n, each in enumerate(people)
            for edge, square in inner.items()
        )
        found: dict[str, tuple[str, ...]] = {}
        taken: set[str] = set()
        for _, _, figure, edge in pairs:
            if figure not in found and edge not in taken:
                taken.add(edge)
                found[figure] = (inner[edge],)
        inside = tuple(each for each in s.data.house if each in s.grid.floor)
        return {each.id: found.get(each.id, inside) for each in people}

    def steps(self, a: str, b: str) -> int:
        return self.s.ground.walks(b).get(a, FAR)

    def fear(self, human: Human) -> float:
        if self.house_plan:
            return BOLD
        if self.s.all_searched and not self.lures:
            return HURRY
        return FEAR if human.id in self.goals else SHY

    def worth(self, human: Human, square: str) -> float:
        """What it is worth to stand there: near the goal, and safe."""
        risk = self.danger.wounds(human, square) if self.house_plan else self.danger.risk(human, square)
        goals = self.goals.get(human.id, ())
        far = min((self.steps(square, goal) for goal in goals), default=0)
        return -far - self.fear(human) * risk


def is_armed(s: PlagueState, human: Human) -> bool:
    """Whether he carries a weapon that is good for more than a throw."""
    cards = (s.card(copy) for copy in human.cards if copy not in s.empty or s.card(copy).swing)
    return any(card.kind in ("melee", "firearm") for card in cards)


def words(s: PlagueState, figure: str) -> list[str]:
    """What a human of the program does next."""
    human = s.humans[figure]
    found = rows(s, human)
    if human.at == CAR:
        return _in_car(s, human, found)
    mind = Mind(s)
    choices: list[tuple[float, list[str]]] = [(mind.worth(human, human.at), [DONE_WORD])]
    here = choices[0][0]
    if "board" in found and not mind.house_plan:
        return ["board"]
    if "ignite" in found:
        return ["ignite"]
    if "search" in found:
        choices += _searches(s, human, here)
    if "build" in found and mind.house_plan:
        choices += [(here + NAIL, ["build", edge]) for edge in gaps(s) if human.at in s.grid.ends(edge)]
    if "attack" in found:
        choices += _blows(s, human, mind, here)
    if "use" in found:
        choices += _uses(s, human, mind, here)
    if "move" in found:
        budget = left(s, human)
        for square, (_, way) in reach(s, human, budget).items():
            worth = mind.worth(human, square) - 0.02 * len(way) + _hunt(s, human, mind, square, budget - len(way))
            choices.append((worth, ["move", square]))
    if "baby_take" in found:
        choices.append((here + FIND, ["baby_take"]))
    best = max(choices, key=lambda each: each[0])[1]
    return completed(s, human, best)


def _searches(s: PlagueState, human: Human, here: float) -> list[tuple[float, list[str]]]:
    arms = sum(s.card(card).kind != "item" for card in human.cards)
    found: list[tuple[float, list[str]]] = []
    for place in in_front(s, human):
        new = not s.searched.get(place) or s.settings.hard_search == "on"
        if new or arms < 2:
            found.append((here + (FIND if new else AGAIN), ["search", place]))
    return found


def _blows(s: PlagueState, human: Human, mind: Mind, here: float) -> list[tuple[float, list[str]]]:
    """Every attack that may kill: what the dead one no longer threatens, and a bit for its own sake."""
    found: list[tuple[float, list[str]]] = []
    fear = mind.fear(human)
    now = mind.danger.wounds(human, human.at)
    gone: dict[str, float] = {}
    for weapon, targets in weapons(s, human).items():
        chance = kill_chance(s, human, weapon)
        thrown = weapon != HANDS and not weapon.startswith(SWING) and s.card(weapon).kind == "thrown"
        if thrown or chance < 0.1:
            continue
        for target in targets:
            if target not in gone:
                gone[target] = now - Danger(s, target).wounds(human, human.at)
            gain = chance * (fear * gone[target] + 4) - 0.3
            if _hunted(s, target) or gone[target] > 0 or target in melee_targets(s, human):
                found.append((here + gain, ["attack", weapon, target]))
    return found


def _hunted(s: PlagueState, target: str) -> bool:
    return s.zombies[target].at in s.data.house or s.zombies[target].at in s.data.beside_car


def _hunt(s: PlagueState, human: Human, mind: Mind, square: str, actions: int) -> float:
    """What it adds to stand beside a zombie with actions left to hit it (the fight test of 11.1)."""
    if actions < 1 or not (mind.house_plan or s.all_searched):
        return 0.0
    best = max((kill_chance(s, human, card) for card in human.cards if s.card(card).kind == "melee"), default=0.0)
    if best < ARMED:
        return 0.0
    near = set(s.ground.neighbours(square))
    prey = [each for each in s.zombies.values() if each.at in near and _hunted(s, each.id)]
    return 6 * (1 - (1 - best) ** actions) if prey else 0.0


def _uses(s: PlagueState, human: Human, mind: Mind, here: float) -> list[tuple[float, list[str]]]:
    found: list[tuple[float, list[str]]] = []
    risk = mind.danger.wounds(human, human.at)
    for card, aims in uses(s, human).items():
        match kind(card):
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


def _in_car(s: PlagueState, human: Human, found: Mapping[str, Deed]) -> list[str]:
    """In the car: start the engine, shoot those who block it, wait."""
    if "ignite" in found and _driver(s) in (human.id, ""):
        return ["ignite"]
    if "attack" in found:
        shots = weapons(s, human)
        for weapon, targets in shots.items():
            near = [each for each in targets if each in s.zombies and s.zombies[each].at in s.data.beside_car]
            if near:
                return completed(s, human, ["attack", weapon, near[0]])
    return [DONE_WORD]


def _driver(s: PlagueState) -> str:
    """Who tries the ignition: whoever has, else the one with the most actions, a Mechanic counted double."""
    if s.driver:
        return s.driver
    inside = [each for each in s.in_car if each.conscious and not each.done]
    return max(inside, key=lambda each: left(s, each) * (1 + s.able(each, "engines"))).id if inside else ""


def gives_up(s: PlagueState, figure: str) -> bool:
    """Whether an unconscious human of the program sacrifices himself, because all others wait for him (11.1)."""
    human = s.humans[figure]
    if human.conscious or human.at in ("", CAR):
        return False
    others = [each for each in needed(s) if each.id != figure and each.conscious]
    if not others:
        return False
    if all(each.at == CAR for each in others):
        return True
    home = all(each.at in s.data.house for each in others) and house_holds(s)
    return home and human.at not in s.data.house and s.round >= int(s.settings.house_from_round)
