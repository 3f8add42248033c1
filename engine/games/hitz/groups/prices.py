"""What choosing a route costs and gives, and which routes a group can pay for (R4.1, R4.2, R16.3)."""

from __future__ import annotations

from typing import Any

from engine.core.message import Message
from engine.core.shape import Option

from ..state import Group, HitzState, Route


def price(s: HitzState, route: Route) -> int:
    """What choosing the route costs, in resources: its key (R4.2), or with one player R16.3 and O5."""
    if not s.solo:
        return route.key
    return {2: 1 if s.harder else 0, 3: 2}.get(route.no, 0)


def gift(s: HitzState, route: Route) -> int:
    """What choosing the route gives, in resources (R16.3, O5)."""
    return 2 if s.solo and route.no == 1 and not s.harder else 0


def route_option(s: HitzState, route: Route) -> Option:
    """A route to choose, with its cards and what it costs or gives."""

    def label() -> Message:
        costs, gives = price(s, route), gift(s, route)
        kind = "-price" if costs else "-gift" if gives else ""
        return s.text(f"option-route{kind}", route=route.no, n=costs or gives, **faces(s, route))

    return Option(str(route.no), label, ref=f"route-{route.no}")


def faces(s: HitzState, route: Route) -> dict[str, Any]:
    """The names of the route's two cards as arguments of a message; a card that lies face down is called so."""
    names = [s.name(slot.card.get()) if slot.card.opened else s.text("face-down") for slot in route.slots]
    return {"left": names[0], "right": names[1]}


def open_routes(s: HitzState, group: Group) -> list[Route]:
    """The routes that the group may choose; always at least one (R4.1–R4.3)."""
    return [route for route in s.routes if not route.taker and price(s, route) <= group.total - group.owes]
