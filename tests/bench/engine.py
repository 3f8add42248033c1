"""Answers per second of the rules alone: ``python -m tests.bench.engine [game] [seconds]``.

Every answer includes what the runner does by itself and all next words offered to the seat that acts, word by
word (of endless lists the first); the second figure adds a view and the saved bytes of each position. Seconds are
those of the processor.
"""

from __future__ import annotations

import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from statistics import mean
from time import process_time, process_time_ns
from typing import Any

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import offered, opened
from engine.core.shape import Shape, Source
from engine.core.view import view
from engine.games.zombies.settings import ZombiesSettings
from tests.bench.games import Script, at_random, games, script

SEATS = "abcd"
MOST_WORDS = 300
PLAYED = 16
EARLY, LATE = range(6, 15), range(396, 405)
"""Turns around the tenth and around the four-hundredth."""
LONG = 0
"""The number of a random game of Zombies!!! that comes so far."""


def run(game: Game[Any], played: Script, *, saved: bool = False) -> Iterator[Any]:
    """The states of a game after each of its answers, in which the time is spent that is measured."""
    s, _ = game.set_up(played.settings, played.seats, played.seed)
    answers = iter(played.answers)
    while not s.over:
        act = game.follow(s, opened(s)) or next(answers, None)
        if act is None:
            return
        if isinstance(act, Answer) and act.by == "player":
            mine = next(each for each in offered(s, act.seat) if each.id == act.decision)
            for shape in asked(mine.ask.shape, act.words):
                deque(islice(shape.words(), MOST_WORDS), 0)
        game.apply(s, act)
        if saved:
            view(s, s.seats[0])
            game.dump(s)
        yield s


def asked(source: Source, words: Sequence[str]) -> Iterator[Shape]:
    """What each word of an answer was chosen from."""
    if not callable(source):
        yield source
        return
    chain = source()
    shape = next(chain)
    for word in words[:-1]:
        yield shape
        shape = chain.send(shape.parse(word))
    yield shape


def scripts(name: str) -> Sequence[Script]:
    """Games of every number of players up to four in turn; of Zombies!!! in both modes."""
    counts = [players for players in games()[name].players if players <= len(SEATS)]
    modes = [ZombiesSettings(mode="alt"), ZombiesSettings(mode="base")] if name == "zombies" else [None]
    return [script(name, n, SEATS[: counts[n % len(counts)]], settings=modes[n % len(modes)]) for n in range(PLAYED)]


def measure(name: str, seconds: float, *, saved: bool) -> float:
    """Answers per second, over the games of this name; each has been played once before, as in a bot that runs."""
    game, number, prepared = games()[name], 0, scripts(name)
    for played in prepared:
        deque(run(game, played, saved=saved), 0)
    begun = process_time()
    for played in cycle(prepared):
        number += sum(1 for _ in run(game, played, saved=saved))
        if process_time() - begun > seconds:
            break
    return number / (process_time() - begun)


def longest(name: str, times: int = 5) -> float:
    """Milliseconds of the act that took the rules the longest, over the games of this name, each act at its best."""
    game, best = games()[name], defaultdict[tuple[int, int], int](lambda: 10**12)
    for _ in range(times):
        for number, played in enumerate(scripts(name)):
            s, _ = game.set_up(played.settings, played.seats, played.seed)
            answers = iter(played.answers)
            for at in count():
                act = game.follow(s, opened(s)) or next(answers, None)
                if act is None:
                    break
                begun = process_time_ns()
                game.apply(s, act)
                best[number, at] = min(best[number, at], process_time_ns() - begun)
    return max(best.values()) / 1e6


def early_and_late(times: int = 8) -> tuple[float, float]:
    """Mean µs of an answer around the 10th and around the 400th turn of a long game, each answer at its best."""
    game = games()["zombies"]
    settings = ZombiesSettings(kill_target="60")
    played = script("zombies", LONG, "abcd", settings=settings, most=2_700, player=at_random)
    best = defaultdict[tuple[int, int], int](lambda: 10**12)
    for _ in range(times):
        begun = process_time_ns()
        for n, s in enumerate(run(game, played)):
            best[n, s.number] = min(best[n, s.number], process_time_ns() - begun)
            begun = process_time_ns()
    early, late = (
        mean(time / 1000 for (_, number), time in best.items() if number in turns) for turns in (EARLY, LATE)
    )
    return early, late


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "hitz"
    long = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    print(f"answers with next words: {measure(name, long, saved=False):,.0f}/s")
    print(f"the longest act:         {longest(name):.1f} ms")
    print(f"… with view and dump:    {measure(name, long, saved=True):,.0f}/s")
