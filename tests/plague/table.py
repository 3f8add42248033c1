"""A table of Zombie Plague on which a test lays whatever it needs: humans, zombies, cards, tokens, steps."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from kit.table import CrewTable
from plague.box import box

from engine.core.choice import Choice
from engine.games.plague.data import kind
from engine.games.plague.dead.attack import attack
from engine.games.plague.game import Plague
from engine.games.plague.humans.slain import add
from engine.games.plague.phases.set_up import lay_out
from engine.games.plague.phases.turn import HumanTurn
from engine.games.plague.phases.zombie_turn import Dark
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import ZOMBIES, Human, PlagueState, Zombie
from engine.games.plague.terms import left

PLAIN = "soldier"
"""A character whose ability changes nothing in most tests."""


@cache
def game() -> Plague:
    return Plague(box())


class Table(CrewTable[PlagueState]):
    """A game of Zombie Plague in round 2; seat a leads all humans, who stand far from one another, with nothing."""

    def __init__(self, humans: int = 1, *, seats: int = 1, **options: Any) -> None:
        settings = PlagueSettings.model_validate({**options, "n_humans": str(humans)})
        people = [*"abcdef"[:seats], ZOMBIES]
        s = lay_out(box(), settings, people, game().crews(settings, people), "table")
        super().__init__(game(), s)
        s.round = 2
        corners = [at for row in range(1, 21) for column in "AX" if (at := f"{column}{row}") in box().grid.floor]
        for n, human in enumerate(s.humans.values()):
            human.character, human.at = PLAIN, corners[n]

    def __getitem__(self, figure: str) -> Human:
        return self.s.humans[figure]

    def left(self, figure: str = "h1") -> int:
        """The actions that a human has."""
        return left(self.s, self[figure])

    # Laying the table

    def human(self, figure: str, at: str = "", *cards: str, character: str = "", life: int = 4) -> Human:
        """A human stands there with these kinds of cards."""
        human = self[figure]
        human.at, human.life, human.character = at or human.at, life, character or human.character
        human.cards += [self.card(each) for each in cards]
        return human

    def card(self, wanted: str) -> str:
        """A copy of this kind, out of the search deck."""
        copy = next(each for each in self.s.search.cards if kind(each) == wanted)
        self.s.search.cards.remove(copy)
        return copy

    def top(self, *wanted: str) -> Self:
        """These kinds lie on top of the search deck, the first one uppermost."""
        copies = [self.card(each) for each in wanted]
        self.s.search.cards += reversed(copies)
        return self

    def hand(self, *wanted: str) -> Self:
        """The Zombie Player holds these cards, and no others."""
        s = self.s
        s.rest.cards += s.hand.cards
        s.hand.cards = []
        for each in wanted:
            copy = next(card for card in s.rest.cards if kind(card) == each)
            s.rest.cards.remove(copy)
            s.hand.cards.append(copy)
        return self

    def zombies(self, *at: str, kind: str = "zombie") -> list[Zombie]:
        """Zombies of a kind stand there."""
        return [add(self.s, kind, square) for square in at]

    def risen(self, at: str, of: str) -> Zombie:
        """A human has died and stands there as a risen zombie."""
        self[of].dead, self[of].life, self[of].at = True, 0, ""
        self.s.zombies[f"r{of[1:]}"] = new = Zombie(id=f"r{of[1:]}", kind="risen", at=at, of=of)
        return new

    def barricade(self, *edges: str) -> Self:
        """Barricades lie on these openings, by name or edge."""
        self.s.barricades += [box().openings[each].edge if each in box().openings else each for each in edges]
        return self

    def searched(self, *places: str, by: str = "h1") -> Self:
        """A human has searched these places; all of them by default."""
        for place in places or self.s.required:
            self.s.searched.setdefault(place, []).append(by)
        return self

    # Playing

    def begin(self) -> Self:
        """The human turn begins."""
        return self.start(HumanTurn())

    def aside(self, figure: str, *words: str) -> Self:
        """What costs nothing and can be done at any time."""
        return self.reply(figure, "aside", *words)

    def attack(self, figure: str, *group: Zombie) -> Self:
        """Zombies attack a human in one order."""
        attack(self.s, self[figure], [each.id for each in group])
        return self

    def dark(self) -> Self:
        """A zombie turn begins."""
        Dark().run(self.s)
        return self


def one(at: str, *cards: str, character: str = "soldier", life: int = 4, humans: int = 1, **options: str) -> Table:
    """A table with human 1 there; the others are far away."""
    table = Table(humans, **options)
    table.human("h1", at, *cards, character=character, life=life)
    return table


def choose(table: Table, choice: str, *words: str, figure: str = "h1") -> None:
    """A player has a standing choice for a human."""
    seat = table.s.leader(figure)
    table.s.choices.append(Choice(seat=seat, name=choice, subject=figure, words=list(words)))
