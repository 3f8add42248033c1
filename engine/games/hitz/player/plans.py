"""What an answer of several words comes to, as one deed: what advice tells instead of the names of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import replay

from ..groups.prices import gift
from ..groups.resources import counts
from ..state import HitzState


def plan(s: HitzState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The deed; None where the label of a single word tells it, or words are lacking."""
    if len(words) < 2:
        return None
    rest, value = replay(decision.ask.shape, words)
    if rest is not None:
        return None
    match decision.kind:
        case "plan":
            ceiling, ranked = value
            return s.text("plan-routes", n=ceiling, routes=[s.text("plan-route-number", route=no) for no in ranked])
        case "route":
            route, mix = value
            gains = route in _giving(s)
            return s.text("plan-route", route=route, what="gift" if gains else "price", mix=counts(mix))
        case "toll":
            return s.text("plan-toll", mix=counts(value))
        case "trade":
            gives, gets = value
            return s.text("plan-trade", mix=counts(gives), to=counts(gets))
        case "adrenaline":
            thrown, amounts = value
            return s.text("plan-adrenaline", throw="yes" if thrown else "no", **amounts)
        case _:
            return None


def _giving(s: HitzState) -> list[int]:
    """The routes whose choice brings resources instead of costing any (R16.3)."""
    return [route.no for route in s.routes if gift(s, route)]
