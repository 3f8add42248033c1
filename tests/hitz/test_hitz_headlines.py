"""One line per finished encounter: the cards of the route and what came of them."""

from __future__ import annotations

import pytest
from hitz.scene import Scene, battle

from engine.games.hitz.groups.elimination import lose
from telling.texts import Texts

NAMES = {"a": "Ann", "b": "Boris"}


def said(scene: Scene, weight: str, language: str = "en") -> list[str]:
    """What was told with this weight since the last answer."""
    told = [event.message for event in scene.events if event.weight == weight and not event.only]
    return [Texts()(language).message(message, NAMES) for message in told]


def played(scene: Scene, weight: str, language: str = "en") -> list[str]:
    """The same over the answers until seat a is not asked any more."""
    found = said(scene, weight, language)
    while scene.open() and scene.open()[0][0] == "a" and scene.open()[0][1] != "bid":
        kind = scene.open()[0][1]
        scene.answer("a", kind, *scene.default("a", kind))
        found += said(scene, weight, language)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_encounter_in_one_line(language: str) -> None:
    locale = Texts()(language)
    scene = battle("H3-01", right="H1-17")
    left, right = (locale.message(scene.s.name(card), {}) for card in ("H3-01", "H1-17"))
    lines = [line for line in played(scene, "headline", language) if line.startswith("**Ann**")]
    assert len(lines) == 1 and lines[0].startswith(f"**Ann**, {left} → {right}: ")
    assert (scene["a"].survivors < 5) == (locale("hitz-sum-loses", n=5 - scene["a"].survivors) in lines[0])


def test_the_order_of_choosing_says_the_bids() -> None:
    scene = Scene(2).to_round(3)
    scene.answer("a" if scene.open()[0][0] == "a" else "b", "bid", "pass").no_auction()
    assert any(line.startswith("Order of choosing, by bids: ") for line in said(scene, "headline"))


def test_who_goes_out_is_a_scene() -> None:
    scene = Scene(3).to_round(3)
    lose(scene.s, "a", 9)
    assert [(event.message.key, event.weight) for event in scene.s.run.events] == [
        ("hitz-loses", "line"),
        ("hitz-out", "scene"),
    ]


def test_a_round_ends_with_those_who_are_left() -> None:
    scene = Scene(2).to_round(3)
    scene.no_auction()
    found: list[str] = []
    while scene.s.round == 3:
        seat, kind = scene.open()[0]
        scene.answer(seat, kind, *scene.default(seat, kind))
        found += said(scene, "scene")
    assert found[-1].startswith("Round 3 is over. Survivors: Ann ")
