"""Zombies that are destroyed (R11.3), and those who go crazy (R31.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ..dice import D6, roll
from ..state import ZOMBIES, Human, PlagueState, Zombie, ZombieKind
from .choices import CRAZY

UNITS = {"zombie": 2, "crawler": 1, "risen": 0, "crazy": 0}
"""What each kind gives back to the reserve, in half-units (2.7)."""


def remove(s: PlagueState, zombie: Zombie) -> None:
    """It is off the board: back in the reserve, or out of the game (R11.3, R20.5, R18.5, R31.5)."""
    del s.zombies[zombie.id]
    s.reserve += UNITS[zombie.kind]
    s.fallen += zombie.kind == "risen"
    s.lost_tokens += zombie.kind == "crazy"
    if zombie.boon:
        s.used.append(zombie.boon)


def slay(s: PlagueState, zombie: Zombie, by: Human) -> None:
    """A human has killed it, and it may go crazy (R31.2, R28.6)."""
    remove(s, zombie)
    s.tell("slain", refs=(zombie.at,), figure=s.name(zombie.id), at=zombie.at, by=s.name(by.id))
    s.note("slain", n=1)
    s.credit(s.leader(by.id), "slain", 1)
    if not may_go_crazy(s, zombie):
        return
    if CRAZY.of(s, ZOMBIES) != ["always"]:
        return
    if roll(s, "rolls-crazy", good="1".__eq__, figure=s.name(zombie.id)) == 1:
        s.tokens -= 1
        new = add(s, "crazy", zombie.at)
        s.tell("crazy", weight="headline", refs=(new.at,), figure=s.name(new.id), at=new.at)
    elif s.settings.crazy == "discard":
        s.tokens -= 1
        s.lost_tokens += 1


def may_go_crazy(s: PlagueState, zombie: Zombie) -> bool:
    """Whether a die can be rolled for it once it is killed (R31.1, R31.2, R28.6)."""
    return s.settings.crazy != "off" and zombie.kind in ("zombie", "risen") and s.tokens > 0


def crazy_chance(s: PlagueState, killed: Iterable[Zombie]) -> float:
    """How likely one of them goes crazy at least, if all of these are killed; what the Zombie Player has chosen is
    secret.
    """
    n = sum(may_go_crazy(s, each) for each in killed)
    rolls = min(n, s.tokens) if s.settings.crazy == "discard" else n
    return 1 - (1 - 1 / len(D6)) ** rolls


LETTERS = {"zombie": "z", "crawler": "c", "crazy": "m"}


def add(s: PlagueState, kind: str, square: str) -> Zombie:
    """A zombie of this kind under the lowest free number comes onto a square; the reserve gives what it is worth."""
    letter = LETTERS[kind]
    number = next(n for n in range(1, len(s.zombies) + 2) if f"{letter}{n}" not in s.zombies)
    new = Zombie(id=f"{letter}{number}", kind=cast("ZombieKind", kind), at=square)
    s.zombies[new.id] = new
    s.reserve -= UNITS[kind]
    return new
