"""Corrections by a game master (section 9): each a chain of words whose value is the deed itself.

None starts a fight, picks up a token or wins by itself; `victory` looks whether somebody has won.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.fix import Fix
from engine.core.shape import Chain, One, Source

from . import fix_map, fix_pieces, fix_turn
from .state import ZombiesState

Deed = Callable[[], None]
HARMLESS = (fix_turn.leave, fix_turn.victory, fix_turn.end)
"""What leaves a state that play could have led to."""
SHOWING = (fix_pieces.card, fix_map.stack)
"""Their words show hands, the deck or the map stack."""


def declared(chain: Callable[[ZombiesState], Chain]) -> Fix:
    def do(s: ZombiesState, deed: Deed) -> None:
        s.repaired = s.repaired or chain not in HARMLESS
        deed()

    def ask(s: ZombiesState) -> Source:
        return One([]) if s.over else partial(chain, s)

    return Fix(chain.__name__.replace("_", "-"), ask, do, public=chain not in SHOWING)


FIXES = tuple(
    declared(chain)
    for chain in (
        fix_pieces.lives, fix_pieces.bullets, fix_pieces.trophies, fix_pieces.used, fix_pieces.pawn,
        fix_pieces.zombie, fix_pieces.token, fix_pieces.card, fix_pieces.charges, fix_pieces.status, fix_pieces.effect,
        fix_map.take_back, fix_map.relay, fix_map.restore, fix_map.stack,
        fix_turn.turn, fix_turn.points, fix_turn.l0, fix_turn.auction, fix_turn.placing, fix_turn.leave,
        fix_turn.victory, fix_turn.end,
    )
)  # fmt: skip
