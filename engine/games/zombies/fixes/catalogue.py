"""Corrections by a game master (section 9): each a chain of words and what is done with them.

None starts a fight, picks up a token or wins by itself; `victory` looks whether somebody has won.
"""

from __future__ import annotations

from engine.kit.fixes import corrections

from . import city, pieces, turn

HARMLESS = (turn.leave, turn.victory, turn.end)
"""Corrections whose result could also come from play."""
SHOWING = (pieces.card, city.stack)
"""Corrections whose words show hands, the deck or the map stack: for the game master only."""


FIXES = corrections(
    (
        pieces.lives, pieces.bullets, pieces.trophies, pieces.used, pieces.pawn,
        pieces.zombie, pieces.token, pieces.card, pieces.charges, pieces.status, pieces.effect,
        city.take_back, city.relay, city.restore, city.stack,
        turn.turn, turn.points, turn.l0, turn.auction, turn.placing, turn.leave,
        turn.victory, turn.end,
    ),
    showing=SHOWING,
    harmless=HARMLESS,
)  # fmt: skip
