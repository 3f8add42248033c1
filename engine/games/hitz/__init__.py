"""Hit Z Road: the rules of `docs/rules/hitz.md`, by rooms.

box        data: cards, special tokens, legs; dice: their faces
groups     resources (R1.4, the mix rule), prices: what a route costs or gives; collect: where a played card goes
           (R5.9); elimination: losing survivors, going out (R11); ending: score, winners, rating (R13, R16)
encounter  card: its three steps (R5); events: black texts; battle: shots, flight, melee, hordes, Molotov cocktail
           (R6-R10, R12)
phases     set_up (S1-S7); round: the drive and its rounds (R1), planning (R2); auction: bidding, ceilings, payment,
           new order (R3); route: choosing and travelling routes (R4), also alone (R16) and overlapping (O4)

Beside the rooms: state (the pieces), terms (what holds in a battle, red texts), hidden (where cards can lie),
defaults (what a missed deadline answers), player, fixes, check (invariants), commands, game.
"""

from .game import HitZRoad

__all__ = ["HitZRoad"]
