"""Everything in the box of Zombie Plague has its name and its line, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from re import findall

import pytest
from plague.box import box

from cogs.base.texts import LANGUAGES, Texts, rules

TEXTS = Texts()


def keys() -> Iterator[str]:
    data = box()
    for families, ids in (
        ("card cardtext", data.cards),
        ("zombie-card zombie-cardtext", data.hand),
        ("character", data.characters),
        ("ability abilitytext", {each.ability for each in data.characters.values()}),
        ("zone", {*data.zone.values()}),
        ("search", data.searches),
        ("opening", data.openings),
        ("class", {each.kind for each in data.cards.values()}),
        ("size", {each.size for each in data.cards.values()}),
        ("timing", {each.timing for each in data.hand.values()}),
    ):
        yield from (f"plague-{family}-{id}" for family in families.split() for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_the_box_can_be_said(language: str) -> None:
    say = TEXTS(language)
    said = {key: say(key) for key in keys()}
    assert [key for key, text in said.items() if key in text] == []
    assert [key for key, text in said.items() if "text-" in key and not 10 <= len(text) <= 180] == []
    names = [text for key, text in said.items() if key.startswith(("plague-card-", "plague-character-"))]
    assert len(names) == len(set(names)) and max(map(len, names)) <= 26


def test_the_rules_have_the_same_sections_and_numbers_in_both_languages() -> None:
    english, russian = (rules(language, "plague") for language in LANGUAGES)
    assert len({section.title for section in english}) == len({section.title for section in russian}) == len(english)
    for mine, yours in zip(english, russian, strict=True):
        assert 100 <= len(mine.text) <= 700 and 100 <= len(yours.text) <= 700, (mine.title, yours.title)
        assert set(findall(r"\d+", mine.text)) == set(findall(r"\d+", yours.text)), mine.title
