"""What is hidden in Zombicide stays so in Discord, whoever is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from moments import hide_at_each
from simulated import World, world
from zombicide.unread import known, named
from zombicide_moments import ZOMBICIDE

from engine.core.message import Message
from engine.games.zombicide.state import ZombicideState
from telling.texts import Locale

COMPLETED = (
    ("zombicide move", "to"),
    ("zombicide attack", "target"),
    ("zombicide take", "what"),
    ("zombicide use", "what"),
    ("zombicide choose", "what"),
)

pytestmark = pytest.mark.painted


async def test_I20_nothing_hidden_shows_in_words_pictures_ids_and_completions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither decks nor what somebody alone may see, and of unread cards no text is looked up at all."""
    said = spied(monkeypatch)
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await ZOMBICIDE.seated(w)
        for moment in ("act", "identify", "option", "distribute"):
            said.clear()
            await hide_at_each(w, ZOMBICIDE, [moment], COMPLETED)
            s = w.session.playing
            assert isinstance(s, ZombicideState)
            await looked_up(w, s.mission_id)
            assert named(*map(Message, said)) <= known(s), moment
        assert any(key.startswith("zombicide-") for key in said)


def spied(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of all texts that are asked for from now on."""
    said: set[str] = set()
    say = Locale.__call__

    def spy(locale: Locale, key: str, /, **args: object) -> str:
        said.add(key)
        return say(locale, key, **args)

    monkeypatch.setattr(Locale, "__call__", spy)
    return said


async def looked_up(w: World, mission: str) -> None:
    """What anybody can look up: the mission, a card, the surroundings."""
    for name in ("Ann", "Eve"):
        await w.slash(name, "zombicide mission", mission=mission)
        await w.slash(name, "zombicide zoom")
        for lookup in ("card", "mission", "skill"):
            await w.people[name].autocomplete(w.thread, f"zombicide {lookup}", lookup, "")
