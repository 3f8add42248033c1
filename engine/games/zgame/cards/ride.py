"""Movement cards (R5.5, R5.6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.shape import Chain, One, Some

from ..gangs.goals import count
from ..gangs.march import March
from ..gangs.names import fighter_name, fighter_options, one_scouted
from ..gangs.odds import ahead
from ..state import ZgameState
from .effect import Effect, one_place


def march(s: ZgameState) -> March:
    """The Raid in which a movement card is used."""
    found = s.find(March)
    assert found is not None, "movement cards are for Raids"
    return found


class Ride(Effect[tuple[list[str], str]]):
    """A movement card: more steps for one Fighter, or a party that rides at once and together (R5.5, R5.6)."""

    reveals = False

    def riders(self, s: ZgameState, seat: str) -> list[str]:
        raid = march(s)
        places = s.gangs[seat].fighters
        return [each for each in raid.left if places[each] and each not in raid.stopped and each not in raid.carded]

    def can(self, s: ZgameState, seat: str) -> bool:
        riders = self.riders(s, seat)
        if not self.use.party:
            return bool(riders)
        places = {s.gangs[seat].fighters[each] for each in riders}
        return any(march(s).ways(s, place, 1) for place in places)

    def ways(self, s: ZgameState, start: str) -> Mapping[str, int]:
        return march(s).ways(s, start, self.use.n)

    def choose(self, s: ZgameState, seat: str) -> Chain:
        riders = self.riders(s, seat)
        if not self.use.party:
            if len(riders) == 1:
                return [riders[0]], ""
            asked = partial(s.text, "who-rides", n=self.use.n)
            return [(yield One(fighter_options(s, seat, riders), prompt=asked))], ""
        places = s.gangs[seat].fighters
        starts = [place for place in dict.fromkeys(places[each] for each in riders) if self.ways(s, place)]
        start = yield from one_place(s, seat, starts, "where-from")
        there = [each for each in riders if places[each] == start]
        if len(there) > 1:
            there = yield Some(fighter_options(s, seat, there), 1, prompt=partial(s.text, "who-rides-along"))
        ways = [*self.ways(s, start)]
        if len(ways) == 1:
            return there, ways[0]
        return there, (yield one_scouted(s, seat, ways, odds=ahead, prompt=partial(s.text, "where-to")))

    def act(self, s: ZgameState, seat: str, aim: tuple[list[str], str]) -> None:
        raid = march(s)
        party, to = aim
        count(s, "rides", seat)  # C10
        raid.carded += party
        if to:
            raid.arrive(s, party, s.gangs[seat].fighters[party[0]], to)
            return
        raid.left[party[0]] += self.use.n
        s.tell("saddles", weight="detail", who=seat, what=fighter_name(s, seat, party[0]), n=self.use.n)
