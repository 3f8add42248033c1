"""Answers per second in random play of Hit Z Road: ``python tests/bench/engine.py [seconds]``.

Every answer includes what the runner does by itself and all next words offered to the seat that acts, word by
word; the second figure adds a view and the saved bytes of each position.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, offered
from engine.core.shape import replay
from engine.core.view import view
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.data import HitzData
from engine.games.hitz.state import HitzSettings


def play(game: Game[Any], seats: list[str], seed: str, random: Random, *, saved: bool) -> int:
    """One game by random answers; returns how many there were."""
    s, _ = game.set_up(HitzSettings(), seats, seed)
    number = 0
    while not s.over:
        act = game.follow(s)
        if act is None:
            decision = random.choice(awaited(s))
            seat = random.choice(decision.seats)
            mine = next(each for each in offered(s, seat) if each.id == decision.id)
            words: list[str] = []
            while (shape := replay(mine.ask.shape, words)[0]) is not None:
                words.append(random.choice(list(shape.words())))
            act = Answer(seat=seat, decision=mine.id, words=words)
        game.apply(s, act)
        if saved:
            view(s, s.seats[0])
            game.dump(s)
        number += 1
    return number


def measure(game: Game[Any], seconds: float, *, saved: bool) -> float:
    """Answers per second, over games of one to four players in turn."""
    number, n, begun = 0, 0, perf_counter()
    while perf_counter() - begun < seconds:
        number += play(game, list("abcd")[: n % 4 + 1], f"bench{n}", Random(n), saved=saved)
        n += 1
    return number / (perf_counter() - begun)


if __name__ == "__main__":
    long = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    road = HitZRoad(load("hitz", HitzData))
    print(f"answers with next words: {measure(road, long, saved=False):,.0f}/s")
    print(f"… with view and dump:    {measure(road, long, saved=True):,.0f}/s")
