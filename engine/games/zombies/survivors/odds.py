"""What dice may make of fights, exactly: one zombie after another along a way (R8.4, R11).

Failed rolls are answered as for an absent player (D5), with what lies in play; cards in hand are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.luck import percent, tenths
from engine.core.message import Message

from .. import defaults
from ..dice import D6
from ..state import Token, ZombiesState
from .pieces import can_hold
from .strength import KILLED, RUSH, charges, combat_bonus, needed

End = Literal["won", "off", "down"]
"""How a fight ends: the zombie is dead, it is left standing (R18.2), or the survivor is down."""


class Fighter(NamedTuple):
    """What a survivor can answer failed rolls with."""

    lives: int
    bullets: int
    shells: int
    """Charges of the shotgun, each of which adds 1 to a roll (2.4)."""
    kits: int
    ammo: tuple[int, ...]
    """The bullets in each Lots of Ammo (2.4)."""


class Law(NamedTuple):
    """How a table fights, on one square."""

    bonus: int
    """What is added to a roll without the shotgun (R11.2)."""
    bullet_bonus: int
    to_the_end: bool
    last_life: bool
    """Whether a survivor goes down with the last life, not with the one after it (R12.1)."""


Ends = dict[tuple[End, Fighter], float]


@lru_cache(4096)
def fought(fighter: Fighter, law: Law) -> Ends:
    """How a fight with one zombie may end, and with what is left."""
    ends: Ends = {}
    shells = max(0, fighter.shells - 1)
    for die in range(1, len(D6) + 1):
        total = die + law.bonus + bool(fighter.shells)
        rolled = fighter._replace(shells=shells)
        then: Ends = {("won", rolled): 1.0} if total >= KILLED else _failed(rolled, law, total)
        for end, p in then.items():
            ends[end] = ends.get(end, 0.0) + p / len(D6)
    return ends


def _failed(fighter: Fighter, law: Law, total: int) -> Ends:
    """What becomes of a failed roll (R11.4)."""
    n = needed(total, law.bullet_bonus)
    has = {"bullets": fighter.bullets >= n, "life": True, "kit": fighter.kits, "ammo": fighter.ammo}
    return _answered(fighter, law, total, defaults.wound(fighter.lives, [way for way, held in has.items() if held], n))


def _answered(fighter: Fighter, law: Law, total: int, way: str) -> Ends:
    """What becomes of a failed roll that is answered so."""
    match way:
        case "bullets":
            return {("won", fighter._replace(bullets=fighter.bullets - needed(total, law.bullet_bonus))): 1.0}
        case "rush":
            total += RUSH
            return {("won", fighter): 1.0} if total >= KILLED else _failed(fighter, law, total)
        case "kit":
            return fought(fighter._replace(kits=fighter.kits - 1), law)
        case "ammo":
            first, *left = fighter.ammo
            return _failed(fighter._replace(bullets=fighter.bullets + first, ammo=tuple(left)), law, total)
        case _:
            hurt = fighter._replace(lives=max(0, fighter.lives - 1))
            if fighter.lives <= law.last_life:
                return {("down", hurt._replace(lives=0)): 1.0}
            return fought(hurt, law) if law.to_the_end else {("off", hurt): 1.0}


def along(s: ZombiesState, seat: str, way: Sequence[str]) -> Ends:
    """How the fights on a way may end; what lies free for the taking is picked up in between (R8.5)."""
    tokens = dict(s.tokens)
    met: list[Law | Token] = []
    for square in way:
        if square in s.zombies and not s.feast:
            met.append(_law(s, seat, square))
        if s.rules.pickup == "free_auto" and (token := tokens.pop(square, None)) is not None:
            met.append(token)
    return _after(_fighter(s, seat), tuple(met))


def _fighter(s: ZombiesState, seat: str) -> Fighter:
    survivor = s.survivors[seat]
    held = [s.card(item.card) for item in survivor.table]
    kits = sum(card.rule == "first_aid_kit" for card in held)
    ammo = tuple(card.n for card in held if card.rule == "lots_of_ammo")
    return Fighter(survivor.lives, survivor.bullets, charges(s, seat), kits, ammo)


@lru_cache(1024)
def _after(fighter: Fighter, met: tuple[Law | Token, ...]) -> Ends:
    """How it stands after these fights and tokens; ways begin alike, so what comes first is worked out once."""
    if not met:
        return {("won", fighter): 1.0}
    last = met[-1]
    if isinstance(last, Law):
        return _each(_after(fighter, met[:-1]), lambda now: fought(now, last).items())
    return _each(_after(fighter, met[:-1]), lambda now: [(("won", _taken(now, last)), 1.0)])


def _each(going: Ends, then: Callable[[Fighter], Iterable[tuple[tuple[End, Fighter], float]]]) -> Ends:
    """What follows for those that have won so far; the others are where they are."""
    ends: Ends = {}
    for (end, fighter), p in going.items():
        if end != "won":
            ends[end, fighter] = ends.get((end, fighter), 0.0) + p
            continue
        for after, q in then(fighter):
            ends[after] = ends.get(after, 0.0) + p * q
    return ends


def _taken(fighter: Fighter, token: Token) -> Fighter:
    if not can_hold(token, fighter.lives):
        return fighter
    life = token == "life"
    return fighter._replace(lives=fighter.lives + life, bullets=fighter.bullets + (not life))


def _law(s: ZombiesState, seat: str, square: str, saw: int = 0, fire: int = 0) -> Law:
    rules = s.rules
    bonus = combat_bonus(s, seat, square, saw, fire) - bool(charges(s, seat))
    return Law(bonus, rules.bullet_bonus, rules.fight_until_dead, rules.ko_when == "last_life_lost")


# In words


def won(s: ZombiesState, seat: str, way: Sequence[str]) -> Message:
    """How likely all fights on a way are won."""
    return percent(_won(along(s, seat, way)))


def answered(s: ZombiesState, seat: str, square: str, total: int, way: str) -> Message | None:
    """What the fight comes to with this answer to a failed roll, its price included; None if no die is left."""
    ends = _answered(_fighter(s, seat), _law(s, seat, square), total, way)
    return _said(s, seat, ends) if len(ends) > 1 else None


def cost(s: ZombiesState, seat: str, way: Sequence[str]) -> Message:
    """The same, with the lives and bullets that they cost on average."""
    return _said(s, seat, along(s, seat, way))


def armed(s: ZombiesState, seat: str, *, saw: int = 0, fire: int = 0) -> Message:
    """What the fight where the pawn stands comes to once an item is in use that adds so much (R6.2, 2.4)."""
    law = _law(s, seat, s.survivors[seat].pawn, saw, fire)
    return _said(s, seat, fought(_fighter(s, seat), law))


def of_points(s: ZombiesState, points: Sequence[int]) -> Message:
    """How far a move may go with the points that each face brings (R8.2)."""
    mean = sum(points) / len(points)
    return s.text("odds-points", low=min(points), high=max(points), mean=tenths(mean))


def _said(s: ZombiesState, seat: str, ends: Ends) -> Message:
    survivor = s.survivors[seat]
    lives = sum(p * (survivor.lives - fighter.lives) for (_, fighter), p in ends.items())
    bullets = sum(p * (survivor.bullets - fighter.bullets) for (_, fighter), p in ends.items())
    return s.text("odds-fight", p=percent(_won(ends)), lives=tenths(max(0, lives)), bullets=tenths(max(0, bullets)))


def _won(ends: Ends) -> float:
    return sum(p for (end, _), p in ends.items() if end == "won")
