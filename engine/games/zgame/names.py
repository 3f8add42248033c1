"""Options that answers are chosen from: places, Fighters, cards, trades."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.core.message import Message
from engine.core.shape import Option

from .state import ZgameState, place_name, trade_name


def place_options(places: Iterable[str]) -> list[Option]:
    return [Option(place, partial(place_name, place), ref=place) for place in places]


def places_named(places: Iterable[str]) -> list[Message]:
    return [place_name(place) for place in places]


def fighter_name(s: ZgameState, seat: str, fighter: str) -> Message:
    """A Fighter by trade and place."""
    return s.text("fighter", what=trade_name(fighter[0]), at=place_name(s.gangs[seat].fighters[fighter]))


def fighter_options(s: ZgameState, seat: str, fighters: Iterable[str]) -> list[Option]:
    places = s.gangs[seat].fighters
    return [Option(each, partial(fighter_name, s, seat, each), ref=places[each]) for each in fighters]


def trade_options(trades: Iterable[str]) -> list[Option]:
    return [Option(trade, partial(trade_name, trade)) for trade in trades]


def card_label(s: ZgameState, card: str, undead: bool) -> Message:
    """A card that is laid in a fight, with its Strength."""
    return s.text("lay", card=s.card_name(card), n=s.card(card).power(undead))


def card_options(s: ZgameState, cards: Sequence[str], undead: bool) -> list[Option]:
    """Cards to be laid in a fight, by deck."""
    return [
        Option(card, partial(card_label, s, card, undead), Message(f"zgame-deck-{s.card(card).deck}")) for card in cards
    ]
