"""Zombicide, second edition, with a campaign of ten missions, in the order of its rules.

set_up        the mission before the first round (3)
match         rounds (R3.1); turn, turns: the Player Phase and a survivor's turn (R3); actions: each a deed
moves         moving (R2.7, R3.6); light: flashlights (R5.7); doors (R6.1); take: what is taken (R6.5, R6.12)
inventory     cards that come to survivors (R4), with cards: where they lie, search, trade, aside: at any time
combat        attacks (R8), with weapons, volley: one attack from the roll to the breaks, hits
skills, ranks what survivors can do, and what they gain (R3.7, R3.8, R10.2-R10.7); companions (R12)
zombie_phase  the light check, the Zombie Phase, the End Phase (R3.9, R5.9)
undead        what zombies do (R7.1-R7.12); horde: how they come and go; spawn: Zombie cards, buildings (R6.4,
              R7.13); reactions of survivors who stand near (R7.16)
harm          wounds, knock-outs, death (R9.1-R9.4)
objectives    cards that are read (R6.5-R6.10): operations on the board, chronicle: what the party remembers (O2-O4)
mission_rules what is special in single missions
verdict       how a mission ends (R9.6-R9.12); campaign: what is carried on (R9.5, R10)

Beside it: data, mission, tile (the box), city, ground (the board, ways and sight), sight (by day and by night), effects
and effect_text (the language of the cards), settings (R11), state (the pieces), dice, terms, choices (questions about
a survivor), fixes, check, game.
"""

from .game import Zombicide

__all__ = ["Zombicide"]
