"""What survivors may do for nothing at any time, but not in the middle of a roll: eat, and discard (R3.5, D31)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.message import Message
from engine.core.shape import Chain, One
from engine.core.step import Ask, Step
from engine.kit.choices import labelled

from ..party import cards, ranks
from ..party.skills import usable
from ..state import Survivor, ZombicideState, card_name
from .volley import Volley

EAT, DISCARD = "eat:", "discard:"
"""The words for eating and discarding; the card follows."""


class Pockets(Step):
    """A step during which survivors may always eat and discard."""

    def always(self, s: ZombicideState) -> Iterator[Ask]:
        if s.find(Volley):
            return
        for survivor in s.standing:
            if survivor.cards:
                shape, prompt = partial(pocket, s, survivor), partial(_asked, s, survivor)
                yield Ask(s.leader(survivor.id), "aside", shape, survivor.id, prompt, wait=False, several=True)

    def on_aside(self, s: ZombicideState, ask: Ask, word: str) -> None:
        survivor = s.survivors[ask.subject]
        what, _, copy = word.partition(":")
        if f"{what}:" == EAT:
            eat(s, survivor, copy)
        else:
            cards.discard(s, survivor, copy)


def food(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The cards that he can eat."""
    return [copy for copy in usable(s, survivor) if s.card(copy).ap]


def eat(s: ZombicideState, survivor: Survivor, copy: str) -> None:
    """He eats a card (R3.5)."""
    cards.discard(s, survivor, copy)
    s.tell("eats", figure=s.name(survivor.id), card=card_name(copy))
    ranks.gain(s, survivor, s.card(copy).ap)


def _asked(s: ZombicideState, survivor: Survivor) -> Message:
    return s.text("ask-aside" if food(s, survivor) else "ask-aside-unfed", figure=s.name(survivor.id))


def pocket(s: ZombicideState, survivor: Survivor) -> Chain:
    """Food that he can eat, and all his cards to be discarded."""
    words = [*(EAT + copy for copy in food(s, survivor)), *(DISCARD + copy for copy in survivor.cards)]
    return (yield One(labelled(partial(_said, s, survivor), words)))


def _said(s: ZombicideState, survivor: Survivor, word: str) -> Message:
    what, _, copy = word.partition(":")
    said = s.text(f"aside-{what}", card=card_name(copy), n=s.card(copy).ap)
    return cards.which(s, survivor, copy, said)
