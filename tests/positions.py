"""Positions of games that are played half at random, with what whoever is asked there is advised."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, offered
from engine.core.shape import sample
from engine.core.state import State
from engine.core.view import view
from engine.tables.advice import Advice, advise

S = TypeVar("S", bound=State)


def positions(game: Game[S], s: S, random: Random, acts: int, heeded: float = 0.7) -> Iterator[tuple[S, Advice]]:
    """Positions of a game that goes on for so many acts: seven of ten answers are the stand-in's, the others any."""
    for _ in range(acts):
        if s.over:
            return
        act: Any = game.follow(s)
        if act is None:
            asked = random.choice([each for each in awaited(s) if not each.sealed(s)])
            seat = asked.seats[0]
            figure = asked.subject if asked.subject in s.crews.get(seat, ()) else ""
            if found := advise(game, s, seat, figure):
                yield s, found
            seen = view(s, seat)
            mine = next(each for each in offered(s, seat, seen) if each.id == asked.id)
            words = game.stand_in(seen, mine) if random.random() < heeded else None
            act = Answer(seat=seat, decision=mine.id, words=words or sample(mine.ask.shape, random))
        game.apply(s, act)
