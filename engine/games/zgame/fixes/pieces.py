"""Corrections of tracks and of what lies in the city: Fighters, Zombies, Barricades, Marauders, Bases (section 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.fix import APPLY
from engine.core.message import who
from engine.core.shape import Chain, One, Option
from engine.kit.choices import number, possible, seat_options, seats
from engine.kit.fixes import counter, word, words

from .. import terms
from ..fights.noise import Battles
from ..fights.retreat import Retreat
from ..gangs.march import March
from ..gangs.names import fighter_name, place_options
from ..gangs.pieces import raze, takes_zombies
from ..state import FIGHTERS, TRACK, ZgameState, place_name

ADD, REMOVE, RESERVE, RESTING, OFF, NOBODY = "add", "remove", "reserve", "resting", "off", "nobody"
CLEAR, KEEP = "clear", "keep"
MOST_STEPS = 4
"""Steps that a Fighter can have at most (I11)."""


# Gangs


def food(s: ZgameState) -> Chain:
    yield from _track(s, "food")


def medicine(s: ZgameState) -> Chain:
    yield from _track(s, "medicine")


def _track(s: ZgameState, which: str) -> Chain:
    seat: str = yield seats(s.living)
    yield from counter(s, which, s.gangs[seat], which, (0, TRACK), refs=(f"seat-{seat}",), whom=seat)


def fighter(s: ZgameState) -> Chain:
    """A Fighter goes to a place, or to the reserve, where he may have to rest (I3, I19)."""
    seat: str = yield seats(s.living)
    gang = s.gangs[seat]
    moved: str = yield One([Option(each, fighter_name(s, seat, each)) for each in FIGHTERS])
    old, rests = gang.fighters[moved], moved in gang.resting
    away = [key for key, now in ((RESERVE, not old and not rests), (RESTING, rests)) if not now]
    to: str = yield One([*(word(s, key) for key in away), *place_options(_standing(s, seat, old))])
    yield APPLY
    name = fighter_name(s, seat, moved)
    gang.fighters[moved] = "" if to in away else to
    gang.resting = [each for each in gang.resting if each != moved] + ([moved] if to == RESTING else [])
    for step in s.find_all(Retreat, seat=seat):
        step.fighters = [each for each in step.fighters if each != moved]
    where = s.text(f"fix-option-{to}") if to in away else place_name(to)
    s.tell("fix-did-fighter", whom=seat, what=name, to=where, refs=() if to in away else (to,))


def _standing(s: ZgameState, seat: str, old: str) -> Iterator[str]:
    """The places where a Fighter of this gang may stand now (I6, I7)."""
    fighting = s.active == seat and s.find(March, Battles) is not None
    for place, site in s.sites.items():
        if place == old or (s.is_base(place) and site.holder != seat):
            continue
        if fighting or (not s.rival_at(seat, place) and site.owner in ("", seat)):
            yield place


# Places


def zombies(s: ZgameState) -> Chain:
    """As many markers as the place holds (I5)."""
    can = [place for place, site in s.sites.items() if site.zombies or takes_zombies(s, place)]
    place: str = yield One(place_options(can))
    site = s.sites[place]
    most = site.zombies + min(takes_zombies(s, place), terms.stock(s))
    yield from counter(s, "zombies", site, "zombies", (0, most), refs=(place,), at=place_name(place))


def barricade(s: ZgameState) -> Chain:
    """One more of a gang that may stand there, or one less (I4, I5, I6)."""
    more = {place: owners for place in s.sites if (owners := list(_builders(s, place)))}
    less = [place for place, site in s.sites.items() if site.barricades]
    what: str = yield words(s, *possible(add=bool(more), remove=bool(less)))
    place: str = yield One(place_options(more if what == ADD else less))
    owner: str = (yield seats(more[place])) if what == ADD else s.sites[place].owner
    yield APPLY
    site = s.sites[place]
    site.barricades += 1 if what == ADD else -1
    site.owner = owner if site.barricades else ""
    s.tell("fix-did-barricade", whom=owner, at=place_name(place), n=site.barricades, refs=(place,))


def _builders(s: ZgameState, place: str) -> Iterator[str]:
    """The gangs that may have one Barricade more there."""
    site = s.sites[place]
    if site.zombies or s.marauders == place or site.barricades >= terms.walls(s, place):
        return
    for seat in s.living:
        mine = site.owner in ("", seat) and (not s.is_base(place) or site.holder == seat)
        if mine and s.in_supply(seat) and not s.rival_at(seat, place):
            yield seat


def marauders(s: ZgameState) -> Chain:
    """They leave the city, or go to a place and clear it or not (R2.5, I8)."""
    away = [word(s, OFF)] if s.marauders else []
    places = [place for place in s.sites if not s.is_base(place) and place != s.marauders]
    to: str = yield One([*away, *place_options(places)])
    what = CLEAR
    if to != OFF and (s.sites[to].zombies or s.sites[to].barricades):
        what = yield words(s, CLEAR, KEEP, usual=CLEAR)
    yield APPLY
    s.marauders = "" if to == OFF else to
    where = s.text("fix-option-off") if to == OFF else place_name(to)
    s.tell("fix-did-marauders", to=where, refs=() if to == OFF else (to,))
    if to != OFF and what == CLEAR:
        s.sites[to].zombies = 0
        raze(s, to)


def quarter(s: ZgameState) -> Chain:
    """A quarter is despoiled or restored, without credit for any Goal (I9)."""
    place: str = yield One(place_options(place for place in s.sites if s.is_quarter(place)))
    site = s.sites[place]
    what: str = yield words(s, *possible(restore=site.despoiled, despoil=not site.despoiled))
    yield APPLY
    site.despoiled = what == "despoil"
    s.tell("fix-did-quarter", at=place_name(place), what=s.text(f"fix-option-{what}"), refs=(place,))


def holder(s: ZgameState) -> Chain:
    """With HOMELESS, who holds a Base (I10); a Barricade of its former holder goes back to the supply."""
    bases = [place for place in s.sites if s.is_base(place)] if s.settings.on("homeless") else []
    place: str = yield One(place_options(bases))
    site = s.sites[place]
    there = [seat for seat in s.living if s.gangs[seat].at(place)]
    free = [seat for seat in there or s.living if seat != site.holder]
    nobody = [] if there or not site.holder else [word(s, NOBODY)]
    to: str = yield One([*seat_options(free), *nobody])
    yield APPLY
    raze(s, place)
    site.holder = "" if to == NOBODY else to
    what = s.text("fix-option-nobody") if to == NOBODY else who(to)
    s.tell("fix-did-holder", at=place_name(place), what=what, refs=(place,))


# Steps and cards of a Raid


def _walkers(s: ZgameState) -> list[str]:
    march = s.find(March)
    return s.gangs[march.seat].in_city if march else []


def steps(s: ZgameState) -> Chain:
    """The steps that a Fighter has left in the running Raid (I11); with any he is not stopped."""
    march = s.find(March)
    walkers = _walkers(s)
    moved: str = yield One([Option(each, fighter_name(s, march.seat, each)) for each in walkers] if march else [])
    n: str = yield number(0, MOST_STEPS)
    yield APPLY
    assert march is not None
    march.left[moved] = int(n)
    if int(n):
        march.stopped = [each for each in march.stopped if each != moved]
    s.tell("fix-did-steps", whom=march.seat, what=fighter_name(s, march.seat, moved), n=int(n))


def ridden(s: ZgameState) -> Chain:
    """Whether a Fighter has had his movement card in the running Raid (R5.5)."""
    march = s.find(March)
    walkers = _walkers(s)
    moved: str = yield One([Option(each, fighter_name(s, march.seat, each)) for each in walkers] if march else [])
    had = march is not None and moved in march.carded
    what: str = yield words(s, *possible(unused=had, used=not had))
    yield APPLY
    assert march is not None
    march.carded = [*march.carded, moved] if what == "used" else [each for each in march.carded if each != moved]
    name = fighter_name(s, march.seat, moved)
    s.tell("fix-did-ridden", whom=march.seat, what=name, how=s.text(f"fix-option-{what}"))
