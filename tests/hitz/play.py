"""Short ways to the positions that the rules are tested in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from hitz.scene import SEATS, Scene, game
from kit.fixing import Fixer
from kit.table import SUMMARIES

from engine.core.act import Answer
from engine.core.runner import decisions, find
from engine.core.shape import sample
from engine.core.state import End
from engine.core.view import view
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.dice import RED
from engine.games.hitz.groups.ending import finish
from engine.games.hitz.state import HitzSettings, HitzState

RED_DIE = ",".join(RED)
PAUSE = "H1-17"
"""A right card with nothing on it but a choice of resources, where play rests: only the left card has had effects."""


def encounter(
    card: str,
    *tokens: str,
    right: str = PAUSE,
    faces: Sequence[str] = (),
    players: int = 2,
    round: int = 6,
    changes: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **amounts: int,
) -> Scene:
    """Seat a has just taken route 1 with this card on the left, which may differ from the printed one in `changes`."""
    scene = Scene(players, **(options or {})).to_round(round).lay(1, card, right).give("a", *tokens, **amounts)
    if changes:
        printed(scene, card, **changes)
    scene.no_auction().force(*faces)
    return scene.answer("a", "route", "1")


def printed(scene: Scene, card: str, **changes: Any) -> Scene:
    """The card as if something else were printed on it."""
    data = game().data
    cards = {**data.cards, card: data.cards[card].model_copy(update=changes)}
    scene.game = HitZRoad(data.model_copy(update={"cards": cards}))
    scene.s.attach(scene.game.data)
    return scene


def dice_of(scene: Scene, at: int = 0, key: str = "melee") -> tuple[int, int]:
    """Red and black dice of a roll since the last answer."""
    dice = scene.rolled(key)[at]["dice"]
    return dice.count(RED_DIE), len(dice) - dice.count(RED_DIE)


def rest_by_default(scene: Scene, until: str = "") -> Scene:
    """Everybody plays by default until the next round, the end, or the question named ``until``."""
    number = scene.s.round
    while not scene.s.over and scene.s.round == number:
        seat, kind = scene.open()[0]
        if kind == until:
            break
        scene.answer(seat, kind, *by_default(scene, seat, kind))
    return scene


def by_default(scene: Scene, seat: str, kind: str) -> list[str]:
    """The words with which the deadline answers, from the seat's own view."""
    return scene.default(seat, kind)


def by_stand_in(scene: Scene, seat: str, kind: str) -> list[str]:
    """The words of the automated player."""
    seen = view(scene.s, seat)
    return scene.game.stand_in(seen, find(scene.s, seat, scene.ask(seat, kind).id, seen))


def result_of(scene: Scene) -> Any:
    """The result if the game ended now."""
    with pytest.raises(End) as end:
        finish(scene.s)
    return end.value.result


def keys_of(scene: Scene) -> dict[int, int]:
    return {route.no: route.key for route in scene.s.routes if route.key}


def fix(scene: Scene, name: str, *words: str, force: bool = False) -> Scene:
    """A game master's correction, and what then follows by itself."""
    scene.events = Fixer(scene.game, scene.s).apply(name, *words, force=force)
    return scene.follow()


def log(scene: Scene) -> list[str]:
    """Keys of what was told since the last answer, but for what only sums it up."""
    found = [event.message.key.removeprefix("hitz-") for event in scene.events]
    return [key for key in found if key not in SUMMARIES]


def table(scene: Scene) -> list[str]:
    return [slot.card.get() for route in scene.s.routes for slot in route.slots]


def random_game(players: int, n: int, **options: Any) -> Any:
    """A random game, position by position, the events of the last answer in the scene."""
    random = Random(n)
    scene = Scene(players, seed=f"rules{n}", **options)
    scene.s, scene.events = game().set_up(HitzSettings(**options), SEATS[:players], f"rules{n}")
    yield scene
    while not scene.s.over:
        decision = random.choice([d for d in decisions(scene.s) if not d.sealed(scene.s)])
        seat = decision.seats[0]
        words = sample(find(scene.s, seat, decision.id).ask.shape, random)
        scene.events = game().apply(scene.s, Answer(seat=seat, decision=decision.id, words=words))
        yield scene.follow()


def broken(s: HitzState) -> set[str]:
    """The numbers of the invariants that do not hold."""
    return {number for line in game().check(s) for number in line.split(":")[0].split(", ")}


def options(n: int) -> HitzSettings:
    """Every combination of options in turn."""
    every = list(product(("hidden", "open"), ("live", "ceilings"), ("strict", "pipelined"), ("normal", "hard"),
                         ("play_on", "stop")))  # fmt: skip
    names = ("score", "auction", "routes", "difficulty", "last")
    chosen = dict(zip(names, every[n % len(every)], strict=True))
    return HitzSettings(**chosen, ranking=("off", "on")[n // 3 % 2])
