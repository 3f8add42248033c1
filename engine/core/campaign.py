"""What a campaign carries from chapter to chapter, as people read and correct it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import Illegal
from .fix import worded
from .message import Message, msg
from .shape import Chain, Source, replay


@dataclass(slots=True, frozen=True)
class Page:
    """A sheet of what is carried on: whose or what it is, and what stands on it, line by line."""

    title: Message
    lines: Sequence[Message]


@dataclass(slots=True, frozen=True)
class CarryFix:
    """A correction of what a campaign carries on, between two chapters.

    The chain reads the game's tables and a carry; behind `APPLY` it returns the corrected carry, as JSON. Its name is
    the text ``<game>-carry-fix-<name>``.
    """

    name: str
    chain: Callable[[Any, Any], Chain]

    def ask(self, data: Any, carry: Any) -> Source:
        """What its words are chosen from."""
        return lambda: worded(self.chain(data, carry))

    def apply(self, data: Any, carry: Any, words: Sequence[str]) -> Any:
        """The corrected carry; raises `Illegal` for words that are not offered."""
        shape, make = replay(self.ask(data, carry), words)
        if shape is not None:
            raise Illegal(msg("refused-incomplete"))
        return make()
