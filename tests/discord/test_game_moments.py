"""Every question of two games in Discord: a stop, who may press, how often, failing calls, corrections.

One table goes through all of them in each test.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from moments import Staged, asked, correct_everything, fail_at_each, press_wrongly_at_each, stop_at_each
from plague_moments import PLAGUE
from simulated import world
from zombicide_moments import ZOMBICIDE

GAMES = {each.game.id: each for each in (PLAGUE, ZOMBICIDE)}
each_game = pytest.mark.parametrize("staged", GAMES.values(), ids=GAMES)


@each_game
def test_every_question_of_the_game_has_its_moment(staged: Staged) -> None:
    assert asked(staged.game.id) == {*staged.moments}


@each_game
@pytest.mark.parametrize("orderly", [True, False], ids=["orderly", "dropped"])
async def test_restart_at_every_question(tmp_path: Path, staged: Staged, orderly: bool) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await staged.seated(w)
        await stop_at_each(w, staged, orderly=orderly)


@each_game
async def test_wrong_people_press_in_vain_and_an_answer_is_given_once(tmp_path: Path, staged: Staged) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await staged.seated(w)
        await press_wrongly_at_each(w, staged)


@each_game
async def test_an_answer_counts_though_its_post_fails(tmp_path: Path, staged: Staged) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await staged.seated(w)
        await fail_at_each(w, staged)


@pytest.mark.parametrize(
    ("game", "moment"), [(game, moment) for game, each in GAMES.items() for moment in each.moments]
)
def test_every_correction_at_every_question(game: str, moment: str) -> None:
    staged = GAMES[game]
    assert correct_everything(staged.game, staged.moments[moment][1]()) > 10
