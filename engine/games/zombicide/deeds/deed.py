"""What a survivor may do in his turn: each deed with what it costs, what it asks and what it does (R3.4, R3.10)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from engine.core.message import Message
from engine.core.shape import Chain, One
from engine.kit.choices import places

from ..party import skills, turns
from ..party.turns import now
from ..state import Survivor, ZombicideState


class Deed(ABC):
    """One row of the table of actions. ``key`` names it in answers and texts; a ``free`` one costs no Action.

    What it costs is 1 Action and what is `extra`; the first of `pays` that the survivor has not used in this turn pays
    for the 1 (R3.10).
    """

    key: ClassVar[str]
    free: ClassVar[bool] = False
    once: ClassVar[bool] = False
    """Whether it is a skill of this name that serves once in a turn."""
    paid_by: ClassVar[Sequence[str]] = ()
    """Skills whose Actions may be used for it."""

    def pays(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> Sequence[str]:
        """Those of them that may be used for this aim, the narrowest first; without an aim, those of any."""
        return self.paid_by

    def extra(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> int:
        """The ordinary Actions that it costs besides the one; without an aim the fewest."""
        return 0

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether there is anything to do, if he has the Actions."""
        return True

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        """What is chosen together with it; the value is the aim."""
        yield from ()

    @abstractmethod
    def act(self, s: ZombicideState, survivor: Survivor, aim: Any) -> None:
        """What happens; it is paid."""

    def label(self, s: ZombicideState, survivor: Survivor) -> Message:
        """What it is called in the menu, with its price."""
        return s.text(f"do-{self.key}", n=self.price(s, survivor))

    def price(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> int:
        """The ordinary Actions that it costs now; without an aim the fewest."""
        return 0 if self.free else self.extra(s, survivor, aim) + (not self.payer(s, survivor, aim))

    def payer(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> str:
        """The skill that pays for the one Action; none: "" (R3.10)."""
        able = self.pays(s, survivor, aim)
        return turns.spare(s, survivor, able) if able else ""

    def possible(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether it is one of the things that he can do now."""
        if self.once and not skills.has(s, survivor, self.key):
            return False
        return self.can(s, survivor) and self.affordable(s, survivor)

    def affordable(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> bool:
        """Whether he has the Actions, and the skill has not served yet."""
        turn = now(s, survivor)
        if self.once and (turn.gift or self.key in turn.skills):
            return False
        return self.price(s, survivor, aim) <= turns.left(s, survivor)

    def pay(self, s: ZombicideState, survivor: Survivor, aim: Any = None) -> None:
        """R3.10."""
        turn = now(s, survivor)
        turn.used += self.price(s, survivor, aim)
        if not self.free and (skill := self.payer(s, survivor, aim)):
            turn.skills.append(skill)
        if self.once:
            turn.skills.append(self.key)


class Aimed(Deed):
    """A deed that needs a zone; there is one at least, or it cannot be done."""

    asked: ClassVar[str] = "where"
    """The text that asks for it."""

    @abstractmethod
    def goals(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """The zones that will do."""

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return bool(self.goals(s, survivor))

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        return (yield One(places(self.goals(s, survivor)), prompt=partial(s.text, self.asked)))
