"""The full policy for the turn of a survivor (section 11): whatever is worth most for an Action is done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from engine.core.shape import NONE

from ..cards import worth
from ..doors import beyond
from ..inventory import bag_size
from ..moves import ways
from ..ranks import ahead
from ..state import Survivor, ZombicideState
from ..take import CRATE, Take
from ..trade import SELF, Trade
from ..turn import DONE_WORD, rows
from .errands import CARD, RESCUE, Errand, errands, guards, shared_out
from .fighting import WOUND, blows, dread, left
from .gear import arranged, gain, has_tool
from .going import FAR, OPENED, Map, price_of_wounds

Why = Literal[
    "rescue",
    "take",
    "crate",
    "attack",
    "door",
    "heal",
    "goal",
    "away",
    "search",
    "reload",
    "arrange",
    "rally",
    "bonus",
    "eat",
    "done",
]  # fmt: skip
LEAST = 0.15
"""What is worth less is not done."""
STEP = 1.3
"""What an Action nearer to the goal is worth."""
OUT = 8.0
"""What it is worth to leave by an exit."""
AT_ONCE, LAST = 5.0, 30.0
"""What it is worth besides to be there with an Action left; if nothing else is left to be done."""
THROUGH = 0.4
"""How much is feared where one can still go on through a door."""
REARM = 2.0
"""What it is worth to be better armed, for each kill more that can be expected of an attack."""
MEAL = 1.0
"""What it is worth to eat for the Action or the skill that it brings."""
FEAR = 0.5
"""How much less is feared on the way than in a fight."""


class Deed(NamedTuple):
    """Something that he could do: its worth for an Action, the words, and the reason."""

    worth: float
    words: Sequence[str]
    why: Why


def words(s: ZombicideState, survivor: Survivor) -> list[str]:
    """What he does next."""
    return list(chosen(s, survivor).words)


def chosen(s: ZombicideState, survivor: Survivor) -> Deed:
    """The best of what he could do, with its reason."""
    found = list(deeds(s, survivor))
    best = max(found, key=lambda each: each.worth, default=None)
    return best if best and best.worth > LEAST else Deed(0, [DONE_WORD], "done")


def deeds(s: ZombicideState, survivor: Survivor) -> Iterator[Deed]:
    """All that he could sensibly do now."""
    possible = rows(s, survivor)
    map = Map(s)
    due = list(errands(s))
    errand = shared_out(s, map, due)[survivor.id]
    actions = left(s, survivor)
    attacks = list(blows(s, survivor)) if "attack" in possible or "bonus" in possible else []
    if "take" in possible:
        yield from _takes(s, survivor, due)
    if "attack" in possible:
        for each in attacks:
            yield Deed(each.worth, ["attack", *each.words], "attack")
    if "door" in possible:
        yield from _doors(s, survivor, map, due, errand, actions)
    if "heal" in possible:
        yield from _heals(s, survivor)
    if "move" in possible:
        yield from _moves(s, survivor, map, due, errand, actions)
    if "search" in possible:
        yield _search(s, survivor)
    if "reload" in possible:
        yield Deed(0.5 if survivor.empty else 0.0, ["reload"], "reload")
    if "trade" in possible and len(survivor.cards) > 1:
        yield _arms(s, survivor)
    if "rally" in possible:
        yield Deed(4, ["rally"], "rally")
    if "bonus" in possible and not actions:
        again = max((each.worth for each in attacks), default=0.0) if s.threats(survivor.at) else 0.0
        if again > 1.5:
            yield Deed(again, ["bonus"], "bonus")
    if "eat" in possible and (goal := ahead(survivor)):
        yield Deed(MEAL - dread(s, survivor, goal[1]), ["eat"], "eat")


def last(due: Sequence[Errand]) -> bool:
    """Whether only one step of the mission is left."""
    return sum(each.worth > RESCUE for each in due) == 1


def _takes(s: ZombicideState, survivor: Survivor, due: Sequence[Errand]) -> Iterator[Deed]:
    found = Take().found(s, survivor)
    good = {each.key: each.worth / CARD for each in due if each.what == "take"}
    for each in found:
        word = [] if len(found) == 1 else [each]
        if each in s.survivors:
            yield Deed(9.0, ["take", *word], "rescue")
        elif each == CRATE:
            yield Deed(2.0 if not s.threats(survivor.at) else 0.6, ["take", *word], "crate")
        elif each in good:
            yield Deed(6.0 * good[each] + 2 + LAST * last(due), ["take", *word], "take")


def _doors(
    s: ZombicideState, survivor: Survivor, map: Map, due: Sequence[Errand], errand: Errand, actions: int
) -> Iterator[Deed]:
    """The door that he is sent to, or one that lies on his way; not with the last Action (section 11, 7)."""
    for door, zones in map.doors.items():
        if survivor.at not in zones:
            continue
        to = beyond(s, door, survivor.at)
        if errand.what == "door" and errand.key == door:
            yield Deed(6.0 + LAST * last(due), ["door", door], "door")
            continue
        far = map.far(survivor, errand.zones, True)
        gain = far.get(survivor.at, FAR) - far.get(to, FAR) - 1
        safe = actions > 1 or len(s.standing) == 1 or map.opening(door) == OPENED
        if gain > 0 and errand.what != "help" and safe:
            yield Deed(STEP * gain * (1 if errand.worth > 1 else 0.5), ["door", door], "door")


def _heals(s: ZombicideState, survivor: Survivor) -> Iterator[Deed]:
    hurt = [each for each in s.here(survivor.at) if each.health < s.data.survivors[each.who].health]
    worst = min(hurt, key=lambda each: each.health)
    if worst.health == 1:
        yield Deed(3.0, ["heal", *([worst.id] if len(hurt) > 1 else [])], "heal")


def _moves(
    s: ZombicideState, survivor: Survivor, map: Map, due: Sequence[Errand], errand: Errand, actions: int
) -> Iterator[Deed]:
    tool = has_tool(s, survivor)
    far = map.far(survivor, errand.zones, tool)
    here = far.get(survivor.at, FAR)
    weight = STEP * (1.6 if errand.what == "exit" else 1 if errand.worth > 0.9 else 0.8)
    fear = WOUND * FEAR * (2 if survivor.id in guards(s) and errand.what != "exit" else 1)
    stay = price_of_wounds(survivor, map.risk(survivor, survivor.at), fear)
    for zone, (price, _) in ways(s, survivor).items():
        gain = weight * (here - far.get(zone, FAR))
        if zone in errand.zones and errand.what in ("take", "door", "crate") and price < actions:
            gain += (LAST if last(due) else AT_ONCE) if errand.worth > 1 else 0.5
        if errand.what == "exit" and zone in errand.zones and not s.threats(zone):
            gain += OUT  # he leaves at once (R9.8)
        else:
            shelter = (
                THROUGH if tool and actions - price > 1 and any(zone in each for each in map.doors.values()) else 1
            )
            gain += stay - price_of_wounds(survivor, map.risk(survivor, zone) * shelter, fear)
        if gain > 0:
            yield Deed(
                gain / max(price, 0.5) + 0.01 * price, ["move", zone], "away" if here <= far.get(zone, FAR) else "goal"
            )


def _arms(s: ZombicideState, survivor: Survivor) -> Deed:
    """His weapons put in better order, for those that have broken or were given away."""
    words = ["trade", *([SELF] if Trade().partners(s, survivor) else [])]
    hands = arranged(s, survivor, survivor.cards)[0]
    return Deed(REARM * gain(s, survivor), [*words, ",".join(hands) or NONE], "arrange")


def _search(s: ZombicideState, survivor: Survivor) -> Deed:
    best = max((worth(s.card(copy)) for copy in survivor.hands), default=0)
    full = len(survivor.bag) >= bag_size(s, survivor) and len(survivor.hands) == 2
    return Deed((1.4 if best < 1 else 0.9) - 0.5 * full, ["search"], "search")
