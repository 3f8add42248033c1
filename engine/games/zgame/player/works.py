"""The automated player's Household (section 11, 9 and 10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.shape import One, Shape, Some, replay

from ..phases.household import COLLECT
from ..state import FIGHTERS, TRADES, ZgameState
from .prospects import gain, is_clever
from .values import chance
from .words import joined

WORTH_A_QUARTER, WORTH_A_CARD = 1.0, 0.5
LAST = 2
"""Turns at the end of the game in which quarters need not last."""


def household(s: ZgameState, seat: str, decision: Decision) -> list[str]:
    """Every Techie builds; cards and Wreckers as it pays (9)."""
    words: list[str] = []
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        words.append(_word(s, seat, shape, words))
    return words


def _word(s: ZgameState, seat: str, shape: Shape, words: list[str]) -> str:
    if isinstance(shape, Some):
        keys = [option.key for option in shape.options]
        if keys[0] in FIGHTERS:
            return joined([each for each in keys if each[0] == "T" or wrecks(s, seat, each)])
        return shape.usual or joined(keys[: shape.least])
    assert isinstance(shape, One), "a Household asks nothing else"
    if set(shape.keys) <= set(TRADES):
        return _trade(s, seat, shape.keys, words)
    if COLLECT in shape.keys:
        return next((key for key in shape.keys if _pays(s, seat, key)), COLLECT)
    return shape.usual or shape.keys[0]


def wrecks(s: ZgameState, seat: str, source: str) -> bool:
    """Whether to despoil now (9)."""
    left = len(s.events)
    if is_clever(s):
        return left < LAST or gain(s, seat, "despoil") > WORTH_A_QUARTER
    likely = 0.15 + 0.5 * ("C01" in s.open) + 0.4 * (left < LAST)
    return chance(s, seat, source, likely)


def _pays(s: ZgameState, seat: str, key: str) -> bool:
    """Whether a card is worth discarding in the Household (9)."""
    if key in FIGHTERS:
        return True
    if key not in s.data.cards:
        return False
    ops = {use.op for use in s.card(key).household}
    if "build" in ops:
        if is_clever(s):
            return gain(s, seat, "built") + gain(s, seat, "barricades") > WORTH_A_CARD or chance(s, seat, key, 0.5)
        return "C05" in s.open or chance(s, seat, key, 0.5)
    if "despoil" in ops:
        return wrecks(s, seat, key)
    return True


def _trade(s: ZgameState, seat: str, trades: Sequence[str], words: Sequence[str]) -> str:
    """Half of the new Fighters are Cutthroats (10)."""
    keys = [trade for trade in TRADES if trade in trades]
    city = [fighter[0] for fighter in s.gangs[seat].in_city] + [word for word in words if word in TRADES]
    if "C" in keys and city.count("C") * 2 <= len(city):
        return "C"
    others = [trade for trade in keys if trade != "C"] or keys
    return min(others, key=city.count)
