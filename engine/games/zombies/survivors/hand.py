"""The hand and what lies in front of a player: the plain facts that fights and cards share (R13, R14)."""

from __future__ import annotations

from ..box.card import Card
from ..state import Item, ZombiesState

FIGHTING = ("first_aid_kit", "lots_of_ammo")
"""Items that answer a failed roll (R11.4)."""
SHOTGUN = "hey_look_a_shotgun"
"""The item that comes into play with charges."""


def spend_card(s: ZombiesState, seat: str, copy: str) -> None:
    """Take a card out of the hand: the one of this round (R13.2)."""
    survivor = s.survivors[seat]
    survivor.hand.cards.remove(copy)
    survivor.used = True


def lay(s: ZombiesState, seat: str, copy: str) -> None:
    """An item lies in front of a player from now on."""
    s.survivors[seat].table.append(Item(card=copy, charges=charges_of(s, copy)))


def charges_of(s: ZombiesState, copy: str) -> int:
    """The charges with which an item comes into play (2.4)."""
    card = s.card(copy)
    return card.n if card.rule == SHOTGUN else 0


def best(s: ZombiesState, seat: str, rule: str) -> Card | None:
    """Of the items in play that have this rule the one with the largest number: equal items never add up (R18.4)."""
    found = [card for item in s.survivors[seat].table if (card := s.card(item.card)).rule == rule]
    return max(found, key=lambda card: card.n, default=None)


def adds(s: ZombiesState, seat: str, rule: str) -> int:
    """What that item adds; 0 without one."""
    card = best(s, seat, rule) if s.survivors[seat].table else None
    return card.n if card else 0


def rush_in_hand(s: ZombiesState, seat: str) -> str | None:
    """An Adrenaline Rush that could be played now (R11.4 d)."""
    if s.survivors[seat].used:
        return None
    return next((copy for copy in s.in_hand(seat) if s.card(copy).rule == "adrenaline_rush"), None)


def discard_item(s: ZombiesState, seat: str, item: Item | None) -> Card:
    """Discard an item that lies in front of a player (R14.2); returns its card."""
    assert item is not None
    s.survivors[seat].table.remove(item)
    s.discard.append(item.card)
    return s.card(item.card)


def can_lay(s: ZombiesState, seat: str, copy: str) -> bool:
    """Whether this item of a hand could be laid down now (R13.2, R13.3, R14.1)."""
    survivor, card = s.survivors[seat], s.card(copy)
    if survivor.used or (s.rules.item_copies == "one_of_each" and s.in_play(seat, card.rule)):
        return False
    if card.needs:
        building = s.city.building(survivor.pawn)
        return building is not None and s.tile(building).named in card.needs
    return bool(survivor.pawn)


def could_answer(s: ZombiesState, seat: str) -> bool:
    """Whether the hand holds an item that could be laid down now and would answer a failed roll (D5)."""
    return any(s.card(copy).rule in FIGHTING and can_lay(s, seat, copy) for copy in s.in_hand(seat))
