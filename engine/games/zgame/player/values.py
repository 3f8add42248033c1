"""What places are worth to a gang, and how hard they are to win (section 11, 1–3)."""

from __future__ import annotations

from zlib import crc32

from ..gangs.strength import cutthroats, power
from ..judgement import Judgement
from ..phases.burdens import need as upkeep_need
from ..state import ZgameState
from ..terms import fortified


def mind(s: ZgameState) -> Judgement:
    """What the table's automated players go by."""
    return s.data.player.of(s.settings.difficulty)


def chance(s: ZgameState, seat: str, salt: str, probability: float) -> bool:
    """Something done now and then, decided by what everybody sees: an automated player has no dice."""
    seed = f"{s.turn}.{s.steps}.{seat}.{salt}.{len(s.hands[seat])}"
    return crc32(seed.encode()) % 1000 < probability * 1000


def place_value(s: ZgameState, seat: str, place: str) -> float:
    """What a place yields (1)."""
    site, by = s.sites[place], mind(s)
    if s.is_base(place):
        return by.base if site.holder != seat and s.settings.on("homeless") else 0.0
    if s.marauders == place:
        return by.marauders
    if site.despoiled:
        return 0.0
    value = sum(by.icon(icon) for icon in s.tile(place).icons)
    return value * by.harvested if site.owner == seat else value


def is_free(s: ZgameState, place: str) -> bool:
    """Whether a Techie could build there once it is won."""
    return s.is_quarter(place) and not s.sites[place].barricades and s.marauders != place


def need(s: ZgameState, seat: str, place: str) -> float:
    """The Strength that a place is thought to take (3)."""
    rival, by = s.rival_at(seat, place), mind(s)
    wanted = (2 if s.settings.on("romero") else 1) * by.zombie * s.sites[place].zombies
    if rival:
        wanted += cutthroats(s, rival, place) + fortified(s, rival, place)
        wanted += min(2.0, by.hand * len(s.hands[rival]))
    return wanted


def capacity(s: ZgameState, seat: str) -> float:
    """The Strength that the hand is good for (3)."""
    return mind(s).reserve * sum(power(s, seat, card, undead=False) for card in s.hands[seat].cards)


def committed(s: ZgameState, seat: str, without: str) -> float:
    """What of it the fights take to which the gang stands already, a Fighter left aside."""
    gang = s.gangs[seat]
    places = {place for fighter, place in gang.fighters.items() if place and fighter != without}
    return sum(missing(s, seat, place, None) for place in places)


def missing(s: ZgameState, seat: str, place: str, fighter: str | None) -> float:
    """The Strength that cards must add in a place, with one more Fighter there."""
    there = {*s.gangs[seat].at(place), *([fighter] if fighter else [])}
    return max(0.0, need(s, seat, place) - sum(each[0] == "C" for each in there))


def missing_without(s: ZgameState, seat: str, place: str, fighter: str) -> float:
    """The Strength that cards must add in a place if this Fighter leaves it and the others stay."""
    there = [each for each in s.gangs[seat].at(place) if each != fighter]
    return max(0.0, need(s, seat, place) - sum(each[0] == "C" for each in there))


def surplus(s: ZgameState, seat: str) -> int:
    """Food and Medicine beyond tonight's upkeep (4)."""
    gang = s.gangs[seat]
    return gang.food + gang.medicine - upkeep_need(s, seat)
