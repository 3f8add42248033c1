"""Whether what a game says of answers before they are asked holds, at any moment of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.act import Answer, GiveOrder, TakeOrder
from engine.core.game import Game
from engine.core.order import Order
from engine.core.runner import awaited, decisions
from engine.core.shape import Source, brief, sample
from engine.core.state import State
from engine.core.view import view

MOST = 250
"""Acts of one game, after which it is left."""


def order_early(
    game: Game[Any], s: State, seats: Sequence[str], random: Random, say: Callable[[str, Source, list[str]], None]
) -> Counter[str]:
    """Play at random, while everybody orders at random what they can say before they are asked; how often a kind was
    used, and how often an order was ``void``. ``say`` puts such an order in words: its kind, shape and words.
    """
    found: Counter[str] = Counter()
    for _ in range(MOST):
        while act := game.follow(s):
            if isinstance(act, TakeOrder):
                found["void"] += act.void
            elif isinstance(act, Answer) and act.order:
                found[next(order.kind for order in s.orders if order.id == act.order)] += 1
            game.apply(s, act)
        if s.over:
            break
        open_now = {(seat, each.kind) for each in decisions(s) for seat in each.seats}
        for seat in seats:
            kind = random.choice([*game.early])
            if (seat, kind) in open_now or any(order.seat == seat for order in s.orders):
                continue
            source = game.ahead(view(s, seat), seat, kind)
            if source is not None:
                words = brief(source, sample(source, random))
                say(kind, source, words)
                game.apply(s, GiveOrder(order=Order(seat=seat, kind=kind, mode="once", words=words)))
        decision = random.choice(awaited(s))
        words = sample(decision.ask.shape, random)
        game.apply(s, Answer(seat=decision.seats[0], decision=decision.id, words=words))
    return found
