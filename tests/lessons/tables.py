"""Games with any options that get somewhere, to be looked at from a seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from core.imagining import assert_imagined
from core.secrecy import Beyond
from every_game import game_of
from zombicide.unread import rewritten

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, default, offered
from engine.core.shape import sample
from engine.core.view import view

ACTS, RARE, LONG = 250, 0.1, 6_000
"""A game goes on for so many acts; of so many moments one is looked at, by lot; longer than so many no game is."""
BEYOND: Mapping[str, Beyond] = {"zombicide": rewritten}
"""Games in whose tables something is hidden, too."""
ALWAYS: Mapping[str, Mapping[str, str]] = {"zombicide": {"mode": "single"}}
"""Options without which others have no choice."""


def any_settings(game: Game[Any], seats: list[str], random: Random) -> Any:
    """Any options in any combination that goes together."""
    chosen = {option.field: random.choice(option.values) for option in game.options}
    return game.settle(game.settings.model_validate({**chosen, **ALWAYS.get(game.id, {})}), seats)


def next_answer(game: Game[Any], s: Any, random: Random) -> Answer:
    """Mostly what the program would do, so that games get somewhere; else anything."""
    decision = random.choice(awaited(s))
    seat = decision.seats[0]
    seen = view(s, seat)
    mine = next(each for each in offered(s, seat, seen) if each.id == decision.id)
    words = game.stand_in(seen, mine) if random.random() < 0.7 else None
    return Answer(seat=seat, decision=mine.id, words=words or sample(mine.ask.shape, random))


def played(game: Game[Any], s: Any) -> Answer:
    """What the program would do next for whoever is due."""
    decision = awaited(s)[0]
    seen = view(s, decision.seats[0])
    mine = next(each for each in offered(s, decision.seats[0], seen) if each.id == decision.id)
    return Answer(seat=decision.seats[0], decision=mine.id, words=game.stand_in(seen, mine) or default(mine))


def played_on(game: Game[Any], s: Any) -> Any:
    """To the end, with stand-ins."""
    for _ in range(LONG):
        if s.over:
            return s
        game.apply(s, game.follow(s) or played(game, s))
    raise AssertionError("no end")


def imagine(name: str, number: int, looks: int) -> int:
    """Games with any options; at some moments every seat and a spectator imagine the table. One of these tables is
    played to its end. How many tables there were.
    """
    game, random = game_of(name), Random(f"imagined {name} {number}")
    looked = games = tables = 0
    made: Any = None
    while looked < looks:
        seats = list("abcdef")[: random.choice([n for n in game.players if n <= 4])]
        settings = any_settings(game, seats, random)
        s, _ = game.set_up(settings, [*seats, *game.house(settings)], f"{name} {number} {games}")
        games += 1
        for _ in range(ACTS):
            if s.over or looked == looks:
                break
            if random.random() < RARE:
                looked += 1
                for seat in (*s.seats, None):
                    made = assert_imagined(game, s, seat, f"{looked}", random, BEYOND.get(name))
                    tables += 1
            game.apply(s, game.follow(s) or next_answer(game, s, random))
    assert game.check(played_on(game, made)) == []
    return tables
