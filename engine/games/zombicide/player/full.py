"""The automated player's survivor: what he does next, and what he chooses (section 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..combat import affords, words_of
from ..effects import Choose, Do, Effect, If, Test
from ..objectives import Block
from ..ranks import BONUS
from ..state import Survivor, ZombicideState
from ..turn import DONE_WORD, rows
from ..weapons import arms, targets
from . import goals, safe

CROWD = 4
"""So many zombies are worth a Molotov."""
WANTED = ("steady_hand", "hoard", "lifesaver", "combat_reflexes", "destiny")
ENOUGH_BONUS = 2
WORTH: Mapping[str, float] = {
    "goal": 50, "key": 10, "note": 6, "exit": 20, "companion": 5, "ap": 1, "cxp": 3, "draw": 2, "gain": 3, "heal": 1,
    "healall": 2, "killzone": 3, "killpick": 3, "ach": 2, "count": 1, "cflag": 1, "spawn": -1.5, "spawncard": -4,
    "extra": -4, "wound": -3, "noise": -0.5, "endturn": -2, "back": -8, "discard": -1, "spawn_add": -5, "spawn_on": -3,
    "spawn_off": 4, "nospawn": 3, "unlight": 2,
}  # fmt: skip
"""What an operation is worth, once or for each of its number."""
COUNTED = ("ap", "cxp", "draw", "spawn", "wound", "heal", "noise", "count")


def words(s: ZombicideState, id: str) -> list[str]:
    """What a survivor does next: the first that applies."""
    survivor = s.survivors[id]
    found = rows(s, survivor)
    for key, way in WAYS:
        wish = way(s, survivor)
        if wish is not None and (not key or key in found) and (key or wish[0] in found or wish[0] == DONE_WORD):
            return [key, *wish] if key else wish
    return [DONE_WORD]


def burn(s: ZombicideState, survivor: Survivor) -> list[str] | None:
    """A Molotov for an abomination or a crowd, where nobody else stands."""
    for arm in arms(s, survivor):
        if "fire" not in s.card(arm.copies[0]).flags or not affords(s, survivor, arm)[0]:
            continue
        for zone in targets(s, survivor, arm):
            worth = s.monsters(zone) or s.threats(zone) >= CROWD
            if worth and not s.here(zone) and not s.with_them(zone):
                return words_of(s, survivor, arm, zone)
    return None


Way = Callable[[ZombicideState, Survivor], list[str] | None]
WAYS: Sequence[tuple[str, Way]] = (
    ("take", safe.rescue),
    ("attack", burn),
    ("attack", safe.fight),
    ("move", safe.away),
    ("", goals.step_here),
    ("search", safe.search),
    ("", goals.way_on),
)


def option(s: ZombicideState, offered: Sequence[str]) -> list[str] | None:
    """The option of a card that is worth most."""
    block = s.find(Block)
    statement = block.statements(s)[block.at] if block else None
    if not isinstance(statement, Choose):
        return None
    found = {str(each.number): worth(each.effect) for each in statement.options if str(each.number) in offered}
    return [max(found, key=lambda each: found[each])] if found else None


def worth(effect: Effect) -> float:
    """What is to be expected of an effect."""
    total = 0.0
    for statement in effect:
        match statement:
            case Do(op, args):
                number = next((arg for arg in reversed(args) if isinstance(arg, int)), 1) if op in COUNTED else 1
                total += WORTH.get(op, 0) * number
            case If(_, then, otherwise):
                total += max(worth(then), worth(otherwise))
            case Test(dice, least, then, otherwise):
                chance = 1 - ((least - 1) / 6) ** dice
                total += chance * worth(then) + (1 - chance) * worth(otherwise)
            case Choose(options):
                total += max(worth(each.effect) for each in options)
    return total


def reward(s: ZombicideState, survivor: Survivor, offered: Sequence[str]) -> list[str]:
    """Bonus actions at first, then the best skills (D15)."""
    if BONUS in offered and survivor.sheet.bonus < ENOUGH_BONUS:
        return [BONUS]
    return [next((each for each in WANTED if each in offered), offered[0])]
