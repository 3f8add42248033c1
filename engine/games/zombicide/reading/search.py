"""Searching (R4.8-R4.13, R5.7b)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.core.shape import Chain, One
from engine.kit.choices import possible, worded

from .. import mission_rules
from ..box.cards import DeckName
from ..deeds import inventory
from ..deeds.deed import Deed
from ..deeds.light import WALL, beam_options, can_light, directions, shine
from ..party import cards
from ..party.skills import has
from ..party.turns import now
from ..state import Survivor, ZombicideState, zone_name
from .take import break_open, can_break_open

DARK, LIT = "dark", "light"
PLACE, CRATE = "place", "crate"


class Way(NamedTuple):
    """How he searches: the place or its crate (R11, crate_action), and where a light shines that goes on with it."""

    what: str = PLACE
    beam: str = ""


def deck(s: ZombicideState, zone: str) -> DeckName:
    """The deck that a zone is searched from (R4.9; R11, secret_service)."""
    secret = s.city.zones[zone].secret or zone in s.humvees
    return "ss" if secret and s.settings.secret_service == "on" else "eq"


def can_search(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether his zone can be searched now: a room or a humvee without zombies (R4.8, R4.13)."""
    zone = survivor.at
    fit = s.city.zones[zone].room or zone in s.humvees or has(s, survivor, "scavenger")
    return fit and not s.threats(zone) and mission_rules.can_search(s, zone)


def number(s: ZombicideState, survivor: Survivor) -> int:
    """How many cards he draws; at night a light counts only if it is on (R4.8, R5.7b)."""
    best = 2 if has(s, survivor, "search2") else 1
    if not s.night or survivor.lit:
        best = max([best, *(s.card(copy).searches for copy in survivor.cards)])
    return best


class Search(Deed):
    """He searches, once in a turn (R4.8)."""

    key = "search"
    paid_by = ("free_search",)

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        if now(s, survivor).searched and not has(s, survivor, "search_more"):
            return False
        return can_search(s, survivor) or self.crate(s, survivor)

    def crate(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether a crate can be searched here (R11, crate_action)."""
        return s.settings.crate_action == "search" and not s.threats(survivor.at) and can_break_open(s, survivor)

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        words = [*possible(place=can_search(s, survivor), crate=self.crate(s, survivor))]
        what: str = words[0] if len(words) == 1 else (yield One(worded(s, "search", words)))
        if what == CRATE:
            return Way(CRATE)
        if not can_light(s, survivor):
            return Way()
        lights = worded(s, "search", (DARK, LIT))  # D29
        if (yield One(lights, usual=DARK, prompt=partial(s.text, "light-whether"))) == DARK:
            return Way()
        return Way(PLACE, (yield beam_options(s, survivor)) if directions(s, survivor) else WALL)

    def act(self, s: ZombicideState, survivor: Survivor, aim: Way) -> None:
        now(s, survivor).searched = True
        if aim.what == CRATE:
            break_open(s, survivor)
            return
        if aim.beam and cards.light(s, survivor):
            shine(s, survivor, aim.beam)
        s.note("searches", n=1)
        s.tell(
            "searches", weight="detail", refs=(survivor.at,), figure=s.name(survivor.id), zone=zone_name(survivor.at)
        )
        inventory.draw(s, survivor, deck(s, survivor.at), number(s, survivor), search=True)
