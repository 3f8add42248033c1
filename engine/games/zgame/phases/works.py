"""What can be done in a Household, worked out ahead: one plan is told at once (R10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .. import terms
from ..cards.catalogue import effect
from ..data import Use
from ..gangs.pieces import build, despoil, discard, spend
from ..state import FIGHTERS, TRACK, ZgameState, place_in

BUILD, DESPOIL = Use(op="build"), Use(op="despoil")
TECHIE, WRECKER = "T", "W"
OWN = {TECHIE: BUILD, WRECKER: DESPOIL}
"""What Fighters do without a card (R10.2, R10.4)."""


class Work(NamedTuple):
    """Something done: by which Fighter or card, what, and where or to whom."""

    source: str
    use: Use
    aim: Any


@dataclass(slots=True)
class Works:
    """A plan for a Household, as far as it has been told."""

    s: ZgameState = field(compare=False)
    seat: str
    deeds: list[Work] = field(default_factory=list[Work])
    trades: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Where new Fighters appear, and of which trade (R11.6)."""

    def add(self, source: str, use: Use, aim: Any) -> None:
        self.deeds.append(Work(source, use, aim))

    def planned(self, op: str) -> list[Any]:
        """The aims of what is planned of a kind."""
        return [deed.aim for deed in self.deeds if deed.use.op == op]

    @property
    def used(self) -> set[str]:
        """Fighters and cards that have their part in the plan."""
        return {deed.source for deed in self.deeds}

    @property
    def doubled(self) -> list[str]:
        """The quarters that yield double income (R11.3)."""
        return self.planned("despoil")

    # Sites

    def at_work(self) -> Iterator[str]:
        """The places where own Fighters stand and no Marauders (R10.1)."""
        return (place for place in sorted(self.s.gangs[self.seat].places) if place != self.s.marauders)

    def room(self, place: str) -> int:
        """Barricades that can still be built there, the supply left aside (R10.2, R10.3)."""
        site = self.s.sites[place]
        if site.zombies or place == self.s.marauders:
            return 0
        return max(0, terms.walls(self.s, place) - site.barricades - self.planned("build").count(place))

    def supply(self) -> int:
        """Barricades that are left."""
        return self.s.in_supply(self.seat) - len(self.planned("build"))

    def sites(self, use: Use) -> list[str]:
        """Where a work can be done now (R10.2, R10.4)."""
        if use.op == "build":
            found = [place for place in self.at_work() if self.room(place)]
            return found if found and self.supply() > 0 else []
        done = self.doubled
        return [
            place
            for place in self.at_work()
            if self.s.is_quarter(place) and not self.s.sites[place].despoiled and place not in done
        ]

    def by_fighters(self, use: Use) -> list[str]:
        """Fighters who can do this work where they stand, no more in a place than there is to do (R10.5)."""
        used, places = self.used, self.s.gangs[self.seat].fighters
        trade = TECHIE if use.op == "build" else WRECKER
        idle = [each for each in FIGHTERS if each[0] == trade and places[each] and each not in used]
        room = {place: self.room(place) if trade == TECHIE else 1 for place in self.sites(use)} if idle else {}
        able: list[str] = []
        for fighter in idle:
            if room.get(places[fighter]):
                room[places[fighter]] -= 1
                able.append(fighter)
        return able

    def uses(self, card: str) -> list[Use]:
        """The uses of a card that would change anything (R16.8)."""
        return [use for use in self.s.card(card).household if self.may(use)]

    def may(self, use: Use) -> bool:
        if use.op in ("build", "despoil"):
            return bool(self.sites(use))
        if use.op == "gain":
            gang = self.s.gangs[self.seat]
            gains = [deed.use for deed in self.deeds if deed.use.op == "gain"]
            food = gang.food + sum(gain.food for gain in gains)
            medicine = gang.medicine + sum(gain.medicine for gain in gains)
            return bool(use.food and food < TRACK) or bool(use.medicine and medicine < TRACK)
        return effect(use).can(self.s, self.seat)

    def reserve(self) -> Counter[str]:
        """Fighters who can still come, by trade (R11.6)."""
        free = Counter(fighter[0] for fighter in self.s.gangs[self.seat].free)
        free.subtract([trade for _, trade in (*self.planned("recruit"), *self.trades)])
        return +free

    # Doing it

    def carry_out(self) -> None:
        """All of it, in the order told (R10.5)."""
        for deed in self.deeds:
            if deed.source in self.s.data.cards:
                self.s.tell("plays", who=self.seat, card=self.s.card_name(deed.source))
                spend(self.s, self.seat, [deed.source])
            self.do(deed)
            if deed.source in self.s.data.cards:
                discard(self.s, [deed.source])

    def do(self, deed: Work) -> None:
        if deed.use.op == "build":
            build(self.s, self.seat, deed.aim)
        elif deed.use.op == "despoil":
            despoil(self.s, deed.aim, self.seat)
            at = place_in("it", deed.aim)
            self.s.note("strips", n=1, at=[at])
            self.s.tell("strips", who=self.seat, at=at, refs=(deed.aim,))
        else:
            effect(deed.use).act(self.s, self.seat, deed.aim)
