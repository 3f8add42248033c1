"""The map: tiles, pieces and marks of a part of the city; the whole city as an inset."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine.games.zombies.box.city import MIDDLE, ROOM, SIDES, tile_of

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, PANEL, WHITE
from ..maps import grid, insets, marks, plates, traces
from ..maps.chart import Chart
from . import pieces
from .look import BLOOD, FLESH, LIGHT, NIGHT, REACH, SHADE, WALL
from .scene import ZombiesScene
from .signs import signs
from .survey import DIGITS, Survey
from .tiles import Drawing, cell, lying, tile_sheet

PAD = 24
"""Pixels around the map, for the arrows at its edge."""
TOUCHED = 96
"""Pixels of a square of the map by itself."""
LONGEST = 4000
"""Pixels of its longer side, at most."""


def draw(sheet: Sheet, box: Box, scene: ZombiesScene, window: Box, size: int, marked: Collection[str] = ()) -> Survey:
    """The map in the middle of the box; what is `marked` is outlined. Returns what lies where."""
    sheet.fill(box, NIGHT)
    placed = grid.centred(window, size * 3, box)
    survey = Survey(window, placed.pitch, placed.x, placed.y, scene.s.city, scene)
    _tiles(sheet, survey)
    _cells(sheet, survey)
    _floors(sheet, survey)
    for place in (place for ref in marked for place in survey.area(ref)):  # below the plates: it would cross out names
        marks.outline(sheet, place, LIGHT, max(3, size // 12))
    for origin, to in scene.ways:
        traces.arrow(sheet, survey.square(origin), survey.square(to), survey.box, FLESH)
    laid = signs(survey.layout, scene.texts, survey.box.inset(-PAD))
    for plate, spot in laid:
        plates.lay(sheet, plate, spot)
    taken = [spot.box for _, spot in laid]
    _pieces(sheet, survey, taken)
    _marks(sheet, survey, taken)
    _openings(sheet, survey)
    return survey


def charts(scene: ZombiesScene) -> Iterator[Chart]:
    """All of the city; of a very long one in smaller squares."""
    window = scene.frame
    size = min(TOUCHED, largest(window, LONGEST, LONGEST))
    sheet = Sheet(window.width * size * 3 + 2 * PAD, window.height * size * 3 + 2 * PAD)
    survey = draw(sheet, sheet.box, scene, window, size)
    yield Chart("", sheet, size, survey.area)


def largest(window: Box, wide: int, high: int) -> int:
    """The largest even size of a square, in pixels, with which the window fits."""
    size = grid.largest(window, wide, high) // 3
    return size - size % 2


def _tiles(sheet: Sheet, survey: Survey) -> None:
    for number in survey.tiles:
        box = survey.tile(number)
        drawn = tile_sheet(_drawing(survey.scene, number), survey.size, survey.size >= DIGITS)
        sheet.image.paste(drawn.image, (box.x0, box.y0))


def _drawing(scene: ZombiesScene, number: int) -> Drawing:
    return lying(scene.s.tile(number), scene.s.city.lies[number], scene.s.rules.doors == "any_street")


def _cells(sheet: Sheet, survey: Survey) -> None:
    """Candidates for the drawn tile, tiles that are new."""
    scene, size = survey.scene, survey.size
    for (x, y), number in scene.candidates.items():
        if survey.window.covers(x, y):
            box = survey.cell(x, y).inset(max(1, size // 12))
            sheet.panel(box, PANEL, max(4, size // 6))
            marks.candidate(sheet, box, number, size, LIGHT)
    for number in survey.tiles:
        if f"tile-{number}" in scene.changed or number == scene.filling:
            marks.outline(sheet, survey.tile(number), WHITE, max(3, size // 12))


def _floors(sheet: Sheet, survey: Survey) -> None:
    """What can be reached, the goal."""
    scene, size = survey.scene, survey.size
    rim = max(2, size // 14)
    for square in filter(survey.shows, scene.reach):
        marks.veil(sheet, survey.square(square).inset(rim), REACH, SHADE)
    for square in filter(survey.shows, scene.pad):
        place = survey.square(square)
        sheet.panel(place, WALL, 4, LIGHT, max(3, size // 8))
        sheet.icon("helicopter", place.centre, round(size * 0.72), LIGHT)


def _pieces(sheet: Sheet, survey: Survey, taken: Sequence[Box]) -> None:
    """Tokens, zombies, pawns."""
    scene = survey.scene
    zombies, movable, standing = set(scene.s.zombies), scene.movable, scene.standing
    for square in filter(survey.shows, dict.fromkeys([*scene.s.tokens, *scene.s.zombies, *standing])):
        box = survey.room(square, taken)
        looks = [(scene.look(seat), scene.initials(seat)) for seat in standing.get(square, ())]
        active = scene.s.active in standing.get(square, ()) and not scene.s.over
        ring, lifted = LIGHT if square in movable else None, WHITE if active else None
        pieces.occupants(sheet, box, square in zombies, looks, scene.s.tokens.get(square), ring, lifted)


def _marks(sheet: Sheet, survey: Survey, taken: Sequence[Box]) -> None:
    """What a square costs, corners around what has changed, crosses for the dead."""
    scene, size = survey.scene, survey.size
    busy = {*scene.s.zombies, *scene.standing, *scene.s.tokens}
    for square, way in scene.reach.items():
        if survey.shows(square):
            small = square in busy
            place = survey.square(square) if small else plates.clear(survey.square(square), taken)
            pieces.cost(sheet, place, way.steps, way.price, small)
    for square in filter(survey.shows, scene.fillable):
        number, ink = square.partition(".")[2], INK if scene.s.city.letters[square] == ROOM else WHITE
        sheet.line(number, survey.square(square), Style(size // 2, "Black"), ink, "centre")
    for ref in filter(survey.shows, scene.changed):
        if f"tile-{tile_of(ref)}" not in scene.changed:
            marks.brackets(sheet, survey.square(ref), WHITE)
    for square in filter(survey.shows, scene.kills):
        traces.cross(sheet, survey.square(square), survey.box, BLOOD)
    for square in filter(survey.shows, scene.falls):
        pieces.fall(sheet, survey.square(square))
    for square, lost in scene.losses.items():
        if lost and survey.shows(square):
            marks.loss(sheet, survey.square(square), lost)


def _openings(sheet: Sheet, survey: Survey) -> None:
    """Arrows where a road leads out of the city."""
    scene, reach = survey.scene, min(PAD, max(8, survey.size // 3))
    for number, side in scene.s.city.openings:
        placed, (dx, dy) = scene.s.tiles[number], SIDES[side]
        if survey.window.covers(placed.x, placed.y) and (placed.x + dx, placed.y + dy) not in scene.candidates:
            x, y = cell(survey.tile(number), MIDDLE[side]).centre
            away = (survey.size + reach) // 2
            pieces.arrow(sheet, (x + dx * away, y + dy * away), reach, side)


# The whole city, small


def inset(sheet: Sheet, box: Box, scene: ZombiesScene, window: Box) -> None:
    """All of the city in the middle of the box: who stands where, what can be chosen, which part the map shows."""
    sheet.panel(box, NIGHT, 16)
    whole = scene.frame
    pitch = max(9, grid.largest(whole, box.width - 16, box.height - 16) // 3 * 3)
    placed = grid.centred(whole, pitch, box)
    survey = Survey(whole, pitch, placed.x, placed.y, scene.s.city, scene)
    tiles = tuple((_drawing(scene, number), *survey.tile(number)[:2]) for number in survey.tiles)
    sheet.image.paste(_ground(tiles, placed.box, pitch // 3), placed.box)
    movable = scene.movable
    for square in scene.s.zombies:
        insets.dot(sheet, survey.square(square), LIGHT if square in movable else FLESH)
    for (x, y), number in scene.candidates.items():
        insets.candidate(sheet, survey.cell(x, y), number, LIGHT)
    insets.window(sheet, placed, window, WHITE)
    for square, seats in scene.standing.items():
        for n, seat in enumerate(seats):
            x, y = survey.square(square).centre
            insets.pawn(sheet, (x + n * 7, y), scene.look(seat))


@lru_cache(maxsize=64)
def _ground(tiles: tuple[tuple[Drawing, int, int], ...], box: Box, size: int) -> Image.Image:
    """The tiles with their corners on the sheet, as a picture of the box; it is shared: do not draw on it."""
    ground = Image.new("RGB", (box.width, box.height), NIGHT)
    for drawn, x, y in tiles:
        ground.paste(tile_sheet(drawn, size).image, (x - box.x0, y - box.y0))
    return ground
