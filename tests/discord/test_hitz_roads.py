"""A road of the host is chosen in the lobby, which says what it is about, and driven to its end."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copy

import pytest
from simulated import world

EXAMPLE = Path(__file__).parents[2] / "docs" / "roads" / "winter.toml"
SAID = {
    "en": ("The winter road", "before the passes close", "Denver – Idaho Springs"),
    "ru": ("Зимняя дорога", "пока не замело перевалы", "Денвер – Айдахо-Спрингс"),
}


@pytest.mark.parametrize("language", SAID)
async def test_a_road_is_chosen_and_driven(tmp_path: Path, language: str) -> None:
    folder = tmp_path / "data" / "hitz" / "roads"
    folder.mkdir(parents=True)
    copy(EXAMPLE, folder)
    name, about, leg = SAID[language]
    async with world(tmp_path, data=tmp_path / "data", language=language) as w:
        await w.open("Ann", pace="post")
        await w.seat(stand_ins=2)
        await w.choose("Ann", road="winter")
        said = w.text(w.posts()[-1])
        assert name in said and about in said
        await w.press("Ann", "begin")
        alt = w.boards()[-1].attachments[0].description or ""
        assert leg in alt
        session = await w.forward(lambda session: session.playing.round == 6, Random(1))
        assert len(session.playing.deck) == 0
        await w.forward(lambda session: session.status == "over", Random(1))
