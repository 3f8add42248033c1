"""The map: a part of a level with all that lies and stands on it and the names of columns and rows; small insets."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from engine.games.plague.rows import CABIN
from engine.games.plague.state import CAR, DOOR
from engine.kit.squares import SIDES

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import MUTED, WHITE
from ..maps import insets, marks
from ..maps.chart import Chart
from ..maps.grid import Grid, across, centred
from . import ground, pieces
from .focus import whole
from .look import BLOOD, FLAME, FLESH, MOULD, NIGHT
from .scene import PlagueScene

LEFT, TOP = 34, 30
"""Pixels for the names of rows and columns."""
LETTERS, NARROW = Style(24, "Bold", 18), 40
"""Names of columns and rows; without the level where squares are narrow."""
ROOM = 20
"""Pixels that a name needs: on smaller squares not every column and row has one."""
TOUCHED = 96
"""Pixels of a square of the map by itself."""
BELOW = "b"
"""The level of the basement."""


@dataclass(frozen=True)
class Survey:
    """A part of one level on a sheet."""

    scene: PlagueScene
    grid: Grid
    level: str

    def shows(self, square: str) -> bool:
        """Whether a square of any level is on the picture."""
        spot = self.scene.s.grid.spots.get(square)
        return spot is not None and spot.level == self.level and self.grid.window.covers(spot.x, spot.y)

    def square(self, square: str) -> Box:
        spot = self.scene.s.grid.spots[square]
        return self.grid.cell(spot.x, spot.y)

    def shows_edge(self, edge: str) -> bool:
        return edge in self.scene.s.grid.edges and any(map(self.shows, self.scene.s.grid.ends(edge)))

    def strip(self, edge: str) -> Box:
        """The part of an edge that is on the picture."""
        squares = self.scene.s.grid
        return ground.place(squares, self.grid, squares.ends(edge)).cut(self.grid.box)

    def area(self, ref: str) -> list[Box]:
        """Where a reference to a square or an edge lies; nothing if it is not on this level."""
        if self.shows(ref):
            return [self.square(ref)]
        return [self.strip(ref).inset(-4)] if self.shows_edge(ref) else []


def size(window: Box, pitch: int) -> tuple[int, int]:
    """Width and height of a part of the map with the names of its columns and rows."""
    return window.width * pitch + LEFT, window.height * pitch + TOP


def draw(
    sheet: Sheet, box: Box, scene: PlagueScene, window: Box, pitch: int, marked: Collection[str] = (), level: str = ""
) -> Survey:
    """A part of a level in the middle of the box; what is `marked` is outlined. Returns what lies where."""
    sheet.fill(box, NIGHT)
    grid = centred(window, pitch, Box(box.x0 + LEFT, box.y0 + TOP, box.x1, box.y1))
    survey = Survey(scene, grid, level)
    _names(sheet, survey)
    printed = ground.level(scene.s.data, level, pitch)
    part = printed.crop((window.x0 * pitch, window.y0 * pitch, window.x1 * pitch, window.y1 * pitch))
    sheet.image.paste(part, (grid.x, grid.y))
    _threats(sheet, survey)
    _sheets(sheet, survey)
    _entries(sheet, survey)
    _places(sheet, survey)
    _edges(sheet, survey)
    _figures(sheet, survey)
    _marks(sheet, survey, marked)
    return survey


def levels(scene: PlagueScene) -> Sequence[str]:
    """The ground, and what lies below it once that is in play."""
    return ("", BELOW) if scene.s.entrance else ("",)


def charts(scene: PlagueScene) -> Iterator[Chart]:
    """Every level that is in play, the ground first."""
    for level in levels(scene):
        window = whole(scene, level)
        sheet = Sheet(*size(window, TOUCHED))
        survey = draw(sheet, sheet.box, scene, window, TOUCHED, level=level)
        yield Chart(level, sheet, TOUCHED, survey.area)


def _names(sheet: Sheet, survey: Survey) -> None:
    """Letters above, numbers on the left."""
    grid, window = survey.grid, survey.grid.window
    for x in range(window.x0, window.x1, every := -(-ROOM // grid.pitch)):
        cell = grid.cell(x, window.y0)
        place = Box(cell.x0, cell.y0 - TOP, cell.x1, cell.y0)
        level = survey.level if grid.pitch >= NARROW else ""
        sheet.line(f"{level}{chr(ord('A') + x)}", place, LETTERS, MUTED, "centre")
    for y in range(window.y0, window.y1, every):
        cell = grid.cell(window.x0, y)
        sheet.line(str(y + 1), Box(cell.x0 - LEFT, cell.y0, cell.x0 - 2, cell.y1), LETTERS, MUTED, "centre")


def _sheets(sheet: Sheet, survey: Survey) -> None:
    """Where one sheet ends and another begins, on which dice let zombies enter; and their numbers."""
    if survey.level:
        return
    box = survey.grid.box
    for number, squares in survey.scene.s.data.sheets.items():
        first, last = survey.square(squares[0]), survey.square(squares[-1])
        whole = Box.hull((first, last))
        for line in filter(box.meets, (whole.right(2)[0], whole.bottom(2)[0])):
            cut = line.cut(box)
            for part in across(cut, max(1, max(cut.width, cut.height) // 16))[::2]:
                sheet.fill(part, MUTED)
        if survey.shows(squares[0]):
            plate = Box.at(first.x0 + 2, first.y0 + 2, 26, 28)
            sheet.fill(plate, NIGHT)
            sheet.line(str(number), plate, Style(22, "Black", 18), MUTED, "centre")


def _entries(sheet: Sheet, survey: Survey) -> None:
    """Where zombies come from, if they do not come from everywhere."""
    data = survey.scene.s.data
    for square in (each for squares in data.entries.values() for each in squares) if data.comes else ():
        if survey.shows(square):
            pieces.entry(sheet, survey.square(square))


def _threats(sheet: Sheet, survey: Survey) -> None:
    """A red line around the squares that zombies can threaten, and a tinge on them."""
    scene, squares = survey.scene, survey.scene.s.grid
    threatened = scene.threatened & squares.floor
    pitch = survey.grid.pitch
    line, tinted = max(2, pitch // 20), ground.threatened(scene.s.data, survey.level, pitch)
    for square in filter(survey.shows, threatened):
        spot, box = squares.spots[square], survey.square(square)
        printed = Box.at(spot.x * pitch, spot.y * pitch, pitch, pitch)
        sheet.image.paste(tinted.crop(printed), box)
        for side, (x, y) in zip((box.top, box.right, box.bottom, box.left), SIDES, strict=True):
            if squares.shifted(square, x, y) not in threatened:
                sheet.fill(side(line)[0], BLOOD)


def _places(sheet: Sheet, survey: Survey) -> None:
    """Search squares, the wreck, fires, corpses, things on the ground, the baby."""
    s = survey.scene.s
    car = [survey.square(each) for each in sorted(s.data.car, key=s.grid.order) if survey.shows(each)]
    if s.exploded and car:
        pieces.wreck(sheet, Box.hull(car), survey.grid.pitch)
    for name, square in s.data.searches.items():
        if survey.shows(square) and not (s.exploded and square in s.data.car):
            pieces.search(sheet, survey.square(square), name[1:], bool(s.searched.get(name)), name == s.entrance)
    for square in filter(survey.shows, s.fires):
        pieces.fire(sheet, survey.square(square))
    taken = s.taken
    for human, square in s.corpses.items():
        if survey.shows(square) and square not in taken:
            pieces.corpse(sheet, survey.square(square), survey.scene.number(human))
    for square, cards in s.piles.items():
        if survey.shows(square) and cards:
            beside = square in taken or square in s.corpses.values()
            pieces.pile(sheet, survey.square(square), len(cards), beside)
    if s.baby.at and survey.shows(s.baby.at):
        pieces.baby(sheet, survey.square(s.baby.at))


def _edges(sheet: Sheet, survey: Survey) -> None:
    """Holes and barricades, those that are new on a light ground, and the numbers of openings."""
    s, changed = survey.scene.s, survey.scene.changed
    for edge in filter(survey.shows_edge, s.holes):
        pieces.hole(sheet, survey.strip(edge), ground.floor(s.data, s.grid.ends(edge)[0]))
    for edge in filter(survey.shows_edge, changed):
        sheet.fill(survey.strip(edge).inset(-max(4, survey.grid.pitch // 10)), WHITE)
        if edge not in s.barricades:
            ground.between(sheet, survey.strip(edge), s.ground.kind(edge))
    for edge in filter(survey.shows_edge, s.barricades):
        pieces.barricade(sheet, survey.strip(edge))
    for edge, opening in s.data.opening_at.items():
        if opening.number and survey.shows_edge(edge):
            pieces.numbered(sheet, survey.strip(edge), opening.number, survey.grid.pitch)
    if DOOR in s.barricades and (at := s.data.searches[s.entrance]) and survey.shows(at):
        pieces.barricade(sheet, survey.square(at).bottom(ground.thickness(survey.grid.pitch))[0])


def _figures(sheet: Sheet, survey: Survey) -> None:
    scene, s = survey.scene, survey.scene.s
    for zombie in s.zombies.values():
        if survey.shows(zombie.at):
            pieces.zombie(sheet, survey.square(zombie.at), zombie.kind, zombie.id[1:], bool(zombie.boon))
    for human in s.living:
        if human.on_foot and survey.shows(human.at):
            box = survey.square(human.at)
            if scene.acting(human):
                marks.outline(sheet, box, MOULD, max(2, box.width // 16))
            pieces.human(sheet, box, scene.look_of(human), scene.number(human.id), scene.initials_of(human), human.life)
            if s.baby.carrier == human.id:
                pieces.baby(sheet, box)
            elif human.carries:
                look = scene.look_of(s.humans[human.carries])
                size = box.width // 3
                at = box.x0 + size // 2 + 2, box.y0 + size // 2 + 2
                pieces.passenger(sheet, at, size, look, scene.number(human.carries), 0)
    cabin = [survey.square(each) for each in s.data.drawn(CABIN) if survey.shows(each)]
    inside = [each for each in s.living if each.at == CAR]
    if cabin and inside:
        _passengers(sheet, Box.hull(cabin), scene, [each.id for each in inside])


def _passengers(sheet: Sheet, box: Box, scene: PlagueScene, inside: list[str]) -> None:
    """Those in the car, in rows on its cabin."""
    across = 2 if len(inside) <= 4 else (3 if len(inside) <= 9 else 4)
    down = -(-len(inside) // across)
    side = min(box.width // across, box.height // down) * 4 // 5
    for figure, place in zip(inside, (cell for row in box.rows(down) for cell in row.columns(across)), strict=False):
        human = scene.s.humans[figure]
        pieces.passenger(sheet, place.centre, side, scene.look_of(human), scene.number(figure), human.life)


def _marks(sheet: Sheet, survey: Survey, marked: Collection[str]) -> None:
    """Corners around what has changed, what was lost there, frames around what a question is about."""
    for square in filter(survey.shows, survey.scene.changed):
        marks.brackets(sheet, survey.square(square).inset(2), WHITE)
    for box in (box for ref in marked for box in survey.area(ref)):
        marks.outline(sheet, box, MOULD, max(3, min(box.width, box.height) // 14))
    for ref, lost in survey.scene.losses.items():
        if survey.shows(ref):
            marks.loss(sheet, survey.square(ref), lost)


# Small


def inset(sheet: Sheet, box: Box, scene: PlagueScene, pitch: int, window: Box | None = None, level: str = "") -> None:
    """All of a level, small: dots for zombies and fires, shapes for humans, and which part the map shows."""
    squares = scene.s.grid
    spots = [spot for spot in squares.spots.values() if spot.level == level]
    whole = Box(0, 0, max(spot.x for spot in spots) + 1, max(spot.y for spot in spots) + 1)
    survey = Survey(scene, centred(whole, pitch, box), level)
    sheet.image.paste(ground.level(scene.s.data, level, pitch), (survey.grid.x, survey.grid.y))
    for square in filter(survey.shows, scene.s.fires):
        insets.dot(sheet, survey.square(square).inset(-2), FLAME)
    for zombie in scene.s.zombies.values():
        if survey.shows(zombie.at):
            sheet.fill(survey.square(zombie.at).inset(2), FLESH)
    if window:
        insets.window(sheet, survey.grid, window, WHITE)
    for human in scene.s.living:
        at = scene.s.data.car_doors[0] if human.at == CAR else human.at
        if at and survey.shows(at):
            insets.pawn(sheet, survey.square(at).centre, scene.look_of(human))
