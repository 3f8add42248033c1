"""How strong the other side of a fight may be with what nobody sees, from what a gang knows (R7.4, R7.5, R8.1–R8.3).

Only its own cards, those that it has seen a rival get, discard piles and numbers of cards are looked at, so it is the
same from the state and from a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations

from engine.core.message import Message, parts

from .. import terms
from ..data import Zombie
from ..state import UNDEAD, ZgameState
from .packets import Packet
from .strength import cutthroats, firepower, power, vests

Range = tuple[int, int]
"""The least and the most Strength."""
Kinds = tuple[tuple[tuple[int, int], int], ...]
"""Zombie cards by their Strength and by how many more they bring: how many there are."""


def known(s: ZgameState, seat: str, other: str) -> list[str]:
    """The cards that a gang has seen a rival get, and which the rival still has in hand."""
    hand = s.hands[other]
    return [card for card in hand.seen.get(seat, ()) if card in hand.cards]


def unknown(s: ZgameState, seat: str) -> list[str]:
    """The cards in play that may lie in the hands of others, beside those that this gang knows to lie there."""
    found = {*s.hands[seat].cards, *(card for pile in s.discards.values() for card in pile)}
    found.update(card for other in s.hands if other != seat for card in known(s, seat, other))
    mercs = s.settings.on("mercs")
    return [card for card, item in s.data.cards.items() if card not in found and (mercs or item.deck != "mercenary")]


def of_cards(s: ZgameState, seat: str, cards: Sequence[str], n: int, *, most: bool, sure: Sequence[str] = ()) -> int:
    """The most or the least Strength that this gang gets of ``n`` of these cards, beside those that are ``sure``."""

    def total(chosen: Sequence[str]) -> int:
        laid = [*sure, *chosen]
        return firepower(s, seat, laid) + sum(power(s, seat, card, undead=False) for card in laid)

    order = sorted(cards, key=lambda card: power(s, seat, card, undead=False), reverse=most)
    armed = [card for card in order if firepower(s, seat, [card])]
    if not armed or not n:
        return total(order[:n])
    if most:  # R18.4: the first Firearm brings 1 more, so it may be worth it to lay one
        return max(total(order[:n]), total([armed[0], *(card for card in order if card != armed[0])][:n]))
    unarmed = [card for card in order if card not in armed]
    return min(total(order[:n]), total(unarmed[:n]) if len(unarmed) >= n else total(order[:n]))


def of_defender(s: ZgameState, seat: str, other: str, place: str) -> Range:
    """The Strength of a rival who is attacked and lays any cards of the hand."""
    fixed, sure = cutthroats(s, other, place) + terms.fortified(s, other, place), known(s, seat, other)
    n = len(s.hands[other]) - len(sure)
    return fixed, fixed + of_cards(s, other, unknown(s, seat), n, most=True, sure=sure)


def of_attacker(s: ZgameState, seat: str, other: str, place: str, laid: Packet) -> Range:
    """The Strength of a rival who attacks this gang and has laid cards."""
    fixed, cards = cutthroats(s, other, place), _others(s, seat, laid)
    least = min(of_cards(s, other, cards, n, most=False, sure=sure) for sure, n in _shares(s, seat, laid))
    most = max(of_cards(s, other, cards, n, most=True, sure=sure) for sure, n in _shares(s, seat, laid))
    return fixed + least, fixed + most


def vests_of_defender(s: ZgameState, seat: str, other: str) -> Range:
    """The Vests that a rival who is attacked can lay (R7.6)."""
    sure, n = known(s, seat, other), vests(s, unknown(s, seat))
    return 0, vests(s, sure) + min(n, len(s.hands[other]) - len(sure))


def vests_of_attacker(s: ZgameState, seat: str, laid: Packet) -> Range:
    """The Vests that may lie among the cards of a rival who attacks."""
    cards = _others(s, seat, laid)
    n = vests(s, cards)
    found = [(vests(s, sure), k) for sure, k in _shares(s, seat, laid)]
    return min(m + max(0, k - len(cards) + n) for m, k in found), max(m + min(n, k) for m, k in found)


def _seen(s: ZgameState, seat: str, laid: Packet) -> list[str]:
    """What this gang had seen in the hand from which cards were laid: they lie here or are still there. Nothing if too
    few are left for that: a game master has something else happen between.
    """
    seen = laid.known[seat].get() if seat in laid.known else []
    return seen if len(seen) <= len(laid.cards) + len(s.hands[laid.cards.owner]) else []


def _others(s: ZgameState, seat: str, laid: Packet) -> list[str]:
    """What else may lie there."""
    seen = _seen(s, seat, laid)
    return [card for card in unknown(s, seat) if card not in seen]


def _shares(s: ZgameState, seat: str, laid: Packet) -> Iterator[tuple[Sequence[str], int]]:
    """Which of the cards seen may lie there, each time with the number of the others."""
    seen, n = _seen(s, seat, laid), len(laid.cards)
    rest = n + len(s.hands[laid.cards.owner]) - len(seen)
    for k in range(max(0, n - rest), min(n, len(seen)) + 1):
        yield from ((chosen, n - k) for chosen in combinations(seen, k))


def of_zombies(s: ZgameState, place: str) -> Range:
    """The Strength of the Zombies of a place before their cards are drawn (R8.1, R8.2)."""
    gone = s.discards[UNDEAD]
    left = [zombie for card, zombie in s.data.undead.items() if card not in gone]
    again = [s.data.undead[card] for card in gone] if terms.refilled(s, UNDEAD) else []
    return _of_drawn(left, again, terms.drawn(s, s.sites[place].zombies))


def _of_drawn(left: Sequence[Zombie], again: Sequence[Zombie], n: int) -> Range:
    """Of so many cards of a deck, and of the discard pile once that is empty (R16.2, R16.5)."""
    if not left and not again:
        return n, n
    if len(left) <= n:
        low, high = _of_drawn(again, [], n - len(left) + sum(zombie.extra for zombie in left))
        certain = sum(zombie.strength for zombie in left)
        return certain + low, certain + high
    plain = sorted(zombie.strength for zombie in left if not zombie.extra)
    more = [zombie for zombie in left if zombie.extra]
    most = n + sum(zombie.extra - 1 for zombie in more)
    return sum(plain[:n]), sum(zombie.strength for zombie in more) + sum(plain[-most:])


def usual_of_zombies(s: ZgameState, place: str) -> Range:
    """The Strengths between which half of all draws for a place lie: a quarter is below, a quarter above."""
    gone = s.discards[UNDEAD]
    left = _kinds(zombie for card, zombie in s.data.undead.items() if card not in gone)
    again = _kinds(s.data.undead[card] for card in gone) if terms.refilled(s, UNDEAD) else ()
    chances = sorted(_totals(left, again, terms.drawn(s, s.sites[place].zombies)).items())
    sums = [*accumulate(chance for _, chance in chances)]
    low, high = (next(at for at, sum_ in enumerate(sums) if sum_ > share) for share in (0.25, 0.75))
    return chances[low][0], chances[high][0]


def _kinds(zombies: Iterable[Zombie]) -> Kinds:
    return tuple(sorted(Counter((zombie.strength, zombie.extra) for zombie in zombies).items()))


@lru_cache(maxsize=4096)
def _totals(left: Kinds, again: Kinds, n: int) -> Mapping[int, float]:
    """The chance of each Strength of so many cards of a deck, and of the discard pile once that is empty (R16.2)."""
    size = sum(copies for _, copies in left)
    if not n or not size:
        return _totals(again, (), n) if n and again else {n: 1.0}  # R16.5
    found: dict[int, float] = {}
    for (strength, extra), copies in left:
        rest = tuple((kind, m - (kind == (strength, extra))) for kind, m in left)
        for total, chance in _totals(tuple(each for each in rest if each[1]), again, n - 1 + extra).items():
            found[total + strength] = found.get(total + strength, 0.0) + chance * copies / size
    return found


# In words


def ahead(s: ZgameState, seat: str, place: str) -> Message | None:
    """How strong a rival and Zombies may be whom this gang has to fight in a place."""
    said: list[Message] = []
    if other := terms.defender(s, seat, place):
        said += _against(s, seat, "defender", of_defender(s, seat, other, place), vests_of_defender(s, seat, other))
    if s.sites[place].zombies:
        (low, high), (least, most) = usual_of_zombies(s, place), of_zombies(s, place)
        much = {"low": low, "high": high, "more": high - low, "least": least, "most": most, "wide": most - least}
        said.append(s.text("odds-zombies", **much))
    return parts(said) if said else None


def defending(s: ZgameState, seat: str, other: str, place: str) -> Message:
    """How strong the rival may be whom this gang attacks."""
    strength, cancelling = of_defender(s, seat, other, place), vests_of_defender(s, seat, other)
    return parts(_against(s, seat, "defender", strength, cancelling))


def attacking(s: ZgameState, seat: str, other: str, place: str, laid: Packet) -> Message:
    """How strong the rival may be who attacks this gang with these cards."""
    strength, cancelling = of_attacker(s, seat, other, place, laid), vests_of_attacker(s, seat, laid)
    return parts(_against(s, seat, "people", strength, cancelling))


def _against(s: ZgameState, seat: str, what: str, strength: Range, cancelling: Range) -> list[Message]:
    """The Strength of a rival, and how many cards Vests may cancel, where this gang has any to lay."""
    said = [_said(s, what, strength)]
    if s.hands[seat].cards and cancelling[1]:
        said.append(_said(s, "vests", cancelling))
    return said


def _said(s: ZgameState, what: str, found: Range) -> Message:
    low, high = found
    return s.text(f"odds-{what}", low=low, more=high - low, high=high)
