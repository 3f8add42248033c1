"""What the headlines of turns and forced ways are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.message import Message

from ..box.city import tile_of
from ..state import ZombiesState

GAINS = ("zombies-sum-takes", "zombies-sum-heals")


def way(s: ZombiesState, origin: str, to: str) -> list[Message]:
    """From where to where a pawn has come, by tiles; nothing if it is off the board or its origin is not known."""
    if not (origin and to):
        return []
    names = [s.tile_name(s.tiles[tile_of(square)].tile) for square in (origin, to)]
    if tile_of(origin) == tile_of(to):
        return [names[1]]
    return [s.text("sum-way", at=names[0], to=names[1])]


def told(s: ZombiesState, seat: str, tally: Iterable[Message]) -> Iterator[Message]:
    """What was noted for a seat, as a headline says it: kills first, then their price.

    What was picked up or healed stands last and comes with what the seat has now, which nothing after it changes.
    """
    survivor = s.survivors[seat]
    for noted in sorted(tally, key=lambda each: (each.key in GAINS, each.key != "zombies-sum-kills")):
        match noted.key, noted.args:
            case "zombies-sum-takes", {"what": "life", "n": n}:
                yield s.text("sum-takes", what="life", n=n, left=survivor.lives)
            case "zombies-sum-takes", {"what": what, "n": n}:
                yield s.text("sum-takes", what=what, n=n, left=survivor.bullets)
            case "zombies-sum-heals", {"n": n}:
                yield s.text("sum-heals", n=n, lives=survivor.lives)
            case _:
                yield noted
