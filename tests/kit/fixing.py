"""A game master at a table of tests: what each correction offers and tells, and that the table is sound after it."""

from __future__ import annotations

from itertools import islice
from typing import Any

from kit.told import NAMES, check_told, exact

from engine.core.act import Correct, FixOp
from engine.core.game import Game
from engine.core.message import Event
from engine.core.shape import One, Shape, Some, replay

MOST = 2_000
"""Words that are read; of amounts there may be a million."""


class Fixer:
    """Corrects a state; everything that is offered and told can be read."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game, self.s = game, s

    def words(self, name: str, *before: str) -> list[str]:
        """What a correction offers after some words."""
        shape, _ = replay(self.game.fix_by_name[name].ask(self.s), list(before))
        if isinstance(shape, One):
            assert all(option.label is not None or self.named(option.key) for option in shape.options), name
        return read(shape) if shape is not None else []

    def named(self, key: str) -> bool:
        """Whether a word without a label of its own can be read."""
        return key.isdigit() or exact("en").has(f"{self.game.id}-option-{key}")

    def apply(self, name: str, *words: str, force: bool = False) -> list[Event]:
        """Correct something, against the advice of the invariants with ``force``; what is told."""
        for n in range(len(words)):
            self.words(name, *words[:n])
        events = self.game.apply(self.s, Correct(ops=[FixOp(fix=name, words=list(words))], force=force))
        check_told(events)
        saved = self.game.dump(self.s)
        assert self.game.dump(self.game.load(saved)) == saved
        return events

    def fix(self, name: str, *words: str) -> list[str]:
        """The same; the keys of what is told, without the name of the game."""
        return [event.message.key.removeprefix(f"{self.game.id}-") for event in self.apply(name, *words)]


def read(shape: Shape) -> list[str]:
    """The words of a shape, whose labels can be read."""
    if shape.prompt:
        exact("en").message(shape.prompt, NAMES)
    if isinstance(shape, One | Some):
        for option in shape.options:
            if option.label is not None:
                exact("en").message(option.label, NAMES)
    return [*islice(shape.words(), MOST)]
