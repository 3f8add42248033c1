"""Every game drawn as stand-ins play it, to see in a language what does not fit into its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from unittest.mock import patch

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, default, find
from engine.core.view import view
from render.board import Board
from render.boards import BOARDS
from render.canvas import text
from render.lessons import cards
from telling.texts import Locale
from tests.every_game import game_of

EVERY, MOMENTS = 15, 6
"""Answers between two pictures of a game, and how many there are of it."""
NAMES = dict(zip("abcdefghijklm", ("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"), strict=False))


def cut(locale: Locale) -> list[str]:
    """Game and text of whatever had to be shortened in a picture in this language."""
    return [f"{game}: {said}" for game in BOARDS for said, whole in laid_out(locale, game).items() if not whole]


def laid_out(locale: Locale, game: str) -> dict[str, bool]:
    """All texts in the pictures of a game, and whether they stand there whole, wherever they do."""
    found: dict[str, bool] = {}
    fit = text.fit

    def fitted(said: str, *place: Any) -> text.Layout:
        layout = fit(said, *place)
        found[said] = found.get(said, True) and layout.whole
        return layout

    text.settled.cache_clear()  # it remembers what was fitted before
    BOARDS[game].hands.clear()
    with patch.object(text, "fit", fitted):
        for draw in pictures(BOARDS[game], locale):
            draw()
    text.settled.cache_clear()
    return found


def pictures(board: Board[Any], locale: Locale) -> Iterator[Callable[[], object]]:
    """What draws the pictures of a game: its cards and legend, and the table at some moments."""
    game = game_of(board.game.id)
    if board.lessons:
        yield partial(cards, board, game.data, locale)
    if board.legend:
        yield partial(board.explained, locale)
    for s in moments(game):
        for seat in (None, s.seats[0]):
            seen = view(s, seat)
            yield partial(board.draw, seen, locale, NAMES)
            if seat and board.hand:
                yield partial(board.held, seen, locale, NAMES, seat)
            if seat and board.zoom:
                yield partial(board.close_up, seen, locale, NAMES, seat)


def moments(game: Game[Any]) -> Iterator[Any]:
    """The state of a game at some moments, played by stand-ins."""
    seats = list(NAMES)[: min(3, max(game.players))]
    s, _ = game.set_up(game.settings(), seats, "pictures", None)
    for at in range(EVERY * MOMENTS):
        if at % EVERY == 0:
            yield s
        if s.over:
            return
        act = game.follow(s)
        if act is None:
            decision = awaited(s)[0]
            seen = view(s, decision.seats[0])
            mine = find(s, decision.seats[0], decision.id, seen)
            words = game.stand_in(seen, mine) or default(mine)
            act = Answer(seat=decision.seats[0], decision=decision.id, words=words)
        game.apply(s, act)
