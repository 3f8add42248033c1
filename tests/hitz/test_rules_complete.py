"""Every numbered statement of the rules has a test that names it and demands something."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from completeness import untested

from engine.games.hitz.data import EffectCode

LAST = {1: 8, 2: 5, 3: 10, 4: 4, 5: 10, 6: 5, 7: 3, 8: 6, 9: 4, 10: 2, 11: 7, 12: 5, 13: 6, 14: 1, 15: 1, 16: 8, 18: 6}
"""The last number of each chapter of the rules; chapter 17 consists of the options."""
NUMBERS = (
    *(f"S{n}" for n in range(1, 8)),
    *(f"R{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)),
    *(f"O{n}" for n in range(1, 8)),
    *(f"D{n}" for n in range(11) if n != 6),
    *("D1c", *(f"D6{letter}" for letter in "abcdefghijk")),
    *(f"A{n}" for n in range(1, 39)),
    *(f"EX{n}" for n in range(1, 33)),
    *(f"I{n}" for n in range(1, 22)),
    "I5a",
    *(f"P{n}" for n in range(1, 9)),
    *(code.replace("-", ".") for code in get_args(EffectCode) if code),
)
"""A dot stands for the underscore of a test's name."""


@pytest.fixture(scope="module")
def gaps() -> list[str]:
    return untested(Path(__file__).parent, NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_statement_has_a_test(number: str, gaps: list[str]) -> None:
    assert number not in gaps, f"no test that demands something names {number}"
