"""The safe policy for players who miss a deadline (D7): rescue, fight, get away, search; nothing is taken or risked,
no friend is shot at. A mission whose players are all away comes to an end all the same.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kit.deeds import DONE

from . import mission_rules
from .box.dice import expected
from .box.ground import ground
from .deeds.combat import affords, attacks, harmless, words_of
from .deeds.hits import share
from .deeds.moves import ways
from .deeds.weapons import Arm, Attack, profile
from .party.skills import bag_size
from .reading.doors import beyond, closed
from .reading.take import Take
from .state import Survivor, ZombicideState

WORTH_A_BLOW = 0.5
"""The expected kills from which an attack is made (section 11)."""
LATE = 20
"""The round from which survivors no longer stay where no zombie comes."""
ARMED = 1
"""The worth below which weapons are weak (section 11)."""


def words(s: ZombicideState, survivor: Survivor, able: Callable[[str], bool]) -> list[str]:
    """What an absent player's survivor does next; ``able`` tells whether a deed can be done now."""
    late = s.round >= LATE
    if s.settings.idle == "pass" and not late:
        return [DONE]
    for key, way in (("take", _rescue), ("attack", _fight), ("move", _away), ("search", _search)):
        if able(key) and (wish := way(s, survivor)) is not None:
            return [key, *wish]
    return (late and _out(s, survivor, able)) or [DONE]


def _rescue(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """A survivor who lies here is taken; other things are left."""
    fallen = [each.id for each in s.survivors.values() if each.standing == "down" and each.at == survivor.at]
    found = Take().aims(s, survivor)
    return (fallen[:1] if len(found) > 1 else []) if fallen else None


def _fight(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """The attack with most kills to be expected: first in his own zone, then where it harms no friend."""
    found = [
        (zone == survivor.at, chance, words_of(s, survivor, arm, zone))
        for arm, zone in attacks(s, survivor)
        if affords(s, survivor, arm)[0] and (chance := kills(s, survivor, arm, zone)) >= WORTH_A_BLOW
    ]
    return max(found)[2] if found else None


def kills(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> float:
    """How many kills are to be expected of an attack without risk; 0 of one that endangers friends."""
    if not harmless(s, survivor, arm, zone):
        return 0
    dice, _, accuracy, damage = profile(s, survivor, Attack(arm, zone))
    there = s.units(zone)
    most = share(s, there, sum(there.values()), damage, freely=arm.how == "melee").certain
    return min(expected(dice, accuracy), sum(most.values()))


def _away(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """Out of a zone with zombies that he does not fight, to the nearest one without any."""
    if not s.threats(survivor.at):
        return None
    quiet = [(price, zone) for zone, (price, _) in ways(s, survivor).items() if not s.threats(zone)]
    return [min(quiet)[1]] if quiet else None


def _out(s: ZombicideState, survivor: Survivor, able: Callable[[str], bool]) -> list[str]:
    """Towards the nearest zombies, through a closed door if he can open one; [] if there is no way."""
    doors = mission_rules.openable(s) if able("door") else ()
    board = ground(s.city, frozenset([*s.open, *doors]), frozenset([*s.links, *s.passages]))
    away = board.away(survivor.at)
    goal = min((zone for zone in s.infested if away.get(zone)), key=lambda zone: away[zone], default="")
    for to in board.steps(survivor.at, goal, "survivor") if goal else ():
        if able("move") and to in ways(s, survivor):
            return ["move", to]
        for door in closed(s, survivor.at) if doors else ():
            if beyond(s, door, survivor.at) == to:
                return ["door", door]
    return []


def _search(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """While his weapons are weak or the backpack has room, without switching a light on."""
    best = max((s.card(copy).worth for copy in survivor.hands), default=0)
    if best >= ARMED and len(survivor.bag) >= bag_size(s, survivor):
        return None
    return []
