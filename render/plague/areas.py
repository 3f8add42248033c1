"""The parts of the map that have a name, each with what it holds as printed: squares, search squares, openings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.message import Message
from engine.games.plague.data import PlagueData
from engine.games.plague.rows import OUTDOORS
from engine.kit.squares import Kind

from ..cards import Print
from ..texts import Texts
from .look import CHARACTER
from .places import square

KINDS: Sequence[Kind] = ("door", "window", "gate")


@dataclass(frozen=True)
class Area:
    """A zone, or all that lies outdoors; ``corners`` are its first and last square if it is a rectangle."""

    id: str
    name: Message
    kind: str
    corners: tuple[str, ...]
    floor: int
    """How many of its squares can be walked on."""
    searches: Mapping[str, str]
    """Its search squares by name."""
    openings: Mapping[Kind, Sequence[str]]
    """The edges of its doors, windows and gates."""


def areas(data: PlagueData) -> dict[str, Area]:
    """Every zone by its id, the outdoors last."""
    zones = {zone.id: (zone.kind, (zone.start, zone.end)) for zone in data.zones.values()} | {OUTDOORS: ("out", ())}
    return {id: _area(data, id, *found) for id, found in zones.items()}


def _area(data: PlagueData, id: str, kind: str, corners: tuple[str, ...]) -> Area:
    grid, zone = data.grid, data.zone
    mine = [each.edge for each in data.openings.values() if id in (zone[end] for end in grid.ends(each.edge))]
    return Area(
        id,
        data.zone_name(id),
        kind,
        corners,
        sum(zone[each] == id for each in grid.floor),
        {name: at for name, at in data.searches.items() if zone[at] == id},
        {kind: [edge for edge in mine if grid.edges[edge] == kind] for kind in KINDS},
    )


def named(data: PlagueData, typed: str) -> str:
    """The zone in which a square lies that somebody names; anything else as it is."""
    return data.zone.get(square(data.grid, typed), typed)


def card(area: Area, texts: Texts) -> Print:
    """All that can be said of it."""
    squares = texts("plague-board-area-squares", n=area.floor)
    lines = [" ".join(["–".join(area.corners) + ".", squares]) if area.corners else squares]
    lines += [texts("plague-board-area-search", at=at, n=int(name[1:])) for name, at in area.searches.items()]
    if area.id != OUTDOORS:  # its openings are those of all others
        lines += [
            texts(f"plague-board-area-{kind}", n=len(edges), edges=", ".join(edges))
            for kind, edges in area.openings.items()
            if edges
        ]
    name, about = texts.message(area.name, {}), texts(f"plague-board-area-{area.kind}")
    return Print("map_marker", CHARACTER, name, about, "\n".join(lines))
