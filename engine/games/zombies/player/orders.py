"""Standing orders (R19.2), each private to the player who gave it."""

from __future__ import annotations

from functools import partial

from engine.core.decision import Decision
from engine.core.errors import Illegal
from engine.core.game import StandingOrder
from engine.core.message import Message
from engine.core.order import Order
from engine.core.shape import NONE, Chain, One, Option, Some, finished
from engine.core.state import State
from engine.kit.choices import number, worded
from engine.kit.orders import always

from .. import defaults
from ..cards import catalogue as cards
from ..cards.card import OnOpponent
from ..ground.spots import spot_words
from ..state import ZombiesState
from ..steps.helipad import LODGED, lodged, maximum
from ..steps.place import Place
from ..survivors.fight import Fight
from ..survivors.repair import Repair
from ..survivors.statuses import NEXT_TURN

WAYS = ("bullets", "kit", "ammo", "rush", "life")
SOON, TURN = "soon", "turn"


def wound(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """The fight policy: the first of the ways, in the order given, that is possible."""
    assert isinstance(seen, ZombiesState) and isinstance(decision.step, Fight)
    possible = set(decision.step.ways(seen))
    way = next((way for way in arg[0].split(",") if way in possible), None)
    return [way] if way else None


def lay(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Tiles are placed and filled by the automatic rules (D1, D2); not the Helipad, which may decide the game."""
    assert isinstance(seen, ZombiesState) and isinstance(decision.step, Place)
    (seat,), tile = decision.seats, decision.step.tile
    return None if tile == seen.data.helipad else spot_words(seen, tile, defaults.spot(seen, seat, tile))


def play(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Play a card as soon as it is legal, or when the next turn of the player whom it is for starts.

    ``arg`` is the card, what belongs to it, and maybe when.
    """
    assert isinstance(seen, ZombiesState)
    name, *rest = arg
    aim = [word for word in rest if word not in (NONE, SOON, TURN)]
    if TURN in rest and not starts(seen, aim[0]):
        return None
    seat = decision.seats[0]
    copy = next((copy for copy, _ in cards.playable(seen, seat) if seen.card(copy).id == name), None)
    if copy is None:
        return None
    try:
        return finished(decision.ask.shape, [copy, *aim])
    except Illegal:
        return None


def starts(seen: ZombiesState, seat: str) -> bool:
    """Whether the turn of this seat has just started."""
    return seen.active == seat and seen.phase == 1


def card_and_aim(seen: ZombiesState) -> Chain:
    """Which card (those in hand first), what belongs to it, and when.

    Where zombies and pawns will stand by then nobody knows, nor who will have what: cards that ask for that are not
    ordered. A status that
    begins with the next turn would miss one that is just starting (R15.2): it is laid as soon as possible.
    """
    (seat,) = seen.seen_by or ("",)
    assert seat is not None, "a spectator gives no orders"
    names = dict.fromkeys([*(seen.card(copy).id for copy in seen.in_hand(seat)), *seen.data.cards])
    rules = {name: cards.played(seen.data.cards[name]) for name in names}  # items ask nothing
    listed = [name for name, rule in rules.items() if rule is None or rule.foreseen]
    name = yield One(Option(each, seen.data.cards[each].name) for each in listed)
    rule = rules[name]
    if rule is not None:
        yield from rule.ahead(seen, seat)
    if isinstance(rule, OnOpponent) and rule.card.rule not in NEXT_TURN:
        yield One(worded(seen, "option-when", (SOON, TURN)), usual=SOON)


def ways_in_order(seen: ZombiesState) -> Some:
    """Ways to answer a failed roll, the preferred one first; what is left out is never used by itself."""
    return Some([Option(way, Message(f"zombies-option-first-{way}")) for way in WAYS], 1, ordered=True)


def bids(seen: ZombiesState) -> One:
    """Every maximum that could ever be bid."""
    return number(0, seen.target - 1)


def save(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """Save trophies with bullets if few are enough (D13)."""
    assert isinstance(seen, ZombiesState) and isinstance(decision.step, Repair)
    return decision.step.default(seen)


def land(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """Lay a Helipad that was won in another player's turn by the automatic rule (D4)."""
    assert isinstance(seen, ZombiesState) and isinstance(decision.step, Place)
    (seat,), tile = decision.seats, decision.step.tile
    if tile != seen.data.helipad or seat == seen.active:
        return None
    return spot_words(seen, tile, defaults.spot(seen, seat, tile))


ORDERS = (
    StandingOrder("wound", "wound", wound, ways_in_order),
    StandingOrder("roll", "fight", always("roll"), tap=True),
    StandingOrder("lay", "place", lay, tap=True),
    StandingOrder("zombies", "zombie", always("auto"), tap=True),
    StandingOrder("keep", "discard", always(NONE), tap=True),
    StandingOrder("maximum", "bid", maximum, bids),
    StandingOrder(LODGED, "maximum", lodged, bids, mode="once"),
    StandingOrder("play", "card", play, lambda seen: partial(card_and_aim, seen), mode="once"),
    StandingOrder("save", "repair", save, tap=True),
    StandingOrder("land", "place", land),
)
SUGGESTED = ("save", "land")
"""The orders with which nobody's turn waits for another player, if the table has chosen that (R19.2)."""


def suggest(s: ZombiesState) -> None:
    """Everybody begins with the suggested orders, and can take them back."""
    for seat in s.seats:
        for order in (each for each in ORDERS if each.name in SUGGESTED):
            s.given += 1
            s.orders.append(Order(id=s.given, seat=seat, kind=order.kind, mode=order.mode, policy=order.name))
