"""How Fighters get about in a Raid (R5.2–R5.6)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.model import Number
from engine.core.step import Step
from engine.kit.walks import within

from .. import terms
from ..state import ZgameState, place_name
from .pieces import named


class March(Step):
    """The steps of the active player's Fighters."""

    seat: str
    left: dict[str, Number] = {}
    """Steps that Fighters have left (R5.2)."""
    carded: list[str] = []
    """Fighters who have had their movement card (R5.5)."""
    stopped: list[str] = []
    """Fighters who go no further (R5.4)."""

    def ways(self, s: ZgameState, start: str, steps: int) -> Mapping[str, int]:
        """The places within ``steps`` of a start, and how many steps each takes (R5.3, R5.4)."""

        near = s.city.links

        def links(place: str) -> list[str]:
            if place != start and terms.stops(s, self.seat, place):
                return []
            return [each for each in near[place] if terms.enters(s, self.seat, each)]

        return {place: way.steps for place, way in within(start, links, steps).items()}

    def movable(self, s: ZgameState) -> list[str]:
        """Fighters who can still walk: of those who are alike, one."""
        places = s.gangs[self.seat].fighters
        alike: dict[tuple[object, ...], str] = {}
        for fighter, steps in self.left.items():
            if steps and places[fighter] and fighter not in self.stopped:
                alike.setdefault((fighter[0], places[fighter], steps, fighter in self.carded), fighter)
        return list(alike.values())

    def walk(self, s: ZgameState, fighter: str, to: str) -> None:
        """A Fighter goes to a place, by as few steps as need be (R5.2)."""
        start = s.gangs[self.seat].fighters[fighter]
        self.left[fighter] -= self.ways(s, start, self.left[fighter])[to]
        self.arrive(s, [fighter], start, to)

    def arrive(self, s: ZgameState, fighters: list[str], start: str, to: str) -> None:
        """Fighters come to a place and are stopped there or not (R5.4)."""
        for fighter in fighters:
            s.gangs[self.seat].fighters[fighter] = to
        if terms.stops(s, self.seat, to):
            self.stopped += fighters
        s.tell(
            "walks",
            weight="detail",
            who=self.seat,
            what=named(fighters),
            at=place_name(start),
            to=place_name(to),
            refs=(start, to),
        )
