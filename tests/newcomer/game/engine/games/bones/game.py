"""Bones as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.decision import Decision
from engine.core.fix import APPLY, Fix
from engine.core.game import Game, StandingOrder
from engine.core.message import Event, Message, who
from engine.core.options import Setting
from engine.core.runner import default, start
from engine.core.secret import Hand
from engine.core.shape import Chain, One, Option
from engine.core.state import Dice
from engine.kit.piles import deal, unseen

from .commands import COMMANDS
from .data import BonesData
from .play import BONE, Match, Turn
from .state import BonesSettings, BonesState

HELD = 2


def points(s: BonesState) -> Chain:
    """Whose points, and how many there are to be."""
    seat = yield One([Option(seat, who(seat)) for seat in s.seats])
    number = yield One([str(each) for each in range(10)])
    yield APPLY
    s.points[seat] = int(number)
    s.tell("corrected", who=seat, n=int(number))


def stop(s: BonesState, decision: Decision, arg: list[str]) -> list[str]:
    return ["stop"] if "stop" in decision.ask.shape.words() else ["throw"]


class Bones(Game[BonesState]):
    id: ClassVar[str] = "bones"
    players: ClassVar[range] = range(2, 5)
    state = BonesState
    settings = BonesSettings
    options = (Setting("goal", ("10", "20"), frozenset({2, 3, 4})),)
    orders = (StandingOrder("stop", "throw", stop),)
    fixes = (Fix("points", points, public=True),)
    faces = BONE
    commands = COMMANDS
    tables = BonesData
    data: BonesData

    def set_up(
        self, settings: BonesSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[BonesState, list[Event]]:
        dice = Dice(seed=seed)
        deck = [each for each in self.data.charms for _ in seats]
        dice.shuffle(deck)
        s = BonesState(
            seats=list(seats),
            dice=dice,
            settings=settings or BonesSettings(),
            hands={seat: Hand(owner=seat, cards=_different(deck)) for seat in seats},
            worn={},
            points=dict.fromkeys(seats, 0),
        )
        s.attach(self.data)
        return s, start(s, Match())

    def fill(self, s: BonesState) -> None:
        for seat, hand in s.hands.items():
            deal(s.dice, unseen(self.data.charms, [s.worn.get(seat, "")]), hand.cards)

    def stand_in(self, seen: BonesState, decision: Decision) -> list[str] | None:
        return default(decision) if decision.ask.wait else None

    def reason(self, seen: BonesState, decision: Decision, words: Sequence[str]) -> Message | None:
        step = decision.step
        return seen.text("ask-throw.why", n=step.gained) if isinstance(step, Turn) and words == ["throw"] else None

    def hand(self, seen: BonesState, seat: str) -> list[Message]:
        return [seen.text("hand", charms=[seen.text(f"charm-{each}") for each in seen.hands[seat].cards])]

    def check(self, s: BonesState) -> list[str]:
        return [f"B1: {seat} owes points" for seat, each in s.points.items() if each < 0]


def _different(deck: list[str]) -> list[str]:
    """The next two cards that differ."""
    found: list[str] = []
    for card in [*deck]:
        if len(found) < HELD and card not in found:
            found.append(card)
            deck.remove(card)
    return found
