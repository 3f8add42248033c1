"""Z-Game, Fast & Dead, in the order of play.

set_up        the table before the first turn (S1-S9); my_city: laid by the players (O12, O13)
turn          the game, its turns and rounds (R1, R4)
event         the Invasion and the Marauders (R2)
goals         what Goals measure, how they are opened and taken (R3, R12)
raid          the Raid (R5), with march (how Fighters get about) and cards/ (what cards do outside of fights, 2.13)
slaughter     the fights of a round (R6): people (R7), undead (R8), noise (R9), retreat, strength
household     works and income as one form (R10), with works (what can be done) and income (R11)
business      trade (O10)
burdens       upkeep, losses, night, ruin (R13)
ending        the end and the winner (R14, R15)

Beside it: settings (the modes and modules), state (the pieces), city (the map), pieces (what happens to them, R0, R16,
R17), terms (numbers that modules change, in modules and homeless), carry (O9), defence (standing choice), names, data,
check (invariants), game.
"""

from .game import ZGame

__all__ = ["ZGame"]
