"""The automated player in fights (section 11, 7 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ..fights.dead import KEEP, PAY, Undead
from ..fights.people import People
from ..gangs.strength import COUNTED, cheapest, cheapest_defence, cutthroats, firepower, power
from ..state import ZgameState
from ..terms import fortified
from .prospects import gain
from .values import chance, mind
from .words import joined

MOST = 4
"""Cards that are laid at most for a surprise."""


def attack(s: ZgameState, fight: People) -> list[str]:
    """The cheapest cards that beat what is seen, and a little more if the defender has cards (7)."""
    seat, other, place = fight.seat, fight.other, fight.place
    against = cutthroats(s, other, place) + fortified(s, other, place)
    if s.hands[other].cards:
        against += 1 + chance(s, seat, "more", 0.25) - chance(s, seat, "less", 0.25)
    need = against - cutthroats(s, seat, place)
    chosen = cheapest_defence(s, seat, s.hands[seat].cards, need)
    if chosen and mind(s).foresight and s.hands[other].cards:
        chosen = surprising(s, seat, need) or chosen
    return [joined(with_more(s, seat, chosen, s.hands[seat].cards, need))]


def surprising(s: ZgameState, seat: str, need: int) -> list[str] | None:
    """The fewest cards that are enough, and more than a defender fears of so many: he sees their number only."""
    hand = sorted(s.hands[seat].cards)
    for n in range(1, min(MOST, len(hand)) + 1):
        wanted = max(need, int(mind(s).respect * n + 1))
        powers = {laid: _powers(s, seat, laid) for laid in combinations(hand, n)}
        if fit := [laid for laid, strength in powers.items() if strength >= wanted]:
            return list(min(fit, key=lambda laid: (powers[laid], laid)))
    return None


def _powers(s: ZgameState, seat: str, cards: Sequence[str]) -> int:
    return firepower(s, seat, cards) + sum(power(s, seat, card, undead=False) for card in cards)


def defend(s: ZgameState, fight: People, *, yields: bool) -> list[str]:
    """The cheapest cards that should be enough; sometimes none, if it ``yields`` now and then (7)."""
    seat = fight.other
    hand = s.hands[seat].cards
    if yields and chance(s, seat, "yield", mind(s).yields):
        return [joined(None)]
    chosen, laid = holding_out(s, fight), bool(fight.attack and fight.attack.cards.cards)
    vest = next((card for card in sorted(hand) if s.card(card).vest), None)
    if chosen and laid and vest and vest not in chosen and chance(s, seat, "vest", 0.5):
        chosen = [*chosen, vest]
    return [joined(with_more(s, seat, chosen, hand, against(s, fight)))]


def holding_out(s: ZgameState, fight: People) -> list[str] | None:
    """The cheapest cards with which a defender should hold out; None if all are too few."""
    return cheapest_defence(s, fight.other, s.hands[fight.other].cards, against(s, fight))


def against(s: ZgameState, fight: People) -> int:
    """The Strength that a defender's cards should add."""
    seat, place = fight.other, fight.place
    laid = len(fight.attack.cards) if fight.attack else 0
    feared = cutthroats(s, fight.seat, place) + int(mind(s).respect * laid + 1)
    return feared - cutthroats(s, seat, place) - fortified(s, seat, place)


def undead(s: ZgameState, fight: Undead) -> list[str]:
    """The cheapest cards that win, buying off a ban if that makes the win; else none (8)."""
    need = fight.against(s) - fight.strength(s, [])
    armed = bool(s.hands[fight.seat].cards)

    def chosen(*, paid: bool) -> list[str] | None:
        cards = fight.cards(s, paid=paid)
        return cheapest({card: power(s, fight.seat, card, undead=True) for card in cards}, need)

    free = chosen(paid=False)
    may_pay = fight.may_pay(s)
    bought = chosen(paid=True) if may_pay and free is None else None
    if not armed:
        return []
    laid = with_more(s, fight.seat, bought or free, fight.cards(s, paid=bool(bought)), need, undead=True)
    return [*([PAY if bought else KEEP] if may_pay else []), joined(laid)]


def with_more(
    s: ZgameState, seat: str, chosen: list[str] | None, cards: Sequence[str], need: int, *, undead: bool = False
) -> list[str]:
    """More cards than the fight asks for, as far as an open Goal counts them (11)."""
    laid = list(chosen or [])
    for card in sorted(cards, key=lambda card: (power(s, seat, card, undead=False), card)):
        metric = COUNTED.get(s.card(card).deck)
        if metric is None or card in laid:
            continue
        already = sum(COUNTED.get(s.card(each).deck) == metric for each in laid)
        if gain(s, seat, metric, already + 1) - gain(s, seat, metric, already) > mind(s).dear:
            laid.append(card)
    return laid if laid == chosen else _spared(s, seat, laid, need, undead=undead)


def _spared(s: ZgameState, seat: str, laid: Sequence[str], need: int, *, undead: bool) -> list[str]:
    """What is laid for a Goal makes others superfluous: they stay in hand, the strongest first."""
    powers = {card: power(s, seat, card, undead=undead) for card in laid}
    counted = {s.data.goals[goal].metric for goal in s.open}
    kept = {card for card in laid if COUNTED.get(s.card(card).deck) in counted or s.card(card).vest}
    if s.has(seat, "firepower") and not undead:
        kept.update(card for card in laid if s.card(card).deck == "firearm")
    left = list(laid)
    for card in sorted(set(laid) - kept, key=lambda card: (-powers[card], card)):
        if sum(powers[each] for each in left) - powers[card] >= need:
            left.remove(card)
    return left
