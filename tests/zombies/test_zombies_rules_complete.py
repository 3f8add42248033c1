"""Every numbered statement of the rules has a test that names it and demands something.

The answers to what the rulebook leaves open (section 6) stand in the rules themselves, and so do their tests; the
cards of section 2.4 have modules of their own (`test_cards_*`, `test_card_windows`).
"""

from __future__ import annotations

from pathlib import Path

from completeness import untested

LAST = {
    1: 7, 2: 9, 3: 4, 4: 9, 5: 9, 6: 3, 7: 2, 8: 9, 9: 6, 10: 2,
    11: 7, 12: 9, 13: 9, 14: 4, 15: 9, 16: 5, 18: 10, 19: 6,
}  # fmt: skip
"""The last number of each chapter of the rules; chapter 17 sums up the others."""


def test_every_statement_has_a_test() -> None:
    statements = (
        *(f"S{n}" for n in range(1, 10)),
        *(f"R{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)),
        *(f"D{n}" for n in range(1, 17)),
        *(f"X{n}" for n in range(1, 32)),
        *(f"I{n}" for n in range(1, 17)),
    )
    assert untested(Path(__file__).parent, statements) == []
