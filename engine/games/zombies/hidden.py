"""Where cards and tiles lie, and what can lie where nobody sees them."""

from __future__ import annotations

from engine.kit.piles import deal, unseen

from .phases.set_up import late
from .state import ZombiesState
from .steps.helipad import Auction
from .steps.place import Place


def cards(s: ZombiesState) -> list[str]:
    """All event cards, wherever they lie."""
    found = [*s.deck.cards, *s.discard, *s.box]
    for survivor in s.survivors.values():
        found += [*survivor.hand.cards, *(item.card for item in survivor.table)]
    return found


def tiles(s: ZombiesState) -> list[str]:
    """All map tiles, wherever they lie; one that is being placed lies between stack and table."""
    found = [*(each.tile for each in s.tiles), *s.removed, *s.pile.cards]
    return [*found, *{step.tile for step in s.find_all(Auction, Place)}.difference(found)]


def fill(s: ZombiesState) -> None:
    """Hands and deck of what is not seen; the stack with each tile in the part where set-up may put it (S3, S3b)."""
    hands = [survivor.hand.cards for survivor in s.survivors.values()]
    deal(s.dice, unseen(s.data.deck, cards(s)), s.deck.cards, *hands)
    left, after = unseen(s.data.tiles, tiles(s)), late(s.data, s.rules)
    lower, upper = [id for id in left if id in after], [id for id in left if id not in after]
    if s.rules.stack == "late9":
        s.dice.shuffle(lower)
    s.dice.shuffle(upper)
    if s.rules.stack != "late9" and lower:
        lowest = len(s.data.tiles) // 2 if s.rules.stack == "helipad_lower_half" else 1
        upper.insert(s.dice.pick(min(lowest, len(left))), lower.pop())
    s.pile.cards = [*lower, *upper]
