"""What holds in a battle, and what the red text of its card makes of it (2.6, R5.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .dice import bites, hits, lightning
from .state import Battle, HitzState


class Terms(NamedTuple):
    """The terms of a battle at this moment; by default those of a battle without a red text."""

    shooting: bool = True
    """Whether a ranged attack is allowed at all (R6.3)."""
    dice_per_ammo: int = 2
    """Dice of a ranged attack for each ammo spent (R6.3)."""
    noise: int = 0
    """Zombies that the ranged attack just rolled attracts."""
    flight: bool = True
    """Whether flight is allowed at all (R7.1)."""
    flee_cost: int = 2
    """Gas that flight costs (R7.1)."""
    hits: bool = True
    """Whether a roll kills free of charge (R8.3 b)."""
    lightning: bool = True
    """Whether adrenaline can turn lightning into kills (R8.3 c, R8.6)."""
    adrenaline: bool = True
    """Whether adrenaline may be spent (R8.3 c)."""
    save_cost: int = 1
    """Adrenaline that saves one bitten survivor (R8.3 c)."""
    reinforcements: int = 0
    """Zombies that join after this melee round (R8.5)."""
    loot: int = 0
    """Resources for winning (R10.1)."""


PLAIN = Terms()

RED_TEXTS: Mapping[str, Callable[[Battle, int], Terms]] = {
    "X-NOISE": lambda b, n: Terms(noise=bites(b.faces)),
    "X-NORANGED": lambda b, n: Terms(shooting=False),
    "X-NOFLEE": lambda b, n: Terms(flight=False),
    "X-NOADR": lambda b, n: Terms(adrenaline=False),
    "X-RANGE3": lambda b, n: Terms(dice_per_ammo=3),
    "X-DARK": lambda b, n: Terms(lightning=False),
    "X-AMBUSH": lambda b, n: Terms(hits=b.round != 1, lightning=b.round != 1),
    "X-REINF": lambda b, n: Terms(reinforcements=int(b.round <= n)),
    "X-FLEECOST": lambda b, n: Terms(flee_cost=n),
    "X-SAVE2": lambda b, n: Terms(save_cost=2),
    "X-LOOT": lambda b, n: Terms(loot=n),
}
"""The terms under each red text; ``n`` is the number printed on the card."""


def terms(s: HitzState, b: Battle) -> Terms:
    """The terms of a battle now; a red text may have been switched off."""
    card = s.card(b.card)
    red_text = RED_TEXTS.get(card.effect) if b.red_text else None
    return red_text(b, card.n) if red_text else PLAIN


def can_shoot(s: HitzState, b: Battle) -> bool:
    """Whether a ranged attack is possible: once per battle, with ammo (R6.3)."""
    return terms(s, b).shooting and not b.shot and s.groups[b.seat].ammo > 0


def can_flee(s: HitzState, b: Battle) -> bool:
    """Whether flight is possible (R7.1)."""
    now = terms(s, b)
    return now.flight and s.groups[b.seat].gas >= now.flee_cost


def free_kills(s: HitzState, b: Battle) -> int:
    """Zombies that the roll kills free of charge (R8.3 b)."""
    return hits(b.faces) if terms(s, b).hits else 0


def paid_kills(s: HitzState, b: Battle) -> int:
    """Lightning that adrenaline can turn into kills (R8.3 c, R8.6)."""
    return lightning(b.faces) if terms(s, b).lightning else 0


def spendable(s: HitzState, b: Battle) -> dict[str, int]:
    """How many may be saved and how many killed with adrenaline, each taken alone (R8.3 c)."""
    now = terms(s, b)
    adrenaline = s.groups[b.seat].adr if now.adrenaline else 0
    return {
        "save": min(bites(b.faces), adrenaline // now.save_cost),
        "kill": min(paid_kills(s, b), b.zombies, adrenaline),
    }
