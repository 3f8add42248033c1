"""Standing orders (R18.5): each answers its own kind of question, if nothing is left to choose beside it."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.game import StandingOrder
from engine.core.shape import Option, Some, amounts_word
from engine.core.state import State
from engine.kit.choices import number

from ..encounter.battle import Fight
from ..groups.resources import LABELS
from ..phases.auction import AUTO_RAISE, TOP, highest
from ..state import RESOURCES, HitzState
from ..terms import spendable, terms

SAVE, FINISH = "save", "finish"


def adrenaline(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Save the bitten while adrenaline lasts; kill only when it ends the battle.

    Alone either order keeps silent where the other half is still a choice; both do where a Molotov could be thrown.
    """
    b = decision.step
    assert isinstance(seen, HitzState) and isinstance(b, Fight)
    given = {order.policy for order in seen.orders}
    limits, adr = spendable(seen, b), seen.groups[b.seat].adr
    if b.zombies and b.molotov(seen):
        return None
    if limits["save"] and SAVE not in given:
        return None
    kill = min(limits["kill"], adr - limits["save"] * terms(seen, b).save_cost)
    if kill and FINISH not in given:
        return None
    return [amounts_word({"save": limits["save"], "kill": kill if kill == b.zombies else 0})]


def pay(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Pay with one kind, then the next, then the last."""
    assert isinstance(seen, HitzState)
    group = seen.groups[decision.seats[0]]
    left, mix = group.bid or group.owes, dict.fromkeys(RESOURCES, 0)
    for kind in arg[0].split(","):
        mix[kind] = min(left, group.resources[kind])
        left -= mix[kind]
    return [amounts_word(mix)]


def bid(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Auto-raise to n in this auction: the least raise up to n, else a pass."""
    assert isinstance(seen, HitzState)
    to = highest(seen) + 1
    return [str(to) if to <= int(arg[0]) else "pass"]


def kinds_in_order() -> Some:
    """The three kinds of resources in the order in which to pay with them."""
    return Some([Option(kind, LABELS[kind]) for kind in RESOURCES], 3, ordered=True)


ORDERS = (
    StandingOrder(SAVE, "adrenaline", adrenaline, tap=True),
    StandingOrder(FINISH, "adrenaline", adrenaline),
    StandingOrder("pay", "pay", pay, lambda seen: kinds_in_order()),
    StandingOrder(AUTO_RAISE, "bid", bid, lambda seen: number(1, TOP)),
)
