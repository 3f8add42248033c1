"""Walks, compared with looking at every way there is on small random maps."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.kit.walks import cheapest, distances, priced, traced, within, worthiest

Map = dict[str, tuple[str, ...]]
SIZE = 7


def a_map(seed: int) -> tuple[Map, dict[str, int]]:
    """A map with one-way streets and dead ends, and what each node costs."""
    random = Random(seed)
    nodes = [chr(ord("a") + n) for n in range(SIZE)]
    links = {node: tuple(random.sample([n for n in nodes if n != node], random.randint(0, 3))) for node in nodes}
    return links, {node: random.randint(0, 2) for node in nodes}


def every_way(links: Map, start: str, most: int) -> Iterator[list[str]]:
    """All ways of at most so many steps, squares visited again included."""
    ways = [[start]]
    for _ in range(most):
        ways = [[*way, node] for way in ways for node in links[way[-1]]]
        yield from (way[1:] for way in ways)


@pytest.mark.parametrize("seed", range(40))
def test_walks_find_what_looking_at_every_way_finds(seed: int) -> None:
    links, price = a_map(seed)
    ways = list(every_way(links, "a", 5))

    def spent(way: list[str]) -> int:
        return sum(price[node] for node in way)

    far = distances(["a"], links.__getitem__)
    found = within("a", links.__getitem__, 5, price.__getitem__)
    assert "a" not in found
    for to in links:
        there = [way for way in ways if way[-1] == to]
        assert bool(there) == (to in found) or to == "a"
        if to in found:
            least = min(map(len, there))
            assert (found[to].steps, found[to].price) == (least, min(spent(w) for w in there if len(w) == least))
            assert far[to] == least
            assert traced(found, to) in there and spent(traced(found, to)) == found[to].price
        best = min(((spent(way), len(way)) for way in there), default=None)
        way = cheapest("a", links.__getitem__, 5, price.__getitem__, to)
        assert (spent(way), len(way)) == best if best else way == []
    assert list(far.values()) == sorted(far.values()) and next(iter(far)) == "a"


def test_distances_are_those_to_the_nearest_start() -> None:
    line = {n: (n - 1, n + 1) for n in range(1, 9)} | {0: (1,), 9: (8,)}
    assert distances([0, 7], line.__getitem__) == {0: 0, 1: 1, 2: 2, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 1, 9: 2}


@pytest.mark.parametrize("seed", range(40))
def test_the_worthiest_way_beats_every_other(seed: int) -> None:
    links, price = a_map(seed)
    random = Random(seed)
    worth = {node: random.choice([0.0, 2.0, 4.0, 8.0]) for node in links if random.random() < 0.7}
    gains = {tuple(w): worth.get(w[-1], 0.0) - sum(1 + price[n] for n in w) for w in every_way(links, "a", SIZE - 1)}
    best = max((gain for way, gain in gains.items() if way[-1] != "a" and way[-1] in worth), default=0.0)
    way = worthiest("a", links.__getitem__, lambda node: 1.0 + price[node], worth, 1.0)
    assert (gains[tuple(way)] == best) if best > 0 else way == []
    assert worthiest("a", links.__getitem__, lambda node: 1.0 + price[node], worth, 1.0, max(best, 0.0)) == []


def test_priced_gives_every_node_by_its_cheapest_way_cheap_ones_first() -> None:
    steps = {"a": [("b", 5), ("c", 1)], "b": [("d", 1)], "c": [("b", 2), ("d", 9)], "d": [("a", 1)]}
    assert [*priced("a", steps.__getitem__)] == [("a", 0, "a"), ("c", 1, "a"), ("b", 3, "c"), ("d", 4, "b")]
