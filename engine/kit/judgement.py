"""What stand-ins go by, as data: numbers of the game's file `player.toml`, which `make tune` looks for.

The bounds of a number are those within which it is looked for; a whole number is looked for among whole ones.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.options import Level
from engine.core.rows import Row


class Judgement(Row):
    """The numbers of one level. ``chosen`` says with which figures they were chosen; nothing reads it but people."""

    chosen: str = ""


J = TypeVar("J", bound=Judgement)


class Levels(Row, Generic[J]):
    """What each level goes by that weighs anything: *easy* does not, or less, with the numbers of *normal*; *expert*
    does with those of *hard*.
    """

    normal: J
    hard: J

    def of(self, level: Level) -> J:
        """The numbers of a level."""
        return self.hard if level in ("hard", "expert") else self.normal
