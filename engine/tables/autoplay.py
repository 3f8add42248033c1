"""What happens in a session without anybody doing anything: orders, single answers, stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.act import Answer, GoOn, TakeOrder
from ..core.decision import Decision
from ..core.errors import Illegal
from ..core.game import Game
from ..core.message import msg
from ..core.runner import default, offered
from ..core.shape import replay
from ..core.state import State
from ..core.view import view
from .session import Session


def next_act(
    session: Session, blame: Callable[[], None], among: list[Decision] | None = None
) -> Answer | TakeOrder | GoOn | None:
    """The next act of the automatic play, or None if the table waits for people.

    ``among`` are the awaited questions, if the caller has just applied an act and has them from `opened`.
    ``blame`` is called, while the exception is handled, for a stand-in that failed.
    """
    state = session.playing
    if session.status != "playing" or session.paused:
        return None
    act = session.game.follow(state, among)
    if act is not None:
        return act
    for seat, player in session.seats.items():
        if not player.is_automatic:
            continue
        seen = view(state, seat)
        left: Decision | None = None
        for decision in offered(state, seat, seen):
            if decision.sealed(state):
                continue
            if player.absent == "default":
                if decision.ask.wait:  # never an opportunity: what it spends may not come back
                    return Answer(seat=seat, decision=decision.id, words=default(decision), by="default")
                continue
            words = stand_in_words(session.game, seen, decision, blame)
            if words is not None:
                return Answer(seat=seat, decision=decision.id, words=words, by="stand-in")
            if decision.ask.wait:
                left = left or decision
        if left:  # nothing else of this seat comes first
            return Answer(seat=seat, decision=left.id, words=default(left), by="stand-in")
    return None


def stand_in_words(
    game: Game[Any], seen: State, decision: Decision, blame: Callable[[], None], *, advice: bool = False
) -> list[str] | None:
    """The stand-in's words, or the words that it would advise a person to say; None if it leaves the question for now.

    A stand-in that fails takes the default, so it never holds a table up.
    """
    try:
        words = (game.advise if advice else game.stand_in)(seen, decision)
        if words is not None and replay(decision.ask.shape, words)[0] is not None:
            raise Illegal(msg("refused-incomplete"))
        return words
    except Exception:
        blame()
    return default(decision) if decision.ask.wait else None
