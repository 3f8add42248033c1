"""What is said at the end: awards by what was done, and everybody's place."""

from __future__ import annotations

from typing import Any

import pytest
from core.toy import Toy

from engine.core.ending import MOST_AWARDS, Award, honours
from engine.core.message import msg, who
from engine.core.state import Result


def over(**deeds: dict[str, int]) -> Any:
    s, _ = Toy().set_up(None, ["a", "b", "c"], "0" * 64)
    for seat, done in deeds.items():
        for deed, number in done.items():
            s.credit(seat, deed, number)
    return s


def test_who_did_most_is_honoured_in_the_order_of_the_awards() -> None:
    s = over(a={"kills": 2, "sixes": 1}, b={"kills": 3})
    given = honours(s, [Award("sixes"), Award("kills")])
    assert [(each.key, each.args) for each in given] == [
        ("toy-award-sixes", {"whom": [who("a")], "n": 1}),
        ("toy-award-kills", {"whom": [who("b")], "n": 3}),
    ]


@pytest.mark.parametrize(
    ("deeds", "best"),
    [
        ({"a": {"kills": 2}, "c": {"kills": 2}}, ["a", "c"]),
        ({"a": {"kills": 1}, "b": {"kills": 1}, "c": {"kills": 1}}, None),
        ({"a": {"kills": 0}}, None),
        ({}, None),
    ],
)
def test_equals_share_an_award_unless_all_are_equal(deeds: dict[str, dict[str, int]], best: list[str] | None) -> None:
    given = honours(over(**deeds), [Award("kills")])
    assert [each.args["whom"] for each in given] == ([[who(seat) for seat in best]] if best else [])


def test_there_are_so_many_awards_at_most() -> None:
    deeds = [f"deed{n}" for n in range(MOST_AWARDS + 2)]
    assert len(honours(over(a=dict.fromkeys(deeds, 1)), [Award(each) for each in deeds])) == MOST_AWARDS


def test_what_is_done_again_adds_up() -> None:
    s = over(a={"kills": 2})
    s.credit("a", "kills")
    assert s.deeds == {"a": {"kills": 3}}


def test_everybody_has_a_place_the_winners_first_and_who_has_no_points_last() -> None:
    s = over()
    s.result = Result(winners=["b"], title=msg("result-ended"), scores={"a": 5, "b": 4})
    assert [each.seat for each in Toy().standings(s)] == ["b", "a", "c"]
