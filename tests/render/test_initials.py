"""The initials of the seats: the players' own, unique at a table."""

from __future__ import annotations

import pytest

from render.initials import initials


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ann", "Boris"], ["A", "B"]),
        (["Ann", "Ada", "Boris"], ["An", "Ad", "B"]),
        (["Вера", "Глеб", "Ёж"], ["В", "Г", "Ё"]),
        (["Анна-Мария", "Алиса"], ["АМ", "Ал"]),
        (["🧟 Константин", "🧟🧟"], ["К", "2"]),
        (["zombie_hunter_99", "bo"], ["Z", "B"]),
        (["Bo", "Bo", "Bo"], ["Bo", "B1", "B2"]),
        (["A", "А"], ["A1", "А2"]),
    ],
)
def test_initials_are_letters_of_the_names(names: list[str], expected: list[str]):
    assert list(initials(dict(zip("abcdef", names, strict=False))).values()) == expected


def test_no_two_marks_look_alike():
    """A Latin letter and a Cyrillic one of the same shape are one on a pawn."""
    names = ["Ann", "Анна", "Annа", "Ann A", "1", "🧟", "ß", "Ada", "ada", "Aда", "ANN", "Ann"]
    found = initials({str(n): name for n, name in enumerate(names)})
    seen = [each.upper().translate(str.maketrans("АВЕКМНОРСТУХ", "ABEKMHOPCTYX")) for each in found.values()]
    assert len(set(seen)) == len(names) and all(1 <= len(each) <= 2 for each in seen)
