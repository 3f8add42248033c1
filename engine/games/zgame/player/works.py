"""The automated player's Household (section 11, 9 and 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.shape import One, Shape, Some, Source, finished, replay

from ..data import IN_HOUSEHOLD
from ..phases.household import COLLECT
from ..state import FIGHTERS, TRADES, ZgameState
from .prospects import gain
from .values import chance, mind
from .words import joined


def household(s: ZgameState, seat: str, decision: Decision) -> list[str]:
    """Every Techie builds; cards and Wreckers as it pays (9)."""
    words: list[str] = []
    plan = _Plan(s, seat, decision.ask.shape)
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        words.append(plan.word(shape, words))
    return words


class _Plan:
    """A Household as far as it is decided: what counts for Goals is worth less, the more of it is planned.

    What is answered with yes is counted as planned.
    """

    def __init__(self, s: ZgameState, seat: str, source: Source) -> None:
        self.s, self.seat, self.source = s, seat, source
        self.planned = Counter[str]()
        self.use = ""
        """What the card is for that is being told."""

    def word(self, shape: Shape, words: Sequence[str]) -> str:
        if isinstance(shape, Some):
            keys = [option.key for option in shape.options]
            if keys[0] in FIGHTERS:
                return joined([each for each in keys if self.works(each)])
            return shape.usual or joined(keys[: shape.least])
        assert isinstance(shape, One), "a Household asks nothing else"
        if set(shape.keys) <= set(TRADES):
            return _trade(self.s, self.seat, shape.keys, words)
        if COLLECT in shape.keys:
            return next((key for key in shape.keys if key != COLLECT and self.pays(key, words)), COLLECT)
        if IN_HOUSEHOLD.issuperset(shape.keys):
            return self.use
        return shape.usual or shape.keys[0]

    def works(self, fighter: str) -> bool:
        """Whether a Fighter should work, be it at building or at despoiling."""
        if fighter[0] == "T":
            self.planned["built"] += 1
            return True
        return self.wrecks()

    def pays(self, key: str, words: Sequence[str]) -> bool:
        """Whether a card is worth discarding in the Household (9)."""
        if key in FIGHTERS:
            return True
        ops = self.ops(key, words)
        if "build" in ops and self.builds(key):
            self.use = "build"
        elif "despoil" in ops and self.wrecks():
            self.use = "despoil"
        else:
            self.use = min(ops - {"build", "despoil"}, default="")
        return bool(self.use)

    def ops(self, card: str, words: Sequence[str]) -> set[str]:
        """What the card can still be used for."""
        shape, _ = replay(self.source, [*words, card])
        if isinstance(shape, One) and IN_HOUSEHOLD.issuperset(shape.keys):
            return {*shape.keys}
        _, works = replay(self.source, finished(self.source, [*words, card]))
        return {deed.use.op for deed in works.deeds if deed.source == card}

    def builds(self, card: str) -> bool:
        n = self.planned["built"]
        worth = gain(self.s, self.seat, "built", 1, n) + gain(self.s, self.seat, "barricades", 1, n)
        done = worth > mind(self.s).card or chance(self.s, self.seat, card, 0.5)
        self.planned["built"] += done
        return done

    def wrecks(self) -> bool:
        """Whether to despoil now (9)."""
        worth = gain(self.s, self.seat, "despoil", 1, self.planned["despoil"])
        done = len(self.s.events) < mind(self.s).last or worth > mind(self.s).quarter
        self.planned["despoil"] += done
        return done


def _trade(s: ZgameState, seat: str, trades: Sequence[str], words: Sequence[str]) -> str:
    """Half of the new Fighters are Cutthroats (10)."""
    keys = [trade for trade in TRADES if trade in trades]
    city = [fighter[0] for fighter in s.gangs[seat].in_city] + [word for word in words if word in TRADES]
    if "C" in keys and city.count("C") * 2 <= len(city):
        return "C"
    others = [trade for trade in keys if trade != "C"] or keys
    return min(others, key=city.count)
