"""`make bench`: every figure with its bar, as one table; as JSON too in the file named by BENCH_JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.data import load
from engine.deadlines import MOST_TIMERS
from engine.games.hitz import HitZRoad
from engine.games.hitz.data import HitzData
from tests.bench import deadlines, history, service, surface
from tests.bench import engine as rules

SECONDS = 4.0


@dataclass
class Figure:
    """One measured number. ``bar`` is what it must reach: at least if ``more``, at most otherwise."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    more: bool = False

    @property
    def met(self) -> bool:
        return self.bar is None or (self.value >= self.bar if self.more else self.value <= self.bar)


def engine_alone() -> Iterator[Figure]:
    road = HitZRoad(load("hitz", HitzData))
    yield Figure("rules: answers with next words", rules.measure(road, SECONDS, saved=False), "/s", 8_000, more=True)
    yield Figure("… with a view and the saved state", rules.measure(road, SECONDS, saved=True), "/s", 3_000, more=True)


def answers() -> Iterator[Figure]:
    middle, slowest = service.one_at_a_time()
    yield Figure("an answer to disk, median", middle, "ms", 2)
    yield Figure("an answer to disk, 99 of 100", slowest, "ms")
    yield Figure("answers to disk, 100 tables at once", service.many_at_once(), "/s", 5_000, more=True)
    yield Figure("… with the toy game (the service alone)", service.many_at_once("toy"), "/s")


def ten_thousand() -> Iterator[Figure]:
    told = service.with_many_stored()
    yield Figure("10,000 stored: open and list the unshown", told["started"], "s", 2)
    yield Figure("… and 200 active tables woken", told["woken"], "s", 2)
    yield Figure("… memory then, discord.py included", told["memory"], "MB", 250)


def surfaces() -> Iterator[Figure]:
    drawn, size = surface.drawing()
    yield Figure("a board after one move to bytes, median", drawn, "ms", 20)
    yield Figure("… the largest board", size, "KB", 150)
    acknowledged, shown, requests = surface.pressing()
    yield Figure("press to acknowledgement, 95 of 100", acknowledged, "ms", 100)
    yield Figure("press to board, 95 of 100", shown, "ms", 500)
    yield Figure("REST calls per answer, mean", requests, "", 3)


def long_games() -> Iterator[Figure]:
    undo, rewind, recap, film, size, late = history.measure()
    yield Figure("after 2,000 answers: free undo, median", undo, "ms", 50)
    yield Figure("… rewind to the first of them", rewind, "ms", 50)
    yield Figure("… a recap with two pictures", recap, "ms")
    yield Figure("a replay, 100 frames", film, "s")
    yield Figure("… their size", size, "KB")
    yield Figure("… the event loop waits at most", late, "ms", 100)


def due() -> Iterator[Figure]:
    idle, busy = deadlines.sweeping()
    yield Figure("10,000 waiting: due-sweep, nothing due", idle, "ms", 100)
    yield Figure(f"… with {MOST_TIMERS} reminders due", busy, "ms", 100)


MEASURES: list[Callable[[], Iterator[Figure]]] = [engine_alone, answers, ten_thousand, due, surfaces, long_games]


def main() -> None:
    figures: list[Figure] = []
    print(f"{'':44} {'measured':>12} {'bar':>12}")
    for measure in MEASURES:
        for figure in measure():
            figures.append(figure)
            digits = 0 if figure.value >= 100 else 2
            bar = "" if figure.bar is None else f"{'≥' if figure.more else '≤'} {figure.bar:,g} {figure.unit}"
            mark = "" if figure.met else "  missed"
            print(f"{figure.name:44} {f'{figure.value:,.{digits}f} {figure.unit}':>12} {bar:>12}{mark}", flush=True)
    if name := os.environ.get("BENCH_JSON"):
        Path(name).write_text(json.dumps([asdict(figure) | {"met": figure.met} for figure in figures], indent=1))


if __name__ == "__main__":
    main()
