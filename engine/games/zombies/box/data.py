"""All that lies in the box of Zombies!!!, and what the whole of it must fulfil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

from engine.core.message import msg
from engine.core.rows import Fault, Named, Rows
from engine.core.scenario import ScenarioBox

from .card import COPIES, NAMES, Card, Copy
from .city import Atlas
from .judgement import Levels
from .tile import Tile
from .town import MOST_TILES, Town

FEWEST_CARDS = 18
"""Cards with which six players can begin, whatever the rules take out (S4, S5)."""
MOST_CARDS = 99
MARBLES = "all_the_marbles"
"""The name of the card that an option takes out, with its building (S4)."""


class ZombiesData(ScenarioBox):
    """The box, sound as a whole, be it ours or an administrator's."""

    adds: ClassVar[str] = "towns"

    tiles: Rows[Tile]
    cards: Rows[Card]
    deck: Rows[Copy]
    player: Levels
    towns: Named[Town] = {}

    @cached_property
    def atlas(self) -> Atlas:
        """Cities built of these tiles."""
        return Atlas(self.tiles)

    @cached_property
    def start(self) -> str:
        """The tile on which all begin (S2)."""
        return next(id for id, tile in self.tiles.items() if tile.kind == "start")

    @cached_property
    def helipad(self) -> str:
        """The tile on which the race is won (R1.1)."""
        return next(id for id, tile in self.tiles.items() if tile.kind == "helipad")

    def card(self, copy: str) -> Card:
        """The card of which this is a copy."""
        return self._card_of[copy]

    def alike(self, copy: str) -> str:
        """What equal copies have in common: the id of their card; of something hidden, only itself."""
        card = self._card_of.get(copy)
        return copy if card is None else card.id

    def is_out(self, copy: Copy, *, alternative: bool, marbles: bool) -> bool:
        """Whether the alternative rules take a card out, or the option that takes the marbles out does (S4)."""
        return (copy.alt_out and alternative) or (marbles and self.cards[copy.card].rule == MARBLES)

    @cached_property
    def _card_of(self) -> Mapping[str, Card]:
        return {id: self.cards[copy.card] for id, copy in self.deck.items()}

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        kinds = Counter(tile.kind for tile in self.tiles.values())
        for kind in ("start", "helipad"):
            if kinds[kind] != 1:
                yield ("tiles",), msg("zombies-fault-one", kind=kind, n=kinds[kind])
        if len(self.tiles) > MOST_TILES:
            yield ("tiles",), msg("fault-entries", most=MOST_TILES, n=len(self.tiles))
        for name, card in self.cards.items():
            if card.rule not in NAMES:
                yield ("cards", name, "id" if card.rule == name else "as"), msg("zombies-fault-rule", card=card.rule)
            for tile in card.needs:
                if tile not in self.tiles or self.tiles[tile].kind != "named":
                    yield ("cards", name, "needs"), msg("zombies-fault-building", tile=tile)
        copies = Counter(copy.card for copy in self.deck.values())
        for id, copy in self.deck.items():
            if copy.card not in self.cards:
                yield ("deck", id, "card"), msg("fault-no-such", name=copy.card)
            elif copies[copy.card] > COPIES:
                yield ("deck", id, "card"), msg("zombies-fault-copies", most=COPIES)
        known = [copy for copy in self.deck.values() if copy.card in self.cards]
        left = sum(not self.is_out(copy, alternative=True, marbles=True) for copy in known)
        if left < FEWEST_CARDS:
            yield ("deck",), msg("zombies-fault-deck", least=FEWEST_CARDS, n=left)
        if len(self.deck) > MOST_CARDS:
            yield ("deck",), msg("fault-entries", most=MOST_CARDS, n=len(self.deck))
