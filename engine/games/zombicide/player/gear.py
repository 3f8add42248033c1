"""Cards as the program values them: what is kept, what is held, what is handed on (section 11, 4 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from ..box.data import Equipment
from ..deeds.weapons import is_dual
from ..party.skills import HANDS, bag_size
from ..state import Survivor, ZombicideState
from .reading import MIGHTY

OPENS = 1.0
"""What a tool for doors is worth beside what it does as a weapon."""
ENOUGH_TOOLS = 3
"""The number of survivors with a tool beyond which another one counts as a mere weapon."""
MIGHT = 3.0
"""What a weapon is worth that kills the abominations that are hunted."""


def opens(card: Equipment) -> bool:
    """Whether a card held in a hand opens doors (R6.1)."""
    return "door" in card.flags


def has_tool(s: ZombicideState, survivor: Survivor) -> bool:
    return any(opens(s.card(copy)) for copy in survivor.cards)


def mighty(s: ZombicideState, copy: str) -> bool:
    """Whether a card is a weapon that kills the abominations that are hunted."""
    return s.mission.hunt is not None and s.card(copy).damage >= MIGHTY


def stripped(s: ZombicideState, survivor: Survivor, lost: Sequence[str]) -> bool:
    """Whether without these cards he would have no weapon, no firearm or no tool for doors any more."""
    left = [s.card(copy) for copy in survivor.cards if copy not in lost]
    gone = [s.card(copy) for copy in lost]
    kinds: tuple[Callable[[Equipment], bool], ...] = (lambda card: card.weapon, lambda card: card.firearm, opens)
    return any(any(map(of, gone)) and not any(map(of, left)) for of in kinds)


def value(s: ZombicideState, survivor: Survivor, copy: str, among: Sequence[str]) -> float:
    """What a card is worth to a survivor who has these cards with it."""
    card = s.card(copy)
    found = card.worth
    if opens(card):
        alone = not any(opens(s.card(each)) for each in among if each != copy)
        scarce = alone and sum(has_tool(s, each) for each in s.standing) <= ENOUGH_TOOLS
        found += OPENS if scarce else -0.4
    if card.rerolls:
        found = 0.2 + 0.4 * any(s.card(each).ammo == card.rerolls for each in among)
    if card.ignores or card.heals:
        found = 1.2
    if mighty(s, copy):
        found += MIGHT
    return found


def held(s: ZombicideState, survivor: Survivor, cards: Sequence[str]) -> list[str]:
    """The cards that he had best hold of these."""
    weapons = [copy for copy in cards if s.card(copy).weapon]
    if len(weapons) <= HANDS:
        return weapons
    tool = any(opens(s.card(copy)) for copy in weapons)
    return list(max(combinations(weapons, HANDS), key=lambda pair: power(s, survivor, pair, tool=tool)))


def power(s: ZombicideState, survivor: Survivor, hands: Sequence[str], *, tool: bool) -> float:
    """What it is worth to hold these: the better weapon above all, a pair twice, and a ``tool`` for doors if he has one
    at all.
    """
    cards = [s.card(copy) for copy in hands if s.card(copy).weapon]
    if not cards:
        return 0.0
    worths = sorted(card.worth for card in cards)
    found = worths[-1] + 0.2 * sum(worths[:-1])
    alike = len(cards) == HANDS and cards[0].name == cards[1].name
    if alike and is_dual(s, survivor, cards[0], "melee" if cards[0].melee else "ranged"):
        found = sum(worths)
    if tool and any(map(opens, cards)):
        found += OPENS
    if len({card.melee for card in cards}) == HANDS:
        found += 0.3
    return found + MIGHT * any(mighty(s, copy) for copy in hands)


def arranged(s: ZombicideState, survivor: Survivor, cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Which of these cards he holds, and which he gives away if they are too many (R4.3)."""
    kept = sorted(cards, key=lambda copy: -value(s, survivor, copy, cards))[: HANDS + bag_size(s, survivor)]
    hands = held(s, survivor, kept)
    over = len(kept) - bag_size(s, survivor)
    for copy in kept:
        if len(hands) < over and copy not in hands:
            hands.append(copy)
    return hands, [copy for copy in cards if copy not in kept]
