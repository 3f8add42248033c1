"""Attacks of humans, what comes of them, aim and preferred weapons (R10-R12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.luck import at_least
from engine.core.message import Message, named
from engine.core.shape import Chain, One, Option
from engine.kit.piles import first_copies

from ..dice import D6
from ..rows import Card
from ..state import CAR, Human, PlagueState, Zombie, card_name
from ..terms import is_last, lose
from . import arms, harm
from .arms import HANDS, SWING, TWICE, blow, unwelcome, weapon_name
from .blast import explode
from .deed import Deed, figures, squares
from .faces import WORTH, Result, least, result
from .fire import light
from .slain import slay

NOBODY = "none"
FOG = 3
"""How far anything reaches in fog (2.5)."""
Push = list[tuple[str, str]]
"""Which zombies move where, in the order in which they do."""


class Attack(NamedTuple):
    """An attack as it is ordered.

    ``weapon`` is a copy of a card, `SWING` and a copy, or `HANDS`; ``target`` a figure or, of a throw, a square;
    ``second`` the second figure of a spread shot; ``push`` the square where a push shall end.
    """

    weapon: str
    target: str
    second: str = ""
    push: str = ""


# What can be attacked


def melee_targets(s: PlagueState, human: Human) -> list[str]:
    """The zombies orthogonally adjacent (R10.2, D5)."""
    if not human.on_foot:
        return []
    near = s.ground.neighbours(human.at)
    return [each.id for each in s.zombies.values() if each.at in near]


def stands(s: PlagueState, human: Human, square: str, most: int) -> list[str]:
    """The squares from which he can shoot at another (R10.3), near ones first: in the car any of the cabin (R10.4)."""
    inside, ground = human.at == CAR, s.ground
    good = [
        (far, at)
        for at in vantages(s, human)
        if (far := ground.distance(at, square)) is not None
        and 1 <= far <= most
        and ground.sight(at, square, clear=inside)
    ]
    return [at for _, at in sorted(good, key=lambda each: each[0])]


def vantages(s: PlagueState, human: Human) -> Sequence[str]:
    """The squares from which he can shoot (R10.3, R10.4)."""
    return s.data.cabin if human.at == CAR else [human.at]


def reach_of(s: PlagueState, card: Card) -> int:
    return min(card.range, FOG) if s.lasts("fog") else card.range


def shots(s: PlagueState, human: Human, card: Card) -> Iterator[str]:
    """The zombies that he can shoot at (R10.3)."""
    most = reach_of(s, card)
    return (each.id for each in s.zombies.values() if stands(s, human, each.at, most))


def throws(s: PlagueState, human: Human, card: Card) -> Iterator[str]:
    """The squares at which he can throw something that explodes or burns, those with zombies first (2.4, R10.3)."""
    most = reach_of(s, card)
    near = dict.fromkeys(square for at in vantages(s, human) for square in s.grid.within(at, most))
    if human.on_foot:  # through the basement door (R27.6)
        near.update(dict.fromkeys(s.ground.neighbours(human.at)))
    if card.blast:
        good = (square for square in near if square not in s.grid.opaque)
    else:
        men = {each.at for each in s.living if each.on_foot}
        good = (square for square in near if square in s.grid.floor and square not in men)
    zombies = {each.at for each in s.zombies.values()}
    found = sorted(good, key=lambda square: square not in zombies)
    return (square for square in found if stands(s, human, square, most))


def seconds(s: PlagueState, human: Human, card: Card, first: str) -> list[str]:
    """The zombies that a spread shot can hit beside the first (R10.7)."""
    beside = {*s.grid.beside(s.zombies[first].at)}
    return [each for each in shots(s, human, card) if s.zombies[each].at in beside and each != first]


def ranged(s: PlagueState, human: Human) -> Iterator[tuple[str, Iterator[str]]]:
    """What he can shoot with, each kind once, and at what; what he can throw, and where."""
    for copy in first_copies(copy for copy in human.cards if copy not in s.empty):
        card = s.card(copy)
        if card.kind == "firearm":
            yield copy, shots(s, human, card)
        elif card.kind == "thrown":
            yield copy, throws(s, human, card)


def weapons(s: PlagueState, human: Human) -> dict[str, list[str]]:
    """What he can attack with, and what: each kind of weapon once."""
    found = {copy: [*targets] for copy, targets in ranged(s, human)}
    near = melee_targets(s, human)
    for copy in first_copies(human.cards) if near else ():
        card = s.card(copy)
        if card.melee:
            found[SWING + copy if card.kind == "firearm" else copy] = near
    if near:
        found[HANDS] = near
    return {weapon: targets for weapon, targets in found.items() if targets}


# Orders


class Fight(Deed):
    """An attack (R10)."""

    key = "attack"
    in_car = True
    steady = True  # loses the aim itself, once it has counted

    def can(self, s: PlagueState, human: Human) -> bool:
        if melee_targets(s, human):
            return True
        aims = bool(s.zombies) or any(s.card(card).blast for card in human.cards)
        return aims and any(any(targets) for _, targets in ranged(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = weapons(s, human)
        weapon: str = yield One(arms.options(s, human, found), prompt=partial(arms.with_what, s, human, found))
        card = None if weapon == HANDS else s.card(weapon.removeprefix(SWING))
        if card and card.kind == "thrown":
            return Attack(weapon, (yield _throwing(s, card, found[weapon])))

        def odds(*targets: str) -> Message:
            return arms.odds(s, human, weapon, *(s.zombies[each] for each in targets))

        said = len(found) > 1 and arms.against(s, found[weapon])  # with the weapons
        target: str = yield figures(s, found[weapon], "whom", odds=None if said else odds)
        second = ""
        if card and card.spread and weapon in human.cards and (others := seconds(s, human, card, target)):
            alone = Option(NOBODY, odds=partial(odds, target))
            one: str = yield figures(s, others, "second", alone, odds=partial(odds, target))
            second = "" if one == NOBODY else one
        if second:
            return Attack(weapon, target, second)
        return Attack(weapon, target, push=(yield from _pushed(s, human, s.zombies[target], card)))

    def act(self, s: PlagueState, human: Human, aim: Attack) -> None:
        strike(s, human, aim)
        human.aimed = False


def _throwing(s: PlagueState, card: Card, found: Iterable[str]) -> One:
    """A square to throw at, each with how many it would hit there."""
    options = [
        Option(each, partial(_thrown_at, s, card, each), ref=each, odds=partial(arms.of_throw, s, card, each))
        for each in found
    ]
    return One(options, prompt=partial(s.text, "throw-where"))


def _thrown_at(s: PlagueState, card: Card, square: str) -> Message:
    hit = s.ground.blast(square, card.blast).squares if card.blast else (square,)
    zombies = sum(each.at in hit for each in s.zombies.values())
    humans = sum(each.on_foot and each.at in hit for each in s.living)
    return s.text("throw-at", at=square, n=zombies, humans=humans) if zombies or humans else named(square)


class Aim(Deed):
    """He aims (R12.1, D6)."""

    key = "aim"
    in_car = True
    steady = True

    def can(self, s: PlagueState, human: Human) -> bool:
        guns = (card for card in human.cards if s.card(card).kind == "firearm" and card not in s.empty)
        return not human.aimed and any(guns)

    def act(self, s: PlagueState, human: Human, aim: None) -> None:
        human.aimed = True
        s.tell("aims", weight="detail", figure=s.name(human.id))


class Check(Deed):
    """The Hockey player pushes without a roll (2.6)."""

    key = "check"

    def can(self, s: PlagueState, human: Human) -> bool:
        return s.able(human, "check") and not human.helped and bool(melee_targets(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        target: str = yield figures(s, melee_targets(s, human), "whom")
        return Attack(HANDS, target, push=(yield from _pushed(s, human, s.zombies[target], None)))

    def act(self, s: PlagueState, human: Human, aim: Attack) -> None:
        human.helped = True
        shove(s, human, aim, s.zombies[aim.target], None)


def _pushed(s: PlagueState, human: Human, zombie: Zombie, card: Card | None) -> Chain:
    """Where a push shall end, if there are several ways."""
    ends = [way[-1][1] for way in pushes(s, human, zombie, card)]
    return (yield squares(s, ends, "push-where", ends[0])) if len(ends) > 1 else ""


# Dice


def strike(s: PlagueState, human: Human, attack: Attack) -> None:
    """The dice are rolled, and what they say is done (R10.5, R0.11, R10.1, R11.2, R12.2)."""
    copy = attack.weapon.removeprefix(SWING)
    human.risked += is_last(s, human, attack.weapon)
    if attack.weapon == HANDS:
        _by_hand(s, human, attack)
        return
    card = s.card(copy)
    if card.kind == "thrown":
        _throw(s, human, attack, card)
        return
    hit, dice, bonus, jams, fired = blow(s, human, attack.weapon)
    targets = [each for each in (attack.target, attack.second) if each]
    number = len(targets) if attack.second else dice
    need, gets = least(hit, bonus, jams)
    faces = [int(face) for face in _roll(s, human, attack.weapon, need, number, gets=gets)]
    results: list[Result] = [result(face, bonus, hit, jams) for face in faces]
    again = not (fired and "oops" in results)
    if again and may_reroll(s, human, copy, results):
        at = faces.index(min(faces))
        faces[at] = int(_roll(s, human, attack.weapon, need, gets=gets, again=True)[0])
        results[at] = result(faces[at], bonus, hit, jams)
    best: list[Result] = results
    if not attack.second:
        best = sorted(results, key=lambda each: WORTH[each])[-1:]
    oopses = results.count("oops")
    if oopses:
        _oops(s, human, copy, card, oopses, fired)
    victims = [s.zombies[each] for each in targets]
    for zombie, came in zip(victims, best, strict=True):
        land(s, human, attack, zombie, came, card)


def _roll(
    s: PlagueState, human: Human, weapon: str, need: int, number: int = 1, *, gets: str = "", again: bool = False,
) -> list[str]:  # fmt: skip
    """Dice, told with the face that they need, and what it ``gets`` where that is said: "push" or "kill"."""
    key = "rolls-again" if again else "rolls-attack"
    figure, name = s.name(human.id), weapon_name(s, weapon)
    return s.roll(key, (D6, number), good=at_least(need), figure=figure, weapon=name, need=need, gets=gets)[0]


def may_reroll(s: PlagueState, human: Human, copy: str, results: list[Result]) -> bool:
    """Whether his preferred weapon lets him roll a die again, and he wants to (R12.3, R12.4)."""
    again = unwelcome(s, human, copy).issuperset(results)
    human.rerolled = human.rerolled or again
    return again


def _by_hand(s: PlagueState, human: Human, attack: Attack) -> None:
    """Bare hands: two sixes, or the character's own table (2.4)."""
    own = s.data.characters[human.character].bare
    zombie = s.zombies[attack.target]
    need, gets = least(own, 0) if own else (TWICE, "")
    face = int(_roll(s, human, HANDS, need, gets=gets)[0])
    if own:
        came = result(face, 0, own)
        if came == "oops":
            s.tell("oops", weight="detail", figure=s.name(human.id))
            lose(s, human)
    else:
        came = "kill" if face == TWICE and int(_roll(s, human, HANDS, TWICE)[0]) == TWICE else "miss"
    land(s, human, attack, zombie, came, None)


def _oops(s: PlagueState, human: Human, copy: str, card: Card, number: int, fired: bool) -> None:
    """What an Oops does (R11.1): the usual, or what the card says."""
    s.tell("oops", weight="detail", figure=s.name(human.id))
    if fired:
        marked = copy in s.marked
        if card.oops == "mark" and not marked and number == 1:
            s.marked.append(copy)
            s.tell("marks", weight="detail", card=card_name(card.id))
            return
        if marked:
            s.marked.remove(copy)
        s.empty.append(copy)  # R13.1
        s.tell("is-empty", hurts=(s.leader(human.id),), figure=s.name(human.id), card=card_name(card.id))
        if card.oops == "jam":
            lose(s, human)
        return
    if card.oops == "wound":
        harm.wound(s, human)
        return
    if card.oops == "break":
        harm.spend(s, human, copy)
        who = s.leader(human.id)
        s.tell("breaks", weight="headline", hurts=(who,), figure=s.name(human.id), card=card_name(card.id))
    if not s.able(human, "balance"):
        lose(s, human)


def _throw(s: PlagueState, human: Human, attack: Attack, card: Card) -> None:
    """Something is thrown at a square (2.4)."""
    face = int(_roll(s, human, attack.weapon, card.works)[0])
    harm.spend(s, human, attack.weapon)
    square = attack.target
    if face == 1:
        s.tell("oops", weight="detail", figure=s.name(human.id))
        lose(s, human)
    elif face < card.works:
        s.tell("misses", weight="detail", figure=s.name(human.id))
    elif card.blast:
        explode(s, human, square, card.blast)
    else:
        struck = s.taken.get(square, "")
        if struck in s.zombies:
            slay(s, s.zombies[struck], human)
        if s.settings.fire == "on" and square not in s.fires:
            light(s, square)


def land(s: PlagueState, human: Human, attack: Attack, zombie: Zombie, came: Result, card: Card | None) -> None:
    """The result for one zombie (R11)."""
    if came == "kill" and zombie.boon:  # 2.5, thick_skull
        s.used.append(zombie.boon)
        zombie.boon = ""
        s.tell("skull", figure=s.name(zombie.id))
        came = "push"
    if came == "kill":
        slay(s, zombie, human)
    elif came == "push":
        shove(s, human, attack, zombie, card)
    else:
        s.tell("misses", weight="detail", figure=s.name(human.id))


# Pushes


def _origins(s: PlagueState, human: Human, zombie: Zombie, card: Card | None) -> Iterator[tuple[int, int]]:
    """Where the attacker can count as standing for a push, as column and row (R10.4, R11.4, R27.6)."""
    there = s.grid.spots[zombie.at]
    for at in stands(s, human, zombie.at, reach_of(s, card)) if human.at == CAR and card else [human.at]:
        here = s.grid.spots[at]
        if here.level == there.level:
            yield here.x, here.y
        elif zombie.at == s.data.foot:
            yield there.x - 1, there.y
        else:
            door = s.grid.spots[s.data.searches[s.entrance]]
            yield door.x, door.y


def pushes(s: PlagueState, human: Human, zombie: Zombie, card: Card | None) -> list[Push]:
    """All the ways in which a push can end, the default first (R11.4); empty if the zombie cannot be pushed."""
    spot = s.grid.spots[zombie.at]
    found: list[Push] = []
    for a in _origins(s, human, zombie, card):
        dx, dy = spot.x - a[0], spot.y - a[1]
        ways = [((dx > 0) - (dx < 0), 0)] if abs(dx) >= abs(dy) else []
        if abs(dy) >= abs(dx):
            ways.append((0, (dy > 0) - (dy < 0)))
        for way in ways:
            found += (each for each in _pushes(s, a, zombie, way) if each not in found)
    return found


def _pushes(s: PlagueState, a: tuple[int, int], zombie: Zombie, way: tuple[int, int]) -> Iterator[Push]:
    ground, taken = s.ground, s.taken
    behind = _free(s, zombie.at, way)
    if behind and behind not in taken:
        yield [(zombie.id, behind)]
        return
    if behind and taken[behind] in s.zombies:
        further = _free(s, behind, way)
        if further and taken.get(further) in s.zombies:
            return
        if further and further not in taken:
            yield [(taken[behind], further), (zombie.id, behind)]
            return
    level = s.grid.spots[zombie.at].level
    for square in ground.neighbours(zombie.at):
        spot = s.grid.spots[square]
        if spot.level == level and square not in taken and _far(s, a, square) > _far(s, a, zombie.at):
            yield [(zombie.id, square)]


def _free(s: PlagueState, square: str, way: tuple[int, int]) -> str:
    """The floor square that lies this way, if nothing is between."""
    to = s.grid.shifted(square, *way)
    return to if to and to in s.grid.floor and s.ground.linked(square, to) else ""


def _far(s: PlagueState, a: tuple[int, int], square: str) -> int:
    spot = s.grid.spots[square]
    return abs(spot.x - a[0]) + abs(spot.y - a[1])


def shove(s: PlagueState, human: Human, attack: Attack, zombie: Zombie, card: Card | None) -> None:
    """The zombie is pushed, the way that was ordered if it is still open."""
    ways = pushes(s, human, zombie, card)
    if not ways:
        s.tell("stays", weight="detail", figure=s.name(zombie.id))
        return
    way = next((each for each in ways if each[-1][1] == attack.push), ways[0])
    for each, square in way:
        s.zombies[each].at = square
        s.zombies[each].holds = ""  # R11.5
    s.tell("pushed", refs=(way[-1][1],), figure=s.name(zombie.id), at=zombie.at)
