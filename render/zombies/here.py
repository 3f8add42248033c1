"""What lies at a place of the city, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.zombies.box.city import ROOM, address, tile_of

from ..board import Here
from .scene import ZombiesScene
from .words import player_line, tile_line


def places(scene: ZombiesScene) -> Iterator[str]:
    """Where the drawn tile can go; every square; every tile, for its ground on which nobody stands."""
    yield from (f"cell-{x},{y}" for x, y in scene.candidates)
    letters, numbers = scene.s.city.letters, range(len(scene.s.tiles))
    yield from (square for number in numbers for n in range(1, 10) if (square := address(number, n)) in letters)
    yield from (f"tile-{number}" for number in numbers)


def name(scene: ZombiesScene, ref: str) -> str:
    """A free cell by its number; a square with the name of its tile."""
    kind, _, at = ref.partition("-")
    if kind == "cell":
        x, y = map(int, at.split(","))
        return scene.label("here-cell", n=scene.candidates[x, y])
    if kind == "tile":
        return f"#{at} {scene.tile_name(scene.s.tiles[int(at)].tile)}"
    return scene.message(scene.s.place(ref))


def lines(scene: ZombiesScene, ref: str) -> Iterator[str]:
    """What a square is and what is on it; its tile."""
    s, (kind, _, at) = scene.s, ref.partition("-")
    if kind == "tile":
        yield tile_line(scene, int(at))
    elif kind != "cell":
        yield scene.label("here-room" if s.city.letters[ref] == ROOM else "here-road")
        if ref in scene.pad:
            yield scene.label("alt-goal", squares=ref)
        if ref in s.zombies:
            yield scene.texts("zombies-filled-zombies", n=1)
        if token := s.tokens.get(ref):
            yield scene.texts("zombies-filled-life" if token == "life" else "zombies-filled-bullets", n=1)
        if way := scene.reach.get(ref):
            yield scene.label("alt-way", square=ref, n=way.steps, fights=way.price)
        yield from (player_line(scene, seat, True) for seat in scene.standing.get(ref, ()))
        yield tile_line(scene, tile_of(ref))


def rules(scene: ZombiesScene, ref: str) -> Iterator[str]:
    """What to read about it, by number."""
    if ref.startswith("cell-"):
        yield "R4.3"
    if ref in scene.s.zombies:
        yield "R11.2"
    if ref in scene.s.tokens:
        yield "R8.5"
    if ref in scene.pad:
        yield "R5"
    yield "R2"


HERE = Here(places, name, lines, rules)
