"""Whether anything hidden shows: scramble what a seat may not see, and its view must stay the same, with all that the
program says to it or does for it: advice and reasons, orders, stand-ins, what it can say early.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from pydantic import BaseModel

from engine.core import stand_ins
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.game import Game, StandingOrder
from engine.core.message import Message
from engine.core.runner import default, offered
from engine.core.secret import HIDDEN, Deck, Hand, Hidden, Secret
from engine.core.shape import One, Source, replay, sample
from engine.core.state import State
from engine.core.view import view
from engine.tables.advice import advise

WORDS = 40
"""So many words of a question are compared."""
Beyond = Callable[[State, Random], None]
"""Makes different what is hidden in the tables of a game, which no state holds."""


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
    piles = [piece for piece in hidden if isinstance(piece, Deck | Hand)]
    secrets = [piece for piece in hidden if isinstance(piece, Secret)]
    words = [piece for piece in secrets if isinstance(piece.value, str)]
    backs = [(pile, at) for pile in piles for at, card in enumerate(pile.uncovered(seat)) if card == HIDDEN]
    cards: list[Any] = [*(pile.cards[at] for pile, at in backs), *(piece.value for piece in words)]
    random.shuffle(cards)
    for pile, at in backs:
        pile.cards[at] = cards.pop()
    for pile in piles:
        pile.seen = {each: seen for each, seen in pile.seen.items() if each == seat}
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


def helped(game: Game[Any], s: State, seat: str) -> list[object]:
    """All that the program says to a seat or does for it: what it answers as a stand-in, for absent people and by every
    order, each with its reason; what it advises for each figure, as which plan and with which odds; what the options of
    a question promise; how far the seat has come; what can be said early; what the coach speaks of.
    """
    seen = view(s, seat)
    found: list[object] = [_early(game, seen, seat), _said(game.goal(seen, seat))]
    for figure in ("", *s.crews.get(seat, ())):
        advice = advise(game, s, seat, figure)
        told = advice and (advice.why, advice.plan, *advice.odds)
        found.append(advice and (advice.decision.id, advice.words, [_said(each) for each in told or ()]))
    for decision in offered(s, seat, seen):
        words = stand_ins.words(game, seen, decision, _failed)
        found.append(
            (decision.id, words, _said(game.reason(seen, decision, words)) if words else "", default(decision))
        )
        found += (_ordered(order, seen, decision) for order in game.orders if order.kind == decision.kind)
        found += _promised(decision)
        found.append(list(game.lesson.topics(seen, decision)) if game.lesson else ())
    return found


def _promised(decision: Decision) -> Iterator[object]:
    """What the first words of a question say of dice, and of what each does."""
    shape, _ = replay(decision.ask.shape, [])
    for option in islice(shape.options, WORDS) if isinstance(shape, One) else ():
        yield option.key, _said(option.odds), _said(option.about)


def _failed() -> None:
    raise


def _said(text: Message | None) -> str:
    return repr(text)


def _early(game: Game[Any], seen: State, seat: str) -> list[object]:
    sources = ((kind, game.ahead(seen, seat, kind)) for kind in game.early)
    return [(kind, first_words(source)) for kind, source in sources if source is not None]


def first_words(source: Source) -> list[str]:
    """Everything that could come first at each step of an answer, of which the first is taken."""
    found, words = [""], list[str]()
    while (shape := replay(source, words)[0]) is not None:
        offered = list(islice(shape.words(), WORDS))
        found += offered
        if not offered:
            break
        words.append(offered[0])
    return found


def _ordered(order: StandingOrder, seen: State, decision: Decision) -> object:
    """What an order answers here, with an argument that depends on nothing but the order."""
    arg = sample(order.arg(seen), Random(order.name)) if order.arg and len(first_words(order.arg(seen))) > 1 else []
    try:
        return order.name, arg, order.policy(seen, decision, arg)
    except Refused:
        return order.name, arg, "refused"


def assert_blind(game: Game[Any], s: State, seat: str, random: Random, beyond: Beyond | None = None) -> None:
    """In two worlds that differ only in what a seat cannot see, the program says and does the same for it."""
    other = scrambled(game, s, seat, random)
    if beyond:
        beyond(other, random)
    assert helped(game, other, seat) == helped(game, s, seat), seat
