"""Where a card goes once it has been played (R5.9, R7.3)."""

from __future__ import annotations

from typing import Literal

from ..state import LIQUIDATOR, HitzState, OnCard


def collect(s: HitzState, at: OnCard) -> None:
    """The card becomes the player's (R5.9); the Liquidator lies face up (R12.2)."""
    group, card = s.groups[at.seat], s.card(at.card)
    s.routes[at.route - 1].slots[at.slot].outcome = "won"
    face_up = card.effect == LIQUIDATOR
    (group.face_up if face_up else group.pile.cards).append(at.card)
    s.met[at.card] = at.seat
    s.tell("collects", who=at.seat, card=s.name(at.card), vp=card.vp, refs=(f"card-{at.card}",))
    if card.vp:
        s.note("points", n=card.vp)
    if face_up and "bus" in group.tokens:
        s.tell("liquidates", who=at.seat, weight="headline")


def leave_all(s: HitzState, seat: str, outcome: Literal["fled", "lost"]) -> None:
    """Cards of its route that the group has not finished go to the box."""
    for slot in (slot for route in s.routes if route.taker == seat for slot in route.slots):
        if slot.outcome in ("", "playing"):
            s.box.cards.append(slot.card.get())
            slot.outcome = outcome


def leave_behind(s: HitzState, at: OnCard) -> None:
    """The card goes to the box (R7.3)."""
    s.routes[at.route - 1].slots[at.slot].outcome = "fled"
    s.box.cards.append(at.card)
