"""The missions that ship as examples: each is a pack in which nothing looks wrong, in both languages, with an end."""

from __future__ import annotations

from pathlib import Path

import pytest
from every_game import game_of
from languages import LANGUAGES

from engine.workshop.doubts import doubts
from engine.workshop.pack import played, read
from engine.workshop.trial import tried
from render.zombicide.workshop import cut
from telling.texts import Texts

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = sorted((DOCS / "missions").glob("*.toml"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_is_sound_in_both_languages_and_comes_to_its_end(file: Path) -> None:
    pack = read(game_of("zombicide"), file.name, file.read_bytes())
    assert pack.titles.keys() == set(LANGUAGES)
    game = played(game_of("zombicide"), pack.files)
    assert game.written is not None
    (mission,) = game.written.names.values()
    assert doubts(game.data, game.data.missions[mission].called(file.stem)) == []
    for language in LANGUAGES:
        assert cut(game, mission, Texts()(language)) == []
    found = tried(game, mission, "normal", range(2))
    assert found.games == 2 and not found.failing


def test_the_guides_name_every_example() -> None:
    assert len(EXAMPLES) == 3
    for guide in ("new-mission.md", "new-mission.ru.md"):
        text = (DOCS / guide).read_text("utf-8")
        assert all(f"(missions/{file.name})" in text for file in EXAMPLES)
