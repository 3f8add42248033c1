"""Tables of Z-Game to draw, and how a drawn one is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hitz.pictured import LANGUAGES, catalogue
from zgame.table import SEATS, Table, game

from engine.core.act import Answer
from engine.core.runner import awaited, offered
from engine.core.shape import sample
from engine.core.view import view
from engine.games.zgame.ending import result
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.burdens import Ruin, Upkeep
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.settings import MODULES, ZgameSettings
from engine.games.zgame.state import ZgameState
from render.canvas.sheet import Sheet
from render.canvas.text import FLOOR
from render.zgame.board import compose
from render.zgame.scene import ZgameScene
from telling.texts import Locale

NAMES = {
    "a": "Анна-Мария Виноградова-Каменская",
    "b": "Bo",
    "c": "🧟 Константин",
    "d": "zombie_hunter_99",
}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Locale:
    return catalogue(request.param)


# Tables


def busy(players: int = 4, **options: Any) -> Table:
    """A city in which everything that can lie on a place lies somewhere."""
    table = Table(players, **options).goals("C02", "C12")
    table.fighters("a", C1="1-01", C2="1-01", T1="1-02", T2="3-01", W1="1-02", W2="3-02")
    table.fighters("b", C1="2-01", C2="2-01", T1="2-01", T2="2-01", W1="2-01", W2="2-01")
    if players > 2:
        table.fighters("c", C1="2-03", W1="1-08").barricade("c", "1-05")
    table.barricade("a", "1-03").barricade("b", "1-06").zombies(q1_02=1, q2_04=3, q3_01=2)
    table.site("2-08").despoiled = True
    table.s.marauders = "2-05"
    for seat, card in zip(table.s.seats, ("pistol", "axe", "bike", "vest"), strict=False):
        table.hand(seat, card)
    return table.give("b", food=0, medicine=1)


def people() -> ZgameState:
    table = busy().fighters("a", C1="2-01", C2="2-01").barricade("b", "2-01")
    table.hand("a", "shotgun", "machete")
    table.start(People(seat="a", place="2-01", other="b"))
    return table.answer("a", "attack", "M06").s


def undead() -> ZgameState:
    table = busy().top("undead", "screamer", "devourers", "contagion", "fatty")
    return table.fighters("a", C1="2-04").start(Undead(seat="a", place="2-04")).s


def horde() -> ZgameState:
    """A fight with more Zombies than there are cards (O3, O11)."""
    table = busy(horde="on", romero="on", mercs="off").zombies(q2_04=12)
    return table.fighters("a", C1="2-04").start(Undead(seat="a", place="2-04")).s


def rich() -> ZgameState:
    """Everything that modules add."""
    table = busy(**dict.fromkeys(MODULES, "on")).barricade("a", "1-04", "1-04", "1-04").zombies(q2_04=14)
    for seat in SEATS:
        table.site(table.s.home(seat)).holder = seat
    table.barricade("a", "3-04").fighters("b", C1="")
    table.site("3-04").holder, table["b"].resting, table["d"].out = "a", ["C1"], True
    return table.goals("C01", "C02", "C03", "C06", "C12", "C13", "C15").start(Raid(seat="a")).s


def deal() -> ZgameState:
    return busy(business="on").start(Trading()).answer("a", "business", "b", "F01", "food=1").s


def over() -> ZgameState:
    s = busy().s
    s.won["b"].get().extend(["C03", "C04", "C05"])
    s.won["a"].get().append("C06")
    s.stack.clear()
    s.result = result(s, ["b"], "events")
    return s


def building(city: str, turns: int) -> ZgameState:
    """The city after the players have laid so many tiles at random."""
    s, _ = game().set_up(ZgameSettings.model_validate({"city": city}), list(SEATS), "laid")
    random = Random(city)
    for _ in range(turns):
        decision = awaited(s)[0]
        seat = decision.seats[0]
        mine = next(each for each in offered(s, seat) if each.id == decision.id)
        game().apply(s, Answer(seat=seat, decision=mine.id, words=sample(mine.ask.shape, random)))
    return s


def hand(s: ZgameState, seat: str) -> list[str]:
    """The quarters that a seat has still to lay."""
    step = s.find(LayTiles)
    assert step
    return [tile for tile in step.tiles[seat].cards if not s.is_base(tile)]


MOMENTS: dict[str, Callable[[], ZgameState]] = {
    "start": lambda: game().set_up(ZgameSettings(), list(SEATS), "start")[0],
    "raid 2": lambda: busy(2).start(Raid(seat="a")).s,
    "raid 3": lambda: busy(3).start(Raid(seat="a")).s,
    "raid": lambda: busy().start(Raid(seat="a")).s,
    "intro": lambda: busy(mode="intro").start(Raid(seat="a")).s,
    "fights": lambda: busy().start(Slaughter(seat="a")).s,
    "people": people,
    "undead": undead,
    "horde": horde,
    "household": lambda: busy().start(Household(seat="a")).s,
    "upkeep": lambda: busy().start(Upkeep()).s,
    "ruin": lambda: busy().start(Ruin()).s,
    "deal": deal,
    "rich": rich,
    "laid": lambda: building("laid", 5),
    "built": lambda: building("built", 11),
    "over": over,
}
KINDS = {
    "start": "fighters",
    "raid 2": "raid",
    "raid 3": "raid",
    "raid": "raid",
    "intro": "raid",
    "fights": "fight",
    "people": "defend",
    "undead": "undead",
    "horde": "undead",
    "household": "household",
    "upkeep": "upkeep",
    "ruin": "ruin",
    "deal": "deal",
    "rich": "raid",
    "laid": "tile",
    "built": "tile",
}


@cache
def at(moment: str) -> ZgameState:
    return MOMENTS[moment]()


@pytest.fixture(params=MOMENTS)
def state(request: pytest.FixtureRequest) -> ZgameState:
    return at(request.param)


# Looking


def scene(s: ZgameState, texts: Locale, **more: object) -> ZgameScene:
    return ZgameScene(view(s, None), texts, NAMES, **more)  # pyright: ignore[reportArgumentType]


def sound(sheet: Sheet, floor: int = FLOOR) -> None:
    """Every text is inside its box, every box inside the picture, nothing too small."""
    for placed in sheet.placed:
        assert placed.box.holds(placed.ink), placed
        assert sheet.box.holds(placed.box), placed
        assert placed.size >= floor, placed


def shown(s: ZgameState, texts: Locale, **more: object) -> list[str]:
    return [placed.text for placed in compose(scene(s, texts, **more)).placed]
