"""Income: what the places of a gang yield at the end of its round (R11)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..data import DECKS
from ..state import ZgameState
from .goals import count
from .names import drawn
from .pieces import gain, join, take

DOUBLE = 2


def sources(s: ZgameState, seat: str, doubled: Collection[str]) -> Iterator[tuple[str, int]]:
    """The places that yield something, and how often: held Bases, Megamall, quarters by number (R11.5, O6.7)."""
    for base in s.held(seat):
        yield base, 1
    for place in (s.data.mall, *(place for place in s.sites if s.is_quarter(place))):
        if place in doubled:
            yield place, DOUBLE  # R11.3
        elif s.controls(seat, place) and yields(s, seat, place):
            yield place, 1


def yields(s: ZgameState, seat: str, place: str) -> bool:
    """Whether a place that the gang controls gives normal income: nothing else is there (R2.6, R11.2)."""
    site = s.sites[place]
    if site.despoiled or site.zombies or s.marauders == place:
        return False
    return site.owner in ("", seat) and not s.rival_at(seat, place)


def newcomers(s: ZgameState, seat: str, doubled: Collection[str]) -> list[str]:
    """The place of each Fighter that the income brings, quarters first (R11.3, R11.6)."""
    found = [
        place for place, times in sources(s, seat, doubled) for icon in s.tile(place).icons * times if icon == "fighter"
    ]
    return sorted(found, key=lambda place: (s.is_base(place), place))


def meals(s: ZgameState, seat: str) -> tuple[int, int]:
    """Food and Medicine that the places of a gang yield as they are now, nothing despoiled."""
    icons = [icon for place, times in sources(s, seat, ()) for icon in s.tile(place).icons * times]
    return icons.count("food"), icons.count("medicine")


def collect(s: ZgameState, seat: str, doubled: Collection[str], trades: Sequence[tuple[str, str]]) -> None:
    """All income of a round at once; what comes works in the next one (R11.1, R11.7)."""
    cards: list[str] = []
    food = medicine = 0
    for place, times in sources(s, seat, doubled):
        icons = s.tile(place).icons * times
        cards += take(s, seat, sorted((icon for icon in icons if icon in DECKS), key=s.tile(place).icons.index))
        food += icons.count("food")
        medicine += icons.count("medicine")
    if s.marauders and s.gangs[seat].at(s.marauders):  # R2.7, R11.4
        cards += take(s, seat, ("mercenary",))
    gain(s, seat, food, medicine)
    count(s, "haul", seat, len(cards))  # C11
    s.credit(seat, "drew", len(cards))
    if cards or food or medicine:
        s.note("income", n=len(cards), food=food, medicine=medicine)
    s.tell("earns", weight="detail", who=seat, food=food, medicine=medicine, n=len(cards))
    if cards:
        s.tell("drew", weight="headline", only=(seat,), cards=drawn(s, seat, cards))
    for place, trade in trades:
        join(s, seat, trade, place)
