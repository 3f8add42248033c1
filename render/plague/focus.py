"""Which part of the map a picture shows: where humans still act, who is near them, what has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable

from engine.games.plague.dead.entry import Entry
from engine.games.plague.state import CAR, Human, Zombie

from ..canvas.box import Box
from ..maps.crop import Cell, around, bounds, crop
from .scene import PlagueScene

ACTS = 60
"""Weight of a square on which a human acts."""
STANDS = 15
"""Weight of a square on which a human only stands."""
NEWS = 4
"""Weight of a square where something has happened; all of these together weigh at most `ACTS`."""
NEAR = 2
"""Weight of a square with a zombie near a human."""
HAND = 4
"""Distance up to which a zombie is near a human."""
HUNTS = 5
"""Weight of a square with a zombie near a human who acts: more than any news."""
BOUND = 6
"""Distance up to which a zombie is near a human who acts: it may bite where he goes."""
AT_HAND = 6
"""Distance below which a figure is near a square that is marked."""
FARTHEST = 99
"""The distance that counts between two levels."""


def whole(scene: PlagueScene, level: str = "") -> Box:
    """All of a level."""
    return bounds((spot.x, spot.y) for spot in scene.s.grid.spots.values() if spot.level == level)


def focus(scene: PlagueScene, least: Cell, most: Cell) -> Box:
    """The part of the upper level that matters now; ``least`` and ``most`` are its size in squares across and down."""
    weights: defaultdict[Cell, float] = defaultdict(float)
    for human in scene.s.living:
        for cell in _cells(scene, _stands(scene, human)):
            weights[cell] += ACTS if scene.acting(human) else STANDS
    for zombie in scene.s.zombies.values():
        for cell in _cells(scene, [zombie.at]):
            weights[cell] += _threat(scene, zombie)
    edges = scene.s.grid.edges
    ends = {end for ref in scene.changed for end in (scene.s.grid.ends(ref) if ref in edges else (ref,))}
    for cell in (news := _cells(scene, ends)):
        weights[cell] += min(NEWS, ACTS / len(news))
    frame = whole(scene)
    cells = [(x, y) for x in range(frame.width) for y in range(frame.height)]
    return crop(cells, weights, least, most)


def _threat(scene: PlagueScene, zombie: Zombie) -> int:
    """What the square of a zombie weighs."""
    people = [each for each in scene.s.living if each.on_foot]
    near = [each for each in people if _far(scene, each.at, [zombie.at])[0] <= BOUND]
    if any(scene.acting(each) for each in near):
        return HUNTS
    return NEAR if any(_far(scene, each.at, [zombie.at])[0] <= HAND for each in near) else 0


def surroundings(scene: PlagueScene, square: str, wide: int, high: int) -> Box:
    """The squares around one, as near its middle as the edges of its level allow."""
    spot = scene.s.grid.spots[square]
    return around(whole(scene, spot.level), spot.x, spot.y, wide, high)


def centre(scene: PlagueScene, seat: str, marked: Collection[str]) -> str:
    """The square in the middle of a seat's close-up.

    If squares are marked: the square of the seat's figure that is nearest to all of them, or else a marked one. If not:
    a figure of the seat, one that acts first; or the sheet on which zombies enter; or any human; or the car.
    """
    led = [scene.s.humans[each] for each in scene.s.crews.get(seat, ())]
    standing = [
        square for each in sorted(led, key=lambda each: not scene.acting(each)) for square in _stands(scene, each)
    ]
    asked = [ref for ref in marked if ref in scene.s.grid.spots]
    if asked:
        far = {each: _far(scene, each, asked) for each in standing}
        near = [each for each in standing if min(far[each]) < AT_HAND and not scene.setting_up]
        return min(near, key=lambda each: sum(far[each])) if near else asked[len(asked) // 2]
    if standing:
        return standing[0]
    entry = scene.s.find(Entry)
    if entry and entry.sheet:
        squares, spots = scene.s.data.sheets[entry.sheet], scene.s.grid.spots
        across = sum(spots[each].y == spots[squares[0]].y for each in squares)
        return squares[(len(squares) + across) // 2]
    on_foot = [each.at for each in scene.s.living if each.on_foot]
    return (*on_foot, *reversed(scene.s.data.car_doors), *scene.s.data.border)[0]


def _far(scene: PlagueScene, square: str, refs: Collection[str]) -> list[int]:
    """The distance to each of these squares."""
    distances = (scene.s.grid.distance(square, ref) for ref in refs)
    return [FARTHEST if far is None else far for far in distances]


def _stands(scene: PlagueScene, human: Human) -> Iterable[str]:
    """Where a living human counts as standing: in the car on its doors, carried with the carrier."""
    if human.dead:
        return ()
    if human.at == CAR:
        return scene.s.data.car_doors
    carrier = scene.s.carrier(human.id)
    return (human.at,) if human.at else ((carrier.at,) if carrier and carrier.on_foot else ())


def _cells(scene: PlagueScene, squares: Iterable[str]) -> list[Cell]:
    """Where these squares of the upper level lie."""
    spots = (scene.s.grid.spots.get(each) for each in squares)
    return [(spot.x, spot.y) for spot in spots if spot and not spot.level]
