"""How long a game takes: what `make pace` has measured, for the lobby to say."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from .core.options import Preset
from .data import DATA

FILE = DATA / "pace.toml"
POST_LOOKS = 1.4
"""How often a day those look in of whom `Pace.days` speaks, without the looks at which they do nothing."""


class Pace(BaseModel):
    """The figures of one game, chosen presets and number of people: all are medians of games.

    ``waits``: how often the table comes to rest for somebody who has not just acted. ``days``: until the end,
    if everybody looks in twice a day and ignores three calls in ten; ``keener``: of people who look in more often, as
    the tables of `docs/pace.md` have them. ``answers`` are those of each player.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    waits: int = Field(ge=0)
    days: float = Field(ge=0)
    keener: tuple[float, ...] = ()
    answers: int = Field(default=0, ge=0)

    def times(self, length: float) -> Pace:
        """The same for a game that is so much longer."""
        return Pace(
            waits=round(self.waits * length),
            days=self.days * length,
            keener=tuple(each * length for each in self.keener),
            answers=round(self.answers * length),
        )


class Waits:
    """How often a table comes to rest and none of those who are due has just acted.

    All who are due are called at once and look in one after another; each answers everything that is asked of them
    meanwhile. If then it waits for somebody who has not been called, it is another wait (``count``).
    """

    def __init__(self) -> None:
        self.count = 0
        self._here = ""
        self._called: list[str] = []

    def next(self, due: Sequence[str]) -> str:
        """Who answers now, of the seats that are due: there is one at least."""
        if self._here not in due:
            self._called = [seat for seat in self._called if seat in due]
            if not self._called:
                self._called, self.count = [*due], self.count + 1
            self._here = self._called.pop(0)
        return self._here


Paces = dict[str, dict[str, dict[int, Pace]]]
"""By game, presets (`combined`) and number of people."""


@cache
def measured() -> Paces:
    """What the file says; of a game that has never been measured, nothing."""
    return TypeAdapter(Paces).validate_python(tomllib.loads(FILE.read_text("utf-8")))


def pace_of(game: str, chosen: Iterable[Preset | None], people: int, length: float = 1) -> Pace | None:
    """The figures of a table with these presets, one of each kind, and this number of people, if its game is so long
    beside those that were measured (`Game.length`).

    None if it was not measured: where options are mixed freely (a kind without a preset), or for another number.
    """
    presets = list(chosen)
    if None in presets:
        return None
    found: Mapping[int, Pace] = measured().get(game, {}).get(combined(filter(None, presets)), {})
    pace = found.get(people)
    return pace and pace.times(length)


def combined(presets: Iterable[Preset]) -> str:
    """How presets of several kinds are called together."""
    return "-".join(preset.name for preset in sorted(presets, key=lambda each: each.kind))


def combinations(presets: Sequence[Preset]) -> Iterator[tuple[Preset, ...]]:
    """All that can be chosen together: one preset of each kind."""
    kinds = dict.fromkeys(preset.kind for preset in presets)
    return product(*([preset for preset in presets if preset.kind == kind] for kind in kinds))
