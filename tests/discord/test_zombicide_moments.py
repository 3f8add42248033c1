"""Every question of Zombicide in Discord: a stop, who may press, how often, failing calls, corrections.

One table goes through all of them in each test.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from moments import asked, correct_everything, fail_at_each, hide_at_each, press_wrongly_at_each, stop_at_each
from simulated import World, world
from zombicide.table import game
from zombicide.test_zombicide_secrecy import known, named
from zombicide_moments import MOMENTS, come, seated

from cogs.base.texts import Locale
from engine.core.message import Message
from engine.games.zombicide.state import ZombicideState

COMPLETED = (
    ("zombicide move", "to"),
    ("zombicide attack", "target"),
    ("zombicide take", "what"),
    ("zombicide use", "what"),
    ("zombicide choose", "what"),
)
OPPORTUNITIES = ("aside", "identify")


def test_every_question_of_the_game_has_its_moment() -> None:
    assert asked("engine.games.zombicide") == {*MOMENTS}


@pytest.mark.usefixtures("sketch")
@pytest.mark.parametrize("orderly", [True, False], ids=["orderly", "dropped"])
async def test_restart_at_every_question(tmp_path: Path, orderly: bool) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await seated(w)
        await stop_at_each(w, MOMENTS, come, orderly=orderly)


@pytest.mark.usefixtures("sketch")
async def test_wrong_people_press_in_vain_and_an_answer_is_given_once(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await seated(w)
        await press_wrongly_at_each(w, MOMENTS, come, never_awaited=OPPORTUNITIES)


@pytest.mark.usefixtures("sketch")
async def test_an_answer_counts_though_its_post_fails(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await seated(w)
        await fail_at_each(w, MOMENTS, come)


async def test_I20_nothing_hidden_shows_in_words_pictures_ids_and_completions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither decks nor what somebody alone may see, and of unread cards no text is looked up at all."""
    said = spied(monkeypatch)
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await seated(w)
        for moment in ("act", "identify", "option", "distribute"):
            said.clear()
            await hide_at_each(w, [moment], come, COMPLETED)
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


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_correction_at_every_question(moment: str) -> None:
    assert correct_everything(game(), MOMENTS[moment][1]()) > 10
