"""The box of Zombie Plague: what all its tables must fulfil together (2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core.message import msg
from engine.core.rows import Fault, Named
from engine.kit.piles import kind

from .house import House
from .map_faults import map_faults
from .rows import EXPANSIONS
from .tables import PlagueTables

__all__ = ["PlagueData", "kind"]


class PlagueData(PlagueTables):
    """The whole box, sound together, be it ours, an administrator's, or with the house of somebody."""

    adds: ClassVar[str] = "houses"

    houses: Named[House] = {}

    def _faults(self) -> Iterator[Fault]:
        found = [*super()._faults(), *map_faults(self)]
        yield from found
        for id, character in self.characters.items():
            if character.prefers not in self.cards:
                yield ("characters", id, "prefers"), msg("fault-no-such", name=character.prefers)
        if not self.characters:
            yield ("characters",), msg("plague-fault-nobody")
        for name in EXPANSIONS:
            if name not in self.cards:
                yield ("cards",), msg("fault-no-such", name=name)
        for name in self.cards.keys() & self.hand.keys():
            yield ("hand", name, "id"), msg("plague-fault-two-decks", name=name)
        counts = self.counts
        if len(counts.allowance) != counts.lives + 1:
            yield ("counts", "allowance"), msg("plague-fault-allowance")
        there = sum(card.copies for card in self.hand.values() if not card.fire)
        if (held := counts.humans * counts.hand_per_human) > there:
            yield ("hand",), msg("plague-fault-hand", n=held, of=there)
