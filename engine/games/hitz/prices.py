"""What choosing a route costs and gives, and which routes a group can pay for (R4.1, R4.2, R16.3)."""

from __future__ import annotations

from .state import Group, HitzState, Route


def price(s: HitzState, route: Route) -> int:
    """What choosing the route costs, in resources: its key (R4.2), or with one player R16.3 and O5."""
    if not s.solo:
        return route.key
    return {2: 1 if s.settings.solo == "hard" else 0, 3: 2}.get(route.no, 0)


def gift(s: HitzState, route: Route) -> int:
    """What choosing the route gives, in resources (R16.3, O5)."""
    return 2 if s.solo and route.no == 1 and s.settings.solo == "standard" else 0


def open_routes(s: HitzState, group: Group) -> list[Route]:
    """The routes that the group may choose (R4.1, R4.2)."""
    return [route for route in s.routes if not route.taker and price(s, route) <= group.total]
