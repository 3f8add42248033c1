"""What an expert answers at a turning point: the best of a few answers, each tried in games that stand-ins play on.

These games begin with what the seat sees, the rest drawn anew (`Game.imagined`), so nothing that it cannot know tells.
All answers are tried in the same games, and the worse half of them is dropped at each rung. Another one than the
stand-in's is given only if it won more of the same games by more than the error of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf, sqrt
from time import process_time
from typing import Any

from ..core.act import Answer
from ..core.decision import Decision
from ..core.errors import Illegal
from ..core.game import Game
from ..core.runner import offered
from ..core.shape import One, Source, finished, replay
from ..core.state import State
from ..core.view import view
from ..spare import Allowance
from .shares import played_on

MOST = 5
"""Answers that are tried, the stand-in's among them."""
RUNGS = (4, 12, 32)
"""Games played on for each answer that is left when the worse half is dropped; after the last one it is decided."""
SURE = 1.0
"""Errors by which another answer must be better."""


def answers(source: Source, usual: Sequence[str]) -> list[list[str]]:
    """The answers that are tried: the usual one, and those whose first word stands nearest to its in the list, so that
    of numbers the next ones are looked at. Only itself where nothing is to be chosen from a list.
    """
    found, (shape, _) = [[*usual]], replay(source, [])
    if not isinstance(shape, One) or not usual or usual[0] not in shape.keys:
        return found
    keys = shape.keys
    at = keys.index(usual[0])
    near = sorted(range(1, len(keys)), key=lambda n: (min(n, len(keys) - n), n))
    for n in near[: MOST - 1]:
        key = keys[(at + n) % len(keys)]
        rest = [key, *usual[1:]]
        found.append(rest if _is_whole(source, rest) else finished(source, [key]))
    return found


def best(
    game: Game[Any],
    seen: State,
    seat: str,
    decision: Decision,
    usual: Sequence[str],
    seed: str,
    is_spent: Callable[[], bool] = lambda: False,
) -> list[str]:
    """The words to answer with, from the view of the seat that is asked; the same seed tries the same games.

    Where ``is_spent`` ends it early, what has been played until then decides.
    """
    tried = answers(decision.ask.shape, usual)
    won: list[list[float]] = [[] for _ in tried]
    left: list[int] = [*range(len(tried))]
    for start, stop in pairwise((0, *RUNGS)):
        for number in range(start, stop):
            if len(left) < 2 or is_spent():
                return tried[_surely_best(won)]
            for each in left:
                act = Answer(seat=seat, decision=decision.id, words=tried[each])
                won[each].append(played_on(game, seen, f"{seed}:{number}", act).get(seat, 0.0))
        scores = {each: sum(won[each]) for each in left}
        ranked = sorted(scores, key=scores.__getitem__, reverse=True)
        left = sorted({0, *ranked[: len(left) // 2]})
    return tried[_surely_best(won)]


def think(game: Game[Any], state: bytes, usual: Answer, seed: str, clock: float) -> tuple[list[str], float]:
    """`best` in a process of its own, for so many seconds by the clock, in place of the usual answer; and what this
    process has used of the processor in all. Only what the answer's seat sees of the state is read.
    """
    seen = view(game.load(state), usual.seat)
    decision = next(each for each in offered(seen, usual.seat, seen) if each.id == usual.decision)
    allowance = Allowance(inf, clock)
    return best(game, seen, usual.seat, decision, usual.words, seed, lambda: allowance.is_spent), process_time()


def _is_whole(source: Source, words: Sequence[str]) -> bool:
    try:
        return replay(source, words)[0] is None
    except Illegal:
        return False


def _surely_best(won: Sequence[Sequence[float]]) -> int:
    """The answer that won most of the games tried, if it is better than the first by more than chance."""
    games = max(len(each) for each in won)
    if not games:
        return 0
    at = max((i for i, each in enumerate(won) if len(each) == games), key=lambda i: (sum(won[i]), i == 0))
    gains = [one - other for one, other in zip(won[at], won[0], strict=True)]
    mean = sum(gains) / games
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)
    return at if mean > SURE * error else 0
