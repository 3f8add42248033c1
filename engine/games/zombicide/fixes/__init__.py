"""Corrections by a game master (section 9), of a mission and of what a campaign carries on between two: each a chain of
words and what is done with them. Seats, crews, steps, dice, going back and ending the game are corrected as in every
game.
"""

from __future__ import annotations

from engine.kit.fixes import corrections

from . import board, cards, people, story
from .sheets import CARRY_FIXES

__all__ = ["CARRY_FIXES", "FIXES"]
SHOWING = (cards.equipment, cards.zombie_card)
"""Their words show the order or the content of decks."""

FIXES = corrections(
    (
        people.health, people.adrenaline, people.place, people.fate, people.actions, people.done, people.light,
        people.cxp, people.bonus, people.learnt, people.achievement, people.companion,
        cards.equipment, cards.loaded, cards.reshuffle, cards.zombie_card,
        board.zombies, board.march, board.monster, board.door, board.building, board.noise, board.crate, board.spawn,
        board.link, board.exit, board.hour, board.clock, board.round,
        story.objective, story.read, story.key, story.flag, story.counter, story.goal, story.verdict, story.restart,
        story.keep,
    ),
    showing=SHOWING,
    ended=(story.keep,),
)  # fmt: skip
