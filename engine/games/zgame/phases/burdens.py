"""The Burdens of the event, at the end of a turn (R13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.core.choice import StandingChoice
from engine.core.message import Message, parts
from engine.core.shape import Amounts, Chain, One, Source, amounts_word
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import exactly, worded

from .. import defaults
from ..gangs.names import fighter_options, one_of, one_scouted
from ..gangs.pieces import alike, despoil, discard, harmed, leave, named, whose
from ..modules import homeless
from ..state import ZgameState
from . import event

FOOD, ASK = "food", "ask"


def _ask(seen: ZgameState, seat: str, subject: str) -> Source:
    return One(worded(seen, "choice-upkeep", (FOOD, ASK)))


UPKEEP = StandingChoice("upkeep", _ask, (FOOD,))
"""Whether Food is spent first without asking, as it nearly always is."""


class Payment(NamedTuple):
    """What is paid, and who leaves for want of more."""

    food: int
    medicine: int
    leaving: list[str] = []


def need(s: ZgameState, seat: str, more: int = 0) -> int:
    """What a gang's Fighters, and so many more, need tonight (R13.1, R13.2)."""
    n = len(s.gangs[seat].in_city) + more
    match s.data.events[s.event].upkeep:
        case "full":
            return n
        case "half":
            return (n + 1) // 2
        case "plus":
            return n + 1 if n else 0


def worth(s: ZgameState, seat: str) -> int:
    """How many Fighters a Medicine covers (R18.5)."""
    return 2 if s.has(seat, "nurses") else 1


def payments(s: ZgameState, seat: str) -> list[tuple[int, int]]:
    """The pairs of Food and Medicine that may be paid: no token too many (R13.1); the most Food first (D14)."""
    gang, wanted, value = s.gangs[seat], need(s, seat), worth(s, seat)
    if gang.food + gang.medicine * value < wanted:
        return [(gang.food, gang.medicine)]
    return [
        (food, medicine)
        for food in range(gang.food, -1, -1)
        for medicine in range(gang.medicine + 1)
        if (points := food + medicine * value) >= wanted
        and (not food or points - 1 < wanted)
        and (not medicine or points - value < wanted)
    ]


def starving(s: ZgameState, seat: str) -> int:
    """Fighters who have to leave (R13.1)."""
    gang = s.gangs[seat]
    lacking = need(s, seat) - gang.food - gang.medicine * worth(s, seat)
    return min(max(0, lacking), len(gang.in_city))


def forced(s: ZgameState, seat: str) -> Payment | None:
    """What is paid without a question, where there is no choice or the gang wants no question; else None."""
    pairs, n = payments(s, seat), starving(s, seat)
    leaving = defaults.leaving(s, seat)[:n]
    alike = len({(fighter[0], s.gangs[seat].fighters[fighter]) for fighter in s.gangs[seat].in_city}) <= 1
    if n and n < len(s.gangs[seat].in_city) and not alike:
        return None
    if len(pairs) > 1 and UPKEEP.of(s, seat)[0] == ASK:
        return None
    return Payment(*pairs[0], leaving)


class Upkeep(Step):
    """Everybody feeds the Fighters at the same time (R13.1)."""

    paid: list[str] = []

    def run(self, s: ZgameState) -> Done | None:
        for seat in s.order:
            if seat not in self.paid and not s.gangs[seat].out and (payment := forced(s, seat)):
                self.pay(s, seat, payment)
        return DONE if self.paid and all(seat in self.paid or s.gangs[seat].out for seat in s.order) else None

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D10, D14
        for seat in s.living:
            if seat not in self.paid:
                prompt = partial(s.text, "ask-upkeep", n=need(s, seat), m=starving(s, seat))
                yield Ask(seat, "upkeep", partial(form, s, seat), prompt=prompt)

    def on_upkeep(self, s: ZgameState, ask: Ask, payment: Payment) -> None:
        self.pay(s, ask.by, payment)

    def pay(self, s: ZgameState, seat: str, payment: Payment) -> None:
        gang = s.gangs[seat]
        gang.food -= payment.food
        gang.medicine -= payment.medicine
        s.tell("feeds", weight="detail", who=seat, food=payment.food, medicine=payment.medicine, n=need(s, seat))
        if payment.leaving:
            left = tuple(gang.fighters[fighter] for fighter in payment.leaving)
            what = named(payment.leaving)
            s.tell("starves", weight="headline", who=seat, what=what, refs=left, hurts=(seat,), loss=1)
            leave(s, seat, payment.leaving)
        self.paid.append(seat)


def form(s: ZgameState, seat: str) -> Chain:
    """What is paid, and who leaves."""
    pairs, n = payments(s, seat), starving(s, seat)
    pair = pairs[0]
    if len(pairs) > 1:
        gang = s.gangs[seat]
        chosen: Mapping[str, int] = yield Amounts(
            {"food": gang.food, "medicine": gang.medicine},
            test=lambda amounts: (amounts["food"], amounts["medicine"]) in pairs,
            usual=amounts_word({"food": pair[0], "medicine": pair[1]}),
        )
        pair = chosen["food"], chosen["medicine"]
    leaving = defaults.leaving(s, seat)
    usual, asked = ",".join(leaving[:n]), partial(s.text, "who-leaves", n=n)
    return Payment(*pair, (yield from exactly(fighter_options(s, seat, leaving), n, usual, asked)))


class HandLoss(Step):
    """Everybody loses cards at random (R13.3)."""

    def run(self, s: ZgameState) -> Done:
        n, losses, hurt = s.data.events[s.event].loss, list[Message](), list[str]()
        for seat in s.order if n else ():
            hand = s.hands[seat].cards
            lost = [hand.pop(s.dice.pick(len(hand))) for _ in range(min(n, len(hand)))]
            if lost:
                s.known += 1
                discard(s, lost)
                losses.append(s.text("loss", who=seat, cards=alike(s, lost)))
                hurt.append(seat)
        if losses:
            s.tell("losses", weight="headline", losses=parts(losses), hurts=tuple(hurt))
        return DONE


class NightZombies(event.Invasion):
    """Zombies come at night (R13.4)."""

    def icons(self, s: ZgameState) -> tuple[str, ...]:
        return s.data.events[s.event].night if s.settings.on("nights") else ()


class NightMarauders(event.Marauders):
    """The Marauders come at night (R13.5)."""

    def icons(self, s: ZgameState) -> tuple[str, ...]:
        return s.data.events[s.event].night_marauders if s.settings.on("nights") else ()


class Ruin(Step):
    """The first player has a quarter despoiled (R13.6)."""

    def targets(self, s: ZgameState) -> list[str]:
        icons = s.data.events[s.event].ruin
        return [place for place in s.sites if s.is_quarter(place) and place != s.marauders and s.has_icon(place, icons)]

    def run(self, s: ZgameState) -> Done | None:
        return None if self.targets(s) else DONE

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D15
        targets = self.targets(s)
        usual = partial(defaults.harmed_first, s, s.first, targets, by_walls=False)
        prompt = partial(s.text, "ask-ruin", icons=one_of(s, s.data.events[s.event].ruin))
        yield Ask(s.first, "ruin", one_scouted(s, s.first, targets, usual=usual), prompt=prompt)

    def on_ruin(self, s: ZgameState, ask: Ask, place: str) -> Done:
        despoil(s, place)
        hurt = harmed(s, [place], s.first)
        s.tell("crumbles", weight="headline", who=s.first, at=whose(s, "it", place), refs=(place,), hurts=hurt)
        return DONE


STEPS = (Upkeep, HandLoss, NightZombies, NightMarauders, Ruin, homeless.Settle)
