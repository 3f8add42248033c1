"""Walks over any map: nodes are whatever can be hashed, ``links`` gives the neighbours of one in a fixed order.

All walks are found in that order, so equal ones are always decided alike.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

N = TypeVar("N", bound=Hashable)
Links = Callable[[N], Iterable[N]]


class Way(NamedTuple, Generic[N]):
    """How a node is reached: steps, the price of the nodes on the way, the node before."""

    steps: int
    price: int
    before: N


def distances(starts: Iterable[N], links: Links[N]) -> dict[N, int]:
    """Steps to every node that can be reached, from the nearest of the starts, near ones first."""
    found = dict.fromkeys(starts, 0)
    line = list(found)
    for here in line:
        steps = found[here] + 1
        for node in links(here):
            if node not in found:
                found[node] = steps
                line.append(node)
    return found


def within(start: N, links: Links[N], most: int, price: Callable[[N], int] = lambda node: 0) -> dict[N, Way[N]]:
    """The nodes at most ``most`` steps away, near ones first: by a shortest way, and of these by the least price."""
    edge = {start: Way(0, 0, start)}
    found = dict(edge)
    for steps in range(1, most + 1):
        new: dict[N, Way[N]] = {}
        for here, way in edge.items():
            for node in links(here):
                if node not in found:
                    total = way.price + price(node)
                    known = new.get(node)
                    if known is None or total < known.price:
                        new[node] = Way(steps, total, here)
        found |= new
        edge = new
    del found[start]
    return found


def traced(found: Mapping[N, Way[N]], to: N) -> list[N]:
    """The nodes of a way that `within` has found, without the start."""
    path = [to]
    while (before := found[path[-1]].before) in found:
        path.append(before)
    return path[::-1]


class Ways(Mapping[N, list[N]]):
    """Nodes that `within` has found, but for some that are passed only, with the way to each, traced when it is
    looked at.
    """

    def __init__(self, found: Mapping[N, Way[N]], passed: Container[N] = ()) -> None:
        self._found, self._passed = found, passed

    def __getitem__(self, node: N) -> list[N]:
        if node in self._passed:
            raise KeyError(node)
        return traced(self._found, node)

    def __iter__(self) -> Iterator[N]:
        return (node for node in self._found if node not in self._passed)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def steps(self, node: N) -> int:
        """How long the way to a node is."""
        return self._found[node].steps


def cheapest(start: N, links: Links[N], most: int, price: Callable[[N], int], to: N) -> list[N]:
    """The shortest and then cheapest way of at most ``most`` steps; empty if there is none."""
    paths: dict[N, tuple[int, list[N]]] = {start: (0, [])}
    best: tuple[int, list[N]] | None = None
    for _ in range(most):
        longer: dict[N, tuple[int, list[N]]] = {}
        for here, (spent, path) in paths.items():
            for node in links(here):
                total = spent + price(node)
                if node not in longer or total < longer[node][0]:
                    longer[node] = (total, [*path, node])
        paths = longer
        if to in paths and (best is None or paths[to][0] < best[0]):
            best = paths[to]
    return best[1] if best else []


def priced(start: N, links: Callable[[N], Iterable[tuple[N, float]]]) -> Iterator[tuple[N, float, N]]:
    """Every node that can be reached, cheap ones first, with the price of the cheapest way and the node before it; the
    start itself first. ``links`` gives the neighbours of a node, each with the price of the step.
    """
    line: list[tuple[float, int, N, N]] = [(0, 0, start, start)]
    done, count = set[N](), 0
    while line:
        price, _, here, before = heappop(line)
        if here in done:
            continue
        done.add(here)
        yield here, price, before
        for node, step in links(here):
            if node not in done:
                count += 1
                heappush(line, (price + step, count, node, here))


def worthiest(
    start: N, links: Links[N], cost: Callable[[N], float], worth: Mapping[N, float], rate: float, least: float = 0.0
) -> list[N]:
    """The way to the node whose worth, less ``rate`` times the cost of the way, is highest; empty if that is not above
    ``least``. Every node's ``cost`` is above 0. The start itself is no goal.
    """
    best, to = least, start
    most = max(worth.values(), default=0.0)
    before: dict[N, N] = {}
    for here, spent, came in priced(start, lambda at: ((node, cost(node)) for node in links(at))):
        if most - rate * spent <= best:
            break
        before[here] = came
        if here != start and here in worth and worth[here] - rate * spent > best:
            best, to = worth[here] - rate * spent, here
    path: list[N] = []
    while to != start:
        path.append(to)
        to = before[to]
    return path[::-1]
