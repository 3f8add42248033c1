"""Adrenaline, danger levels and campaign experience, and what is chosen with them (R3.7, R3.8, R10.2-R10.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from engine.core.message import Message, Weight
from engine.core.model import Number
from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..state import LEVELS, Level, Sheet, Survivor, ZombicideState, skill_about, skill_name, skill_told
from .choices import about
from .skills import owned

Tier = Literal["orange", "red"]
REWARDS = (2, 5, 8, 11, 14, 17, 20)
"""Campaign points that bring a reward (R10.3)."""
MOST_CXP = 20
MOST_BONUS = 7
BONUS = "bonus"
REACHED = {least: name for name, least in LEVELS}
LAST = LEVELS[-1][1]


def earned(cxp: int) -> int:
    """The number of rewards that ``cxp`` campaign points bring (R10.3)."""
    return sum(each <= cxp for each in REWARDS)


def due(sheet: Sheet) -> int:
    """How many more rewards the campaign points of a sheet allow than it holds."""
    return earned(sheet.cxp) - len(sheet.skills) - sheet.bonus


def least(sheet: Sheet, asked: int = 0) -> int:
    """The fewest campaign points for the rewards on a sheet and ``asked`` more that are being chosen."""
    taken = len(sheet.skills) + sheet.bonus + asked
    return REWARDS[min(taken, len(REWARDS)) - 1] if taken else 0


def danger_name(level: Level) -> Message:
    """What a danger level is called."""
    return Message(f"zombicide-danger-{level}")


def ahead(survivor: Survivor) -> tuple[Level, int] | None:
    """The next level that brings him something, and how many adrenaline points away it is; None after the last."""
    for name, least in LEVELS:
        if least > survivor.ap and not (survivor.laps and name == "yellow"):
            return name, least - survivor.ap
    return None


def gain(s: ZombicideState, survivor: Survivor, ap: int, *, weight: Weight = "line") -> None:
    """Adrenaline points for a standing survivor; pushes the choices of the levels that he passes, in order (R3.8)."""
    if not survivor.up or ap <= 0:
        return
    s.tell("gains-ap", weight=weight, figure=s.name(survivor.id), n=ap)
    first: list[Tier] = []
    again: list[Tier] = []
    for _ in range(ap):
        survivor.ap += 1
        name = REACHED.get(survivor.ap)
        if name == "yellow" and not survivor.laps:
            _rise(s, survivor, "yellow", [skill_told(s.data.survivors[survivor.who].yellow)])
        elif name == "orange" or name == "red":
            (again if survivor.laps else first).append(name)
            _reach(s, survivor, name)
        if survivor.ap >= LAST and s.settings.ultrared == "on":
            survivor.laps += 1
            survivor.ap = 0
    s.push(*(Growth(survivor=survivor.id, due=each, again=each is again) for each in (first, again) if each))


def _rise(s: ZombicideState, survivor: Survivor, name: Level, gives: list[Message]) -> None:
    """A level is told with the skills that it gives without a choice."""
    who, level, n = s.name(survivor.id), danger_name(name), len(gives)
    s.tell("reaches", weight="scene", refs=(survivor.at,), figure=who, level=level, gives=gives, n=n)


def _reach(s: ZombicideState, survivor: Survivor, name: Tier) -> None:
    """The campaign point for reaching a level for the first time in a mission (R10.2)."""
    if not survivor.laps:
        _rise(s, survivor, name, [])
    if not getattr(survivor, name):
        setattr(survivor, name, True)
        cxp(s, survivor, 1)


def cxp(s: ZombicideState, survivor: Survivor, n: int) -> None:
    """Campaign points; above 20 they are lost. Pushes the choice of the rewards they bring (R10.2, R10.3)."""
    sheet = survivor.sheet
    new = min(MOST_CXP, sheet.cxp + n)
    rewards = earned(new) - earned(sheet.cxp)
    if new == sheet.cxp:
        return
    weight = "line" if s.settings.campaign else "detail"  # in a single mission they serve nobody
    s.tell("gains-cxp", weight=weight, figure=s.name(survivor.id), n=new - sheet.cxp)
    sheet.cxp = new
    if rewards and s.settings.campaign:
        s.push(Reward(survivor=survivor.id, n=rewards))


def choices(s: ZombicideState, survivor: Survivor, tier: Tier, *, again: bool = False) -> list[str]:
    """The skills among which a level lets him choose; an empty list if he has them all (R3.8, R10.14).

    ``again``: the counter has gone round before, and what is left of his tree is open to him (R11, ultrared).
    """
    mine = {*owned(s, survivor)}
    own = s.data.survivors[survivor.who]
    if not again:
        return [each for each in (own.orange if tier == "orange" else own.red) if each not in mine]
    left = [each for each in (*own.orange, *own.red) if each not in mine]
    return left or [each for each in s.data.ultrared_skills if each not in mine]


class Growth(Step):
    """A survivor has reached Orange or Red, or both: he chooses a skill for each (D14)."""

    survivor: str
    due: list[Tier]
    again: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        while self.due:
            found = choices(s, s.survivors[self.survivor], self.due[0], again=self.again)
            if len(found) > 1:
                return None
            if found:
                learn(s, s.survivors[self.survivor], found[0])
            del self.due[0]
        return DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        survivor = s.survivors[self.survivor]
        found = choices(s, survivor, self.due[0], again=self.again)
        default = next((each for each in found if each.startswith("free_")), found[0])
        yield about(
            s, survivor.id, "skill", One(labelled(skill_told, found)), (default,), level=danger_name(self.due[0])
        )

    def on_skill(self, s: ZombicideState, ask: Ask, skill: str) -> None:
        learn(s, s.survivors[self.survivor], skill)
        del self.due[0]


def learn(s: ZombicideState, survivor: Survivor, skill: str) -> None:
    """He has a skill of his tree from now on (R1.7)."""
    survivor.skills.append(skill)
    tell_skill(s, survivor, skill)


def tell_skill(s: ZombicideState, survivor: Survivor, skill: str, weight: Weight = "headline") -> None:
    """A skill that he has from now on, with what it does."""
    s.tell("learns", weight=weight, figure=s.name(survivor.id), skill=skill_name(skill), about=skill_about(skill))


def campaign_skills(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The campaign skills that he can still choose (R10.5, R10.14)."""
    taken = {*survivor.sheet.skills, s.data.survivors[survivor.who].blue}
    return [each for each in s.data.campaign_skills if each not in taken]


class Reward(Step):
    """A survivor has earned rewards: each is a bonus action or a campaign skill (D15)."""

    survivor: str
    n: Number = 1

    def run(self, s: ZombicideState) -> Done | None:
        return None if self.n and self.words(s) else DONE

    def words(self, s: ZombicideState) -> list[str]:
        """What can be chosen (R10.6)."""
        survivor = s.survivors[self.survivor]
        bonus = [BONUS] if survivor.sheet.bonus < MOST_BONUS else []
        return [*bonus, *campaign_skills(s, survivor)]

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        words = self.words(s)
        shape, cxp = One(labelled(partial(_reward, s), words)), s.survivors[self.survivor].sheet.cxp
        yield about(s, self.survivor, "reward", shape, (words[0],), n=cxp)

    def on_reward(self, s: ZombicideState, ask: Ask, word: str) -> None:
        survivor = s.survivors[self.survivor]
        self.n -= 1
        if word == BONUS:
            survivor.sheet.bonus += 1
            s.tell("gains-bonus", weight="headline", figure=s.name(survivor.id))
            return
        survivor.sheet.skills.append(word)
        tell_skill(s, survivor, word)


def _reward(s: ZombicideState, word: str) -> Message:
    return s.text("bonus") if word == BONUS else skill_told(word)


def asked(s: ZombicideState, survivor: Survivor) -> int:
    """How many rewards he is about to choose."""
    return sum(step.n for step in s.find_all(Reward) if step.survivor == survivor.id)
