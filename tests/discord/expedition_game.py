"""The toy with figures and a side of the program, as a game of the simulated bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import simulated
from core.expedition import Expedition

from bot import create_bot
from cogs.app import Gravekeeper
from engine.apart import Apart
from render.board import Board
from render.boards import ACCENTS, BOARDS
from render.canvas.sheet import Sheet
from render.canvas.theme import CREAM, GROUND, INK, palette
from render.scene import Scene

TEXTS = Path(__file__).parent / "expedition"


def compose(scene: Scene[Any]) -> Sheet:
    sheet = Sheet(1200, 200, GROUND)
    for at, seat in enumerate(scene.s.seats):
        sheet.shape(scene.look(seat).shape, (60 + 95 * at, 100), 60, CREAM)
    return sheet


BOARD = Board(
    game=Expedition,
    accent=0x336699,
    scene=Scene,
    compose=compose,
    lines=lambda scene, whole: [scene.heading],
    palette=lambda: palette([CREAM], [(GROUND, INK)]),
)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot that is simulated from now on knows the game."""

    def create(**settings: Any) -> Gravekeeper:
        return create_bot(**settings | {"data": TEXTS})

    async def here(_: Apart, whose: Any, limits: Any, function: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.to_thread(function, *args)

    monkeypatch.setattr(Apart, "run", here)  # no other process knows the game
    monkeypatch.setattr(simulated, "create_bot", create)
    monkeypatch.setitem(BOARDS, "expedition", BOARD)
    monkeypatch.setitem(ACCENTS, "expedition", BOARD.accent)
