"""Every question of Zombie Plague in Discord: a stop, who may press, how often, failing calls, what shows, corrections.

One table goes through all of them in each test.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from moments import asked, correct_everything, fail_at_each, hide_at_each, press_wrongly_at_each, stop_at_each
from plague.table import game
from plague_moments import MOMENTS, come, seated
from simulated import world

COMPLETED = (
    ("plague move", "to"),
    ("plague attack", "target"),
    ("plague search", "where"),
    ("plague take", "card"),
    ("plague play", "card"),
    ("plague choose", "what"),
)


def test_every_question_of_the_game_has_its_moment() -> None:
    assert asked("engine.games.plague") == {*MOMENTS}


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
        await press_wrongly_at_each(w, MOMENTS, come, never_awaited=["aside"])


@pytest.mark.usefixtures("sketch")
async def test_an_answer_counts_though_its_post_fails(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await seated(w)
        await fail_at_each(w, MOMENTS, come)


async def test_I22_nothing_hidden_shows_in_words_pictures_ids_and_completions(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await seated(w)
        await hide_at_each(w, ("act", "horde"), come, COMPLETED)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_correction_at_every_question(moment: str) -> None:
    assert correct_everything(game(), MOMENTS[moment][1]()) > 10
