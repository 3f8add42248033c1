"""What the panel says of winning: how far a seat is from it, who is ahead, when the helipad comes (R1, S3)."""

from __future__ import annotations

from typing import Literal

from engine.core.message import Message, parts, who

from .phases.set_up import late
from .state import ZombiesState
from .steps.helipad import Auction
from .steps.place import Place
from .survivors.race import steps_to_pad

Due = Literal["drawn", "never", "later", "among"]


def helipad_due(s: ZombiesState) -> tuple[Due, int]:
    """When the helipad comes that does not lie yet, as far as everybody can know (S3, S3b).

    It has been drawn; it never comes; it comes later than the next ``n`` tiles, or is among them.
    """
    held, left = s.find(Place, Auction), len(s.pile)
    if held and held.tile == s.data.helipad:
        return "drawn", 0
    if s.city.closed:
        return "never", 0
    among = len(s.data.tiles) // 2 if s.rules.stack == "helipad_lower_half" else len(late(s.data, s.rules))
    if left > among and not s.repaired:
        return "later", left - among
    return "among", left


def goal(s: ZombiesState, seat: str) -> Message:
    """How far a seat is from winning, and who is nearest."""
    return parts([_trophies(s, seat), _pad(s, seat)])


def _trophies(s: ZombiesState, seat: str) -> Message:
    own, of, others = s.survivors[seat].trophies, s.target, s.opponents(seat)
    best = max(others, key=lambda each: s.survivors[each].trophies, default=seat)
    most = s.survivors[best].trophies
    if own > most or not others:
        return s.text("goal-trophies-best", n=own, of=of)
    return s.text("goal-trophies", n=own, of=of, m=most, whom=who(best))


def _pad(s: ZombiesState, seat: str) -> Message:
    if not s.pad:
        due, n = helipad_due(s)
        return s.text(f"goal-pad-{due}", n=n)
    steps = {each: n for each in s.playing if (n := steps_to_pad(s, each)) is not None}
    if seat not in steps:
        return s.text("goal-pad-cut-off")
    best = min(steps, key=lambda each: (steps[each], each != seat))
    if best == seat:
        return s.text("goal-pad-best", n=steps[seat])
    return s.text("goal-pad", n=steps[seat], m=steps[best], whom=who(best))
