"""Leaving the game for good (R19.4, R19.6), and ends that come from outside."""

from __future__ import annotations

from engine.core.state import Result

from ..state import ZombiesState
from ..steps.helipad import Auction
from ..steps.move import Move
from ..steps.place import Fill, Place
from ..steps.tile import NewTile
from ..survivors.pieces import pay_trophies, won
from .turn import Turn

STAYING = (NewTile, Auction, Place, Fill, Turn)
"""Steps that are finished after their seat has left: a tile that was drawn has to lie somewhere."""


def retire(s: ZombiesState, seat: str) -> None:
    """The seat leaves: its things go back, its questions vanish; a player who is left alone wins."""
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
    """End what the seat was doing; if it was its turn, the turn (R10.2)."""
    s.stack = [step for step in s.stack if getattr(step, "seat", "") != seat or isinstance(step, STAYING)]
    for turn in s.find_all(Turn, seat=seat):
        turn.at = len(turn.parts)
    for move in s.find_all(Move):
        if move.controller == seat:
            move.controller = ""  # D7


def conclude(s: ZombiesState, result: Result) -> None:
    """End the game from outside, at any moment."""
    return_tile(s)
    s.conclude(result)


def return_tile(s: ZombiesState) -> None:
    """A tile that was drawn and does not lie yet goes back to the top of the stack."""
    s.pile.cards += [step.tile for step in s.find_all(Auction, Place)]
