"""The full policy for the turn of a survivor (section 11): whatever is worth most for an Action is done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ..cards import worth
from ..doors import beyond
from ..inventory import bag_size
from ..moves import ways
from ..state import Survivor, ZombicideState
from ..take import CRATE, Take
from ..turn import DONE_WORD, rows
from .errands import CARD, RESCUE, Errand, errands, guards, shared_out
from .fighting import WOUND, blows, left
from .gear import has_tool
from .going import FAR, Map, price_of_wounds

Why = Literal[
    "rescue", "take", "crate", "attack", "door", "heal", "goal", "away", "search", "reload", "rally", "bonus", "done"
]
LEAST = 0.15
"""What is worth less is not done."""
STEP = 1.3
"""What an Action nearer to the goal is worth."""
OUT = 8.0
"""What it is worth to leave by an exit."""
AT_ONCE, LAST = 5.0, 30.0
"""What it is worth besides to be there with an Action left; if nothing else is left to be done."""
FEAR = 0.75
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
        yield from _doors(s, survivor, map, errand, actions)
    if "heal" in possible:
        yield from _heals(s, survivor)
    if "move" in possible:
        yield from _moves(s, survivor, map, due, errand, actions)
    if "search" in possible:
        yield _search(s, survivor)
    if "reload" in possible:
        yield Deed(0.5 if survivor.empty else 0.0, ["reload"], "reload")
    if "rally" in possible:
        yield Deed(4, ["rally"], "rally")
    if "bonus" in possible and not actions:
        again = max((each.worth for each in attacks), default=0.0) if s.threats(survivor.at) else 0.0
        if again > 1.5:
            yield Deed(again, ["bonus"], "bonus")


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
            yield Deed(6.0 * good[each] + 2, ["take", *word], "take")


def _doors(s: ZombicideState, survivor: Survivor, map: Map, errand: Errand, actions: int) -> Iterator[Deed]:
    """The door that he is sent to, or one that lies on his way; not with the last Action (section 11, 7)."""
    for door, zones in map.doors.items():
        if survivor.at not in zones:
            continue
        to = beyond(s, door, survivor.at)
        if errand.what == "door" and errand.key == door:
            yield Deed(6.0, ["door", door], "door")
            continue
        far = map.far(survivor, errand.zones, True)
        gain = far.get(survivor.at, FAR) - far.get(to, FAR) - 1
        if gain > 0 and errand.what != "help" and (actions > 1 or len(s.standing) == 1):
            yield Deed(STEP * gain * (1 if errand.worth > 1 else 0.5), ["door", door], "door")


def _heals(s: ZombicideState, survivor: Survivor) -> Iterator[Deed]:
    hurt = [each for each in s.here(survivor.at) if each.health < s.data.survivors[each.who].health]
    worst = min(hurt, key=lambda each: each.health)
    if worst.health == 1:
        yield Deed(3.0, ["heal", *([worst.id] if len(hurt) > 1 else [])], "heal")


def _moves(
    s: ZombicideState, survivor: Survivor, map: Map, due: Sequence[Errand], errand: Errand, actions: int
) -> Iterator[Deed]:
    far = map.far(survivor, errand.zones, has_tool(s, survivor))
    here = far.get(survivor.at, FAR)
    weight = STEP * (1.6 if errand.what == "exit" else 1 if errand.worth > 0.9 else 0.8)
    fear = WOUND * FEAR * (2 if survivor.id in guards(s) and errand.what != "exit" else 1)
    stay = price_of_wounds(survivor, map.risk(survivor, survivor.at), fear)
    last = sum(each.worth > RESCUE for each in due) == 1
    for zone, (price, _) in ways(s, survivor).items():
        gain = weight * (here - far.get(zone, FAR))
        if zone in errand.zones and errand.what in ("take", "door", "crate") and price < actions:
            gain += (LAST if last else AT_ONCE) if errand.worth > 1 else 0.5
        if errand.what == "exit" and zone in errand.zones and not s.threats(zone):
            gain += OUT  # he leaves at once (R9.8)
        else:
            gain += stay - price_of_wounds(survivor, map.risk(survivor, zone), fear)
        if gain > 0:
            yield Deed(
                gain / max(price, 0.5) + 0.01 * price, ["move", zone], "away" if here <= far.get(zone, FAR) else "goal"
            )


def _search(s: ZombicideState, survivor: Survivor) -> Deed:
    best = max((worth(s.card(copy)) for copy in survivor.hands), default=0)
    full = len(survivor.bag) >= bag_size(s, survivor) and len(survivor.hands) == 2
    return Deed((1.4 if best < 1 else 0.9) - 0.5 * full, ["search"], "search")
