"""Fires that the Zombie Player lays: at set-up on rolled sheets (R26.1), by the Fire card anywhere (R26.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.model import Number
from engine.core.shape import One, Option
from engine.core.step import DONE, Ask, Done, Step

from ..dice import roll
from ..humans import fire
from ..state import ZOMBIES, PlagueState
from . import bot

AUTO = "auto"


class Kindling(Step):
    """A number of fires is laid, one after another; with ``auto`` the program lays the rest."""

    left: Number
    by_sheet: bool = False
    sheet: Number = 0
    """The sheet that was rolled; 0 before the roll."""
    auto: bool = False

    def run(self, s: PlagueState) -> Done | None:
        while self.left and any(fire.layable(s, each) for each in s.data.sheets.values()):
            while self.by_sheet and not self.sheet:
                sheet = roll(s, "rolls-sheet", weight="detail")
                if fire.layable(s, s.data.sheets[sheet]):
                    self.sheet = sheet
            if not self.auto:
                return None
            self.lay(s, bot.pick(s, self.found(s)) if self.by_sheet else bot.burning_choice(s, self.found(s)))
        return DONE

    def found(self, s: PlagueState) -> list[str]:
        """Where a fire can be laid now."""
        return fire.layable(s, s.data.sheets[self.sheet] if self.sheet else s.squares)

    def lay(self, s: PlagueState, square: str) -> None:
        fire.light(s, square)
        self.left -= 1
        self.sheet = 0

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D3
        found = [Option(each, partial(s.text, "square", at=each), ref=each) for each in self.found(s)]
        shape = One([Option(AUTO, handy=True), *found], usual=AUTO)
        prompt = partial(s.text, "ask-kindle", n=self.left, sheet=self.sheet)
        yield Ask(ZOMBIES, "kindle", shape, prompt=prompt, default=(AUTO,))

    def on_kindle(self, s: PlagueState, ask: Ask, word: str) -> None:
        if word == AUTO:
            self.auto = True
        else:
            self.lay(s, word)
