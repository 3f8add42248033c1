"""Pictures of Bones."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bones import Bones
from engine.games.bones.data import Charm
from engine.games.bones.state import BonesState
from PIL import Image

from ..board import Board, Lookup, Shown
from ..canvas import theme
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import GROUND, SEATS, WHITE
from ..scene import Scene
from ..texts import Texts

ROW = 90


class BonesScene(Scene[BonesState]):
    pass


def compose(scene: BonesScene) -> Sheet:
    sheet = Sheet(1200, ROW * (len(scene.s.seats) + 1))
    sheet.text(scene.heading, Box(20, 0, 1180, ROW), Style(38, "Black"), WHITE, "left", "middle", 1)
    for n, line in enumerate(seat_lines(scene), 1):
        sheet.text(line, Box(20, n * ROW, 1180, (n + 1) * ROW), Style(32, "Bold"), WHITE, "left", "middle", 1)
    return sheet


def seat_lines(scene: BonesScene) -> Iterator[str]:
    for seat in scene.s.seats:
        yield scene.label("points", letter=scene.initials(seat), name=scene.name(seat), n=scene.s.points[seat])


def lines(scene: BonesScene, whole: bool) -> list[str]:
    return [scene.heading, *seat_lines(scene)]


def palette() -> Image.Image:
    return theme.palette([GROUND, WHITE, *(look.colour for look in SEATS.values())], [(GROUND, WHITE)], 8)


def charm_sheet(charm: Charm, texts: Texts) -> Sheet:
    sheet = Sheet(600, ROW)
    sheet.text(*charm_lines(charm, texts), Box(20, 0, 580, ROW), Style(38, "Black"), WHITE, "left", "middle", 1)
    return sheet


def charm_lines(charm: Charm, texts: Texts) -> list[str]:
    return [texts("bones-board-worth", n=charm.worth)]


BOARD = Board(
    game=Bones,
    accent=0xD8C9A3,
    scene=BonesScene,
    compose=compose,
    lines=lines,
    palette=palette,
    lookups={"charm": Lookup(lambda data: data.charms, Shown(charm_sheet, charm_lines))},
)
