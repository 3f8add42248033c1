"""What seats hold is drawn once as long as it looks the same, and never shown as it looked before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core.fuzz import step_on
from every_game import game_of

from engine.core.view import view
from render.board import HANDS, Board
from render.boards import BOARDS
from render.canvas.encode import Picture
from telling.texts import Texts

SEATS = "abc"
NAMES = {each: each.upper() for each in "abcm"}
CATALOGUES = [Texts()("en"), Texts()("ru")]
KEPT = [id for id, board in BOARDS.items() if board.hand and board.hand.seen]


def moments(game: str, acts: int) -> Iterator[Any]:
    """States of a game played mostly at random."""
    played, random = game_of(game), Random(3)
    s, _ = played.set_up(played.settings(), [*SEATS], "hands")
    for _ in range(acts):
        yield s
        if s.over:
            return
        step_on(played, s, random)


def anew(board: Board[Any], seen: Any, texts: Any, seat: str, over: str = "") -> Picture:
    board.hands.clear()
    return board.held(seen, texts, NAMES, seat, over=over)


@pytest.mark.parametrize("game", KEPT)
def test_a_kept_hand_looks_as_if_it_were_drawn_anew(game: str) -> None:
    board = BOARDS[game]
    assert board.hand
    board.hands.clear()
    shown = 0
    for n, s in enumerate(moments(game, 90)):
        texts = CATALOGUES[n % 2]
        for seat in SEATS:
            seen = view(s, None if n % 5 == 0 else seat)
            picture = board.held(seen, texts, NAMES, seat)
            shown += 1
            drawn = board.hand.sheet(board.scene(seen, texts, NAMES), seat)
            assert picture.data == board.encoded(drawn), (n, seat)
    assert len(board.hands) <= HANDS < shown


@pytest.mark.parametrize("game", KEPT)
def test_a_hand_is_drawn_once_and_again_with_words_above_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board, s = BOARDS[game], next(moments(game, 1))
    seen, texts = view(s, "a"), CATALOGUES[0]
    first = anew(board, seen, texts, "a")
    monkeypatch.setattr("render.board.png", lambda *_: b"drawn")
    assert board.held(seen, texts, NAMES, "a") == first
    assert board.held(seen, texts, NAMES, "a", over="Tried").data == b"drawn"
    assert anew(board, seen, texts, "a").data == b"drawn"
    board.hands.clear()
