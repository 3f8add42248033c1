"""Zombicide, second edition, with a campaign of ten missions: the rules of `docs/rules/zombicide.md`, by rooms.

box       data, mission (with its faults), tile; city, ground: the board, ways on it; effects, effect_text:
          the language of the cards
party     skills, ranks: what survivors can do, and what they gain (R3.7, R3.8, R10); cards, harm (R9.1-R9.4),
          turns, companions (R12), chronicle: what they remember (O2-O4), sight, verdict, campaign (R9.5-R9.12,
          R10)
dead      undead: what zombies do (R7.1-R7.12); horde: how they come and go
deeds     what a survivor may do in a turn, each a `deed`: moves (R3.6), inventory, trade (R4), combat with
          weapons, volley and hits (R8), light (R5.7), actions; aside: at any time
reading   search (R4.8), doors and take (R6), objectives with operations and foretold, spawn and reactions
          (R7.13-R7.16)
phases    set_up (S1-S8), match (R3.1), turn: the Player Phase (R3.2), zombie_phase: Zombie and End Phase
          (R3.9, R7)

Beside the rooms: state (the pieces), settings (R11), mission_rules (what is special in single missions), hidden
(where cards can lie), defaults (what a missed deadline answers), sheets, player, fixes, check, commands, game.
"""

from .game import Zombicide

__all__ = ["Zombicide"]
