"""A house that somebody wrote: its map, and what is different in the decks and the numbers of the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, pi
from typing import Annotated, Any, ClassVar, Self, TypeVar

from pydantic import Field, StringConstraints

from engine.core.fault import Unreadable
from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row, Rows, spelled
from engine.core.scenario import Keep, Scenario, kept, unknown
from engine.core.written import Wording

from .rows import Card, Character, HandCard, Level, Name, Opening, Size, Stretch, Zone
from .tables import PlagueTables

C = TypeVar("C", Card, HandCard)
NAME, TEXT = 40, 140
"""Characters of a name, and of what a card does."""
MOST = 200
"""Search cards, and cards of the Zombie Player, in all."""
MOST_PEOPLE = 24
"""Characters of a house's own: as many as a choice shows beside ours in two lists."""
LETTERS = {"door": "D", "window": "W", "gate": "G"}
INNER = "I"
"""How openings are called: by what they are, inner doors and windows by this."""
Drawing = Annotated[str, StringConstraints(max_length=10_000)]
Few = Annotated[int, Field(ge=0, le=20)]
Own = Annotated[str, StringConstraints(max_length=26), spelled(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", "farm-1")]
Rolled = Annotated[int, Field(ge=0, le=9)]
"""The total from which something works; 0: never."""


class OwnHandCard(Row):
    """A card of the Zombie Player under a name of its own."""

    id: Own
    """The name of the file and one of its own, with a dash between."""
    like: Name = Field(alias="as")
    """The card of ours that it works like."""
    copies: Few
    """How many there are."""


class OwnCard(OwnHandCard):
    """A search card under a name of its own; the numbers that it says are its own, too."""

    size: Size | None = None
    """`small` takes one place of what a human carries, `large` two."""
    push: Rolled | None = None
    """The roll from which it pushes; 0: it does not."""
    kill: Rolled | None = None
    """The roll from which it kills; 0: it does not."""
    range: Annotated[int, Field(ge=1, le=30)] | None = None
    """How far it is shot or thrown, in squares."""
    dice: Annotated[int, Field(ge=1, le=5)] | None = None
    """Dice of a shot, the best of which counts."""
    works: Annotated[int, Field(ge=2, le=6)] | None = None
    """The least roll with which it works: of what is thrown, of a first-aid kit or bandages."""

    @property
    def numbers(self) -> dict[str, Any]:
        """What is different from the card that it works like."""
        given = self.model_dump(include={"size", "push", "kill", "range", "dice", "works"}, exclude_none=True)
        return {name: None if name in ("push", "kill") and value == 0 else value for name, value in given.items()}


class OwnCharacter(Row):
    """A character under a name of its own."""

    id: Own
    """The name of the file and one of its own, with a dash between."""
    like: Name = Field(alias="as")
    """The character of ours who can do the same."""
    prefers: Name | None = None
    """The search card of ours that they handle best; left out, that of the character that they are like."""


class OwnCounts(Row):
    """Numbers of the box that are different in a house."""

    allowance: Annotated[tuple[Few, ...], Field(strict=False, min_length=5, max_length=5)] | None = None
    """Actions of a turn with 0, 1, 2, 3 and 4 lives."""
    barricades: Annotated[int, Field(ge=0, le=40)] | None = None
    """How many there are."""
    walls: Annotated[int, Field(ge=0, le=40)] | None = None
    """How many walls can be destroyed."""
    fires: Annotated[int, Field(ge=1, le=80)] | None = None
    """How many squares can burn at the same time."""
    zombies_per_human: Annotated[int, Field(ge=4, le=12)] | None = None
    """Zombies in the game for each human."""
    first_per_human: Annotated[int, Field(ge=0, le=6)] | None = None
    """Zombies for each human that come in the first zombie turn."""
    hand_per_human: Annotated[int, Field(ge=0, le=6)] | None = None
    """Cards of the Zombie Player for each human."""
    crazy_per_human: Annotated[int, Field(ge=0, le=6)] | None = None
    """Crazy figures for each human, with that expansion."""


class House(Scenario):
    """A house: how it is drawn, what its rooms are, and what is different from ours in decks and numbers."""

    game: ClassVar[str] = "plague"
    picks: ClassVar[str] = "house"

    drawing: Drawing
    """The house and what is around it, drawn square by square."""
    basement: Drawing = ""
    """Its basement, drawn in the same way; none: the expansion is not played with this house."""
    zones: Rows[Zone]
    """Rooms, shed, car and basement, each from one square to another; where two overlap, the first has the square."""
    openings: Rows[Opening] = {}
    """Doors, windows and gates that shall have a name or number of their own."""
    counts: OwnCounts = OwnCounts()
    """Numbers of tokens, zombies and actions."""
    copies: Annotated[Mapping[Name, Few], Field(max_length=60)] = {}
    """How many there are of search cards of ours, by their names; of all others as many as in our box."""
    cards: Rows[OwnCard] = {}
    """Search cards under names of their own."""
    hand: Annotated[Mapping[Name, Few], Field(max_length=60)] = {}
    """How many there are of our cards of the Zombie Player."""
    tricks: Rows[OwnHandCard] = {}
    """Cards of the Zombie Player under names of their own."""
    begins: Listed[Stretch] = ()
    """Where humans begin: outdoors in these parts of the map; none named: anywhere outdoors."""
    comes: Listed[Stretch] = ()
    """Where new zombies come from: these parts of the map; none named: anywhere."""
    characters: Keep = "all"
    """Which characters of ours take part: `"all"`, `"none"`, or a list of their names."""
    people: Annotated[Rows[OwnCharacter], Field(max_length=MOST_PEOPLE)] = {}
    """Characters under names of their own."""

    # In the box

    def tables(self, box: PlagueTables) -> Mapping[str, Any]:
        found: dict[str, Any] = {
            "maps": {level.id: level for level in self._levels()},
            "zones": self.zones,
            "cards": {
                **_counted(box.cards, self.copies),
                **{id: self._own(box.cards[each.like], each, each.numbers) for id, each in self.cards.items()},
            },
            "hand": {
                **_counted(box.hand, self.hand),
                **{id: self._own(box.hand[each.like], each, {}) for id, each in self.tricks.items()},
            },
            "characters": kept(
                box.characters,
                self.characters or "all",  # once none could be named for all
                {id: self._person(box.characters[each.like], each) for id, each in self.people.items()},
            ),
            "begins": self.begins,
            "comes": self.comes,
            "counts": box.counts.model_copy(update=self.counts.model_dump(exclude_none=True)),
        }
        return {**found, "openings": self._openings(box, found)}

    def _levels(self) -> Iterator[Level]:
        yield Level.model_construct(None, id="main", prefix="", drawing=self.drawing)
        if self.basement:
            yield Level.model_construct(None, id="basement", prefix="b", drawing=self.basement)

    def _own(self, ours: C, own: OwnHandCard, numbers: Mapping[str, Any]) -> C:
        kind = "card" if isinstance(ours, Card) else "trick"
        told = any(f"{kind}text-{self.short(own.id)}" in texts for texts in self.texts.values())
        own_text = {} if told else {"text": ours.id}
        return ours.model_copy(update={**numbers, "id": own.id, "like": ours.id, "copies": own.copies, **own_text})

    def _person(self, ours: Character, own: OwnCharacter) -> Character:
        return ours.model_copy(update={"id": own.id, "prefers": own.prefers or ours.prefers})

    def _openings(self, box: PlagueTables, tables: Mapping[str, Any]) -> Mapping[str, Opening]:
        """Those that are given, and all others of the drawing. Those of the house to the outside are numbered, with the
        clock from the south, if none of them has a number of its own.
        """
        fields = {name: getattr(box, name) for name in type(box).model_fields}
        drawn = type(box).model_construct(None, **{**fields, **tables, "openings": {}})
        found, given = dict(self.openings), {opening.edge for opening in self.openings.values()}
        try:
            grid, outer = drawn.grid, {edge: drawn.exterior(edge) for edge in drawn.grid.edges}
        except (Unreadable, KeyError):  # which is told as a fault
            return found
        for edge, kind in grid.edges.items():
            if kind in LETTERS and edge not in given:
                letter = INNER if kind != "gate" and not outer[edge] else LETTERS[kind]
                n = next(n for n in range(1, len(grid.edges) + 1) if f"{letter}{n}" not in found)
                found[f"{letter}{n}"] = Opening.model_construct(None, id=f"{letter}{n}", edge=edge, number=0)
        if not any(opening.number for opening in found.values()):
            middle = _middle(drawn, drawn.house)
            outside = [opening for opening in found.values() if outer.get(opening.edge)]
            outside.sort(key=lambda each: _clock(_middle(drawn, grid.ends(each.edge)), middle))
            found |= {each.id: each.model_copy(update={"number": n}) for n, each in enumerate(outside, 1)}
        return found

    def place(self, where: tuple[str, ...]) -> tuple[str, ...]:
        match where:
            case "maps", id, *_:
                return ("drawing" if id == "main" else "basement",)
            case "maps", *_:
                return ("drawing",)
            case "cards", id, *_ if id not in self.cards:
                return ("copies", id)
            case "hand", id, *rest:
                return ("tricks", id, *rest) if id in self.tricks else ("hand", id)
            case "characters", id, *rest if id in self.people:
                return ("people", id, *rest)
            case _:
                return where

    # Its texts

    def wording(self) -> Mapping[str, Wording]:
        """Rooms, places and openings without a text are called like ours, cards with our numbers do what ours do."""
        found = {
            "zone": dict.fromkeys(self.zones, ("zone", NAME, False)),
            "search": {f"X{n}": ("search", NAME, False) for n in range(1, 13)},
            "opening": dict.fromkeys(self.openings, ("opening", NAME, False)),
            "card": {self.short(id): ("card", NAME, True) for id in self.cards},
            "cardtext": {self.short(id): ("cardtext", TEXT, bool(each.numbers)) for id, each in self.cards.items()},
            "person": {self.short(id): ("character", NAME, True) for id in self.people},
            "trick": {self.short(id): ("zombie-card", NAME, True) for id in self.tricks},
            "tricktext": {self.short(id): ("zombie-cardtext", TEXT, False) for id in self.tricks},
        }
        return {
            **super().wording(),
            **{
                f"{short}-{id}": Wording(f"plague-{family}-{self.id}-{id}", most, needed)
                for short, each in found.items()
                for id, (family, most, needed) in each.items()
            },
        }

    def called(self, id: str) -> Self:
        return self.model_copy(
            update={
                "id": id,
                "cards": self.renamed(id, self.cards),
                "tricks": self.renamed(id, self.tricks),
                "people": self.renamed(id, self.people),
            }
        )

    # What must hold

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self.misnamed("cards", self.cards)
        yield from self.misnamed("tricks", self.tricks)
        yield from self.misnamed("people", self.people)
        for level in self._levels():
            for what in level.wrong():
                yield self.place(("maps", level.id)), what
        if self.counts.allowance and self.counts.allowance[0]:
            yield ("counts", "allowance"), msg("plague-fault-dead-act")

    def unfit(self, box: PlagueTables) -> Iterator[Fault]:
        for table, ours in (("copies", box.cards), ("hand", box.hand)):
            for name in getattr(self, table):
                if name not in ours or not _is_counted(ours[name]):
                    yield (table, name), msg("fault-none-of-ours", name=name)
        for table, ours in (("cards", box.cards), ("tricks", box.hand)):
            for id, own in getattr(self, table).items():
                if own.like not in ours or not _is_counted(ours[own.like]):
                    yield (table, id, "as"), msg("fault-none-of-ours", name=own.like)
        yield from unknown(box.characters, self.characters, "characters")
        for id, own in self.people.items():
            if own.like not in box.characters:
                yield ("people", id, "as"), msg("fault-none-of-ours", name=own.like)
            if own.prefers and (own.prefers not in box.cards or not _is_counted(box.cards[own.prefers])):
                yield ("people", id, "prefers"), msg("fault-none-of-ours", name=own.prefers)
        for id, own in self.cards.items():
            if own.like in box.cards:
                yield from ((("cards", id, *where), what) for where, what in _unsound(box.cards[own.like], own))
        for table, ours, counted, own in (
            ("copies", box.cards, self.copies, self.cards),
            ("hand", box.hand, self.hand, self.tricks),
        ):
            copies = {**{id: each.copies for id, each in ours.items()}, **counted}
            if sum((*copies.values(), *(each.copies for each in own.values()))) > MOST:
                yield (table,), msg("plague-fault-most-cards", most=MOST)


def _is_counted(card: Card | HandCard) -> bool:
    """Whether there can be more or fewer of a card: those of expansions are there once."""
    return card.kind != "expansion" if isinstance(card, Card) else not card.fire


def _unsound(ours: Card, own: OwnCard) -> Iterator[Fault]:
    """Numbers that a card like this does not have, or that make no sense together."""
    numbers, hits = own.numbers, ours.kind in ("melee", "firearm")
    has = {"push": hits, "kill": hits, "range": ours.range, "dice": ours.kind == "firearm", "works": ours.works}
    for name in numbers:
        if not has.get(name, True):
            yield (name,), msg("plague-fault-no-number", name=ours.id)
    yield from ours.model_copy(update=numbers).wrong()


def _counted(cards: Mapping[str, C], copies: Mapping[str, int]) -> dict[str, C]:
    return {id: card.model_copy(update={"copies": copies[id]}) if id in copies else card for id, card in cards.items()}


def _middle(box: PlagueTables, squares: Any) -> tuple[float, float]:
    spots = [box.grid.spots[each] for each in squares]
    return sum(spot.x for spot in spots) / max(1, len(spots)), sum(spot.y for spot in spots) / max(1, len(spots))


def _clock(at: tuple[float, float], middle: tuple[float, float]) -> float:
    """How far round with the clock, from the south."""
    return (atan2(middle[0] - at[0], at[1] - middle[1]) + 2 * pi) % (2 * pi)
