"""The modules that change numbers and permissions only (part O); each other one has a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core.rule import Rule

from .. import terms
from ..state import MARKERS, ZgameState
from . import homeless

SCARCE = ("firearm", "melee", "gadget", "supply", "mercenary")
CITADEL = 3

Change = Callable[..., Any]
"""What a term is with a module, of what it would be without and the term's own arguments."""


def _always(value: Any) -> Change:
    def change(*args: object) -> Any:
        return value

    return change


def _twice(value: int, s: ZgameState, markers: int) -> int:
    return 2 * value


def _stock(value: int, s: ZgameState) -> int:
    return MARKERS - s.markers


def _refilled(value: bool, s: ZgameState, deck: str) -> bool:
    return deck not in SCARCE


def _walls(value: int, s: ZgameState, place: str) -> int:
    return CITADEL if s.is_quarter(place) else value


CHANGES: tuple[tuple[str, Rule[..., Any], Change], ...] = (
    ("mercy", terms.flees, _always(False)),  # O1
    ("scarcity", terms.refilled, _refilled),  # O2
    ("horde", terms.crowd, _always(MARKERS)),  # O3
    ("horde", terms.stock, _stock),
    ("quiet", terms.attracted, _always(2)),  # O4
    ("humanres", terms.hires, _always(terms.NO_LIMIT)),  # O5
    *(("homeless", term, change) for term, change in homeless.CHANGES),  # O6
    ("citadels", terms.walls, _walls),  # O7
    ("moregoals", terms.keeps_goals, _always(True)),  # O8
    ("romero", terms.drawn, _twice),  # O11
)


def amend() -> None:
    """Put the changes in place; each acts at the tables that play with its module."""
    for module, term, change in CHANGES:
        term.amend(partial(_played, module))(change)


def _played(module: str, s: ZgameState, *args: object) -> bool:
    """Whether the table plays with a module; asked so often that `ZgameSettings.on` would be too slow."""
    return getattr(s.settings, module) == "on"
