"""What lies at a square or an edge of the map, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.plague.state import CAR, DOOR

from ..board import Here
from .chart import levels
from .scene import PlagueScene
from .words import at_line, edge_line, human_line, lying_lines, zombie_lines


def places(scene: PlagueScene) -> Iterator[str]:
    """Every square of the levels in play; every opening and hole, and whatever is barricaded."""
    grid, shown = scene.s.grid, levels(scene)
    yield from (square for square, spot in grid.spots.items() if spot.level in shown)
    edges = dict.fromkeys([*scene.s.data.opening_at, *scene.s.holes, *scene.s.barricades])
    yield from (each for each in edges if each in grid.edges and grid.spots[grid.ends(each)[0]].level in shown)


def name(scene: PlagueScene, ref: str) -> str:
    return edge_line(scene, ref) if ref in scene.s.grid.edges else at_line(scene, ref)


def lines(scene: PlagueScene, ref: str) -> Iterator[str]:
    """What a square or an edge is, and who and what is there."""
    s = scene.s
    if ref in s.grid.edges:
        kind = s.ground.kind(ref)
        if kind not in ("open", "wall"):
            yield scene.label(f"legend-{kind}")
        yield from lying_lines(scene, [ref])
        yield " – ".join(at_line(scene, end) for end in s.grid.ends(ref))
        return
    zone = s.data.zones.get(s.data.zone[ref])
    yield scene.label(f"area-{zone.kind if zone else 'out'}")
    if search := s.data.search_at.get(ref):
        yield scene.place_name(search)
        yield scene.label("legend-searched" if s.searched.get(search) else "legend-search")
        if search == s.entrance:
            yield scene.label("legend-entrance")
    if ref in s.fires:
        yield scene.label("legend-fire")
    if ref == s.baby.at:
        yield scene.label("legend-baby")
    if ref in scene.threatened:
        yield scene.label("here-threat")
    yield from (human_line(scene, human) for human in s.living if ref == human.at or _in_car(scene, human.at, ref))
    yield from zombie_lines(scene, [each for each in s.zombies.values() if each.at == ref], None)
    yield from lying_lines(scene, [ref])


def _in_car(scene: PlagueScene, at: str, ref: str) -> bool:
    return at == CAR and ref in scene.s.data.car


def rules(scene: PlagueScene, ref: str) -> Iterator[str]:
    """What to read about it, by number."""
    s = scene.s
    if ref in s.grid.edges:
        yield "R15"
        return
    if ref in (each.at for each in s.zombies.values()):
        yield "R21"
    if ref in s.fires:
        yield "R26"
    if ref in s.data.car:
        yield "R16"
    if ref in s.data.search_at:
        yield "R14"
    if s.piles.get(ref):
        yield "R9"
    if DOOR in s.barricades and ref == s.data.searches.get(s.entrance):
        yield "R27"
    yield "R0"


HERE = Here(places, name, lines, rules)
