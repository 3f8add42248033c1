"""Zombies!!!, in the order of play.

set_up        the table before the first turn (S1-S9)
turn          the game, its turns and steps 3 and 6 (R3, R7, R10)
tile          step 1: a new tile (R4), with place (where it goes, what comes with it) and helipad (R5)
fight         step 2 and every fight (R6, R11)
move          step 4: moving, picking up, healing (R8), with planner (how a way is told) and ways (how far a pawn comes)
zombies_step  step 5: moving zombies (R9)
knock_out     losing lives, going down, coming back (R12)
cards/        playing cards and using items (R13, R14): catalogue, card (what a rule of a card is) and the 27 cards
              of 2.4 in own, opponent, board and items
forced, repair, statuses   what cards leave behind (R15)
retire        leaving the game (R19.4, R19.6)

Beside it: settings (the modes and their parameters, 2.6), state (the pieces), city (squares, links, spots: R2),
pieces (zombies, tokens, trophies and victory: R1, R16), hand, moment (quiet points), data (tiles and cards), dice,
player/ (the automated player and orders), fixes/ (corrections), check (invariants), game.
"""

from .game import Zombies

__all__ = ["Zombies"]
