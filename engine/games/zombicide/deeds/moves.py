"""How survivors get about: Moves and their cost, Sprint, Charge, Lifesaver, being put somewhere (R2.7, R3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.shape import Chain, One, Option, Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled, places
from engine.kit.walks import priced, within

from ..party import turns
from ..party.choices import about, yes_no
from ..party.skills import has
from ..party.terms import is_tank
from ..state import Survivor, ZombicideState, zone_name
from .deed import Aimed, Deed
from .light import aim

SPRINT = 3
"""How far a Sprint goes (C8)."""
RUSH = 2
"""How far Charge and Bloodlust go (C8)."""


def place(s: ZombicideState, survivor: Survivor, zone: str) -> None:
    """Put a survivor into a zone, with his companions and his light, which he may turn (R5.7a, R12.1)."""
    survivor.at = zone
    for name in s.led(survivor.id):
        s.companions[name].at = zone
    aim(s, survivor)


def go(s: ZombicideState, survivor: Survivor, zone: str, start: str = "") -> None:
    """He goes into a zone, from where he stands or from farther away."""
    start = start or survivor.at
    place(s, survivor, zone)
    s.tell("moves", weight="detail", refs=(start, zone), figure=s.name(survivor.id), zone=zone_name(zone))


def steps(s: ZombicideState, survivor: Survivor) -> list[str]:
    """Where a Move without extra cost can take him: never onto the tank, whose climb is not waived (R2.10)."""
    return [each for each in s.ground.neighbours(survivor.at) if not is_tank(s, each)]


def grip(s: ZombicideState, survivor: Survivor, zone: str) -> int:
    """The Actions more that it takes him to leave a zone (R3.6)."""
    held = s.threats(zone)
    return 0 if held and has(s, survivor, "slippery") else held


def ways(s: ZombicideState, survivor: Survivor) -> dict[str, tuple[int, list[str]]]:
    """Where his Moves can take him: the price in ordinary Actions and the cheapest way, near zones first."""
    budget = turns.left(s, survivor)
    free, held = bool(turns.spare(s, survivor, Move.paid_by)), not has(s, survivor, "slippery")
    board, zones = s.ground, s.city.zones

    def links(here: str) -> Iterator[tuple[str, int]]:
        price = (s.threats(here) if held else 0) + (0 if free and here == survivor.at else 1)
        return ((to, price + zones[to].tank) for to in board.neighbours(here))

    found: dict[str, tuple[int, list[str]]] = {survivor.at: (0, [])}
    for here, price, before in priced(survivor.at, links):
        if price > budget:
            break
        if here != before:
            found[here] = int(price), [*found[before][1], here]
    del found[survivor.at]
    return found


class Move(Deed):
    """Zone by zone, each step an Action (R3.6)."""

    key = "move"
    paid_by = ("free_move",)

    def extra(self, s: ZombicideState, survivor: Survivor, aim: str | None = None) -> int:
        """Zombies that hold him, and the climb of the tank (R2.7, R3.6)."""
        climb = all(is_tank(s, to) for to in ([aim] if aim else s.ground.neighbours(survivor.at)))
        return grip(s, survivor, survivor.at) + climb

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return bool(s.ground.neighbours(survivor.at))

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        found = ways(s, survivor)
        to: str = yield One(partial(_walks, s, found), keys=[*found], prompt=partial(s.text, "where"))
        return found[to][1]

    def pay(self, s: ZombicideState, survivor: Survivor, aim: object = None) -> None:
        """Each step is paid as it is made."""

    def act(self, s: ZombicideState, survivor: Survivor, aim: list[str]) -> None:
        start = survivor.at
        for zone in aim:
            super().pay(s, survivor, zone)
            survivor.at = zone
        go(s, survivor, aim[-1], start)


def _walks(s: ZombicideState, found: Mapping[str, tuple[int, list[str]]]) -> list[Option]:
    groups = {price: s.text("walk-far", n=price) for price, _ in found.values()}
    return [
        Option(to, partial(s.text, "walk", zone=zone_name(to), n=price, zombies=s.threats(to)), groups[price], ref=to)
        for to, (price, _) in found.items()
    ]


def run(s: ZombicideState, survivor: Survivor, most: int) -> dict[str, int]:
    """The zones in which one Move over at most ``most`` zones can end, and after how many.

    It passes neither the tank nor zombies that stop him (R2.7).
    """
    stopped = not has(s, survivor, "slippery")

    def links(at: str) -> Sequence[str]:
        return () if at != survivor.at and (is_tank(s, at) or (stopped and s.threats(at))) else s.ground.neighbours(at)

    return {to: way.steps for to, way in within(survivor.at, links, most).items()}


class Run(Aimed):
    """A Move over several zones at once; zombies that hold him have their price as before any Move (R3.6)."""

    once = True

    def extra(self, s: ZombicideState, survivor: Survivor, aim: str | None = None) -> int:
        return grip(s, survivor, survivor.at)

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        go(s, survivor, aim)


class Sprint(Run):
    """One Move Action over two or three zones; zombies stop it (C8)."""

    key = "sprint"
    paid_by = Move.paid_by

    def extra(self, s: ZombicideState, survivor: Survivor, aim: str | None = None) -> int:
        return super().extra(s, survivor) + (aim is not None and is_tank(s, aim))

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        found, left = run(s, survivor, SPRINT), turns.left(s, survivor)
        return [each for each, n in found.items() if n > 1 and self.price(s, survivor, each) <= left]


class Charge(Run):
    """Up to two zones into one with zombies, for nothing; not onto the tank, whose climb is not waived (C8, R2.10)."""

    key = "charge"
    free = True

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return [each for each in run(s, survivor, RUSH) if s.threats(each) and not is_tank(s, each)]


def beside(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The zones at range 1 with a clear path and sight."""
    seen = s.ground.visible(survivor.at)
    return [each for each in s.ground.neighbours(survivor.at) if seen.get(each) == 1]


class Lifesaver(Aimed):
    """Others are dragged out of a zone with zombies beside his own (C8)."""

    key = "lifesaver"
    free = True
    once = True
    asked = "drag-where"

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return [each for each in beside(s, survivor) if s.threats(each) and s.here(each)]

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        zone: str = yield from super().choose(s, survivor)
        there = [each.id for each in s.here(zone)]
        if len(there) == 1:
            return there
        return (yield Some(labelled(s.name, there), 1, prompt=partial(s.text, "drag-whom")))

    def act(self, s: ZombicideState, survivor: Survivor, aim: list[str]) -> None:
        own = s.leader(survivor.id)
        s.push(Drag(survivor=survivor.id, waiting=[each for each in aim if s.leader(each) != own]))
        for each in aim:
            if s.leader(each) == own:
                drag(s, survivor, each)


def drag(s: ZombicideState, survivor: Survivor, whom: str) -> None:
    """He is brought into the zone of the survivor who saves him."""
    s.tell("drags", refs=(survivor.at,), figure=s.name(survivor.id), other=s.name(whom))
    place(s, s.survivors[whom], survivor.at)


class Drag(Step):
    """Survivors of others agree to be dragged, or not (D28)."""

    survivor: str
    waiting: list[str]

    def run(self, s: ZombicideState) -> Done | None:
        return None if self.waiting else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        for each in self.waiting:
            yield about(s, each, "drag", yes_no(s), ("yes",), other=s.name(self.survivor))

    def on_drag(self, s: ZombicideState, ask: Ask, word: str) -> None:
        self.waiting.remove(ask.subject)
        if word == "yes":
            drag(s, s.survivors[self.survivor], ask.subject)


class Follow(Step):
    """A Move without extra cost that a skill allows in his turn; only the climb has to be paid (R2.10, D30)."""

    survivor: str

    def goals(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        turn = turns.of(s, survivor)
        climbs = turn is not None and turns.left(s, survivor, turn) > 0
        return [each for each in s.ground.neighbours(survivor.at) if climbs or not is_tank(s, each)]

    def run(self, s: ZombicideState) -> Done | None:
        survivor = s.survivors[self.survivor]
        return None if survivor.up and self.goals(s, survivor) else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        goals = places(self.goals(s, s.survivors[self.survivor]))
        stay = Option("stay", partial(s.text, "stay"), ends=True)
        shape = One([*goals, stay], prompt=partial(s.text, "where"))
        yield about(s, self.survivor, "follow", shape, ("stay",))

    def on_follow(self, s: ZombicideState, ask: Ask, word: str) -> Done:
        survivor = s.survivors[self.survivor]
        if word != "stay":
            turn = turns.of(s, survivor)
            if turn:
                turn.used += is_tank(s, word)
            go(s, survivor, word)
        return DONE
