"""Hit Z Road, in the order of play.

set_up        the table before the first round (S1–S7)
round         the drive and its rounds (R1), Planning (R2)
auction       bidding, ceilings, payment, new order (R3)
route         choosing and travelling routes (R4), also alone (R16) and overlapping (O4), with prices (what they cost)
card          the three steps of a card (R5)
events        black texts
battle        battles, hordes, Molotov (R6–R10, R12), with terms (what holds in one, red texts)
collect       where a played card goes (R5.9)
elimination   losing survivors, going out (R11)
ending        victory, score, rating (R13, R16)

Beside it: state (the pieces), data (cards, tokens, legs), dice, resources (R1.4, the mix rule), player/ (the
automated player and standing orders), fixes/ (corrections), check (invariants), game.
"""

from .game import HitZRoad

__all__ = ["HitZRoad"]
