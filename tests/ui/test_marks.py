"""Markdown as data: what marks a line, what marks a piece of it, and what only looks like a mark."""

from __future__ import annotations

import pytest

from telling.marks import lines
from telling.texts import safe


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("### Aim", ("head", 0, [("Aim", [])])),
        ("- one", ("item", 0, [("one", [])])),
        ("  - deeper", ("item", 1, [("deeper", [])])),
        ("-# small", ("small", 0, [("small", [])])),
        ("> said", ("quote", 0, [("said", [])])),
        ("-2 and #3", ("text", 0, [("-2 and #3", [])])),
        (
            "a **b** *c* `*d*`",
            ("text", 0, [("a ", []), ("b", ["b"]), (" ", []), ("c", ["i"]), (" ", []), ("*d*", ["code"])]),
        ),
        ("- ~~was **Ann**~~", ("item", 0, [("was ", ["s"]), ("Ann", ["s", "b"])])),
        ("2 * 3 * 4", ("text", 0, [("2 * 3 * 4", [])])),
    ],
)
def test_a_line_is_what_its_marks_say(text: str, found: object) -> None:
    assert [tuple(each) for each in lines(text)] == [found]


@pytest.mark.parametrize("name", ["**Ann**", "~~x~~", "- # >", "`a`", "a_b", "# 1", "http://x.yz"])
def test_a_name_that_somebody_has_chosen_marks_nothing(name: str) -> None:
    (line,) = lines(f"- {safe(name)}")
    assert [piece for piece in line.pieces if piece[1]] == []
    assert "".join(text for text, _ in line.pieces) == name


def test_empty_lines_are_left_out() -> None:
    assert len(lines("a\n\n b \n")) == 2 and lines("") == []
