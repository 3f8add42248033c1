"""Piles: taking, putting, and what has gone astray."""

from __future__ import annotations

import pytest
from core.toy import Toy

from engine.core.secret import Deck
from engine.kit.piles import BOTTOM, RANDOM, TOP, astray, copies, first_copies, kind, put, refill, take


def test_copies_of_a_card_are_numbered_and_known_by_it() -> None:
    assert copies("bat", 2) == ["bat#1", "bat#2"] and kind("bat#2") == "bat"
    held = ["axe#1", "bat#2", "bat#1", "axe#3"]
    assert first_copies(held) == ["axe#1", "bat#2"]
    assert first_copies(held, lambda copy: copy[-1]) == ["axe#1", "bat#2", "axe#3"]


def test_a_card_is_taken_from_where_it_lies() -> None:
    deck, discard = ["a", "b"], ["c"]
    take("c", (deck, discard))
    take("a", (deck, discard))
    assert (deck, discard) == (["b"], [])
    with pytest.raises(LookupError):
        take("a", (deck, discard))


def test_a_card_is_put_on_top_below_or_anywhere() -> None:
    s, _ = Toy().set_up(None, ["a", "b"], "piles")
    pile = ["x", "y"]
    put(s, pile, "top", TOP)
    put(s, pile, "bottom", BOTTOM)
    assert pile == ["bottom", "x", "y", "top"]
    places: set[int] = set()
    for _ in range(200):
        put(s, pile, "any", RANDOM)
        places.add(pile.index("any"))
        pile.remove("any")
    assert places == {0, 1, 2, 3, 4}


def test_an_empty_deck_is_made_of_its_discards() -> None:
    s, _ = Toy().set_up(None, ["a", "b"], "piles")
    deck, discards = Deck(cards=["x"]), ["y", "z"]
    assert not refill(s, deck, discards) and deck.cards == ["x"] and discards == ["y", "z"]
    deck.cards.clear()
    assert refill(s, deck, discards) and {*deck.cards} == {"y", "z"} and not discards
    deck.cards.clear()
    assert not refill(s, deck, discards)


def test_what_is_missing_doubled_or_foreign_is_astray() -> None:
    wanted = {"a": 1, "b": 2, "c": 3}
    assert astray(["c", "a", "b"], wanted) == set()
    assert astray(["a", "b"], wanted) == {"c"}
    assert astray(["a", "b", "b", "c"], wanted) == {"b"}
    assert astray(["a", "b", "b"], wanted) == {"b", "c"}
    assert astray(["a", "b", "c", "d"], wanted) == {"d"}
