"""Buttons stand side by side as far as a line of a phone goes."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from cogs.asking.rows import ROW, in_rows, lines, rows


def buttons(*lengths: int) -> list[ui.Button[Any]]:
    return [ui.Button(label="x" * length) for length in lengths]


def shape(found: list[list[ui.Button[Any]]]) -> list[list[int]]:
    return [[len(each.label or "") for each in line] for line in found]


@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        ([4, 6, 5], [[4, 6, 5]]),
        ([24, 4, 9, 8], [[24], [4, 9], [8]]),
        ([40, 3], [[40], [3]]),
        ([1] * 7, [[1] * ROW, [1, 1]]),
        ([], []),
    ],
)
def test_a_line_takes_what_fits_a_phone(lengths: list[int], expected: list[list[int]]) -> None:
    assert shape(lines(buttons(*lengths))) == expected


def test_an_emoji_is_as_wide_as_two_characters() -> None:
    assert len(lines([ui.Button(label="x" * 13), ui.Button(label="x" * 12)])) == 1
    assert len(lines([ui.Button(label="x" * 13), ui.Button(label="x" * 10 + "🎲" * 2)])) == 2


def test_rows_are_whole_lines_in_their_order_and_no_longer_than_discord_takes() -> None:
    found = buttons(4, 9, 8, 8, 8, 8)
    shown = rows(found)
    assert [each for row in shown for each in row.children] == found
    assert [len(row.children) for row in shown] == [4, 2], "a line is not broken to fill a row"


def test_what_stands_between_buttons_stays_between_them() -> None:
    first, second, third = buttons(4, 5, 6)
    text = ui.TextDisplay[Any]("…")
    above, between, below = in_rows([first, second, text, third])
    assert between is text
    assert isinstance(above, ui.ActionRow) and list(above.children) == [first, second]
    assert isinstance(below, ui.ActionRow) and list(below.children) == [third]
