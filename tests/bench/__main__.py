"""`make bench`: every figure with its bar, as one table; as JSON too in the file named by BENCH_JSON.

The bars are those of one machine. How much slower or faster this one is, a yardstick says, and beside each missed bar
what it comes to here; waiting for a disk or for Discord does not scale like this.
"""

from __future__ import annotations

import json
import os
import platform
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bot import settle
from engine.calls.deadlines import MOST_TIMERS
from render.boards import BOARDS
from tests.bench import cluster, crowd, deadlines, history, horde, pages, service, surface, whole_answer, yardstick
from tests.bench import engine as rules
from tests.bench.games import NAMES
from tests.every_game import IDS

SECONDS = 3.0
LONGEST_ACT = 20
"""Milliseconds of rules between two breaths: with a slice of automatic play before it, the others wait 50 at most."""
TIMES = ("s", "ms", "µs")
"""Units of what takes longer on a slower machine."""


@dataclass(frozen=True)
class Bars:
    """What the figures of a game must reach: answers per second of the rules, milliseconds and KB of a board,
    milliseconds of the processor for a whole answer, and for a press on the public post until its board is there where
    most answers are given so.
    """

    answers: int = 6_000
    drawing: int = 20
    board: int = 150
    cpu: int = 20
    to_board: int | None = None


USUAL = Bars()
BARS = {
    "hitz": Bars(8_000, 9, cpu=16, to_board=15),
    "zombies": Bars(8_000, 11, 200, to_board=15),
    "zgame": Bars(cpu=18),
    "plague": Bars(3_000, 40, 200, cpu=24),
    "zombicide": Bars(4_000, 40, 200),
}
"""Of the games that must reach something else than the usual."""


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
        return self._reaches(self.bar)

    def scaled(self, factor: float) -> tuple[float, bool]:
        """The bar for a machine that takes so many times as long, and whether the number reaches that."""
        assert self.bar is not None
        bar = self.bar * factor if self.unit in TIMES else self.bar / factor if self.unit == "/s" else self.bar
        return bar, self._reaches(bar)

    def _reaches(self, bar: float | None) -> bool:
        return bar is None or (self.value >= bar if self.more else self.value <= bar)


def rules_alone(game: str) -> Iterator[Figure]:
    bar = BARS.get(game, USUAL).answers
    yield Figure("rules: answers with next words", rules.measure(game, SECONDS, saved=False), "/s", bar, more=True)
    yield Figure("… with a view and the saved state", rules.measure(game, SECONDS, saved=True), "/s", 3_000, more=True)
    yield Figure("… the longest act, which nothing interrupts", rules.longest(game), "ms", LONGEST_ACT)


def long_turns(game: str) -> Iterator[Figure]:
    early, late = rules.early_and_late()
    yield Figure("an answer around turn 10", early, "µs")
    yield Figure("… around turn 400", late, "µs")
    yield Figure("… as against turn 10", late / early, "times", 1.5)


def fullest_map(game: str) -> Iterator[Figure]:
    yield Figure(f"a turn of {crowd.ZOMBIES} zombies, {crowd.MOST_HUMANS} humans", crowd.zombie_turn(), "ms", 50)
    yield from _fullest_board(game)


def fullest_city(game: str) -> Iterator[Figure]:
    yield Figure(f"a Zombie Phase with {horde.ZOMBIES} figures", horde.zombie_phase(), "ms", 40)
    yield from _fullest_board(game)


def _fullest_board(game: str) -> Iterator[Figure]:
    drawn, size = surface.fullest(game)
    yield Figure("… their board after one move, median", drawn, "ms", BARS[game].drawing)
    yield Figure("… the largest", size, "KB", BARS[game].board)


def answers(game: str) -> Iterator[Figure]:
    middle, slowest = service.one_at_a_time(game)
    yield Figure("an answer to disk, median", middle, "ms", 2)
    yield Figure("an answer to disk, 99 of 100", slowest, "ms")
    yield Figure("answers to disk, 100 tables at once", service.many_at_once(game), "/s", 4_000, more=True)


def ten_thousand(game: str) -> Iterator[Figure]:
    told = service.with_many_stored()
    yield Figure("10,000 stored: open and list the unshown", told["started"], "s", 2)
    yield Figure("… and 200 active tables woken", told["woken"], "s", 2)
    yield Figure("… memory then, discord.py included", told["memory"], "MB", 250)


def surfaces(game: str) -> Iterator[Figure]:
    drawn, size = surface.drawing(game)
    yield Figure("a board after one move to bytes, median", drawn, "ms", BARS.get(game, USUAL).drawing)
    yield Figure("… the largest board", size, "KB", BARS.get(game, USUAL).board)


def whole_answers(game: str) -> Iterator[Figure]:
    told = whole_answer.measure(game)
    yield Figure("press to acknowledgement, 95 of 100", told.acknowledged, "ms", 100)
    yield Figure("press to board, 95 of 100", told.board, "ms", 500)
    yield Figure("… with 300 ms per REST call", told.slow_board, "ms", 500)
    yield Figure("REST calls per answer, mean", told.calls, "", 1.6)
    yield Figure("… counted by Discord's limit", told.counted, "", 0.8)
    yield Figure("… to tidy up old posts later", told.tidied, "")
    yield Figure("reads of the database per answer, mean", told.reads, "", 2)
    yield Figure("CPU of press → board in the channel, mean", told.to_board, "ms", BARS.get(game, USUAL).to_board)
    yield Figure("CPU of a whole answer, mean", sum(told.parts.values()), "ms", BARS.get(game, USUAL).cpu)
    for part, spent in told.parts.items():
        yield Figure(f"… {part}", spent, "ms")
    yield Figure("… the simulated Discord, not counted", told.simulation, "ms")


def taps(game: str) -> Iterator[Figure]:
    yield Figure("page: CPU of tap → picture there, 95 of 100", pages.tap(game), "ms", 150)
    yield Figure("… the largest picture", surface.largest_map(game), "KB", 300)
    if (told := pages.touched(game)) is not None:  # where a browser is
        opens, right = told
        yield Figure("… from a link to the lit board", opens, "s", 1)
        yield Figure("… taps off by 6 px: right, or magnified", right, "%", 98, more=True)


def open_pages(game: str) -> Iterator[Figure]:
    alone, beside, fetched = pages.measure(game)
    yield Figure("CPU until a press is acknowledged, 95 of 100", alone, "ms")
    yield Figure(f"… later while {pages.READERS} pages fetch", beside - alone, "ms", 10)
    yield Figure("… and how often they did", fetched, "")
    yield Figure("a page without its picture", pages.page(), "KB", 60)
    held, spent, there = pages.idle(game)
    yield Figure(f"{pages.IDLE:,} idle pages: memory", held, "MB", 100)
    yield Figure("… of a processor", spent, "%", 1)
    yield Figure("… still open in the end", there, "", pages.IDLE, more=True)


def long_games(game: str) -> Iterator[Figure]:
    undo, rewind, recap, film, size, late = history.measure()
    yield Figure("after 2,000 answers: free undo, median", undo, "ms", 50)
    yield Figure("… rewind to the first of them", rewind, "ms", 50)
    yield Figure("… a recap with two pictures", recap, "ms")
    yield Figure("a replay, 100 frames", film, "s", 2)
    yield Figure("… their size", size, "KB")
    yield Figure("… the event loop waits at most", late, "ms", 100)


def due(game: str) -> Iterator[Figure]:
    idle, busy = deadlines.sweeping()
    yield Figure("10,000 waiting: due-sweep, nothing due", idle, "ms", 100)
    yield Figure(f"… with {MOST_TIMERS} reminders due", busy, "ms", 100)


def several_processes(game: str) -> Iterator[Figure]:
    """Only where a PostgreSQL is there."""
    told = cluster.measure(game)
    if told is None:
        return
    yield Figure("PostgreSQL: an answer to disk, median", told.answer, "ms", 2)
    yield Figure("… 100 tables at once", told.rate, "/s")
    yield Figure("… as against SQLite just before", told.share, "%", 40, more=True)
    yield Figure("… CPU of an answer, the bot", told.cpu, "ms")
    yield Figure("… CPU of an answer, the server", told.server, "ms")
    yield Figure("… due-sweep, 20,000 of 200,000 due for others", told.sweep, "ms", 10)


def service_alone(game: str) -> Iterator[Figure]:
    yield Figure("answers to disk, 100 tables at once", service.many_at_once(game), "/s")


Measure = Callable[[str], Iterator[Figure]]
FURTHER: dict[str, list[Measure]] = {
    "hitz": [ten_thousand, due, long_games, several_processes],
    "zombies": [long_turns, open_pages, taps],
    "zgame": [taps],
    "plague": [fullest_map, taps],
    "zombicide": [fullest_city, taps],
}
"""What is measured with one game only."""


def measures() -> Iterator[tuple[str, list[Measure]]]:
    """What is measured with which game: of one without a board, its rules."""
    for game in IDS:
        shown = [answers, surfaces, whole_answers] if game in BOARDS else []
        yield game, [rules_alone, *shown, *FURTHER.get(game, [])]
    yield "toy", [service_alone]


def interpreter() -> str:
    """Which Python measures, and whether it says that it was built with profile-guided optimisation: worth a fifth.

    Distributions may do it without saying so, as Debian does.
    """
    options = sysconfig.get_config_var("CONFIG_ARGS") or ""
    how = "yes" if "--enable-optimizations" in options else "not said"
    return f"{platform.python_implementation()} {platform.python_version()}, built with --enable-optimizations: {how}"


def _missed(figure: Figure, factor: float) -> str:
    bar, reached = figure.scaled(factor)
    if bar == figure.bar:  # a number of calls or bytes, which no machine changes
        return "  missed"
    return f"  missed; {bar:,.0f} {figure.unit}: {'met' if reached else 'missed'}"


def main() -> None:
    told: list[dict[str, Any]] = []
    factor = yardstick.factor()
    print(interpreter())
    print(f"This machine takes {factor:.2f} times as long as that of the bars.")
    print(f"{'':44} {'measured':>12} {'bar':>12}  scaled to this machine")
    for game, wanted in measures():
        print(f"With {NAMES.get(game, game)}:")
        for measure in wanted:
            settle()  # what other figures left behind is no part of these
            for figure in measure(game):
                told.append({"game": game, **asdict(figure), "met": figure.met, "factor": factor})
                digits = 0 if figure.value >= 100 else 2
                bar = "" if figure.bar is None else f"{'≥' if figure.more else '≤'} {figure.bar:,g} {figure.unit}"
                mark = "" if figure.met else _missed(figure, factor)
                print(
                    f"  {figure.name:42} {f'{figure.value:,.{digits}f} {figure.unit}':>12} {bar:>12}{mark}", flush=True
                )
    if name := os.environ.get("BENCH_JSON"):
        Path(name).write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
