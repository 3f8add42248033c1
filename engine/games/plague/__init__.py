"""Zombie Plague 4.1, in the order of the rulebook.

set_up        the table before the first turn (3), with kindling: fires that are laid (R26.1)
turn          rounds and the human turn (R2); deeds: the table of actions (R4), each a `deed`
moves         steps (R7) and crawlers that hold on (R28.3)
wounded       carrying (R8); things, holding: what is carried and used (R9)
fight         attacks, results, aim (R10-R12); blast (R13); slain: dead zombies, and crazy ones (R11.3, R31.2)
search        searching and drawing (R14); build: barricades (R15); car (R16)
harm          wounds, death, what is left behind (R3, R8.4, R9.9, R17, R18)
zombie_turn   the zombie turn (R19), with entry (R20), horde: orders to zombies, attack (R21), hand: the cards (R23)
ending        who wins (R25); progress: how far both sides are; rescue: who can help whoever lies unconscious
fire, basement, baby, traitor   what is left of the expansions (R26, R27, R29, R30)

Beside it: data (the box), dice, settings (R32), state (the pieces), terms (numbers that are worked out), choices
(standing choices), bot, field, errands and tricks (how the program plays the dead), player/ (how it plays humans),
check (invariants), game.
"""

from .game import Plague

__all__ = ["Plague"]
