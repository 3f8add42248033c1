"""Hexes: neighbours, distances, layouts by rows."""

from __future__ import annotations

import pytest

from engine.kit.hexes import Hex, distance, laid_out

HERE = Hex(0, 0)


def test_a_cell_has_six_neighbours_one_step_away() -> None:
    around = list(HERE.neighbours)
    assert len(set(around)) == 6 and all(distance(HERE, each) == 1 for each in around)
    assert all(HERE in each.neighbours for each in around)


@pytest.mark.parametrize(("cell", "steps"), [((0, 0), 0), ((2, -1), 2), ((2, 1), 3), ((-3, 3), 3), ((-1, -2), 3)])
def test_the_distance_counts_steps_over_any_cells(cell: tuple[int, int], steps: int) -> None:
    reached, edge = {HERE}, {HERE}
    for _ in range(steps):
        edge = {new for old in edge for new in old.neighbours} - reached
        reached |= edge
    assert Hex(*cell) in edge | ({HERE} if not steps else set())
    assert distance(HERE, Hex(*cell)) == distance(Hex(*cell), HERE) == steps


def test_a_drawing_gives_the_cells_in_reading_order() -> None:
    cells = laid_out(["a   b", "  M   c", "d"], "M")
    assert cells == [("a", (0, -1)), ("b", (1, -1)), ("M", (0, 0)), ("c", (1, 0)), ("d", (-1, 1))]


@pytest.mark.parametrize("rows", [["a   b"], ["M   M"], ["M  b"], ["M", "a"]])
def test_a_drawing_that_is_none_is_refused(rows: list[str]) -> None:
    with pytest.raises(ValueError, match=r"fault-(origin|between)"):
        laid_out(rows, "M")
