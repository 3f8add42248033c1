"""The guides to what people write: their tables are made from what is declared, and name every field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from every_game import game_of
from manual import DOCS, FIELDS, fields, guides, page

from engine.workshop.pack import form
from render.boards import BOARDS

GUIDES = guides()


@pytest.mark.parametrize(("path", "language"), GUIDES, ids=[path.name for path, _ in GUIDES])
def test_a_guide_says_what_is_declared(path: Path, language: str) -> None:
    """`make manual` writes it anew."""
    text = path.read_text("utf-8")
    assert text == page(path, language) and "⟨" not in text
    assert f"(workshop{'.ru' if language == 'ru' else ''}.md)" in text, "what is common to all kinds stands there"


def test_every_guide_is_there_in_both_languages() -> None:
    names = {path.name for path, _ in GUIDES}
    assert names == {name.replace(".ru.md", ".md").replace(".md", end) for name in names for end in (".md", ".ru.md")}
    for path, language in GUIDES:
        other = path.with_name(
            path.name.replace(".ru.md" if language == "ru" else ".md", ".md" if language == "ru" else ".ru.md")
        )
        models = [re.findall(FIELDS, each.read_text("utf-8")) for each in (path, other)]
        assert [each[:2] for each in models[0]] == [each[:2] for each in models[1]]


def test_a_field_that_nothing_explains_is_named() -> None:
    found = FIELDS.search("<!-- fields engine.core.written:Writing -->\n")
    assert found is not None
    assert fields(found, "en").count("\n") == 2, "its name is that of its file, and its texts are told by themselves"
    bare = FIELDS.search("<!-- fields engine.workshop.trial:Trial -->\n")
    assert bare is not None
    with pytest.raises(KeyError, match="levels"):
        fields(bare, "ru")


def test_what_is_common_lists_every_guide() -> None:
    for path, language in GUIDES:
        assert f"({path.name})" in (DOCS / f"workshop{'.ru' if language == 'ru' else ''}.md").read_text("utf-8")


@pytest.mark.parametrize(("id", "table"), [(id, table) for id, board in BOARDS.items() for table in board.game.adds])
def test_whatever_can_be_written_has_a_guide_and_a_picture(id: str, table: str) -> None:
    model = form(game_of(id), table)
    name = f"{model.__module__}:{model.__name__}"
    assert sum(f"<!-- fields {name} -->" in path.read_text("utf-8") for path, _ in GUIDES) == 2
    assert BOARDS[id].bench is not None
