"""The course of a game: everybody puts on a charm, then all throw in turn until somebody has enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import Amounts, One, Option
from engine.core.state import End, Result
from engine.core.step import DONE, Ask, Done, Sequence, Step

from .state import BonesState

BONE = ("low", "high", "broken")
WORTH = {"low": 1, "high": 3, "broken": 0}
MOST = 3


class Dressing(Step):  # R1
    """Everybody chooses a charm at the same time."""

    def title(self, s: BonesState) -> Message:
        return s.text("title-dressing")

    def run(self, s: BonesState) -> Done | None:
        return None if self.dressers(s) else DONE  # a game master may put it where nobody has a charm left

    def dressers(self, s: BonesState) -> list[str]:
        return [seat for seat in s.seats if s.hands[seat].cards]

    def asks(self, s: BonesState) -> Iterator[Ask]:
        for seat in self.dressers(s):
            charms = [Option(each, partial(s.text, f"charm-{each}")) for each in s.hands[seat].cards]
            yield Ask(seat, "charm", One(charms), private=True, sealed=True)

    def on_charm(self, s: BonesState, given: dict[tuple[str, str], str]) -> Done:
        for (seat, _), charm in given.items():
            s.worn[seat] = charm
            s.hands[seat].cards.remove(charm)
            s.tell("wears", who=seat, charm=s.text(f"charm-{charm}"), refs=(f"seat-{seat}",))
        return DONE


class Turn(Step):  # R2
    """One seat throws or stops."""

    seat: str
    gained: Number = 0

    def title(self, s: BonesState) -> Message:
        return s.text("title-turn", who=Message("@seat", {"seat": self.seat}))

    def asks(self, s: BonesState) -> Iterator[Ask]:
        yield Ask(self.seat, "throw", One(["throw", "stop"] if self.gained else ["throw"], usual="throw"))
        if self.gained:
            yield Ask(self.seat, "pay", Amounts({"points": min(MOST, self.gained)}, 1, MOST), wait=False)

    def on_throw(self, s: BonesState, ask: Ask, word: str) -> Done | None:
        if word == "stop":
            return self.bank(s)
        ((face,),) = s.roll("throws", (BONE, 1), who=self.seat)
        if face == "broken":
            s.tell("breaks", who=self.seat, n=self.gained)
            return DONE
        worn = s.worn.get(self.seat)
        self.gained += WORTH[face] + (s.data.charms[worn].worth if worn else 0)
        return None

    def on_pay(self, s: BonesState, ask: Ask, paid: dict[str, int]) -> Done:
        """Part of it is thrown away for luck; the rest is kept."""
        self.gained -= paid["points"]
        return self.bank(s)

    def bank(self, s: BonesState) -> Done:
        s.points[self.seat] += self.gained
        s.tell("banks", who=self.seat, n=self.gained, sum=s.points[self.seat], refs=(f"seat-{self.seat}",))
        if s.points[self.seat] >= int(s.settings.goal):  # R3
            raise End(Result(winners=[self.seat], title=s.text("end")))
        return DONE


class Turns(Step):
    """All seats, round and round."""

    at: Number = 0

    def run(self, s: BonesState) -> None:
        s.push(Turn(seat=s.seats[self.at % len(s.seats)]))

    def back(self, s: BonesState, child: Step) -> None:
        self.at += 1


class Match(Sequence):
    parts: ClassVar[tuple[type[Step], ...]] = (Dressing, Turns)
