"""“What would you do?”: the stand-in's choice for a seat, from that seat's view, with its reason."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..core import stand_ins
from ..core.decision import Decision
from ..core.game import Game
from ..core.message import Message
from ..core.runner import offered
from ..core.shape import Amounts, One, replay
from ..core.state import State
from ..core.view import view

Say = Callable[[Any, Decision, Sequence[str]], Message | None]
log = logging.getLogger(__name__)


@dataclass(slots=True, frozen=True)
class Advice:
    """The words that the stand-in would answer a question of the seat with, why, what they come to if the game can tell
    that better than their labels do, and what dice may make of them. Nothing is done by itself.
    """

    decision: Decision
    words: list[str]
    why: Message | None = None
    plan: Message | None = None
    odds: Sequence[Message] = ()


def advise(game: Game[Any], s: State, seat: str, figure: str = "") -> Advice | None:
    """What the stand-in would do next on this seat; None if it would let everything pass that is open.

    With a ``figure`` of the seat nothing is said about its others. Only the seat's own view is read. What has been
    answered already, sealed, is not advised on.
    """
    seen = view(s, seat)
    for decision in offered(s, seat, seen) if not s.over else ():
        if decision.sealed(seen) or not concerns(s, seat, decision, figure):
            continue
        words = stand_ins.words(game, seen, decision, lambda: log.exception("no advice of %s", game.id), advice=True)
        if words is not None:
            said = [told_of(game, say, seen, decision, words) for say in (game.reason, game.plan)]
            return Advice(decision, words, *said, odds=[*_odds(decision, words)][-1:])
    return None


def _odds(decision: Decision, words: Sequence[str]) -> Iterator[Message]:
    """What the options of this answer say of dice, the whole answer at the end."""
    for at, word in enumerate(words):
        shape, _ = replay(decision.ask.shape, words[:at])
        if isinstance(shape, Amounts):
            found = [shape.odds(word)]
        else:
            found = [each.odds for each in shape.options if each.key == word] if isinstance(shape, One) else []
        yield from filter(None, found)


def concerns(s: State, seat: str, decision: Decision, figure: str) -> bool:
    """Whether a question of the seat is about this figure, or about no figure at all; with "" every question is."""
    return not figure or decision.subject == figure or decision.subject not in s.crews.get(seat, ())


def told_of(game: Game[Any], say: Say, seen: State, decision: Decision, words: list[str]) -> Message | None:
    """The reason or plan of an answer; nothing if the game fails to find it: the rest is worth telling without."""
    try:
        return say(seen, decision, words)
    except Exception:
        log.exception("no words for advice of %s", game.id)
        return None
