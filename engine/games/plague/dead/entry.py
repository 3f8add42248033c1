"""New zombies (R20), and crawlers in their place (R28.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.core.model import Number
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import possible

from ..dice import roll
from ..humans.deed import squares
from ..humans.slain import add
from ..state import ZOMBIES, PlagueState
from ..terms import free
from . import bot
from .field import Field

TRIES = 6
"""Sheets without room that are rolled again for one zombie (R20.4)."""


class Entering(NamedTuple):
    """What enters where; ``by`` the bot: nothing is said."""

    kind: str
    at: tuple[str, ...] = ()


def room(s: PlagueState, sheet: int) -> list[str]:
    """The squares of a sheet on which one may enter now (R20.3, R20.4)."""
    open_ones = free(s, s.data.entries[sheet])
    near = {at for at, _ in s.positions() if s.grid.spots[at].level == ""}
    least = int(s.settings.spawn_min_distance)
    shy = set[str]().union(*(s.grid.within(at, least - 1) for at in near))
    good = [each for each in open_ones if each not in shy]
    if good or not open_ones:
        return good
    far = {each: min(s.grid.distance(each, at) or 0 for at in near) for each in open_ones}
    return [each for each in open_ones if far[each] == max(far.values())]


def least_unit(s: PlagueState) -> int:
    """What the reserve must hold for anything to enter, in halves: enough for a crawler, if there are any (R28.1)."""
    return 1 if s.settings.crawlers == "on" else 2


class Entry(Step):
    """New zombies enter, one roll of a die each (R20.1, R20.2, R20.3)."""

    left: Number = 0
    begun: bool = False
    sheet: Number = 0
    """The sheet that was rolled; 0 before the roll."""
    auto: bool = False
    first: bool = True
    """Whether those of the turn are still to be counted."""

    def run(self, s: PlagueState) -> Done | None:
        if not self.begun:
            self.begun = True
            if self.first:
                counts = s.data.counts
                self.left = counts.first_per_human * len(s.humans) if s.round == 1 else s.settings.spawned
        while self.left and s.reserve >= least_unit(s):
            if not self.sheet and not self.roll(s):
                self.left -= 1
                continue
            if not self.auto:
                return None
            self.enter(s, *bot.enters(s, room(s, self.sheet)))
        return DONE

    def roll(self, s: PlagueState) -> bool:
        """The sheet of the next one; False if there is no room anywhere."""
        for _ in range(TRIES):
            sheet = roll(s, "rolls-sheet", weight="detail")
            while not s.data.entries[sheet]:  # nobody ever comes from there
                sheet = roll(s, "rolls-sheet", weight="detail")
            if room(s, sheet):
                self.sheet = sheet
                return True
        return False

    def enter(self, s: PlagueState, kind: str, at: tuple[str, ...]) -> None:
        for square in at:
            add(s, kind, square)
            s.tell(f"enters-{kind}", weight="detail", refs=(square,), at=square)
        s.note("entered", n=len(at))
        self.left -= 1
        self.sheet = 0

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D17
        prompt = partial(s.text, "ask-enter", sheet=self.sheet, n=self.left)
        yield Ask(ZOMBIES, "enter", partial(place, s, self.sheet), prompt=prompt, default=("auto",))

    def on_enter(self, s: PlagueState, ask: Ask, value: Entering) -> None:
        if value.kind == "auto":
            self.auto = True
        else:
            self.enter(s, value.kind, value.at)


def place(s: PlagueState, sheet: int) -> Chain:
    """A zombie or two crawlers, and where, squares near to humans first; or all of it by itself."""
    words = possible(auto=True, zombie=s.reserve >= 2, crawler=s.settings.crawlers == "on")
    options = [Option(each, partial(s.text, f"enter-{each}"), leads=each == "zombie") for each in words]
    kind: str = yield One(options, usual="auto")
    if kind == "auto":
        return Entering(kind)
    found = sorted(room(s, sheet), key=Field(s).at)
    first: str = yield squares(s, found, "where")
    if kind == "zombie" or s.reserve < 2 or len(found) == 1:
        return Entering(kind, (first,))
    second: str = yield squares(s, [each for each in found if each != first], "where-second")
    return Entering(kind, (first, second))
