"""Corrections by a game master (section 9): each a chain of words whose value is the deed itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.fix import Fix
from engine.core.message import who
from engine.core.shape import Chain, One, Option, Some, Source
from engine.core.step import DONE, Done, Step

from . import fix_pieces, fix_play
from .ending import finish
from .state import HitzState

Deed = Callable[[], None]
SHOWING = (fix_pieces.card, fix_pieces.exchange, fix_pieces.swap, fix_pieces.top)
"""Their words name cards that lie face down."""


class Curtain(Step):
    """The game ends now, by decree; the result is that of R13."""

    def run(self, s: HitzState) -> Done:
        finish(s)
        return DONE


def end(s: HitzState) -> Chain:
    yield One(["now"])

    def do() -> None:
        s.tell("fix-did-end")
        s.push(Curtain())

    return do


def result(s: HitzState) -> Chain:
    winners: list[str] = yield Some([Option(seat, who(seat)) for seat in s.seats])

    def do() -> None:
        assert s.result
        s.result.winners = winners
        s.result.title = s.text("result-decreed", winners=[who(seat) for seat in winners], n=len(winners))
        s.tell("fix-did-result", what=s.result.title)

    return do


def declared(chain: Callable[[HitzState], Chain]) -> Fix:
    def do(s: HitzState, deed: Deed) -> None:
        s.repaired = True
        deed()

    def ask(s: HitzState) -> Source:
        return partial(chain, s) if s.over == (chain is result) else One([])

    return Fix(chain.__name__, ask, do, public=chain not in SHOWING)


FIXES = tuple(
    declared(chain)
    for chain in (
        fix_pieces.resource, fix_pieces.survivors, fix_pieces.revive, fix_pieces.token, fix_pieces.card,
        fix_pieces.bonus, fix_pieces.exchange, fix_pieces.swap, fix_pieces.top, fix_pieces.key,
        fix_play.marker, fix_play.turn, fix_play.auction, fix_play.initiative, fix_play.phase,
        fix_play.step, fix_play.skip, fix_play.battle, fix_play.dice, fix_play.reroll, end, result,
    )
)  # fmt: skip
