"""Whether anything hidden shows: scramble what a seat may not see, and its view must stay the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pydantic import BaseModel

from engine.core.game import Game
from engine.core.runner import offered
from engine.core.secret import Deck, Hand, Hidden, Secret
from engine.core.shape import replay
from engine.core.state import State
from engine.core.view import view


def pieces(value: Any) -> Iterator[Hidden]:
    """Every piece of a state that can hide something."""
    if isinstance(value, Hidden):
        yield value
    elif isinstance(value, BaseModel):
        for field in value.__dict__.values():
            yield from pieces(field)
    elif isinstance(value, dict):
        for item in value.values():
            yield from pieces(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from pieces(item)


def scrambled(game: Game[Any], s: State, seat: str | None, random: Random) -> State:
    """A copy in which everything that the seat may not see is different."""
    copy = game.load(game.dump(s))
    hidden = [piece for piece in pieces(copy) if piece.masked(seat) is not piece]
    piles = [piece.cards for piece in hidden if isinstance(piece, Deck | Hand)]
    secrets = [piece for piece in hidden if isinstance(piece, Secret)]
    words = [piece for piece in secrets if isinstance(piece.value, str)]
    cards = [card for pile in piles for card in pile] + [piece.value for piece in words]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    for piece in words:
        piece.value = cards.pop()
    for piece in secrets:
        if isinstance(piece.value, int):
            piece.value = random.randrange(1_000)
        elif isinstance(piece.value, list):
            piece.value = [str(random.random()) for _ in range(random.randrange(4))]
    copy.dice.seed = str(random.random())
    copy.dice.counter += random.randrange(1_000)
    copy.orders = [order for order in copy.orders if order.seat == seat]
    copy.choices = [choice for choice in copy.choices if choice.seat == seat]
    for answer in copy.sealed:
        if answer.seat != seat:
            answer.words = ["scrambled"]
    return copy


def shown(game: Game[Any], s: State, seat: str | None) -> tuple[bytes, list[tuple[str, list[str], str]]]:
    """Everything that reaches a seat: its view, and what it is offered with prompts."""
    seen = view(s, seat)
    asked: list[tuple[str, list[str], str]] = []
    for decision in offered(s, seat, seen) if seat else ():
        shape, _ = replay(decision.ask.shape, [])
        assert shape is not None
        labels = [option.label for option in getattr(shape, "options", [])]
        asked.append((decision.id, list(shape.words()), f"{decision.prompt(seen)} {labels}"))
    return game.dump(seen), asked


def assert_secret(game: Game[Any], s: State, random: Random) -> None:
    """No seat and no spectator can tell a state from one in which the hidden things differ."""
    for seat in (*s.seats, None):
        assert shown(game, s, seat) == shown(game, scrambled(game, s, seat, random), seat), seat
