"""Z-Game: the pieces on the table, and what can be read off them at a glance (R0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from engine.core.message import Message
from engine.core.model import Model, Number
from engine.core.secret import Deck, Hand, Secret
from engine.core.state import State

from .city import Cell, City, city_of
from .data import DeckName, Item, Letter, Special, Tile, number
from .settings import ZgameSettings

if TYPE_CHECKING:
    from .box import ZgameData
    from .data import Goal, Layout

KnownCity = tuple[tuple[Cell, ...], City | None]
"""The city of these cells, if it has been asked for."""
Case = Literal["it", "in", "to"]
TRADES = ("C", "T", "W")
"""Cutthroats, Techies, Wreckers (2.5)."""
FIGHTERS = tuple(f"{trade}{n}" for trade in TRADES for n in (1, 2))
BARRICADES = 8
TRACK = 10
"""Food and Medicine at most (2.5)."""
START = 2
MARKERS = 30
UNDEAD = "undead"
"""The deck of Zombie cards."""


@cache
def place_name(place: str) -> Message:
    """A place with its number."""
    name = Message(f"zgame-tile-{place}")
    return name if number(place) == place else Message("zgame-own", {"number": number(place), "name": name})


@cache
def place_in(case: Case, place: str) -> Message:
    """A place inside a sentence: as what is taken (`it`), where something is (`in`), where somebody goes (`to`)."""
    if number(place) == place:
        return Message(f"zgame-{case}-{place}")
    return Message(f"zgame-own-{case}", {"number": number(place), "name": Message(f"zgame-tile-{place}")})


@cache
def trade_name(trade: str) -> Message:
    return Message(f"zgame-trade-{trade}")


@cache
def deck_name(deck: str) -> Message:
    return Message(f"zgame-deck-{deck}")


def inside(name: Message) -> Message:
    """The name of a trade or a deck as it is written inside a sentence: in Russian without a capital."""
    return Message(name.key.replace("zgame-", "zgame-inside-", 1))


class Gang(Model):
    """One player's gang. ``fighters`` stand in places, or in the reserve ("")."""

    seat: str
    letter: Letter
    food: Number = START
    medicine: Number = START
    fighters: dict[str, str]
    resting: list[str] = []
    """Fighters in the reserve who cannot come back in this turn (O1, O6.8)."""
    out: bool = False
    out_in: Number = 0
    """The turn in which it was eliminated."""

    @property
    def in_city(self) -> list[str]:
        return [fighter for fighter, place in self.fighters.items() if place]

    def at(self, place: str) -> list[str]:
        """Its Fighters in a place."""
        return [fighter for fighter, here in self.fighters.items() if here == place]

    @property
    def places(self) -> list[str]:
        """Where its Fighters stand, each place once."""
        return [*dict.fromkeys(filter(None, self.fighters.values()))]

    @property
    def free(self) -> list[str]:
        """Fighters of the reserve who can come (R17.1, R17.2)."""
        return [fighter for fighter, place in self.fighters.items() if not place and fighter not in self.resting]


class Site(Model):
    """What lies on a place of the city. Barricades are those of ``owner``; ``holder`` is of Bases (R0.11)."""

    zombies: Number = 0
    owner: str = ""
    barricades: Number = 0
    despoiled: bool = False
    holder: str = ""


class ZgameState(State):
    """Everything on the table of Z-Game."""

    __slots__ = ("known_city",)

    game: ClassVar[str] = "zgame"
    schema_number: ClassVar[int] = 1

    settings: ZgameSettings
    gangs: dict[str, Gang]
    hands: dict[str, Hand]
    won: dict[str, Secret[list[str]]]
    """The Goal cards that each gang has taken; their number is not announced (R12.5)."""
    cells: tuple[Cell, ...]
    sites: dict[str, Site]
    """By place, by number."""
    decks: dict[str, Deck]
    """What is drawn from: cards for the hand, and those of Zombies."""
    discards: dict[str, list[str]]
    """The discard pile of each deck (R16.2); events and Goals have none (R16.4)."""
    events: Deck
    box: Deck
    """Events out of the game, for disputes only (R15.4)."""
    event: str = ""
    played: list[str] = []
    goals: Deck
    open: list[str] = []
    counts: dict[str, dict[str, Number]] = {}
    """Markers on the open Goals that are counted, by gang (R3.3)."""
    taken: dict[str, str] = {}
    """Who has taken which Goal, as everybody has heard it (R12.3), until a gang with Goals is eliminated."""
    spent: list[str] = []
    """Goals taken by gangs that were eliminated (O6.9)."""
    marauders: str = ""
    """Where they are; off the city at first (S5)."""
    turn: Number = 0
    order: list[str] = []
    """The seats in the order of their rounds in this turn (R4.1)."""
    active: str = ""
    fallen: dict[str, Message] = {}
    """What is said at the end of each Base that somebody has taken: by whom, and when, the last time."""

    if TYPE_CHECKING:

        @property
        def data(self) -> ZgameData: ...

    @property
    def layout(self) -> Layout:
        """The shape of the city for this number of gangs (2.4)."""
        return self.data.layouts[str(len(self.seats))]

    @property
    def city(self) -> City:
        cells, city = self.known_city
        if city is None or cells is not self.cells:
            city = city_of(self.cells)
            self.known_city = self.cells, city
        return city

    def attach(self, data: Any, seen_by: tuple[str | None] | None = None, of: State | None = None) -> None:
        super().attach(data, seen_by, of)
        none: KnownCity = (), None
        self.known_city = of.known_city if isinstance(of, ZgameState) else none

    @property
    def living(self) -> list[str]:
        """The gangs still in the game."""
        return [seat for seat, gang in self.gangs.items() if not gang.out]

    @property
    def first(self) -> str:
        """The first player of the turn (R0.9)."""
        return next(seat for seat in self.order if not self.gangs[seat].out)

    def rivals(self, seat: str) -> list[str]:
        """The other gangs still in the game; a seat is that of the active player (R0.6, R0.8)."""
        return [other for other in self.living if other != seat]

    def tile(self, place: str) -> Tile:
        return self.data.tiles[place]

    def is_quarter(self, place: str) -> bool:
        """Whether it is a regular quarter (R0.1)."""
        return self.data.tiles[place].kind == "quarter"

    def is_base(self, place: str) -> bool:
        return self.data.tiles[place].kind == "base"

    def home(self, seat: str) -> str:
        """The gang's own Base (2.11)."""
        return self.data.gangs[self.gangs[seat].letter].base

    def held(self, seat: str) -> list[str]:
        """The Bases that a gang holds, by number (R0.11)."""
        return [place for place, site in self.sites.items() if site.holder == seat]

    def has(self, seat: str, special: Special) -> bool:
        """Whether a gang has a special and they are played with (R18)."""
        return self.settings.on("specials") and special in self.data.gangs[self.gangs[seat].letter].specials

    def card(self, card: str) -> Item:
        return self.data.cards[card]

    def card_name(self, card: str) -> Message:
        return card_name(self.data.cards[card].id)

    def has_icon(self, place: str, icons: tuple[str, ...]) -> bool:
        """Whether a place has one of these icons; Bases are never meant (R0.10)."""
        if self.sites[place].despoiled or self.is_base(place):
            return False
        return any(icon in icons for icon in self.tile(place).icons)

    def controls(self, seat: str, place: str) -> bool:
        """Whether a gang has a Fighter or its Barricade there (R0.5)."""
        return self.sites[place].owner == seat or place in self.gangs[seat].fighters.values()

    def rival_at(self, seat: str, place: str) -> str:
        """The rival with Fighters in a place, of whom there is one at most (R6.9); nobody: ""."""
        for other, gang in self.gangs.items():
            if other != seat and not gang.out and place in gang.fighters.values():
                return other
        return ""

    def beside(self, seat: str) -> set[str]:
        """The places adjacent to a place holding a Fighter of this gang."""
        links = self.city.links
        return {near for place in self.gangs[seat].places for near in links[place]}

    def reach(self, seat: str) -> set[str]:
        """The places at distance 1 or less from a Fighter of this gang."""
        return self.beside(seat).union(self.gangs[seat].places)

    def in_supply(self, seat: str) -> int:
        """Barricades of a gang that are not in the city (2.5)."""
        return BARRICADES - sum(site.barricades for site in self.sites.values() if site.owner == seat)

    @property
    def markers(self) -> int:
        """Zombie markers in the city."""
        return sum(site.zombies for site in self.sites.values())

    def by_deck(self, seat: str) -> Iterator[tuple[DeckName, list[str]]]:
        """A hand, deck by deck."""
        cards = self.hands[seat].cards
        for deck in self.decks:
            held = [card for card in cards if self.card(card).deck == deck] if deck != UNDEAD else []
            if held:
                yield self.card(held[0]).deck, held


@cache
def card_name(kind: str) -> Message:
    return Message(f"zgame-card-{kind}")


@cache
def zombie_name(kind: str) -> Message:
    return Message(f"zgame-zombie-{kind}")


@cache
def goal_name(goal: str) -> Message:
    return Message(f"zgame-goal-{goal}")


def goal_text(goal: Goal, family: Literal["goaltext", "board-goal"]) -> Message:
    """What a Goal asks for, in a sentence or as it stands on the board."""
    return Message(f"zgame-{family}-{goal.measure}", {"at": place_in("in", goal.at)} if goal.at else {})


@cache
def event_name(event: str) -> Message:
    return Message(f"zgame-event-{event}")
