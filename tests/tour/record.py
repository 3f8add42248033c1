"""What a journey measures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

ADVICE = "advice"
"""What is seen: a private panel with what a stand-in would do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: one person before a screen of each width, the other seats played by stand-ins, for so many rounds
    at most; or a ``first`` game, with the coach. Pictures go into the folder.
    """

    game: str
    language: str
    seats: int
    widths: tuple[int, ...]
    rounds: int
    folder: Path
    first: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}, first" if self.first else self.game


@dataclass(frozen=True, slots=True)
class Seen:
    """A message that was measured: what it was, in which round (0: none), on what width; its height in screens, and
    that of its longest text.
    """

    what: str
    round: int
    width: int
    screens: float
    tallest: float = 0.0


@dataclass(slots=True)
class Record:
    """What came of a plan.

    ``presses`` are those of each person in each round, ``pressed`` what they said, in order; ``waits`` how often it
    became another person's turn, ``posts``
    the heights in screens of all public posts at the end, by width; ``over`` is whether the game came to its own end.
    ``faults`` broke the journey off, ``console`` are complaints of the bot and of the browser.
    """

    plan: Plan
    seen: list[Seen] = field(default_factory=list[Seen])
    presses: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    pressed: list[tuple[str, int, str]] = field(default_factory=list[tuple[str, int, str]])
    waits: int = 0
    rounds: int = 0
    posts: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    over: bool = False
    faults: list[str] = field(default_factory=list[str])
    console: list[str] = field(default_factory=list[str])
