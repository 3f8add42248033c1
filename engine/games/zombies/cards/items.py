"""Items in play whose owner discards them for what they do (R14.4)."""

from __future__ import annotations

from typing import Any

from engine.core.message import Message

from ..ground.squares import numbered
from ..state import ZombiesState
from ..survivors import odds
from ..survivors.fight import may_arm
from ..survivors.knock_out import lose_life
from ..survivors.pieces import kill, load
from .card import CardRule


def building_near(s: ZombiesState, seat: str) -> int | None:
    """The building in which, or at a door of which, the pawn stands (2.4)."""
    return next(iter(s.city.beside(s.survivors[seat].pawn)), None)


class Chainsaw(CardRule):
    """More in all fights of the player's own turn; a second one like it would add nothing (R18.4)."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        return seat == s.active and s.chainsaw < self.card.n and not s.feast

    def odds(self, s: ZombiesState, who: str) -> Message | None:
        return odds.armed(s, who, saw=self.card.n) if may_arm(s, who) else None

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        s.chainsaw = self.card.n
        s.tell("saws", who=seat, card=self.card.name, n=self.card.n)


class MolotovCocktail(CardRule):
    """More in the player's fights in one building during their own turn."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        building = building_near(s, seat)
        return seat == s.active and not s.feast and building is not None and s.molotov.get(building, 0) < self.card.n

    def odds(self, s: ZombiesState, who: str) -> Message | None:
        inside = s.city.building(s.survivors[who].pawn) is not None
        return odds.armed(s, who, fire=self.card.n) if inside and may_arm(s, who) else None

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        building = building_near(s, seat)
        assert building is not None
        s.molotov[building] = self.card.n
        tile, refs = numbered(s, building), (f"tile-{building}",)
        s.tell("burns", who=seat, card=self.card.name, n=self.card.n, tile=tile, refs=refs)


def in_reach(s: ZombiesState, seat: str) -> list[str]:
    """The zombies of that building."""
    building = building_near(s, seat)
    return [room for room in s.city.rooms[building] if room in s.zombies] if building is not None else []


class Grenade(CardRule):
    """All zombies of one building for one life."""

    def can(self, s: ZombiesState, seat: str) -> bool:
        return not s.feast and s.survivors[seat].lives > 0 and bool(in_reach(s, seat))

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        killed = in_reach(s, seat)
        crosses = [f"kill-{square}" for square in killed]
        total = s.survivors[seat].trophies + len(killed)
        refs = (*killed, *crosses, f"seat-{seat}")
        s.tell("explodes", who=seat, card=self.card.name, n=len(killed), total=total, refs=refs)
        s.note("explodes", card=self.card.name, n=len(killed))
        kill(s, seat, killed)
        lose_life(s, seat)


class LotsOfAmmo(CardRule):
    """Some bullets."""

    def act(self, s: ZombiesState, seat: str, aim: Any) -> None:
        load(s, seat, self.card)
