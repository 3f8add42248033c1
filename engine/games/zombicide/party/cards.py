"""Where a survivor's cards lie, and how they leave him (R4.1, R4.7). What brings him new ones is `inventory`."""

from __future__ import annotations

from engine.core.message import Message
from engine.kit.piles import refill

from ..box.cards import DeckName
from ..state import Survivor, ZombicideState, card_name, kind
from .skills import HANDS, bag_size


def excess(s: ZombicideState, survivor: Survivor) -> int:
    """How many cards he carries beyond his limit (R4.3)."""
    return max(0, len(survivor.cards) - HANDS - bag_size(s, survivor))


def which(s: ZombicideState, survivor: Survivor, copy: str, said: Message) -> Message:
    """What is ``said`` of a card that he has or gets, and which one it is if there is another like it."""
    like = [each for each in survivor.cards if s.card(each).name == s.card(copy).name]
    if like in ([], [copy]):
        return said
    state = _lies(survivor, copy)
    alike = [each for each in like if _lies(survivor, each) == state]
    n = alike.index(copy) + 1 if copy in alike and len(alike) > 1 else 0
    return s.text("card-which", said=said, at=state[0], empty=int(state[1]), n=n)


def _lies(survivor: Survivor, copy: str) -> tuple[str, bool]:
    at = "hand" if copy in survivor.hands else "bag" if copy in survivor.bag else "new"
    return at, copy in survivor.empty


def named(s: ZombicideState, survivor: Survivor, copy: str) -> Message:
    """A card that he has or gets by its name, told apart from those like it."""
    return which(s, survivor, copy, card_name(copy))


def pile(s: ZombicideState, copy: str) -> list[str]:
    """Where a card goes that is discarded: starting cards are out of the mission (R4.7, C1)."""
    deck = s.card(copy).deck
    return s.out if deck == "start" else s.discards[deck]


def remove(s: ZombicideState, survivor: Survivor, copy: str) -> None:
    """He no longer has a card; without a light source his light goes out (R5.7a)."""
    for place in (survivor.hands, survivor.bag, survivor.empty):
        if copy in place:
            place.remove(copy)
    darken(s, survivor)


def darken(s: ZombicideState, survivor: Survivor) -> None:
    """His light goes out if he has none any more."""
    if survivor.lit and not light(s, survivor):
        survivor.douse()
        s.tell("light-out", weight="detail", figure=s.name(survivor.id))


def light(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he carries a light source (R5.7)."""
    return any("light" in s.card(copy).flags for copy in survivor.cards)


def discard(s: ZombicideState, survivor: Survivor, copy: str) -> None:
    """A card of his goes to the discard pile of its deck (R4.7)."""
    remove(s, survivor, copy)
    pile(s, copy).append(copy)
    s.tell("discards", weight="detail", figure=s.name(survivor.id), card=card_name(copy))


def strip(s: ZombicideState, survivor: Survivor) -> None:
    """All his cards go (R9.2)."""
    for copy in survivor.cards:
        pile(s, copy).append(copy)
    survivor.hands, survivor.bag, survivor.empty = [], [], []
    survivor.douse()


def put(s: ZombicideState, survivor: Survivor, copy: str) -> None:
    """A card comes to him: a weapon into a free hand, else into the backpack, which may then be too full (R4.3)."""
    weapon = s.card(copy).weapon
    free_hand = len(survivor.hands) < HANDS
    full = len(survivor.bag) >= bag_size(s, survivor)
    (survivor.hands if free_hand and (weapon or full) else survivor.bag).append(copy)


def top(s: ZombicideState, deck: DeckName) -> str | None:
    """The top card of an equipment deck, which is refilled from its discard pile; None if there is none (R4.7)."""
    if refill(s, s.equipment[deck], s.discards[deck]):
        s.tell("reshuffled", weight="detail", deck=s.text(f"deck-{deck}"))
    return s.equipment[deck].draw(s)


def seek(s: ZombicideState, card: str, *, piles: bool = True) -> str | None:
    """A copy of a card out of its deck, else out of its discard pile; the deck is shuffled (O3, gain).

    None if no copy is left there; ``piles``: whether the discard pile counts.
    """
    deck = s.data.equipment[card].deck
    for place in (s.equipment[deck].cards, s.discards[deck] if piles else []):
        copy = next((each for each in place if kind(each) == card), None)
        if copy:
            place.remove(copy)
            s.known += 1
            s.equipment[deck].shuffle(s)
            return copy
    return None
