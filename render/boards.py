"""The games that are played, and their boards: the list of games is read here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .board import Board

GAMES = (
    "render.hitz",
    "render.zombies",
    "render.zgame",
    "render.plague",
    "render.zombicide",
)
"""One line per game: the package that has its `BOARD`, which names the rules."""


def board_of(package: str) -> Board[Any]:
    """The board that a package brings. Raises TypeError if it is none."""
    board = import_module(package).BOARD
    if not isinstance(board, Board):
        raise TypeError(f"{package}.BOARD is no Board")
    return board


BOARDS = {board.game.id: board for board in map(board_of, GAMES)}
"""By game id."""

ACCENTS = {game: board.accent for game, board in BOARDS.items()}
"""The colour of a game's posts, as 0xRRGGBB; by game id."""
