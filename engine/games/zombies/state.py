"""Zombies!!!: the pieces on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self, cast

from pydantic import BeforeValidator, model_validator

from engine.core.message import Message
from engine.core.model import Count, Model, Number
from engine.core.secret import HIDDEN, Deck, Hand
from engine.core.state import State

from .box.card import NUMBERS
from .box.city import City, Placed, tile_of
from .box.names import square_name, tile_name
from .settings import Rules, ZombiesSettings

if TYPE_CHECKING:
    from .box.card import Card
    from .box.data import ZombiesData
    from .box.tile import Tile

START = "0.5"
"""The centre of the Town Square (S2)."""
MOST_LIVES = 5
HAND = 3
"""Cards in a full hand; those in play do not count (R7.1, R7.2, R13.3)."""
Token = Literal["life", "bullet"]
StatusName = Literal["fear", "claustrophobia", "hysterical_paralysis", "brain_cramp", "your_shoes_untied"]
KnownCity = tuple[tuple[Placed, ...], City | None]
"""The city of these tiles, if it has been asked for."""
EffectName = Literal["alternate_food_source", "all_the_marbles"]


class Item(Model):
    """A card in play; ``charges`` of the shotgun (R14)."""

    card: str
    charges: Number = 0


class Status(Model):
    """What lies on a player (R15). ``armed``: the turn to which it belongs is running."""

    name: StatusName
    by: str
    armed: bool = False
    card: str = ""
    """The card that has laid it, where that may be another one than the one of its name."""


class Effect(Model):
    """A global effect until the end of its owner's first turn that starts after it began (R15.3)."""

    name: EffectName
    owner: str
    armed: bool = False
    """Whether that turn is running."""
    card: str = ""
    """As for a status."""


class Survivor(Model):
    """One player's survivor and belongings."""

    seat: str
    lives: Number = 3
    bullets: Number = 3
    trophies: Number = 0
    hand: Hand
    table: list[Item] = []
    pawn: str = START
    """The address of the pawn's square; empty while it is off the board (R12.4)."""
    statuses: list[Status] = []
    used: bool = False
    """Whether the one card of the round has been played (R13.2)."""
    down: bool = False
    """Knocked out and waiting for the next turn (R12)."""
    turns: Count = 0
    """Turns begun."""
    gone: bool = False
    """Retired from the game (R19.4)."""

    def status(self, name: StatusName) -> Status | None:
        return next((each for each in self.statuses if each.name == name), None)

    def has(self, status: StatusName) -> bool:
        return self.status(status) is not None

    def under(self, status: StatusName) -> bool:
        """Whether the status holds in the turn that is running."""
        return bool(self.statuses) and any(each.name == status and each.armed for each in self.statuses)


def _added(saved: object) -> object:
    """Earlier versions kept whether it was used."""
    return (NUMBERS["chainsaw"].printed if saved else 0) if isinstance(saved, bool) else saved


def _burning(saved: object) -> object:
    """Earlier versions kept the buildings alone."""
    if not isinstance(saved, list):
        return saved
    return dict.fromkeys(cast("list[object]", saved), NUMBERS["molotov_cocktail"].printed)


class ZombiesState(State):
    """Everything on the table of Zombies!!!."""

    __slots__ = ("known_city",)

    game: ClassVar[str] = "zombies"
    schema_number: ClassVar[int] = 1

    settings: ZombiesSettings
    rules: Rules
    """The parameters of this table (2.6)."""
    target: Number
    """Trophies that win (S8)."""
    survivors: dict[str, Survivor]
    """By seat, clockwise."""
    tiles: tuple[Placed, ...]
    """The map tiles by their number; replaced as a whole, so that the same tuple is the same map."""
    pile: Deck
    """The map stack."""
    removed: list[str] = []
    """Tiles that had no legal spot (R4.4)."""
    zombies: list[str] = []
    """The squares with a zombie."""
    tokens: dict[str, Token] = {}
    """By square."""
    bank: Number
    """Zombie figures not on the map and nobody's trophy; without limit (R18.5) it is never counted down."""
    deck: Deck
    discard: list[str] = []
    box: list[str]
    """Event cards out of the game."""
    effects: list[Effect] = []
    active: str
    """Whose turn it is."""
    number: Count = 0
    """Turns begun by all together."""
    phase: Number = 0
    """The step of the turn, 1–6 (R3.1); 0 before it."""
    l0: Number = 0
    """Lives of the active player at the start of the turn (R3.2)."""
    chainsaw: Annotated[Number, BeforeValidator(_added)] = 0
    """What the Chainsaw that the active player has used adds to fights in this turn; 0 without one."""
    doubled: bool = False
    """Whether the active player has doubled this turn's allowance with an Adrenaline Rush (R8.2)."""
    molotov: Annotated[dict[Number, Number], BeforeValidator(_burning)] = {}
    """Buildings, by tile number, into which the active player threw a Molotov cocktail in this turn, and what it adds
    to fights there.
    """
    halted: bool = False
    """Whether the active pawn cannot move any more in this turn (R8.9, R11.4 b, R12)."""
    idle: Count = 0
    """Turns in a row, the running one included, in which no tile was placed and no trophy gained (R19.5)."""

    if TYPE_CHECKING:

        @property
        def data(self) -> ZombiesData: ...

    @model_validator(mode="after")
    def _in_place(self) -> Self:
        """After loading: each hand knows its owner."""
        for seat, survivor in self.survivors.items():
            if (survivor.seat, survivor.hand.owner) != (seat, seat):
                raise ValueError(f"something of {seat} belongs to somebody else")
        people = {self.active, *(each.by for survivor in self.survivors.values() for each in survivor.statuses)}
        if self.survivors.keys() != set(self.seats) or not people <= set(self.seats):
            raise ValueError("there are others than the seats")
        return self

    @property
    def city(self) -> City:
        tiles, city = self.known_city
        if city is None or tiles is not self.tiles:
            city = self.data.atlas.city(self.tiles, self.rules.doors == "any_street")
            self.known_city = self.tiles, city
        return city

    @property
    def pad(self) -> tuple[str, ...]:
        """The squares on which the race is won (R1.1, R18.9); none before the helipad lies."""
        return self.city.pad(self.rules.helipad_goal == "any_square")

    def attach(self, data: Any, seen_by: tuple[str | None] | None = None, of: State | None = None) -> None:
        super().attach(data, seen_by, of)
        none: KnownCity = (), None
        self.known_city = of.known_city if isinstance(of, ZombiesState) else none

    @property
    def playing(self) -> list[str]:
        """The seats still in the game, clockwise from the active player's."""
        survivors = self.survivors
        return [seat for seat in self.seats_from(self.active) if not survivors[seat].gone]

    @property
    def feast(self) -> bool:
        """Whether Alternate Food Source runs: nobody fights (2.4)."""
        return self.effect("alternate_food_source") is not None

    def effect(self, name: EffectName) -> Effect | None:
        return next((each for each in self.effects if each.name == name), None)

    def opponents(self, seat: str) -> list[str]:
        """The other players still in the game, clockwise from the active player's (R13.7)."""
        return [each for each in self.playing if each != seat]

    def card(self, copy: str) -> Card:
        """The card of which this is a copy."""
        return self.data.card(copy)

    def in_hand(self, seat: str) -> list[str]:
        """The cards of a hand as far as this view knows them."""
        return [copy for copy in self.survivors[seat].hand.cards if copy != HIDDEN]

    def in_play(self, seat: str, card: str) -> Item | None:
        """The first card with this rule that lies in front of a player."""
        table = self.survivors[seat].table
        return next((item for item in table if self.card(item.card).rule == card), None) if table else None

    def tile(self, number: int) -> Tile:
        return self.data.tiles[self.tiles[number].tile]

    # Names for texts

    def card_name(self, copy: str) -> Message:
        """The name of the card of which this is a copy."""
        return self.card(copy).name

    def lasting(self, each: Status | Effect) -> Message:
        """The name of the card from which a status or an effect comes."""
        card = self.data.cards.get(each.card)
        return card.name if card else Message(f"zombies-card-{each.name}")

    def card_about(self, copy: str) -> Message:
        """What the card does, in a line."""
        return self.card(copy).about

    def tile_name(self, tile: str) -> Message:
        """The name of a tile by its id."""
        return tile_name(self.data.tiles[tile].named)

    def place(self, square: str) -> Message:
        """A square with the name of its tile."""
        return square_name(square, self.tile(tile_of(square)).named)
