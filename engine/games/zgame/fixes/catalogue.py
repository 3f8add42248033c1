"""Corrections by a game master (section 9): each a chain of words and what is done with them.

None starts a fight or takes a Goal by itself. Taking seats over, asking again, deadlines and going back are those of
every game.
"""

from __future__ import annotations

from engine.kit.fixes import corrections

from . import cards, pieces, play

SHOWING = (cards.card, cards.goal, cards.event, cards.events)
"""Their words show hands, decks, taken Goals or the events to come."""

FIXES = corrections(
    (
        pieces.food, pieces.medicine, pieces.fighter, pieces.zombies, pieces.barricade, pieces.marauders,
        pieces.quarter, pieces.holder, cards.card, cards.markers, cards.goal, cards.event, cards.events, cards.order,
        pieces.steps, pieces.ridden, play.hired, play.fight, play.round, play.end,
    ),
    showing=SHOWING,
    harmless=(play.end,),
)  # fmt: skip
