"""What the box names, and so needs words for in the catalogues."""

from __future__ import annotations

from collections.abc import Iterator

from .box.data import Tables
from .box.mission import text_key
from .box.tile import is_room


def keys(data: Tables) -> Iterator[str]:
    """The keys of all its cards, people and rooms."""
    for family, ids in (
        ("card", data.equipment), ("skill", data.skills), ("survivor", data.survivors), ("companion", data.companions),
        ("abomination", data.abominations), ("achievement", data.achievements), ("value-mission", data.missions),
    ):  # fmt: skip
        yield from (f"zombicide-{family}-{text_key(id)}" for id in ids)
    for tile in data.tiles.values():
        rooms = [zone for zone in tile.cells if is_room(zone)]
        yield from (f"zombicide-room-{text_key(zone).replace('.', '-')}" for zone in rooms)
