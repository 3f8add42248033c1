"""What can be typed before it is asked, checked as far as the view of a seat knows it by then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.game import Early
from engine.core.shape import Chain, One, Option, Some, Source

from ..gangs.names import card_options, one_scouted
from ..phases.burdens import Ruin
from ..phases.business import PASS
from ..state import ZgameState


def defend(seen: ZgameState, seat: str) -> Source | None:
    """Cards against the next attack, wherever it comes."""
    return partial(_cards, seen, seat) if seen.hands[seat].cards else None


def _cards(seen: ZgameState, seat: str) -> Chain:
    return (yield Some(card_options(seen, seat, sorted(seen.hands[seat].cards), undead=False)))


def ruin(seen: ZgameState, seat: str) -> One | None:
    """The quarter that falls into ruin tonight, if this seat will be asked for it."""
    targets = Ruin().targets(seen) if seen.event and seen.first == seat else []
    return one_scouted(seen, seat, targets) if targets else None


def business(seen: ZgameState, seat: str) -> One | None:
    """Not to trade this turn."""
    return One([Option(PASS)]) if seen.settings.on("business") else None


EARLY: Mapping[str, Early] = {"defend": defend, "ruin": ruin, "business": business}
