"""Catalogues, data and moments of play for the tests of pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from languages import LANGUAGES
from languages import exact as catalogue

from engine.core.act import Answer
from engine.core.runner import awaited, find
from engine.core.shape import sample
from engine.core.view import view
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.phases.auction import Bidding
from engine.games.hitz.state import HitzSettings, HitzState
from render.canvas.sheet import Sheet
from render.canvas.text import FLOOR
from render.hitz.scene import HitzScene
from telling.texts import Locale

SEATS = ("p1", "p2", "p3", "p4")
NAMES = {"p1": "Анна-Мария Виноградова-Каменская", "p2": "Bo", "p3": "🧟 Константин", "p4": "zombie_hunter_99"}
SEEDS = 60


@cache
def hitz_data() -> HitzData:
    return load("hitz", HitzData)


def play(players: int, seed: str, until: Callable[[HitzState], bool], **settings: str) -> HitzState:
    """A game played by stand-ins, now and then at random, until something holds or it is over."""
    game, random = HitZRoad(hitz_data()), Random(seed)
    s, _ = game.set_up(HitzSettings.model_validate(settings), SEATS[:players], seed)
    while not s.over and not until(s):
        act = game.follow(s)
        if act is None:
            decision = random.choice(awaited(s))
            seat = decision.seats[0]
            seen = view(s, seat)
            mine = find(s, seat, decision.id, seen)
            words = sample(mine.ask.shape, random) if random.random() < 0.1 else game.stand_in(seen, mine)
            act = Answer(seat=seat, decision=decision.id, words=words)
        game.apply(s, act)
    return s


def reach(players: int, moment: Callable[[HitzState], bool], **settings: str) -> HitzState:
    """The first game, over the seeds, that comes to the moment."""
    for seed in range(SEEDS):
        s = play(players, str(seed), moment, **settings)
        if moment(s):
            return s
    raise AssertionError("no game comes to this moment")


def fights(s: HitzState) -> list[Fight]:
    return HitzScene(s, catalogue("en"), NAMES).battles


def asked(s: HitzState) -> set[str]:
    return set() if s.over else {decision.kind for decision in awaited(s)}


def bid_on(s: HitzState) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], Bidding) and max(g.bid for g in s.groups.values()) > 2


def ended(s: HitzState) -> bool:
    return s.result is not None and len(s.result.scores) > 1


MOMENTS: dict[str, Callable[[], HitzState]] = {
    "auction": lambda: reach(4, bid_on),
    "ceilings": lambda: reach(4, lambda s: bool(s.sealed), auction="ceilings"),
    "payment": lambda: reach(3, lambda s: asked(s) == {"pay"} and s.round > 1),
    "route": lambda: reach(4, lambda s: asked(s) == {"route"} and s.round > 3 and len(s.living) == 3),
    "key": lambda: reach(2, lambda s: asked(s) == {"route"} and s.round == 7),
    "opening": lambda: reach(3, lambda s: asked(s) == {"shoot"} and s.round > 5),
    "horde": lambda: reach(4, lambda s: any(b.red and b.zombies and b.phase == "settle" for b in fights(s))),
    "side by side": lambda: reach(4, lambda s: len(fights(s)) > 2, routes="pipelined", score="open"),
    "event": lambda: reach(4, lambda s: "take" in asked(s)),
    "solo": lambda: reach(1, lambda s: asked(s) == {"route"} and s.round == 4),
    "solo hard": lambda: reach(1, lambda s: asked(s) == {"route"} and s.round == 2, difficulty="hard"),
    "end": lambda: reach(4, ended),
    "solo end": lambda: reach(1, lambda s: s.over and bool(s.result and s.result.winners)),
    "all dead": lambda: reach(1, lambda s: s.over and not (s.result and s.result.winners)),
}


@cache
def at(moment: str) -> HitzState:
    return MOMENTS[moment]()


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Locale:
    return catalogue(request.param)


@pytest.fixture(params=MOMENTS)
def state(request: pytest.FixtureRequest) -> HitzState:
    return at(request.param)


def sound(sheet: Sheet) -> None:
    """Every text is inside its box, every box inside the picture, nothing too small."""
    for placed in sheet.placed:
        assert placed.box.holds(placed.ink), placed
        assert sheet.box.holds(placed.box), placed
        assert placed.size >= FLOOR, placed
