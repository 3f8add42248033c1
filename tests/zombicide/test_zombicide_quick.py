"""What Zombicide asks of single things to be quick is what comes of looking at everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from core.fuzz import play
from zombicide.box import box

from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.party.skills import has, owned
from engine.games.zombicide.phases.turn import MENU, can_act
from engine.games.zombicide.player.going import Map
from engine.games.zombicide.player.mind import mind
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState


class Watched(Zombicide):
    """The game with one invariant more: no short way leads elsewhere."""

    def check(self, s: ZombicideState) -> list[str]:
        return [*super().check(s), *(strayed(s) if not s.over else ())]


def strayed(s: ZombicideState) -> Iterator[str]:
    for survivor in s.standing:
        mine = {*owned(s, survivor)}
        if any(has(s, survivor, skill) != (skill in mine) for skill in s.data.skills):
            yield f"skills of {survivor.id}"
        if survivor.at and can_act(s, survivor) != any(MENU.doable(s, survivor)):
            yield f"whether {survivor.id} can act"
    map = Map(s)
    for zone in s.city.zones:
        tokens = s.noise.get(zone, 0) + s.hum.get(zone, 0)
        if s.loud[zone] != tokens + len(s.here(zone)) + len(s.with_them(zone)):
            yield f"noise in {zone}"
        near = [(s.ground.distance(other, zone, "zombie"), other) for other in s.infested]
        crowd = [
            s.threats(other) if away < 2 else s.count("runner", other) for away, other in near if away in (0, 1, 2)
        ]
        if map.crowd(zone) != sum(crowd):
            yield f"who can be in {zone} soon"
    for door, zones in map.doors.items():
        dark = sum(s.city.zones[zone].dark for zone in s.city.buildings[s.city.doors[door].building])
        known = s.city.doors[door].building in s.opened or s.quiet or s.bright
        if zones != s.city.doors[door].zones or (map.opening(door) > mind(s).opened) != bool(dark and not known):
            yield f"what {door} lets out"
    lying = {card.tile for id, card in s.mission.cards.items() if s.objectives[id] in ("down", "up") and card.tile}
    if lying != {
        tile for tile, ids in s.mission.cards_on.items() if any(s.objectives[id] in ("down", "up") for id in ids)
    }:
        yield "where cards lie"


def test_short_ways_lead_where_long_ones_do() -> None:
    """In every state of a random mission, set-up included."""
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": "m4", "free_order": "on"})
    s, _ = play(Watched(box()), settings, ["a", "b"], "quick", Random(4))
    assert s.result is not None
