"""What ships as an example: each is a pack in which nothing looks wrong, in both languages, with an end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from every_game import game_of
from languages import LANGUAGES
from manual import DOCS, guides

from engine.workshop.pack import played, read
from engine.workshop.trial import settings_of, tried
from render.boards import BOARDS
from telling.texts import Texts

EXAMPLES = [
    (id, file)
    for id, board in BOARDS.items()
    for table in board.game.adds
    for file in sorted((DOCS / table).glob("*.toml"))
]


@pytest.mark.parametrize(("id", "file"), EXAMPLES, ids=[file.stem for _, file in EXAMPLES])
def test_an_example_is_sound_in_both_languages_and_comes_to_its_end(id: str, file: Path) -> None:
    ours, bench = game_of(id), BOARDS[id].bench
    pack = read(ours, file.name, file.read_bytes())
    assert pack.titles.keys() == set(LANGUAGES)
    game = played(ours, pack.files)
    assert game.written is not None and bench is not None
    for name in game.written.names.values():
        assert bench.doubts(game.data, game.added[name]) == []
        for language in LANGUAGES:
            assert bench.cut(game, name, Texts()(language)) == []
        times = 1 if game.campaign.is_chapter(settings_of(game, name)) else 2
        found = tried(game, name, "normal", range(times))
        assert found.games == times and not found.failing


@pytest.mark.parametrize("path", [path for path, _ in guides()], ids=lambda path: path.name)
def test_a_guide_names_an_example_or_more(path: Path) -> None:
    files = {f"({file.parent.name}/{file.name})" for _, file in EXAMPLES}
    assert any(each in path.read_text("utf-8") for each in files)


@pytest.mark.parametrize(("path", "language"), guides(), ids=lambda each: getattr(each, "name", ""))
def test_what_a_guide_names_is_named_where_all_kinds_are(path: Path, language: str) -> None:
    common = (DOCS / ("workshop.ru.md" if language == "ru" else "workshop.md")).read_text("utf-8")
    assert all(f"({each})" in common for each in re.findall(r"\((\w+/\w+\.toml)\)", path.read_text("utf-8")))
