"""How fast this machine is against the one for which the bars were set: a small fixed piece of pure Python."""

from __future__ import annotations

from time import process_time

REFERENCE = 0.019
"""Seconds of CPU that `work` needs on the machine of the bars, from the ratio of its bench to that of another."""
RUNS = 9


def work() -> int:
    """What rules do most: small objects, dictionaries, comparisons, calls. The same on every machine."""
    seen: dict[tuple[int, int], int] = {}
    for n in range(60_000):
        place = (n * 7919 % 331, n % 17)
        seen[place] = max(seen.get(place, 0), n) + len(f"{n}.{place[0]}")
    return sum(sorted(seen.values())[::3])


def factor() -> float:
    """How many times as long this machine takes."""
    times: list[float] = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return min(times) / REFERENCE
