"""Z-Game, Fast & Dead: the rules of `docs/rules/zgame.md`, by rooms.

phases    set_up: the table before the first turn (S1-S9), my_city: laid by the players (O12, O13); turn: the game, its
          turns and rounds (R1, R4); event: the Invasion and the Marauders (R2); raid (R5); household: works and income
          as one form (R10), works: what can be done; business: trade (O10); burdens: upkeep, losses, night, ruin (R13)
gangs     pieces: what happens to them (R0, R16, R17); goals (R3, R12), march: how Fighters get about (R5), strength,
          income (R11), names
fights    slaughter: the fights of a round (R6), people (R7), dead (R8), noise (R9), retreat; defence: unasked
modules   amendments: modules that change numbers and permissions; homeless (O6), carry (O9)
cards     what cards do outside of fights (2.13)

Beside the rooms: data (rows of the tables), box (all of them, and what people write) and its doubts, city (the
map), state (the pieces), terms (numbers that modules change), settings (the modes and modules), ending (R14, R15),
hidden (where cards can lie), defaults (what a missed deadline answers), player (how the program plays a gang: judgement
only), fixes, check (invariants), commands, game.
"""

from .game import ZGame

__all__ = ["ZGame"]
