"""Every numbered statement of the rules has a test that names it and demands something."""

from __future__ import annotations

from pathlib import Path

from completeness import untested

LAST = {
    0: 11, 1: 2, 2: 8, 3: 4, 4: 3, 5: 9, 6: 9, 7: 11, 8: 12, 9: 5, 10: 7,
    11: 8, 12: 6, 13: 6, 14: 2, 15: 4, 16: 8, 17: 2, 18: 6,
}  # fmt: skip
"""The last number of each chapter of the rules; chapter 19 is the introductory mode."""


def test_every_statement_has_a_test() -> None:
    statements = (
        *(f"S{n}" for n in range(1, 10)),
        *(f"R{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)),
        "R19",
        *(f"O{n}" for n in range(1, 11) if n != 6),
        *(f"O6.{n}" for n in range(1, 14)),
        *(f"O10.{n}" for n in range(1, 6)),
        "O11", "O12.1", *(f"O13.{n}" for n in range(1, 4)),
        *(f"D{n}" for n in range(1, 19)),
        *(f"A{n}" for n in range(1, 56)),
        *(f"X{n}" for n in range(1, 30)),
        *(f"I{n}" for n in range(1, 20)),
        *(f"C{n:02}" for n in range(1, 19)),
    )  # fmt: skip
    assert untested(Path(__file__).parent, statements) == []
