"""Games played beforehand, so that what is measured is the program and not who plays.

Hit Z Road and the toy game are played at random, one as short as the other. Everything else is played by the automated
players: random players of Zombies!!! would wander about a full city for hundreds of turns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, default, offered
from engine.core.shape import sample
from engine.core.view import view
from tests.core.toy import Toy
from tests.every_game import IDS, game_of

NAMES = {
    "hitz": "Hit Z Road",
    "zombies": "Zombies!!!",
    "zgame": "Z-Game",
    "plague": "Zombie Plague",
    "zombicide": "Zombicide",
    "toy": "the toy game",
}
AT_RANDOM = ("hitz", "toy")
Player = Callable[[Game[Any], Any, Random], Answer]


@dataclass
class Script:
    """The answers of the people of one game."""

    settings: Any
    seats: list[str]
    seed: str
    answers: list[Answer]


@cache
def games() -> dict[str, Game[Any]]:
    return {**{id: game_of(id) for id in IDS}, "toy": Toy()}


def at_random(game: Game[Any], s: Any, random: Random) -> Answer:
    """A random answer to a random question that the table waits for."""
    real = random.choice(awaited(s))
    seat = random.choice(real.seats)
    mine = next(each for each in offered(s, seat) if each.id == real.id)
    return Answer(seat=seat, decision=mine.id, words=sample(mine.ask.shape, random))


def as_stand_ins(game: Game[Any], s: Any, random: Random) -> Answer:
    """What the first automated player does who has something to do, cards included; sides of the program come first,
    as they do at a table.
    """
    house = game.house(s.settings)
    for seat in sorted(s.seats, key=lambda each: each not in house):
        seen = view(s, seat)
        for mine in offered(s, seat, seen):
            words = None if mine.sealed(s) else game.stand_in(seen, mine)
            if words is not None:
                return Answer(seat=seat, decision=mine.id, words=words)
    real = awaited(s)[0]
    return Answer(seat=real.seats[0], decision=real.id, words=default(real))


def script(
    name: str,
    n: int,
    seats: str,
    *,
    settings: Any = None,
    most: int | None = None,
    player: Player | None = None,
) -> Script:
    """The n-th game of a name for these seats, up to so many answers; ``player`` if not as such games are played."""
    game, random, answers = games()[name], Random(n), list[Answer]()
    settings, player = settings or game.settings(), player or (at_random if name in AT_RANDOM else as_stand_ins)
    s, _ = game.set_up(settings, list(seats), f"bench{n}")
    while not s.over and (most is None or len(answers) < most):
        act = game.follow(s)
        if act is None:
            act = player(game, s, random)
            answers.append(act)
        game.apply(s, act)
    return Script(settings, list(seats), f"bench{n}", answers)
