"""Howl: ordinary and risen zombies outdoors may make a free step each (2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import worded

from ..humans.deed import figures, squares
from ..state import ZOMBIES, PlagueState
from . import bot


class Howling(Step):
    """The Zombie Player makes the free steps in any order, leaves the rest to the program, or stops."""

    left: list[str]

    def run(self, s: PlagueState) -> Done | None:
        return None if self.movers(s) else DONE

    def movers(self, s: PlagueState) -> dict[str, list[str]]:
        """The zombies that can still make their step, each with the squares it can go to."""
        taken = s.taken
        free = {
            each: [to for to in s.ground.neighbours(s.zombies[each].at) if to not in taken and to not in s.fires]
            for each in self.left
        }
        return {each: to for each, to in free.items() if to}

    def asks(self, s: PlagueState) -> Iterator[Ask]:
        yield Ask(ZOMBIES, "howl", partial(self.choose, s), default=("auto",))

    def choose(self, s: PlagueState) -> Chain:
        """Which zombie steps, and where to; or a word in the place of the zombie."""
        movers = self.movers(s)
        zombie: str = yield figures(s, movers, "whom", *worded(s, "howl", ("auto", "end")))
        return zombie, ((yield squares(s, movers[zombie], "where")) if zombie in movers else "")

    def on_howl(self, s: PlagueState, ask: Ask, stride: tuple[str, str]) -> Done | None:
        match stride:
            case "end", _:
                return DONE
            case "auto", _:
                bot.howl(s, self.left)
                return DONE
            case zombie, to:
                self.left.remove(zombie)
                s.zombies[zombie].at = to
                s.tell("walks", weight="detail", refs=(to,), figure=s.name(zombie), at=to)
        return None
