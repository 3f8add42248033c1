"""A roll that had to show something says which dice did, and how many were to be expected (`engine/core/luck.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hitz.pictured import catalogue

from engine.core.dice import Dice
from engine.core.luck import Good, at_least
from engine.core.message import Changes, Event, Message, Roll, changes
from engine.core.state import State

D6 = tuple("123456")
FOUR = at_least(4)
RISK = ("break", *D6[1:])


class TableState(State):
    game = "zombicide"


def rolled(*faces: str, dice: tuple[tuple[str, ...], ...] = (D6,), good: Good | None = FOUR) -> Event:
    """The event of a roll that shows these faces; of several kinds of dice there is one each."""
    s = TableState(seats=["a"], dice=Dice(seed="x", forced=[*faces]))
    numbers = [len(faces)] if len(dice) == 1 else [1] * len(dice)
    s.roll("rolls-attack", *zip(dice, numbers, strict=True), good=good, figure="Ned", card="axe", zone="1", accuracy=4)
    (event,) = s.run.events
    return event


def told(event: Event, name: str) -> list[str]:
    arg = event.message.args[name]
    each = arg if isinstance(arg, list) else [arg]
    return [catalogue(language).message(part, {}) for language in ("en", "ru") for part in each if _is_message(part)]


def _is_message(part: object) -> bool:
    return isinstance(part, Message)


@pytest.mark.parametrize(("faces", "luck"), [
    ("5461", ["3 of 4 hit, 2.0 expected", "попаданий 3 из 4, в среднем 2,0"]),
    ("11", ["0 of 2 hit, 1.0 expected", "попаданий 0 из 2, в среднем 1,0"]),
    ("6", ["chance 50 %", "шанс 50 %"]),
])  # fmt: skip
def test_a_roll_says_how_lucky_it_was(faces: str, luck: list[str]) -> None:
    assert told(rolled(*faces), "luck") == luck


def test_what_is_expected_is_reckoned_of_every_die_by_itself() -> None:
    event = rolled("3", "break", dice=(D6, RISK), good=lambda face: face != "break" and int(face) >= 2)
    assert told(event, "luck")[0] == "1 of 2 hit, 1.7 expected"


def test_good_faces_are_marked_as_dice() -> None:
    assert told(rolled("5", "2", "5"), "faces")[:2] == ["**2× ⚄**", "⚁"]
    assert told(rolled("5", "2", "5", good=None), "faces")[:2] == ["2× 5", "2"], "what decides nothing is a number"


def test_the_last_roll_that_decides_something_is_what_has_changed() -> None:
    events = [rolled("1", "1"), rolled("6", "2", "3"), rolled("4", good=None)]
    roll = changes(events).roll
    assert roll == Roll(("6", "2", "3"), (",".join(D6),) * 3, ("4", "5", "6"))
    assert (roll.hits, roll.need) == (1, "4+")
    assert changes([events[-1]]).roll is None and Changes().roll is None
    earlier = replace(events[1], data={name: events[1].data[name] for name in ("faces", "dice")})
    assert changes([earlier]).roll is None, "a log of before says nothing of it"


@pytest.mark.parametrize(("good", "need"), [
    (("6",), "6"), (("1",), "1"), (("2", "3", "4", "5", "6"), "2+"), ((), ""), (("hit", "hitbolt"), ""),
])  # fmt: skip
def test_what_was_needed_is_said_by_a_number(good: tuple[str, ...], need: str) -> None:
    assert Roll(("1",), (",".join(D6),), good).need == need
