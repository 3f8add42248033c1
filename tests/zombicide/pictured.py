"""Tables of Zombicide to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hitz.pictured import LANGUAGES, catalogue
from zombicide.box import box
from zombicide.table import Table

from engine.core.runner import start
from engine.core.view import view
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.phases.match import Round
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import KINDS, Companion, ZombicideState
from render.zombicide.scene import ZombicideScene
from telling.texts import Locale

NAMES = {
    "a": "Анна-Мария Виноградова-Каменская",
    "b": "Bo",
    "c": "🧟 Константин",
    "d": "zombie_hunter_99",
    "e": "Eve",
    "f": "Фёдор",
}
MISSIONS = tuple(f"m{n}" for n in range(1, 11))


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Locale:
    return catalogue(request.param)


def fresh(mission: str = "m1", seats: str = "abc", **options: Any) -> ZombicideState:
    """A mission at its first question."""
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, **options})
    return Zombicide(box()).set_up(settings, [*seats], "drawn")[0]


def busy(mission: str = "m1", seats: int = 3, **options: Any) -> ZombicideState:
    """A Player Phase in the thick of it: everybody in one street, with cards, among zombies."""
    table = Table(mission, seats=seats, **options)
    s = table.s
    zones = [*s.city.zones]
    for n, survivor in enumerate(s.survivors.values()):
        survivor.at = zones[0] if n < 3 else zones[5 * n]
        survivor.ap, survivor.health = 9 * n, 1 + n % 3
    table.carry("s1", "katana", "katana", "flashlight", "water").carry("s2", "sawed_off", "molotov", "uzi")
    s.survivors["s2"].empty = s.survivors["s2"].hands[:1]
    for n, zone in enumerate(zones[1::4]):
        s.add(zone, KINDS[n % 3], 1 + n % 5)
    s.round, s.holder = 4, "a"
    s.noise = {zones[3]: 2}
    s.stack.clear()
    start(s, Round())
    return s


def crowded() -> ZombicideState:
    """All pieces of the box, six survivors, two of whom lie, and both companions in one room by night."""
    s = busy("m4", 6)
    here = next(zone for zone, each in s.city.zones.items() if each.room and len(each.cells) == 1)
    for survivor in s.survivors.values():
        survivor.at = here
    for fallen in ("s5", "s6"):
        s.survivors[fallen].standing, s.survivors[fallen].health, s.survivors[fallen].fell = "down", 0, 4
        s.survivors[fallen].hands = s.survivors[fallen].bag = []
    s.companions = {"president": Companion(leader="s1", at=here), "taylor": Companion(at=here)}
    s.horde = {here: {"walker": 10, "fatty": 4, "runner": 4}}
    for n, zone in enumerate([*s.city.zones][::2]):
        s.add(zone, KINDS[n % 3], 1)
    s.abominations = dict.fromkeys(s.abomination_deck.cards, here)
    s.abomination_deck.cards = []
    s.noise[here], s.hour = 5, 22
    s.survivors["s1"].lit = True
    return s


MOMENTS: dict[str, Callable[[], ZombicideState]] = {
    "set-up": fresh,
    "city": busy,
    "lawn": lambda: busy("m4", 1),
    "house": lambda: busy("m5", 6),
    "cellar": lambda: busy("m8", 2),
    "crowded": crowded,
}


@cache
def at(moment: str) -> ZombicideState:
    return MOMENTS[moment]()


def scene(s: ZombicideState, texts: Locale, seat: str | None = None, **more: object) -> ZombicideScene:
    return ZombicideScene(view(s, seat), texts, NAMES, **more)  # pyright: ignore[reportArgumentType]
