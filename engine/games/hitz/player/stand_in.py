"""The stand-in (section 11): it answers with the defaults of section 5, but bids, swaps and throws more boldly."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import finished

from .. import defaults as policy
from ..encounter.battle import Fight
from ..encounter.events import Trade
from ..groups.prices import open_routes
from ..phases.auction import highest
from ..state import HitzState, Route


def play(seen: HitzState, decision: Decision) -> list[str]:
    """The words for a decision, from the view of the seat that is played."""
    if seen.settings.difficulty == "easy" and not seen.solo:
        return easily(seen, decision)
    return weigh(seen, decision)


def weigh(seen: HitzState, decision: Decision) -> list[str]:
    """What is best by the numbers of the table."""
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


def easily(seen: HitzState, decision: Decision) -> list[str]:
    """Any route, without a bid for it; the defaults for everything else."""
    seat = decision.seats[0]
    match decision.kind:
        case "bid":
            return ["pass"]
        case "ceiling":
            return ["0"]
        case "plan":
            return ["0", ",".join(str(each.no) for each in _shuffled(seen, seat, seen.routes))]
        case "route":
            any_one = _shuffled(seen, seat, open_routes(seen, seen.groups[seat]))[0]
            return finished(decision.ask.shape, [str(any_one.no)])
        case _:
            return default(decision)


def _shuffled(seen: HitzState, seat: str, routes: Sequence[Route]) -> list[Route]:
    """Routes in an order that follows from the round: an automated player has no dice."""
    return sorted(routes, key=lambda each: crc32(f"{seen.round}.{seat}.{each.no}".encode()))
