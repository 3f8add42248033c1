"""What holds in a battle unless the red text of its card says otherwise (R5.6): each term is a rule to amend."""

from __future__ import annotations

from engine.core.rule import rule

from .dice import bites, hits, lightning
from .state import Battle, HitzState


@rule
def may_shoot(s: HitzState, b: Battle) -> bool:
    """Whether this battle allows a ranged attack at all (R6.3)."""
    return True


def can_shoot(s: HitzState, b: Battle) -> bool:
    """Whether a ranged attack is possible: once per battle, with ammo (R6.3)."""
    return may_shoot(s, b) and not b.shot and s.groups[b.seat].ammo > 0


@rule
def dice_per_ammo(s: HitzState, b: Battle) -> int:
    """Dice of a ranged attack for each ammo spent (R6.3)."""
    return 2


@rule
def noise(s: HitzState, b: Battle) -> int:
    """Zombies that the ranged attack just rolled attracts."""
    return 0


@rule
def may_flee(s: HitzState, b: Battle) -> bool:
    """Whether this battle allows flight at all (R7.1)."""
    return True


@rule
def flee_cost(s: HitzState, b: Battle) -> int:
    """Gas that flight costs (R7.1)."""
    return 2


def can_flee(s: HitzState, b: Battle) -> bool:
    """Whether flight is possible (R7.1)."""
    return may_flee(s, b) and s.groups[b.seat].gas >= flee_cost(s, b)


@rule
def free_kills(s: HitzState, b: Battle) -> int:
    """Zombies that the roll kills free of charge (R8.3 b)."""
    return hits(b.faces)


@rule
def paid_kills(s: HitzState, b: Battle) -> int:
    """Lightning that adrenaline can turn into kills (R8.3 c, R8.6)."""
    return lightning(b.faces)


@rule
def adrenaline_works(s: HitzState, b: Battle) -> bool:
    """Whether adrenaline may be spent in this battle (R8.3 c)."""
    return True


def usable_adrenaline(s: HitzState, b: Battle) -> int:
    """Adrenaline that may be spent now (R8.3 c)."""
    return s.groups[b.seat].adr if adrenaline_works(s, b) else 0


@rule
def save_cost(s: HitzState, b: Battle) -> int:
    """Adrenaline that saves one bitten survivor (R8.3 c)."""
    return 1


def spendable(s: HitzState, b: Battle) -> dict[str, int]:
    """How many may be saved and how many killed with adrenaline, each taken alone (R8.3 c)."""
    adrenaline = usable_adrenaline(s, b)
    return {
        "save": min(bites(b.faces), adrenaline // save_cost(s, b)),
        "kill": min(paid_kills(s, b), b.zombies, adrenaline),
    }


@rule
def reinforcements(s: HitzState, b: Battle) -> int:
    """Zombies that join after this melee round (R8.5)."""
    return 0


@rule
def loot(s: HitzState, b: Battle) -> int:
    """Resources for winning (R10.1)."""
    return 0
