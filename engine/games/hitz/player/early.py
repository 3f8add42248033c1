"""Answers typed before their question is asked, checked against what the seat can know by then (R18.5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.game import Early
from engine.core.message import Message
from engine.core.shape import Amounts, One, Option, Source

from ..encounter.battle import THROW
from ..groups.prices import open_routes
from ..groups.resources import choose_discard
from ..phases.auction import PASS, limit, space
from ..phases.route import choose
from ..state import HitzState


def bid(seen: HitzState, seat: str) -> One | None:
    """A space of the auction board that the group can pay for; None at a table with ceilings."""
    if seen.settings.auction != "live":
        return None
    return One([PASS, *(space(seen, seat, "bid", n) for n in range(1, limit(seen, seat) + 1))])


def ceiling(seen: HitzState, seat: str) -> One | None:
    """A ceiling that the group can pay for; None at a table with a live auction."""
    if seen.settings.auction == "live":
        return None
    return One([space(seen, seat, "ceiling", n) for n in range(limit(seen, seat) + 1)])


def route(seen: HitzState, seat: str) -> Source | None:
    """A route that the group can choose now, with the resources that it costs or gives."""
    return partial(choose, seen, seat) if open_routes(seen, seen.groups[seat]) else None


def pay(seen: HitzState, seat: str) -> Amounts | None:
    """A mix that pays for the space of the group's marker; None while the marker stands on 0."""
    group = seen.groups[seat]
    return choose_discard(group, group.bid) if group.bid else None


def shoot(seen: HitzState, seat: str) -> One | None:
    """A number of ammo, at most what the group has."""
    ammo = seen.groups[seat].ammo
    return One([str(n) for n in range(1, ammo + 1)]) if ammo else None


def molotov(seen: HitzState, seat: str) -> One | None:
    """The throw of a Molotov cocktail; None for a group without one."""
    return One([_said(THROW)]) if THROW in seen.groups[seat].tokens else None


def _said(word: str) -> Option:
    return Option(word, Message(f"hitz-word-{word}"))


EARLY: Mapping[str, Early] = {
    "bid": bid,
    "ceiling": ceiling,
    "route": route,
    "pay": pay,
    "shoot": shoot,
    "flee": lambda seen, seat: One([_said("flee"), _said("fight")]),
    "molotov": molotov,
}
