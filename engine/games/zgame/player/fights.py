"""The automated player in fights (section 11, 7 and 8)."""

from __future__ import annotations

from ..people import People
from ..state import ZgameState
from ..strength import cheapest, cheapest_defence, cutthroats, power
from ..terms import fortified
from ..undead import KEEP, PAY, Undead
from .values import chance
from .words import joined


def attack(s: ZgameState, fight: People) -> list[str]:
    """The cheapest cards that beat what is seen, and a little more if the defender has cards (7)."""
    seat, other, place = fight.seat, fight.other, fight.place
    against = cutthroats(s, other, place) + fortified(s, other, place)
    if s.gangs[other].hand.cards:
        against += 1 + chance(s, seat, "more", 0.25) - chance(s, seat, "less", 0.25)
    need = against - cutthroats(s, seat, place)
    return [joined(cheapest_defence(s, seat, s.gangs[seat].hand.cards, need))]


def defend(s: ZgameState, fight: People) -> list[str]:
    """Mostly the cheapest cards that should be enough, sometimes none (7)."""
    seat, place = fight.other, fight.place
    laid = len(fight.attack.cards) if fight.attack else 0
    hand = s.gangs[seat].hand.cards
    if chance(s, seat, "yield", 0.3):
        return [joined(None)]
    need = cutthroats(s, fight.seat, place) + int(1.5 * laid + 1) - cutthroats(s, seat, place)
    chosen = cheapest_defence(s, seat, hand, need - fortified(s, seat, place))
    vest = next((card for card in sorted(hand) if s.card(card).vest), None)
    if chosen and laid and vest and vest not in chosen and chance(s, seat, "vest", 0.5):
        chosen = [*chosen, vest]
    return [joined(chosen)]


def undead(s: ZgameState, fight: Undead) -> list[str]:
    """The cheapest cards that win, buying off a ban if that makes the win; else none (8)."""
    need = fight.against(s) - fight.strength(s, [])
    armed = bool(s.gangs[fight.seat].hand.cards)

    def chosen(*, paid: bool) -> list[str] | None:
        cards = fight.cards(s, paid=paid)
        return cheapest({card: power(s, fight.seat, card, undead=True) for card in cards}, need)

    free = chosen(paid=False)
    may_pay = fight.may_pay(s)
    bought = chosen(paid=True) if may_pay and free is None else None
    if not armed:
        return []
    return [*([PAY if bought else KEEP] if may_pay else []), joined(bought or free)]
