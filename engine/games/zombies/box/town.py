"""Towns that people write: map tiles and event cards that take the place of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, Protocol, Self

from pydantic import AfterValidator, Discriminator, Field, StringConstraints, Tag

from engine.core.message import msg
from engine.core.rows import Fault, Row, Rows, bounded, spelled
from engine.core.scenario import Keep, Scenario, Whole, form, kept, unknown
from engine.core.written import Wording

from .card import COPIES, NAMES, NUMBERS, Alike, Card, Copy
from .tile import Plot, Tile

OwnId = Annotated[str, StringConstraints(max_length=26), spelled(r"[a-z][a-z0-9]*-[a-z0-9]+", "harbour-pier")]
Number = Annotated[int, Field(ge=1, le=COPIES)]
Counts = Annotated[Mapping[str, Annotated[int, Field(ge=0, le=COPIES)]], AfterValidator(bounded), Tag("entries")]
Deck = Annotated[Whole | Counts, Discriminator(form)]
Icon = Literal[
    "alarm_light", "anchor", "axe_battle", "balloon", "bank", "barn", "basketball", "beer", "bell", "bike",
    "book_open_variant", "bowling", "bread_slice", "broom", "bucket", "bullhorn", "bus", "cake", "candy", "castle",
    "cat", "church", "coffee", "cow", "crane", "cross", "diamond", "dog", "drama_masks", "eye", "factory", "fan",
    "ferris_wheel", "ferry", "film", "fire", "fire_truck", "firework", "fish", "flag", "flash", "flashlight",
    "flower", "food", "garage", "gas_station", "ghost", "gift", "guitar_acoustic", "hammer", "hammer_wrench",
    "hand_saw", "hanger", "home", "horse_variant", "horseshoe", "hospital_box", "ice_cream", "key", "kite", "knife",
    "ladder", "lighthouse", "magnet", "microphone", "mirror", "motorbike", "music", "oar", "office_building",
    "palette", "phone", "piano", "pill", "pine_tree", "pirate", "pistol", "police_badge", "printer",
    "racing_helmet", "radio_tower", "rocket", "roller_skate", "sail_boat", "school", "scooter", "shield_star",
    "shoe_print", "shopping", "silo", "skateboard", "sleep", "smoking", "snowflake", "sofa", "spray", "sprout",
    "stadium", "store", "sword", "target", "teddy_bear", "telescope", "tent", "test_tube", "tooth", "torch",
    "tractor", "train", "trumpet", "umbrella", "unicorn", "unicycle", "volleyball", "warehouse", "water_well",
    "waves", "weather_fog", "weather_lightning", "whistle", "wrench",
]  # fmt: skip
TILE, SHORT, CARD, LINE, PRINT = 30, 10, 40, 100, 300
"""Characters of the name of a tile, of its name where there is little room, of the name of a card, of a line about it,
and of what is printed on it.
"""
MOST_TILES = 60


class TownTile(Plot):
    """A tile of a town's own, in so many copies."""

    id: OwnId
    """The name of its town, and one of its own: `harbour-pier`."""
    count: Number = 1
    """How many tiles like this there are."""
    icon: Icon = "store"
    """What is drawn on the floor of a building, see the list."""

    def laid(self) -> Iterator[Laid]:
        """The tiles of the box: each lies once on the map."""
        fields = {name: getattr(self, name) for name in Plot.model_fields}
        fields["late"] = self.late or self.kind == "helipad"
        for n in range(1, self.count + 1):
            id = f"{self.id}-{n}" if n > 1 else self.id
            yield Laid.model_construct(None, **{**fields, "id": id, "of": self.id, "floor": self.icon})


class Laid(Tile):
    """A tile of a town as it lies in the box."""

    of: str
    floor: str

    @property
    def named(self) -> str:
        return self.of

    @property
    def icon(self) -> str:
        return self.floor


class TownCard(Row):
    """A card of a town's own: one of ours under another name."""

    id: OwnId
    """The name of its town, and one of its own: `harbour-flare`."""
    rule: Annotated[str, Field(alias="as")]
    """The card of ours that does the same, see the list."""
    count: Number = 1
    """How many of it lie in the deck."""
    weapon: bool | None = None
    """Whether it is called a weapon; without it as that of ours is."""
    needs: Annotated[tuple[str, ...], Field(strict=False, max_length=COPIES)] = ()
    """Of an item: the buildings, in a room of one of which it is laid down; without any it is laid down anywhere."""
    icon: Icon | None = None
    """What is drawn on it, see the list; without it what is drawn on that of ours."""
    n: int | None = None
    """The number of what it does, of those that have one, see the list; without it that of ours."""

    def _faults(self) -> Iterator[Fault]:
        if self.n is None:
            return
        number = NUMBERS.get(self.rule)
        if number is None:
            yield ("n",), msg("zombies-fault-no-number", card=self.rule)
        elif not number.least <= self.n <= number.most:
            yield ("n",), msg("zombies-fault-number", card=self.rule, least=number.least, most=number.most, n=self.n)


class Ours(Protocol):
    """The tables of our box of which a town takes the place."""

    @property
    def tiles(self) -> Mapping[str, Tile]: ...
    @property
    def cards(self) -> Mapping[str, Card]: ...
    @property
    def deck(self) -> Mapping[str, Copy]: ...


class Town(Scenario):
    """A town that somebody wrote: its map tiles and its event cards."""

    game: ClassVar[str] = "zombies"
    picks: ClassVar[str] = "town"

    keep: Keep = "none"
    """Which tiles of ours stay: `"all"`, `"none"` or a list such as `["T15", "T27"]`. Our start and our helipad stay in
    any case, unless the town has its own."""
    tiles: Rows[TownTile] = {}
    """The tiles of the town itself."""
    deck: Deck = "all"
    """Which cards of ours are played: `"all"` that can be used here, `"none"`, or how many of each, by name."""
    cards: Rows[TownCard] = {}
    """The cards of the town itself."""

    def tables(self, box: Ours) -> Mapping[str, Any]:
        tiles = self._tiles(box)
        cards = {**self._ours(box, tiles), **{id: self._alike(box, card) for id, card in self.cards.items()}}
        own = ((id, False) for id, card in self.cards.items() for _ in range(card.count))
        deck = {
            f"E{n:02}": Copy.model_construct(None, id=f"E{n:02}", card=card, alt_out=out)
            for n, (card, out) in enumerate((*self._copies(box, cards), *own), 1)
        }
        return {"tiles": tiles, "cards": cards, "deck": deck}

    def _tiles(self, box: Ours) -> Mapping[str, Tile]:
        own = {laid.id: laid for tile in self.tiles.values() for laid in tile.laid()}
        ours = {tile.kind: id for id, tile in box.tiles.items() if tile.kind in ("start", "helipad")}
        stay = kept(box.tiles, self.keep, {})
        first = {id: box.tiles[id] for kind, id in ours.items() if all(tile.kind != kind for tile in own.values())}
        return {**first, **{id: tile for id, tile in stay.items() if id not in ours.values()}, **own}

    def _ours(self, box: Ours, tiles: Mapping[str, Tile]) -> dict[str, Card]:
        """The cards of ours that are played, each with those of its buildings that there are."""
        found: dict[str, Card] = {}
        for id, card in box.cards.items():
            there = tuple(tile for tile in card.needs if tile in tiles)
            wanted = self.deck == "all" if isinstance(self.deck, str) else self.deck.get(id, 0) > 0
            if wanted and (there or not card.needs or not isinstance(self.deck, str)):
                found[id] = card.model_copy(update={"needs": there}) if there else card
        return found

    def _copies(self, box: Ours, cards: Mapping[str, Card]) -> Iterator[tuple[str, bool]]:
        """Of the cards of ours: the name of each copy, and whether the alternative rules take it out."""
        if isinstance(self.deck, str):
            yield from ((copy.card, copy.alt_out) for copy in box.deck.values() if copy.card in cards)
        else:
            yield from ((id, False) for id, n in self.deck.items() if id in cards for _ in range(n))

    def _alike(self, box: Ours, card: TownCard) -> Alike:
        ours = box.cards.get(card.rule)
        number = NUMBERS[card.rule].printed if card.rule in NUMBERS else 0
        short = self.short(card.id)
        own = {what for given in self.texts.values() for what in ("does", "text") if f"{what}-{short}" in given}
        return Alike.model_construct(
            None,
            id=card.id,
            kind=ours.kind if ours else "instant",
            weapon=ours is not None and ours.weapon if card.weapon is None else card.weapon,
            needs=card.needs,
            of=card.rule,
            number=number if card.n is None else card.n,
            sign=card.icon or "",
            own=frozenset(own),
        )

    def unfit(self, box: Ours) -> Iterator[Fault]:
        yield from unknown(box.tiles, self.keep, "keep")
        for name in () if isinstance(self.deck, str) else self.deck:
            if name not in box.cards:
                yield ("deck", name), msg("fault-none-of-ours", name=name)
        for id, card in self.cards.items():
            if card.rule in NAMES and card.rule not in box.cards:
                yield ("cards", id, "as"), msg("fault-none-of-ours", name=card.rule)
            elif card.needs and card.rule in box.cards and box.cards[card.rule].kind != "item":
                yield ("cards", id, "needs"), msg("zombies-fault-needs")

    def place(self, where: tuple[str, ...]) -> tuple[str, ...]:
        match where:
            case ("deck", *_):
                return ("deck",)
            case ("cards", name, *_) if name not in self.cards:
                return ("deck", name)
            case _:
                return where

    def wording(self) -> Mapping[str, Wording]:
        texts: dict[str, Wording] = {}
        for id, tile in self.tiles.items():
            texts[f"tile-{self.short(id)}"] = Wording(f"zombies-tile-{id}", TILE)
            if tile.kind == "named":
                texts[f"short-{self.short(id)}"] = Wording(f"zombies-board-short-{id}", SHORT, needed=False)
        for id in self.cards:
            texts[f"card-{self.short(id)}"] = Wording(f"zombies-card-{id}", CARD)
            texts[f"does-{self.short(id)}"] = Wording(f"zombies-does-{id}", LINE, needed=False)
            texts[f"text-{self.short(id)}"] = Wording(f"zombies-cardtext-{id}", PRINT, needed=False)
        return {**super().wording(), **texts}

    def called(self, id: str) -> Self:
        tiles, cards = self.renamed(id, self.tiles), self.renamed(id, self.cards)
        names = dict(zip(self.tiles, tiles, strict=True))
        moved = {
            name: card.model_copy(update={"needs": tuple(names.get(tile, tile) for tile in card.needs)})
            for name, card in cards.items()
        }
        return self.model_copy(update={"id": id, "tiles": tiles, "cards": moved})

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self.misnamed("tiles", self.tiles)
        yield from self.misnamed("cards", self.cards)
