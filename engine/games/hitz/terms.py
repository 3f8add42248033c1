"""What holds in a battle, and what the red text of its card makes of it (2.6, R5.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from .box.dice import bites, hits, lightning
from .state import Battle, HitzState


class Terms(NamedTuple):
    """The terms of a battle; by default those without a red text."""

    shooting: bool = True
    """Whether a ranged attack is allowed at all (R6.3)."""
    dice_per_ammo: int = 2
    """Dice of a ranged attack for each ammo spent (R6.3)."""
    noisy: bool = False
    """Whether every bite of a ranged attack attracts a zombie."""
    flight: bool = True
    """Whether flight is allowed at all (R7.1)."""
    flee_cost: int = 2
    """Gas that flight costs (R7.1)."""
    ambush: bool = False
    """Whether the first melee round kills nobody."""
    lightning: bool = True
    """Whether adrenaline can turn lightning into kills (R8.3 c, R8.6)."""
    adrenaline: bool = True
    """Whether adrenaline may be spent (R8.3 c)."""
    save_cost: int = 1
    """Adrenaline that saves one bitten survivor (R8.3 c)."""
    reinforced: int = 0
    """After how many melee rounds another zombie joins (R8.5)."""
    loot: int = 0
    """Resources for winning (R10.1)."""


PLAIN = Terms()
RED_TEXTS: Mapping[str, Callable[[int], Terms]] = {
    "X-NOISE": lambda n: Terms(noisy=True),
    "X-NORANGED": lambda n: Terms(shooting=False),
    "X-NOFLEE": lambda n: Terms(flight=False),
    "X-NOADR": lambda n: Terms(adrenaline=False),
    "X-RANGE3": lambda n: Terms(dice_per_ammo=3),
    "X-DARK": lambda n: Terms(lightning=False),
    "X-AMBUSH": lambda n: Terms(ambush=True),
    "X-REINF": lambda n: Terms(reinforced=n),
    "X-FLEECOST": lambda n: Terms(flee_cost=n),
    "X-SAVE2": lambda n: Terms(save_cost=2),
    "X-LOOT": lambda n: Terms(loot=n),
}
"""The terms under each red text, by the number printed on its card."""


def terms(s: HitzState, b: Battle) -> Terms:
    """The terms of a battle; a red text may have been switched off."""
    card = s.data.cards[b.card]
    return _printed(card.effect, card.arg) if b.red_text else PLAIN


@cache
def _printed(effect: str, arg: str) -> Terms:
    return RED_TEXTS[effect](int(arg or 0)) if effect in RED_TEXTS else PLAIN


def can_shoot(s: HitzState, b: Battle) -> bool:
    """Whether a ranged attack is possible: once per battle, with ammo (R6.3)."""
    return not b.shot and s.groups[b.seat].ammo > 0 and terms(s, b).shooting


def can_flee(s: HitzState, b: Battle) -> bool:
    """Whether flight is possible (R7.1)."""
    now = terms(s, b)
    return now.flight and s.groups[b.seat].gas >= now.flee_cost


def free_kills(s: HitzState, b: Battle) -> int:
    """Zombies that the roll kills free of charge (R8.3 b)."""
    return 0 if _ambushed(s, b) else hits(b.faces)


def paid_kills(s: HitzState, b: Battle) -> int:
    """Lightning that adrenaline can turn into kills (R8.3 c, R8.6)."""
    return lightning(b.faces) if terms(s, b).lightning and not _ambushed(s, b) else 0


def _ambushed(s: HitzState, b: Battle) -> bool:
    return b.round == 1 and terms(s, b).ambush


def spendable(s: HitzState, b: Battle) -> dict[str, int]:
    """How many may be saved and how many killed with adrenaline, each taken alone (R8.3 c)."""
    now = terms(s, b)
    adrenaline = s.groups[b.seat].adr if now.adrenaline else 0
    return {
        "save": min(bites(b.faces), adrenaline // now.save_cost),
        "kill": min(paid_kills(s, b), b.zombies, adrenaline),
    }
