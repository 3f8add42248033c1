"""What a defender wants done without being asked (5, D7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.choice import StandingChoice
from engine.core.shape import Chain, One, Source
from engine.kit.choices import worded

from .. import terms
from ..gangs.strength import cheapest_defence, cutthroats, power
from ..state import ZgameState

ASSUMED: Mapping[str, int] = {"frugal": 1, "stubborn": 2}
"""Strength that each card of the attacker is taken for."""
POLICIES = ("frugal", "stubborn", "all", "none")
TABLE, ASK, NEVER = "table", "ask", "never"


def _ask(seen: ZgameState, seat: str, subject: str) -> Source:
    return partial(_words, seen)


def _words(seen: ZgameState) -> Chain:
    policy = yield One(worded(seen, "choice-defence", POLICIES))
    when = yield One(worded(seen, "choice-defence", (TABLE, ASK, NEVER)), usual=TABLE)
    return policy, when


DEFENCE = StandingChoice("defence", _ask, ("frugal", TABLE))
"""How a gang defends if its player does not answer, and whether the player is asked at all."""


def is_asked(s: ZgameState, seat: str) -> bool:
    """Whether a defender wants to be asked."""
    when = DEFENCE.of(s, seat)[1]
    return s.settings.defence == "asked" if when == TABLE else when == ASK


def by_order(s: ZgameState, seat: str, place: str, attacker: str, laid: int) -> list[str]:
    """The cards that the standing choice lays against an attacker with ``laid`` cards."""
    policy = DEFENCE.of(s, seat)[0]
    cards = sorted(s.hands[seat].cards)
    if policy == "all":
        return [card for card in cards if power(s, seat, card, undead=False) or s.card(card).vest]
    if policy not in ASSUMED:
        return []
    target = cutthroats(s, attacker, place) + ASSUMED[policy] * laid + 1
    need = target - cutthroats(s, seat, place) - terms.fortified(s, seat, place)
    return cheapest_defence(s, seat, cards, need) or []
