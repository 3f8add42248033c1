"""What can be typed before it is asked: at any moment of a game it can be given, said and used."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from kit.ahead import order_early
from zombies.pictured import LANGUAGES, NAMES, catalogue
from zombies.table import SEATS, game

from cogs.asking import aside
from engine.core.message import Message
from engine.core.shape import Source, complete
from engine.games.zombies.settings import ZombiesSettings
from telling.labels import Labels


def say(kind: str, source: Source, words: list[str]) -> None:
    """Everything on offer has a text in both languages."""
    asked = aside.question("zombies", kind, kind, source, Message(f"zombies-ask-{kind}.kind"))
    for language in LANGUAGES:
        assert Labels(catalogue(language), NAMES, asked).words(complete(source, words)) or not complete(source, words)


@pytest.mark.parametrize("style", ["live", "proxy"])
def test_orders_given_early_are_used_or_void_and_never_stand_in_the_way(style: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        settings = ZombiesSettings.model_validate({"auction_style": style})
        s, _ = game().set_up(settings, SEATS[:3], f"early {seed}")
        found += order_early(game(), s, SEATS[:3], Random(seed), say)
        assert game().check(s) == []
    assert found["void"] and len(found) > 3, found
