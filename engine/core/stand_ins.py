"""What stand-ins answer at a table, and how they play it to its end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from .act import Act, Answer
from .decision import Decision
from .errors import Illegal
from .game import Game
from .message import msg
from .runner import default, offered, opened
from .shape import replay
from .state import State
from .view import view


def no_blame() -> None:
    """A stand-in that fails takes the default, and nobody is told."""


def words(
    game: Game[Any], seen: State, decision: Decision, blame: Callable[[], None] = no_blame, *, advice: bool = False
) -> list[str] | None:
    """The stand-in's words, or the words that it would advise a person to say; None if it leaves the question for now.

    A stand-in that fails takes the default, so it never holds a table up; ``blame`` is called while the exception is
    handled.
    """
    try:
        found = (game.advise if advice else game.stand_in)(seen, decision)
        if found is not None and replay(decision.ask.shape, found)[0] is not None:
            raise Illegal(msg("refused-incomplete"))
        return found
    except Exception:
        blame()
    return default(decision) if decision.ask.wait else None


def answer(
    game: Game[Any], s: State, seat: str, blame: Callable[[], None] = no_blame, *, advice: bool = False
) -> Answer | None:
    """The stand-in's next answer on a seat, to whichever of its questions, or the one that it would advise a person to
    give; None if it has none to give.
    """
    seen, left = view(s, seat), None
    for decision in offered(s, seat, seen):
        if decision.sealed(s):
            continue
        said = words(game, seen, decision, blame, advice=advice)
        if said is not None:
            return Answer(seat=seat, decision=decision.id, words=said, by="stand-in")
        if decision.ask.wait:
            left = left or decision
    if left is None:
        return None
    return Answer(seat=seat, decision=left.id, words=default(left), by="stand-in")  # nothing else comes first


def act_of(game: Game[Any], s: State, advised: Collection[str] = ()) -> Act | None:
    """What happens next at a table where stand-ins have all seats, some of which are played as a person is ``advised``;
    None if nothing can.
    """
    said = (answer(game, s, seat, advice=seat in advised) for seat in s.seats)
    return game.follow(s, opened(s)) or next(filter(None, said), None)


def play_on(game: Game[Any], s: State, most: int, advised: Collection[str] = ()) -> bool:
    """Let stand-ins play all seats to the end, as in `act_of`; whether there was one within so many acts."""
    for _ in range(most):
        if s.over:
            return True
        act = act_of(game, s, advised)
        if act is None:
            return False
        game.apply(s, act)
    return s.over
