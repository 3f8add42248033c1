"""What is hidden in Zombie Plague stays so in Discord, whoever is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from moments import hide_at_each
from plague_moments import PLAGUE
from simulated import world

COMPLETED = (
    ("plague move", "to"),
    ("plague attack", "target"),
    ("plague search", "where"),
    ("plague take", "card"),
    ("plague play", "card"),
    ("plague choose", "what"),
)

pytestmark = pytest.mark.painted


async def test_I22_nothing_hidden_shows_in_words_pictures_ids_and_completions(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Eve")) as w:
        await PLAGUE.seated(w)
        await hide_at_each(w, PLAGUE, ("act", "horde"), COMPLETED)
