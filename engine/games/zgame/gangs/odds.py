"""How strong the other side of a fight may be with what nobody sees, from what a gang knows (R7.4, R7.5, R8.1–R8.3).

Only its own cards, discard piles and numbers of cards are looked at, so it is the same from the state and from a view.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message, parts

from .. import terms
from ..data import Zombie
from ..state import UNDEAD, ZgameState
from .strength import cutthroats, firepower, power

Range = tuple[int, int]
"""The least and the most Strength."""


def unknown(s: ZgameState, seat: str) -> list[str]:
    """The cards in play that may lie in the hands of others."""
    known = {*s.hands[seat].cards, *(card for pile in s.discards.values() for card in pile)}
    mercs = s.settings.on("mercs")
    return [card for card, item in s.data.cards.items() if card not in known and (mercs or item.deck != "mercenary")]


def of_cards(s: ZgameState, seat: str, cards: Sequence[str], n: int, *, most: bool) -> int:
    """The most or the least Strength that this gang gets of ``n`` of these cards."""

    def total(chosen: Sequence[str]) -> int:
        return firepower(s, seat, chosen) + sum(power(s, seat, card, undead=False) for card in chosen)

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
    fixed = cutthroats(s, other, place) + terms.fortified(s, other, place)
    return fixed, fixed + of_cards(s, other, unknown(s, seat), len(s.hands[other]), most=True)


def of_attacker(s: ZgameState, seat: str, other: str, place: str, n: int) -> Range:
    """The Strength of a rival who attacks this gang and has laid ``n`` cards."""
    fixed, cards = cutthroats(s, other, place), unknown(s, seat)
    return fixed + of_cards(s, other, cards, n, most=False), fixed + of_cards(s, other, cards, n, most=True)


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


# In words


def ahead(s: ZgameState, seat: str, place: str) -> Message | None:
    """How strong a rival and Zombies may be whom this gang has to fight in a place."""
    said: list[Message] = []
    if other := terms.defender(s, seat, place):
        said.append(_said(s, "people", of_defender(s, seat, other, place)))
    if s.sites[place].zombies:
        said.append(_said(s, "zombies", of_zombies(s, place)))
    return parts(said) if said else None


def defending(s: ZgameState, seat: str, other: str, place: str) -> Message:
    """How strong the rival may be whom this gang attacks."""
    return _said(s, "people", of_defender(s, seat, other, place))


def attacking(s: ZgameState, seat: str, other: str, place: str, n: int) -> Message:
    """How strong the rival is who attacks this gang with so many cards."""
    return _said(s, "people", of_attacker(s, seat, other, place, n))


def _said(s: ZgameState, whom: str, found: Range) -> Message:
    low, high = found
    return s.text(f"odds-{whom}", low=low, more=high - low, high=high)
