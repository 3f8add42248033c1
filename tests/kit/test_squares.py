"""Squares: drawings, links, contact, distances, sight, blasts."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.kit.squares import Grid

DRAWING = """
     A   B   C   D
   +===+===+===+===+
 1 | .   .   . | . |
   +   +   +-D-+   +
 2 | .  ##   . W . |
   +   +---+   +   +
 3 | .  cc   .   . |
   +   +   +   +   +
 4 | .   .   .   . |
   +===+===+===+===+
"""
BELOW = """
     A   B
   +===+===+
 1 | .   . |
   +===+===+
"""
GRID = Grid({"": DRAWING, "b": BELOW}, floor=["."], opaque=["cc"])
PLAIN = GRID.ground()


def test_a_drawing_gives_squares_and_edges() -> None:
    assert list(GRID.spots)[:5] == ["A1", "B1", "C1", "D1", "A2"] and list(GRID.spots)[-1] == "bB1"
    assert GRID.spots["B2"].code == "##" and GRID.floor == GRID.spots.keys() - {"B2", "B3"}
    kinds = {edge: kind for edge, kind in GRID.edges.items() if kind != "open"}
    assert kinds == {"C1-D1": "wall", "C1-C2": "door", "C2-D2": "window", "B2-B3": "wall"}
    assert GRID.edge("D2", "C2") == GRID.edge("C2", "D2") == "C2-D2"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (" 2 | .  ##   . W . |", " 2 | .  ##   . W .|", "'row': 2, 'what': 'cells'"),
        ("   +   +---+   +   +", "   +   +---+   +", "'row': 3, 'what': 'edges'"),
        (" 2 | .  ", " 2   .  ", "fault-line-open.*'row': 2"),
        ("-D-", "-Q-", "'edge': 'C1-C2', 'code': 'Q'"),
        ("+===+===+===+===+\n 1", "+===+===+   +===+\n 1", "border"),
    ],
)
def test_a_drawing_that_is_none_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in DRAWING
    with pytest.raises(ValueError, match=complaint):
        Grid({"": DRAWING.replace(old, new)}, floor=["."])


def test_neighbours_are_floor_behind_open_edges_in_the_order_of_the_sides() -> None:
    assert PLAIN.faces("C2") == ("C1", "D2", "C3", "B2")
    assert PLAIN.neighbours("C2") == ("C1", "D2", "C3")
    assert PLAIN.neighbours("C1") == ("C2", "B1") and not PLAIN.linked("C1", "D1")
    assert PLAIN.walks("C1")["D1"] == 3


def test_what_is_closed_links_nobody_and_a_hole_does() -> None:
    changed = GRID.ground(closed=frozenset({"C1-C2"}), holes=frozenset({"C1-D1"}))
    assert changed.neighbours("C1") == ("D1", "B1") and changed.kind("C1-D1") == "hole"
    assert changed is GRID.ground(closed=frozenset({"C1-C2"}), holes=frozenset({"C1-D1"}))
    shut = GRID.ground(closed=frozenset({"C1-D1"}), holes=frozenset({"C1-D1"}))
    assert not shut.linked("C1", "D1")


@pytest.mark.parametrize(
    ("a", "b", "touch"),
    [
        ("A1", "B1", True),
        ("A2", "B1", True),
        ("C2", "D1", True),  # through the window
        ("C1", "D2", True),  # through the door
        ("A2", "B3", True),
        ("A4", "B3", True),
        ("B2", "C3", True),
        ("A1", "B2", True),
        ("B4", "A3", True),
        ("B1", "B3", False),
        ("A1", "C2", False),
        ("C1", "D1", False),
        ("A1", "A1", False),
    ],
)
def test_contact(a: str, b: str, touch: bool) -> None:
    assert PLAIN.contact(a, b) is PLAIN.contact(b, a) is touch
    assert (b in PLAIN.contacts(a)) is (touch and b in GRID.floor)


def test_no_corner_is_open_past_what_nobody_sees_through() -> None:
    walled = GRID.ground(closed=frozenset({"A3-A4"}))
    assert not walled.contact("A3", "B4")
    assert walled.contact("A3", "B4") is walled.contact("B4", "A3")


def test_distance_counts_columns_and_rows_on_one_level() -> None:
    assert GRID.distance("A1", "D4") == 6 and GRID.distance("C1", "D1") == 1 and GRID.distance("A1", "bA1") is None
    assert GRID.within("A2", 1) == ["A1", "A2", "B2", "A3"]
    assert list(GRID.around("A1")) == ["B1", "A2", "B2"]


def test_joined_squares_are_neighbours_on_different_levels_and_nothing_more() -> None:
    joined = GRID.ground(joins=frozenset({("A1", "bA1"), ("B1", "bA1")}))
    assert joined.neighbours("bA1") == ("bB1", "A1", "B1") and joined.neighbours("A1") == ("B1", "A2", "bA1")
    assert joined.distance("A1", "bA1") == 1 and joined.distance("A1", "bB1") is None
    assert joined.sight("A1", "bA1") and not joined.sight("A1", "bB1") and not PLAIN.sight("A1", "bA1")
    assert joined.contact("A1", "bA1") and not joined.contact("A2", "bA1") and not joined.contact("A1", "bB1")
    assert joined.walks("A2")["bB1"] == 3 and "bB1" not in PLAIN.walks("A2")


@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [
        ("A1", "C1", True),
        ("A1", "D1", False),  # the wall
        ("B1", "C3", True),  # furniture hides nobody
        ("C1", "D3", True),
        ("A3", "C3", False),  # the opaque square
        ("A4", "C2", False),
        ("B3", "D3", True),  # from inside
        ("B1", "B4", False),
    ],
)
def test_sight(a: str, b: str, seen: bool) -> None:
    assert PLAIN.sight(a, b) is PLAIN.sight(b, a) is seen


def test_what_is_clear_hides_nobody() -> None:
    assert PLAIN.sight("A3", "C3", clear=True) and PLAIN.sight("A4", "C2", clear=True)
    assert not PLAIN.sight("B1", "B4", clear=True)


def test_sight_and_contact_go_both_ways_whatever_is_closed_or_broken() -> None:
    for ground in (PLAIN, GRID.ground(frozenset({"C2-D2", "B3-C3"}), frozenset({"C1-D1"}))):
        for a, b in combinations(GRID.spots, 2):
            assert ground._sees(a, b, False) is ground._sees(b, a, False), (a, b)
            assert ground.contact(a, b) is ground.contact(b, a), (a, b)


def test_a_blast_reaches_squares_closed_edges_and_walls_in_their_order() -> None:
    closed = GRID.ground(closed=frozenset({"C1-C2", "A3-A4"}))
    blast = closed.blast("C1", 1)
    assert blast.squares == ("B1", "C1", "D1", "C2") and blast.closed == ("C1-C2",) and blast.walls == ("C1-D1",)
    assert closed.blast("B2", 2).walls == ("B2-B3", "C1-D1")
    assert GRID.ground(holes=frozenset({"B2-B3"})).blast("B2", 2).walls == ("C1-D1",)


def test_what_a_change_touches_is_worked_out_anew() -> None:
    """Every answer of a changed ground is that of a map that was never asked while nothing was changed."""
    for square in GRID.spots:
        assert PLAIN.contacts(square) is not None
    for edge, kind in GRID.edges.items():
        how = {"holes" if kind == "wall" else "closed": frozenset({edge})}
        changed, unasked = GRID.ground(**how), Grid({"": DRAWING, "b": BELOW}, ["."], ["cc"]).ground(**how)
        assert all(changed.contacts(each) == unasked.contacts(each) for each in GRID.spots), edge
