"""The invariants of a state (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.piles import astray

from . import terms
from .data import DECKS, EVENTS, GOALS
from .ending import Curtain
from .fights.noise import Battles
from .gangs.march import March
from .hidden import cards, goals, goals_in_play, zombies
from .modules.carry import LIMIT, TooMuch
from .phases.my_city import LayTiles
from .phases.set_up import SHORT, FirstFighters
from .phases.turn import Round
from .state import BARRICADES, FIGHTERS, MARKERS, TRACK, ZgameState


def check(s: ZgameState) -> list[str]:
    """What does not hold, each as ``number: what is wrong``."""
    return [*_cards(s), *_goals(s), *_gangs(s), *_sites(s), *_company(s), *_game(s)]


def _cards(s: ZgameState) -> Iterator[str]:
    """I1: every card is in one place."""
    for deck in DECKS:
        if any(s.card(card).deck != deck for card in (*s.decks[deck].cards, *s.discards[deck])):
            yield f"I1: a card of another deck in {deck}"
    if astray(cards(s), s.data.cards):
        yield "I1: a card is missing or in two places"
    if astray(zombies(s), s.data.undead):
        yield "I1: a Zombie card is missing or in two places"


def _goals(s: ZgameState) -> Iterator[str]:
    """I2: every Goal is somewhere."""
    owned = [goal for won in s.won.values() for goal in won.get()]
    if astray(goals(s), goals_in_play(s)):
        yield "I2: a Goal is missing or in two places"
    most = GOALS * s.turn if terms.keeps_goals(s) else GOALS
    if not s.repaired and (len(s.open) > most or len(owned) + len(s.spent) > GOALS * EVENTS):
        yield f"I2: {len(s.open)} Goals are open"
    if s.counts.keys() != {goal for goal in s.open if s.data.goals[goal].kind != "end"}:
        yield "I2: markers on other Goals than the open ones"


def _gangs(s: ZgameState) -> Iterator[str]:
    for seat, gang in s.gangs.items():
        if tuple(gang.fighters) != FIGHTERS or any(place and place not in s.sites for place in gang.fighters.values()):
            yield f"I3: Fighters of {seat}"
        if not 0 <= gang.food <= TRACK or not 0 <= gang.medicine <= TRACK:
            yield f"I11: {seat} has food {gang.food}, medicine {gang.medicine}"
        if any(gang.fighters[fighter] for fighter in gang.resting):
            yield f"I19: somebody of {seat} rests in the city"
        if s.settings.on("carry") and len(s.hands[seat]) > LIMIT and not s.find(TooMuch, seat=seat):
            yield f"I18: {seat} holds {len(s.hands[seat])} cards"
        if gang.out and (gang.in_city or s.hands[seat].cards or s.held(seat)):
            yield f"O6.9: {seat} is out and still has something"
    for march in s.find_all(March):
        if any(not 0 <= left <= 4 for left in march.left.values()):
            yield "I11: steps that nobody can have"


def _sites(s: ZgameState) -> Iterator[str]:
    for seat in s.seats:
        if s.in_supply(seat) not in range(BARRICADES + 1):
            yield f"I4: {seat} has too many Barricades"
    for place, site in s.sites.items():
        if bool(site.owner) != bool(site.barricades) or (site.barricades and site.barricades > terms.walls(s, place)):
            yield f"I4: Barricades in {place}"
        if site.zombies > terms.crowd(s):
            yield f"I5: Zombies in {place}"
        if site.zombies and (s.is_base(place) or site.barricades or s.marauders == place):
            yield f"I5: Zombies in {place} where none can be"
        if site.despoiled and not s.is_quarter(place):
            yield f"I9: {place} is despoiled"
        if site.holder and (not s.is_base(place) or s.gangs[site.holder].out):
            yield f"I10: {place} is held"
    if s.settings.on("horde") and s.markers > MARKERS:
        yield f"I5: {s.markers} Zombies"
    if s.marauders and (s.is_base(s.marauders) or s.sites[s.marauders].barricades):
        yield f"I8: Marauders in {s.marauders}"
    laid, whole = s.turn or s.find(FirstFighters), 1 + len(s.seats) + s.layout.size
    if (laid and len(s.sites) != whole) or set(s.sites) != {cell.id for cell in s.cells}:
        yield "I12: the city has changed"
    held = [tile for step in s.find_all(LayTiles) for hand in step.tiles.values() for tile in hand.cards]
    if held and not len({*held, *s.sites}) == len(held) + len(s.sites) == whole:
        yield "I12: tiles to be laid that lie already"


def _company(s: ZgameState) -> Iterator[str]:
    """I6, I7, I10: nobody stands together outside of the active gang's Raid and Slaughter.

    A game that was ended by hand may have ended within them.
    """
    busy = s.over or next(s.find_all(March, Battles, Curtain), None) is not None
    company: dict[str, list[str]] = {}
    for seat in s.living:
        for place in s.gangs[seat].places:
            if place in s.sites:  # anything else is I3
                company.setdefault(place, []).append(seat)
    for place, there in company.items():
        site = s.sites[place]
        attacked = busy and s.settings.on("homeless")
        if s.is_base(place) and not attacked and any(seat != site.holder for seat in there):
            yield f"I7: strangers on {place}"
        if not busy and (len(there) > 1 or site.owner not in ("", there[0])):
            yield f"I6: strangers in {place}"


def _game(s: ZgameState) -> Iterator[str]:
    most = EVENTS if s.settings.mode == "standard" else SHORT
    if s.turn > most or len(s.played) != s.turn or len(s.played) + len(s.events) != most:
        yield f"I13: turn {s.turn} with {len(s.events)} events left"
    if astray([*s.played, *s.events.cards, *s.box.cards], s.data.events):
        yield "I13: an event is missing or in two places"
    if s.turn and s.find(Round) and s.active not in s.order:
        yield "I13: nobody's round"
    if s.over and s.result and not set(s.result.winners) <= set(s.seats):
        yield "R15: the winner does not play"
