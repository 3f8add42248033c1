"""What a missed deadline answers where that takes judgement (section 5); a fixed word stands with its question.

It reads only what the seat it answers for may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from .gangs.strength import cheapest, power
from .state import ZgameState

FIRST_TO_GO = "WTC"
"""The trades in the order in which Fighters die or leave (D10)."""


def harmed_first(s: ZgameState, seat: str, targets: Sequence[str], *, by_walls: bool) -> str:
    """Whom first players harm: rivals, else nobody, else themselves (D3, D15)."""

    def rank(place: str) -> tuple[int, int, str]:
        site, mine = s.sites[place], s.controls(seat, place)
        theirs = bool(s.rival_at(seat, place)) or (bool(site.barricades) and site.owner != seat)
        if not by_walls:
            return int(mine), 0, place
        return (2 if mine else 0 if theirs else 1), -site.barricades, place

    return min(targets, key=rank)


def noise(s: ZgameState, seat: str, near: Sequence[str], fought: Sequence[str]) -> str:
    """Where a Zombie goes that a shot attracts (D8): to rivals, then where the gang is not, then where it has
    ``fought`` already.
    """

    def rank(place: str) -> tuple[int, str]:
        if s.rival_at(seat, place):
            return 0, place
        if place not in s.gangs[seat].places:
            return 1, place
        return (2 if place in fought else 3), place

    return min(near, key=rank)


def against_zombies(s: ZgameState, seat: str, cards: Sequence[str], need: int) -> list[str]:
    """The cheapest of these cards that add the Strength needed against Zombies; none if that is beyond them (D9)."""
    return cheapest({card: power(s, seat, card, undead=True) for card in cards}, need) or []


def dying(s: ZgameState, seat: str, place: str) -> list[str]:
    """The Fighters of a place in the order in which they die (D10)."""
    return sorted(s.gangs[seat].at(place), key=lambda fighter: FIRST_TO_GO.index(fighter[0]))


def leaving(s: ZgameState, seat: str) -> list[str]:
    """The Fighters in the order in which they leave for want of food (D10): those at home, then those not alone."""
    gang = s.gangs[seat]

    def rank(fighter: str) -> tuple[int, int, str]:
        place = gang.fighters[fighter]
        apart = 0 if place == s.home(seat) else 1 if len(gang.at(place)) > 1 else 2
        return apart, FIRST_TO_GO.index(fighter[0]), fighter

    return sorted(gang.in_city, key=rank)


def weakest(s: ZgameState, seat: str) -> list[str]:
    """The cards in hand, those of the least Strength first (D16)."""
    return sorted(s.hands[seat].cards, key=lambda card: (s.card(card).strength, card))
