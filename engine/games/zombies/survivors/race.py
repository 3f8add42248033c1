"""How far everybody is from winning (R1.1, R1.2), who may do it next, and who can still do something about it."""

from __future__ import annotations

from engine.core.message import Message, who

from ..box.city import nearest
from ..state import START, ZombiesState
from .hand import adds

DIE = 6
"""Points that a movement roll gives at most (R8.2)."""
NEAR = 1
"""A player who lacks at most this number of trophies may win with the next fight."""


def steps_to_pad(s: ZombiesState, seat: str) -> int | None:
    """Squares from a pawn to the goal, from the Town Square if the pawn is off the board; None without a way."""
    return nearest(s.city.ways(s.survivors[seat].pawn or START), s.pad)


def points(s: ZombiesState, seat: str) -> int:
    """The points a seat would have at most in a turn that began now (R8.2)."""
    base = s.survivors[seat].lives + 2 if s.rules.movement == "lives_plus_2" else DIE
    return base + adds(s, seat, "skateboard")


def is_near(s: ZombiesState, seat: str) -> bool:
    """Whether the next turn of a seat may win the game, if no card is played."""
    survivor = s.survivors[seat]
    if survivor.has("hysterical_paralysis"):
        return False
    stuck = survivor.down or not survivor.pawn or survivor.has("fear")
    steps = None if stuck else steps_to_pad(s, seat)
    return s.target - survivor.trophies <= NEAR or (steps is not None and steps <= points(s, seat))


def warn(s: ZombiesState, seat: str) -> None:
    """Before a turn that may win: what it takes, and who still has a card to play against it (R13.2)."""
    if not is_near(s, seat):
        return
    left = [each for each in s.opponents(seat) if not s.survivors[each].used and len(s.survivors[each].hand)]
    refs = (*filter(None, [s.survivors[seat].pawn]), *s.pad, f"seat-{seat}")
    s.tell(
        "near",
        who=seat,
        what=s.text(
            "near-trophies" if s.target - s.survivors[seat].trophies <= NEAR else "near-pad", n=points(s, seat)
        ),
        n=len(left),
        whom=[who(each) for each in left],
        refs=refs,
        weight="headline",
    )


def ways_to_pad(s: ZombiesState) -> list[Message]:
    """How far everybody is from the goal, the nearest first."""
    steps = {seat: n for seat in s.playing if (n := steps_to_pad(s, seat)) is not None}
    return [s.text("pad-way", who=seat, n=n) for seat, n in sorted(steps.items(), key=lambda each: each[1])]
