"""Losing survivors, and what happens to a group without any (R11)."""

from __future__ import annotations

from engine.core.step import Step

from ..state import HitzState
from .collect import leave_all
from .ending import finish


class Phase(Step):
    """A phase that is told when a group goes out."""

    def lost(self, s: HitzState, seat: str) -> None:
        """`seat` is going out. Its place in the order and its marker are still there."""


def lose(s: HitzState, seat: str, number: int, key: str = "loses") -> None:
    """The group loses this number of survivors, or all it has (R1.5). With no survivor left it is out (R11.1)."""
    group = s.groups[seat]
    number = min(number, group.survivors)
    if not number:
        return
    group.survivors -= number
    s.tell(key, who=seat, n=number, left=group.survivors, refs=(f"seat-{seat}",), hurts=(seat,), loss=number)
    s.note("loses", n=number)
    if not group.survivors:
        eliminate(s, seat)


def eliminate(s: HitzState, seat: str) -> None:
    """The group goes out of the game with everything it has (R11.2, R11.3)."""
    group = s.groups[seat]
    group.survivors, group.out = 0, s.round
    s.box.cards += group.pile.cards + group.face_up
    s.met.update(dict.fromkeys(group.pile.cards + group.face_up, ""))
    group.pile.cards, group.face_up = [], []
    leave_all(s, seat, "lost")
    for token in group.tokens:
        s.spent[token] = s.spent.get(token, 0) + 1
    group.tokens, group.bonus.value = [], 0
    group.ammo = group.gas = group.adr = group.owes = 0
    group.ranking = []
    s.tell("out", who=seat, weight="scene", hurts=(seat,))
    for phase in s.find_all(Phase):
        phase.lost(s, seat)
    group.bid = 0
    if not s.under_way:
        s.order.remove(seat)


def decided(s: HitzState) -> bool:
    """Whether no group is alive (R11.5), or a single one at a table that stops then (R11.6, O6)."""
    alive = len(s.living)
    return not alive or (alive == 1 and s.settings.last == "stop" and not s.solo)


def last_stand(s: HitzState) -> None:
    """End the game if it is decided."""
    if decided(s):
        finish(s)
