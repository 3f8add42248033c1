"""Whether what a game says can be said: every line, question and option has a text, and all that the text wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from engine.core.chapter import Chapter
from engine.core.decision import Decision
from engine.core.ending import honours
from engine.core.game import Game
from engine.core.message import Event, Weight
from engine.core.runner import titles
from engine.core.shape import Amounts, One, Shape, Some, replay
from engine.core.state import State
from engine.languages import FIRST
from telling.labels import Labels
from telling.texts import Locale
from tests.languages import exact

NAMES = dict.fromkeys("abcdefghijklm", "Ann")
WEIGHTS = get_args(Weight)
MOST = 12
"""Options of a list that are read; of squares there are hundreds, all made alike."""


def check_told(events: Iterable[Event], locale: Locale | None = None) -> None:
    """Every line of the log can be read, and has a place in the story and on the board."""
    for event in events:
        assert event.weight in WEIGHTS and all(isinstance(ref, str) for ref in event.refs), event
        (locale or exact(FIRST)).message(event.message, NAMES)


def check_counted(s: State, locale: Locale | None = None) -> None:
    """What the headlines of the running chapters will be made of can be read."""
    for chapter in s.find_all(Chapter):
        for each in chapter.tally:
            (locale or exact(FIRST)).message(each, NAMES)


def check_asked(asked: Iterable[Decision], words: Sequence[str], locale: Locale | None = None) -> None:
    """These questions can be read, and so can what is chosen from on the way of this answer."""
    for decision in asked:
        labels = Labels((locale or exact(FIRST)), NAMES, decision)
        labels.prompt()
        for n in range(len(words)):
            shape, _ = replay(decision.ask.shape, words[:n])
            if shape is not None:
                _read(labels, shape)


def check_seen(game: Game[Any], s: Any, seat: str, locale: Locale | None = None) -> None:
    """The heading can be read, what a seat holds, and at the end who stands where and for what; deeds are of seats."""
    assert s.deeds.keys() <= {*s.seats}
    said = [*titles(s), *game.hand(s, seat)]
    if s.result:
        said += [s.result.title, *s.result.lines, *(each.text for each in game.standings(s)), *honours(s, game.awards)]
    for each in said:
        (locale or exact(FIRST)).message(each, NAMES)


def _read(labels: Labels, shape: Shape) -> None:
    if shape.prompt:
        labels.say(shape.prompt)
    if isinstance(shape, One):
        assert [*shape.keys] == [option.key for option in shape.options]
    if isinstance(shape, One | Some):
        for option in shape.options[:MOST]:
            labels.option(option)
    if isinstance(shape, Amounts):
        labels.amounts(shape, shape.limits)
