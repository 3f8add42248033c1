"""What the operation of a card consists of, and choices that several have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Generic, TypeVar

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.deeds import Aimed, Deed

from ..data import Use
from ..gangs.names import one_scouted
from ..state import ZgameState

A = TypeVar("A")


class Effect(Deed[ZgameState, str], Generic[A]):
    """One use of a card, which can be had if it changes anything (R16.8).

    ``reveals``: the use cannot be taken back freely, for others must not have to guess what was tried (5).
    """

    reveals = True

    def __init__(self, use: Use) -> None:
        self.use = use


class OnPlace(Effect[str], Aimed[ZgameState, str]):
    """It is used on one place."""

    asks = False

    def shape(self, s: ZgameState, seat: str, found: Sequence[str]) -> One:
        return _place(s, seat, found)


def _place(s: ZgameState, seat: str, found: Sequence[str], asked: str = "where") -> One:
    return one_scouted(s, seat, found, prompt=Message(f"zgame-{asked}"))


def one_place(s: ZgameState, seat: str, places: Sequence[str], asked: str = "where") -> Chain:
    """One of these places; nothing is asked if there is one only. ``asked`` is the text of the question."""
    if len(places) == 1:
        return places[0]
    return (yield _place(s, seat, places, asked))


def how_many(most: int) -> Chain:
    """A number of Zombies from 1; nothing is asked if it can be one only."""
    if most == 1:
        return 1
    options = [Option(str(n), partial(Message, "zgame-so-many", {"n": n})) for n in range(1, most + 1)]
    return int((yield One(options, prompt=Message("zgame-how-many"))))
