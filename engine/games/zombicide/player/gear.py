"""Cards as the program values them: what is kept, what is held, what is handed on (section 11, 4 and 10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ..cards import worth
from ..data import Equipment
from ..skills import HANDS, bag_size
from ..state import Survivor, ZombicideState
from ..weapons import is_dual
from .reading import MIGHTY

OPENS = 1.0
"""What a tool for doors is worth beside what it does as a weapon."""
ENOUGH_TOOLS = 3
"""So many of the party carry one, then it is only a weapon."""
MIGHT = 3.0
"""What a weapon is worth that kills the abominations that are hunted."""


def opens(card: Equipment) -> bool:
    """Whether it opens doors in a hand (R6.1)."""
    return "door" in card.flags


def has_tool(s: ZombicideState, survivor: Survivor) -> bool:
    return any(opens(s.card(copy)) for copy in survivor.cards)


def mighty(s: ZombicideState, copy: str) -> bool:
    """Whether it is a weapon against the abominations that are hunted."""
    return s.mission.hunt is not None and s.card(copy).damage >= MIGHTY


def might(s: ZombicideState, survivor: Survivor) -> bool:
    return any(mighty(s, copy) for copy in survivor.cards)


def tools(s: ZombicideState) -> int:
    """How many of the party carry a tool for doors."""
    return sum(has_tool(s, each) for each in s.standing)


def value(s: ZombicideState, survivor: Survivor, copy: str, among: Sequence[str]) -> float:
    """What a card is worth to a survivor who has these cards with it."""
    card = s.card(copy)
    found = worth(card)
    if opens(card):
        alone = not any(opens(s.card(each)) for each in among if each != copy)
        found += OPENS if alone and tools(s) <= ENOUGH_TOOLS else -0.4
    if card.rerolls:
        found = 0.2 + 0.4 * any(s.card(each).ammo == card.rerolls for each in among)
    if card.ignores or card.heals:
        found = 1.2
    if mighty(s, copy):
        found += MIGHT
    return found


def held(s: ZombicideState, survivor: Survivor, cards: Sequence[str]) -> list[str]:
    """The cards that he had best hold: a tool for doors, if he has one, and a weapon; else the best weapons, a pair
    counting twice.
    """
    weapons = [copy for copy in cards if s.card(copy).weapon]
    if len(weapons) <= HANDS:
        return weapons
    tool = any(opens(s.card(copy)) for copy in weapons)

    def power(pair: tuple[str, str]) -> float:
        one, other = (s.card(copy) for copy in pair)
        best = max(worth(one), worth(other)) + 0.2 * min(worth(one), worth(other))
        if one.name == other.name and is_dual(s, survivor, one, "melee" if one.melee else "ranged"):
            best = worth(one) + worth(other)
        if tool and (opens(one) or opens(other)):
            best += OPENS
        reach = {one.melee, other.melee}
        strong = any(mighty(s, copy) for copy in pair)
        return best + 0.3 * (len(reach) == 2) + MIGHT * strong

    return list(max(combinations(weapons, HANDS), key=power))


def arranged(s: ZombicideState, survivor: Survivor, cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Which of these cards he holds, and which he gives away if they are too many (R4.3)."""
    kept = sorted(cards, key=lambda copy: -value(s, survivor, copy, cards))[: HANDS + bag_size(s, survivor)]
    hands = held(s, survivor, kept)
    over = len(kept) - bag_size(s, survivor)
    for copy in kept:
        if len(hands) < over and copy not in hands:
            hands.append(copy)
    return hands, [copy for copy in cards if copy not in kept]
