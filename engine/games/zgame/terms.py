"""Numbers and permissions that modules change (part O): each is a rule to amend."""

from __future__ import annotations

from engine.core.rule import rule

from .state import ZgameState

NO_LIMIT = 99


@rule
def crowd(s: ZgameState) -> int:
    """Zombie markers that a place holds at most (R0.3)."""
    return 3


@rule
def stock(s: ZgameState) -> int:
    """Zombie markers that are left (R2.3)."""
    return NO_LIMIT


@rule
def attracted(s: ZgameState) -> int:
    """Zombies that a Firearm attracts (R9.1)."""
    return 1


@rule
def drawn(s: ZgameState, markers: int) -> int:
    """Zombie cards drawn for this number of markers (R8.1)."""
    return markers


@rule
def hires(s: ZgameState) -> int:
    """Mercenaries that may be hired in a round (R5.1)."""
    return 1


@rule
def walls(s: ZgameState, place: str) -> int:
    """Barricades that a place holds at most (R10.3); only regular quarters hold any."""
    return 1 if s.is_quarter(place) else 0


@rule
def refilled(s: ZgameState, deck: str) -> bool:
    """Whether an empty deck is made of its discard pile again (R16.2)."""
    return True


@rule
def keeps_goals(s: ZgameState) -> bool:
    """Whether Goals that nobody took stay open (R3.1)."""
    return False


@rule
def flees(s: ZgameState) -> bool:
    """Whether beaten Fighters retreat to a Base instead of leaving the city (R7.8)."""
    return True


@rule
def enters(s: ZgameState, seat: str, place: str) -> bool:
    """Whether Fighters of this gang may go there (R5.3)."""
    return s.sites[place].holder in ("", seat)


@rule
def stops(s: ZgameState, seat: str, place: str) -> bool:
    """Whether Fighters who enter go no further (R5.4, R18.1)."""
    return bool(s.rival_at(seat, place)) and not s.has(seat, "ride_through")


@rule
def fortified(s: ZgameState, seat: str, place: str) -> int:
    """Strength that walls give to a defender (R7.4)."""
    site = s.sites[place]
    return site.barricades if site.owner == seat else 0


@rule
def defender(s: ZgameState, seat: str, place: str) -> str:
    """Whom Fighters of this gang have to fight there (R6.1); nobody: ""."""
    return s.rival_at(seat, place)
