"""Weapons in hand: what can be attacked with them, and what they roll (R8.1-R8.3, R8.10, R8.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .. import mission_rules
from ..box.cards import WHILE_RISKING, Equipment
from ..party import cards, sight
from ..party.skills import has, owned, wielded
from ..state import Survivor, ZombicideState

How = Literal["melee", "ranged"]
Risk = Literal["plain", "risk", "double"]
RISKS: tuple[Risk, ...] = ("plain", "risk", "double")
BLIND = 6
"""The Accuracy at night (R5.4); with Night fighter one better."""
BEST = 2
"""No Accuracy is better (R8.2)."""


class Arm(NamedTuple):
    """A weapon, or a pair of one name, as it is used."""

    how: How
    copies: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.how}:{'+'.join(self.copies)}"


class Attack(NamedTuple):
    """An attack as it is declared."""

    arm: Arm
    zone: str
    risk: Risk = "plain"
    light: bool = False


class Profile(NamedTuple):
    """What is rolled: ordinary dice and risk dice, from which number they hit, and what a hit does."""

    dice: int
    risk: int
    accuracy: int
    damage: int


# Weapons and targets


def arms(s: ZombicideState, survivor: Survivor) -> list[Arm]:
    """What he can attack with now: each kind of weapon once, and pairs (R8.1, R8.3, R8.18)."""
    found: dict[tuple[How, str], list[str]] = {}
    for copy in wielded(s, survivor):
        card = s.card(copy)
        if card.melee:
            found.setdefault(("melee", card.name), []).append(copy)
        if card.ranged and copy not in survivor.empty:
            found.setdefault(("ranged", card.name), []).append(copy)
    armed: list[Arm] = []
    for (how, _), copies in found.items():
        if len(copies) > 1 and is_dual(s, survivor, s.card(copies[0]), how):
            armed.append(Arm(how, (copies[0], copies[1])))
        armed.append(Arm(how, (copies[0],)))
    return armed


def is_dual(s: ZombicideState, survivor: Survivor, card: Equipment, how: How) -> bool:
    """Whether two of it can be used at once (R8.3; C8, swordmaster, gunslinger, ambidextrous)."""
    if card.accuracy is None:
        return False
    skill = "swordmaster" if how == "melee" else "gunslinger"
    return "dual" in card.flags or has(s, survivor, skill) or has(s, survivor, "ambidextrous")


def targets(s: ZombicideState, survivor: Survivor, arm: Arm) -> list[str]:
    """The zones with zombies that he can attack so (R8.1)."""
    if any(s.data.abominations[each].rule == "pacifies" for each in s.monsters(survivor.at)):  # C4
        return []
    if arm.how == "melee":
        return [survivor.at] if s.threats(survivor.at) else []
    card = s.card(arm.copies[0])
    least, most = card.reach[0], card.reach[1] + has(s, survivor, "max_range")
    found: list[str] = []
    for zone, away in sight.visible(s, survivor.at, survivor).items():
        near = not away and has(s, survivor, "point_blank")
        if s.threats(zone) and (near or least <= away <= most):
            found.append(zone)
    if "fire" in card.flags:
        found = [zone for zone in found if mission_rules.can_burn(s, zone)]
    return found


# Numbers


def profile(s: ZombicideState, survivor: Survivor, attack: Attack) -> Profile:
    """What this attack rolls (R8.2, R8.3, R8.10, R8.11, R8.15)."""
    how, risking, mine = attack.arm.how, attack.risk != "plain", {*owned(s, survivor)}
    card = s.card(attack.arm.copies[0])

    def skill(name: str) -> bool:  # as `has`, of skills that are gathered once: a menu asks for dozens of profiles
        return name in mine or (risking and WHILE_RISKING + name in mine)

    more = skill("die_combat") + skill(f"die_{how}")
    each = (card.melee_dice if how == "melee" and card.melee_dice else card.dice) + more
    number = len(attack.arm.copies)
    times = RISKS.index(attack.risk)
    damage = card.damage
    if how == "ranged" and damage == 1 and skill("ranged_dmg2"):
        damage = 2
    if how == "melee" and skill("super_strength"):
        damage = 3
    damage += skill("dmg_combat") + skill(f"dmg_{how}")
    lucky = skill("roll_combat") + skill(f"roll_{how}")
    accuracy = max(BEST, accuracy_at(s, survivor, attack, card) - lucky)
    return Profile(number * each, number * card.risk * times, accuracy, damage)


def accuracy_at(s: ZombicideState, survivor: Survivor, attack: Attack, card: Equipment) -> int:
    """The Accuracy of a weapon against a zone, night and darkness considered (R5.4, R5.8, R8.19)."""
    printed = card.accuracy or BEST
    if attack.arm.how == "melee" or has(s, survivor, "night_vision"):
        return printed
    dark = s.settings.dark_sight == "on" and s.city.zones[attack.zone].dark and not s.bright
    if dark and not cards.light(s, survivor):
        return BLIND
    shone = attack.light or (survivor.lit and sight.reach(s, survivor.at, attack.zone, survivor) == 1)
    if s.night and not shone and attack.zone not in s.lit:
        return BLIND - has(s, survivor, "night_fighter")
    return printed


def risks(s: ZombicideState, survivor: Survivor, arm: Arm) -> Sequence[Risk]:
    """How much he can risk with a weapon (R8.10, R8.14; C8, double_risk)."""
    if s.settings.advanced_items == "off" or not s.card(arm.copies[0]).risk:
        return RISKS[:1]
    return RISKS if has(s, survivor, "double_risk") else RISKS[:2]
