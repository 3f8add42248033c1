"""Colours of seats: chosen ones first, the others in their order."""

from __future__ import annotations

from engine.core.colours import COLOURS, deal_colours
from render.canvas.theme import SEATS


def test_every_colour_has_its_look() -> None:
    assert tuple(SEATS) == COLOURS


def test_who_chooses_nothing_has_the_colour_of_the_place_or_one_that_is_left() -> None:
    few = COLOURS[:3]
    assert deal_colours("abc", {}, few) == {"a": "blue", "b": "green", "c": "yellow"}
    assert deal_colours("abc", {"c": "blue"}, few) == {"a": "yellow", "b": "green", "c": "blue"}
    assert deal_colours("ab", {"b": "red"}, few) == {"a": "blue", "b": "green"}, "no colour of this game"
    assert len(set(deal_colours("abcdefghijkl", {"a": "lime", "l": "blue"}).values())) == 12
