"""Zombies!!!: the rules of `docs/rules/zombies.md`, by rooms.

box        tile, card (2.2-2.4), data: the whole of it; city: squares, links, spots (R2); names; town: what people
           write in its place, doubts: what looks wrong with that
ground     spots: where a tile can go (R4.3); filling: what comes with it (R4.6-R4.8); ways: how far a pawn gets (R8.3);
           squares to choose from
dead       supply: zombies between bank and map (R16); moves: which zombies move, and where to (R9)
survivors  pieces: tokens, trophies, victory (R1, R8.5); hand; fight (R6, R11), knock_out (R12), and what cards leave
           behind: statuses, forced, repair (R15); race: who may win next; telling: what headlines say
steps      tile, place (R4), helipad: its auction (R5), move with planner: the words of a way (R8), zombies (R9)
phases     set_up (S1-S9), turn: the game, its turns, steps 3 and 6 (R3, R7, R10), retire: leaving the game (R19)
cards      catalogue: playing cards and using items (R13, R14); what each of the 27 cards does (2.4) in own, opponent,
           board and items

Beside the rooms: state (the pieces), settings (2.6), moment (quiet points, R13.4), dice, hidden (where cards can
lie), defaults (what a missed deadline answers), goal (how far a seat is from winning), player (the stand-in and
orders: judgement only), fixes (corrections), check (invariants), commands, game.
"""

from .game import Zombies

__all__ = ["Zombies"]
