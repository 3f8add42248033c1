"""Which skills a survivor has now (C8), and how many Actions and cards that comes to."""

from __future__ import annotations

from collections.abc import Iterator

from ..box.cards import WHILE_RISKING
from ..state import Survivor, ZombicideState

CALM = "COLD_BLOODED"
"""Who has this achievement leads no companion for a skill (R12.4)."""
ALL_OUT = ("allout_combat", "allout_melee", "allout_ranged")
RISKY = frozenset({*ALL_OUT, "ao", "double_risk", "spare_parts", "ignore_break"})
"""Skills that do nothing without the advanced items (R11)."""
ACTIONS = 3
HANDS = 2
"""Cards in the hands (R4.1)."""
BAG = 3
"""Cards in the backpack (R4.1)."""
HOARD = 2
"""Additional cards in the backpack with the skill Hoard (R4.1)."""


def owned(s: ZombicideState, survivor: Survivor) -> Iterator[str]:
    """All his skills, some of them perhaps twice; ``ao:<skill>`` is one that holds only while risking.

    Blue, Yellow, his tree, those of the sheet, of whom he leads and of what he carries (R3.8, R4.6, R10.5, R12.3).
    """
    found = filter(None, (*_own(s, survivor), *_lent(s, survivor)))
    return found if s.settings.advanced_items == "on" else (skill for skill in found if _plays(s, skill))


def _own(s: ZombicideState, survivor: Survivor) -> tuple[str, ...]:
    """The skills that are his own."""
    first = _first(s, survivor)
    if survivor.seasoned:
        return first, "action_plus", *survivor.skills, *survivor.sheet.skills
    return first, *survivor.skills, *survivor.sheet.skills


def _first(s: ZombicideState, survivor: Survivor) -> str:
    """His skill of the Blue level."""
    blue = s.data.survivors[survivor.who].blue
    return survivor.jack if blue == "jack" else blue


def _lent(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The skills that his companions and cards lend him."""
    found: list[str] = []
    if CALM not in survivor.sheet.achievements:
        found += (s.data.companions[name].skill for name in s.led(survivor.id))
    webbing = "webbing" in (*_own(s, survivor), *found)
    found += (s.card(copy).lends or "" for copy in usable(s, survivor, webbing))
    return found


def _plays(s: ZombicideState, skill: str) -> bool:
    return s.settings.advanced_items == "on" or skill.partition(":")[0] not in RISKY


def has(s: ZombicideState, survivor: Survivor, skill: str, *, risking: bool = False) -> bool:
    """Whether he has a skill; ``risking``: in an Action in which he risks (R8.15)."""
    if risking and has(s, survivor, WHILE_RISKING + skill):
        return True
    # asked at every turn, so nobody looks through cards for what no card lends
    found = (
        skill in survivor.skills
        or skill in survivor.sheet.skills
        or skill in (_first(s, survivor), "action_plus" if survivor.seasoned else None)
        or (skill in s.data.lent and skill in _lent(s, survivor))
    )
    return found and _plays(s, skill)


def usable(s: ZombicideState, survivor: Survivor, webbing: bool | None = None) -> list[str]:
    """The cards that he can use now: those in his hands, and others that work from the backpack (R4.2)."""
    all_of_them = has(s, survivor, "webbing") if webbing is None else webbing
    return [*survivor.hands, *(copy for copy in survivor.bag if all_of_them or "bag" in s.card(copy).flags)]


def wielded(s: ZombicideState, survivor: Survivor) -> list[str]:
    """The cards that count as held in his hands (R4.2)."""
    return survivor.cards if has(s, survivor, "webbing") else survivor.hands


def actions(s: ZombicideState, survivor: Survivor) -> int:
    """The ordinary Actions of a turn (R3.3)."""
    return ACTIONS + has(s, survivor, "action_plus")


def bag_size(s: ZombicideState, survivor: Survivor) -> int:
    """How many cards the backpack holds (R4.1)."""
    return BAG + HOARD * has(s, survivor, "hoard")
