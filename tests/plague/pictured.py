"""Tables of Zombie Plague to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hitz.pictured import LANGUAGES, catalogue
from plague.box import box

from engine.core.runner import start
from engine.core.view import view
from engine.games.plague.game import Plague
from engine.games.plague.phases.turn import Round
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import CAR, ZOMBIES, Effect, PlagueState, Zombie
from render.plague.scene import PlagueScene
from telling.texts import Locale

NAMES = {
    "a": "Анна-Мария Виноградова-Каменская",
    "b": "Bo",
    "c": "🧟 Константин",
    "d": "zombie_hunter_99",
    ZOMBIES: "Zed",
}
SQUARES = ("K13", "L17", "O7", "R11", "J6", "D7", "S6", "G14")
EVERYTHING = {"fire": "on", "basement": "card", "crawlers": "on", "baby": "placed", "traitor": "on", "crazy": "keep"}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Locale:
    return catalogue(request.param)


def fresh(humans: int = 4, **options: Any) -> PlagueState:
    """The table at its first question."""
    settings = PlagueSettings.model_validate({"n_humans": str(humans), **options})
    return Plague(box()).set_up(settings, ["a", "b", "c", "d"], "drawn")[0]


def busy(humans: int = 4, zombies: int = 12, **options: Any) -> PlagueState:
    """A human turn in the thick of it."""
    s = fresh(humans, **options)
    floor = [each for each in s.grid.spots if each in s.grid.floor and each not in s.data.basement]
    free = iter([*SQUARES, *floor[3::7]])
    cards = iter(s.data.deck)
    for n, human in enumerate(s.humans.values()):
        human.at = next(free)
        human.life = 1 + n % 4
        human.cards = [next(cards) for _ in range(n % 5)]
    taken = {each.at for each in s.humans.values()}
    spots = [each for each in ("L14", "L18", "K16", "M13", *floor[1::6], *floor[2::6]) if each not in taken]
    kinds = ["zombie"] * 5 + ["crawler", "risen", "crazy"]
    for n, at in enumerate(dict.fromkeys(spots[:zombies])):
        kind = kinds[n % len(kinds)]
        s.zombies[f"{kind[0]}{n}"] = Zombie.model_validate({"id": f"{kind[0]}{n}", "kind": kind, "at": at})
    s.barricades, s.holes = ["J15-J16", "O9-O10"], ["K15-K16", "M9-M10"]
    s.searched = {"X1": ["h1"], "X3": [*s.humans]}
    s.piles = {"M13": ["bat#1"], "L13": ["bat#2", "ammo#1"]}
    s.round = 7
    s.stack.clear()
    start(s, Round())
    s.effects = [Effect(card="fog#1"), Effect(card="slip#1", human="h2")]
    return s


def largest() -> PlagueState:
    """Nineteen humans, the basement, fire, and seventy zombies."""
    s = busy(19, 70, **EVERYTHING)
    s.entrance = "X4"
    s.fires = ["K14", "L20", "bD4", "R15", "T10"]
    s.zombies["z1"].at, s.humans["h5"].at = "bE2", "bF4"
    s.humans["h6"].at = s.humans["h7"].at = CAR
    s.humans["h1"].carries, s.humans["h8"].life, s.humans["h8"].at = "h8", 0, ""
    s.humans["h9"].dead, s.humans["h9"].life, s.humans["h9"].at, s.corpses = True, 0, "", {"h9": "K17"}
    s.humans["h10"].life = 0
    s.barricades.append("basement")
    s.baby.at = "E12"
    return s


def exploded() -> PlagueState:
    s = busy(fire="on")
    s.exploded, s.fires = True, ["C11", "R11"]
    return s


MOMENTS: dict[str, Callable[[], PlagueState]] = {
    "set-up": fresh,
    "one": lambda: busy(1, 4),
    "four": busy,
    "six": lambda: busy(6),
    "ten": lambda: busy(10, 30),
    "largest": largest,
    "exploded": exploded,
}


@cache
def at(moment: str) -> PlagueState:
    return MOMENTS[moment]()


def scene(s: PlagueState, texts: Locale, seat: str | None = None, **more: object) -> PlagueScene:
    return PlagueScene(view(s, seat), texts, NAMES, **more)  # pyright: ignore[reportArgumentType]
