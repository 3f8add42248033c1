"""What the small toys of these tests share: a state of three seats with a few steps on it, answered in few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.act import Answer, TakeOrder
from engine.core.decision import Decision, Policy
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.message import Event
from engine.core.order import Order
from engine.core.runner import answer, awaited, default, follow, offered, start, take_order
from engine.core.state import State
from engine.core.step import Step

SEATS = ["a", "b", "c"]


class Small(State):
    """A state that writes down what it hears."""

    game: ClassVar[str] = "small"
    heard: list[Any] = []


class SmallGame(Game[Small]):
    """A game of which only saving and loading are needed."""

    id = "small"
    players = range(3, 4)
    state = Small

    def set_up(self, settings: Any, seats: Any, seed: str, carry: Any = None) -> Any:
        return Small(seats=list(seats), dice=Dice(seed=seed)), []

    def stand_in(self, seen: Small, decision: Decision) -> list[str]:
        return default(decision)

    def check(self, s: Small) -> list[str]:
        return []


class Play:
    """A small state that plays some steps. ``fields``: more of a state with more in it."""

    def __init__(
        self, *steps: Step, kind: type[Small] = Small, policies: Mapping[str, Policy] | None = None, **fields: Any
    ) -> None:
        self.s: Any = kind(seats=SEATS, dice=Dice(seed="small"), heard=[], **fields)
        self.s.policies = policies or {}
        start(self.s, *steps)

    def asked(self) -> list[tuple[str, str, str]]:
        """Who is waited for, for what and about what."""
        return [("+".join(d.seats), d.kind, d.subject) for d in awaited(self.s)]

    def open(self, seat: str, kind: str, subject: str = "") -> Decision:
        """The open question of a seat."""
        return next(d for d in offered(self.s, seat) if (d.kind, d.subject) == (kind, subject))

    def answer(self, seat: str, kind: str, *words: str, subject: str = "") -> list[Event]:
        return answer(self.s, Answer(seat=seat, decision=self.open(seat, kind, subject).id, words=list(words)))

    def order(self, seat: str, kind: str, *words: str, **fields: Any) -> None:
        """An order, as if it had been given."""
        given = Order(id=len(self.s.orders) + 1, seat=seat, kind=kind, words=list(words), **{"mode": "once", **fields})
        self.s.orders.append(given)

    def follow(self) -> list[Answer]:
        """Everything that happens by itself."""
        done: list[Answer] = []
        while act := follow(self.s):
            if isinstance(act, Answer):
                answer(self.s, act)
                done.append(act)
            elif isinstance(act, TakeOrder):
                take_order(self.s, act)
            else:
                break
        return done
