"""What the pages for members promise is what the program does as it comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.keeping import USUAL
from engine.persons.finding import OWN
from engine.store.backup import KEPT
from telling.texts import Texts

DOCS = Path(__file__).parents[2] / "docs"
SEVEN = {"en": "the newest seven", "ru": "семь последних"}

NAMED = {
    "users": {"en": "quiet hours", "ru": "тихие часы"},
    "met": {"en": "hints you have seen", "ru": "уже показанные подсказки"},
    "drafts": {"en": "half-made answers", "ru": "недоделанные ответы"},
    "visits": {"en": "opened as a page", "ru": "открывали страницей"},
    "pings": {"en": "when you are to be called", "ru": "когда вас позвать"},
    "wishes": {"en": "what you would like to play with others", "ru": "во что вы хотите сыграть с другими"},
    "hours": {"en": "at which hours of the week you look in", "ru": "в какие часы недели вы заглядываете"},
    "tastes": {"en": "of which tables you want to hear", "ru": "о каких столах вам сообщать"},
    "pack_ratings": {"en": "how good you found what others wrote", "ru": "как вы оценили чужое"},
    "manuscripts": {"en": "what you write there and have not saved", "ru": "что вы там пишете и ещё не сохранили"},
    "guesses": {"en": "what you have guessed", "ru": "ваши догадки"},
    "avoided": {"en": "whom you avoid", "ru": "с кем вы не хотите сидеть"},
    "attention": {"en": "deadlines you have missed", "ru": "пропустили срок"},
}
"""What of one person's alone is kept, as it is said."""


def page(name: str, language: str) -> str:
    return (DOCS / f"{name}{'' if language == 'en' else f'.{language}'}.md").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_kept_for_how_long_is_said_as_the_program_says_it(language: str) -> None:
    said = page("privacy", language)
    assert all(f"* {Texts()(language).message(each, {})}\n" in said for each in USUAL.sentences())
    assert SEVEN[language] in said and KEPT == 7


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_is_one_persons_alone_is_named(language: str) -> None:
    assert {*NAMED} == {*OWN}
    assert not [table for table in OWN if NAMED[table][language] not in page("privacy", language)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["privacy", "terms"])
def test_a_page_says_where_its_address_goes(name: str, language: str) -> None:
    said = page(name, language)
    assert f"GRAVEKEEPER_{name.upper()}_URL" in said
    assert all((DOCS / target).is_file() for target in re.findall(r"\]\(([^)#:]+)\)", said))
