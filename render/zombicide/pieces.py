"""What stands and lies in a zone, each told by its shape and a number or letters; laid out in slots of equal size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.games.zombicide.state import KINDS, Survivor

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, LINE, MUTED, PANEL, WHITE, Colour, SeatLook
from ..maps.pieces import inscribe
from .look import BLOOD, CAPITAL, COLOURS, FREE, LAMP, LEVELS, SIGNS, UNITS
from .scene import ZombicideScene

LARGE = 44
"""The pixels of a slot from which icons fit beside letters."""
LEAST = 26
"""The pixels of a slot below which only the number has room."""
Draw = Callable[[Sheet, Box], None]


def plate(sheet: Sheet, box: Box, text: str, ink: Colour, share: float = 0.62, ground: Colour | None = INK) -> None:
    """A number or a few letters on a dark plate."""
    if ground is not None:
        sheet.panel(box, ground, max(3, box.height // 5))
    inscribe(sheet, box, text, box.height * share, ink)


def survivor(sheet: Sheet, box: Box, look: SeatLook, letters: str, health: int, most: int, ring: Colour) -> None:
    """Shape and colour of the player, a ring in the colour of his danger level, letters of his name, hearts below."""
    size, (x, y) = round(min(box.width, box.height) * 0.84), box.centre
    y -= box.height // 14
    sheet.shape("circle", (x, y), round(size * 1.12), ring)
    sheet.shape("circle", (x, y), round(size * 0.98), INK)
    sheet.shape(look.shape, (x, y), round(size * 0.86), look.colour)
    low = size // 10 if look.shape in ("triangle", "house") else 0
    inscribe(sheet, Box.at(x - size // 2, y - size // 2 + low, size, size), letters, size * 0.4, INK)
    if size >= 30:
        hearts(sheet, Box(box.x0, box.y1 - max(10, box.height // 5), box.x1, box.y1), health, most)


def hearts(sheet: Sheet, box: Box, health: int, most: int) -> None:
    """Health as hearts, lost ones dark."""
    size = min(box.height, box.width // max(1, most))
    left = box.centre[0] - size * most // 2
    sheet.fill(Box.at(left - 1, box.y0, size * most + 2, size), INK)
    for n in range(most):
        sheet.shape("heart", (left + n * size + size // 2, box.y0 + size // 2), size - 2, BLOOD if n < health else LINE)


def fallen(sheet: Sheet, box: Box, look: SeatLook, letters: str, number: int) -> None:
    """Who is knocked out lies on a bed, with the round in which he dies."""
    sheet.panel(box.inset(1), INK, box.height // 5, look.colour, max(2, box.height // 16))
    for place, icon, text, ink, colour in zip(
        box.inset(box.height // 10).rows(2), ("bed", "skull"), (letters, str(number)), (look.colour, WHITE),
        (look.colour, BLOOD), strict=True,
    ):  # fmt: skip
        if box.height >= LARGE:
            mark, place = place.left(place.height)
            sheet.icon(icon, mark.centre, place.height, colour)
        inscribe(sheet, place, text, place.height, ink)


def companion(sheet: Sheet, box: Box, letters: str, colour: Colour, share: float = 0.66) -> None:
    """A small square, in the colour of whose it is."""
    side = round(min(box.width, box.height) * share)
    place = Box.around(box.centre, side)
    sheet.panel(place, INK, side // 6, colour, max(2, side // 9))
    inscribe(sheet, place, letters, side // 2, colour)


def unit(sheet: Sheet, box: Box, kind: str, text: str) -> None:
    """Zombies of a kind: icon and how many; an abomination with its letters."""
    icon, colour = UNITS[kind]
    place = box.inset(1, box.height // 10)
    sheet.panel(place, INK, place.height // 4)
    _counted(sheet, place, icon, colour, text)


def _counted(sheet: Sheet, box: Box, icon: str, colour: Colour, text: str) -> None:
    """An icon with a number beside it, below it where it is narrow, or the number alone where that is all that fits."""
    if box.height < LEAST:
        plate(sheet, box, text, colour, ground=None)
        return
    mark, said = box.columns(2) if box.width >= LARGE else box.rows(2)
    sheet.icon(icon, mark.centre, round(min(mark.width, mark.height) * 1.05), colour)
    inscribe(sheet, said, text, said.height * 0.78, WHITE)


def spawn(sheet: Sheet, box: Box, number: int, colour: str, active: bool) -> None:
    """A spawn zone with its place in the order; grey while inactive."""
    ink = COLOURS[colour] if active else MUTED
    place = box.inset(2)
    sheet.panel(place, INK, place.height // 5, ink, max(2, place.height // 10))
    upper, lower = place.inset(place.height // 9).rows(2)
    sheet.icon("arrow_down_bold" if active else SIGNS[colour], upper.centre, round(upper.height * 1.1), ink)
    inscribe(sheet, lower, f"S{number}", lower.height * 0.95, WHITE)


def icon(sheet: Sheet, box: Box, name: str, colour: Colour, text: str = "") -> None:
    """Something that lies there, by its icon on a dark plate; a word or number below."""
    place = box.inset(2)
    sheet.panel(place, INK, place.height // 5)
    if text:
        upper, lower = place.top(round(place.height * 0.56))
        sheet.icon(name, upper.centre, round(upper.height * 0.98), colour)
        inscribe(sheet, lower, text, lower.height * 0.9, WHITE)
        return
    sheet.icon(name, place.centre, round(place.height * 0.84), colour)


def noise(sheet: Sheet, box: Box, number: int, lasting: bool) -> None:
    """Noise tokens; those that last have a rim."""
    place = box.inset(2)
    sheet.panel(place, INK, place.height // 5, CAPITAL if lasting else PANEL, max(2, place.height // 12))
    _counted(sheet, place.inset(2), "volume_high", CAPITAL, str(number))


# What a zone holds


def fixtures(scene: ZombicideScene, zone: str) -> Iterator[Draw]:
    """What stays: spawn zones, exits, humvees, crates, objective cards, fixed lights."""
    s = scene.s
    for number, each in enumerate(s.spawns, 1):
        if each.zone == zone:
            yield partial(spawn, number=number, colour=each.colour, active=each.active)
    if zone in s.exits:
        yield partial(icon, name="exit_run", colour=FREE)
    if zone in s.humvees:
        yield partial(icon, name="jeepney", colour=MUTED)
    for light in s.lights:
        if s.mission.lights[light][0] == zone:
            yield partial(icon, name="spotlight_beam", colour=LAMP)
    for _ in range(s.crates.count(zone)):
        yield partial(icon, name="treasure_chest", colour=CAPITAL)
    for a, b in sorted({*s.links, *s.passages}):
        if zone in (a, b):
            yield partial(icon, name="transit_connection_variant", colour=CAPITAL, text=b if zone == a else a)
    for card, where in s.objectives.items():
        if s.mission.cards[card].zone == zone and where in ("down", "up"):
            number = card.rpartition("-")[2]
            yield partial(icon, name="card_search" if where == "up" else "help_box", colour=WHITE, text=number)


def figures(scene: ZombicideScene, zone: str) -> Iterator[Draw]:
    """Who is there: survivors, companions, zombies; and the noise."""
    s = scene.s
    for each in s.here(zone):
        health, most = scene.health(each)
        ring = LEVELS[each.level]
        yield partial(
            survivor, look=scene.look_of(each), letters=scene.letters[each.id], health=health, most=most, ring=ring
        )
    for each in s.survivors.values():
        if each.standing == "down" and each.at == zone:
            yield partial(fallen, look=scene.look_of(each), letters=scene.letters[each.id], number=each.fell + 1)
    for name in s.with_them(zone):
        yield partial(companion, letters=scene.letters[name], colour=_colour(scene, s.companions[name].leader))
    for kind in KINDS:
        if number := s.count(kind, zone):
            yield partial(unit, kind=kind, text=str(number))
    for name in s.monsters(zone):
        yield partial(unit, kind="abomination", text=scene.unit_name(name)[:2])
    for number, lasting in ((s.hum.get(zone, 0), True), (s.noise.get(zone, 0), False)):
        if number:
            yield partial(noise, number=number, lasting=lasting)


def _colour(scene: ZombicideScene, leader: str) -> Colour:
    led: Survivor | None = scene.s.survivors.get(leader)
    return scene.look_of(led).colour if led else WHITE
