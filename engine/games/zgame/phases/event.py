"""The event of the turn: Zombies come, the Marauders move (R2), and the same at night (R13.4, R13.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.step import DONE, Ask, Done, Step

from .. import defaults
from ..gangs.names import one_of, one_scouted
from ..gangs.pieces import move_marauders, roads, spawn, whose
from ..state import ZgameState


class Invasion(Step):
    """A Zombie on every place with one of the icons, before the Marauders move (R2.2, R2.8)."""

    def icons(self, s: ZgameState) -> tuple[str, ...]:
        return s.data.events[s.event].invasion

    def run(self, s: ZgameState) -> Done:
        icons = self.icons(s)
        done = spawn(s, [place for place in s.sites if s.has_icon(place, icons)]) if icons else []
        if icons:
            s.tell("invades", places=[whose(s, "in", place) for place in done], n=len(done), refs=tuple(done))
        return DONE


class Marauders(Step):
    """The first player moves the Marauders to a place with one of the icons (R2.4)."""

    def icons(self, s: ZgameState) -> tuple[str, ...]:
        return s.data.events[s.event].marauders

    def targets(self, s: ZgameState) -> list[str]:
        icons = self.icons(s)
        return [place for place in roads(s) if s.has_icon(place, icons)]

    def run(self, s: ZgameState) -> Done | None:
        icons = self.icons(s)
        if icons and self.targets(s):
            return None
        if icons:
            s.tell("marauders-stay")
        return DONE

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D3
        targets = self.targets(s)
        usual = partial(defaults.harmed_first, s, s.first, targets, by_walls=True)
        prompt = partial(s.text, "ask-marauders", icons=one_of(s, self.icons(s)))
        yield Ask(s.first, "marauders", one_scouted(s, s.first, targets, usual=usual), prompt=prompt)

    def on_marauders(self, s: ZgameState, ask: Ask, place: str) -> Done:
        move_marauders(s, s.first, place)
        s.known += 1  # what was opened since cannot be taken back
        return DONE
