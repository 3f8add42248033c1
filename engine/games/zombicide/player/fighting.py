"""Attacks as the program weighs them: kills to be expected, what each is worth, and what it may cost (section 11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..box.dice import expected
from ..deeds.combat import DARK, LIT, affords, attacks, may_shine
from ..deeds.hits import share, stats
from ..deeds.weapons import Arm, Attack, How, Risk, arms, profile, risks
from ..party.skills import has
from ..state import KINDS, RANKS, Survivor, ZombicideState, level
from .gear import mighty
from .mind import mind

SURE = 0.8
"""The chance to hit from which a weapon that kills abominations is thrown; below it the throw costs `TOOL`."""
TOOL = 30.0
"""What the loss of a weapon costs that opens doors."""


class Blow(NamedTuple):
    """An attack: what it is worth, the words for it, kills to be expected, how likely the weapon breaks, whether it
    is thrown away; ``copies``: the cards of the weapon.
    """

    worth: float
    words: list[str]
    kills: float
    risk: Risk
    breaks: float = 0.0
    thrown: bool = False
    copies: Sequence[str] = ()


def menace(s: ZombicideState, zone: str) -> dict[str, float]:
    """What one zombie of each kind in a zone is worth to be rid of."""
    away, by = s.ground.away(zone), mind(s)
    near = by.near(min((away.get(each.at, 9) for each in s.standing), default=9))
    found: dict[str, float] = {}
    for kind in s.horde.get(zone, {}):
        found[kind] = by.wound * near * (by.runs if kind == "runner" else 1.0)
    for name in s.monsters(zone):
        found[name] = by.wound * near + (by.hunted if s.mission.hunt else 1.0)
    return found


def blows(
    s: ZombicideState, survivor: Survivor, zone: str = "", how: How | None = None, *, paid: bool = False
) -> Iterator[Blow]:
    """Every attack that he could make now, free ones included."""
    gains: dict[str, Mapping[str, float]] = {}
    for arm, at in attacks(s, survivor, zone, how, paid=paid):
        gains[at] = gains.get(at) or menace(s, at)
        plain, risky = (True, True) if paid else affords(s, survivor, arm)
        words: list[Risk] = [each for each in risks(s, survivor, arm) if (plain if each == "plain" else risky)]
        for risk in words:
            if risk == "plain" or dares(s, survivor, Attack(arm, at, risk)):
                said = [f"{arm.key}@{at}", *([risk] if len(words) > 1 else [])]
                yield lit(s, survivor, Attack(arm, at, risk), said, gains[at])


def dares(s: ZombicideState, survivor: Survivor, attack: Attack) -> bool:
    """Whether he risks a weapon: against an abomination, with another that is as good, or when he would fall else
    (section 11, 8). His only one he risks once in a round.
    """
    arm, there = attack.arm, s.units(attack.zone)
    if not loss(s, survivor, arm):
        return True
    score = s.card(arm.copies[0]).worth
    others = [s.card(copy) for copy in survivor.cards if copy not in arm.copies and s.card(copy).weapon]
    if survivor.risked and not others:
        return False
    if any(card.worth >= mind(s).as_good * score for card in others):
        return True
    prey = mortal(s, there, profile(s, survivor, attack).damage, arm.how == "melee")
    if any(unit not in KINDS for unit in prey):
        return True
    wounds = s.threats(survivor.at) + s.count("runner", survivor.at)
    return attack.zone == survivor.at and wounds / len(s.here(survivor.at)) >= survivor.health


def lit(s: ZombicideState, survivor: Survivor, attack: Attack, words: list[str], gains: Mapping[str, float]) -> Blow:
    """An attack, with a light that goes on for it if that kills one zombie more (section 11, 9)."""
    dark = blow(s, survivor, attack, words, gains)
    if not may_shine(s, survivor, attack.arm, attack.zone):
        return dark
    light = blow(s, survivor, attack._replace(light=True), [*words, LIT], gains)
    worth_it = attack.zone not in s.lit and light.kills - dark.kills >= mind(s).brighter
    return light if worth_it else dark._replace(words=[*words, DARK])


def blow(s: ZombicideState, survivor: Survivor, attack: Attack, words: list[str], gains: Mapping[str, float]) -> Blow:
    """What an attack is worth where to be rid of each kind of zombie is worth so much."""
    arm, zone, risk, _ = attack
    by = mind(s)
    card = s.card(arm.copies[0])
    there = s.units(zone)
    friends = len([each for each in s.here(zone) if each is not survivor]) + len(s.with_them(zone))
    if "fire" in card.flags:
        if s.here(zone) or s.with_them(zone):
            return Blow(-9, words, 0, risk)
        prey = {unit: n for unit, n in there.items() if not (s.mission.hunt and unit not in KINDS)}
        total = sum(gains[unit] * n for unit, n in prey.items())
        wasted = 9.0 if len(prey) < len(there) else 0.0
        return Blow(total - 1.5 - wasted, words, sum(prey.values()), risk, thrown=True, copies=arm.copies)
    rolled = profile(s, survivor, attack)
    p = expected(1, rolled.accuracy)
    hits = (rolled.dice + rolled.risk) * p
    freely = aimed(s, survivor, arm)
    prey = mortal(s, there, rolled.damage, freely)
    gain, kills, ap = 0.0, 0.0, 0.0
    for unit in sorted(prey, key=lambda unit: -gains[unit]) if freely else prey:
        n = min(prey[unit], hits - kills)
        if n > 0:
            gain += gains[unit] * n
            ap += stats(s, unit).ap * n
            kills += n
    gain = by.strike * gain - dread(s, survivor, ap)
    if friends and strays(s, survivor, arm):
        gain -= by.wound * by.friend * (rolled.dice + rolled.risk) * (1 - p) * rolled.damage
    if "loud" in card.flags and arm.how == "ranged":
        gain -= 0.1
    if "thrown" in card.flags:
        sure = 1 - (1 - p) ** rolled.dice >= SURE and any(unit not in KINDS for unit in prey)
        gain -= TOOL if mighty(s, arm.copies[0]) and not sure else by.thrown
    breaks = 1 - (5 / 6) ** rolled.risk
    if breaks:
        gain -= loss(s, survivor, arm) * breaks
    return Blow(gain, words, kills, risk, breaks, "thrown" in card.flags, arm.copies)


def aimed(s: ZombicideState, survivor: Survivor, arm: Arm) -> bool:
    """Whether he chooses whom his hits with a weapon fall on (R8.7)."""
    return arm.how == "melee" or s.card(arm.copies[0]).skill == "sniper" or has(s, survivor, "sniper")


def strays(s: ZombicideState, survivor: Survivor, arm: Arm) -> bool:
    """Whether his misses with a weapon hit friends who stand where he shoots."""
    return not aimed(s, survivor, arm) and not has(s, survivor, "steady_hand")


def dread(s: ZombicideState, survivor: Survivor, ap: float) -> float:
    """What it costs the party if ``ap`` more adrenaline raises the danger: zombie cards then bring more (R7.14)."""
    rises = RANKS.index(level(survivor.ap + round(ap))) - RANKS.index(s.danger)
    return mind(s).dread * max(0, rises)


def loss(s: ZombicideState, survivor: Survivor, arm: Arm) -> float:
    """What a break would cost him (section 11, 8): tools for doors are not risked."""
    if has(s, survivor, "ignore_break") and not survivor.ignored:
        return 0.0
    if any("door" in s.card(copy).flags or mighty(s, copy) for copy in arm.copies):
        return TOOL
    player = mind(s)
    return (player.breaks if is_last(s, survivor, arm.copies) else player.spare) * len(arm.copies)


def is_last(s: ZombicideState, survivor: Survivor, copies: Sequence[str]) -> bool:
    """Whether he carries no weapon but these."""
    return not any(s.card(copy).weapon for copy in survivor.cards if copy not in copies)


def mortal(s: ZombicideState, there: Mapping[str, int], damage: int, freely: bool) -> Mapping[str, int]:
    """Whom hits of this damage can kill at all, in the order in which they fall (R8.7)."""
    return share(s, there, sum(there.values()), damage, freely=freely).certain


def strength(s: ZombicideState, survivor: Survivor) -> float:
    """The kills that he can expect of an Action in a fight in his own zone, with what he holds."""
    best = 0.0
    for arm in arms(s, survivor):
        card = s.card(arm.copies[0])
        if arm.how == "melee" or (card.reach[0] == 0 and "thrown" not in card.flags):
            rolled = profile(s, survivor, Attack(arm, survivor.at))
            best = max(best, expected(rolled.dice, rolled.accuracy))
    return best
