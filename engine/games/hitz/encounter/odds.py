"""What dice may make of a battle, exactly: of shots (R6), of the melee to its end (R8, R9), of a grab (E-GRAB).

The melee is reckoned as its group would fight it by default: it saves and kills as in P8 and throws as in P5.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.core.luck import percent, tenths
from engine.core.message import Message
from engine.kit.odds import Counts, Spread, both, chance, mean, pool

from .. import defaults as policy
from ..box.dice import BLACK, RED, bites, hits, lightning
from ..state import Battle, HitzState
from ..terms import Terms, terms

LARGE = 200
"""The largest product of survivors, zombies and adrenaline + 1 whose melee is reckoned to its end, in 50 ms at most."""
MANY = 8
"""The most survivors for that: what dice may show grows much faster than their number."""


class Stand(NamedTuple):
    """A melee before a roll, as far as it decides what may come of it."""

    survivors: int
    zombies: int
    adr: int
    horde: int
    round: int
    """Rounds rolled so far, as long as the terms depend on them."""
    molotov: bool
    terms: Terms

    @property
    def reckoned(self) -> bool:
        """Whether it is small enough to be reckoned to its end."""
        return self.survivors <= MANY and self.survivors * self.zombies * (self.adr + 1) <= LARGE

    def later(self, survivors: int, zombies: int, adr: int) -> Stand:
        """The melee before its next roll."""
        round = _counted(self.round + 1, self.terms)
        return Stand(survivors, zombies, adr, self.horde, round, self.molotov, self.terms)


class Outcome(NamedTuple):
    """How a melee may end, and what it takes."""

    ends: tuple[float, ...]
    """The probabilities to end it with 0, 1, 2 … survivors."""
    adr: float
    """Adrenaline spent on average."""
    thrown: float
    """The probability that the Molotov cocktail is thrown."""

    @property
    def lost(self) -> float:
        """Survivors lost on average."""
        return sum(p * (len(self.ends) - 1 - left) for left, p in enumerate(self.ends))


def counts(face: str) -> Counts:
    """What a face counts: horrible deaths, hits, lightning, bites."""
    return int(face == "death"), hits([face]), lightning([face]), bites([face])


def struck(face: str) -> Counts:
    """What a face counts of it where nothing else matters, for many dice: hits, bites."""
    return hits([face]), bites([face])


def lost_to(face: str) -> Counts:
    """How many survivors a face costs."""
    return (int(face == "death") + bites([face]),)


@lru_cache(256)
def rolled(survivors: int, horde: int, counts: Callable[[str], Counts] = counts) -> Spread:
    """The spread of the roll of so many survivors against a horde (R8.2, R9.2, R9.3)."""
    red = min(horde, survivors)
    pools = [pool(die, counts, n) for die, n in ((RED, red), (BLACK, survivors - red)) if n]
    return both(*pools) if len(pools) == 2 else pools[0]


def stand_of(s: HitzState, b: Battle) -> Stand:
    """Where the melee of a battle stands."""
    group, now = s.groups[b.seat], terms(s, b)
    round, molotov = _counted(b.round, now), "molotov" in group.tokens
    return Stand(group.survivors, b.zombies, group.adr, s.horde(b.seat, b.card), round, molotov, now)


def _counted(round: int, now: Terms) -> int:
    return min(round, max(now.ambush, now.reinforced))


@lru_cache(4096)
def fought(stand: Stand) -> Outcome:
    """How the melee may end, and what it takes."""
    ends, same, adr, thrown = [0.0] * (stand.survivors + 1), 0.0, 0.0, 0.0
    for (survivors, zombies, left, bottle), p in _next(stand).items():
        adr, thrown = adr + p * (stand.adr - left), thrown + p * bottle
        if not survivors or not zombies:
            ends[survivors] += p
        elif (then := stand.later(survivors, zombies, left)) == stand:  # nothing has happened: another roll like this
            same += p
        else:
            later = fought(then)
            for end, q in enumerate(later.ends):
                ends[end] += p * q
            adr, thrown = adr + p * later.adr, thrown + p * later.thrown
    return Outcome(tuple(p / (1 - same) for p in ends), adr / (1 - same), thrown / (1 - same))


def _next(stand: Stand) -> Spread:
    """Survivors, zombies and adrenaline after a roll and what is chosen after it, and whether the Molotov cocktail is
    thrown (R8.3, R8.5, R9.4).
    """
    now, cost = stand.terms, stand.terms.save_cost
    ambushed = now.ambush and not stand.round
    joins = stand.round < now.reinforced
    spread: dict[Counts, float] = {}
    for (deaths, hit, bolts, bitten), p in rolled(stand.survivors, stand.horde).items():
        survivors, zombies, adr, bottle = max(0, stand.survivors - deaths), stand.zombies, stand.adr, False
        if survivors:
            zombies = zombies if ambushed else max(0, zombies - hit)
            saved = min(bitten, adr // cost) if now.adrenaline else 0
            adr -= saved * cost
            if zombies and stand.molotov and policy.late(survivors, zombies, bitten - saved):
                zombies, bottle = 0, True
            elif bolts and now.lightning and now.adrenaline and not ambushed:
                kill = policy.killed(adr, zombies, min(bolts, zombies))
                zombies, adr = zombies - kill, adr - kill
            survivors = max(0, survivors - bitten + saved)
            zombies += bool(zombies and survivors and joins)
        then = survivors, zombies, adr, bottle
        spread[then] = spread.get(then, 0.0) + p
    return spread


# In words


def of_fight(s: HitzState, b: Battle) -> Message:
    """How likely the melee is won, and how many survivors and how much adrenaline it costs on average; of a large one,
    what its roll brings.
    """
    stand = stand_of(s, b)
    if not stand.reckoned:
        roll = rolled(stand.survivors, stand.horde, lost_to)
        kills, lost = expected_of_roll(s, b), mean(roll, sum)
        return s.text("odds-roll", kills=kills, n=tenths(lost))
    return _said(s, fought(stand))


def of_spending(s: HitzState, b: Battle, save: int, kill: int) -> Message | None:
    """What the melee comes to if so many are saved and killed after its roll, their price included (R8.3 c–e, R8.5).

    None where no die is left to roll, and of a large one.
    """
    now, stand = terms(s, b), stand_of(s, b)
    price, bitten = save * now.save_cost + kill, bites(b.faces) - save
    survivors, zombies = stand.survivors - bitten, stand.zombies - kill
    if not zombies:
        return None
    if survivors <= 0:
        return _said(s, Outcome((1.0,), price, 0.0), stand.survivors)
    zombies += b.round <= now.reinforced
    left = stand._replace(survivors=survivors, zombies=zombies, adr=stand.adr - price)
    if not left.reckoned:
        return None
    found = fought(left)
    return _said(s, found._replace(adr=found.adr + price), bitten)


def _said(s: HitzState, found: Outcome, bitten: int = 0) -> Message:
    """How a melee may end, and what it takes, with those who are ``bitten`` before it goes on."""
    lost = found.lost + bitten
    return s.text(
        "odds-fight",
        p=percent(1 - found.ends[0]),
        lost=round(10 * lost),
        n=tenths(lost),
        spent=round(10 * found.adr),
        adr=tenths(found.adr),
        thrown=round(100 * found.thrown),
        molotov=percent(found.thrown),
    )


def losses(s: HitzState, b: Battle) -> float | None:
    """How many survivors the melee costs on average; None of a large one."""
    stand = stand_of(s, b)
    return fought(stand).lost if stand.reckoned else None


def of_shots(s: HitzState, b: Battle, ammo: int) -> Message:
    """How many zombies a ranged attack kills on average, and how likely none is left."""
    noisy = terms(s, b).noisy
    dice = ammo * terms(s, b).dice_per_ammo
    clear = chance(pool(BLACK, struck, dice), lambda roll: roll[0] >= b.zombies + roll[1] * noisy)
    return s.text("odds-shot", p=percent(clear), n=expected_of_shots(s, b, ammo))


def expected_of_shots(s: HitzState, b: Battle, ammo: int) -> Message:
    """How many zombies a ranged attack kills on average, those that its noise draws included (R6.3, R6.4)."""
    now = terms(s, b)
    return expected(ammo * now.dice_per_ammo, 0, b.zombies, now.noisy)


def shot(s: HitzState, b: Battle, ammo: int) -> float:
    """The same as a number."""
    now = terms(s, b)
    return _hits(ammo * now.dice_per_ammo, 0, b.zombies, now.noisy)


def expected_of_roll(s: HitzState, b: Battle) -> Message:
    """How many zombies the hits of a roll of this group kill on average (R8.3 b)."""
    return expected(s.groups[b.seat].survivors, s.horde(b.seat, b.card), b.zombies)


@lru_cache(1024)
def expected(dice: int, red: int, zombies: int, noisy: bool = False) -> Message:
    """How many of some zombies these dice kill on average, of which ``red`` at most are red."""
    return tenths(_hits(dice, red, zombies, noisy))


def _hits(dice: int, red: int, zombies: int, noisy: bool) -> float:
    return mean(rolled(dice, red, struck), lambda counted: min(counted[0], zombies + counted[1] * noisy))


def expected_bites(dice: int) -> Message:
    """How many survivors a card's dice cost on average (E-ROLLLOSS)."""
    return tenths(mean(pool(BLACK, lost_to, dice), sum))


def of_grab(s: HitzState, dice: int) -> Message:
    """How likely a survivor is lost with this number of dice."""
    return s.text("odds-lose", p=percent(chance(pool(BLACK, counts, dice), lambda roll: not roll[1])))
