"""Zombie Plague 4.1: the rules of `docs/rules/plague.md`, by rooms.

humans    deeds: the table of what a human may do (R4), each a `deed`: moves (R7), wounded (R8), things and holding
          (R9), fight with blast and slain (R10-R13), search (R14), build (R15), car (R16); harm (R3, R17, R18),
          rescue, ending (R25); fire, basement, baby, traitor (R26, R27, R29, R30); choices: what is decided in advance
dead      entry (R20), attack (R21), acting: orders to zombies, hand: the cards (R23), kindling: fires that are laid;
          bot, field, errands, tricks, howling: how the program leads them (11.2)
phases    set_up (S1-S9), turn: the humans' (R2), zombie_turn (R19, R24)

Beside the rooms: data (the box), state (the pieces), terms (numbers that are worked out), progress (how far both
sides are), settings (R32), hidden (where cards can lie), defaults (what a missed deadline answers), player (how the
program plays humans), fixes, check, game.
"""

from .game import Plague

__all__ = ["Plague"]
