"""Wounds, knock-outs, death, and companions that are lost (R9.1-R9.4, R9.9, R12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.message import Arg, Weight
from engine.core.model import Number
from engine.core.shape import NONE, Amounts, Some, amounts_word
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..state import Survivor, ZombicideState, actor_name, card_name, companion_name, zone_name
from . import cards, companions, skills, verdict
from .choices import about

FAR = 99
"""The distance that counts where no way leads."""
WORTH_A_VEST = 2
"""The number of wounds at once that are worth a vest (D21)."""


class Spread(Step):
    """``hits`` hits of ``each`` wounds strike a zone, and are divided among those who are there (R9.1).

    ``by`` is the seat that divides them, if it is asked: by default the holder of the clock. ``spare`` are those who
    are not hit.
    """

    zone: str
    hits: Number
    each: Number = 1
    by: str = ""
    spare: list[str] = []

    def run(self, s: ZombicideState) -> Done | None:
        room = self.room(s)
        if s.settings.wound_split == "ask" and len(room) > 1 and self.hits < sum(room.values()):
            return None
        return self.strike(s, self.shares(s))

    def room(self, s: ZombicideState) -> dict[str, int]:
        """How many hits survivors, and then companions, can take."""
        found = {
            each.id: -(-(each.health + skills.has(s, each, "tough")) // self.each)
            for each in s.here(self.zone)
            if each.id not in self.spare
        }
        return found | {name: 1 for name in s.with_them(self.zone) if name not in self.spare}  # R12.2

    def shares(self, s: ZombicideState) -> dict[str, int]:
        """One hit at a time to the survivor with most health, of equals with fewest cards (D20); companions last."""
        room = self.room(s)
        shares = dict.fromkeys(room, 0)
        people = [s.survivors[each] for each in room if each in s.survivors]
        for _ in range(min(self.hits, sum(room.values()))):
            left = [each for each in people if shares[each.id] < room[each.id]]
            if left:
                whom = max(left, key=lambda each: (room[each.id] - shares[each.id], -len(each.cards))).id
            else:
                whom = next(name for name in room if name not in s.survivors and not shares[name])
            shares[whom] += 1
        return shares

    def strike(self, s: ZombicideState, shares: dict[str, int]) -> Done:
        wounds = {whom: hits * self.each for whom, hits in shares.items() if hits}
        s.push(Hurt(wounds=wounds))
        return DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D20
        labels = {each: actor_name(s, each) for each in self.room(s)}
        prompt = partial(s.text, "ask-split", n=self.hits, each=self.each, zone=zone_name(self.zone))
        shape = Amounts(self.room(s), self.hits, self.hits, labels=labels)
        default = (amounts_word(self.shares(s)),)
        yield Ask(self.by or s.holder, "split", shape, prompt=prompt, default=default, ref=self.zone)

    def on_split(self, s: ZombicideState, ask: Ask, shares: dict[str, int]) -> Done:
        return self.strike(s, shares)


class Hurt(Step):
    """Wounds strike survivors, who may ward some off, and companions (R9.1). Without ``tough`` that skill does not
    count, as for wounds from cards (O3).
    """

    wounds: dict[str, Number]
    tough: bool = True
    asked: list[str] = []
    """Survivors who have said what they ward off with."""

    def run(self, s: ZombicideState) -> Done | None:
        if not self.asked and self.tough:
            for whom in self.wounds:
                if whom in s.survivors and skills.has(s, s.survivors[whom], "tough"):
                    self.wounds[whom] -= 1
            self.tough = False
        if any(True for _ in self.wary(s)):
            return None
        for whom, n in self.wounds.items():
            if whom in s.companions:
                eliminate(s, whom)
            elif n and s.survivors[whom].up:
                _lose(s, s.survivors[whom], n)
        verdict.judge(s)
        return DONE

    def wary(self, s: ZombicideState) -> Iterator[Survivor]:
        """Survivors who have something to ward off with and have not been asked."""
        for whom, n in self.wounds.items():
            if n and whom in s.survivors and whom not in self.asked and wards(s, s.survivors[whom]):
                yield s.survivors[whom]

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D21
        for survivor in self.wary(s):
            n = self.wounds[survivor.id]
            vest = next((each for each in wards(s, survivor) if s.card(each).ignores), NONE)
            default = (vest if n >= min(survivor.health, WORTH_A_VEST) else NONE,)
            shape = Some(labelled(card_name, wards(s, survivor)), usual=NONE)
            yield about(s, survivor.id, "ward", shape, default, n=n, left=survivor.health)

    def on_ward(self, s: ZombicideState, ask: Ask, given: list[str]) -> None:
        survivor = s.survivors[ask.subject]
        self.asked.append(survivor.id)
        for each in given:
            ignored = min(self.wounds[survivor.id], s.card(each).ignores or 1)
            self.wounds[survivor.id] -= ignored
            cards.discard(s, survivor, each)
            s.tell("warded", figure=s.name(survivor.id), n=ignored, what=card_name(each))


def wards(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The cards that he can discard to ignore wounds: vests, and with a skill any card."""
    if skills.has(s, survivor, "is_that_all"):
        return survivor.cards
    return [each for each in survivor.cards if s.card(each).ignores]


def wound(s: ZombicideState, survivor: Survivor, n: int, *, tough: bool = False) -> None:
    """A survivor is wounded: pushes the step in which he may ward it off."""
    if n and survivor.up:
        s.push(Hurt(wounds={survivor.id: n}, tough=tough))


def heal(s: ZombicideState, survivor: Survivor, n: int) -> int:
    """A standing survivor gets health back, up to his maximum (R4.14); returns how much."""
    healed = min(n, s.data.survivors[survivor.who].health - survivor.health) if survivor.up else 0
    if healed:
        survivor.health += healed
        s.tell("healed", weight="detail", figure=s.name(survivor.id), n=healed, left=survivor.health)
    return healed


def befalls(
    s: ZombicideState, survivor: Survivor, key: str, *, weight: Weight = "headline", loss: int = 0, **args: Arg
) -> None:
    """Something that hurts a survivor is told, first to the player who leads him; ``loss`` is the health it cost."""
    hurts, refs = (s.leader(survivor.id),), (survivor.at, survivor.id)
    s.tell(
        key, only=(), weight=weight, hurts=hurts, concerns=(), refs=refs, loss=loss, figure=s.name(survivor.id), **args
    )


def _lose(s: ZombicideState, survivor: Survivor, n: int) -> None:
    lost = min(n, survivor.health)
    survivor.health -= lost
    s.note("wounds", n=lost, figure=s.name(survivor.id))
    if survivor.health:
        befalls(s, survivor, "wounded", weight="line", loss=lost, n=n, left=survivor.health)
    else:
        knock_out(s, survivor, lost)


def knock_out(s: ZombicideState, survivor: Survivor, lost: int = 0) -> None:
    """He lies where he stood, without his cards, until somebody takes him (R9.2); or is dead at once (R9.9).

    ``lost`` is the health that it cost him.
    """
    cards.strip(s, survivor)
    survivor.standing, survivor.health, survivor.fell = "down", 0, s.round
    companions.orphan(s, survivor)  # R12.5
    if s.settings.classic:
        die(s, survivor, lost)
    else:
        near = [s.name(each) for each in _helpers(s, survivor)]
        args = {"zone": zone_name(survivor.at), "n": s.round + 1, "who": near, "near": len(near)}
        befalls(s, survivor, "knocked-out", weight="scene", loss=lost, **args)


def _helpers(s: ZombicideState, survivor: Survivor) -> list[str]:
    """Who could walk to him and take him within a turn, as everything stands now."""
    away = s.ground.away(survivor.at)

    def price(each: Survivor) -> int:
        held = 0 if skills.has(s, each, "slippery") else s.threats(each.at)
        return away.get(each.at, FAR) + (held if each.at != survivor.at else 0) + 1

    return [each.id for each in s.standing if price(each) <= skills.actions(s, each)]


def die(s: ZombicideState, survivor: Survivor, lost: int = 0) -> None:
    """He is dead and leaves the board (R9.4); ``lost`` is the health that it cost him."""
    befalls(s, survivor, "dies-for-good" if s.settings.campaign else "dies", weight="scene", loss=lost)
    survivor.standing, survivor.at, survivor.fell = "dead", "", s.round


def save(s: ZombicideState, survivor: Survivor) -> None:
    """One who was knocked out is taken: he is safe, and out for this mission (R9.3)."""
    s.tell("saved", weight="headline", refs=(survivor.at,), figure=s.name(survivor.id))
    survivor.standing, survivor.at = "saved", ""


def eliminate(s: ZombicideState, name: str) -> None:
    """A companion is gone for good (R12.2, R12.8)."""
    companion = s.companions[name]
    whom = (s.leader(companion.leader),) if companion.leader in s.survivors else ()
    s.tell("companion-lost", weight="scene", hurts=whom, refs=(companion.at,), figure=companion_name(name))
    companion.lost, companion.leader, companion.at = True, "", ""
