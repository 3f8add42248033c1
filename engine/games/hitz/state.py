"""Hit Z Road: the pieces on the table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.core.message import Message
from engine.core.model import Count, Model, Number
from engine.core.options import Level
from engine.core.scenario import PRINTED, Picked
from engine.core.secret import Deck, Hand, Secret
from engine.core.state import Former, Settings, State
from engine.core.step import Step

from .box.data import MOST

if TYPE_CHECKING:
    from .box.data import Card, HitzData
    from .box.data import Level as CardLevel

RESOURCES: tuple[str, ...] = ("ammo", "gas", "adr")
RouteNumber = Annotated[int, Field(ge=1, le=9)]
"""The number of a route, counted from the top."""
LIQUIDATOR = "E-LIQUIDATOR"
"""The effect code of the Liquidator card (R12.2)."""


class HitzSettings(Settings):
    """The options of a table (R17); the first value of each is the default."""

    former: ClassVar[Former] = {"solo": ("difficulty", {"standard": "normal"})}

    score: Literal["hidden", "open"] = "hidden"  # O2
    auction: Literal["live", "ceilings"] = "live"  # O3
    routes: Literal["strict", "pipelined"] = "strict"  # O4
    difficulty: Level = "normal"  # O5
    last: Literal["play_on", "stop"] = "play_on"  # O6
    ranking: Literal["off", "on"] = "off"  # O8
    rounds: Annotated[int, Field(ge=1, le=MOST)] = MOST
    """Rounds of the game: fewer in a first game. No option of the lobby."""
    road: Picked = PRINTED


def overlapping(settings: HitzSettings) -> bool:
    """Whether the table has ceilings and routes at the same time, which ranking needs (O8)."""
    return settings.auction == "ceilings" and settings.routes == "pipelined"


@cache
def card_name(card: str) -> Message:
    return Message(f"hitz-card-{card}")


class Group(Model):
    """One player's survivors and belongings. ``out`` is the round in which the group went out, 0 while it is alive."""

    seat: str
    survivors: Number = 5
    ammo: Number = 4
    gas: Number = 4
    adr: Number = 4
    tokens: list[str] = []
    pile: Hand
    """Collected cards, face down unless the table shows scores (R5.9, O2)."""
    face_up: list[str] = []
    """Collected cards that lie face up: the Liquidator (R12.2)."""
    bonus: Secret[Number]
    """VP from road maps (R13.3)."""
    bid: Number = 0
    owes: Number = 0
    """Resources still to be paid for bid and key before the first card (O8)."""
    ranking: list[RouteNumber] = []
    """Numbers of the routes, the best first; empty once the group has a route (O8)."""
    out: Number = 0

    @property
    def alive(self) -> bool:  # R1.7
        return self.survivors > 0

    @property
    def total(self) -> int:
        """All resources together (R1.4)."""
        return self.ammo + self.gas + self.adr

    @property
    def resources(self) -> dict[str, int]:
        return {"ammo": self.ammo, "gas": self.gas, "adr": self.adr}

    @property
    def collected(self) -> int:
        """How many cards were collected."""
        return len(self.pile) + len(self.face_up)


class Slot(Model):
    """One place of a route. ``outcome`` says what became of its card, which by then lies in a pile or in the box."""

    card: Secret[str]
    outcome: Literal["", "playing", "won", "fled", "lost"] = ""


class Route(Model):
    """A route of the round: number from the top, two cards left to right, its key (0, 2 or 4) and who took it."""

    no: RouteNumber
    slots: list[Slot]
    key: Number = 0
    taker: str | None = None


class HitzState(State):
    """Everything on the table of Hit Z Road."""

    game: ClassVar[str] = "hitz"
    schema_number: ClassVar[int] = 2

    version: Count = 2

    settings: HitzSettings
    groups: dict[str, Group]
    order: list[str]
    """The living seats by their initiative cards, number 1 first (R3.9, R11.3)."""
    round: Number = 0
    deck: Deck
    box: Deck
    """The box: all cards that are out of play (R1.8)."""
    met: dict[str, str] = {}
    """The cards that everybody has seen, and the seat that has collected each ("": nobody), as all may remember."""
    routes: list[Route] = []
    supply: dict[str, Number]
    """By kind, the number of special tokens that no group has received yet (R12.1)."""
    spent: dict[str, Number] = {}
    """By kind, the number of special tokens used, discarded or lost with their group."""
    keys_moved: Number = 0
    """The last round in which a game master moved the keys (I8)."""

    if TYPE_CHECKING:

        @property
        def data(self) -> HitzData: ...

    @model_validator(mode="after")
    def _in_place(self) -> Self:
        """Refuse saved data in which belongings have another owner or routes are not numbered from the top."""
        for seat, group in self.groups.items():
            if (group.seat, group.pile.owner, group.bonus.seats) != (seat, seat, (seat,)):
                raise ValueError(f"something of {seat} belongs to somebody else")
        if self.groups.keys() != set(self.seats):
            raise ValueError("groups and seats differ")
        for no, route in enumerate(self.routes, 1):
            if route.no != no or len(route.slots) != 2:
                raise ValueError(f"route {no} is out of place")
        return self

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def harder(self) -> bool:
        """Whether the routes of whoever drives alone are the hard ones (O5)."""
        return self.settings.difficulty in ("hard", "expert")

    @property
    def pipelined(self) -> bool:
        """Whether encounters overlap (O4)."""
        return self.settings.routes == "pipelined"

    @property
    def planned(self) -> bool:
        """Whether all groups rank the routes beforehand and pay at the start of their own encounters (O8)."""
        return overlapping(self.settings) and self.settings.ranking == "on"

    @property
    def under_way(self) -> bool:
        """Whether overlapping encounters of this round have begun: then the order closes up only after them (O4)."""
        return self.pipelined and any(route.taker for route in self.routes)

    @property
    def living(self) -> list[str]:
        """The seats alive, in the order of the table."""
        return [seat for seat, group in self.groups.items() if group.alive]

    @property
    def level(self) -> CardLevel:
        """The level of this round's cards (I11)."""
        return self.data.leg(self.round).level

    @property
    def rounds(self) -> int:
        """How many rounds are driven (R1.1): as many as the road has, or fewer in a first game."""
        return min(self.settings.rounds, len(self.data.legs))

    def meet(self, route: Route) -> None:
        """Everybody has seen the open cards of a route."""
        self.met.update({slot.card.get(): "" for slot in route.slots if slot.card.opened})

    def card(self, id: str) -> Card:
        return self.data.cards[id]

    def name(self, card: str) -> Message:
        """The name of a card."""
        return card_name(card)

    def horde(self, seat: str, card: str) -> int:
        """The horde strength that counts for this seat: 0 in the bus with the Liquidator (R12.2)."""
        group = self.groups[seat]
        liquidated = "bus" in group.tokens and any(self.card(c).effect == LIQUIDATOR for c in group.face_up)
        return 0 if liquidated else self.card(card).horde


class OnCard(Step):
    """A step in the playing of one card by one group."""

    seat: str
    route: RouteNumber
    """The number of the route."""
    slot: Annotated[int, Field(ge=0, le=1)]
    """0: the left card, 1: the right one."""
    card: str

    def in_play(self, s: HitzState) -> bool:
        """Whether the group is alive and still playing the card."""
        return s.groups[self.seat].alive and s.routes[self.route - 1].slots[self.slot].outcome == "playing"

    def group(self, s: HitzState) -> Group:
        return s.groups[self.seat]

    def printed(self, s: HitzState) -> Card:
        return s.card(self.card)

    @property
    def place(self) -> dict[str, str | int]:
        """The fields that every step on this card shares."""
        return {"seat": self.seat, "route": self.route, "slot": self.slot, "card": self.card}


class Battle(OnCard):
    """The state of a card's battle (R6.1), as rules, judgement and pictures need it; the rules are in `battle`."""

    zombies: Number
    total: Number
    """Zombies at the start, for the picture."""
    red_text: bool = True
    """Whether the card's red text still applies (R5.6): a Molotov cocktail or a game master ends it."""
    shot: bool = False
    round: Number = 0
    """Melee rounds rolled so far."""
    faces: list[str] = []
    """The last melee or ranged roll, red dice first."""
    red: Number = 0
    """The number of red dice among `faces`."""
    phase: Literal["opening", "flight", "settle", "between"] = "opening"
