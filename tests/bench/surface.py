"""What drawing a board costs, and what it weighs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "discord")]


from engine.core.view import view
from engine.games.zombies.settings import ZombiesSettings
from render.boards import BOARDS
from telling.texts import Texts
from tests.bench import crowd, horde
from tests.bench.games import games, script

DRAWN = 150
LATE_CITY = 28
"""Tiles on the table or out of the game, of the 30 in the box; few games go on for long with all of them."""


def drawing(name: str) -> tuple[float, float]:
    """Median milliseconds from a view to the bytes of its board after one move, and the largest board in KB.

    Of Zombies!!! with nearly the whole city on the table.
    """
    return _drawing(name, _boards(name))


def fullest(name: str) -> tuple[float, float]:
    """The same of the fullest map of Zombie Plague or city of Zombicide."""
    return _drawing(name, {"plague": crowd.steps, "zombicide": horde.steps}[name]())


def largest_map(name: str) -> float:
    """The largest picture of a page, in KB: whole maps, as everybody sees them."""
    states = {"plague": crowd.steps, "zombicide": horde.steps}.get(name, partial(_boards, name))
    names, texts, board = dict.fromkeys("abcdm", "Ann"), Texts()("ru"), BOARDS[name]
    sizes = [
        len(board.picture(chart.sheet, ()).data)
        for s, changed in islice(states(), 0, DRAWN, 10)
        for chart in board.charts(view(s, None), texts, names, changed=dict.fromkeys(changed, 0))
    ]
    return max(sizes) / 1024


def _drawing(name: str, boards: Iterator[tuple[Any, set[str]]]) -> tuple[float, float]:
    texts = Texts()("ru")
    names = dict(zip("abcdm", ("Ann", "Bob", "Вера", "Глеб", "Dan"), strict=True))
    times: list[float] = []
    largest = 0
    for s, changed in islice(boards, DRAWN):
        begun = process_time()
        picture = BOARDS[name].draw(view(s, None), texts, names, changed=changed)
        times.append((process_time() - begun) * 1000)
        largest = max(largest, len(picture.data))
    return median(times[5:]), largest / 1024


def _boards(name: str) -> Iterator[tuple[Any, set[str]]]:
    """The state after each move of some games, and what has changed by it."""
    game = games()[name]
    for n in range(3, 9):
        played = script(name, n, "abcd", settings=ZombiesSettings(kill_target="60") if name == "zombies" else None)
        s, _ = game.set_up(played.settings, played.seats, played.seed)
        answers = iter(played.answers)
        while not s.over and (act := game.follow(s) or next(answers, None)):
            changed = {ref for event in game.apply(s, act) for ref in event.refs}
            if name != "zombies" or len(s.tiles) + len(s.removed) >= LATE_CITY:
                yield s, changed
