"""The map of Z-Game: a part of the city on a sheet, with everything that stands on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from engine.games.zgame.modules.homeless import is_fortified
from engine.kit.hexes import Hex

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, LINE, MUTED, PANEL, WHITE, Colour
from ..maps import hexes, insets, marks
from ..maps.chart import Chart
from . import pieces, sites, tiles
from .look import BLOOD, FLESH, NIGHT, STREET
from .pieces import Troop
from .scene import ZgameScene
from .sites import Sign, Site

PAD = 10
"""Pixels around the map."""
SMALL = 56
"""The largest hexes of the whole city beside a part of it."""
TOUCHED = 224
"""Pixels of a hex of the map by itself."""


@dataclass(frozen=True)
class Survey:
    """A part of the city on a sheet."""

    scene: ZgameScene
    grid: hexes.HexGrid
    shown: Collection[Hex]

    def area(self, ref: str) -> list[Box]:
        """Where a reference to a place, or to a free cell for a tile, lies; nothing if it is not on the map."""
        kind, _, at = ref.partition("-")
        cell = Hex(*map(int, at.split("."))) if kind == "cell" else self.scene.cells.get(ref)
        return [self.grid.box(cell)] if cell and cell in self.shown else []


def draw(
    sheet: Sheet, box: Box, scene: ZgameScene, shown: Collection[Hex], size: int, marked: Collection[str] = ()
) -> Survey:
    """The map in the middle of the box; places that are `marked` have a bright edge. Returns what lies where."""
    sheet.fill(box, NIGHT)
    grid = hexes.centred(hexes.extent(shown), size, box)
    survey = Survey(scene, grid, shown)
    _free(sheet, survey, marked)
    for place, cell in scene.cells.items():
        if cell in shown:
            hexes.lay(sheet, sites.drawn(_site(scene, place, marked), size), grid.box(cell))
    for place, n in scene.losses.items():
        for beside in survey.area(place):  # below its name, on its edge: what stands there is to be seen
            marks.loss(sheet, Box.at(beside.x0 + size // 2, beside.y0 + size * 5 // 9, size * 3 // 5, size // 2), n)
    if scene.fight and (cell := scene.cells[scene.fight.place]) in shown:
        where = grid.box(cell)
        pieces.swords(sheet, (where.x1 - size // 16, where.y0 + size // 4), max(20, size // 4))
    return survey


def charts(scene: ZgameScene) -> Iterator[Chart]:
    """All of the city."""
    shown = [*scene.cells.values(), *scene.free]
    wide, high = hexes.pixels(hexes.extent(shown), TOUCHED)
    sheet = Sheet(wide + 2 * PAD, high + 2 * PAD)
    survey = draw(sheet, sheet.box, scene, shown, TOUCHED)
    yield Chart("", sheet, TOUCHED, survey.area, hexes.CORNERS)


def _free(sheet: Sheet, survey: Survey, marked: Collection[str]) -> None:
    """Cells for the tiles that are still to be laid, with their numbers."""
    for number, cell in enumerate(survey.scene.free, 1):
        for box in survey.area(ref := f"cell-{cell.q}.{cell.r}"):
            hexes.fill(sheet, box.inset(max(2, box.width // 30)), PANEL)
            edge = HOPE if ref in marked else LINE
            hexes.rim(sheet, box.inset(max(2, box.width // 30)), edge, max(2, box.width // 60))
            style = Style(round(box.width * 0.26), "Black", 12)
            sheet.line(str(number), box.inset(box.width // 4), style, MUTED, "centre")


def inset(sheet: Sheet, box: Box, scene: ZgameScene, shown: Collection[Hex]) -> None:
    """The whole city, small: what is shown large is light; the gangs are where their Fighters are."""
    sheet.fill(box, NIGHT)
    city = [*scene.cells.values(), *scene.free]
    room, part = box.inset(PAD), hexes.extent(city)
    size = max(hexes.STEP * 2, hexes.largest(part, room.width, room.height, SMALL))
    grid = hexes.centred(part, size, room)
    for cell in city:
        where = grid.box(cell).inset(1)
        hexes.fill(sheet, where, STREET if cell in shown else PANEL)
    for place, cell in scene.cells.items():
        where, seats = grid.box(cell), list(dict.fromkeys(seat for seat, _, _ in scene.standing.get(place, ())))
        if place in scene.pending:
            hexes.rim(sheet, where, BLOOD, 3)
        if seats:
            insets.pawn(sheet, where.centre, scene.look(seats[0]))
        elif scene.s.sites[place].zombies:
            insets.dot(sheet, where.inset(where.width // 5), FLESH)


def face(scene: ZgameScene, place: str) -> tuple[tiles.Face, str]:
    """What is printed on a place as it lies there, or on a tile that is still to be laid; its name."""
    s, home = scene.s, scene.homes.get(place)
    site = s.sites.get(place)
    colour = scene.look(home).colour if home else None
    despoiled, blocked = bool(site and site.despoiled), s.marauders == place
    return tiles.face_of(s.tile(place), colour, despoiled=despoiled, blocked=blocked), scene.short(place)


def _site(scene: ZgameScene, place: str, marked: Collection[str]) -> Site:
    s, home = scene.s, scene.homes.get(place)
    site = s.sites[place]
    troops = (
        Troop(scene.look(seat), scene.trade(trade), n, seat == s.active and (trade, place) in scene.striding)
        for seat, trade, n in scene.standing.get(place, ())
    )
    walls = site.barricades and not (site.holder and s.is_base(place))
    return Site(
        *face(scene, place),
        Sign(scene.look(home), scene.initials(home)) if home else None,
        tuple(_edges(scene, place, marked)),
        site.zombies,
        s.marauders == place,
        tuple(troops),
        Sign(scene.look(site.owner), scene.initials(site.owner), site.barricades) if walls else None,
        s.settings.on("homeless") and s.is_base(place) and is_fortified(s, place),
    )


def _edges(scene: ZgameScene, place: str, marked: Collection[str]) -> Iterable[tuple[Colour, int]]:
    """Bright edges, the outermost first: what can be chosen, fights, what has changed, who else holds a Base."""
    if place in marked:
        yield HOPE, 2
    if place in scene.pending:
        yield BLOOD, 2
    elif place in scene.fought:
        yield BLOOD, 1
    if place in scene.fresh:
        yield WHITE, 1
    holder = scene.s.sites[place].holder
    if holder and holder != scene.homes.get(place):
        yield scene.look(holder).colour, 2
