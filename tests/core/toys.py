"""What the small toys of these tests share: a state of three seats with a few steps on it, answered in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.act import Answer, TakeOrder
from engine.core.decision import Decision, Policy
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.message import Event
from engine.core.order import Order
from engine.core.runner import answer, awaited, default, follow, offered, start, take_order
from engine.core.shape import One
from engine.core.state import State
from engine.core.step import BREATH, DONE, Ask, Step

SEATS = ["a", "b", "c"]
ZOMBIES = 5
"""So many move in a night."""
HOSTILE = [
    "7R.b", "a.b.c", ".", "..", "b", "+", "a+b", ":", "gk:a:x", "~", "%3A", " ", "0.1.zone.7.b.0", "-", "x" * 60,
    "ы" * 60, "зона 7 — подвал", "\n", "?", "a" * 9, "a" * 10,
]  # fmt: skip
"""Subjects of questions that would break ids put together carelessly."""


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


class Swarm(Step):
    """Zombies move one after another, with a breath after each."""

    left: int = ZOMBIES

    def run(self, s: Small):
        if not self.left:
            return DONE
        self.left -= 1
        s.heard.append(self.left)
        s.tell("moves", n=self.left)
        return BREATH


class Night(Step):
    """Asks, lets the swarm come, and keeps an opportunity open all the time."""

    def asks(self, s: Small):
        yield Ask("a", "sleep", One(["now", "later"]))

    def always(self, s: Small):
        yield Ask("b", "shout", One(["loud"]), wait=False)

    def on_sleep(self, s: Small, ask: Ask, word: str):
        s.push(*[Swarm(left=ZOMBIES)] if word == "now" else [])

    def on_shout(self, s: Small, ask: Ask, word: str):
        s.heard.append("shout")


class Nights(SmallGame):
    def set_up(self, settings: Any, seats: Sequence[str], seed: str, carry: Any = None) -> tuple[Small, list[Event]]:
        s = Small(seats=list(seats), dice=Dice(seed=seed), heard=[])
        s.attach(self.data)
        return s, start(s, Night())
