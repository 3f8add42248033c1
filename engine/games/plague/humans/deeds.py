"""The table of actions (R4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.actions import Chosen

from ..state import CAR, Human, PlagueState
from ..terms import left
from .baby import PassBaby, TakeBaby
from .build import Break, Build
from .car import Board, Ignite, Leave
from .deed import Deed
from .fight import Aim, Check, Fight
from .fire import Douse
from .moves import Move
from .search import Search
from .things import Drop, Give, PickUp, TakeFrom, Use
from .traitor import Steal
from .wounded import Lift, PutDown

DEEDS: Mapping[str, Deed] = {
    deed.key: deed
    for deed in (
        Move(), Fight(), Search(), Use(), Build(), Lift(), PickUp(), TakeFrom(), Give(), Aim(), Check(), Break(),
        Douse(), Board(), Ignite(), Leave(), TakeBaby(), PassBaby(), Steal(), PutDown(), Drop(),
    )
}  # fmt: skip
INSIDE = {key: deed for key, deed in DEEDS.items() if deed.in_car}
"""What can be done in the car."""
DONE_WORD = "done"


def doable(s: PlagueState, human: Human, among: Iterable[str] = DEEDS) -> Iterator[tuple[str, Deed]]:
    """What he can do now with the actions that remain (R4.1)."""
    budget, table = left(s, human), INSIDE if human.at == CAR else DEEDS
    for key in among:
        deed = table.get(key)
        if deed and deed.price(s, human) <= budget and deed.can(s, human):
            yield key, deed


def rows(s: PlagueState, human: Human) -> dict[str, Deed]:
    """All that he can do now."""
    return dict(doable(s, human))


def has_time(s: PlagueState, human: Human) -> bool:
    """Whether he has actions left, or could still do something that costs him nothing (R2.3)."""
    if not human.conscious or not human.at:
        return False
    if left(s, human):
        return True
    quick = human.on_foot and (
        s.able(human, "sprinter") or s.able(human, "handyman") or s.able(human, "rescuer") or s.has(human, "toolbox")
    )
    reloads = s.able(human, "reload") and not human.helped
    free = s.settings.ignition == "per_turn" and human.at == CAR
    return (quick or reloads or free) and any(not deed.idle for _, deed in doable(s, human))


def plan(s: PlagueState, figure: str) -> Chain:
    """What a human does next; the value is `Chosen`, with `DONE_WORD` for his turn's end."""
    human = s.humans[figure]

    def options() -> list[Option]:
        done = Option(DONE_WORD, partial(s.text, "do-done"), ends=True)
        return [*(Option(key, partial(_label, s, human, key, deed)) for key, deed in doable(s, human)), done]

    def offers(word: str) -> bool:
        return word == DONE_WORD or any(doable(s, human, [word]))

    key: str = yield One(options, usual=DONE_WORD, keys=lambda: [*rows(s, human), DONE_WORD], offers=offers)
    if key == DONE_WORD:
        return Chosen(key, None)
    aim: Any = yield from DEEDS[key].choose(s, human)
    return Chosen(key, aim)


def _label(s: PlagueState, human: Human, key: str, deed: Deed) -> Message:
    return s.text(f"do-{key}", n=deed.price(s, human))


def perform(s: PlagueState, human: Human, chosen: Chosen) -> None:
    """He pays and does it."""
    deed = DEEDS[chosen.key]
    if not deed.aims:
        human.aimed = False
    human.spent += deed.price(s, human, chosen.aim)
    deed.act(s, human, chosen.aim)
