"""I Don't Think They're Dead: the dice, and what can be paid to save the trophies (2.4, D13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from engine.core.chapter import Chapter
from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done
from engine.kit.odds import from_face

from .. import defaults
from ..dice import roll
from ..moment import Moment
from ..state import ZombiesState
from .knock_out import lose_life
from .pieces import pay_trophies
from .strength import KILLED, bullets_for

RISEN = 2
"""Trophies that go back to the bank at most."""
Way = Literal["bullets", "life", "give"]


class Repair(Chapter, Moment):
    """A player repairs dice of 1–3 one after another, or gives up."""

    seat: str
    dice: list[Number]

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-repair", whom=self.seat)

    @property
    def failed(self) -> list[int]:
        """The faces that do not stay dead, the lowest first."""
        return sorted(die for die in self.dice if die < KILLED)

    def run(self, s: ZombiesState) -> Done | None:
        if not self.failed:
            s.tell("stay-dead", who=self.seat, refs=(f"seat-{self.seat}",), weight="headline")
            return DONE
        if list(self.ways(s)) == ["give"]:
            return self.give_up(s)
        return None

    def affordable(self, s: ZombiesState) -> list[int]:
        """The failed faces that the bullets held can repair."""
        return [die for die in self.failed if bullets_for(s, die) <= s.survivors[self.seat].bullets]

    def ways(self, s: ZombiesState) -> Iterator[Way]:
        if self.affordable(s):
            yield "bullets"
        if s.survivors[self.seat].lives > (s.rules.ko_when == "last_life_lost"):
            yield "life"
        yield "give"

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D13
        survivor = s.survivors[self.seat]
        prompt = partial(
            s.text,
            "ask-repair",
            dice=[s.text(f"face-{die}") for die in self.dice],
            n=min(RISEN, survivor.trophies),
            lives=survivor.lives,
            bullets=survivor.bullets,
        )
        yield Ask(self.seat, "repair", partial(self.choose, s), prompt=prompt, default=partial(self.default, s))

    def options(self, s: ZombiesState) -> list[Option]:
        """The ways, each with its price."""
        needed = [bullets_for(s, die) for die in self.affordable(s)]
        lost = min(RISEN, s.survivors[self.seat].trophies)
        prices = {"bullets": min(needed, default=0), "life": 1, "give": lost}
        return [
            Option(
                way,
                partial(s.text, f"option-repair-{way}", n=prices[way]),
                ends=way == "give",
                odds=from_face(KILLED) if way == "life" else None,
            )
            for way in self.ways(s)
        ]

    def choose(self, s: ZombiesState) -> Chain:
        """How to pay, and for which die if there is a choice."""
        way = yield One(self.options(s))
        if way == "give":
            return way, 0
        faces = list(dict.fromkeys(self.affordable(s) if way == "bullets" else self.failed))
        if len(faces) == 1:
            return way, faces[0]
        labels = {die: partial(s.text, f"option-die-{way}", die=die, n=bullets_for(s, die)) for die in faces}
        die = yield One([Option(str(die), label) for die, label in labels.items()], usual=str(faces[0]))
        return way, int(die)

    def default(self, s: ZombiesState) -> list[str]:
        """The answer of a missed deadline."""
        return [defaults.repair(s.survivors[self.seat], sum(bullets_for(s, die) for die in self.failed))]

    def on_repair(self, s: ZombiesState, ask: Ask, choice: tuple[Way, int]) -> Done | None:
        (way, die), survivor = choice, s.survivors[self.seat]
        if way == "give":
            return self.give_up(s)
        self.dice.remove(die)
        if way == "bullets":
            n = bullets_for(s, die)
            survivor.bullets -= n
            s.tell("repairs", who=self.seat, die=die, n=n, left=survivor.bullets)
        else:
            lose_life(s, self.seat)
            self.dice += roll(s, "rerolls", self.seat, need=KILLED)
        return None

    def give_up(self, s: ZombiesState) -> Done:
        n = pay_trophies(s, self.seat, RISEN)
        refs, left = (f"seat-{self.seat}", f"trophies-{self.seat}"), s.survivors[self.seat].trophies
        s.tell("rise", who=self.seat, n=n, left=left, refs=refs, weight="headline", hurts=(self.seat,), loss=n)
        return DONE

    def headline(self, s: ZombiesState) -> None:
        """None: the end is a headline already. The step is a chapter so that the turn's headline does not count what
        happens here.
        """
