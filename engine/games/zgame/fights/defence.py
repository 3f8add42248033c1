"""What a defender wants done without being asked (5, D7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.choice import StandingChoice
from engine.core.shape import Chain, One, Source
from engine.kit.choices import worded

from .. import terms
from ..gangs.odds import unknown
from ..gangs.strength import cheapest_defence, cutthroats, firepower, power, vests
from ..settings import When
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


def when_asked(s: ZgameState, seat: str) -> When:
    """When a gang that is attacked is asked: as its player wants it, else as the table has it."""
    when = DEFENCE.of(s, seat)[1]
    return s.settings.defence if when == TABLE else ("asked" if when == ASK else "orders")


def is_asked(s: ZgameState, seat: str, place: str, attacker: str, laid: int) -> bool:
    """Whether a defender is asked for cards against an attacker with ``laid`` cards, if it has any (D7)."""
    when = when_asked(s, seat)
    return when == "asked" or (when == "doubt" and is_in_doubt(s, seat, place, attacker, laid))


def is_in_doubt(s: ZgameState, seat: str, place: str, attacker: str, laid: int) -> bool:
    """Whether the standing choice may lose a fight that other cards of the defender might win, by all that its player
    knows (R7.4, R7.7). Against no cards nothing is in doubt but for who does not want to defend.
    """
    mine = cutthroats(s, seat, place) + terms.fortified(s, seat, place)
    theirs, (low, high) = cutthroats(s, attacker, place), unseen(s, seat, attacker, laid)
    least, most = (
        mine + sum(power(s, seat, card, undead=False) for card in cards) + firepower(s, seat, cards)
        for cards in (by_order(s, seat, place, attacker, laid), s.hands[seat].cards)
    )
    cancels = vests(s, s.hands[seat].cards) > 0 and laid > 0
    return theirs + high >= least and most > theirs + low and (most > least or cancels)


def unseen(s: ZgameState, seat: str, attacker: str, laid: int) -> tuple[int, int]:
    """The least and the most Strength of so many cards that a rival has laid face down: of all in play, but for those
    that lie open or are in the own hand. The own Vests may cancel the best of them (R7.6).
    """
    found = sorted(power(s, attacker, each, undead=False) for each in unknown(s, seat))
    uncancelled = max(0, laid - vests(s, s.hands[seat].cards))
    armed = laid > 0 and s.has(attacker, "firepower")
    return sum(found[:uncancelled]), sum(found[len(found) - laid :]) + armed


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
