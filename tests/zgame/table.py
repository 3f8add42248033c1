"""A table of Z-Game on which a test lays whatever it needs: Fighters, Zombies, Barricades, hands, steps."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from kit.table import GameTable
from zgame.box import box

from engine.core.act import Choose
from engine.core.choice import Choice
from engine.core.step import Step
from engine.games.zgame.game import ZGame
from engine.games.zgame.phases.set_up import LETTERS, lay, lay_out
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import UNDEAD, Gang, Site, ZgameState

SEATS: tuple[str, ...] = ("a", "b", "c", "d")
QUARTERS = {
    2: "1-01 1-02 1-03 2-01 2-05 1-06 2-04 2-08",
    3: "1-01 1-02 1-03 1-04 1-05 2-01 2-05 1-06 2-03 2-04 1-08 2-08",
    4: "1-01 1-02 1-03 1-04 1-05 2-01 2-05 1-06 2-03 2-04 1-08 2-08 2-06 2-10 2-02 1-07",
}
"""Which quarters lie on the cells of the layouts, in reading order."""


@cache
def game() -> ZGame:
    return ZGame(box())


class Table(GameTable[ZgameState]):
    """A game of Z-Game. Seat a has gang A and so on; hands, places and the city are empty, event V01 is open."""

    def __init__(self, players: int = 4, *, specials: str = "off", auto: bool = True, **options: Any) -> None:
        settings = ZgameSettings(specials=specials, **options)
        s = lay_out(box(), settings, SEATS[:players], "table")
        super().__init__(game(), s)
        s.auto = auto
        for gang, letter in zip(s.gangs.values(), LETTERS, strict=False):
            gang.letter = letter
        layout = box().layouts[str(players)]
        for seat, cell in zip(s.seats, layout.bases, strict=True):
            lay(s, s.home(seat), (cell.q, cell.r))
        for tile, cell in zip(QUARTERS[players].split(), layout.quarters, strict=True):
            lay(s, tile, (cell.q, cell.r))
        s.sites = {place: s.sites[place] for place in sorted(s.sites)}
        s.turn, s.order, s.active = 1, list(s.seats), "a"
        self.event("V01")

    def __getitem__(self, seat: str) -> Gang:
        return self.s.gangs[seat]

    def site(self, place: str) -> Site:
        return self.s.sites[place]

    # Laying the table

    def event(self, event: str) -> Self:
        """This event is open, and the only one played so far."""
        s = self.s
        cards = [*s.played, *s.events.cards, *s.box.cards]
        cards.remove(event)
        number = len(s.events) + len(s.played) - 1
        s.event, s.played = event, [event]
        s.events.cards, s.box.cards = cards[:number], cards[number:]
        return self

    def fighters(self, seat: str, **places: str) -> Self:
        """Fighters stand there: C1="1-01"."""
        self[seat].fighters |= places
        return self

    def zombies(self, **places: int) -> Self:
        """Zombie markers lie there: q1_01=2."""
        for place, n in places.items():
            self.site(place.removeprefix("q").replace("_", "-")).zombies = n
        return self

    def barricade(self, seat: str, *places: str) -> Self:
        for place in places:
            self.site(place).owner = seat
            self.site(place).barricades += 1
        return self

    def hand(self, seat: str, *kinds: str) -> list[str]:
        """Cards of these kinds come to the hand; their copies are returned."""
        taken: list[str] = []
        for kind in kinds:
            item = box().items[kind]
            pile = self.s.decks[item.deck].cards
            card = next(copy for copy in item.copies if copy in pile)
            pile.remove(card)
            self.s.hands[seat].cards.append(card)
            taken.append(card)
        return taken

    def top(self, deck: str, *kinds: str) -> Self:
        """These kinds of cards lie on top of a deck, the first one uppermost."""
        rows = box().zombies if deck == UNDEAD else box().items
        pile = self.s.decks[deck].cards
        cards: list[str] = []
        for kind in kinds:
            cards.append(next(copy for copy in rows[kind].copies if copy in pile))
            pile.remove(cards[-1])
        pile += reversed(cards)
        return self

    def goals(self, *goals: str) -> Self:
        """These Goals are open, with no markers on them."""
        s = self.s
        s.goals.cards = [goal for goal in [*s.goals.cards, *s.open] if goal not in goals]
        s.open = list(goals)
        s.counts = {goal: dict.fromkeys(s.seats, 0) for goal in goals if box().goals[goal].kind != "end"}
        return self

    def give(self, seat: str, **amounts: int) -> Self:
        """Food and Medicine of a gang, as they shall be."""
        for name, value in amounts.items():
            setattr(self[seat], name, value)
        return self

    # Playing

    def choose(self, seat: str, name: str, *words: str) -> None:
        """A seat makes a standing choice."""
        self.game.apply(self.s, Choose(choice=Choice(seat=seat, name=name, words=list(words))))

    def start(self, *steps: Step) -> Self:
        return super().start(*steps).follow()

    def open(self) -> list[tuple[str, str]]:
        """Who is waited for, and for what; nothing once the floor is reached."""
        return [(seat, kind) for seat, kind in super().open() if kind != "rest"]
