"""Campaigns: what a game says about their chapters, and what is carried on, as people read and correct it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from .errors import Illegal
from .fix import worded
from .message import Message, msg
from .shape import Chain, Source, replay

M = TypeVar("M", bound=BaseModel)


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


class CampaignRules:
    """What a game with campaigns says about them. A game without campaigns keeps this class, which is false.

    ``settings`` are the options that a chapter is played with. ``fixes`` correct, between two chapters, what is carried
    on. What is carried on is plain data, None before the first chapter, and always comes with the game's tables.
    """

    settings: Mapping[str, str] = {}
    fixes: Sequence[CarryFix] = ()

    def __bool__(self) -> bool:
        return bool(self.settings)

    def begun(self, s: Any) -> Any:
        """What a chapter has begun with, as JSON, where its state says more than what was carried on: of the first one,
        which campaign it is.
        """
        return None

    def begins(self, data: Any, settings: Any) -> Any:
        """What a first chapter would begin with that had these settings, as `begun` says it once it has."""
        return None

    def several(self, data: Any) -> bool:
        """Whether it is chosen at the table of the first chapter which campaign it is."""
        return False

    def outcome(self, s: Any) -> Any:
        """What is carried on from a finished game, as JSON; None if nothing leads on from here."""
        return None

    def again(self, s: Any) -> bool:
        """Whether a finished chapter from which nothing leads on may be played again: usually if it was lost."""
        return s.result is not None and not s.result.winners

    def chapter(self, data: Any, carry: Any) -> Message:
        """What the chapter is called that begins with this.

        Raises ValueError if no chapter of this game left that.
        """
        raise ValueError("no chapter of this game leaves anything")

    def carried(self, s: Any) -> Any:
        """What would be carried on if the chapter ended now, for a look at the sheets meanwhile; None for games
        whose sheets change between chapters only.
        """
        return None

    def pages(self, data: Any, carry: Any) -> list[Page]:
        """What is carried on, as sheets to be read by everybody; raises ValueError as `chapter` does."""
        raise ValueError("no chapter of this game leaves anything")

    def peopled(self, data: Any, settings: Any, carry: Any) -> Any:
        """The settings, with the figures that are there after what is carried on (None: outside a campaign).

        For games in whose campaigns figures come and go.
        """
        return settings

    def as_chapter(self, settings: M) -> M:
        """The settings as a chapter needs them."""
        return type(settings).model_validate({**settings.model_dump(), **self.settings})

    def is_chapter(self, settings: BaseModel) -> bool:
        """Whether a game with these settings can be a chapter of a campaign."""
        return bool(self) and self.as_chapter(settings) == settings
