"""Corrections by a game master (section 9): each a chain of words and what is done with them."""

from __future__ import annotations

from engine.core.fix import APPLY
from engine.core.message import who
from engine.core.shape import Chain, One, Some
from engine.core.step import DONE, Done, Step
from engine.kit.choices import seat_options
from engine.kit.fixes import corrections

from ..groups.ending import finish
from ..state import HitzState
from . import pieces, play

SHOWING = (pieces.card, pieces.exchange, pieces.swap, pieces.top)
"""Corrections whose words name cards that lie face down."""


class Curtain(Step):
    """The game ends now, by decree; the result is that of R13."""

    def run(self, s: HitzState) -> Done:
        finish(s)
        return DONE


def end(s: HitzState) -> Chain:
    yield One(["now"])
    yield APPLY
    s.tell("fix-did-end")
    s.push(Curtain())


def result(s: HitzState) -> Chain:
    winners: list[str] = yield Some(seat_options(s.seats))
    yield APPLY
    assert s.result
    s.result.winners = winners
    s.result.title = s.text("result-decreed", winners=[who(seat) for seat in winners], n=len(winners))
    s.tell("fix-did-result", what=s.result.title)


FIXES = corrections(
    (
        pieces.resource, pieces.survivors, pieces.revive, pieces.token, pieces.card,
        pieces.bonus, pieces.exchange, pieces.swap, pieces.top, pieces.key,
        play.marker, play.turn, play.auction, play.initiative, play.phase,
        play.step, play.skip, play.battle, play.dice, play.reroll, end, result,
    ),
    showing=SHOWING,
    ended=(result,),
)  # fmt: skip
