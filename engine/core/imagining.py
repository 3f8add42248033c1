"""A table that can be played on, made of a view alone: all that the view hides is drawn anew.

The state behind the view is never asked, so nothing of it can show: two tables that look alike to somebody give the
same imagined one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from .decision import Decision
from .dice import Dice
from .errors import RulesError
from .runner import default, offered
from .secret import HIDDEN, Deck, Hand, Sealed, covered, pieces
from .state import State
from .view import view

S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """What is needed of a game: see `Game`."""

    def dump(self, s: State) -> bytes: ...
    def load(self, data: bytes | str) -> S: ...
    def fill(self, s: S) -> None: ...
    def stand_in(self, seen: S, decision: Decision) -> list[str] | None: ...


def imagined(game: Rules[S], seen: S, seed: str) -> S:
    """A state of its own that whoever has this view cannot tell from the true one, with other dice.

    What others have ordered is gone, what they have chosen to stand is as by default, and what they have answered in
    secret is what the program would in their place. Raises `RulesError` if the game leaves something hidden.
    """
    s = game.load(game.dump(seen))
    s.dice = Dice(seed=seed)
    fill(game, s)
    masked = [each for each in s.sealed if covered(each)]
    everything, s.sealed = s.sealed, [each for each in s.sealed if not covered(each)]
    answers = [_answered(game, s, each) for each in masked]
    for each, words in zip(masked, answers, strict=True):
        each.words = list(words)
    s.sealed = [each for each in everything if each.words]
    s.dice.used.clear()
    return s


def fill(game: Rules[S], s: S) -> None:
    """Have the game draw anew what is masked. Raises `RulesError` if it leaves something.

    Where a game master has forced a card into two places there are too few: then a pile becomes smaller.
    """
    game.fill(s)
    for path, piece in pieces({**s.__dict__, "sealed": ()}):
        if not covered(piece):
            continue
        if not s.repaired or not isinstance(piece, Deck | Hand):
            raise RulesError(f"nothing can lie at {path}")
        piece.cards = [card for card in piece.cards if card != HIDDEN]


def _answered(game: Rules[S], s: S, sealed: Sealed) -> Sequence[str]:
    """What somebody may have answered secretly: as the program would in that place. Nothing if it is not asked."""
    seen = view(s, sealed.seat)
    for each in offered(s, sealed.seat, seen):
        if (each.step.no, each.kind, each.subject) == (sealed.step, sealed.kind, sealed.subject):
            return game.stand_in(seen, each) or default(each)
    return ()
