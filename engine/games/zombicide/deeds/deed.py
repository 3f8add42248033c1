"""What a survivor may do in his turn: each deed with what it costs, what it asks and what it does (R3.4, R3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from engine.core.shape import One
from engine.kit import deeds
from engine.kit.choices import places

from ..party import skills, turns
from ..party.turns import now
from ..state import Survivor, ZombicideState


class Deed(deeds.Deed[ZombicideState, Survivor]):
    """One row of the table of actions.

    What it costs is 1 Action, unless it is ``free``, and what is `extra`; the first of `pays` that the survivor has not
    used in this turn pays for the 1 (R3.10).
    """

    free: ClassVar[bool] = False
    once: ClassVar[bool] = False
    """Whether the deed is a skill of this name, which serves once in a turn."""
    paid_by: ClassVar[Sequence[str]] = ()
    """Skills whose Actions may be used for it."""

    def pays(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> Sequence[str]:
        """Those of them that may be used for this aim, the narrowest first; without an aim, those of any."""
        return self.paid_by

    def extra(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> int:
        """The ordinary Actions that it costs besides the one; without an aim the fewest."""
        return 0

    def price(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> int:
        """The ordinary Actions that it costs now; without an aim the fewest."""
        return self.extra(s, survivor, aim) + (not self.free and not self.payer(s, survivor, aim))

    def payer(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> str:
        """The skill that pays for the one Action, or "" (R3.10)."""
        able = self.pays(s, survivor, aim)
        return turns.spare(s, survivor, able) if able else ""

    def possible(self, s: ZombicideState, survivor: Survivor, left: int) -> bool:
        """Whether there is anything to do and his Actions suffice; a skill that serves once must not have served."""
        if self.once:
            turn = now(s, survivor)
            if turn.gift or self.key in turn.skills or not skills.has(s, survivor, self.key):
                return False
        return self.can(s, survivor) and self.price(s, survivor) <= left

    def pay(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> None:
        """Take the Actions of the deed, or those of the skill that pays (R3.10)."""
        turn = now(s, survivor)
        turn.used += self.price(s, survivor, aim)
        if not self.free and (skill := self.payer(s, survivor, aim)):
            turn.skills.append(skill)
        if self.once:
            turn.skills.append(self.key)


class Aimed(Deed, deeds.Aimed[ZombicideState, Survivor]):
    """A deed at a zone, unless its question is another one."""

    asked: ClassVar[str] = "where"
    """The text that asks for it."""

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        return One(places(found), prompt=partial(s.text, self.asked))
