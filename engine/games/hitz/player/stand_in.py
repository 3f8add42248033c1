"""The stand-in (section 11): it answers with the defaults of section 5, but bids, swaps and throws more boldly."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.runner import default

from .. import defaults as policy
from ..encounter.battle import Fight
from ..encounter.events import Trade
from ..phases.auction import highest
from ..state import HitzState


def play(seen: HitzState, decision: Decision) -> list[str]:
    """The words for a decision, from the view of the seat that is played."""
    seat = decision.seats[0]
    match decision.kind:
        case "bid":
            to = highest(seen) + 1
            return [str(to) if to <= policy.ceiling(seen, seat) else "pass"]
        case "ceiling":
            return [str(policy.ceiling(seen, seat))]
        case "plan":
            return [str(policy.ceiling(seen, seat)), policy.ranking(seen, seat)]
        case "trade" if isinstance(decision.step, Trade):
            return policy.trade(seen.groups[seat], decision.step.printed(seen).n)
        case "flee" if isinstance(decision.step, Fight):
            foe = policy.foe_in(seen, decision.step)
            return ["molotov"] if policy.throws_early(seen.groups[seat], foe) else default(decision)
        case _:
            return default(decision)
