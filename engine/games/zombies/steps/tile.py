"""Step 1: a new tile (R4)."""

from __future__ import annotations

from engine.core.step import DONE, Done, Step

from ..ground.spots import spots
from ..moment import Moment
from ..state import ZombiesState
from .helipad import claim
from .place import Fill, Place


class NewTile(Moment):
    """The active player draws a tile; it is placed and filled."""

    heading = "title-tile"

    seat: str
    sealed: bool = False
    """Whether the active player has sealed the map, which ends the turn (R4.9)."""

    def run(self, s: ZombiesState) -> Done | None:
        tile = None if s.city.closed else s.pile.draw(s)  # R4.1, R4.2, R16.4
        if tile is None:
            return DONE
        s.tell("draws-tile", who=self.seat, tile=s.tile_name(tile), weight="detail")
        if s.data.tiles[tile].kind == "helipad":
            s.push(claim(s, self.seat, tile))
        elif spots(s, tile):
            s.push(Place(seat=self.seat, tile=tile))
        else:  # R4.4
            s.removed.append(tile)
            s.tell("removes-tile", tile=s.tile_name(tile))
            return DONE
        return None

    def back(self, s: ZombiesState, child: Step) -> Done:
        """The tile lies and is filled (R4.9, R5.9)."""
        if s.city.closed:
            self.sealed = isinstance(child, Place | Fill) and child.seat == self.seat
            pad = "yes" if s.pad else "no"  # without it only trophies win from now on
            s.tell("seals-own" if self.sealed else "seals", who=self.seat, pad=pad, weight="scene")
        return DONE
