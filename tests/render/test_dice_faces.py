"""The last roll on the banners of all games that roll to hit (`render/dice.py`)."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hitz.pictured import LANGUAGES, catalogue

from engine.core.message import Changes, Roll
from engine.core.view import view
from render import dice
from render.boards import BOARDS
from render.canvas.box import Box
from render.canvas.sheet import Sheet
from tests.every_game import game_of
from tests.pictures import NAMES

D6, RISK = "1,2,3,4,5,6", "break,2,3,4,5,6"
BLACK, RED = "blank,bolt,hit,hit,hitbolt,bite", "death,bolt,hit,hit,hitbolt,bite"
NUMBERS = Roll(("5", "1", "3"), (D6, D6, D6), ("4", "5", "6"))
RISKED = Roll(("5", "1", "break"), (D6, D6, RISK), ("4", "5", "6"))
ICONS = Roll(("hit", "death", "hitbolt"), (BLACK, RED, BLACK), ("hit", "hitbolt"))
ROLLS = {"hitz": ICONS, "plague": NUMBERS, "zombicide": RISKED, "zombies": NUMBERS}


def after(roll: Roll | None) -> Changes:
    found = Changes()
    found.roll = roll
    return found


def drawn(game: str, language: str, roll: Roll | None):
    rules = game_of(game)
    s, _ = rules.set_up(rules.settings(), ["a", "b", "c"], "dice")
    return BOARDS[game].draw(view(s, None), catalogue(language), NAMES, changed=after(roll))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROLLS)
def test_a_roll_is_seen_and_said_and_the_picture_is_no_higher(game: str, language: str) -> None:
    boxes: list[Box] = []
    with patch.object(Sheet, "panel", recording(boxes)):
        with_dice = drawn(game, language, ROLLS[game])
    before = drawn(game, language, None)
    assert with_dice.data != before.data and size(with_dice.data) == size(before.data)
    assert len([box for box in boxes if (box.width, box.height) == (dice.SIZE, dice.SIZE)]) >= 3
    (said,) = {*with_dice.alt.splitlines()} - {*before.alt.splitlines()}
    assert said.startswith({"en": "Last roll: ", "ru": "Последний бросок: "}[language])
    assert ("(4+)" in said) == (game != "hitz") and ("1 " in said if game != "hitz" else "2 " in said)


def recording(boxes: list[Box]):
    panel = Sheet.panel

    def recorded(sheet: Sheet, box: Box, *more: object) -> None:
        boxes.append(box)
        panel(sheet, box, *more)  # pyright: ignore[reportArgumentType]

    return recorded


def size(png: bytes) -> bytes:
    return png[16:24]


@pytest.mark.parametrize("n", [*range(1, 25)])
def test_any_number_of_dice_stays_on_its_banner(n: int) -> None:
    boxes: list[Box] = []
    banner = Box.at(0, 0, 1000, 72)
    rules = game_of("zombicide")
    s, _ = rules.set_up(rules.settings(), ["a"], "dice")
    roll = Roll(("6",) * n, (D6,) * n, ("6",))
    scene = BOARDS["zombicide"].scene(view(s, None), catalogue("en"), NAMES, roll=roll)
    with patch.object(Sheet, "panel", recording(boxes)):
        rest = dice.last_roll(Sheet(1000, 72), banner, scene)
    ground, *each = boxes
    assert len(each) == min(n, dice.MOST) and rest.x1 < ground.x0 and rest.width > 600
    assert banner.holds(ground) and all(ground.holds(box) for box in each)
    assert not any(a.meets(b) for a in each for b in each if a is not b)
