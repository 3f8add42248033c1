"""What can be typed before it is asked: at any moment of a game it can be given, said and used."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hitz.pictured import LANGUAGES, NAMES, SEATS, catalogue, hitz_data
from kit.ahead import order_early

from cogs.asking import aside
from engine.core.message import Message
from engine.core.shape import Source, complete
from engine.games.hitz import HitZRoad
from engine.games.hitz.state import HitzSettings
from telling.labels import Labels


def say(kind: str, source: Source, words: list[str]) -> None:
    """Everything on offer has a text in both languages."""
    asked = aside.question("hitz", kind, kind, source, Message(f"hitz-ask-{kind}.kind"))
    for language in LANGUAGES:
        assert Labels(catalogue(language), NAMES, asked).words(complete(source, words))


@pytest.mark.parametrize("auction", ["live", "ceilings"])
def test_orders_given_early_are_used_or_void_and_never_stand_in_the_way(auction: str) -> None:
    game, found = HitZRoad(hitz_data()), Counter[str]()
    for seed in range(4):
        s, _ = game.set_up(HitzSettings.model_validate({"auction": auction}), SEATS[:3], f"early {seed}")
        found += order_early(game, s, SEATS[:3], Random(seed), say)
        assert game.check(s) == []
    assert found["void"] and found["route"] and found["bid" if auction == "live" else "ceiling"]
