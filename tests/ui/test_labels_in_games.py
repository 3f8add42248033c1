"""What people press says what it does: whole games at random, every seat's panel at many of their moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core import fuzz
from discord import ButtonStyle, ui

from cogs.asking.together import Posed, together
from cogs.base import ids
from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.runner import awaited, offered
from engine.core.shape import One, replay, sample
from engine.core.view import view
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData
from engine.games.plague import Plague
from engine.games.plague.data import PlagueData
from engine.games.zgame import ZGame
from engine.games.zgame.box import ZgameData
from engine.games.zombicide import Zombicide
from engine.games.zombicide.box.data import Tables
from engine.games.zombies import Zombies
from engine.games.zombies.box.data import ZombiesData
from telling.labels import Labels
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Boris", "c": "Cy"}
MOMENTS, SHARE = 50, 0.4
"""So many of a game are looked at, and so large a share until then."""


@pytest.fixture(scope="module", params=["en", "ru"])
def texts(request: pytest.FixtureRequest) -> Any:
    return Texts()(request.param)


def hitz() -> tuple[Game[Any], list[dict[str, str]]]:
    return HitZRoad(load("hitz", HitzData)), [{"auction": "live", "routes": "strict"}, {"auction": "ceilings"}]


def zombies() -> tuple[Game[Any], list[dict[str, str]]]:
    return Zombies(load("zombies", ZombiesData)), [{"mode": "alt"}, {"mode": "base", "fight_until_dead": "off"}]


def zgame() -> tuple[Game[Any], list[dict[str, str]]]:
    modules = {"homeless": "on", "citadels": "on", "carry": "on", "business": "on"}
    return ZGame(load("zgame", ZgameData)), [{"city": "laid", "defence": "asked"}, modules]


def plague() -> tuple[Game[Any], list[dict[str, str]]]:
    modules = {"fire": "on", "basement": "die", "crawlers": "on", "baby": "placed", "traitor": "on", "crazy": "keep"}
    return Plague(load("plague", PlagueData)), [
        {"n_humans": "3", "duplicates": "on", "characters": "draft"},
        {"n_humans": "19", "search_cost": "1", **modules},
    ]


def zombicide() -> tuple[Game[Any], list[dict[str, str]]]:
    return Zombicide(load("zombicide", Tables)), [{"mode": "single", "mission": "m2"}, {"mode": "campaign"}]


def drafts(decision: Decision, random: Random) -> Iterator[list[str]]:
    """An answer from its first word on, as far as it is not complete."""
    words = sample(decision.ask.shape, random)
    yield from (words[:most] for most in range(len(words)) if replay(decision.ask.shape, words[:most])[0] is not None)


def panels(s: Any, random: Random) -> Iterator[list[tuple[Decision, list[str]]]]:
    """The questions of each seat with something to decide, none begun; then each of them part by part.

    Of several figures that a seat leads one is played at a time.
    """
    for seat in dict.fromkeys(seat for decision in awaited(s) for seat in decision.seats):
        asked, crew = [*offered(s, seat, view(s, seat))], s.crews.get(seat, ())
        able = sorted({each.subject for each in asked}.intersection(crew))
        others = {*able} - {random.choice(able)} if able else ()
        asked = [each for each in asked if each.subject not in others]
        for begun in asked:
            for draft in drafts(begun, random):
                if draft or begun is asked[0]:
                    yield [(each, draft if each is begun else []) for each in asked]


def labels(items: list[ui.Item[Any]]) -> Iterator[str]:
    """Everything that can be pressed or chosen, as it is called."""
    for item in items:
        for each in getattr(item, "children", ()):
            if isinstance(each, ui.Button) and not each.disabled:
                yield each.label or ""
            elif isinstance(each, ui.Select):
                yield from (option.label for option in each.options)


def check(texts: Any, panel: list[tuple[Decision, list[str]]]) -> int:
    """Look at one panel; how many endings it has."""
    verbs = [Labels(texts, NAMES, decision).heading() for decision, _ in panel]
    shown = together(texts, NAMES, "k3x9q2ab", [Posed(*each, verb) for each, verb in zip(panel, verbs, strict=True)])
    assert shown, "there is room for the first question at least"
    said = [label for _, items in shown for label in labels(items)]
    assert not [label for label, n in Counter(said).items() if n > 1], said
    assert not [label for label in said if label.isdigit()], said
    endings = 0
    for (decision, items), (_, draft) in zip(shown, panel, strict=False):
        shape, _ = replay(decision.ask.shape, draft)
        ends = {option.key for option in shape.options if option.ends} if isinstance(shape, One) else set()
        pressed = [each for item in items for each in getattr(item, "children", ())]
        for button in pressed[len(pressed) - len(ends) :]:
            assert isinstance(button, ui.Button) and button.style is ButtonStyle.secondary
            assert ids.parse(button.custom_id or "")[-1] in ends, (decision.kind, button.label)
            endings += 1
    return endings


@pytest.mark.parametrize("game", [hitz, zombies, zgame, plague, zombicide])
def test_no_two_labels_are_equal_prices_are_said_and_what_ends_stands_last(texts: Any, game: Any) -> None:
    made, plans = game()
    random, endings = Random(5), 0
    for at, options in enumerate(plans):
        s, _ = made.set_up(made.settings(**options), ["a", "b", "c"], f"labels-{at}")
        left = MOMENTS
        while left and not s.over:
            if random.random() < SHARE and made.follow(s) is None:
                left -= 1
                for panel in panels(s, random):
                    endings += check(texts, panel)
            fuzz.step_on(made, s, random)
    assert endings > 5
