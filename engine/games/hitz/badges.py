"""What is worth a badge in Hit Z Road."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.badges import Badge, Finished
from engine.core.message import who

from .groups.ending import rating
from .state import HitzState

Trip = Finished[HitzState]
ARRIVALS = (
    "result-winner", "result-shared", "result-last", "result-last-own", "result-solo", "result-solo-own",
)  # fmt: skip


def arrived(trip: Trip) -> bool:
    """Whether the group has come to the end of the road, by the rules (R13.1)."""
    return trip.s.groups[trip.seat].alive and trip.ended(*ARRIVALS)


def beat_others(trip: Trip) -> bool:
    return trip.won and not trip.s.solo


def whole(trip: Trip) -> bool:
    return arrived(trip) and not trip.did("loses")


def passengers(trip: Trip) -> int:
    return trip.s.groups[trip.seat].survivors if arrived(trip) else 0


def lead(trip: Trip) -> int:
    """By how many points the winner is ahead of all others who arrived."""
    others = [points for seat, points in trip.scores.items() if seat != trip.seat]
    return trip.score - max(others) if beat_others(trip) and others else 0


def bonuses(trip: Trip) -> int:
    """How many bonus cards the seat has got (R13.4)."""
    lines = trip.s.result.lines if trip.s.result else []
    return sum(line.key == "hitz-result-bonus" and line.args["who"] == who(trip.seat) for line in lines)


def alone(trip: Trip) -> int:
    """The rank that somebody has reached alone (R16.7)."""
    return rating(trip.score) if trip.s.solo and arrived(trip) else 0


BADGES: Sequence[Badge[HitzState]] = (
    Badge("arrived", "road_variant", arrived),
    Badge("first", "trophy", beat_others),
    Badge("whole", "account_group", whole),
    Badge("crowd", "bus", passengers, 7),
    Badge("kills", "skull_crossbones", lambda trip: trip.did("kills"), 50),
    Badge("points", "star_circle", lambda trip: trip.score, 20),
    Badge("lead", "podium_gold", lead, 6),
    Badge("volley", "bullseye_arrow", lambda trip: trip.highest("shot"), 6),
    Badge("roll", "baseball_bat", lambda trip: trip.highest("kills"), 5),
    Badge("flights", "run_fast", lambda trip: trip.did("flights") if arrived(trip) else 0, 3),
    Badge("bonuses", "gift", bonuses, 2),
    Badge("tokens", "bottle_tonic_plus", lambda trip: trip.did("spent"), 3),
    Badge("alone", "account", alone, 4),
)
