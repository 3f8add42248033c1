"""Cards that a player plays for their own good, and those that are for everybody."""

from __future__ import annotations

from typing import Any, cast

from ..ground.ways import can_move
from ..state import MOST_LIVES, EffectName, ZombiesState
from ..steps.move import Move, moving
from ..survivors.fight import Fight
from ..survivors.pieces import check_pad, gain_lives
from ..survivors.statuses import lasts_longer, start_effect
from .card import CardRule

LAST_STEP = 4
"""The step of the turn after which nobody moves any more."""


def unmoved(s: ZombiesState, seat: str) -> Move | None:
    """The seat's own step 4, as long as it can still choose not to move (R8.2, R15.5); None otherwise."""
    move = s.find(Move, seat=seat)
    return move if move and move.fresh(s) else None


class AdrenalineRush(CardRule):
    """Doubles the points of a move (R8.2). Its other use is an answer to a failed roll (R11.4 d, D15)."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        late = s.phase > LAST_STEP or isinstance(s.stack[-1], Fight)  # D15; the last point may have led there (R8.7)
        if seat != s.active or s.doubled or late:
            return False
        move = moving(s)
        return can_move(s, seat) and not (move and move.keys)

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        s.doubled = True
        s.tell("doubles", who=seat)


class KeysAreStillInIt(CardRule):
    """Sets the points of a move to an exact number."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        move = unmoved(s, seat)
        return move is not None and can_move(s, seat)

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        move = moving(s)
        assert move is not None
        move.keys, move.ride = True, self.card.n
        s.tell("drives", who=seat, n=self.card.n)


class MuchNeededRest(CardRule):
    """Some lives instead of moving or healing."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        move = unmoved(s, seat)
        return move is not None and s.survivors[seat].lives < MOST_LIVES and not move.must_leave(s)

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        move = moving(s)
        assert move is not None
        move.over = True
        gain_lives(s, seat, self.card.n)
        s.tell("rests", who=seat, n=s.survivors[seat].lives, refs=(f"seat-{seat}",))


class OnAll(CardRule):
    """A global effect (R15.3): nobody fights, or no zombie moves."""

    announces = True

    @property
    def name(self) -> EffectName:
        return cast("EffectName", self.card.rule)

    def can(self, s: ZombiesState, seat: str) -> bool:
        return lasts_longer(s, seat, self.name)

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        start_effect(s, seat, self.name, self.card)
        if self.name == "alternate_food_source":
            check_pad(s)  # the zombie on the centre counts no more (R1.1)
