"""What the headlines of turns and forced ways are made of."""

from __future__ import annotations

from engine.core.message import Message

from .city import tile_of
from .state import ZombiesState


def way(s: ZombiesState, origin: str, to: str) -> list[Message]:
    """From where to where a pawn has come, by tiles; nothing if it is off the board or its origin is not known."""
    if not (origin and to):
        return []
    names = [s.tile_name(s.tiles[tile_of(square)].tile) for square in (origin, to)]
    if tile_of(origin) == tile_of(to):
        return [names[1]]
    return [s.text("sum-way", at=names[0], to=names[1])]
