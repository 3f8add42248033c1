"""The picture cards: whole texts that can be read on a phone, in both languages, and in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from every_game import game_of
from languages import LANGUAGES
from PIL import Image

from render.boards import BOARDS
from render.lessons import HEIGHT, WIDTH, WORDS, card, cards
from telling.texts import Texts

TEXTS = Texts()
LEARNT = [name for name, board in BOARDS.items() if board.lessons]
READABLE = 36
"""On a phone 390 pixels wide that is some 12 pixels."""
PRINTED = {"hitz": {2, 4}, "zgame": {2}}
"""Cards that show pieces of the game, whose small print need not be read here."""


def test_every_game_has_four_cards() -> None:
    assert {name: len(board.lessons) for name, board in BOARDS.items()} == dict.fromkeys(BOARDS, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNT)
def test_every_card_is_whole_and_large(name: str, language: str) -> None:
    board, data = BOARDS[name], game_of(name).data
    for number in range(1, len(board.lessons) + 1):
        sheet = card(board, data, TEXTS(language), number)
        for text in sheet.placed:
            assert text.whole and sheet.box.holds(text.ink), (number, text)
            if number not in PRINTED.get(name, ()):
                assert text.size >= READABLE, (number, text)
        words = next(each for each in sheet.placed if each.text == TEXTS(language)(f"{name}-lesson-{number}"))
        assert words.size >= WORDS.floor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNT)
def test_cards_are_pictures_with_their_words(name: str, language: str) -> None:
    locale = TEXTS(language)
    found = cards(BOARDS[name], game_of(name).data, locale)
    for number, each in enumerate(found, 1):
        assert Image.open(BytesIO(each.data)).size == (WIDTH, HEIGHT) and len(each.data) < 100_000
        assert locale(f"{name}-lesson-{number}") in each.alt
    assert len({each.data for each in found}) == len(found)
