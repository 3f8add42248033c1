"""The poster of a game, which heads its lobby: its name over a town at night, in the colour of its posts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .board import Board
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import WHITE, Colour, mix, palette
from .texts import Texts

WIDTH, HEIGHT = 1200, 330
GRASS = 40
"""The height of the ground, on which the dead stand."""
DEEP, DUSK = (14, 17, 26), (46, 52, 74)
HOUSE = (9, 11, 15)
EARTH = (38, 50, 38)
BANDS = 11
CROWD = ("human_male", "human_handsup", "human_female", "human", "grave_stone", "human_handsup", "grave_stone")


def poster(board: Board[Any], texts: Texts, numbers: Sequence[int]) -> Picture:
    """The poster of a game that so many players can play, in ascending order. It shows nothing else of any table."""
    game = board.game.id
    name, about = texts(f"{game}-name"), texts(f"{game}-about")
    accent = board.accent >> 16 & 255, board.accent >> 8 & 255, board.accent & 255
    random = Random(game)
    sheet = Sheet(WIDTH, HEIGHT, DEEP)
    _sky(sheet)
    sheet.shape("circle", (random.randrange(910, 1110), 92), 120, mix(accent, WHITE, 0.45))
    _town(sheet, random, accent)
    sheet.fill(Box(0, HEIGHT - GRASS, WIDTH, HEIGHT), EARTH)
    _crowd(sheet, random)
    sheet.text(name, Box(52, 26, 830, 136), Style(104, "Black", 50), accent, "left", "middle", 2)
    least, most = numbers[0], numbers[-1]
    players = texts("poster-players" if least < most else "poster-players-only", least=least, most=most)
    sheet.line(players, Box(56, 138, 830, 182), Style(34, "Medium"), WHITE)
    colours = [DEEP, DUSK, HOUSE, EARTH, WHITE, accent]
    blends = [
        (DEEP, DUSK),
        (accent, WHITE),
        (accent, DEEP),
        (WHITE, DEEP),
        (accent, HOUSE),
        (EARTH, HOUSE),
        (EARTH, accent),
    ]
    return Picture(png(sheet.image, palette(colours, blends, 9)), alternative([name, about, players]))


def _sky(sheet: Sheet) -> None:
    for band in range(BANDS):
        top, bottom = HEIGHT * band // BANDS, HEIGHT * (band + 1) // BANDS
        sheet.fill(Box(0, top, WIDTH, bottom), mix(DEEP, DUSK, band / (BANDS - 1)))


def _town(sheet: Sheet, random: Random, accent: Colour) -> None:
    """Houses side by side, here and there a window with light."""
    x, ground = 0, HEIGHT - GRASS
    while x < WIDTH:
        wide, high = random.randrange(70, 150), random.randrange(40, 100)
        sheet.fill(Box(x, ground - high, min(x + wide, WIDTH), ground), HOUSE)
        for row in range(ground - high + 16, ground - 22, 30):
            for left in range(x + 14, min(x + wide, WIDTH) - 22, 28):
                if random.random() < 0.16:
                    sheet.fill(Box(left, row, left + 12, row + 15), accent)
        x += wide + random.choice((0, 0, 8))


def _crowd(sheet: Sheet, random: Random) -> None:
    """Those who come out at night."""
    x = 40
    while x < WIDTH - 40:
        size = random.randrange(58, 86)
        sheet.icon(random.choice(CROWD), (x, HEIGHT - GRASS + 30 - size // 2), size, EARTH)
        x += random.randrange(58, 128)
