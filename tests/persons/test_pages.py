"""What the pages for members promise is what the program does as it comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.base.texts import Texts
from engine.keeping import USUAL
from engine.store.backup import KEPT

DOCS = Path(__file__).parents[2] / "docs"
SEVEN = {"en": "seven days", "ru": "семь дней"}


def page(name: str, language: str) -> str:
    return (DOCS / f"{name}{'' if language == 'en' else f'.{language}'}.md").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_kept_for_how_long_is_said_as_the_program_says_it(language: str) -> None:
    said = page("privacy", language)
    assert all(f"* {Texts()(language).message(each, {})}\n" in said for each in USUAL.sentences())
    assert SEVEN[language] in said and KEPT == 7


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["privacy", "terms"])
def test_a_page_says_where_its_address_goes(name: str, language: str) -> None:
    said = page(name, language)
    assert f"GRAVEKEEPER_{name.upper()}_URL" in said
    assert all((DOCS / target).is_file() for target in re.findall(r"\]\(([^)#:]+)\)", said))
