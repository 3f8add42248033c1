"""Leaving the game for good (R19.4, R19.6), and ends that come from outside."""

from __future__ import annotations

from engine.core.state import Result

from .helipad import Auction
from .move import Move
from .pieces import pay_trophies, won
from .place import Fill, Place
from .state import ZombiesState
from .tile import NewTile
from .turn import Turn

STAYING = (NewTile, Auction, Place, Fill, Turn)
"""Steps of a seat that end in an orderly way after it has left: a tile that was drawn has to lie somewhere."""


def retire(s: ZombiesState, seat: str) -> None:
    """The seat leaves: its things go back, its questions vanish; whoever is left alone has won."""
    survivor = s.survivors[seat]
    pay_trophies(s, seat, survivor.trophies)
    s.discard += [*survivor.hand.cards, *(item.card for item in survivor.table)]
    survivor.hand.cards, survivor.table, survivor.statuses = [], [], []
    survivor.lives = survivor.bullets = 0
    survivor.pawn, survivor.down, survivor.gone = "", False, True
    s.effects = [effect for effect in s.effects if effect.owner != seat]
    s.orders = [order for order in s.orders if order.seat != seat]
    s.sealed = [each for each in s.sealed if each.seat != seat]
    s.tell("retires", who=seat, weight="headline")
    _step_down(s, seat)
    if len(s.playing) == 1:
        conclude(s, won(s, s.playing[0], "win-last"))


def _step_down(s: ZombiesState, seat: str) -> None:
    """What the seat was doing ends, in its own turn with the turn (R10.2)."""
    s.stack = [step for step in s.stack if getattr(step, "seat", "") != seat or isinstance(step, STAYING)]
    for turn in s.find_all(Turn, seat=seat):
        turn.at = len(turn.parts)
    for move in s.find_all(Move):
        if move.controller == seat:
            move.controller = ""  # D7


def conclude(s: ZombiesState, result: Result) -> None:
    """The game ends outside its rules' own flow, wherever it is."""
    return_tile(s)
    s.conclude(result)


def return_tile(s: ZombiesState) -> None:
    """A tile that was drawn and does not lie yet goes back to the top of the stack."""
    s.pile.cards += [step.tile for step in s.find_all(Auction, Place)]
