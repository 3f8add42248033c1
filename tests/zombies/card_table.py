"""A table with verbs for cards: what is offered at a quiet point, playing, using, and turns from any step on."""

from __future__ import annotations

from typing import Self

from zombies.table import Table

from engine.core.decision import Decision
from engine.core.runner import offered
from engine.core.shape import Option, replay
from engine.games.zombies.phases.turn import Match, Turn

MOVE, ZOMBIES, END = 4, 5, 6
"""The numbers of steps of a turn (R3.1)."""


class CardTable(Table):
    """Beside the Town Square (0): Hospital 1 in the north, Fire Station 2 in the west, streets 3 and 4 in the east."""

    def city(self) -> Self:
        return self.tile("T09", 0, -1).tile("T05", -1, 0, 3).tile("T15", 1, 0, 1).tile("T16", 2, 0, 1)

    def turn(self, at: int = MOVE, seat: str = "a") -> Self:
        """The turn of a seat, beginning with this step, and the turns after it."""
        self.s.active = seat
        self.s.l0 = self[seat].lives
        self.s.number += 1
        return self.start(Turn(seat=seat, at=at), Match())

    def _offer(self, seat: str, kind: str) -> Decision | None:
        return next((each for each in offered(self.s, seat) if each.kind == kind), None)

    def _named(self, seat: str, name: str) -> str:
        """The copy that a seat holds or has in play under this name."""
        survivor = self[seat]
        copies = [*survivor.hand.cards, *(item.card for item in survivor.table)]
        return next((copy for copy in copies if self.s.card(copy).id == name), name)

    def offers(self, seat: str, kind: str = "card") -> list[str]:
        """The names of the cards that can be played, or of the items that can be used."""
        offer = self._offer(seat, kind)
        shape, _ = replay(offer.ask.shape, []) if offer else (None, None)
        return [self.s.card(word).id for word in shape.words()] if shape else []

    def options(self, seat: str, name: str, *aim: str) -> list[Option]:
        """What can be said next with a card of the hand."""
        offer = self._offer(seat, "card")
        assert offer is not None
        shape, _ = replay(offer.ask.shape, [self._named(seat, name), *aim])
        return getattr(shape, "options", [])

    def next(self, seat: str, name: str, *aim: str) -> list[str]:
        """The next words for a card of the hand."""
        return [option.key for option in self.options(seat, name, *aim)]

    def plays(self, seat: str, name: str, *aim: str, kind: str = "card") -> Self:
        """A seat plays a card of its hand, or uses an item."""
        offer = self._offer(seat, kind)
        assert offer is not None, f"{seat} has nothing to {kind}"
        return self.send(seat, offer.id, self._named(seat, name), *aim)

    def uses(self, seat: str, name: str) -> Self:
        return self.plays(seat, name, kind="use")

    def statuses(self, seat: str) -> list[str]:
        return [status.name for status in self[seat].statuses]
