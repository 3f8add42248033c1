"""What lies at a place of the city, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import Here
from .scene import ZgameScene
from .words import gang_line, site_parts


def places(scene: ZgameScene) -> Iterator[str]:
    """The free cells, while tiles are laid; the places."""
    yield from (f"cell-{cell.q}.{cell.r}" for cell in scene.free)
    yield from sorted(scene.cells)


def name(scene: ZgameScene, ref: str) -> str:
    if ref in scene.cells:
        return scene.place(ref)
    numbers = {f"cell-{cell.q}.{cell.r}": n for n, cell in enumerate(scene.free, 1)}
    return scene.label("here-cell", n=numbers[ref])


def lines(scene: ZgameScene, ref: str) -> Iterator[str]:
    """What a place is, what is on it, and the gangs that stand there."""
    if ref not in scene.cells:
        yield scene.label("legend-free")
        return
    yield scene.texts(f"zgame-look-{scene.s.tile(ref).kind}")
    yield from filter(None, site_parts(scene, ref, full=True))
    yield from (gang_line(scene, seat, True) for seat in dict.fromkeys(n[0] for n in scene.standing.get(ref, ())))


def rules(scene: ZgameScene, ref: str) -> Iterator[str]:
    """What to read about it, by number."""
    if ref not in scene.cells:
        yield "O12"
        return
    site = scene.s.sites[ref]
    if scene.s.marauders == ref:
        yield "R2.4"
    if site.zombies:
        yield "R8"
    if site.barricades:
        yield "R10"
    yield "R0"


HERE = Here(places, name, lines, rules)
