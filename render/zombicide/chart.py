"""The map: a part of the city with everything that lies and stands there; the whole of it, small."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, WHITE
from ..maps import insets, marks, traces
from ..maps.chart import Chart
from ..maps.grid import Grid, centred, middle
from ..maps.pieces import SMALL
from . import pieces, streets
from .look import CAPITAL, COLOURS, FLESH, FREE, GLOW, GOAL_ICON, LAMP, NIGHT, SIGNS, WOOD
from .scene import ZombicideScene

ADDRESS = 0.2
"""How high the plate with the address of a zone is, of its cell."""
TWO_LINES = 1.4
"""How high the name of a room may be, of that plate."""
NAMED = 60
"""The pixels of a cell from which rooms have their names."""
ROOMS = 150
"""In narrower ones the letters are smaller, for two lines of them."""
TOUCHED = 150
"""Pixels of a cell of the map by itself."""
WIDE_LOSS, BESIDE = 10, 0.3
"""The least loss that takes two figures, and how much of a cell the address of its zone then keeps."""
ROOMY = 2
"""The most pieces in each of its cells with which a room still has its name."""


@dataclass(frozen=True)
class Survey:
    """A part of the city on a sheet."""

    scene: ZombicideScene
    grid: Grid

    def cells(self, zone: str) -> list[Box]:
        """The cells of a zone that are on the picture."""
        window = self.grid.window
        cells = self.scene.s.city.zones[zone].cells
        return [streets.place(self.grid, cell) for cell in cells if window.covers(cell[1], cell[0])]

    def shows(self, zone: str) -> bool:
        return zone in self.scene.s.city.zones and bool(self.cells(zone))

    def strip(self, door: str) -> Box | None:
        """Where a door lies, as far as it is on the picture."""
        a, b = self.scene.s.city.doors[door].cells
        window = self.grid.window
        if not (window.covers(a[1], a[0]) or window.covers(b[1], b[0])):
            return None
        return streets.between(self.grid, min(a, b), max(a, b)).cut(self.grid.box)

    def area(self, ref: str) -> list[Box]:
        """Where a reference to a zone or a door lies; nothing if it is not on the picture."""
        if ref in self.scene.s.city.zones:
            return [cell.inset(3) for cell in self.cells(ref)]
        strip = self.strip(ref) if ref in self.scene.s.city.doors else None
        return [middle(strip, 0.6).inset(-5)] if strip else []


def draw(
    sheet: Sheet, box: Box, scene: ZombicideScene, window: Box, pitch: int, marked: Collection[str] = ()
) -> Survey:
    """A part of the city in the middle of the box; zones and doors that are `marked` are outlined. Returns what lies
    where.
    """
    sheet.fill(box, NIGHT)
    survey = Survey(scene, centred(window, pitch, box))
    _ground(sheet, survey)
    _doors(sheet, survey)
    cards = [*_door_cards(survey)]
    losses = {
        _loss_place(survey.cells(zone)[0].inset(3), n): n for zone, n in scene.losses.items() if survey.shows(zone)
    }
    kept = [*(place for place, _ in cards), *(marks.loss_at(place, n) for place, n in losses.items())]
    for zone in scene.s.city.zones:
        if cells := survey.cells(zone):
            _zone(sheet, survey, zone, cells, kept)
    _marks(sheet, survey, marked)
    for place, said in cards:
        pieces.plate(sheet, place, said, WHITE)
    for place, n in losses.items():
        marks.loss(sheet, place, n)
    _pointers(sheet, survey)
    return survey


def charts(scene: ZombicideScene) -> Iterator[Chart]:
    """All of the city."""
    window = streets.extent(scene.s.city)
    sheet = Sheet(window.width * TOUCHED, window.height * TOUCHED)
    survey = draw(sheet, sheet.box, scene, window, TOUCHED)
    yield Chart("", sheet, TOUCHED, survey.area)


def _ground(sheet: Sheet, survey: Survey) -> None:
    """What is printed; at night dark but for the zones that are lit."""
    scene, grid, window = survey.scene, survey.grid, survey.grid.window
    pitch, city = grid.pitch, scene.s.city
    area = (window.x0 * pitch, window.y0 * pitch, window.x1 * pitch, window.y1 * pitch)
    sheet.image.paste(streets.printed(city, pitch, scene.s.night).crop(area), (grid.x, grid.y))
    if not scene.s.night:
        return
    day = streets.printed(city, pitch, False)
    for zone in scene.s.lit & city.zones.keys():
        for cell, place in zip(city.zones[zone].cells, survey.cells(zone), strict=False):
            if window.covers(cell[1], cell[0]):
                x, y = cell[1] * pitch, cell[0] * pitch
                sheet.image.paste(day.crop((x, y, x + pitch, y + pitch)), (place.x0, place.y0))
                marks.veil(sheet, place, LAMP, GLOW)


def _doors(sheet: Sheet, survey: Survey) -> None:
    """Closed ones brown or of their colour with its sign, open ones a green gap."""
    s = survey.scene.s
    wanted = {door for goal in survey.scene.goals for door in goal.doors}
    colours = {door: name for name, each in s.mission.doors.items() for door in each.doors if name in COLOURS}
    for door in s.city.doors:
        strip = survey.strip(door)
        if strip is None:
            continue
        inner = middle(strip, 0.56).inset(-1)
        if door in s.open:
            sheet.fill(inner, INK)
            sheet.fill(inner.inset(2), FREE)
            continue
        colour = colours.get(door)
        sheet.fill(inner, INK)
        sheet.fill(inner.inset(2), COLOURS[colour] if colour else CAPITAL if door in wanted else WOOD)
        if door in wanted:
            size = max(18, survey.grid.pitch // 6)
            sheet.shape("circle", inner.centre, round(size * 1.3), CAPITAL)
            sheet.icon(GOAL_ICON, inner.centre, size, INK)
        elif colour:
            sheet.icon(SIGNS[colour], inner.centre, max(12, min(inner.width, inner.height)), WHITE)


def _loss_place(cell: Box, number: int) -> Box:
    """Where a loss is marked, smaller where its mark would cover the address."""
    return cell if number < WIDE_LOSS else cell._replace(x0=cell.x0 + round(cell.width * BESIDE))


def _door_cards(survey: Survey) -> Iterator[tuple[Box, str]]:
    """Where the plates of cards on doors lie: at the right or lower end of the door, away from addresses and names."""
    s, side, box = survey.scene.s, survey.grid.pitch // 4, survey.grid.box
    for id, card in s.mission.cards.items():
        strip = survey.strip(card.door) if card.door and s.objectives.get(id) in ("down", "up") else None
        if strip is None:
            continue
        (x, y), wide = strip.centre, strip.width > strip.height
        x, y = (x + side, y) if wide else (x, y + side)
        left, top = min(max(x - side // 2, box.x0), box.x1 - side), min(max(y - side // 2, box.y0), box.y1 - side)
        yield Box.at(left, top, side, side), f"?{id.rpartition('-')[2]}"


def _zone(sheet: Sheet, survey: Survey, zone: str, cells: Sequence[Box], kept: Sequence[Box]) -> None:
    """Its address and what is in it, in slots as large as the room that is left beside what is ``kept`` free."""
    scene, pitch = survey.scene, survey.grid.pitch
    margin = streets.thickness(pitch) // 2 + 2
    first = streets.place(survey.grid, scene.s.city.zones[zone].cells[0])
    taken = [*kept]
    tokens = [*pieces.fixtures(scene, zone), *pieces.figures(scene, zone)]
    if first in cells:
        place = first.inset(margin).top(max(16, round(pitch * ADDRESS)))[0]
        taken.append(_address(sheet, scene, zone, place, pitch >= NAMED and len(tokens) <= ROOMY * len(cells)))
    if not tokens:
        return
    rooms = [cell.inset(margin) for cell in cells]
    for draw, spot in zip(tokens, _spots(rooms, taken, len(tokens), pitch // 2), strict=False):
        draw(sheet, spot)


def _spots(rooms: Sequence[Box], taken: Sequence[Box], count: int, side: int) -> list[Box]:
    """So many squares in these boxes, clear of what is taken, at most so wide and as wide as there is room."""
    spots = [spot for room in rooms for spot in _slots(room, side, count) if not any(map(spot.meets, taken))]
    return spots if len(spots) >= count or side == 1 else _spots(rooms, taken, count, side - 1)


def _slots(room: Box, side: int, most: int) -> list[Box]:
    """Squares of this side in a box, at most so many across, in the middle of it and as low as possible: above is the
    address.
    """
    across, down = min(room.width // side, most), room.height // side
    left, top = room.x0 + (room.width - across * side) // 2, room.y1 - down * side
    return [Box.at(left + x * side, top + y * side, side, side) for y in range(down) for x in range(across)]


def _address(sheet: Sheet, scene: ZombicideScene, zone: str, box: Box, named: bool) -> Box:
    """How a zone is called, in its corner; beside it what the room is, where there is room for that. Returns what is
    covered by it.
    """
    font = max(SMALL, round(box.height * 0.82))
    place = box.left(min(box.width, round(font * 0.62 * len(zone)) + 8))[0]
    sheet.panel(place, INK, 5)
    ink = WHITE if scene.s.city.zones[zone].room else MUTED
    sheet.line(zone, place, Style(font, "Bold", SMALL - 2), ink, "centre")
    if not (named and scene.s.city.zones[zone].room):
        return place
    below = Box.at(box.x0, box.y1, box.width, round(box.height * TWO_LINES))
    ink = WHITE if scene.s.night else INK
    style = Style(max(SMALL, round(font * (0.8 if box.width > ROOMS else 0.66))), "Medium", SMALL)
    said = sheet.text(scene.room(zone), below, style, ink, most=2)
    return box._replace(y1=below.y0 + said.height)


def _pointers(sheet: Sheet, survey: Survey) -> None:
    """At the edge, towards places that a goal needs and that lie beyond it: one for all that lie the same way."""
    wanted = dict.fromkeys(zone for goal in survey.scene.goals for zone in goal.zones)
    size, box = max(16, survey.grid.pitch // 8), survey.grid.box
    ways = dict[tuple[int, int], tuple[int, int]]()
    for zone in wanted:
        if zone in survey.scene.s.city.zones and not survey.shows(zone):
            to = streets.place(survey.grid, survey.scene.s.city.zones[zone].cells[0]).centre
            x, y = traces.edge(box, to, size)
            ways.setdefault((x // (4 * size), y // (4 * size)), to)
    for to in ways.values():
        traces.pointer(sheet, box, to, size, CAPITAL)


def _marks(sheet: Sheet, survey: Survey, marked: Collection[str]) -> None:
    """Corners around what has changed, frames around what a question is about."""
    for zone in filter(survey.shows, survey.scene.changed):
        for cell in survey.cells(zone):
            marks.brackets(sheet, cell.inset(3), WHITE)
    for box in (box for ref in marked for box in survey.area(ref)):
        marks.outline(sheet, box, CAPITAL, max(4, min(box.width, box.height) // 18))


# Small


def inset(sheet: Sheet, box: Box, scene: ZombicideScene, pitch: int, window: Box | None = None) -> None:
    """All of the city, small: where zombies and survivors are, and which part the map shows."""
    city = scene.s.city
    survey = Survey(scene, centred(streets.extent(city), pitch, box))
    sheet.image.paste(streets.printed(city, pitch, scene.s.night), (survey.grid.x, survey.grid.y))
    for zone in scene.s.infested:
        for cell in survey.cells(zone):
            insets.dot(sheet, cell, FLESH)
    for each in scene.s.spawns:
        if each.active:
            insets.dot(sheet, survey.cells(each.zone)[0].inset(pitch // 4), COLOURS[each.colour])
    if window:
        insets.window(sheet, survey.grid, window, WHITE)
    for survivor in scene.s.standing:
        if survivor.at:
            insets.pawn(sheet, survey.cells(survivor.at)[0].centre, scene.look_of(survivor))
