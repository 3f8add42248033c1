"""Everything in the box of Zombie Plague has its name and its line, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from re import findall
from typing import Any

import pytest
from languages import LANGUAGES
from plague.box import box
from plague.table import Table

from cogs.asking.controls import LABEL
from engine.core.runner import awaited, find
from engine.core.shape import One, replay
from engine.games.plague.dead.acting import Acting
from engine.games.plague.fixes import FIXES
from engine.games.plague.humans.choices import DRAWN
from telling.texts import Texts, rules

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
    assert [key for key, text in said.items() if "text-" in key and not 10 <= len(text) <= LABEL] == [], (
        "whole in a list"
    )
    names = [text for key, text in said.items() if key.startswith(("plague-card-", "plague-character-"))]
    assert len(names) == len(set(names)) and max(map(len, names)) <= 26


def test_the_rules_have_the_same_sections_and_numbers_in_both_languages() -> None:
    english, russian = (rules(language, "plague") for language in LANGUAGES)
    assert len({section.title for section in english}) == len({section.title for section in russian}) == len(english)
    for mine, yours in zip(english, russian, strict=True):
        assert 100 <= len(mine.text) <= 700 and 100 <= len(yours.text) <= 700, (mine.title, yours.title)
        assert set(findall(r"\d+", mine.text)) == set(findall(r"\d+", yours.text)), mine.title


def labels(shape: Any) -> list[str]:
    return [str(option.label) for option in shape.options]


def test_equal_cards_have_different_names_wherever_they_are_chosen() -> None:
    """Two of a kind, an empty one, one with a mark: on the ground, in hands, to be kept and corrected."""
    things = ("medkit", "medkit", "shotgun", "shotgun", "ammo")
    table = Table(3, seats=1)
    table.human("h1", "J11", *things, life=2)
    table.human("h2", "J12", "bat", "bat", "doublebarrel", life=0)
    table.human("h3", "I11", "pistol", "pistol")
    table.s.piles["J11"] = [table.card("bandage"), table.card("bandage")]
    table.s.empty = [table["h3"].cards[0], *table["h1"].cards[2:4]]
    table.s.marked = [table["h2"].cards[2]]
    table.begin()
    asked = find(table.s, "a", table.asked("h1", "act")).ask.shape
    ways = {("drop",): 5, ("give", "h3"): 5, ("pick",): 2, ("take", "h2"): 3, ("use",): 2, ("use", "ammo#1"): 2}
    for words, n in ways.items():
        shape, _ = replay(asked, [*words])
        assert len(labels(shape)) == n == len({*labels(shape)}), words
    drawn, _ = replay(DRAWN.ask(table.s, "a", "h1"), ["swap"])
    assert len({*labels(drawn)}) == 5
    weapon, _ = replay(next(each for each in FIXES if each.name == "weapon").ask(table.s), [])
    assert len({*labels(weapon)}) == 5


def test_R23_a_card_of_the_zombie_player_says_what_it_does_where_it_is_chosen() -> None:
    table = Table(1).hand("fog", "surprise")
    table.human("h1", "J11")
    table.start(Acting())
    (horde,) = awaited(table.s)
    shape, _ = replay(horde.ask.shape, ["card"])
    assert isinstance(shape, One) and len(shape.options) == 2
    for option in shape.options:
        assert option.label is not None and option.about is not None
        assert option.about.key == f"plague-zombie-cardtext-{option.key}"
    where, _ = replay(horde.ask.shape, ["card", "surprise"])
    assert where is not None and where.prompt is not None
