"""A table of Zombicide on which a test lays whatever it needs: survivors, cards, zombies, doors, steps."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Self

from kit import table
from kit.table import CrewTable
from zombicide.box import box

from engine.core.dice import Dice
from engine.core.runner import default, find
from engine.games.zombicide.deeds.aside import Pockets
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.party import turns
from engine.games.zombicide.party.cards import put
from engine.games.zombicide.phases.set_up import lay_out
from engine.games.zombicide.phases.turn import PlayerPhase, SurvivorTurn
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import LEVELS, Survivor, ZombicideState, kind

SEATS = list("abcdef")


@cache
def game() -> Zombicide:
    return Zombicide(box())


class Floor(Pockets, table.Floor):
    """A floor on which survivors can eat and discard."""


class Table(CrewTable[ZombicideState]):
    """A single mission by day in round 2: six survivors, dealt to so many seats, where it begins, with nothing."""

    floor = Floor

    def __init__(self, mission: str = "m2", *, seats: int = 1, **options: Any) -> None:
        settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, **options})
        people = [*"abcdef"[:seats]]
        s = lay_out(box(), settings, people, game().crews(settings, people), Dice(seed="table"))
        super().__init__(game(), s)
        s.round, s.hour = 2, 12
        starts = s.mission.start
        for n, survivor in enumerate(s.survivors.values()):
            survivor.at = starts[n % len(starts)]

    def __getitem__(self, figure: str) -> Survivor:
        return self.s.survivors[figure]

    def left(self, figure: str = "s1") -> int:
        """The ordinary Actions that a survivor has in his turn."""
        turn = turns.of(self.s, self[figure])
        assert turn
        return turns.left(self.s, self[figure], turn)

    # Laying the table

    def survivor(self, figure: str, at: str = "", *cards: str, who: str = "", ap: int = 0, health: int = 3) -> Survivor:
        """A survivor stands there with these kinds of cards, the first two of which he holds."""
        survivor = self[figure]
        survivor.at, survivor.who, survivor.health = at or survivor.at, who or survivor.who, health
        survivor.ap = max(ap, survivor.ap)
        for each in cards:
            copy = self.card(each)
            (survivor.hands if len(survivor.hands) < 2 else survivor.bag).append(copy)
        return survivor

    def skilled(self, figure: str, *skills: str, level: str = "") -> Survivor:
        """A survivor has these skills, and has reached that level."""
        survivor = self[figure]
        survivor.skills += skills
        survivor.ap = dict(LEVELS).get(level, survivor.ap)
        return survivor

    def card(self, wanted: str) -> str:
        """A copy of this kind, out of its deck."""
        deck = self.s.equipment[box().equipment[wanted].deck]
        copy = min(each for each in deck.cards if kind(each) == wanted)
        deck.cards.remove(copy)
        return copy

    def top(self, *wanted: str) -> Self:
        """These kinds lie on top of their decks, the first one uppermost."""
        for copy in reversed([self.card(each) for each in wanted]):
            self.s.equipment[self.s.card(copy).deck].cards.append(copy)
        return self

    def carry(self, figure: str, *cards: str) -> Self:
        """A survivor gets these kinds where there is room."""
        for each in cards:
            put(self.s, self[figure], self.card(each))
        return self

    def zombies(self, zone: str, walker: int = 0, fatty: int = 0, runner: int = 0, *monsters: str) -> Self:
        """Zombies, and abominations by name, stand there."""
        for unit, n in (("walker", walker), ("fatty", fatty), ("runner", runner)):
            if n:
                self.s.add(zone, unit, n)
        for each in monsters:
            self.s.abomination_deck.cards.remove(each)
            self.s.abominations[each] = zone
        return self

    def opened(self, *doors: str) -> Self:
        """These doors are open, and their buildings have been opened."""
        self.s.open += doors
        self.s.opened += [self.s.city.doors[door].building for door in doors]
        return self

    def night(self, hour: int = 20) -> Self:
        self.s.hour = hour
        return self

    # Playing

    def begin(self) -> Self:
        """The Player Phase begins."""
        return self.start(PlayerPhase())

    def turn(self, figure: str = "s1") -> Self:
        """It is this survivor's turn, and nobody else's."""
        return self.start(SurvivorTurn(survivor=figure, seat=self.s.leader(figure)))

    def usual(self, figure: str, kind: str) -> list[str]:
        """What is answered about a survivor for an absent player."""
        return default(find(self.s, self.s.leader(figure), self.asked(figure, kind)))


def mixed(random: Random, mission: str) -> ZombicideSettings:
    """Any options in any combination, for a mission alone."""
    chosen = {o.field: random.choice(o.values) for o in game().options if random.random() < 0.4}
    settings = ZombicideSettings.model_validate({**chosen, "mode": "single", "mission": mission})
    settled = game().settle(settings, SEATS)
    assert isinstance(settled, ZombicideSettings)
    return settled
