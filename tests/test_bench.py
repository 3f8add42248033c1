"""The bench names parts of the program: they are there."""

from __future__ import annotations

import pytest
from every_game import IDS

from tests.bench.whole_answer import Parts


@pytest.mark.parametrize("game", IDS)
def test_what_the_bench_watches_is_there(game: str) -> None:
    with Parts().watching(game):
        pass
