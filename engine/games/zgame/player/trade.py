"""The automated player in trade (O10): Food that it can spare for a card, a card for the meal of a hungry Fighter.

What is in a bundle nobody knows, so all cards are worth the same; it gives its weakest ones.
"""

from __future__ import annotations

from engine.core.shape import NONE, amounts_word

from ..defaults import weakest
from ..phases.burdens import need, starving, worth
from ..phases.business import ACCEPT, PASS, REFUSE, Bundle, Deal, Trading
from ..state import ZgameState
from .words import joined

MEAL, STOCK, CARD = 2.0, 0.4, 1.0
"""What it is worth that a Fighter is fed who would leave tonight, Food or Medicine beyond that, and any card."""


def offer(s: ZgameState, trading: Trading, seat: str) -> list[str]:
    """A card for each Fighter who would go hungry, or Food for a gang that would; after a refusal no more this turn."""
    if seat in trading.declined:
        return [PASS]
    hand, rivals = weakest(s, seat), s.rivals(seat)
    seller = max(rivals, key=lambda other: spare(s, other))
    n = min(starving(s, seat), spare(s, seller), len(hand))
    if n:
        return [seller, joined(hand[:n]), NONE]
    buyer = max(rivals, key=lambda other: _asks(s, other))
    n = min(_asks(s, buyer), spare(s, seat))
    return [buyer, *([NONE] if hand else []), amounts_word({"food": n})] if n else [PASS]


def answer(s: ZgameState, deal: Deal) -> list[str]:
    """For each card Food if there is some to spare, else a card; a card for each Fighter fed; nothing for a gift."""
    seat, given = deal.other, deal.mine
    food = min(len(given.cards), spare(s, seat))
    hand = weakest(s, seat)
    cards = hand[: len(given.cards) - food + min(_meals(s, seat, given), starving(s, seat))]
    if not (given.cards or given.food or given.medicine):
        return [REFUSE]
    return [ACCEPT, *([joined(cards)] if hand else []), amounts_word({"food": food})]


def confirm(s: ZgameState, deal: Deal) -> list[str]:
    """Whether what comes is worth more than what goes."""
    assert deal.yours is not None, "both have said what they give"
    return [ACCEPT if _value(s, deal.seat, deal.yours) > _value(s, deal.seat, deal.mine) else REFUSE]


def spare(s: ZgameState, seat: str) -> int:
    """Food that is not needed tonight."""
    gang = s.gangs[seat]
    return max(0, min(gang.food, gang.food + gang.medicine * worth(s, seat) - need(s, seat)))


def _asks(s: ZgameState, other: str) -> int:
    """Meals for which another gang could give a card each."""
    return min(starving(s, other), len(s.hands[other]))


def _meals(s: ZgameState, seat: str, bundle: Bundle) -> int:
    """How many Fighters of a gang this feeds."""
    return bundle.food + bundle.medicine * worth(s, seat)


def _value(s: ZgameState, seat: str, bundle: Bundle) -> float:
    fed = min(_meals(s, seat, bundle), starving(s, seat))
    return len(bundle.cards) * CARD + fed * MEAL + (bundle.food + bundle.medicine) * STOCK
