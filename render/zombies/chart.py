"""The map: tiles, pieces and marks of a part of the city, each square so many pixels."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.games.zombies.city import BLOCKED, MIDDLE, OPPOSITE, ROOM, SIDES, Lie, address, tile_of

from ..canvas.box import Box
from ..canvas.fonts import width as text_width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, PANEL, WHITE
from ..maps import grid, marks, plates, traces
from ..maps.pieces import pawn
from . import pieces
from .look import BLOOD, BUILDINGS, FLESH, KERB, LIGHT, NIGHT, REACH, SHADE, WALL
from .scene import ZombiesScene
from .tiles import cell, drawing, tile_sheet

TURNS: dict[str, plates.Turn] = {"N": "level", "S": "level", "W": "up", "E": "down"}
"""How a name runs along the wall of each side."""
DIGITS = 58
"""From this size on each square shows its number."""


@dataclass(frozen=True)
class Chart(grid.Grid):
    """A part of the map on a sheet, its cells the tiles of `window`, its squares `size` pixels wide."""

    scene: ZombiesScene

    @property
    def size(self) -> int:
        return self.pitch // 3

    def tile(self, number: int) -> Box:
        placed = self.scene.s.tiles[number]
        return self.cell(placed.x, placed.y)

    def square(self, square: str) -> Box:
        number, _, place = square.partition(".")
        return cell(self.tile(int(number)), int(place))

    @property
    def tiles(self) -> list[int]:
        """The numbers of the tiles within the window."""
        return [n for n, each in enumerate(self.scene.s.tiles) if self.window.covers(each.x, each.y)]


def largest(window: Box, width: int, height: int) -> int:
    """The largest even number of pixels for a square with which the window fits."""
    size = grid.largest(window, width, height) // 3
    return size - size % 2


def draw(sheet: Sheet, box: Box, scene: ZombiesScene, window: Box, size: int, marked: Collection[str] = ()) -> None:
    """The map in the middle of the box; squares that are `marked` are outlined."""
    sheet.panel(box, NIGHT, 16)
    placed = grid.centred(window, size * 3, box)
    chart = Chart(window, placed.pitch, placed.x, placed.y, scene)
    present = set(chart.tiles)
    _tiles(sheet, chart)
    _cells(sheet, chart)
    _squares(sheet, chart, present)
    for origin, to in scene.ways:
        traces.arrow(sheet, chart.square(origin), chart.square(to), chart.box, FLESH)
    _pieces(sheet, chart, present)
    names = _names(sheet, chart)
    _marks(sheet, chart, present)
    for square in marked:
        if square in scene.s.city.letters and tile_of(square) in present:
            marks.outline(sheet, chart.square(square), LIGHT, max(3, size // 12))
    _numbers(sheet, chart, names)
    if window == scene.frame:
        _legend(sheet, chart)
        _off_board(sheet, chart)
    if scene.s.city.closed:
        _sealed(sheet, chart)


def _tiles(sheet: Sheet, chart: Chart) -> None:
    s = chart.scene.s
    for number in chart.tiles:
        placed, box = s.tiles[number], chart.tile(number)
        drawn = drawing(s.data.tiles[placed.tile], placed.turn, s.rules.doors == "any_street")
        sheet.image.paste(tile_sheet(drawn, chart.size).image, (box.x0, box.y0))


def _cells(sheet: Sheet, chart: Chart) -> None:
    """Openings, candidates for the drawn tile, tiles that are new."""
    scene, size = chart.scene, chart.size
    for number, side in scene.s.city.openings:
        placed, (dx, dy) = scene.s.tiles[number], SIDES[side]
        beyond = placed.x + dx, placed.y + dy
        if chart.window.covers(*beyond):
            pieces.arrow(sheet, cell(chart.cell(*beyond), MIDDLE[OPPOSITE[side]]), side)
    for (x, y), number in scene.candidates.items():
        if chart.window.covers(x, y):
            box = chart.cell(x, y).inset(max(1, size // 12))
            marks.candidate(sheet, box, number, size, LIGHT)
    for number in chart.tiles:
        if f"tile-{number}" in scene.changed or number == scene.filling:
            marks.outline(sheet, chart.tile(number), WHITE, max(3, size // 9))


def _squares(sheet: Sheet, chart: Chart, present: set[int]) -> None:
    """Floors: what can be reached, the goal, what has changed, numbers where there is room."""
    scene, size = chart.scene, chart.size
    rim = max(3, size // 9)
    for square in scene.reach:
        if tile_of(square) in present:
            marks.veil(sheet, chart.square(square).inset(rim), REACH, SHADE)
    for square in scene.pad:
        if tile_of(square) in present:
            x, y = chart.square(square).centre
            sheet.panel(chart.square(square), WALL, 4, LIGHT, max(3, size // 8))
            sheet.icon("helicopter", (x, y), round(size * 0.72), LIGHT)
    if size >= DIGITS:
        for square in scene.s.city.letters:
            if tile_of(square) in present:
                place = chart.square(square).inset(size // 9 + 2, size // 12).top(27)[0]
                room = scene.s.city.letters[square] == ROOM
                colour = INK if room else KERB
                sheet.text(square.partition(".")[2], place, Style(22), colour, "right", "top", 1)


def _names(sheet: Sheet, chart: Chart) -> list[Box]:
    """Names of the buildings on their outer walls; where they are."""
    taken: list[Box] = []
    lies = chart.scene.s.city.lies
    named = [number for number in chart.tiles if number in chart.scene.s.city.rooms]
    for number in sorted(named, key=lambda number: len(_walls(lies[number]))):
        taken.append(_plate(sheet, chart, number, taken))
    return taken


def _numbers(sheet: Sheet, chart: Chart, taken: list[Box]) -> None:
    """The numbers of all tiles, each in a corner of its tile, clear of the names."""
    size = chart.size
    style = Style(min(26, max(14, round(size * 0.46))), "Bold", 12)
    high = round(style.size * 1.26)
    for number in chart.tiles:
        wide = text_width(str(number), style.weight, style.size) + max(6, size // 5)
        plate = _corner(chart, number, wide, high, taken)
        plates.number(sheet, str(number), plate, style)


def _corner(chart: Chart, number: int, width: int, height: int, taken: list[Box]) -> Box:
    """The place of a tile's number: a blocked corner, or one where nothing stands, clear of the names."""
    s, box = chart.scene.s, chart.tile(number)
    busy = {*s.zombies, *s.tokens}
    around = box.inset(-chart.size)
    near = [other for other in taken if around.meets(other)]
    spots: list[tuple[tuple[bool, int], Box]] = []
    for square in (1, 3, 7, 9):
        x, y = cell(box, square).centre
        right, down = (square - 1) % 3 - 1, 1 if square > 3 else -1
        blocked = s.city.lies[number].letters[square - 1] == BLOCKED
        aside = (chart.size - width) // 2 - 2, (chart.size - height) // 2 - 2
        shifts = [(0, 0), (0, -down * aside[1])] if blocked else [(right * aside[0], down * aside[1])]
        for dx, dy in shifts:
            place = Box.at(x + dx - width // 2, y + dy - height // 2, width, height)
            at = address(number, square)
            if at in chart.scene.standing:
                covered = 4
            elif at in chart.scene.reach:
                covered = 3 if at in busy and square < 5 else 2  # the cost of a busy square stands at its top
            else:
                covered = int(at in busy)
            spots.append(((not blocked, covered), place))
    return plates.least_hidden(spots, near)


def _plate(sheet: Sheet, chart: Chart, number: int, taken: list[Box]) -> Box:
    """The name of a building over one of its outer walls, upright along the side if there is no other."""
    scene, size = chart.scene, chart.size
    placed = scene.s.tiles[number]
    font = max(13, min(26, round(size * 0.5)))
    most, high = size * 3 - 4, round(font * 1.25)
    text = scene.tile_name(placed.tile)
    if text_width(text, "Bold", font) > most - 8 and placed.tile in BUILDINGS:
        text = scene.label(f"short-{placed.tile}")
    wide = min(most, text_width(text, "Bold", font) + 10)
    walls = _walls(scene.s.city.lies[number]) or ["N"]
    spots: list[plates.Spot] = [
        (TURNS[side], _beside_wall(chart, number, side, wide, high, inside))
        for inside in (False, True)
        for side in walls
    ]
    spot = plates.free(spots, taken, chart.box)
    plates.name(sheet, text, spot, font)
    return spot[1]


def _beside_wall(chart: Chart, number: int, side: str, wide: int, high: int, inside: bool) -> Box:
    """The place of a name: outside the wall where nothing can stand there, else upon the wall, or inside it."""
    s, (dx, dy) = chart.scene.s, SIDES[side]
    beyond = s.city.neighbour(s.tiles[number], side)
    free = beyond is None or set(_rim(s.city.lies[beyond], OPPOSITE[side])) == {BLOCKED}
    away = chart.size * 3 // 2 + (-high // 2 if inside else high // 2 - max(3, chart.size // 11) if free else 0)
    x, y = chart.tile(number).centre
    width, height = (wide, high) if side in "NS" else (high, wide)
    return Box.at(x + dx * away - width // 2, y + dy * away - height // 2, width, height)


def _walls(lie: Lie) -> list[str]:
    """The sides that are wall from corner to corner, level ones first."""
    return [side for side in "NSWE" if _rim(lie, side) == ROOM * 3]


def _rim(lie: Lie, side: str) -> str:
    """The squares along a side."""
    return {"N": lie.letters[:3], "S": lie.letters[6:], "W": lie.letters[::3], "E": lie.letters[2::3]}[side]


def _pieces(sheet: Sheet, chart: Chart, present: set[int]) -> None:
    """Tokens, zombies, pawns."""
    scene, size = chart.scene, chart.size
    zombies, movable, standing = set(scene.s.zombies), scene.movable, scene.standing
    for square in dict.fromkeys([*scene.s.tokens, *scene.s.zombies, *standing]):
        if tile_of(square) not in present:
            continue
        box = chart.square(square)
        looks = [(scene.look(seat), scene.initials(seat)) for seat in standing.get(square, ())]
        active = scene.s.active in standing.get(square, ()) and not scene.s.over
        token = scene.s.tokens.get(square)
        if token and not looks and square not in zombies:
            pieces.token(sheet, token, box.centre, round(size * 0.66))
            continue
        ring = LIGHT if square in movable else None
        pieces.occupants(sheet, box, square in zombies, looks, ring, WHITE if active else None)
        if token:
            small = max(12, round(size * 0.46))
            pieces.token(sheet, token, _beside(box, square, small), small)


def _beside(box: Box, square: str, size: int) -> tuple[int, int]:
    """Where a token lies beside what stands on its square: away from the walls that bear names."""
    row = (int(square.partition(".")[2]) - 1) // 3
    x = box.x0 + size // 2 if _rightmost(square) else box.x1 - size // 2
    return x, box.centre[1] if row == 2 else box.y1 - size // 2


def _rightmost(square: str) -> bool:
    """Whether a square is one of the last column of its tile."""
    return int(square.partition(".")[2]) % 3 == 0


def _marks(sheet: Sheet, chart: Chart, present: set[int]) -> None:
    """What a square costs, corners around what has changed, crosses for the dead."""
    scene = chart.scene
    busy = {*scene.s.zombies, *scene.standing, *scene.s.tokens}
    for square, way in scene.reach.items():
        if tile_of(square) in present:
            pieces.cost(sheet, chart.square(square), way.steps, way.price, square in busy)
    for ref in scene.changed:
        number, _, place = ref.partition(".")
        if number.isdecimal() and place and int(number) in present and f"tile-{number}" not in scene.changed:
            marks.brackets(sheet, chart.square(ref), WHITE)
    for square in scene.kills:
        traces.cross(sheet, chart.square(square), _rightmost(square), chart.box, BLOOD)


def _legend(sheet: Sheet, chart: Chart) -> None:
    """In the corner where no tile can lie: how the squares of a tile are counted, with an example."""
    corner, size = chart.cell(chart.window.x0, chart.window.y0), chart.size
    style = Style(min(30, max(14, round(size * 0.6))), "Regular", 12)
    for n in range(1, 10):
        box = cell(corner, n)
        sheet.panel(box.inset(max(1, size // 16)), PANEL, size // 6)
        if n == 5:
            example = Style(style.size, "Bold", 9)
            sheet.text(chart.scene.label("example"), box.inset(-3, 0), example, LIGHT, "centre", "middle", 1)
        else:
            sheet.text(str(n), box, style, MUTED, "centre", "middle", 1)


def _off_board(sheet: Sheet, chart: Chart) -> None:
    """In the next corner: pawns that have left the map."""
    seats = chart.scene.off_board
    if not seats:
        return
    corner = chart.cell(chart.window.x1 - 1, chart.window.y0).inset(2)
    sheet.panel(corner, PANEL, chart.size // 4)
    top, rest = corner.top(max(16, round(chart.size * 0.8)))
    style = Style(min(26, max(13, round(chart.size * 0.55))), "Medium", 10)
    sheet.text(chart.scene.label("off-board"), top.inset(3, 0), style, BLOOD, "centre", "middle", 1)
    columns = 2 if len(seats) < 5 else 3
    width, height = rest.width // columns, rest.height // 2
    for n, seat in enumerate(seats):
        place = Box.at(rest.x0 + n % columns * width, rest.y0 + n // columns * height, width, height)
        size = round(min(width, height) * 0.8)
        pawn(sheet, place.centre, size, chart.scene.look(seat), chart.scene.initials(seat))


def _sealed(sheet: Sheet, chart: Chart) -> None:
    """No road leads out of the city any more."""
    text = chart.scene.label("sealed")
    width = min(chart.box.width - 4, text_width(text, "Bold", 30) + 90)
    x, y = chart.box.centre[0], chart.box.y1 - max(30, chart.size * 3 // 2)
    box = Box.at(x - width // 2, y - 26, width, 52)
    sheet.panel(box, BLOOD, 26)
    mark, rest = box.inset(16, 0).left(40, 6)
    sheet.icon("lock", mark.centre, 36, WHITE)
    sheet.text(text, rest, Style(30, "Bold", 16), WHITE, "left", "middle", 1)
